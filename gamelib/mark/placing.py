"""What may be put on the table by hand when a position is set up, and where it goes; the bank follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..core.moves import Place
from ..core.table import replaced
from .positions import write
from .rules import Rules
from .table import COLOURS, EMPTY, FACES, FIRST_DIE, LETTERS, ROWS, SECOND_DIE, Table

NOTHING = "nothing"
Thing = tuple[str, str, Mapping[str, object]]
"""What may be put, the key of its name among the ruleset's ``placing``, and the values in it."""


def things(rules: Rules) -> Iterator[Thing]:
    """A piece of each colour, or nothing: then what lies there goes back to the bank."""
    yield from ((name, "piece", {"letter": letter, "colour": name}) for name, letter in zip(COLOURS, LETTERS, strict=True))
    yield NOTHING, NOTHING, {}


def choices(rules: Rules) -> Mapping[str, list[str]]:
    """What the lines may hold that are chosen from a list, by their keys."""
    dice = [f"{FACES[first]} {FACES[second]}" for first in FIRST_DIE for second in SECOND_DIE]
    return {"dice": dice, "actions": ["1", "2"], "auction": list(COLOURS)}


def put(rules: Rules, table: Table, thing: str, place: Place) -> list[str] | None:
    """The position with a piece more on a square of a company or in a market row, or one less; None where it cannot go."""
    other = table.copy()
    colour = EMPTY if thing == NOTHING else COLOURS.index(thing)
    laid = _in_market(rules, other, colour, place) if place[0] == "market" else _in_company(rules, other, colour, place)
    other.bank = tuple(_left(rules, other, one) for one in range(len(COLOURS)))
    return write(rules, other) if laid and min(other.bank) >= 0 else None


def _in_company(rules: Rules, table: Table, colour: int, place: Place) -> bool:
    kind, *where = place
    if kind not in ("yard", "roof") or [type(one) for one in where] != [int, int]:
        return False
    player, square = (int(one) for one in where)
    if player >= rules.players or square >= rules.squares:
        return False
    rows = table.yards if kind == "yard" else table.roofs
    setattr(table, f"{kind}s", replaced(rows, player, replaced(rows[player], square, colour)))
    return True


def _in_market(rules: Rules, table: Table, colour: int, place: Place) -> bool:
    """A row takes pieces of one colour, and a colour has one row."""
    row = place[1] if len(place) > 1 else None
    if not isinstance(row, int) or row >= len(ROWS):
        return False
    held = table.rows[row]
    change = 1 if colour != EMPTY else -1
    laid = colour if colour != EMPTY else held
    if laid == EMPTY or held not in (EMPTY, laid) or (held == EMPTY and laid in table.rows):
        return False
    table.sold = replaced(table.sold, laid, table.sold[laid] + change)
    table.rows = replaced(table.rows, row, laid if table.sold[laid] else EMPTY)
    return table.sold[laid] <= rules.market_squares


def _left(rules: Rules, table: Table, colour: int) -> int:
    """The pieces of a colour that are nowhere else; of a closed one there are none."""
    if table.sold[colour] == rules.market_squares:
        return 0
    owned = sum(row.count(colour) for row in (*table.yards, *table.roofs))
    return rules.pieces - table.sold[colour] - owned
