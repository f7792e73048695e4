"""What may be put on the map by hand when a position is set up; the values of the companies follow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..core.moves import Place
from .engine.chains import value
from .map import BITS, COLUMNS, ROWS, ZONES, chains_of
from .positions import write
from .rules import Rules
from .table import COMPANIES, FACES, LETTERS, Table

NOTHING = "nothing"
Thing = tuple[str, str, Mapping[str, object]]
"""What may be put, the key of its name among the ruleset's ``placing``, and the values in it."""


def things(rules: Rules) -> Iterator[Thing]:
    """A building of each company, or nothing: then the square is empty."""
    for company, letter in zip(COMPANIES, LETTERS, strict=True):
        yield company, "building", {"letter": letter, "company": company}
    yield NOTHING, NOTHING, {}


def choices(rules: Rules) -> Mapping[str, list[str]]:
    """What the lines may hold that are chosen from a list, by their keys."""
    zones = [str(zone + 1) for zone in ZONES]
    return {"dice": zones if rules.variant_three else [f"{face} {zone}" for face in FACES for zone in zones]}


def put(rules: Rules, table: Table, thing: str, place: Place) -> list[str] | None:
    """The position with another building on a square, or with none there; None where no square is meant."""
    kind, *where = place
    if kind != "map" or [type(one) for one in where] != [int, int]:
        return None
    column, row = (int(one) for one in where)
    if column >= len(COLUMNS) or row >= ROWS:
        return None
    other, bit = table.copy(), BITS[row][column]
    marks = {COMPANIES.index(thing)} if thing != NOTHING else set[int]()
    other.built = tuple(squares | bit if company in marks else squares & ~bit for company, squares in enumerate(table.built))
    other.chains = tuple(chains_of(squares) for squares in other.built)
    other.values = tuple(value(rules, chains) for chains in other.chains)
    return write(rules, other)
