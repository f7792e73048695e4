"""The city as a graph, with networkx: why plots become roads, how long routes are, and what building would do.

**The question.** After a construction, which undeveloped plots may no longer be built on? Building on a plot takes it away
from the open area (roads and undeveloped plots). Two things must survive that: the open area stays in one piece
(``city.connected``), and every distributor and shop keeps an open neighbour (``city.access``).

**The graph.** Open plots are vertices, and two that lie side to side are joined. Distributors, shops and blockers are no
vertices: nobody passes through them. A vertex whose removal breaks a connected graph in two is a *cut vertex*, so the
first condition asks for the cut vertices. The second becomes the same question with a small trick: where a distributor or
shop has only one open neighbour, hang it on that plot as a leaf. To take the plot away would leave the leaf alone, so the
plot is now a cut vertex as well. One call answers both, in time that grows with the number of plots
(depth-first search, Hopcroft and Tarjan).

**Why not make the distributors ordinary vertices?** With the port on A1 and a blocker on B2, plots A2 and B1 hang on A3 and C1
alone. If the port were a vertex, A2 and B1 would seem joined through it, and neither cut would be found.

**Once is enough.** A plot that becomes a road stays open, so the graph does not change and no new cut appears.

:mod:`.cut_plots` finds the same without a graph library, which simulation needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..core.extras import installed
from .plot_sets import Square
from .table import DISTRIBUTORS, GOODS, LACKING, NOWHERE, OFF_BOARD, OVER, SHOPS

with installed():
    import networkx as nx

ACCESS, CONNECTED = "city.access", "city.connected"


@dataclass(frozen=True)
class City:
    """What the graph needs to know of a board: which plots are roads, which undeveloped, and what stands on the others.

    ``sites`` are the distributors and shops, which need access, by the plot they stand on.
    """

    roads: frozenset[Square]
    undeveloped: frozenset[Square]
    sites: Mapping[Square, str]

    @property
    def open(self) -> frozenset[Square]:
        """Roads and undeveloped plots."""
        return self.roads | self.undeveloped

    def built(self, plot: Square, site: str = "") -> City:
        """The city with a construction on an undeveloped plot: a shop if it is named, otherwise a blocker."""
        sites = {**self.sites, plot: site} if site else self.sites
        return replace(self, undeveloped=self.undeveloped - {plot}, sites=sites)


@dataclass(frozen=True)
class Reason:
    """Why a plot became a road: the clauses, the sites that would lose their last access, the areas it would part."""

    plot: Square
    clauses: tuple[str, ...]
    sites: tuple[Square, ...]
    sides: tuple[frozenset[Square], ...]


@dataclass(frozen=True)
class Route:
    """The way of a good along road plots, its length if there is one, what it counts, and by which clause."""

    player: int
    good: str
    path: tuple[Square, ...]
    length: int | None
    counts: int | None
    clause: str


def city_of(state: Any) -> City:
    """The city that a state or a view shows."""
    table, here = state.table, state.rules.ground
    sites = {here.square(plot): name for plot, name in zip(table.sites, DISTRIBUTORS, strict=True) if plot != NOWHERE}
    for owned in table.shops:
        sites |= {here.square(plot): name for plot, name in zip(owned, SHOPS, strict=True) if plot > 0}
    undeveloped = here.plots & ~(table.built | table.roads)
    return City(frozenset(here.squares(table.roads)), frozenset(here.squares(undeveloped)), sites)


def neighbours(plot: Square) -> Iterator[Square]:
    """The four squares side to side with this one."""
    row, column = plot
    yield from ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))


def streets(plots: Iterable[Square]) -> nx.Graph[Any]:
    """The graph of these plots, joined side to side."""
    graph: nx.Graph[Any] = nx.Graph()
    graph.add_nodes_from(plots)
    graph.add_edges_from((plot, other) for plot in graph for other in neighbours(plot) if other in graph)
    return graph


def last_access(city: City) -> dict[Square, Square]:
    """Each distributor or shop that has a single open neighbour, and that neighbour."""
    doors = {site: [plot for plot in neighbours(site) if plot in city.open] for site in city.sites}
    return {site: found[0] for site, found in doors.items() if len(found) == 1}


def expropriated(city: City) -> frozenset[Square]:
    """The undeveloped plots that must become roads: the cut vertices of the open area with the leaves hung on it."""
    graph = streets(city.open)
    graph.add_edges_from((("leaf", site), door) for site, door in last_access(city).items())
    return frozenset(nx.articulation_points(graph)) & city.undeveloped


def reasons(city: City) -> dict[Square, Reason]:
    """For every undeveloped plot that must become a road, why."""
    graph, doors = streets(city.open), last_access(city)
    return {plot: _reason(graph, doors, plot) for plot in sorted(expropriated(city))}


def _reason(graph: nx.Graph[Any], doors: Mapping[Square, Square], plot: Square) -> Reason:
    lost = tuple(sorted(site for site, door in doors.items() if door == plot))
    left = nx.restricted_view(graph, [plot], [])
    sides = sorted(map(frozenset, nx.connected_components(left)), key=lambda side: (-len(side), min(side)))
    clauses = (*((ACCESS,) if lost else ()), *((CONNECTED,) if len(sides) > 1 else ()))
    return Reason(plot, clauses, lost, tuple(sides))


def reasons_of(state: Any) -> dict[Square, Reason]:
    """For every plot that the last move of a state made a road, why; as it was before these plots were roads."""
    cut = {_square(event.witness["plot"]) for event in state.events if event.clause == "city.expropriate"}
    city = city_of(state)
    return reasons(replace(city, roads=city.roads - cut, undeveloped=city.undeveloped | cut)) if cut else {}


def _square(place: Any) -> Square:
    _, row, column = place
    return row, column


def what_if(city: City, shop: bool = True) -> dict[Square, frozenset[Square]]:
    """For every undeveloped plot, what building there would expropriate: a shop, which needs access itself, or a blocker."""
    return {plot: expropriated(city.built(plot, "shop" if shop else "")) for plot in sorted(city.undeveloped)}


def shortest_road(city: City, site: Square, shop: Square) -> tuple[Square, ...]:
    """The road plots of a shortest way from a distributor to a shop; none if there is no way yet."""
    graph = streets(city.roads)
    graph.add_edges_from((end, plot) for end in (site, shop) for plot in neighbours(end) if plot in city.roads)
    if site not in graph or shop not in graph or not nx.has_path(graph, site, shop):
        return ()
    return tuple(nx.shortest_path(graph, site, shop)[1:-1])


def routes(state: Any) -> list[Route]:
    """Every player's four routes: the way so far, and at the end what it counts and by which clause."""
    city = city_of(state)
    return [_route(state, city, player, good) for player in range(state.rules.players) for good in range(len(GOODS))]


def _route(state: Any, city: City, player: int, good: int) -> Route:
    here, cap, shop = state.rules.ground, state.rules.cap, state.table.shops[player][good]
    over = state.table.phase == OVER
    if shop in (LACKING, OFF_BOARD):
        clause = "city.route-cap" if shop == OFF_BOARD else "city.unbuilt-shop"
        return Route(player, GOODS[good], (), None, cap if over or shop == OFF_BOARD else None, clause)
    path = shortest_road(city, here.square(state.table.sites[good]), here.square(shop))
    clause = "city.route-cap" if len(path) > cap else "city.route"
    return Route(player, GOODS[good], path, len(path) or None, min(len(path), cap) if over else None, clause)
