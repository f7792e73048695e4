"""A shop that is drawn: sealed bids among those who lack that kind, ties from the drawer's left; the last one is free."""

from __future__ import annotations

from functools import cache

from ...core.events import Log
from ...core.table import replaced
from ..notation import Abstain, Bid
from ..rules import Rules
from ..table import ABSTAINED, BANK, BID, DRAWN, LACKING, MONEY, NO_TILE, NOT_YET, OFF_BOARD, SHOPS, Table, off_board, purse


def bidders(rules: Rules, table: Table) -> list[int]:
    """Those who lack the shop on offer, clockwise from the drawer's left; the drawer comes last."""
    good, shops = table.tile, table.shops
    return [player for player in _from_the_left(table.player, rules.players) if shops[player][good] == LACKING]


@cache
def _from_the_left(drawer: int, players: int) -> tuple[int, ...]:
    """All players clockwise, the drawer last."""
    return tuple((drawer + seat) % players for seat in range(1, players + 1))


def open_auction(rules: Rules, table: Table, log: Log | None) -> int | None:
    """Bids are asked for; or the only player who lacks the shop gets it free and becomes the actor."""
    order = bidders(rules, table)
    shop = SHOPS[table.tile]
    if len(order) == 1:
        table.actor = order[0]
        if log is not None:
            log.add("city.auction-last", "last-free", {"player": order[0], "shop": shop}, (), ("city.one-each",))
        return order[0]
    table.phase, table.actor = BID, order[0]
    if log is not None:
        owners = tuple(player for player in range(rules.players) if player not in order)
        said = {"shop": shop, "players": tuple(order), "owners": owners}
        log.add("city.auction", "auction", said)
        if owners:
            log.add("city.one-each", "no-second", {"shop": shop, "owners": owners})
    return None


def bid(rules: Rules, table: Table, move: Bid | Abstain, log: Log | None) -> int | None:
    """One sealed bid or none; when the last is in, all are shown and the winner, who becomes the actor, pays the bank."""
    bidder = table.actor
    assert bidder is not None
    table.bids = replaced(table.bids, bidder, move.amount if isinstance(move, Bid) else ABSTAINED)
    if log is not None:
        said = {"amount": move.amount} if isinstance(move, Bid) else {}
        log.add("city.auction", move.kind, {"player": bidder, **said}, (), ("city.open-info",))
    order = bidders(rules, table)
    if bidder != order[-1]:
        table.actor = order[order.index(bidder) + 1]
        return None
    won = winner(table.bids, order)
    if log is not None:
        _log_bids(table, order, won, log)
    table.coins = replaced(table.coins, won, table.coins[won] - max(table.bids[won], 0))
    table.bids = (NOT_YET,) * rules.players
    table.actor = won
    return won


def winner(bids: tuple[int, ...], order: list[int]) -> int:
    """The highest bidder; among equals the first in the order in which bids are asked. A bid of 0 counts.

    Where all abstain they are equals, and the shop goes for nothing.
    """
    offers = [bids[player] for player in order]
    return order[offers.index(max(offers))]


def _log_bids(table: Table, lacking: list[int], won: int, log: Log) -> None:
    order = [player for player in lacking if table.bids[player] != ABSTAINED]
    out = tuple(player for player in lacking if player not in order)
    if not order:
        said = {"players": out, "player": won, "shop": SHOPS[table.tile], "drawer": table.player}
        log.add("city.auction", "all-abstain", said, (), ("city.auction-tie",))
        return
    if out:
        log.add("city.auction", "abstained", {"players": out})
    shown = {"bids": tuple((player, table.bids[player]) for player in order)}
    price, shop = table.bids[won], SHOPS[table.tile]
    tied = tuple(player for player in order if table.bids[player] == price)
    if len(tied) > 1:
        said = {"players": tied, "price": price, "winner": won, "drawer": table.player}
        log.add("city.auction-tie", "tie", said, witness=shown)
    flows = ((purse(won), BANK, MONEY, price),) if price else ()
    log.add("city.auction", "bids-shown", {"player": won, "price": price, "shop": shop, **shown}, flows, (), shown)


def give_shop(rules: Rules, table: Table, winner: int, log: Log | None) -> None:
    """The winner has no plot: the shop stays off the board for good."""
    good = table.tile
    if log is not None:
        said = {"player": winner, "shop": SHOPS[good], "cap": rules.cap}
        log.add("city.auction-no-plot", "off-board", said, ((DRAWN, off_board(winner), SHOPS[good], 1),))
    table.shops = replaced(table.shops, winner, replaced(table.shops[winner], good, OFF_BOARD))
    table.tile = NO_TILE
