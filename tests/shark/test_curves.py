"""The curves of a game: they are the tables' own numbers, and every coin of a player's wealth is accounted for."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import gamelib

from .tables import at, shark

GAMES = [
    ({"players": 2}, "trader"),
    ({"players": 3, "cash": 9000}, "random"),
    ({"players": 4, "variant_one": True}, ["trader", "holder", "random", "random"]),
]


@pytest.fixture(params=range(len(GAMES)), scope="module")
def game(request: pytest.FixtureRequest) -> tuple[Any, Any]:
    fields, bots = GAMES[request.param]
    record = gamelib.playout("shark", shark.Rules(**fields), bots, seed=4)
    return record, shark.series(record)


def test_values_and_cash_are_those_of_the_tables(game: tuple[Any, Any]) -> None:
    record, series = game
    for at_move, state in enumerate(record.states()):
        assert [series.curves["value"][name][at_move] for name in ("red", "blue", "green", "yellow")] == list(
            state.table.values
        )
        assert [curve[at_move] for curve in series.curves["cash"].values()] == list(state.table.cash)
        for player, held in enumerate(state.table.shares):
            worth = sum(1000 * n * points for n, points in zip(held, state.table.values, strict=True))
            assert series.curves["portfolio"][str(player + 1)][at_move] == worth


def test_wealth_is_what_came_less_what_went(game: tuple[Any, Any]) -> None:
    record, series = game
    curves = series.curves
    for player in curves["wealth"]:
        for at_move in range(len(series.turns)):
            came = sum(curves[part][player][at_move] for part in ("premium", "dividend", "gain"))
            assert curves["wealth"][player][at_move] == record.rules.cash + came - curves["losses"][player][at_move]
            traded = curves["sales"][player][at_move] - curves["purchases"][player][at_move]
            assert curves["gain"][player][at_move] == traded + curves["portfolio"][player][at_move]


def test_sums_only_grow_and_marks_count_events(game: tuple[Any, Any]) -> None:
    record, series = game
    for group in ("premium", "dividend", "sales", "purchases", "placements", "merges", "removals"):
        for curve in series.curves[group].values():
            assert all(low <= high for low, high in pairwise(curve))
    happened = [event for state in record.states() for event in state.events]
    for key, group in (("place", "placements"), ("merge", "merges"), ("removal", "removals")):
        assert sum(curve[-1] for curve in series.curves[group].values()) == sum(event.key == key for event in happened)


def test_a_forced_sale_counts_what_was_paid_less_the_change() -> None:
    start = at("roll", (0, 1), ("", "blue 2 red 1"), yellow="A6 B6 C6 A7 B7", blue="E6 E7 J2 J3 J4 J5", red="B2 B3")
    moves = [shark.parse(text) for text in ("roll yellow 4", "place yellow D6", "surrender blue", "surrender blue")]
    curves = shark.series(gamelib.Record("shark", start.rules, tuple(moves), start=start)).curves
    assert curves["losses"]["2"] == [0, 0, 1000, 1000, 0], "1,000 in cash, and 1,000 of change back"
    assert curves["premium"]["1"][-1] == 6000
