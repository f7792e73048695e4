"""What may be put on the map by hand when a position is set up: the merchants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..core.moves import Place
from ..core.table import replaced
from .atlas import world
from .positions import write
from .rules import Rules
from .table import KINDS, Table

Thing = tuple[str, str, Mapping[str, object]]
"""What may be put, the key of its name among the ruleset's ``placing``, and the values in it."""


def things(rules: Rules) -> Iterator[Thing]:
    """Every merchant."""
    yield from ((str(player + 1), "merchant", {"player": player}) for player in range(rules.players))


def choices(rules: Rules) -> Mapping[str, list[str]]:
    """What the lines may hold that are chosen from a list, by their keys."""
    return {"announced": list(KINDS)}


def put(rules: Rules, table: Table, thing: str, place: Place) -> list[str] | None:
    """The position with a merchant on another space; None where no space is meant."""
    spaces = world(rules.map).index
    if place[0] != "space" or len(place) != 2 or place[1] not in spaces:
        return None
    other = table.copy()
    other.places = replaced(table.places, int(thing) - 1, spaces[str(place[1])])
    return write(rules, other)
