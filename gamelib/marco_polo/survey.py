"""Maps looked at as graphs, with networkx: how far things are, and which spaces matter.

>>> from gamelib.marco_polo.atlas import world
>>> from gamelib.marco_polo.survey import report
>>> report(world("orient")).splitlines()[0]
'Map orient: 60 spaces, 20 posts, 59 land lines, 38 sea lines.'
"""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

from ..core.extras import installed
from .journey_times import CHANGE, pace
from .table import COLOURS, KHANBALIK, KINDS, LAND, MISSIONS, SEA, VENICE
from .world import POST, Chart, World

with installed():
    import networkx as nx

Graph: TypeAlias = "nx.Graph[str]"
Route: TypeAlias = "nx.DiGraph[tuple[str, int]]"


def graph(chart: Chart, kinds: tuple[int, ...] = (LAND, SEA)) -> Graph:
    """The spaces by name, joined by lines of these kinds."""
    found: Graph = nx.Graph()
    found.add_nodes_from((space.name, {"space": space}) for space in chart.spaces)
    for kind in kinds:
        lines = [(chart.spaces[a].name, chart.spaces[b].name) for a, b in chart.lines[kind]]
        found.add_edges_from(lines, kind=KINDS[kind])
    return found


def dead_ends(chart: Chart) -> dict[str, tuple[str, ...]]:
    """For each space where a line ends, the kinds of which it does."""
    graphs = {kind: graph(chart, (index,)) for index, kind in enumerate(KINDS)}
    ends = {space.name: tuple(kind for kind in KINDS if graphs[kind].degree[space.name] == 1) for space in chart.spaces}
    return {name: kinds for name, kinds in ends.items() if kinds}


def distances(chart: Chart, start: str = VENICE) -> dict[str, int]:
    """Steps from a space to every other, land and sea mixed."""
    return dict(nx.single_source_shortest_path_length(graph(chart), start))


def betweenness(chart: Chart) -> dict[str, float]:
    """The share of shortest ways between other spaces that lead through each."""
    return dict(nx.betweenness_centrality(graph(chart)))


def journeys(chart: Chart, khanbalik: bool = True) -> Route:
    """The map as turns: every step by land or sea costs the part of a turn that it takes on average, a change its stop."""
    found: Route = nx.DiGraph()
    for space in chart.spaces:
        found.add_edge((space.name, LAND), (space.name, SEA), weight=CHANGE)
        found.add_edge((space.name, SEA), (space.name, LAND), weight=CHANGE)
    for kind, lines in enumerate(chart.lines):
        cost = 1 / pace(chart, kind)
        for a, b in lines:
            one, other = (chart.spaces[a].name, kind), (chart.spaces[b].name, kind)
            if khanbalik or KHANBALIK not in (one[0], other[0]):
                found.add_edge(one, other, weight=cost)
                found.add_edge(other, one, weight=cost)
    return found


def shortest(chart: Chart, start: str, target: str) -> list[str]:
    """The quickest journey between two spaces on expected spins."""
    ways = journeys(chart)
    ends = [((start, kind), (target, end)) for kind in (LAND, SEA) for end in (LAND, SEA)]
    one, other = min(ends, key=lambda pair: float(nx.dijkstra_path_length(ways, *pair)))
    names = [name for name, _ in nx.dijkstra_path(ways, one, other)]
    return [names[0], *(after for before, after in pairwise(names) if after != before)]


def report(world: World) -> str:
    """What there is to know about a map, a line each: sizes, ways, distances, the spaces most passed, dead ends."""
    chart = world.chart
    posts = [space for space in chart.spaces if space.kind == POST]
    far, between = distances(chart), betweenness(chart)
    land, sea = (graph(chart, (kind,)) for kind in (LAND, SEA))
    ends = {name: " and ".join(kinds) for name, kinds in dead_ends(chart).items()}
    busiest = sorted(between, key=lambda name: -between[name])[:5]
    lines = [
        f"Map {chart.name}: {len(chart.spaces)} spaces, {len(posts)} posts, {len(chart.lines[LAND])} land lines, "
        f"{len(chart.lines[SEA])} sea lines.",
        "Posts by colour: "
        + "; ".join(f"{c} {', '.join(s.name for s in posts if s.colour == i)}" for i, c in enumerate(COLOURS))
        + ".",
        f"Venice to Khanbalik: {nx.shortest_path_length(land, VENICE, KHANBALIK)} steps by land, "
        f"{nx.shortest_path_length(sea, VENICE, KHANBALIK)} by sea, {far[KHANBALIK]} mixed.",
        f"Steps from Venice to the missions: {', '.join(f'{city} {far[city]}' for city in MISSIONS)}.",
        f"Farthest from Venice: {max(far, key=lambda name: far[name])}, {max(far.values())} steps.",
        f"Most passed: {', '.join(f'{name} {between[name]:.0%}' for name in busiest)}.",
        f"Lines end in {', '.join(f'{name} ({kinds})' for name, kinds in ends.items())}.",
    ]
    return "\n".join(lines)
