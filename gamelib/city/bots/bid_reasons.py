"""What a bid in the city game rests on, as a key of the ruleset's words and its values: what rivals could do with the shop."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move, Place
from ...core.view import View
from ..notation import Bid
from ..open_ways import open_way
from ..plot_sets import members, name
from ..route_lengths import lengths
from ..rules import Rules
from ..table import DISTRIBUTORS, LACKING, SHOPS
from .bid_worth import BidWorth, Danger
from .outlook import Outlook

Reason = tuple[str, dict[str, object]]
NONE: Reason = ("stands-best", {})
"""Nothing that can be counted speaks for the move but the games that were tried."""


def settled(view: View, move: Move) -> Move:
    """The advice that can be counted on the board: a bid only where it saves more road tiles than it costs coins."""
    return Bid(BidWorth(view).amount) if isinstance(move, Bid) and view.table.marks[view.viewer] else move


def route_told(outlook: Outlook, good: int, plot: int) -> dict[str, object]:
    """A plot, the shop that could stand there, how long its route would be at best, whether that road is laid, and the way."""
    length, table, here = outlook.length(good, plot), outlook.table, outlook.rules.ground
    laid = lengths(here, table.roads, table.sites[good], [plot], outlook.cap).get(plot) == length
    told: dict[str, object] = {"shop": SHOPS[good], "site": DISTRIBUTORS[good], "length": length, "cap": outlook.cap}
    way = open_way(outlook.rules, table, good, plot) if length < outlook.cap else ()
    told |= {"near": "laid" if laid else "open", "way": places_of(outlook, good, way, plot)}
    return {"plot": plot_name(outlook.rules, plot), **told}


def places_of(outlook: Outlook, good: int, way: Sequence[int], plot: int) -> tuple[Place, ...]:
    """A way as it is drawn on the board, with both its ends; nothing where there is none."""
    return tuple(outlook.rules.ground.place(one) for one in (outlook.table.sites[good], *way, plot)) if way else ()


def plot_name(rules: Rules, plot: int) -> str:
    """A plot as it is written on the board."""
    return name(*rules.ground.square(plot))


def bid_reason(view: View, amount: int) -> Reason:
    """What a rival who wins the shop could do with it, beside the coins that it takes to win."""
    table, me, good = view.table, view.viewer, view.table.tile
    now, own = Outlook(view.rules, table), table.marks[me]
    told: dict[str, object] = {"shop": SHOPS[good], "site": DISTRIBUTORS[good], "cap": now.cap, "amount": amount}
    if not own:
        return ("bid-no-plot", told) if not amount else NONE
    worth = BidWorth(view)
    length, nearest = worth.nearest(me)
    if length == now.cap:
        return ("bid-far", told) if not amount else NONE
    planned = now.planned(me).get(good, (now.cap, 0))
    plot = planned[1].bit_length() - 1 if planned[0] < now.cap else nearest
    told |= {"plot": plot_name(view.rules, plot), "coins": worth.winning}
    return _paid(worth, told) if amount else _free(worth, told)


def _paid(worth: BidWorth, told: dict[str, object]) -> Reason:
    """What is lost if a rival wins the shop and builds it as near as it can be."""
    danger = worth.likely
    if danger is None:
        return NONE
    lost = danger.lost.bit_count()
    return ("bid-roads" if lost > 1 else "bid-road" if lost else "bid-way"), told | _danger_told(worth, danger) | _own_told(
        worth
    )


def _free(worth: BidWorth, told: dict[str, object]) -> Reason:
    """Why no coin is bid: no plot is to spare, more such shops come, a rival does no harm with it, or little, or seldom."""
    likely, possible = worth.likely, worth.possible
    more = sum(shops[worth.good] == LACKING for shops in worth.table.shops) - 1
    told, last = told | {"more": more}, "-last" if more == 1 else ""
    if possible is None:
        return f"no-bid{last}", told
    if likely is not None and worth.pays(likely.tiles):
        key = "no-bid-coins" if worth.pays(worth.saved) else "no-bid-little" if worth.saved > 0 else "no-bid-either"
        return key, told | _danger_told(worth, likely) | _own_told(worth)
    if worth.now.planned(worth.me).get(worth.good, (worth.now.cap, 0))[0] == worth.now.cap:
        return f"no-bid-spare{last}", told
    if not possible.near and worth.pays(possible.tiles):
        near = plot_name(worth.rules, worth.nearest(possible.player)[1])
        return f"no-bid-unlikely{last}", told | _danger_told(worth, possible) | {"other": near}
    return f"no-bid-risk{last}", told | _danger_told(worth, possible) | {"needed": worth.needed}


def _danger_told(worth: BidWorth, danger: Danger) -> dict[str, object]:
    rules = worth.rules
    lost = tuple(plot_name(rules, plot) for plot in members(danger.lost))
    return {"player": danger.player, "there": plot_name(rules, danger.plot), "tiles": danger.tiles, "lost": lost}


def _own_told(worth: BidWorth) -> dict[str, object]:
    """Where whoever bids builds the shop best, by how much the own routes grow by it, and how much of the danger that saves."""
    grown, plot = worth.own
    return {"here": plot_name(worth.rules, plot), "grown": grown, "saved": worth.saved}
