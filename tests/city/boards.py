"""Boards for tests: random ones as games would have them, drawings in letters, and the slow answer to compare with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import networkx as nx

from gamelib import city
from gamelib.city.cut_plots import cuts, cuts_after, holds
from gamelib.city.graph import City
from gamelib.city.plot_sets import Ground, Square, ground, members, name, square

EMPTY_7 = """
P . . . . . N
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
R . . . . . T
"""


class Board(NamedTuple):
    """A board in the middle of a game: what is built, what of it needs access, the roads, and the last plot built on."""

    here: Ground
    built: int
    served: int
    roads: int
    plot: int

    @property
    def city(self) -> City:
        free = self.here.plots & ~self.built
        sites = {self.here.square(plot): "site" for plot in members(self.served)}
        return City(squares(self.here, self.roads), squares(self.here, free & ~self.roads), sites)


def squares(here: Ground, plots: int) -> frozenset[Square]:
    return frozenset(here.squares(plots))


def bits(here: Ground, plots: Any) -> int:
    return sum(1 << here.at(row, column) for row, column in plots)


def random_sites(here: Ground, rng: Random) -> int:
    """Four distributors, the port in a corner, that break no rule of connection."""
    while True:
        plots = [rng.choice(here.corners), *rng.sample(list(members(here.plots)), 3)]
        served = sum(1 << plot for plot in set(plots))
        if served.bit_count() == 4 and holds(here, served, served):
            return served


def grown(side: int, rng: Random) -> Iterator[Board]:
    """A city from its set-up on, a construction at a time on any plot that is left, until every plot is developed."""
    here = ground(side)
    served = built = random_sites(here, rng)
    roads = cuts(here, built, served)
    yield Board(here, built, served, roads, -1)
    while left := here.plots & ~(built | roads):
        plot = rng.choice(list(members(left)))
        built |= 1 << plot
        served |= 1 << plot if rng.random() < 0.45 else 0
        new = cuts_after(here, built, served, plot)
        roads |= new
        yield Board(here, built, served, roads, plot)


def brute_force(board: Board) -> frozenset[Square]:
    """The oracle: take each open plot away and look whether what is left hangs together and everybody keeps a door."""
    city_, found = board.city, set()
    for plot in city_.open:
        left = city_.open - {plot}
        if not one_area(left) or any(not (around(site) & left) for site in city_.sites):
            found.add(plot)
    return frozenset(found)


def around(plot: Square) -> set[Square]:
    row, column = plot
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def one_area(plots: frozenset[Square]) -> bool:
    if not plots:
        return True
    seen, heap = set(), [next(iter(plots))]
    while heap:
        plot = heap.pop()
        if plot not in seen:
            seen.add(plot)
            heap += around(plot) & plots
    return len(seen) == len(plots)


def ordinary_vertex_cuts(city_: City) -> frozenset[Square]:
    """What a graph finds in which distributors and shops are vertices like any other: the mistake to avoid."""
    plots = [*city_.open, *city_.sites]
    graph: nx.Graph[Any] = nx.Graph((a, b) for a in plots for b in around(a) if b in plots)
    return frozenset(nx.articulation_points(graph)) & city_.undeveloped


def table(board: str = EMPTY_7, rules: Any = None, **said: Any) -> Any:
    """A position of the city game; two players unless the rules say otherwise, the first to choose."""
    chosen = rules if rules is not None else city.Rules(players=2)
    facts = {"turn": 20, "phase": "choose", "player": 1} | said
    lines = [f"{key}: {facts.pop(key)}" for key in ("turn", "phase", "player") if facts[key] is not None]
    lines += ["board:", *(f"  {row.strip()}" for row in board.strip().splitlines())]
    lines += [
        f"{key.replace('_', '-')}: {value}" for key, value in facts.items() if value is not None and key not in ("player",)
    ]
    return city.position("\n".join(lines), chosen)


def placed(board: str = EMPTY_7, **cells: str) -> str:
    """A board with some plots changed: ``placed(B2="F")``."""
    rows = [row.split() for row in board.strip().splitlines()]
    for plot, code in cells.items():
        row, column = square(plot)
        rows[row][column] = code
    return "\n".join(" ".join(row) for row in rows)


def played(state: Any, *moves: str) -> Any:
    for move in moves:
        state = state.play(move)
    return state


def keys(state: Any) -> list[str]:
    return [event.key for event in state.events]


def clauses(state: Any) -> list[str]:
    return [clause for event in state.events for clause in event.clauses]


def roads(state: Any) -> set[str]:
    """The roads of a state, as a person writes them."""
    return {name(*one) for one in state.rules.ground.squares(state.table.roads)}
