"""Which plot may be offered instead of the one that was meant: one near it, or none."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.moves import Move
from .notation import Build, Draw, Lay, Reserve
from .rules import Rules

NEAR = 3
"""So many rows and columns away a plot is still near the one that was meant."""


def knows(move: Move) -> bool:
    """Whether nearness is known of such a move."""
    return isinstance(move, Reserve | Build | Lay)


def nearest(rules: Rules, move: Move, legal: Sequence[Move]) -> Move | None:
    """The legal move of the same kind on the nearest plot; to reserve only if that is near; None for other moves.

    Who would lay a tile while the pile still has some may draw, with a plot to build on.
    """
    if not isinstance(move, Reserve | Build | Lay):
        return None
    same = [one for one in legal if isinstance(one, type(move)) and getattr(one, "tile", None) == getattr(move, "tile", None)]
    far = {one: _apart(move, one) for one in same}
    best = min(same, key=lambda one: far[one], default=None)
    if best is None:
        return next((one for one in legal if isinstance(one, Draw) and isinstance(move, Lay)), None)
    return best if not isinstance(move, Reserve) or max(far[best][1:]) <= NEAR else None


def _apart(one: Reserve | Build | Lay, other: Reserve | Build | Lay) -> tuple[int, int, int]:
    """How far two plots are from each other: by steps, and by rows and columns."""
    rows, columns = abs(one.row - other.row), abs(one.column - other.column)
    return rows + columns, rows, columns
