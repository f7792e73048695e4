"""What a table promises: how long each route would be if every open plot on its way became a road."""

from __future__ import annotations

from functools import lru_cache

from ..plot_sets import ground
from ..rules import Rules
from ..table import GOODS, LACKING, NOWHERE, OFF_BOARD, Table

PLANNED = 1.0
"""A shop that is still to be won is this much further away than the best plot for it suggests."""

Plots = dict[int, tuple[int, int]]
"""For each good the length of its route and the plot, as a bit, where its shop would stand."""
Pairs = list[tuple[int, int, int]]
"""Lengths of routes, each with its good and its plot as a bit."""


class Reach:
    """What a distributor reaches over open plots, ring by ring; no further than somebody has asked for."""

    __slots__ = ("_free", "_left", "_plots", "_ring", "_stride", "cap", "doors")

    def __init__(self, side: int, free: int, site: int, cap: int) -> None:
        here = ground(side)
        self._stride, self._plots, self._free, self._left, self.cap = here.stride, here.plots, free, here.plots, cap
        self._ring = 0 if site == NOWHERE else here.around[site] & free
        self.doors: list[int] = []
        """The plots whose shop would have a route of 1, of 2, of 3 …, each a set, as far as they are known."""

    def _further(self) -> bool:
        """Know the next ring, if there is one within the cap."""
        ring, stride = self._ring, self._stride
        if not ring or len(self.doors) >= self.cap - 1:
            return False
        self._free &= ~ring
        near = (ring << 1 | ring >> 1 | ring << stride | ring >> stride) & self._plots
        self.doors.append(near & self._left)
        self._left &= ~near
        self._ring = near & self._free
        return True

    def length(self, plot: int) -> int:
        """The route of a shop on this plot, at most the cap."""
        length = 1
        for near in self.doors:
            if near >> plot & 1:
                return length
            length += 1
        while self._further():
            if self.doors[-1] >> plot & 1:
                return length
            length += 1
        return self.cap

    def lengths(self, plots: int) -> list[tuple[int, int]]:
        """The routes of shops on each of these plots, given as bits."""
        routes, at = [], 0
        doors = self.doors
        while plots and (at < len(doors) or self._further()):
            near = doors[at] & plots
            at += 1
            plots ^= near
            while near:
                lowest = near & -near
                near ^= lowest
                routes.append((lowest, at))
        while plots:
            lowest = plots & -plots
            plots ^= lowest
            routes.append((lowest, self.cap))
        return routes

    def everywhere(self) -> list[int]:
        """The route of a shop on every plot, by its number."""
        while self._further():
            pass
        routes = [self.cap] * self._plots.bit_length()
        for length, near in enumerate(self.doors, start=1):
            while near:
                lowest = near & -near
                near ^= lowest
                routes[lowest.bit_length() - 1] = length
        return routes

    def before(self, length: int, bit: int) -> int:
        """The plots with a shorter route than this, or with an equal one and a lower number."""
        while len(self.doors) < length and self._further():
            pass
        nearer = sum(self.doors[: length - 1])
        equal = self.doors[length - 1] if length < self.cap and length <= len(self.doors) else 0
        return nearer | equal & bit - 1


reach = lru_cache(maxsize=1 << 12)(Reach)
"""The same reach is asked for again and again: reservations and roads leave what is open as it was."""


@lru_cache(maxsize=1 << 10)
def routes_from(side: int, free: int, sites: tuple[int, ...], cap: int) -> list[tuple[int, ...]]:
    """For every plot by its number, the routes of shops there from each of these distributors."""
    return list(zip(*[reach(side, free, site, cap).everywhere() for site in sites], strict=True))


class Outlook:
    """How far every plot is from each distributor over the open plots of a table, and what follows for the players."""

    def __init__(self, rules: Rules, table: Table) -> None:
        self.rules, self.table, self.cap = rules, table, rules.cap
        self.side, self.free = rules.ground.side, rules.ground.plots & ~table.built
        self.reach = [reach(self.side, self.free, site, self.cap) for site in table.sites]

    def length(self, good: int, plot: int) -> int:
        """The route of a shop on this plot, at most what counts."""
        return self.reach[good].length(plot)

    def lacking(self, player: int) -> list[int]:
        """The goods whose shops a player still lacks."""
        return [good for good, shop in enumerate(self.table.shops[player]) if shop == LACKING]

    def plans(self, player: int) -> dict[int, int]:
        """For each good that a player lacks, the route from the plot where it would be built; no plot is used twice."""
        goods, own = self.lacking(player), self.table.marks[player]
        planned = _shared_out(self._pairs(goods, own)) if own else {}
        return {good: planned[good][0] if good in planned else self.cap for good in goods}

    def planned(self, player: int) -> Plots:
        """For each good that a player lacks and has a plot for, the route and the plot of the shop; no plot is used twice."""
        return _shared_out(self._pairs(self.lacking(player), self.table.marks[player]))

    def gains(self, player: int, plots: list[int]) -> list[int]:
        """By how much each of these plots, reserved beside those that the player has, would shorten the expected routes."""
        goods, own = self.lacking(player), self.table.marks[player]
        mine = self._pairs(goods, own)
        planned = _shared_out(mine)
        before = self._total(planned, goods)
        useful = self._useful(planned, goods, sum([1 << plot for plot in plots]))
        routes = (
            routes_from(self.side, self.free, tuple([self.table.sites[good] for good in goods]), self.cap) if useful else []
        )
        known: dict[tuple[object, ...], int] = {}
        gains = [0] * len(plots)
        for number, plot in enumerate(plots):
            bit = 1 << plot
            if bit & useful:
                # Plots with the same routes do the same; which of equal plots is used first depends on their order.
                key = routes[plot], (own & bit - 1).bit_count()
                if key not in known:
                    pairs = mine + [(length, good, bit) for length, good in zip(routes[plot], goods, strict=True)]
                    known[key] = before - self._total(_shared_out(pairs), goods)
                gains[number] = known[key]
        return gains

    def _useful(self, planned: Plots, goods: list[int], plots: int) -> int:
        """Those of these plots that come before the plot that is planned for some good; all while a good has none."""
        if len(planned) < len(goods):
            return plots
        useful = 0
        for good, (length, bit) in planned.items():
            useful |= self.reach[good].before(length, bit)
            if length == self.cap:
                return plots
        return useful & plots

    def _pairs(self, goods: list[int], plots: int) -> Pairs:
        return [(length, good, bit) for good in goods for bit, length in self.reach[good].lengths(plots)]

    def _total(self, planned: Plots, goods: list[int]) -> int:
        return sum([length for length, _ in planned.values()]) + self.cap * (len(goods) - len(planned))

    def routes(self, player: int) -> float:
        """All four routes of a player as they are to be expected."""
        cap, shops = self.cap, self.table.shops[player]
        expected = float(cap * shops.count(OFF_BOARD))
        for good in range(len(GOODS)):
            if shops[good] > 0:
                expected += self.reach[good].length(shops[good])
        if LACKING in shops:
            expected += sum([min(cap, length + PLANNED) for length in self.plans(player).values()])
        return expected


def _shared_out(pairs: Pairs) -> Plots:
    """The shortest route first, each good and each plot once: the route and the plot of each good."""
    pairs.sort()
    planned: Plots = {}
    taken = 0
    for length, good, bit in pairs:
        if good not in planned and not taken & bit:
            planned[good] = length, bit
            taken |= bit
    return planned
