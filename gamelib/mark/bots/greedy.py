"""A bot that does what pays best now, and bids what a piece is worth to it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...core.moves import Move
from ...core.view import View
from ..notation import YARD, Auction, Bid, Put, Refine, Return, Sell, Take, bids
from ..table import ACT, BID, EMPTY, NAME, PLACE, RETURN
from .worth import Outlook

LEAST, MOST = 0.6, 0.9
"""The part of a piece's worth that is bid. The winner pays the whole bid: to bid all of the worth would gain nothing."""


def greedy_bot(view: View, rng: Random) -> Move:
    """Weigh every move by what it earns at once and by what the company's pieces are worth afterwards.

    A piece is worth the next price of its colour, less on the roof, still less in the yard, and less the storage fee it
    would cause. A sale counts what it does for the pieces of the others too: it waits if it would hand the best square to
    a rival, comes early if it shuts him out, and claims the row that suits the company. Moves of equal worth are chosen
    by lot.
    """
    outlook = Outlook(view.rules, view.table, view.viewer)
    if view.phase == BID:
        return _bid(outlook, rng)
    value = _VALUES[view.phase]
    return max(view.moves(), key=lambda move: (value(outlook, move), rng.random()))


def _bid(outlook: Outlook, rng: Random) -> Bid:
    """A part of what the piece is worth, as long as the fee of the coming turn can still be paid."""
    if outlook.in_yard == outlook.rules.squares:
        return bids(0)[0]
    wanted = outlook.lot(outlook.table.lot) * rng.uniform(LEAST, MOST)
    spare = outlook.cash - outlook.fee(1, 0)
    return bids(outlook.cash)[max(0, int(min(wanted, spare)))]


def _action(outlook: Outlook, move: Take | Refine | Sell) -> float:
    if isinstance(move, Sell):
        return outlook.sale(move.colour, move.row)
    if isinstance(move, Refine):
        return outlook.change(move.colour, -1, 1)
    return outlook.change(move.colour, 1, 0)


def _named(outlook: Outlook, move: Auction) -> float:
    """The colour that is worth more to me than to those who bid against me."""
    rivals = (Outlook(outlook.rules, outlook.table, other) for other in outlook.others)
    return _bought(outlook, move.colour) - max(_bought(rival, move.colour) for rival in rivals)


def _bought(outlook: Outlook, colour: int) -> float:
    return max(outlook.lot(colour), 0.0) if outlook.in_yard < outlook.rules.squares else 0.0


def _placed(outlook: Outlook, move: Put) -> float:
    """The square with the most empty roof squares ahead."""
    roof = outlook.table.roofs[outlook.player]
    return roof[max(0, move.square - 1) : move.square + 2].count(EMPTY)


def _returned(outlook: Outlook, move: Return) -> float:
    """The piece whose loss costs least."""
    table, player = outlook.table, outlook.player
    if move.storey == YARD:
        return outlook.change(table.yards[player][move.square], -1, 0)
    return outlook.change(table.roofs[player][move.square], 0, -1)


_VALUES: dict[str, Callable[..., float]] = {ACT: _action, NAME: _named, PLACE: _placed, RETURN: _returned}
