"""The end, routes and scores, clause by clause."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib import city
from gamelib.city.curves import route_lengths
from gamelib.city.engine.end import counted
from gamelib.city.graph import city_of, shortest_road
from gamelib.city.plot_sets import members
from gamelib.city.route_lengths import lengths, shortest

from .boards import clauses, grown, keys, played, squares, table

LAST = """
R  F  +  P
+  r2 +  O
+  +  +  t1
T  2  +  N
"""
TIED = """
R  +  +  T
1  +  p1 p2
+  +  +  +
P  t1 t2 N
"""
FOUR: dict[str, Any] = {"rules": city.Rules(players=2, size=4)}


def ended(board: str = TIED, tile: str = "offices", plot: str = "A2", **said: Any) -> Any:
    return played(table(board, **{**FOUR, "turn": 14, **said}), "draw", f"tile {tile}", f"build {plot}")


def test_end_at_once_when_every_plot_is_developed_even_with_tiles_left() -> None:
    state = ended(LAST, "flats", "B4", player=2, coins="2 15")
    assert state.outcome.clause == "city.end"
    assert sum(state.table.pile) > 0
    assert state.moves() == ()
    assert state.refusal("draw").clause == "city.end"


def test_end_in_the_middle_of_a_turn() -> None:
    """Anna draws, Ben builds on A2, and her plot B1 becomes a road as the port's last access: she never chooses anew."""
    board = """
    P 1 + N
    2 + + +
    + + + +
    R + + T
    """
    state = played(table(board, **FOUR), "draw", "tile fishmonger", "bid 1", "bid 0")
    assert (state.actor, state.outcome) == (1, None)
    over = state.play("build A2")
    assert over.outcome.clause == "city.end"
    assert "city.drawer-lost" not in clauses(over)
    assert over.turn == state.turn


def test_route_counts_road_tiles_and_standing_side_by_side_is_none() -> None:
    state = ended(coins="4 6")
    routes = counted(state.rules, state.table)
    assert routes[0] == (8, 3, 8, 4)
    assert routes[1] == (8, 4, 8, 5)
    here = state.rules.ground
    beside = state.table.sites[3], state.table.shops[1][1]
    assert here.around[beside[0]] >> beside[1] & 1, "Ben's fishmonger stands beside the factory"
    assert min(min(row) for row in routes) >= 1


def test_route_from_the_distributor_beside_the_shop_is_at_least_one() -> None:
    board = """
    P p1 +  N
    + +  +  1
    + F  +  +
    R +  +  T
    """
    state = ended(board, "park", "D2", coins="14 15")
    assert counted(state.rules, state.table)[0][1] == 2
    route = next(route for route in city.routes(state) if (route.player, route.good) == (0, "fish"))
    assert route.path == ((1, 0), (1, 1))
    assert route.clause == "city.route", "it is shorter than the cap"
    cap = state.rules.cap
    for one in city.routes(state):
        assert one.length is None or (one.clause == "city.route-cap") == (one.length > cap)


def test_route_cap_nothing_counts_more() -> None:
    record = city.demos["city.route-cap"]
    state = record.final()
    assert state.rules.cap == 3
    assert counted(state.rules, state.table)[1] == (3, 3, 3, 3)
    assert {route.length for route in city.routes(state)} == {None, 4, 5, 7, 8}
    assert {route.clause for route in city.routes(state)} == {"city.route-cap", "city.unbuilt-shop"}


def test_route_cap_a_shop_off_the_board_counts_the_maximum() -> None:
    state = ended(coins="4 6", off_board="n1")
    assert counted(state.rules, state.table)[0][0] == 8
    assert "route-off-board" in keys(state)


def test_unbuilt_shop_counts_the_maximum() -> None:
    state = ended(coins="4 6")
    assert counted(state.rules, state.table)[0][0] == counted(state.rules, state.table)[1][2] == 8
    assert "city.unbuilt-shop" in clauses(state)


def test_score_is_the_routes_less_the_money_and_the_lowest_wins() -> None:
    state = ended(coins="4 3")
    assert state.outcome.scores == (23 - 4, 25 - 3)
    assert state.outcome.winners == (0,)


def test_score_may_be_below_zero() -> None:
    record = gamelib.Record.load(Path(__file__).parent / "golden" / "two-greedy.record")
    assert record.final().outcome.scores == (-7, -2)


def test_tie_more_money_wins() -> None:
    state = ended(coins="4 6")
    assert state.outcome.scores == (19, 19)
    assert state.outcome.winners == (1,)
    assert "tie-money" in keys(state)


def test_tie_with_the_same_money_the_win_is_shared() -> None:
    state = city.demos.faces("city.tie")["shared"].final()
    assert state.outcome.winners == (0, 1)
    assert len(set(state.outcome.scores)) == 1
    assert "tie-shared" in keys(state)


def test_before_the_end_there_are_no_scores_and_routes_may_not_exist_yet() -> None:
    state = table(TIED, **FOUR, turn=14, coins="4 6")
    assert state.outcome is None
    found = city.routes(state)
    assert all(route.counts is None for route in found)
    assert {route.length for route in found if route.good == "waste"} == {None}


@pytest.mark.parametrize("side", [3, 5, 8, 11])
def test_routes_of_the_engine_are_those_of_networkx(side: int) -> None:
    for seed in range(8):
        for board in list(grown(side, Random(seed)))[:: max(1, side // 2)]:
            plots = list(members(board.served))
            for shop in plots[1:]:
                path = shortest(board.here, board.roads, plots[0], shop)
                nx_path = shortest_road(board.city, board.here.square(plots[0]), board.here.square(shop))
                assert len(path) == len(nx_path)
                assert lengths(board.here, board.roads, plots[0], [shop], 10**6).get(shop, 0) == len(path)
                assert set(path) <= set(members(board.roads))
                steps = [plots[0], *path, shop] if path else []
                assert all(board.here.around[a] >> b & 1 for a, b in pairwise(steps))


def test_routes_in_whole_games_are_those_of_the_scores() -> None:
    for seed in range(6):
        state = gamelib.playout(
            "city", city.Rules(players=2 + seed % 4), ["random", "greedy"] + ["random"] * (seed % 4), seed=seed
        ).final()
        found = city.routes(state)
        counts = [[route.counts for route in found if route.player == player] for player in range(state.rules.players)]
        assert counts == [list(row) for row in counted(state.rules, state.table)]
        scores = tuple(sum(row) - coins for row, coins in zip(counts, state.table.coins, strict=True))
        assert scores == state.outcome.scores
        assert route_lengths(state.rules, state.table) == [
            [route.length or 0 for route in found if route.player == player] for player in range(state.rules.players)
        ]
        assert set(city_of(state).roads) == squares(state.rules.ground, state.table.roads)


def test_routes_are_told_with_the_way_they_take() -> None:
    state = ended(coins="4 6")
    for event in state.events:
        if event.clause == "city.route":
            assert len(event.witness["route"]) == event.values["length"]


def test_the_curve_of_the_scores_ends_at_the_scores() -> None:
    record = gamelib.playout("city", bots="sensible", seed=3)
    outcome, score = record.states()[-1].outcome, city.series(record).curves["score"]
    assert outcome is not None
    assert tuple(values[-1] for values in score.values()) == outcome.scores
    assert all(values[0] == 4 * record.rules.cap - record.rules.coins for values in score.values())
