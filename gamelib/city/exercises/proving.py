"""Proving small results: a formula that holds for every plot, and a bound that no game can pass."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ...core.exercise import Exercise, Fault
from ...core.judges import Case, Game, agrees, counts
from ...core.moves import CHANCE
from ...core.table import replaced
from ...players.playout import playout
from ..engine.end import counted
from ..plot_sets import Square, members
from ..table import FISH, GOODS, Table

ANNA = 0
TRIED = 12
"""So many games are played in search of a counterexample."""


def _routes(task: Exercise) -> Iterator[Case]:
    """Anna's fishmonger on every plot, with roads on all the others, and what its route counts."""
    for (down, right), counts_for, table in _served(task.state):
        yield f"down={down}, right={right}", (down, right), counts_for, type(task.state)(task.state.rules, table)


def _served(state: Game) -> Iterator[tuple[Square, int, Table]]:
    here = state.rules.ground
    for plot in members(here.plots & ~state.table.built):
        table = _paved(state.table.copy(), here.plots, plot)
        yield here.square(plot), counted(state.rules, table)[ANNA][FISH], table


def _paved(table: Table, plots: int, shop: int) -> Table:
    """The table with the fishmonger on that plot and every other free plot a road."""
    table.shops = replaced(table.shops, ANNA, replaced(table.shops[ANNA], FISH, shop))
    table.served |= 1 << shop
    table.built |= 1 << shop
    table.roads = plots & ~table.built
    return table


def _lowest(task: Exercise) -> int:
    """Four routes as short as one can be, and no coin spent."""
    state = task.state
    while state.actor == CHANCE:
        state = state.play(state.moves()[0])
    return len(GOODS) * min(length for _, length, _ in _served(state)) - int(state.rules.coins)


def _not_the_lowest(task: Exercise, given: Fraction) -> Fault:
    if given < _lowest(task):
        return Fault("too-low", {"given": int(given)}, "city.route")
    for seed in range(TRIED):
        last = playout(task.ruleset, task.state.rules, "greedy", seed).final()
        assert last.outcome is not None
        if min(last.outcome.scores) < given:
            return Fault("lower-score", {"seed": seed, "score": min(last.outcome.scores)}, "city.score", last)
    return Fault("still-lower", {"given": int(given)}, "city.auction")


ROUTE_FORMULA = Exercise(
    "city",
    "route-formula",
    "prove",
    ("city.route", "city.route-cap"),
    agrees(_routes),
    lambda down, right: 2 if down + right == 1 else min(8, down + right - 1),
    (
        lambda down, right: down + right - 1,
        lambda down, right: min(8, max(1, down + right - 1)),
        lambda down, right: min(8, down + right),
    ),
    field="function",
)
LOWEST = Exercise(
    "city",
    "lowest",
    "prove",
    ("city.score", "city.route", "city.money", "city.auction"),
    counts(_lowest, _not_the_lowest),
    -11,
    (-15, 4, 0, -10),
    field="number",
)
