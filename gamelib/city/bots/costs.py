"""What a move gives up in the city game, where that is worth a word: a marker, coins, a plot, or one's own routes."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..cut_plots import cuts_after
from ..engine.auction import bidders
from ..fixed import fixed, is_fixed
from ..notation import Bid, Build, Draw, Lay, Reserve
from ..plot_sets import members, name
from ..table import DISTRIBUTORS, GOODS, LACKING, OFF_BOARD
from .bid_reasons import Reason
from .outlook import Outlook
from .reasons import grown, reason, tile_of

OWN_USE = "reserve-"
"""So the reasons begin for a plot that one means to build on; of any other it does not matter what building there would do."""
MANY = 3
"""Blockers are worth a warning when at least one tile of so many in the pile is one."""


def said(view: View, move: Move) -> Reason | None:
    """What a construction costs the builder; and while one's routes count, a marker, equal bids, or the risk of a blocker."""
    if isinstance(move, Build | Lay):
        return None if fixed(view.rules, view.table) else _construction(view, move)
    if is_fixed(view.rules, view.table, view.viewer):
        return None
    if isinstance(move, Reserve):
        own = reason(view, move)[0].startswith(OWN_USE)
        return ((_own_cut(view, move) or _doomed(view, move)) if own else None) or _marker(view)
    if isinstance(move, Bid):
        return threatened(view, move.amount) or _equal_bids(view, move.amount)
    return _blockers(view) if isinstance(move, Draw) else None


def _own_cut(view: View, move: Reserve) -> Reason | None:
    """Plots of one's own that would become roads if one built on the plot that is reserved."""
    here, table = view.rules.ground, view.table
    spot = here.at(move.row, move.column)
    built, served = table.built | 1 << spot, table.served | 1 << spot
    lost = cuts_after(here, built, served, spot) & ~table.roads & table.marks[view.viewer]
    return (_numbered("cost-later-plot", lost), {"plots": _names(view, lost)}) if lost else None


def _doomed(view: View, move: Reserve) -> Reason | None:
    """A rival's plot on which a building would turn the plot that is reserved into a road."""
    here, table, me = view.rules.ground, view.table, view.viewer
    plot = here.at(move.row, move.column)
    for rival in (player for player in range(view.rules.players) if player != me):
        for spot in members(table.marks[rival]):
            built, served = table.built | 1 << spot, table.served | 1 << spot
            if cuts_after(here, built, served, spot) & ~table.roads & 1 << plot:
                return "cost-doomed", {"player": rival, "plot": name(*here.square(spot)), "own": name(move.row, move.column)}
    return None


def threatened(view: View, amount: int) -> Reason | None:
    """Plots that are meant for shops of one's own and become roads if a rival wins this one and builds it where it may.

    It is a reason for a coin, and the risk of none.
    """
    from ..strong.guide import loses_ties

    here, table = view.rules.ground, view.table
    meant = sum({plot for _, plot in Outlook(view.rules, table).planned(view.viewer).values()})
    for rival in bidders(view.rules, table):
        for spot in members(table.marks[rival]) if rival != view.viewer else ():
            built, served = table.built | 1 << spot, table.served | 1 << spot
            if lost := cuts_after(here, built, served, spot) & ~table.roads & table.marks[view.viewer] & meant:
                values = {"player": rival, "plot": name(*here.square(spot)), "plots": _names(view, lost)}
                more = amount > 1 and loses_ties(view.rules, table, view.viewer)
                return _numbered("bid-threat-more" if more else "bid-threat" if amount else "cost-threat", lost), values
    return None


def _marker(view: View) -> Reason | None:
    """Whoever uses the last marker in hand can reserve no more."""
    built = sum(shop not in (LACKING, OFF_BOARD) for shop in view.table.shops[view.viewer])
    hand = view.rules.free_markers[built] - view.table.marks[view.viewer].bit_count()
    return ("cost-last-marker", {}) if hand == 1 else None


def _equal_bids(view: View, amount: int) -> Reason | None:
    """Where one comes at equal bids, with what a coin costs; without a coin, where that is the reason."""
    from ..strong.guide import loses_ties

    table, me = view.table, view.viewer
    order = bidders(view.rules, table)
    before = tuple(order[: order.index(me)])
    if not amount:
        key = "equal-lost-anew" if me == table.player else "equal-lost"
        return (key, {"before": before}) if table.marks[me] and loses_ties(view.rules, table, me) else None
    return ("equal-after" if before else "equal-first"), {"amount": amount, "before": before}


def _blockers(view: View) -> Reason | None:
    """A blocker that is drawn takes a plot of one's own."""
    table, me = view.table, view.viewer
    pile, blockers = sum(table.pile), sum(table.pile[len(GOODS) :])
    wanted = any(table.pile[good] and table.shops[me][good] == LACKING for good in range(len(GOODS)))
    warned = table.marks[me] and wanted and blockers * MANY >= pile
    return ("cost-blocker", {"blockers": blockers}) if warned else None


def _construction(view: View, move: Build | Lay) -> Reason | None:
    """Plots of one's own that become roads, a plot from which the shop had a shorter way, or how one's own routes grow."""
    me, plot = view.viewer, view.rules.ground.at(move.row, move.column)
    after = view.engine.step(view.rules, view.table, move)
    lost = view.table.marks[me] & ~after.marks[me] & ~(1 << plot)
    tiles = 0 if is_fixed(view.rules, view.table, me) else grown(view, move)
    if lost:
        key = _numbered("cost-own-plot", lost)
        return (f"{key}-longer" if tiles >= 1 else key), {"plots": _names(view, lost), "tiles": tiles}
    told = tiles < 1 or reason(view, move)[0] == "own-routes-less"
    return _further(view, move, plot) or (None if told else ("cost-longer", {"tiles": tiles}))


def _further(view: View, move: Build | Lay, plot: int) -> Reason | None:
    """A plot of one's own from which a shop would have a shorter way than from where it is built."""
    good = tile_of(view.table, move)
    if good >= len(GOODS):
        return None
    now = Outlook(view.rules, view.table)
    ways = {one: now.length(good, one) for one in members(view.table.marks[view.viewer])}
    nearest = min(ways, key=lambda one: ways[one])
    if ways[nearest] >= ways.get(plot, now.cap):
        return None
    told = {"plot": name(move.row, move.column), "length": ways[plot], "next": ways[nearest], "site": DISTRIBUTORS[good]}
    return "cost-further", {**told, "other": name(*view.rules.ground.square(nearest))}


def _names(view: View, plots: int) -> tuple[str, ...]:
    return tuple(name(*view.rules.ground.square(plot)) for plot in members(plots))


def _numbered(key: str, plots: int) -> str:
    """The key for one plot or for several."""
    return key if plots.bit_count() == 1 else f"{key}s"
