"""Why am I behind, who is going to win, and why did I get just that: told from the table and from the record."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gamelib.core.rulebook import Rulebook
from gamelib.players.playout import playout
from gamelib.ui.table.behind_questions import _named, received
from gamelib.ui.table.game import PERSON
from gamelib.ui.table.page import TablePage
from tests.ui.test_common_questions import NAMES, told
from tests.ui.test_table_of_questions import at


def after(game: str, moves: int = 0, you: int = 0, seed: int = 3, bots: str = "beginner") -> TablePage:
    """A table after so many moves of a game of bots, or at its end, at which one seat is a person's."""
    record = playout(game, bots=bots, seed=seed)
    made = record.moves[: moves or len(record.moves)]
    page = TablePage(replace(record, moves=made, names=NAMES), len(made), face="play")
    page.game.seats = [PERSON if seat == you else "beginner" for seat in range(3)]
    return page


@pytest.mark.parametrize(
    "question",
    ["why am I so far behind?", "why is Chloé winning", "how come Ben has so little money", "why does Chloé have more than me"],
)
def test_why_somebody_is_behind_is_how_all_stand_and_what_brought_each_the_most(question: str) -> None:
    page = after("shark", 170)
    said = told(page, question)
    assert said.startswith("Who is winning? Whoever has the most in cash and shares together")
    assert "Where the most money came from so far, by the record:" in said
    for player, got in received(page.moment).items():
        assert f"{NAMES[player]}: dividends {got['shark.dividend']:,} FT" in said


@pytest.mark.parametrize("game", ["mark", "shark", "marco_polo"])
def test_where_money_came_from_is_said_in_words_and_not_by_the_titles_of_rules(game: str) -> None:
    clauses = set()
    for seed in range(4):
        page = after(game, 300, seed=seed, bots="sensible")
        clauses |= {clause for got in received(page.moment).values() for clause in got} - {f"{game}.setup"}
    said = {clause: _named(clause, page.tongue) for clause in clauses}
    assert said
    assert all(name != Rulebook(game)[clause].title for clause, name in said.items())
    assert all(name.islower() for name in said.values())
    if game == "shark":
        assert said["shark.sell-free"] == "sales of shares"
        assert "Sales are free" not in told(page, "why am I behind?")


def test_what_came_in_is_what_the_events_paid() -> None:
    page = after("mark", 120)
    sales = [event.values for state in page.game.states for event in state.events if event.key == "sell"]
    for player, got in received(page.moment).items():
        assert got == {"mark.sell": sum(int(str(one["price"])) for one in sales if one["player"] == player)}


def test_where_nobody_earns_money_no_sources_are_told() -> None:
    assert "by the record" not in told(at("city"), "why am I losing")


@pytest.mark.parametrize("question", ["who is going to win", "will Ben win", "who do you think will win"])
@pytest.mark.parametrize("table", ["shark", "city"])
def test_who_is_going_to_win_nobody_knows_before_the_end(table: str, question: str) -> None:
    assert "Nobody knows before the end." in told(at(table), question)


@pytest.mark.parametrize("question", ["who is going to win", "can I still win", "why am I so far behind"])
def test_when_the_game_is_over_it_is_told_who_has_won(question: str) -> None:
    assert told(after("shark"), question).startswith("Chloé wins with 573,000 FT.")


@pytest.mark.parametrize("question", ["could I have won", "could Ben have won?"])
def test_what_might_have_been_nobody_can_tell(question: str) -> None:
    said = told(after("shark"), question)
    assert said.startswith("Whether it could have come otherwise nobody can tell")
    assert "Chloé wins with 573,000 FT." in said


@pytest.mark.parametrize("game", ["mark", "city", "shark", "marco_polo"])
def test_when_money_comes_is_what_the_rules_pay_for(game: str) -> None:
    assert told(at(game), "when do I get money").startswith(("How do I get money?", "How do I earn money?"))


@pytest.mark.parametrize("question", ["why did I only get 2000", "why did I get 2,000 for green", "why did i just get 2000?"])
def test_a_sum_of_the_past_is_the_event_with_that_sum(question: str) -> None:
    said = told(after("shark", 30), question)
    assert said.startswith("That was in turn 5: Green rises from 1 to 2.")
    assert "Anna gets 2 × 1 × 1,000 = 2,000 FT for green." in said


def test_a_sum_that_nobody_got_is_not_made_up_nor_taken_from_how_another_is_worked_out() -> None:
    page = after("shark", 30)
    assert told(page, "why did I get 5000") == "The log of this game has nothing of the kind so far."
    assert "premium of 2 × 1,000 = 2,000 FT" not in told(page, "why did I get 1000")


@pytest.mark.parametrize("question", ["why was I moved to acre", "how did I get to Acre", "why was I sent to Acre"])
def test_whoever_was_moved_by_a_card_is_told_the_card_and_who_drew_it(question: str) -> None:
    said = told(after("marco_polo", 300, you=1, seed=5), question)
    assert said.startswith("That was in turn 62: The Pope is bored: Chloé may send a merchant to Acre.")
    assert "Chloé names Ben." in said
    assert "The card takes Ben from Hangzhou to Acre." in said
