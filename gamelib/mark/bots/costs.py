"""What a move gives up in MARK, where that is worth a word: a storage fee, cash, or a square that it opens to a rival."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import Bid, Refine, Sell, Take
from .reasons import Reason
from .worth import Outlook, pieces_of

PART = 4
"""A bid is worth a word that takes one part of so many of the cash."""


def said(view: View, move: Move) -> Reason | None:
    """What storage costs more after it, whom a sale lets into the next square, or the cash that a bid takes."""
    outlook = Outlook(view.rules, view.table, view.viewer)
    if isinstance(move, Take | Refine):
        fee = _fee(outlook, 1, 0) if isinstance(move, Take) else _fee(outlook, -1, 1)
        return fee if fee is None or view.table.actions < 2 else (f"{fee[0]}-first", fee[1])
    if isinstance(move, Bid) and move.amount * PART >= max(outlook.cash, 1):
        return "cost-cash", {"amount": move.amount, "cash": outlook.cash - move.amount}
    return _opens(view, outlook, move) if isinstance(move, Sell) else None


def _fee(outlook: Outlook, yard: int, roof: int) -> Reason | None:
    more = outlook.fee(yard, roof) - outlook.fee(0, 0)
    if more <= 0:
        return None
    if roof > 0:
        return "cost-fee-roof", {"fee": more, "pieces": outlook.on_roof + roof}
    return "cost-fee", {"fee": more, "pieces": outlook.in_yard + yard}


def _opens(view: View, outlook: Outlook, move: Sell) -> Reason | None:
    """The next square of the row, if somebody else has a piece ready for it and the company itself has not."""
    table, sold = view.table, view.table.sold[move.colour]
    if sold + 1 == view.rules.market_squares or pieces_of(table, view.viewer, move.colour)[1] > 1:
        return None
    ready = [other for other in outlook.others if pieces_of(table, other, move.colour)[1]]
    price = view.rules.market[move.row][sold + 1]
    return ("cost-opens", {"player": ready[0], "next": price}) if ready else None
