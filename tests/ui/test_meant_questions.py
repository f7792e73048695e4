"""What pupils ask when they are behind, at the end, and about what they see, in the words in which they ask it."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.ui.play import scores
from gamelib.ui.table.game import PERSON
from gamelib.ui.table.moment import Moment
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.sight import OPEN
from tests.ui.pages import ask
from tests.ui.test_common_questions import said, told
from tests.ui.test_past_questions import after
from tests.ui.test_score_parts import ended
from tests.ui.test_table_of_questions import at

BEHIND = (
    "I am behind, what should I do?",
    "how can i catch up",
    "i'm losing. what now?",
    "im far behind, help",
    "what should i do if i am behind",
    "how do i still catch up with ben",
)


@pytest.mark.parametrize("question", BEHIND)
@pytest.mark.parametrize("table", [*gamelib.RULESETS, "bid"])
def test_whoever_is_behind_is_told_what_is_due_and_the_way_to_a_hint(table: str, question: str) -> None:
    page = at(table)
    answer = told(page, question)
    assert answer == told(page, "What should I do now?")
    assert answer.startswith("What should I do now? ")
    assert answer.endswith(" A hint names a good move and says why. Hint")


def test_who_is_behind_is_another_question() -> None:
    assert told(at("mark"), "how far behind am i").startswith("Who is winning?")
    assert told(at("mark"), "why am i behind").startswith("Who is winning?")


def lost(name: str) -> tuple[TablePage, str, str]:
    """A game that is over, and the names of whoever lost and of whoever won."""
    page = ended(name)
    outcome = page.game.state.outcome
    assert outcome is not None
    winner, loser = outcome.winners[0], next(one for one in (0, 1) if one not in outcome.winners)
    page.game.seats = [PERSON if seat == loser else "beginner" for seat in (0, 1)]
    return page, page.tongue.player(loser), page.tongue.player(winner)


@pytest.mark.parametrize(
    ("name", "difference"),
    [
        ("city", "{0} has 6 coins left, and {1} 11."),
        ("shark", "The shares of {0} bring 172,000 FT, and those of {1} 547,000 FT."),
    ],
)
def test_why_a_game_was_lost_is_told_by_what_made_the_difference_with_every_score_folded(name: str, difference: str) -> None:
    page, loser, winner = lost(name)
    for question in ("Why did I lose?", f"why did {winner} win", f"why did {loser} lose"):
        answer = ask(page, "question", move=question).answer
        before, _, folded = answer.partition("<details ")
        assert difference.format(loser, winner) in said(before)
        assert f"{loser} has " in said(folded)
        assert "open" not in folded.partition(">")[0]
    assert "open" in ask(page, "question", move="who won").answer.partition("<details ")[2].partition(">")[0]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", ["city", "shark", "mark"])
def test_what_made_the_difference_is_for_the_winner_and_the_most_comes_first(name: str, seed: int) -> None:
    record = gamelib.playout(name, seed=seed)
    page = TablePage(record, len(record.moves), face="play")
    now, outcome = Moment(page.game, OPEN, None), page.game.state.outcome
    assert outcome is not None
    winner, sign = outcome.winners[0], -1 if name == "city" else 1
    less = {"city": ("coins",), "mark": ("bids", "fees"), "shark": ()}[name]
    for player in range(len(outcome.scores)):
        theirs, best = scores._terms(now, player), scores._terms(now, winner)
        total = sum(-value if key in less else value for key, value in theirs.items())
        assert total == outcome.scores[player]
        gains = [sign * (best[key] - theirs[key]) * (-1 if key in less else 1) for key in best]
        lines = scores.differences(now, player, winner, page.tongue)
        assert bool(lines) is (outcome.scores[player] != outcome.scores[winner])
        assert len(lines) <= sum(gain > 0 for gain in gains)


@pytest.mark.parametrize(
    ("table", "question", "answer"),
    [
        ("city", "why does the fish shop score 1 not 2", "Anna has no fishmonger yet"),
        (
            "city",
            "why does my toy shop score 4 not 5",
            "Anna has no toy shop yet, so no road to one. Without any, it counts 10",
        ),
        ("city", "why does Ben's waste dump score 3", "Ben has no waste dump yet"),
        ("city", "why is my score so high", "Why is my score so high? The score is the road tiles of your four routes"),
        ("city", "how do i get points", "How do I get points? Points are bad here: the lowest score wins."),
        ("city", "how can i get more points", "How do I get points? Points are bad here: the lowest score wins."),
        ("city", "how do i score", "How do I get points? Points are bad here: the lowest score wins."),
        ("bid", "why do i have to pay 5", "What is the storage fee? At the start of a turn you pay $5"),
        ("bid", "why must i pay $5", "What is the storage fee? At the start of a turn you pay $5"),
        ("bid", "why do i have to bid", "An auction is on: you must lay a bid."),
        ("bid", "does the second highest pay", "Do I get my money back when I lose the auction? You keep your money: only the"),
        ("bid", "does the second highest bidder pay too", "only the highest bidder pays, and only what they bid."),
        ("marco_polo", "what do the little numbers mean", "On the map each stands on a ringed place, where you may go now: it"),
        ("marco_polo", "what do the numbers on the rings mean", "On the two rings of the roulette they are the steps that may"),
        ("marco_polo", "what are the small circles", "What are the small circles? Places on the way without trade."),
        ("marco_polo", "i want to buy silk", "Can I choose which card I buy? The top card of the pile, face down"),
        ("shark", "can i build on 5", "✕ No: The die shows zone 1: nothing is built in zone 5 now."),
        ("shark", "may i put a building on 5?", "✕ No: The die shows zone 1: nothing is built in zone 5 now."),
        ("shark", "may i build in 1", "✓ Yes, allowed by shark.zone-die"),
        ("shark", "build in 5 turns", "Not understood: '5 turns'"),
        ("mark", "why is it my turn again", "Why is it my turn again? Play goes round clockwise"),
        ("mark", "wat is the rof for", "Read as 'roof' for 'rof'. What is the roof?"),
        ("mark", "what is the yrd", "Read as 'yard' for 'yrd'. What is the yard?"),
    ],
)
def test_a_question_is_answered_by_what_is_meant(table: str, question: str, answer: str) -> None:
    assert answer in told(at(table), question)


def test_the_shop_of_one_player_alone_is_told_where_somebody_is_named() -> None:
    answer = told(at("city"), "why does Ben's waste dump score 3")
    assert "Anna" not in answer
    assert "Chloé" not in answer


@pytest.mark.parametrize("typed", ["falcon", "falcons", "almond", "almonds"])
def test_what_was_not_understood_is_shown_as_it_was_typed(typed: str) -> None:
    assert f"Not understood: '{typed}'." in told(at("marco_polo"), f"can i buy {typed}")


@pytest.mark.parametrize(
    ("card", "told_by"), [("blue-new-year", "New Year"), ("yellow-birthday", "It is the birthday of Anna")]
)
def test_who_paid_somebody_because_all_did_is_told_by_which_card(card: str, told_by: str) -> None:
    page = after(f"marco_polo.chance-{card}")
    for asker, question in ((1, "why did i pay anna"), (2, "why did i have to pay Anna"), (2, "why did i give Anna money")):
        page.game.seats = [PERSON if seat == asker else "beginner" for seat in range(3)]
        answer = told(page, question)
        assert told_by in answer
        assert f"{('Anna', 'Ben', 'Chloé')[asker]} pays Anna" in answer
    assert "nothing of the kind" in told(page, "why did i pay Ben")
