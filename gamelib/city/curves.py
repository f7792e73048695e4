"""The curves of a city game: routes, roads, what was expropriated, and money."""

from __future__ import annotations

from typing import Any

from ..core.record import Record
from ..core.series import Series
from .notation import Lay
from .route_lengths import lengths
from .rules import Rules
from .table import GOODS, ROAD, Table

FAR = 10**6


def series(record: Record) -> Series:
    """The curves by group.

    ``routes`` (road tiles so far, a line a player and good, 0 while there is no route), ``plots`` (roads and undeveloped),
    ``expropriated`` (plots that each move made a road), ``coins`` (a line a player), ``score`` (a line a player: what the
    routes would count if the game ended here, less the coins).
    """
    rules = record.rules
    assert isinstance(rules, Rules)
    states = record.states()
    tables: list[Table] = [state.table for state in states]
    found = [route_lengths(rules, table) for table in tables]
    players = range(rules.players)
    routes = {f"{p + 1} {good}": [one[p][g] for one in found] for p in players for g, good in enumerate(GOODS)}
    roads = [table.roads.bit_count() for table in tables]
    curves = {
        "routes": routes,
        "plots": {"roads": roads, "undeveloped": [_undeveloped(rules, table) for table in tables]},
        "expropriated": {"plots": _expropriated(states, roads)},
        "coins": {str(player + 1): [table.coins[player] for table in tables] for player in players},
        "score": {
            str(player + 1): [
                sum(min(length or rules.cap, rules.cap) for length in one[player]) - table.coins[player]
                for one, table in zip(found, tables, strict=True)
            ]
            for player in players
        },
    }
    return Series([table.turn for table in tables], curves)


def route_lengths(rules: Rules, table: Table) -> list[list[int]]:
    """The length of every player's four routes along the roads so far; 0 where there is none."""
    found = [[0] * len(GOODS) for _ in table.shops]
    for good, site in enumerate(table.sites):
        owners = {shops[good]: player for player, shops in enumerate(table.shops) if shops[good] > 0}
        for shop, length in lengths(rules.ground, table.roads, site, owners, FAR).items():
            found[owners[shop]][good] = length
    return found


def _undeveloped(rules: Rules, table: Table) -> int:
    return (rules.ground.plots & ~(table.built | table.roads)).bit_count()


def _expropriated(states: list[Any], roads: list[int]) -> list[int]:
    """The roads that each move added, less those that somebody laid."""
    laid = [isinstance(state.last_move, Lay) and state.last_move.tile == ROAD for state in states]
    before = [roads[0], *roads]
    return [now - then - own for now, then, own in zip(roads, before, laid, strict=False)]
