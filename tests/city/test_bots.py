"""The greedy bot reserves towards short routes, bids what they save, hurts others with blockers, and beats chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib
from gamelib import city
from gamelib.city.bots.outlook import Outlook

from .boards import placed, played, table

greedy = city.BOTS["greedy"]


def choices(state: Any) -> set[str]:
    """What the greedy bot does over many lots."""
    return {str(greedy(state.seen_by(state.actor), Random(seed))) for seed in range(20)}


def wins(players: int, games: int, **rules: Any) -> float:
    """The part of the games that greedy wins from each seat in turn against random play; a shared win counts for its part."""
    won = 0.0
    for game in range(games):
        bots = ["random"] * players
        seat = game % players
        bots[seat] = "greedy"
        outcome = gamelib.playout("city", city.Rules(players=players, **rules), bots, seed=game // players).final().outcome
        if seat in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / games


def test_greedy_beats_random_with_seats_swapped() -> None:
    assert wins(2, 160) >= 0.95


@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_beats_a_table_of_random_players(players: int) -> None:
    assert wins(players, 20) >= 0.8


@pytest.mark.parametrize(
    "rules", [{"setup": "hard"}, {"reserve_by_roads": True}, {"coins": 0}, {"size": 10}, {"size": 4}, {"demonstrations": True}]
)
def test_greedy_beats_random_under_other_rules(rules: dict[str, Any]) -> None:
    assert wins(2, 30, **rules) >= 0.75


def test_it_reserves_where_routes_will_be_short() -> None:
    """Two steps from the port the route is one road tile; of what may be reserved only B2 and C1 are that near."""
    assert choices(table(placed(C2="2"))) == {"reserve B2", "reserve C1"}
    owned = table(placed(C2="2"), off_board="p1")
    assert choices(owned).isdisjoint({"reserve B2", "reserve C1"}), "it has a fishmonger already"


def test_it_draws_when_every_route_has_a_good_plot() -> None:
    ready = placed(C1="1", A5="1", E1="1", G5="1", D4="2")
    assert choices(table(ready)) == {"draw"}


def test_it_builds_a_shop_where_its_route_is_shortest() -> None:
    state = played(table(placed(C1="1", D4="1", A5="2")), "draw", "tile fishmonger", "bid 0", "bid 3")
    assert choices(state) == {"build C1"}


def test_it_keeps_the_good_plots_when_it_builds_a_blocker() -> None:
    state = played(table(placed(C1="1", D4="1", E6="2")), "draw", "tile flats")
    assert choices(state) == {"build D4"}


def test_it_builds_a_blocker_where_it_hurts_others() -> None:
    """Anna needs nothing any more. On B1 her park makes Ben's way from the port three tiles long instead of one."""
    board = placed(C1="p2", B1="1", B2="+", D4="1")
    state = played(table(board, off_board="n1 p1 r1 t1", coins="15 14"), "draw", "tile park")
    assert choices(state) == {"build B1"}


def amounts(state: Any) -> set[int]:
    return {int(choice.split()[1]) for choice in choices(state)}


def test_it_bids_more_for_a_shorter_route_and_never_more_than_it_saves() -> None:
    near = played(table(placed(C1="2", D4="1")), "draw", "tile fishmonger")
    far = played(table(placed(E7="2", D4="1")), "draw", "tile fishmonger")
    assert sum(amounts(near)) / len(amounts(near)) > sum(amounts(far)) / len(amounts(far))
    assert max(amounts(near)) <= near.rules.cap - 1
    assert max(amounts(near)) > 0


def test_it_bids_nothing_without_a_plot() -> None:
    assert amounts(played(table(placed(C1="1", D4="1")), "draw", "tile fishmonger")) == {0}


def test_it_bids_no_more_than_it_has() -> None:
    poor = played(table(placed(C1="2", D4="1", E4="n2"), coins="15 1"), "draw", "tile fishmonger")
    assert max(amounts(poor)) <= 1


def test_an_outlook_promises_what_roads_over_open_plots_would_give() -> None:
    state = table(placed(C1="1", A2="1"))
    outlook = Outlook(state.rules, state.table)
    here = state.rules.ground
    assert outlook.length(1, here.at(0, 2)) == 1, "C1 touches B1, which touches the port"
    assert outlook.length(1, here.at(1, 0)) == 2, "A2 stands beside the port: the way is B1 and B2"
    assert outlook.length(1, here.at(6, 5)) == state.rules.cap
    assert outlook.plans(0)[1] == 1


def test_no_plot_is_planned_for_twice() -> None:
    state = table(placed(D4="1"))
    plans = Outlook(state.rules, state.table).plans(0)
    assert sorted(plans.values())[1:] == [state.rules.cap] * 3
    assert min(plans.values()) < state.rules.cap


@pytest.mark.parametrize("seed", range(3))
def test_what_a_reservation_saves_is_what_planning_anew_with_it_saves(seed: int) -> None:
    """In the midst of games: for every plot that may be reserved, the plans before less those after."""
    compared = 0
    for state in gamelib.playout("city", city.Rules(), "greedy", seed=seed).states():
        plots = [state.rules.ground.at(move.row, move.column) for move in state.moves() if move.kind == "reserve"]
        if state.phase != "choose" or not plots:
            continue
        me, marks, outlook = state.actor, list(state.table.marks), Outlook(state.rules, state.table)
        before, own = sum(outlook.plans(me).values()), marks[me]
        for plot, gain in zip(plots, outlook.gains(me, plots), strict=True):
            marks[me] = own | 1 << plot
            after = Outlook(state.rules, state.table.changed(marks=tuple(marks)))
            assert gain == before - sum(after.plans(me).values())
            compared += gain > 0
    assert compared > 50, "some reservations help"
