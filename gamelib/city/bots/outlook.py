"""What a table promises: how long each route would be if every open plot on its way became a road."""

from __future__ import annotations

from collections.abc import Sequence

from ..ground import Ground, members
from ..rules import Rules
from ..table import GOODS, LACKING, NOWHERE, OFF_BOARD, Table

PLANNED = 1.0
"""A shop that is still to be won is this much further away than the best plot for it suggests."""


class Outlook:
    """The open plots of a table in rings around each distributor, and what follows for shops and reserved plots."""

    def __init__(self, rules: Rules, table: Table) -> None:
        self.rules, self.table = rules, table
        free = rules.ground.plots & ~table.built
        self.rings = [[] if site == NOWHERE else rings(rules.ground, free, site) for site in table.sites]

    def length(self, good: int, plot: int) -> int:
        """The route of a shop on this plot, at most what counts."""
        doors = self.rules.ground.around[plot]
        for length, ring in enumerate(self.rings[good], start=1):
            if ring & doors:
                return min(length, self.rules.cap)
        return self.rules.cap

    def lacking(self, player: int) -> list[int]:
        """The goods whose shops a player still lacks."""
        return [good for good, shop in enumerate(self.table.shops[player]) if shop == LACKING]

    def plans(self, player: int, plots: Sequence[int] | None = None) -> dict[int, int]:
        """For each good that a player lacks, the route from the plot he would build it on; no plot is used twice."""
        own = list(members(self.table.marks[player])) if plots is None else plots
        goods = self.lacking(player)
        found: dict[int, int] = {}
        taken: set[int] = set()
        for length, good, plot in sorted((self.length(good, plot), good, plot) for good in goods for plot in own):
            if good not in found and plot not in taken:
                found[good] = length
                taken.add(plot)
        return {good: found.get(good, self.rules.cap) for good in goods}

    def routes(self, player: int) -> float:
        """All four routes of a player as they are to be expected."""
        cap, shops = self.rules.cap, self.table.shops[player]
        built = sum(self.length(good, shops[good]) for good in range(len(GOODS)) if shops[good] > 0)
        lost = cap * shops.count(OFF_BOARD)
        return built + lost + sum(min(cap, length + PLANNED) for length in self.plans(player).values())


def rings(ground: Ground, free: int, site: int) -> list[int]:
    """The plots at 1, 2, 3 … steps from a distributor over open plots."""
    ring = ground.around[site] & free
    found, reached = [], 0
    while ring:
        found.append(ring)
        reached |= ring
        ring = ground.beside(ring) & free & ~reached
    return found
