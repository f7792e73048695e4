"""How a move may be called beside its notation: to build in a corner, or in zone 5."""

from __future__ import annotations

from ..core.moves import Move
from .map import COLUMNS, ROWS, zone_of
from .rules import Rules


def also_called(rules: Rules, move: Move) -> tuple[tuple[str, str], ...]:
    """The labels of a move, each a group and a value: its zone, and whether it goes to a corner or to the edge of the board."""
    where = next((place[1:] for place in move.places(0) if place[0] == "map"), None)
    if where is None:
        return ()
    ends = [at in (0, last) for at, last in zip(where, (len(COLUMNS) - 1, ROWS - 1), strict=True)]
    zone = ("zone", str(zone_of(*map(int, where)) + 1))
    return (zone, *((("spot", "corner"), ("spot", "edge")) if all(ends) else (("spot", "edge"),) if any(ends) else ()))
