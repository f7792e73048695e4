"""The way that a shop's road could take over what is open now, plot by plot."""

from __future__ import annotations

from .plot_sets import members
from .route_lengths import shortest
from .rules import Rules
from .table import Table


def open_way(rules: Rules, table: Table, good: int, plot: int) -> tuple[int, ...]:
    """The plots of a shortest way from where a good comes from to a shop on this plot; none where no way is open.

    Among equals it is one over roads that are laid; else one that leads over no reserved plot.
    """
    here, site = rules.ground, table.sites[good]
    free = here.plots & ~table.built & ~(1 << plot)
    ways = [shortest(here, open_, site, plot) for open_ in (table.roads & free, free & ~sum(table.marks), free)]
    return next((way for way in ways if way and len(way) == len(ways[-1])), ())


def built_on(rules: Rules, table: Table, way: tuple[int, ...]) -> tuple[int, ...]:
    """The plots of a way on which something has been built."""
    return tuple(plot for plot in way if plot in set(members(rules.ground.plots & table.built)))
