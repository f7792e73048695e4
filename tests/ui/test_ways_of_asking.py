"""How people ask: with typing errors, in the plural, about two things, about duties, prices and money; each answer is true."""

from __future__ import annotations

import re
from html import unescape

import pytest

import gamelib
from gamelib.ui.table.game import PERSON, Game, begun
from gamelib.ui.table.how_asked import spelt_out
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.spelling import spelt
from tests.ui.pages import ask, played, table

pytestmark = pytest.mark.usefixtures("rules_alone")


NAMES = ("Anna", "Ben", "Chloe")


def at_demo(clause: str, at: int = 0) -> TablePage:
    """A table for one person at a place of a demonstration."""
    record = gamelib.ruleset(clause.partition(".")[0]).demos[clause]
    page = TablePage(record, at, face="play")
    state = page.game.state
    page.opened = Game(begun(state, record.names))
    page.opened.seats = [PERSON if seat == state.actor else "random" for seat in range(state.rules.players)]
    return page


@pytest.fixture
def mark() -> TablePage:
    page = table("mark", players=3)
    page.game.names, page.face = NAMES, "play"
    return played(page, "first 1", "roll red blue")


def told(page: TablePage, question: str) -> str:
    answer = re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", ask(page, "question", move=question).answer)))
    return answer.replace("Show me this rule", "").strip()


@pytest.mark.parametrize(
    ("question", "read", "answer"),
    [
        ("can i take a red peice", "'piece' for 'peice'", "✓ Yes, allowed by mark.take"),
        ("may I refien red", "'refine' for 'refien'", "There is no red piece in the yard."),
        ("can I take gren", "'green' for 'gren'", "there is no action with green. mark.one-action"),
        ("what does storege cost", "'storage' for 'storege'", "Storage fee :"),
        ("What hapens when I roll a double?", "'happens' for 'hapens'", "Doubles :"),
    ],
)
def test_a_letter_astray_is_read_as_what_was_meant_and_that_is_said(
    mark: TablePage, question: str, read: str, answer: str
) -> None:
    said = told(mark, question)
    assert f"Read as {read}." in said
    assert answer in said


@pytest.mark.parametrize("question", ["Can I change red?", "can I take rad", "may Ann take red"])
def test_another_word_is_not_read_as_one_of_the_game(mark: TablePage, question: str) -> None:
    said = told(mark, question)
    assert "Read as" not in said
    assert "✓" not in said
    assert "not understood" in said.lower()


@pytest.mark.parametrize("word", ["cheap", "write", "ring", "very", "change"])
def test_an_everyday_word_is_never_read_as_another(mark: TablePage, word: str) -> None:
    assert "Read as" not in told(mark, f"is it {word} to take red?")


@pytest.mark.parametrize(
    ("question", "answer"), [("when is the game over", "End of the game :"), ("where do I get money", "Sell :")]
)
def test_a_question_by_its_subject_leads_to_its_rule(mark: TablePage, question: str, answer: str) -> None:
    assert answer in told(mark, question)


@pytest.mark.parametrize("question", ["Can I take reds?", "Would it be ok to take red?", "May Anna take red pieces"])
def test_several_of_a_colour_are_that_colour(mark: TablePage, question: str) -> None:
    assert "✓ Yes, allowed by mark.take" in told(mark, question)


@pytest.mark.parametrize("question", ["Can I build on C-4?", "can I build on c 4", "Can I build on C 4?"])
def test_a_square_may_be_written_apart(question: str) -> None:
    page = played(table("shark", players=2), "first 1", "deal red", "deal blue", "roll red 1")
    assert "✓ Yes, allowed by shark.zone-die" in told(page, question)


def test_a_word_as_it_sounds_is_what_is_meant_unless_somebody_is_called_so(mark: TablePage) -> None:
    tongue = mark.tongue
    assert spelt_out("wat do i haf to do wen Ned bids", tongue, NAMES) == "what do i have to do when Ned bids"
    assert spelt_out("wat may Wen do", tongue, ("Wen", "Ben")) == "what may Wen do"
    ned = spelt(mark.moment, "may Ned bild", ("Ned", "Ben"), tongue)
    assert (ned.text, ned.read) == ("may Ned build", (("bild", "build"),))


def test_apostrophes_may_be_left_out() -> None:
    said = told(at_demo("shark.buy-limit"), "Why cant I buy yellow shares?")
    assert "Yellow is at value 0" in said
    assert "Not understood" not in said


def test_of_two_things_each_is_answered_and_both_only_where_they_can_follow_each_other(mark: TablePage) -> None:
    said = told(mark, "May I take red or green?")
    assert "✓ Yes, allowed by mark.take" in said
    assert "there is no action with green. mark.one-action" in said
    said = told(mark, "May I take red and blue?")
    assert "✕ Either is allowed, but not both." in said
    assert "✓" not in said
    rich = at_demo("shark.buy-limit")
    assert "✓ Yes, one after the other" in told(rich, "Can I buy a red and a blue share?")
    said = told(rich, "Can I buy a red and a yellow share?")
    assert "Yellow is at value 0" in said
    assert "✓" not in said


@pytest.mark.parametrize(
    ("clause", "at", "question", "answer"),
    [
        ("marco_polo.khanbalik-entry", 0, "Do I have to move?", "Yes: nothing else can be done now. You must move now."),
        ("mark.sell", 1, "must I take a piece?", "No: something else can be done as well. You must take, refine or sell now."),
        ("city.reserve", 0, "do I have to build?", "Not now: that cannot be done at the moment. You must reserve a plot now"),
        ("city.reserve", 0, "Why must I reserve?", "You must reserve a plot now"),
    ],
)
def test_a_duty_is_one_where_nothing_else_can_be_done(clause: str, at: int, question: str, answer: str) -> None:
    said = told(at_demo(clause, at), question)
    assert said.startswith(answer)
    assert "Not understood" not in said


@pytest.mark.parametrize(
    ("clause", "at", "question", "answer"),
    [
        ("shark.buy-limit", 0, "How much does a red share cost?", "Buy a red share: pay 3,000 FT. shark.price"),
        ("shark.buy-limit", 0, "what is the price of a blue share", "Buy a blue share: pay 1,000 FT. shark.price"),
        ("marco_polo.buy", 0, "What does a card cost?", "Buy a card from the pile: pay 20 besants. marco_polo.buy"),
        ("mark.sell", 1, "how much do I get for selling red?", "Sell red on row A: get $30. mark.sell"),
        ("city.reserve", 0, "What does it cost to reserve a plot?", "No money changes hands for that now. city.reserve"),
        ("mark.sell", 1, "How much money does Ben have?", "Ben's cash: $"),
        ("city.reserve", 0, "how many coins do I have", "Ben has 15 coins. city.money"),
        (
            "mark.sell",
            1,
            "Whose turn is it?",
            "It is your turn. You must take, refine or sell now. mark.one-action",
        ),
    ],
)
def test_prices_purses_and_turns_are_told_as_they_are_now(clause: str, at: int, question: str, answer: str) -> None:
    assert told(at_demo(clause, at), question).startswith(answer)


def test_a_pile_is_named_by_its_colour_as_by_a_click() -> None:
    page = at_demo("marco_polo.buy")
    assert "In Tabriz only green cards are sold; mauve ones are bought on a mauve trading post." in told(
        page, "Can I buy a mauve card?"
    )
    assert "✓ Allowed: Buy a card from the pile, by marco_polo.buy" in told(page, "Can I buy a green card?")
    assert "✓" not in told(page, "Can I sell a green card?")


def test_somebody_to_whom_something_goes_does_not_act(mark: TablePage) -> None:
    assert "decides nothing now" not in told(mark, "can I give money to Ben?")
    assert "decides nothing now" in told(mark, "can Ben take red?")
    said = told(mark, "Can Ben see my bid?")
    assert "mark.sealed-bids" in said
    assert "Not before all bids are in" in said


@pytest.mark.parametrize(
    ("name", "question", "clause"),
    [
        ("city", "what does expropriate mean", "city.expropriate"),
        ("city", "What is a park?", "city.build-blocker"),
        ("city", "who starts?", "city.first-player"),
        ("shark", "who begins", "shark.first-player"),
        ("shark", "how high can a company rise?", "shark.value"),
        ("marco_polo", "How far can I go?", "marco_polo.roulette"),
        ("marco_polo", "Can I see Ben's cards?", "marco_polo.hidden-hands"),
        ("marco_polo", "What happens if I can't pay?", "marco_polo.debt"),
        ("mark", "how many actions do I have", "mark.one-action"),
    ],
)
def test_what_everybody_asks_finds_its_rule(name: str, question: str, clause: str) -> None:
    first = re.search(r'data-do="clause" data-arg="([^"]+)"', ask(table(name), "question", move=question).answer)
    assert first is not None
    assert first[1] == clause


def test_what_holds_in_a_variant_only_is_told_after_all_else() -> None:
    assert "variant" not in ask(table("shark"), "question", move="what is a chain?").answer


@pytest.mark.parametrize("name", gamelib.RULESETS)
@pytest.mark.parametrize(
    "question", ["May she fly to the moon?", "Can I frobnicate?", "may I?", "is it raining", "xyzzy", "?!"]
)
def test_what_is_not_understood_gets_no_yes(name: str, question: str) -> None:
    page = table(name, players=2)
    page.face = "play"
    ask(page, "play", "first 1")
    said = told(page, question)
    assert said
    assert "✓" not in said
    assert not said.startswith("Yes")


def test_a_question_that_names_no_move_says_so_before_the_nearest_rule(mark: TablePage) -> None:
    said = told(mark, "Can I refine diagonally?")
    assert said.startswith("The nearest rule I know: Refine :")
    assert "Not understood: 'diagonally'. So there is no plain yes or no." in said


def test_a_click_on_the_ladder_without_money_speaks_of_buying_too() -> None:
    state = at_demo("shark.no-credit").game.state
    poor = gamelib.ruleset("shark").position(state.position().replace("2,000", "0").replace("2000", "0"), state.rules)
    page = TablePage(begun(poor, NAMES[:2]), face="play")
    assert {move.kind for move in page.moment.moves} == {"sell", "done"}
    ask(page, "place", "ladder/0")
    assert "A red share costs" in page.answer
    assert "sell" in page.answer
