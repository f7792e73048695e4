"""What MARK says: squares and seats are counted from 1, rows are lettered, and the values are those on the table."""

from __future__ import annotations

from typing import Any

import pytest

from gamelib.mark.notation import Refine, Roll, Take

from .tables import IDLE, at, play

RED = at("act", "30 .R.. .GR.", IDLE, market="A red 3, B gold 1", dice="red gold")
NAMED = ("Anna", "Ben")

EVENTS = {
    "take red 3": "Anna takes a red piece to yard square 3.",
    "refine red 2-1": "Anna refines red from yard square 2 to roof square 1.",
    "sell red 3 A": "Anna sells red on square 4 of row A and earns $30.",
}


@pytest.mark.parametrize("move", EVENTS)
def test_an_action_is_told_as_it_is_written(move: str) -> None:
    assert RED.play(move).events[0].sentence(NAMED) == EVENTS[move]


def test_an_auction_is_told_as_it_is_written() -> None:
    state = play(at("roll"), "roll hammer gold", "bid 1", "bid 2", "place 4")
    assert state.events[0].sentence(NAMED) == "Ben puts the gold piece on yard square 4."


REFUSALS: dict[str, tuple[Any, str, str]] = {
    "yard taken": (RED, "take red 2", "Yard square 2 already holds a red piece."),
    "yard lacks": (RED, "refine red 3-4", "There is no red piece on yard square 3."),
    "roof taken": (RED, "refine red 2-3", "Roof square 3 already holds a red piece."),
    "too far": (RED, "refine red 2-4", "From yard square 2 a piece goes straight or diagonally ahead, never to roof square 4."),
    "roof lacks": (RED, "sell red 4 A", "There is no red piece on roof square 4."),
    "other row": (RED, "sell red 3 D", "Red holds row A; its pieces go there and not to row D."),
    "not shown": (RED, "take blue 1", "The dice show red and gold: there is no action with blue."),
    "place taken": (
        at("place", "30 .R.. ....", IDLE, dice="hammer red", auction="red", winner=1),
        "place 2",
        "Yard square 2 already holds a red piece.",
    ),
    "nothing there": (at("return", "3 BBB. ....", IDLE), "return yard 4", "There is no piece on yard square 4."),
    "not crowded": (
        at("return", "3 BBB. M...", IDLE),
        "return roof 1",
        "The roof holds 1 piece; only what exceeds 2 is given back.",
    ),
}


@pytest.mark.parametrize(("state", "move", "sentence"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_is_told_with_its_values(state: Any, move: str, sentence: str) -> None:
    assert state.refusal(move).said(NAMED) == sentence


@pytest.mark.parametrize("move", [Roll(6, 0), Roll(0, 5), Roll(7, 0), Roll(0, -1)])
def test_a_face_on_the_wrong_die_is_refused(move: Roll) -> None:
    refusal = at("roll").refusal(move)
    assert (refusal.clause, refusal.key) == ("mark.roll", "no-such-face")


@pytest.mark.parametrize("move", [Take(4, 4), Refine(4, 1, 4), Refine(4, 4, 3), Refine(4, 1, -1), Refine(5, 1, 1)])
def test_a_square_just_beyond_the_last_is_refused(move: Any) -> None:
    assert RED.refusal(move).key == "no-such-place"
