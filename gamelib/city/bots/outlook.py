"""What a table promises: how long each route would be if every open plot on its way became a road."""

from __future__ import annotations

from functools import lru_cache

from ..plot_sets import Ground, ground, members
from ..rules import Rules
from ..table import LACKING, NOWHERE, OFF_BOARD, Table

PLANNED = 1.0
"""A shop that is still to be won is this much further away than the best plot for it suggests."""

Plots = dict[int, tuple[int, int]]
"""For each good the length of its route and the plot, as a bit, where its shop would stand."""
Pairs = list[tuple[int, int, int]]
"""Lengths of routes, each with its good and its plot as a bit."""


class Reach:
    """What a distributor reaches over open plots, ring by ring, as far as routes count."""

    __slots__ = ("cap", "doors")

    def __init__(self, side: int, free: int, site: int, cap: int) -> None:
        here = ground(side)
        beside = 0 if site == NOWHERE else here.around[site] & free
        doors = _rings(here, free, beside, cap)
        for plot in members(beside):
            _lead_around(here, free, beside, 1 << plot, doors, cap)
        self.cap, self.doors = cap, doors
        """The plots whose shop would have a route of 1, of 2, of 3 …, each a set."""

    def length(self, plot: int) -> int:
        """The route of a shop on this plot, at most the cap."""
        for length, near in enumerate(self.doors, start=1):
            if near >> plot & 1:
                return length
        return self.cap

    def add_routes(self, pairs: Pairs, good: int, plots: int) -> None:
        """Add to the pairs the routes of this good's shop on each of these plots, the shortest first."""
        for length, near in enumerate(self.doors, start=1):
            reached = near & plots
            if reached:
                plots ^= reached
                while reached:
                    lowest = reached & -reached
                    reached ^= lowest
                    pairs.append((length, good, lowest))
                if not plots:
                    return
        while plots:
            lowest = plots & -plots
            plots ^= lowest
            pairs.append((self.cap, good, lowest))

    def lengths(self, plots: int) -> dict[int, int]:
        """The routes of shops on each of these plots, by the plot as a bit."""
        pairs: Pairs = []
        self.add_routes(pairs, 0, plots)
        return {bit: length for length, _, bit in pairs}

    def before(self, length: int, bit: int) -> int:
        """The plots with a shorter route than this, or with an equal one and a lower number."""
        nearer = sum(self.doors[: length - 1])
        equal = self.doors[length - 1] if length < self.cap and length <= len(self.doors) else 0
        return nearer | equal & bit - 1


def _rings(here: Ground, free: int, ring: int, cap: int) -> list[int]:
    """The plots beside ways of 1, of 2, of 3 … open plots from this ring on, each where it is reached first."""
    stride, left = here.stride, here.plots
    doors: list[int] = []
    for _ in range(cap - 1):
        if not ring:
            break
        free ^= ring
        near = ring << 1 | ring >> 1 | ring << stride | ring >> stride
        doors.append(near & left)
        left ^= doors[-1]
        ring = near & free
    return doors


def _lead_around(here: Ground, free: int, beside: int, plot: int, doors: list[int], cap: int) -> None:
    """Put right the length to a plot beside the distributor: a shop there takes it from all ways, so they lead around it."""
    others = beside ^ plot
    if len(doors) < 2 or not doors[1] & plot or here.beside(here.beside(others) & free) & plot:
        return
    doors[1] ^= plot
    for number, near in enumerate(_rings(here, free ^ plot, others, cap)):
        if near & plot:
            doors += [0] * (number + 1 - len(doors))
            doors[number] |= plot


reach = lru_cache(maxsize=1 << 12)(Reach)
"""The same reach is asked for again and again: reservations and roads leave what is open as it was."""


class Outlook:
    """How far every plot is from each distributor over the open plots of a table, and what follows for the players."""

    def __init__(self, rules: Rules, table: Table) -> None:
        self.rules, self.table, self.cap = rules, table, rules.cap
        self.side, self.free = rules.ground.side, rules.ground.plots ^ table.built
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
        planned = _shared_out(self._pairs(goods, own))
        bits = [1 << plot for plot in plots]
        asked = own | sum(bits)
        better: Pairs = []
        for good in goods:
            self.reach[good].add_routes(better, good, asked & self._better(good, planned))
        routes: dict[int, list[tuple[int, int]]] = {}
        for length, good, bit in better:
            routes.setdefault(bit, []).append((length, good))
        return [_gain(bit, planned, routes, self.cap) if bit in routes else 0 for bit in bits]

    def _better(self, good: int, planned: Plots) -> int:
        """The plots that come before the one that is planned for a good; all while it has none, or none that counts."""
        length, bit = planned.get(good, (self.cap, 0))
        return -1 if length == self.cap else self.reach[good].before(length, bit)

    def _pairs(self, goods: list[int], plots: int) -> Pairs:
        pairs: Pairs = []
        for good in goods:
            self.reach[good].add_routes(pairs, good, plots)
        return pairs

    def routes(self, player: int) -> float:
        """All four routes of a player as they are to be expected."""
        cap, shops, own = self.cap, self.table.shops[player], self.table.marks[player]
        expected, lacking = 0.0, []
        for good, shop in enumerate(shops):
            if shop == LACKING:
                lacking.append(good)
            else:
                expected += cap if shop == OFF_BOARD else self.reach[good].length(shop)
        planned = _shared_out(self._pairs(lacking, own)) if own and lacking else {}
        expected += sum([min(cap, length + PLANNED) for length, _ in planned.values()])
        return expected + cap * (len(lacking) - len(planned))


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


def _gain(bit: int, planned: Plots, routes: dict[int, list[tuple[int, int]]], cap: int) -> int:
    """By how much a further plot shortens the planned routes.

    It takes the good for which its route is shortest of those that it serves better than the plot planned; that plot is free
    then and takes another good in the same way, until one is left without.
    """
    now, gain = dict(planned), 0
    while True:
        better = [(length, good) for length, good in routes.get(bit, ()) if good not in now or (length, bit) < now[good]]
        if not better:
            return gain
        length, good = min(better)
        if good not in now:
            return gain + cap - length
        before, freed = now[good]
        now[good] = length, bit
        gain, bit = gain + before - length, freed
