"""Why a plot is worth a turn in the city game once the pile is empty: the road it completes, or the way it keeps or bars."""

from __future__ import annotations

from typing import NamedTuple

from ...core.view import View
from ..plot_sets import members
from ..route_lengths import lengths, shortest
from ..rules import Rules
from ..table import DISTRIBUTORS, SHOPS, Table
from .bid_reasons import Reason, places_of, plot_name
from .last_plots import growth, undeveloped
from .outlook import Outlook


class Joined(NamedTuple):
    """A shop whose route counts less with roads on some plots: by how much, its good, what it counts, and those plots."""

    saved: int
    good: int
    before: int
    roads: int


def joined(rules: Rules, table: Table, player: int, plots: int) -> Joined | None:
    """The shop of a player whose score roads on these plots better most at once; None where they better none."""
    found = []
    for good, shop in enumerate(table.shops[player]):
        if shop > 0:
            before, after = (_counts(rules, roads, table.sites[good], shop) for roads in (table.roads, table.roads | plots))
            found.append(Joined(before - after, good, before, plots))
    most = max(found, default=None)
    return most if most is not None and most.saved > 0 else None


def told(rules: Rules, table: Table, player: int, one: Joined) -> dict[str, object]:
    """The shop with the road that it gets, and what it counts without."""
    shop, outlook = table.shops[player][one.good], Outlook(rules, table)
    road = shortest(rules.ground, table.roads | one.roads, table.sites[one.good], shop)
    named = {"plot": plot_name(rules, shop), "shop": SHOPS[one.good], "site": DISTRIBUTORS[one.good]}
    return {**named, "length": len(road), "before": one.before, "way": places_of(outlook, one.good, road, shop)}


def reserved(view: View, plot: int) -> Reason | None:
    """A road that is complete with one on this plot; a way that a building there would lengthen; a road that lacks two."""
    rules, table, me = view.rules, view.table, view.viewer
    spot = {"spot": plot_name(rules, plot)}
    if (one := joined(rules, table, me, 1 << plot)) is not None:
        return "joins-later", told(rules, table, me, one) | spot
    mine = _lengthened(rules, table, [me], plot)
    if mine is not None:
        return "keeps-way", mine[1] | spot
    if (two := half(rules, table, me, plot)) is not None:
        return "joins-two", two
    theirs = _lengthened(rules, table, [player for player in range(rules.players) if player != me], plot)
    return None if theirs is None else ("bars-way", theirs[1] | spot | {"player": theirs[0]})


def half(rules: Rules, table: Table, player: int, plot: int) -> dict[str, object] | None:
    """The shop that gets its road with one on this plot and one on another that the player holds or may still take."""
    others = undeveloped(rules, table) & ~sum(marks for one, marks in enumerate(table.marks) if one != player) & ~(1 << plot)
    pairs = [joined(rules, table, player, 1 << plot | 1 << other) for other in members(others)]
    most = max((one for one in pairs if one is not None), default=None)
    if most is None:
        return None
    other = (most.roads & ~(1 << plot)).bit_length() - 1
    return told(rules, table, player, most) | {"spot": plot_name(rules, plot), "other": plot_name(rules, other)}


def _counts(rules: Rules, roads: int, site: int, shop: int) -> int:
    return lengths(rules.ground, roads, site, [shop], rules.cap).get(shop, rules.cap)


def _lengthened(rules: Rules, table: Table, players: list[int], plot: int) -> tuple[int, dict[str, object]] | None:
    """Whose way a building on this plot would lengthen most, with the shop and the lengths."""
    if not any(table.aside):
        return None
    now = Outlook(rules, table)
    grown = [(growth(rules, table, player, good, plot), player, good) for player in players for good in range(len(SHOPS))]
    more, player, good = max(grown)
    if not more:
        return None
    before = now.length(good, table.shops[player][good])
    return player, {"shop": SHOPS[good], "site": DISTRIBUTORS[good], "before": before, "length": before + more}
