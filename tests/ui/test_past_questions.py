"""Why did that happen? The events themselves tell it, as the asker saw them."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.ui.table import past_questions
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, played, table
from tests.ui.test_ways_of_asking import NAMES, told

pytestmark = pytest.mark.usefixtures("rules_alone")


def after(clause: str) -> TablePage:
    """A table at the end of a demonstration."""
    record = gamelib.ruleset(clause.partition(".")[0]).demos[clause]
    return TablePage(record, len(record.moves), face="play")


def test_a_plot_that_was_lost_to_a_road_is_told_with_the_reason_its_clause_and_the_turn() -> None:
    page = after("city.expropriate-marker")
    events = [event for state in page.game.states for event in state.events if event.key == "marker-back"]
    plot, owner = events[-1].values["plot"], page.tongue.player(events[-1].values["player"])
    answer = told(page, f"why did {owner} lose {plot}?")
    assert answer.startswith("That was in turn ")
    assert f"{plot} becomes a road:" in answer
    assert f"{owner} has lost {plot} to the road" in answer
    assert "city.expropriate-marker" in answer
    for question in (f"Why is {plot} a road?", f"what happened to {plot}"):
        assert f"{plot} becomes a road:" in told(page, question)
    assert f"{owner} has lost {plot} to the road" in told(page, f"why did {owner} get a marker back")


def test_what_never_happened_is_not_made_up() -> None:
    page = table("city", players=2)
    while page.game.state.phase != "choose":
        ask(page, "step")
    answer = told(page, "why did I lose C4?")
    assert answer == "The log of this game has nothing of the kind so far."


@pytest.fixture
def auction() -> TablePage:
    page = table(players=3)
    page.game.names, page.face = NAMES, "play"
    played(page, "first 1", "roll hammer red")
    for bid in ("bid 5", "bid 3", "bid 5"):
        played(ask(page, "lift"), bid)
    return played(page, "place 1", "roll blue gold")


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ("why did Anna pay?", "Anna pays $5 for the red piece."),
        ("what did Anna pay?", "Anna pays $5 for the red piece."),
        ("who won the last auction?", "Equal bids of $5 by Anna and Chloe: Anna comes first"),
        ("Why did Anna win the auction?", "Equal bids of $5 by Anna and Chloe: Anna comes first"),
        ("why did Chloe lose the auction?", "Equal bids of $5 by Anna and Chloe: Anna comes first"),
        ("why didn't Ben win the auction", "The bids are shown: Anna $5, Ben $3 and Chloe $5."),
    ],
)
def test_who_paid_won_and_lost_is_told_from_the_log(auction: TablePage, question: str, sentence: str) -> None:
    answer = told(auction, question)
    assert answer.startswith("That was in turn 1:")
    assert sentence in answer


@pytest.mark.parametrize("question", ["why did Ben pay?", "why did Ben win the auction?", "why did Anna lose the auction?"])
def test_nobody_is_told_what_befell_another(auction: TablePage, question: str) -> None:
    assert "The bids are shown" not in told(auction, question)


def test_a_bid_that_is_still_sealed_is_not_told() -> None:
    page = table(players=3)
    page.game.names, page.face = NAMES, "play"
    played(ask(played(page, "first 1", "roll hammer red"), "lift"), "bid 17")
    for question in ("why did Anna bid?", "what happened to Anna", "how much did Anna bid", "why did Anna pay?"):
        assert "17" not in told(page, question)


def test_a_fee_at_the_beginning_of_a_turn_is_told_in_that_turn() -> None:
    states = gamelib.playout("mark", bots="sensible", seed=5).states()
    at = next(at for at, state in enumerate(states) if any(event.key == "fee" for event in state.events))
    fee = next(event for event in states[at].events if event.key == "fee")
    assert states[at].turn != states[at - 1].turn
    page = TablePage(gamelib.playout("mark", bots="sensible", seed=5), face="play")
    page.game.go(at)
    assert past_questions._turn(page.moment, at, fee) == states[at].turn
    assert past_questions._turn(page.moment, at, states[at].events[0]) == states[at - 1].turn


def test_what_somebody_did_last_is_told_of_the_move_that_is_asked_for(auction: TablePage) -> None:
    played(auction, "take blue 2")
    assert told(auction, "what did Anna take").startswith("That was in turn 1: Anna takes a blue piece to yard square 2.")
    assert told(auction, "what did Ben bid?").startswith("That was in turn 1: Ben lays a sealed bid of $3.")
    assert "That was in turn" not in told(auction, "what did Ben sell")


def test_a_bid_that_is_sealed_is_not_told_to_others() -> None:
    page = table(players=3)
    page.game.names, page.face = NAMES, "play"
    played(page, "first 1", "roll hammer red")
    played(ask(page, "lift"), "bid 17")
    ask(page, "lift")
    assert page.game.state.actor == 1
    assert "17" not in told(page, "what did Anna bid")
