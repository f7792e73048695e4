"""What a move gives up in the city game, where that is worth a word: a marker, coins, a plot, or one's own routes."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.moves import Move
from ...core.view import View
from ..cut_plots import cuts_after
from ..engine.auction import bidders
from ..fixed import fixed, is_fixed
from ..notation import Bid, Build, Draw, Lay, Reserve
from ..plot_sets import members, name
from ..table import GOODS, LACKING, OFF_BOARD
from .bid_reasons import Reason, route_told
from .last_plots import is_late
from .net import net, tile_of
from .outlook import Outlook
from .reasons import reason

OWN_USE = "reserve-"
"""So the reasons begin for a plot that one means to build on; of any other it does not matter what building there would do."""
WAITING = ("keeps-open", "instead-of-blocker")
"""The reasons of a reservation that only waits: it does not matter either whether the plot becomes a road."""
ONE_SENTENCE = ("bid-far", "no-bid", "no-bid-last")
"""The reasons to bid nothing that leave room for what else speaks for it."""
MANY = 3
"""Blockers are worth a warning when at least one tile of so many in the pile is one."""


def said(view: View, move: Move) -> Reason | None:
    """What a construction costs the builder; and while one's routes count, a marker, equal bids, or the risk of a blocker."""
    if isinstance(move, Build | Lay):
        return None if fixed(view.rules, view.table) else _construction(view, move)
    if is_fixed(view.rules, view.table, view.viewer):
        return None
    if isinstance(move, Reserve):
        if is_late(view):
            return _marker(view)
        key = reason(view, move)[0]
        cut = _own_cut(view, move) if key.startswith(OWN_USE) else None
        return cut or (None if key in WAITING else _doomed(view, move)) or _marker(view)
    if isinstance(move, Bid):
        return _bid(view, move)
    return _blockers(view) if isinstance(move, Draw) else None


def _own_cut(view: View, move: Reserve) -> Reason | None:
    """Plots of one's own that would become roads if one built on the plot that is reserved."""
    here, table = view.rules.ground, view.table
    spot = here.at(move.row, move.column)
    built, served = table.built | 1 << spot, table.served | 1 << spot
    lost = cuts_after(here, built, served, spot) & ~table.roads & table.marks[view.viewer]
    return (_numbered("cost-later-plot", lost), {"plots": _names(view, lost)}) if lost else None


def _doomed(view: View, move: Reserve) -> Reason | None:
    """The rivals' plots on which a building would turn the plot that is reserved into a road."""
    plot = 1 << view.rules.ground.at(move.row, move.column)
    found = [one for one in _cuts(view, range(view.rules.players)) if one[2] & plot]
    if not found:
        return None
    risks = _risks(view, found)
    told = {"own": name(move.row, move.column), "player": risks[0][0], "plot": risks[0][2], "risks": risks}
    if len(risks) == 2:
        key = "cost-doomed-two" if risks[1][0] != risks[0][0] else "cost-doomed-either"
        return key, {**told, "other": risks[1][0], "next": risks[1][2]}
    told["spots"] = tuple(spot for _, _, spot in risks)
    return ("cost-doomed" if len(risks) == 1 else "cost-doomed-any"), told


def _cuts(view: View, rivals: Iterable[int]) -> list[tuple[int, int, int]]:
    """The plots that these rivals hold, each with its holder and what becomes a road once it is built on."""
    here, table = view.rules.ground, view.table
    held = [(rival, spot) for rival in rivals if rival != view.viewer for spot in members(table.marks[rival])]
    return [
        (rival, spot, cuts_after(here, table.built | 1 << spot, table.served | 1 << spot, spot) & ~table.roads)
        for rival, spot in held
    ]


def _risks(view: View, found: list[tuple[int, int, int]]) -> tuple[tuple[int, str, str], ...]:
    """Who builds where, as it is said: Ben on H6."""
    return tuple((rival, "on", name(*view.rules.ground.square(spot))) for rival, spot, _ in found)


def _marker(view: View) -> Reason | None:
    """Whoever uses the last marker in hand can reserve no more."""
    built = sum(shop not in (LACKING, OFF_BOARD) for shop in view.table.shops[view.viewer])
    hand = view.rules.free_markers[built] - view.table.marks[view.viewer].bit_count()
    return ("cost-last-marker", {}) if hand == 1 else None


def _bid(view: View, move: Bid) -> Reason | None:
    """Why it is just so many coins; of none, that whoever drew the shop and loses it may do something else.

    Where the reason speaks of a rival, or of one's other shops, it has said enough.
    """
    table, me, amount = view.table, view.viewer, move.amount
    order = bidders(view.rules, table)
    before = tuple(order[: order.index(me)])
    if not table.marks[me]:
        return None
    if not amount:
        return ("no-bid-anew", {}) if me == table.player and reason(view, move)[0] in ONE_SENTENCE else None
    return ("bid-two" if amount > 1 else "bid-one" if before else "bid-one-first"), {"before": before}


def _blockers(view: View) -> Reason | None:
    """A blocker that is drawn takes a plot of one's own."""
    table, me = view.table, view.viewer
    pile, blockers = sum(table.pile), sum(table.pile[len(GOODS) :])
    wanted = any(table.pile[good] and table.shops[me][good] == LACKING for good in range(len(GOODS)))
    warned = table.marks[me] and wanted and blockers * MANY >= pile
    return ("cost-blocker", {"blockers": blockers}) if warned else None


def _construction(view: View, move: Build | Lay) -> Reason | None:
    """Plots of one's own that become roads, and what is lost on balance; or a plot from which the shop had a shorter way."""
    me, plot = view.viewer, view.rules.ground.at(move.row, move.column)
    after = view.engine.step(view.rules, view.table, move)
    lost = view.table.marks[me] & ~after.marks[me] & ~(1 << plot)
    balance = _balance(view, move)
    if lost:
        key, told = _numbered("cost-own-plot", lost), dict[str, object](plots=_names(view, lost))
        if balance is None and reason(view, move)[0].startswith("build-joins"):
            return _numbered("cost-plot", lost) + "-lost", told
        return (key, told) if balance is None else (key + balance[0].removeprefix("cost"), {**told, **balance[1]})
    return balance if balance is not None and balance[0].startswith("cost-net") else _further(view, move, plot) or balance


def _balance(view: View, move: Build | Lay) -> Reason | None:
    """By how much one's own routes grow, where the reason does not say it, and what that costs the others."""
    if is_fixed(view.rules, view.table, view.viewer):
        return None
    found, key = net(view, move), reason(view, move)[0]
    if found.lost and found.other is not None:
        other = name(found.other.row, found.other.column)
        return ("cost-net" if found.harm > 0 else "cost-net-none"), {"other": other, "tiles": found.lost, "harm": found.harm}
    told = found.grown < 1 or key in ("own-routes-less", "own-routes-short", "build-net")
    return (
        None
        if told
        else (("cost-longer" if found.other is not None else "cost-longer-only"), {"tiles": found.grown, "total": found.total})
    )


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
    told = route_told(now, good, plot) | {"next": ways[nearest]}
    return "cost-further", {**told, "other": name(*view.rules.ground.square(nearest))}


def _names(view: View, plots: int) -> tuple[str, ...]:
    return tuple(name(*view.rules.ground.square(plot)) for plot in members(plots))


def _numbered(key: str, plots: int) -> str:
    """The key for one plot or for several."""
    return key if plots.bit_count() == 1 else f"{key}s"
