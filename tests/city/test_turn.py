"""Turns and reservations, clause by clause."""

from __future__ import annotations

from random import Random

import pytest

from gamelib import city
from gamelib.city.notation import LARGEST, moves
from gamelib.city.plot_sets import ground, members

from .boards import clauses, keys, placed, played, roads, table

LAST = """
R  F  +  P
+  r2 +  O
+  +  +  t1
T  .  +  N
"""


def fresh(players: int = 2, **rules: object) -> object:
    side = {2: 7, 3: 8, 4: 9, 5: 10}[players]
    return city.start(players=players, sites=((1, side), (1, 1), (side, 1), (side, side)), **rules).play("first 1")


def test_turn_is_to_reserve_or_to_build() -> None:
    state = table(placed(C3="1"))
    assert {move.kind for move in state.moves()} == {"draw", "reserve"}
    assert state.refusal("build C3").clause == "city.turn"
    assert state.refusal("bid 1").clause == "city.turn"
    assert state.refusal("tile park").clause == "city.turn"


def test_turn_end_after_a_reservation_the_next_player_clockwise() -> None:
    state = fresh(3)
    order = []
    for plot in ("B2", "C3", "D4", "E4", "F4"):
        order.append(state.actor)
        state = state.play(f"reserve {plot}")
        assert "city.turn-end" in clauses(state)
    assert order == [0, 1, 2, 0, 1]
    assert state.turn == 6


def test_reserve_puts_a_marker_from_hand_on_the_plot_and_costs_nothing() -> None:
    state = table(placed(C3="1"))
    after = state.play("reserve C2")
    assert after.holdings()[("plot", 1, 2), "marker 1"] == 1
    assert after.holdings()[("hand", 0), "marker 1"] == 4
    assert after.table.coins == state.table.coins


def test_reserve_only_beside_what_is_developed_or_reserved() -> None:
    state = table(placed(C3="1", E5="F", B6="+"))
    beside = {"B1", "A2", "F1", "G2", "A6", "B7", "F7", "G6", "C2", "C4", "B3", "D3", "E4", "E6", "D5", "F5", "B5", "C6"}
    assert {str(move).split()[1] for move in state.moves() if move.kind == "reserve"} == beside
    assert state.refusal("reserve D4").clause == "city.reserve"
    assert state.refusal("reserve C3").key == "plot-reserved"
    assert state.refusal("reserve E5").key == "plot-developed"
    assert state.refusal("reserve B6").key == "plot-developed"
    assert state.refusal("reserve A1").key == "plot-developed"
    assert state.refusal("reserve H8").clause == "city.board"


def test_reserve_option_beside_a_road_or_a_reserved_plot_only() -> None:
    rules = city.Rules(players=2, reserve_by_roads=True)
    state = table(placed(C3="1", E5="F", B6="+", E2="p1"), rules, coins="14 15")
    beside = {"C2", "C4", "B3", "D3", "A6", "B7", "B5", "C6"}
    assert {str(move).split()[1] for move in state.moves() if move.kind == "reserve"} == beside
    assert state.refusal("reserve E4").key == "too-far-roads"
    assert state.refusal("reserve E1").key == "too-far-roads", "a shop's marker does not reserve its plot"


def test_reserve_option_falls_back_to_the_usual_rule_while_nothing_qualifies() -> None:
    rules = city.Rules(players=2, reserve_by_roads=True)
    state = table(placed(E5="F"), rules)
    assert {str(move) for move in state.moves()} >= {"reserve B1", "reserve E4", "reserve F5"}
    again = state.play("reserve E4")
    assert "reserve F5" not in {str(move) for move in again.moves()}


def test_reserve_first_may_be_anywhere_for_everybody_once() -> None:
    state = fresh(3)
    for plot in ("D4", "F6", "C6"):
        assert len(state.moves()) == 60 - state.turn + 1
        state = state.play(f"reserve {plot}")
        assert "city.reserve-first" in clauses(state)
    assert state.refusal("reserve G3").clause == "city.reserve"
    after = state.play("reserve D5")
    assert "city.reserve-first" not in clauses(after)


def test_reserve_owner_only_the_owner_builds() -> None:
    state = played(table(placed(C3="1", E4="2")), "draw", "tile park")
    assert [str(move) for move in state.moves()] == ["build C3"]
    assert state.refusal("build E4").clause == "city.reserve-owner"
    assert state.refusal("build D4").clause == "city.build-blocker"


def test_reserve_harmless_nothing_is_expropriated_however_many_reserve() -> None:
    state = table(placed(C2="1", B3="2"))
    after = state.play("reserve B2")
    assert roads(after) == set()
    assert after.events[1].clause == "city.reserve-harmless"
    assert set(after.events[1].witness["plots"]) == {("plot", 0, 2), ("plot", 2, 0)}
    assert "harmless" not in keys(state.play("reserve D2"))


def test_markers_without_one_in_hand_nobody_reserves() -> None:
    state = table(placed(B1="1", C1="1", D1="1", A3="1", A4="1", A5="1"))
    assert [str(move) for move in state.moves()] == ["draw"]
    assert state.refusal("reserve E1").clause == "city.markers"


@pytest.mark.parametrize(("shops", "markers"), [(0, 6), (1, 6), (2, 6), (3, 5), (4, 4)])
def test_marker_owner_with_so_many_shops_a_player_has_so_many_markers(shops: int, markers: int) -> None:
    codes = dict(zip(("B4", "D4", "F4", "D6"), ("n1", "p1", "r1", "t1"), strict=True))
    state = table(placed(**dict(list(codes.items())[:shops])), coins="5 15" if shops else "15 15")
    held = state.holdings()
    assert held[("hand", 0), "marker 1"] == markers
    assert sum(amount for (place, thing), amount in held.items() if thing == "marker 1") == 8


def test_must_act_a_turn_is_lost_only_when_neither_is_possible() -> None:
    rules = city.Rules(players=2, size=4)
    state = table(LAST, rules, turn=14, player=2, coins="2 15").play("reserve B4")
    assert keys(state) == ["reserve", "turn", "turn-lost", "turn"]
    assert (state.actor, state.turn) == (1, 16)
    assert "city.must-act" in clauses(state)


def test_must_act_nobody_is_offered_a_way_to_pass() -> None:
    state = table(placed(C3="1"))
    assert all(move.kind in ("draw", "reserve") for move in state.moves())


def test_open_info_bids_are_hidden_from_others_until_shown() -> None:
    state = played(table(placed(C3="1", E4="2")), "draw", "tile fishmonger", "bid 4")
    assert state.seen_by(0).table.bids == (-1, -2)
    assert state.seen_by(1).table.bids == (-1, 4)
    assert [event.key for event in state.seen_by(0).events] == ["bid-sealed"]
    shown = state.play("bid 2")
    assert shown.seen_by(0).events == shown.events
    assert shown.seen_by(0).table.pile == shown.table.pile


def test_moves_on_the_largest_board_are_picked_right_however_many_were_picked_before() -> None:
    """What was picked of some plots is kept and used again; another set of plots gets its own moves all the same."""
    here, rng = ground(LARGEST), Random(1)
    builds = moves(LARGEST).builds
    for _ in range(1200):
        wanted = rng.getrandbits(here.plots.bit_length()) & here.plots
        assert [here.at(move.row, move.column) for move in builds(wanted)] == list(members(wanted))
