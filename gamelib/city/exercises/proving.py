"""Proving small results: a formula that holds for every plot, and a bound that no game can pass."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ...core.exercise import Exercise, Fault
from ...core.judges import Case, agrees, counts
from ...core.playout import playout
from ...core.table import replaced
from ..engine.end import counted
from ..ground import members
from ..table import FISH, GOODS, Table

ANNA = 0
SHORTEST = 1
"""No route counts less: standing side by side is not a route."""
TRIED = 12
"""So many games are played in search of a counterexample."""


def _routes(task: Exercise) -> Iterator[Case]:
    """Anna's fishmonger on every plot, with roads on all the others, and what its route counts."""
    rules, here = task.state.rules, task.state.rules.ground
    for plot in members(here.plots & ~task.state.table.built):
        down, right = here.square(plot)
        table = _paved(task.state.table.copy(), here.plots, plot)
        yield f"down={down}, right={right}", (down, right), counted(rules, table)[ANNA][FISH]


def _paved(table: Table, plots: int, shop: int) -> Table:
    """The table with the fishmonger on that plot and every other free plot a road."""
    table.shops = replaced(table.shops, ANNA, replaced(table.shops[ANNA], FISH, shop))
    table.served |= 1 << shop
    table.built |= 1 << shop
    table.roads = plots & ~table.built
    return table


def _lowest(task: Exercise) -> int:
    """Four routes of the least length, and no coin spent."""
    return len(GOODS) * SHORTEST - int(task.state.rules.coins)


def _not_the_lowest(task: Exercise, given: Fraction) -> Fault:
    if given < _lowest(task):
        return Fault("too-low", {"given": int(given)}, "city.route")
    for seed in range(TRIED):
        ended = playout(task.ruleset, task.state.rules, "greedy", seed).final().outcome
        assert ended is not None
        if min(ended.scores) < given:
            return Fault("lower-score", {"seed": seed, "score": min(ended.scores)}, "city.score")
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
)
LOWEST = Exercise(
    "city",
    "lowest",
    "prove",
    ("city.score", "city.route", "city.money", "city.auction"),
    counts(_lowest, _not_the_lowest),
    -11,
    (-15, 4, 0, -10),
)
