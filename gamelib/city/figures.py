"""The figures of the city game, each made from a seed or a demonstration; `gamelib figures` draws them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import Any

from ..core.record import Record
from ..core.rulebook import Demos
from ..players.playout import playout

SEED, GAMES = 35, 40
"""The game that is drawn is the first from this seed on that has a witness."""
NAMES = ("Anna", "Ben", "Chloé")
MOVES = 90
"""The witness is that of the first construction after so many moves that leaves two large areas joined by one plot."""
LARGE = 16
"""Plots on each side."""


@cache
def _game() -> Record:
    return _drawn()[0]


@cache
def _games() -> tuple[Record, ...]:
    return tuple(playout("city", bots="greedy", seed=seed) for seed in range(GAMES))


def _cut() -> tuple[Any, str]:
    """The state after a construction, and the plot that had to become a road because all hangs on it."""
    return _drawn()[1]


@cache
def _drawn() -> tuple[Record, tuple[Any, str]]:
    """The game that is drawn, and its witness."""
    games = (playout("city", bots="greedy", seed=seed) for seed in count(SEED))
    return next((game, cut) for game in games for cut in _cuts(game))


def _cuts(game: Record) -> Iterator[tuple[Any, str]]:
    for state in game.states()[MOVES:]:
        for event in state.events:
            if event.clause == "city.expropriate" and "city.connected" in event.clauses and _smaller(event) >= LARGE:
                yield state, str(event.values["plot"])


def _smaller(event: Any) -> int:
    return min(len(side) for side in event.witness["sides"])


def board() -> str:
    """A table in the middle of a game."""
    return str(_cut()[0].svg(names=NAMES, theme="light"))


def witness() -> str:
    """Why a plot was expropriated: the cut plot outlined, and the two sides that a building there would part."""
    state, plot = _cut()
    return str(state.svg(names=NAMES, theme="light", why=plot))


def corner() -> str:
    """The demonstration of expropriation: a block beside the port, and what it leaves hanging on one plot."""
    record = Demos("city")["city.expropriate"]
    return str(record.final().svg(names=record.names, theme="light", why="A3"))


def routes() -> str:
    """All routes at the end of the game."""
    return str(_game().final().svg(names=NAMES, theme="light", routes=True))


def network() -> Any:
    """The same moment as a graph, with the leaves hung on it."""
    import networkx as nx

    from . import plots
    from .board_text import codes
    from .graph import city_of, last_access, streets
    from .plots.source import say

    state = _cut()[0]
    city, here = city_of(state), state.rules.ground
    graph = streets(city.open)
    graph.add_edges_from((("leaf", site), door) for site, door in last_access(city).items())
    words = {here.square(plot): word for plot, word in codes(state.rules, state.table).items()}
    built = {plot: word for plot, word in words.items() if plot not in city.open}
    cut = set(nx.articulation_points(graph))
    return plots.network(graph, cut, built, finding=say("cuts-are-roads", {"count": len(cut & city.roads)}))


def route_lengths() -> Any:
    """How the routes came about in one game."""
    from . import plots

    return plots.route_lengths(_game())


def expropriation_map() -> Any:
    """Where plots are expropriated in many games."""
    from . import plots

    return plots.expropriation_map(_games())


FIGURES: dict[str, Callable[[], Any]] = {
    "board.svg": board,
    "witness.svg": witness,
    "corner.svg": corner,
    "routes.svg": routes,
    "network.png": network,
    "route_lengths.png": route_lengths,
    "expropriation_map.png": expropriation_map,
}
