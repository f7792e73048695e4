"""The dice: what every roll leads to, all 36 of them tried."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ...core.exercise import Exercise, Fault
from ...core.judges import Case, Game, agrees, counts, told
from ...core.moves import Move
from ..notation import Roll
from ..table import BID, COLOURS, FACES, HAMMER, NAME

CLOSED = {"white", "blue", "gold"}


def _hammers(task: Exercise) -> list[tuple[Move, Game, Fraction]]:
    rolls = [(move, task.state.play(move), odds) for move, odds in task.state.odds()]
    return [one for one in rolls if isinstance(one[0], Roll) and one[0].first == HAMMER]


def _auction_odds(task: Exercise) -> Fraction:
    return sum((odds for _, after, odds in _hammers(task) if after.phase in (BID, NAME)), Fraction(0))


def _miscounted(task: Exercise, given: Fraction) -> Fault:
    """A roll to think about: one without an auction for those who count too many, one with an auction for the others."""
    auctions = given < _auction_odds(task)
    move, after = next((move, after) for move, after, _ in _hammers(task)[::-1] if (after.phase in (BID, NAME)) == auctions)
    return Fault("miscounted", {"move": move, "told": told(task, after)}, after.events[-1].clause, after)


def _losing(task: Exercise) -> Iterator[Case]:
    """Every roll, and whether it loses the turn."""
    for move, _ in task.state.odds():
        assert isinstance(move, Roll)
        after = task.state.play(move)
        lost = any(event.clause == "mark.closed-roll" for event in after.events)
        yield f"'{move}'", (FACES[move.first], FACES[move.second]), lost, after


ODDS = Exercise(
    "mark",
    "odds",
    "count",
    ("mark.hammer", "mark.hammer-star", "mark.hammer-nothing"),
    counts(_auction_odds, _miscounted),
    Fraction(1, 9),
    (Fraction(1, 6), "5/36", "1/12"),
    field="number",
)
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
    field="function",
)
