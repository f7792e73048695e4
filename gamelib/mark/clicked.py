"""What a click on a place is answered where nothing can be done: what is missing there, and what the dice say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..core.moves import Place
from .engine.action import offered
from .engine.storage import crowded_rows, storage_fee
from .notation import STOREYS
from .rules import Rules
from .table import ACT, BANK, COLOURS, EMPTY, FACES, NAME, OVER, PLACE, STAR, Table

SOLD_AS_PIECES = True
"""What is sold goes from a square to a row of the market: a click on the row sells it, as one on a square takes or refines."""
WAYS = {
    ("bank", "roof"): ("bank-to-roof", "mark.refine"),
    ("bank", "market"): ("bank-to-market", "mark.sell"),
    ("yard", "market"): ("yard-to-market", "mark.sell"),
    ("yard", "yard"): ("moves-back", "mark.refine"),
    ("roof", "yard"): ("moves-back", "mark.refine"),
    ("roof", "roof"): ("moves-back", "mark.refine"),
}
"""What is said of a piece that goes from one kind of place to another as no move can, and the clause that comes nearest."""


class Reason(NamedTuple):
    """The key of a sentence among the ruleset's ``clicked``, the clause behind it, and its values."""

    key: str
    clause: str
    values: Mapping[str, object]


def clicked(rules: Rules, table: Table, player: int, place: Place) -> Reason | None:
    """What is missing at a square or in a market row, whose a square is, what the dice say; None where a move says it."""
    kind, *where = place
    if kind == "dice":
        return _rolled(rules, table)
    if kind == "fee" and where:
        return _fee(rules, table, int(where[0]))
    if kind in ("yard", "roof") and where[0] != player:
        return _rival(table, str(kind), int(where[0]))
    if table.phase != ACT or not where:
        return None
    if kind == "market":
        return _market(rules, table, player, int(where[0]))
    if kind == "roof" and where[0] == player and table.roofs[player][int(where[1])] == EMPTY:
        return _roof(rules, table, player, int(where[1]))
    return None


def carried(rules: Rules, table: Table, player: int, start: Place, goal: Place) -> Reason | None:
    """Why no piece ever goes from one place to another; None where the places themselves say what is missing."""
    for kind, *where in (goal, start):
        if kind in ("yard", "roof") and where[0] != player:
            return _rival(table, str(kind), int(where[0]))
    key, clause = WAYS.get((str(start[0]), str(goal[0])), ("", ""))
    return Reason(key, clause, {}) if key and table.phase == ACT else None


def unwanted(rules: Rules, table: Table, player: int, place: Place, thing: str) -> Reason | None:
    """Why a thing is no part of what is decided, though moves begin where it lies: the piece that was won is another one.

    Nor is a piece that lies in the yard already where the one that was won is put down: its square is taken.
    """
    if table.phase == PLACE and place[:2] == ("yard", player) and thing in COLOURS:
        taken = {"square": int(place[2]) + 1, "colour": thing, "won": COLOURS[table.lot]}
        return Reason("square-taken", "mark.sealed-bids", taken)
    if table.phase != PLACE or place != BANK or thing not in COLOURS or thing == COLOURS[table.lot]:
        return None
    return Reason("not-won", "mark.sealed-bids", {"won": COLOURS[table.lot], "colour": thing})


def _fee(rules: Rules, table: Table, owner: int) -> Reason | None:
    """What storage will cost a company, and which of its rows are too full; None where nothing is owed."""
    if not 0 <= owner < rules.players:
        return None
    of_owner = table.changed(player=owner)
    rows = tuple(STOREYS[storey] for storey, _ in crowded_rows(rules, of_owner))
    values = {"player": owner, "fee": storage_fee(rules, of_owner), "crowded": rules.crowded, "rows": rows}
    return Reason("fee", "mark.storage-fee", values) if rows else None


def _rival(table: Table, storey: str, owner: int) -> Reason | None:
    """Whose company it is, and that pieces go to one's own; None where nothing can be put there in anybody's company."""
    if table.phase == PLACE and storey == "yard":
        return Reason("place-of-another", "mark.sealed-bids", {"owner": owner})
    clauses = {"yard": "mark.take", "roof": "mark.refine"}
    return Reason(f"{storey}-of-another", clauses[storey], {"owner": owner}) if table.phase == ACT else None


def _market(rules: Rules, table: Table, player: int, row: int) -> Reason | None:
    """Nothing to sell: the roof is empty, or holds no piece of the row's colour, or none of a colour of the dice."""
    pieces, holder = _pieces(table.roofs[player]), table.rows[row]
    if holder != EMPTY and table.sold[holder] >= rules.market_squares:
        return Reason("row-closed", "mark.close-colour", {"row": row, "colour": COLOURS[holder]})
    if not pieces:
        return Reason("roof-empty", "mark.sell", {})
    if holder != EMPTY and holder not in pieces:
        return Reason("row-of-another", "mark.row-claim", {"row": row, "colour": COLOURS[holder]})
    if holder in pieces and not offered(rules, table, holder):
        return Reason("row-not-shown", *_dice(table, row=row, colour=COLOURS[holder]))
    usable = [colour for colour in pieces if offered(rules, table, colour)]
    if not usable:
        return Reason("roof-not-shown", *_dice(table, colours=_named(pieces)))
    if holder == EMPTY and usable[0] in table.rows:
        own = table.rows.index(usable[0])
        return Reason("has-own-row", "mark.row-claim", {"row": row, "colour": COLOURS[usable[0]], "own": own})
    return None


def _roof(rules: Rules, table: Table, player: int, square: int) -> Reason | None:
    """Nothing to refine: the yard is empty, holds no piece of a colour of the dice, or none that stands near enough."""
    pieces = _pieces(table.yards[player])
    if not pieces:
        return Reason("yard-empty", "mark.refine", {})
    if not any(offered(rules, table, colour) for colour in pieces):
        return Reason("yard-not-shown", *_dice(table, colours=_named(pieces)))
    near = table.yards[player][max(square - 1, 0) : square + 2]
    if not any(offered(rules, table, colour) for colour in _pieces(near)):
        shown = _named([colour for colour in range(len(COLOURS)) if colour in table.dice and offered(rules, table, colour)])
        key = "none-near-star" if STAR in table.dice else "none-near"
        return Reason(key, "mark.refine", {"square": square + 1, "colours": shown})
    return None


def _rolled(rules: Rules, table: Table) -> Reason:
    """What the dice mean for whoever has the turn."""
    if table.phase == OVER or not table.dice:
        return Reason("dice-none", "mark.roll", {})
    faces = {"faces": tuple(FACES[face] for face in table.dice)}
    if table.phase == PLACE:
        return Reason("dice-won", "mark.sealed-bids", {"colour": COLOURS[table.lot], "player": table.actor})
    if table.lot != EMPTY:
        return Reason("dice-lot", "mark.hammer", {"colour": COLOURS[table.lot], "player": table.player})
    if table.phase == NAME:
        return Reason("dice-name", "mark.hammer-star", {**faces, "player": table.player})
    if STAR in table.dice:
        return Reason("dice-star", "mark.star", faces)
    if len(set(table.dice)) == 1:
        return Reason("dice-double", "mark.double", {"colour": COLOURS[table.dice[0]], "actions": table.actions})
    shown = [colour for colour in table.dice if offered(rules, table, colour)]
    if len(shown) == 1:
        closed = next(colour for colour in table.dice if colour not in shown)
        return Reason("dice-one-open", "mark.one-action", {"open": COLOURS[shown[0]], "closed": COLOURS[closed]})
    return Reason("dice-two", "mark.one-action", faces)


def _dice(table: Table, **values: object) -> tuple[str, Mapping[str, object]]:
    """The clause that ties an action to the dice, and what they show."""
    first, second = table.dice
    clause = "mark.double" if first == second else "mark.one-action"
    return clause, {**values, "faces": tuple(FACES[face] for face in table.dice)}


def _pieces(row: Sequence[int]) -> list[int]:
    return sorted({colour for colour in row if colour != EMPTY})


def _named(pieces: Sequence[int]) -> tuple[str, ...]:
    return tuple(COLOURS[colour] for colour in pieces)
