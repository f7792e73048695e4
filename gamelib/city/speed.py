"""Expropriation and routes at board sizes from 7 to 30: with networkx, and the way that simulation uses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import NamedTuple, TypeVar

from .cut_plots import cuts, cuts_after
from .graph import City, expropriated, shortest_road
from .plot_sets import Ground, Square, ground, members
from .route_lengths import lengths


class Row(NamedTuple):
    """One measurement: what took how long, how that compares, and the ratio that must not be exceeded."""

    name: str
    milliseconds: float | None
    ratio: float | None = None
    against: str = ""
    most: float | None = None


SIDES = (7, 10, 15, 20, 30)
CONSTRUCTIONS = 24
FAR = 10**6
Case = TypeVar("Case")
LEAST = 0.02
"""Each measurement is repeated for this many seconds at least."""


class Site(NamedTuple):
    """A city in the middle of a game, and the plot that was built on last."""

    here: Ground
    built: int
    served: int
    roads: int
    plot: int

    @property
    def city(self) -> City:
        """The same for the graph."""
        square, free = self.here.square, self.here.plots & ~self.built
        undeveloped = frozenset(map(square, members(free & ~self.roads)))
        sites = {square(plot): "" for plot in members(self.served)}
        return City(frozenset(map(square, members(self.roads))), undeveloped, sites)

    @property
    def ends(self) -> tuple[int, int]:
        """Two sites between which a route is sought: the first and the last of the board."""
        first, *_, last = members(self.served)
        return first, last


def rows() -> list[Row]:
    """What one construction's expropriation and one route cost by size, and how the engine's way grows with the plots."""
    found: list[Row] = []
    smallest = 0.0
    for side in SIDES:
        sites = grown(side, Random(side))
        graph = _time(expropriated, [site.city for site in sites])
        fast = _time(_after, sites)
        smallest = smallest or fast / side**2
        found.append(Row(f"city {side}×{side} expropriation, networkx", graph))
        found.append(Row(f"city {side}×{side} expropriation, engine", fast, fast / graph, "networkx", 1.0))
        if side != SIDES[0]:
            growth = fast / side**2 / smallest
            found.append(Row(f"city {side}×{side} engine, growth", None, growth, f"linear from {SIDES[0]}×{SIDES[0]}", 1.0))
        found += _route_rows(side, sites)
    return found


def _route_rows(side: int, sites: list[Site]) -> list[Row]:
    ends = [(site, *site.ends) for site in sites]
    cases = [(site.city, site.here.square(first), site.here.square(last)) for site, first, last in ends]
    graph = _time(_graph_route, cases)
    fast = _time(_route, sites)
    return [
        Row(f"city {side}×{side} route, networkx", graph),
        Row(f"city {side}×{side} route, engine", fast, fast / graph, "networkx", 1.0),
    ]


def _graph_route(case: tuple[City, Square, Square]) -> object:
    return shortest_road(*case)


def _route(site: Site) -> object:
    first, last = site.ends
    return lengths(site.here, site.roads, first, [last], FAR)


def _after(site: Site) -> int:
    return cuts_after(site.here, site.built, site.served, site.plot)


def grown(side: int, rng: Random) -> list[Site]:
    """Cities after constructions on random plots, as a game would have them, until three plots in ten are built."""
    here = ground(side)
    served = built = sum(1 << corner for corner in here.corners)
    roads = cuts(here, built, served)
    found: list[Site] = []
    while built.bit_count() < side * side * 0.3:
        plot = rng.choice(list(members(here.plots & ~built & ~roads)))
        built |= 1 << plot
        served |= 1 << plot if rng.random() < 0.4 else 0
        roads |= cuts_after(here, built, served, plot)
        found.append(Site(here, built, served, roads, plot))
    return [found[number * len(found) // CONSTRUCTIONS] for number in range(CONSTRUCTIONS)]


def _time(way: Callable[[Case], object], cases: Sequence[Case]) -> float:
    """Milliseconds for one case; the best of three."""
    best = float("inf")
    for _ in range(3):
        began, runs = process_time(), 0
        while (took := process_time() - began) < LEAST or not runs:
            for case in cases:
                way(case)
            runs += 1
        best = min(best, took / runs / len(cases))
    return 1000 * best
