"""Why a move is good in MARK, as a key of the ruleset's words and its values."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import Bid, Put, Refine, Return, Sell, Take
from ..table import COLOURS
from .worth import Outlook, coming_prices, pieces_of

SCALE = 1.0
"""The standing is counted in dollars."""

Reason = tuple[str, dict[str, object]]


def reason(view: View, move: Move) -> Reason:
    """What the move does for the company, or against the one that it hurts most."""
    outlook = Outlook(view.rules, view.table, view.viewer)
    if isinstance(move, Sell):
        return _sale(outlook, move)
    if isinstance(move, Bid):
        return _bid(outlook, view.table.lot, move.amount)
    if isinstance(move, Take | Refine):
        price = round(coming_prices(view.rules, view.table, move.colour)[0])
        key = "take" if isinstance(move, Take) else "refine"
        return key, {"colour": COLOURS[move.colour], "price": price}
    return {Return: "least-missed", Put: "any-square"}.get(type(move), "stands-best"), {}


def _bid(outlook: Outlook, lot: int, amount: int) -> Reason:
    """What the piece is worth to the company; a bid beyond that is meant to keep it from others."""
    worth = round(max(outlook.lot(lot), 0))
    key = "no-bid" if not amount else "bid" if amount <= worth else "outbid"
    return key, {"colour": COLOURS[lot], "worth": worth}


def _sale(outlook: Outlook, move: Sell) -> Reason:
    rules, table = outlook.rules, outlook.table
    price = rules.market[move.row][table.sold[move.colour]]
    if table.sold[move.colour] + 1 == rules.market_squares:
        rivals = [other for other in outlook.others if sum(pieces_of(table, other, move.colour))]
        if rivals:
            most = max(rivals, key=lambda other: pieces_of(table, other, move.colour)[::-1])
            return "shuts-out", {"player": most, "price": price}
    return "sell", {"colour": COLOURS[move.colour], "price": price}
