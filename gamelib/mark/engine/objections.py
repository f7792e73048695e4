"""What forbids a move: one short function a kind, which names every clause in the way, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.events import Refusal
from ...core.kit.engine import Checks, only
from ..notation import ROLLS, STOREYS, Auction, Bid, Put, Refine, Return, Roll, Sell, Take
from ..rules import Rules
from ..table import ACT, BID, COLOURS, EMPTY, FACES, NAME, PLACE, RETURN, ROLL, Table
from .action import offered, open_rows
from .storage import is_crowded


def _auction(rules: Rules, table: Table, move: Auction) -> Iterator[Refusal]:
    if move.colour not in range(len(COLOURS)):
        yield _no_place(rules, "mark.hammer-star")
        return
    colour = {"colour": COLOURS[move.colour]}
    if table.sold[move.colour] == rules.market_squares:
        yield Refusal("mark.hammer-star", "name-closed", colour)
    elif not table.bank[move.colour]:
        yield Refusal("mark.hammer-star", "name-bank-empty", colour)


def _bid(rules: Rules, table: Table, move: Bid) -> Iterator[Refusal]:
    assert table.actor is not None
    if move.amount < 0:
        yield Refusal("mark.sealed-bids", "bid-too-low")
    elif move.amount > table.cash[table.actor]:
        values = {"player": table.actor, "amount": move.amount, "cash": table.cash[table.actor]}
        yield Refusal("mark.sealed-bids", "bid-too-high", values)


def _put(rules: Rules, table: Table, move: Put) -> Iterator[Refusal]:
    assert table.actor is not None
    if not 0 <= move.square < rules.squares:
        yield _no_place(rules, "mark.sealed-bids")
    elif (piece := table.yards[table.actor][move.square]) != EMPTY:
        yield Refusal("mark.sealed-bids", "yard-taken", {"square": move.square + 1, "piece": COLOURS[piece]})


def _return(rules: Rules, table: Table, move: Return) -> Iterator[Refusal]:
    if move.storey not in (0, 1) or not 0 <= move.square < rules.squares:
        yield _no_place(rules, "mark.storage-default")
        return
    row = (table.yards, table.roofs)[move.storey][table.player]
    if not is_crowded(rules, row):
        values = {"row": STOREYS[move.storey], "count": rules.squares - row.count(EMPTY), "kept": rules.crowded - 1}
        yield Refusal("mark.storage-default", "row-not-crowded", values)
    if row[move.square] == EMPTY:
        yield Refusal("mark.storage-default", "nothing-there", {"row": STOREYS[move.storey], "square": move.square + 1})


def _colour(rules: Rules, table: Table, colour: int) -> Refusal:
    """Why an action with this colour is not possible: it is closed, or the dice do not offer it."""
    if table.sold[colour] == rules.market_squares:
        return Refusal("mark.close-colour", "colour-closed", {"colour": COLOURS[colour]})
    faces = tuple(FACES[face] for face in table.dice)
    clause = "mark.double" if table.dice[0] == table.dice[1] else "mark.one-action"
    return Refusal(clause, "colour-not-shown", {"colour": COLOURS[colour], "faces": faces})


def _take(rules: Rules, table: Table, move: Take) -> Iterator[Refusal]:
    if not _exists(rules, move.colour, move.square):
        yield _no_place(rules, "mark.take")
        return
    if not offered(rules, table, move.colour):
        yield _colour(rules, table, move.colour)
    if not table.bank[move.colour]:
        yield Refusal("mark.take", "bank-has-none", {"colour": COLOURS[move.colour]})
    piece = table.yards[table.player][move.square]
    if piece != EMPTY:
        yield Refusal("mark.take", "yard-taken", {"square": move.square + 1, "piece": COLOURS[piece]})


def _refine(rules: Rules, table: Table, move: Refine) -> Iterator[Refusal]:
    if not _exists(rules, move.colour, move.square, move.to):
        yield _no_place(rules, "mark.refine")
        return
    if not offered(rules, table, move.colour):
        yield _colour(rules, table, move.colour)
    squares = {"square": move.square + 1, "to": move.to + 1}
    if table.yards[table.player][move.square] != move.colour:
        yield Refusal("mark.refine", "yard-lacks", {"colour": COLOURS[move.colour], **squares})
    if abs(move.square - move.to) > 1:
        yield Refusal("mark.refine", "too-far", squares)
    piece = table.roofs[table.player][move.to]
    if piece != EMPTY:
        yield Refusal("mark.refine", "roof-taken", {"piece": COLOURS[piece], **squares})


def _sell(rules: Rules, table: Table, move: Sell) -> Iterator[Refusal]:
    if not _exists(rules, move.colour, move.square) or not 0 <= move.row < len(table.rows):
        yield _no_place(rules, "mark.sell")
        return
    if not offered(rules, table, move.colour):
        yield _colour(rules, table, move.colour)
    if table.roofs[table.player][move.square] != move.colour:
        yield Refusal("mark.sell", "roof-lacks", {"colour": COLOURS[move.colour], "square": move.square + 1})
    if table.sold[move.colour] == rules.market_squares or move.row in open_rows(table.rows, move.colour):
        return
    values = {"colour": COLOURS[move.colour], "row": move.row}
    if table.sold[move.colour]:
        yield Refusal("mark.row-claim", "other-row", {**values, "own": table.rows.index(move.colour)})
    else:
        yield Refusal("mark.row-claim", "row-held", {**values, "holder": COLOURS[table.rows[move.row]]})


def _exists(rules: Rules, colour: int, square: int, to: int = 0) -> bool:
    return 0 <= colour < len(COLOURS) and 0 <= square < rules.squares and 0 <= to < rules.squares


def _no_place(rules: Rules, clause: str) -> Refusal:
    """A colour, square or row that no table under these rules has."""
    return Refusal(clause, "no-such-place", {"colours": COLOURS, "squares": rules.squares, "rows": tuple(range(len(COLOURS)))})


OBJECTIONS: dict[str, Checks] = {
    ROLL: {Roll: only(ROLLS, "mark.roll", "no-such-face")},
    NAME: {Auction: _auction},
    BID: {Bid: _bid},
    PLACE: {Put: _put},
    RETURN: {Return: _return},
    ACT: {Take: _take, Refine: _refine, Sell: _sell},
}
"""For each phase, the kinds of move that belong to it and what forbids them."""
