"""Reading a position: what will be owed, which move is allowed, and what can be done at all."""

from __future__ import annotations

from fractions import Fraction

from ...core.exercise import Exercise, Fault
from ...core.judges import Game, counts, is_allowed, lists_moves, plays
from ..table import EMPTY

BENS_MOVE = "refine green 3-4"


def _next_turn(task: Exercise) -> Game:
    """Ben makes the move of the question and Anna any action; then his next turn begins."""
    state = task.state
    for move in (BENS_MOVE, "roll white blue", "take white 1"):
        state = state.play(move)
    return state


def _fee(task: Exercise) -> int:
    events = _next_turn(task).events
    return sum(amount for event in events if event.clause == "mark.storage-fee" for _, _, _, amount in event.flows)


def _not_the_fee(task: Exercise, given: Fraction) -> Fault:
    table = _next_turn(task).table
    yard, roof = (len(row) - row.count(EMPTY) for row in (table.yards[table.player], table.roofs[table.player]))
    key = "fee-too-high" if given > _fee(task) else "fee-too-low"
    return Fault(key, {"player": table.player, "yard": yard, "roof": roof}, "mark.storage-fee")


FEE = Exercise(
    "mark", "fee", "read", ("mark.storage-fee",), counts(_fee, _not_the_fee), 5, (10, 0), field="number", after=_next_turn
)
FORBIDDEN = Exercise(
    "mark",
    "forbidden",
    "read",
    ("mark.refine", "mark.take", "mark.row-claim", "mark.one-action"),
    plays(is_allowed, 1),
    "refine blue 1-2",
    ("take red 1", "refine red 4-3", "sell red 1 B", "sell blue 3 A", "sell gold 4 D"),
    field="move",
    among=("take red 1", "refine blue 1-2", "refine red 4-3", "sell red 1 B", "sell blue 3 A", "sell gold 4 D"),
)
ACTIONS = Exercise(
    "mark",
    "actions",
    "apply",
    ("mark.one-action", "mark.take", "mark.refine", "mark.sell", "mark.row-claim"),
    lists_moves(lambda state: state.moves()),
    ["refine blue 1-1", "refine blue 1-2", "sell red 3 D"],
    (
        ["refine blue 1-1", "sell red 3 D"],
        ["refine blue 1-1", "refine blue 1-2", "sell red 3 D", "sell red 3 E"],
        "take blue 1",
    ),
    field="moves",
)
