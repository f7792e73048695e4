"""Maps looked at as graphs, with networkx: what a map must have, how far things are, which spaces matter.

>>> from gamelib.marco_polo.atlas import world
>>> from gamelib.marco_polo.survey import report
>>> report(world("orient")).splitlines()[0]
'Map orient: 60 spaces, 20 posts, 59 land lines, 38 sea lines.'
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

import networkx as nx

from ..core.errors import RecordError
from .table import ATTACK, COLOURS, KHANBALIK, KINDS, LAND, MISSIONS, SEA, VENICE
from .world import CIRCLE, POST, Chart, World

Graph: TypeAlias = "nx.Graph[str]"
Route: TypeAlias = "nx.DiGraph[tuple[str, int]]"

LEAST_POSTS = 3
LEAST_GIFT = 3
CHANGE = 0.5
"""What it costs a journey, in turns, to change between land and sea: a stop short of the number spun."""


def graph(chart: Chart, kinds: tuple[int, ...] = (LAND, SEA)) -> Graph:
    """The spaces by name, joined by lines of these kinds."""
    found: Graph = nx.Graph()
    found.add_nodes_from((space.name, {"space": space}) for space in chart.spaces)
    for kind in kinds:
        lines = [(chart.spaces[a].name, chart.spaces[b].name) for a, b in chart.lines[kind]]
        found.add_edges_from(lines, kind=KINDS[kind])
    return found


def check(chart: Chart) -> None:
    """Raise :class:`RecordError` with everything that a map must have and this one lacks."""
    problems = list(faults(chart))
    if problems:
        raise RecordError(f"the map '{chart.name}' cannot be played on: {' '.join(problems)}")


def faults(chart: Chart) -> Iterator[str]:
    """What a map must have and this one lacks, a sentence a fault."""
    land, sea, both = graph(chart, (LAND,)), graph(chart, (SEA,)), graph(chart)
    yield from _spaces(chart, land, sea)
    for colour, name in enumerate(COLOURS):
        posts = sum(space.colour == colour for space in chart.spaces)
        if posts < LEAST_POSTS:
            yield f"There are {posts} {name} posts; each colour needs at least {LEAST_POSTS}."
    for kind, lines in zip(KINDS, (land, sea), strict=True):
        if KHANBALIK not in nx.node_connected_component(lines, VENICE):
            yield f"There is no way by {kind} alone from Venice to Khanbalik."
    open_ways = both.copy()
    open_ways.remove_node(KHANBALIK)
    reached: set[str] = nx.node_connected_component(open_ways, VENICE)
    cut_off = sorted(set(open_ways) - reached)
    if cut_off:
        yield f"From Venice, {', '.join(cut_off)} cannot be reached without passing Khanbalik."
    best = max(value for _, value in chart.goods)
    if sum(value == best for _, value in chart.goods) < LEAST_GIFT:
        yield f"Fewer than {LEAST_GIFT} goods have the highest value, which the Khan wants."


def _spaces(chart: Chart, land: Graph, sea: Graph) -> Iterator[str]:
    for space in chart.spaces:
        by_land, by_sea = land.degree[space.name], sea.degree[space.name]
        if not by_land and not by_sea:
            yield f"No line leads to {space.name}."
        if by_land and by_sea and not space.port:
            yield f"Land meets sea in {space.name}, which is not marked as a port."
        if space.port and not by_sea:
            yield f"{space.name} is a port, but no sea line leads there."
        if space.kind == CIRCLE and space.name not in MISSIONS and 1 in (by_land, by_sea):
            yield f"A line ends in {space.name}; it must end on a post, a port, a mission city, in Venice or Khanbalik."


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


def pace(chart: Chart, kind: int) -> float:
    """The mean number of steps a turn by that kind of line; an attack is a turn without any."""
    total = sum(weight for _, weight in chart.rings[kind])
    return sum(steps * weight for steps, weight in chart.rings[kind] if steps != ATTACK) / total


@lru_cache(maxsize=256)
def turns_to(here: World, target: str, khanbalik: bool) -> dict[tuple[str, int], float]:
    """About how many turns it is from each space, set out on by land or by sea, to a target."""
    ways = journeys(here.chart, khanbalik or target == KHANBALIK)
    lengths = nx.multi_source_dijkstra_path_length(ways, {(target, LAND), (target, SEA)})
    return dict(lengths)


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
