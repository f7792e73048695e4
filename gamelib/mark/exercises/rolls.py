"""The dice: what every roll leads to, all 36 of them tried."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.exercise import Exercise
from ...core.judges import Case, agrees
from ..notation import Roll
from ..table import COLOURS, FACES

CLOSED = {"white", "blue", "gold"}


def _losing(task: Exercise) -> Iterator[Case]:
    """Every roll, and whether it loses the turn."""
    for move, _ in task.state.odds():
        assert isinstance(move, Roll)
        lost = any(event.clause == "mark.closed-roll" for event in task.state.play(move).events)
        yield f"'{move}'", (FACES[move.first], FACES[move.second]), lost


LOST = Exercise(
    "mark",
    "lost",
    "prove",
    ("mark.closed-roll", "mark.hammer-nothing", "mark.star"),
    agrees(_losing),
    lambda first, second: first in CLOSED and second in CLOSED,
    (
        lambda first, second: first in CLOSED or second in CLOSED,
        lambda first, second: second in CLOSED and first not in {*COLOURS} - CLOSED,
    ),
)
