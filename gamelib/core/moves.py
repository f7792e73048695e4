"""Moves: one decision each, or one outcome of chance. A move carries no player; the actor is the state's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import ClassVar

from .errors import NotationError

CHANCE = -1
"""The actor when dice, draws or spins decide."""

Place = tuple[str | int, ...]
"""Somewhere on the table, as moves, events and the board's drawing name it: ``("yard", 0, 2)``, ``("bank",)``."""


@dataclass(frozen=True, slots=True)
class Move:
    """One decision. Rulesets derive one small class for each kind; ``str(move)`` is its notation."""

    kind: ClassVar[str] = ""

    def __post_init__(self) -> None:
        for one in fields(self):
            value = getattr(self, one.name)
            if one.type in ("int", int) and not isinstance(value, int):
                raise NotationError(f"The {one.name} of a '{self.kind}' must be a whole number, not {type(value).__name__}.")

    def places(self, actor: int) -> tuple[Place, ...]:
        """The places it acts on when that player makes it, the last one its target."""
        return ()


def nearest(move: Move, legal: Iterable[Move]) -> Move | None:
    """The legal move of the same kind that differs in the fewest parts, then by the least."""
    same = [other for other in legal if type(other) is type(move)]
    return min(same, key=lambda other: _distance(move, other), default=None)


def _distance(one: Move, other: Move) -> tuple[int, int]:
    gaps = [_gap(getattr(one, part.name), getattr(other, part.name)) for part in fields(one)]
    return sum(gap > 0 for gap in gaps), sum(gaps)


def _gap(one: object, other: object) -> int:
    if isinstance(one, int) and isinstance(other, int):
        return abs(one - other)
    return int(one != other)
