"""Building, blockers, the empty pile and what becomes of markers, clause by clause."""

from __future__ import annotations

from typing import Any

from gamelib import city

from .boards import clauses, keys, placed, played, roads, table

EMPTY_PILE = """
N  +  F  1  P
r2 +  +  +  +
1  +  r1 t2 +
O  +  p1 n1 t1
T  +  +  +  R
"""
FEW = ((1, 1, 0), (6, 3, 3), (7, 4, 4), (9, 5, 5))


def without_pile(**more: Any) -> Any:
    rules = city.Rules(players=2, size=5, pile_blockers=FEW, **more)
    return table(EMPTY_PILE, rules, turn=28, coins="1 7", off_board="n2 p2")


def test_build_needs_a_reserved_plot() -> None:
    state = table(placed(C3="2"))
    assert state.refusal("draw").clause == "city.build"
    assert "draw" not in {str(move) for move in state.moves()}
    assert played(table(placed(C3="1")), "draw").phase == "draw"


def test_build_the_tile_comes_from_the_pile_by_chance() -> None:
    state = played(table(placed(C3="1")), "draw")
    assert state.actor == -1
    after = state.play("tile park")
    assert after.table.pile[6] == state.table.pile[6] - 1
    assert after.holdings()[("drawn",), "park"] == 1
    assert state.refusal("reserve C2").clause == "city.build"


def test_pile_what_it_no_longer_holds_cannot_be_drawn() -> None:
    state = played(table(placed(C3="1", D3="G", D5="G")), "draw")
    assert state.refusal("tile park").clause == "city.pile"
    assert "tile park" not in {str(move) for move in state.moves()}


def test_build_blocker_goes_on_one_of_ones_own_plots_and_ends_the_turn() -> None:
    state = played(table(placed(C3="1", E4="1", D6="2")), "draw", "tile offices")
    assert (state.phase, state.actor) == ("build", 0)
    assert [str(move) for move in state.moves()] == ["build C3", "build E4"]
    assert state.refusal("reserve C2").clause == "city.build-blocker"
    after = state.play("build E4")
    assert after.holdings()[("plot", 3, 4), "offices"] == 1
    assert (after.actor, after.turn) == (1, 21)
    assert "city.build-blocker" in clauses(after)


def test_marker_owner_a_blocker_gives_its_marker_back() -> None:
    state = played(table(placed(C3="1")), "draw", "tile park")
    after = state.play("build C3")
    assert after.holdings()[("hand", 0), "marker 1"] == 6
    assert (("plot", 2, 2), "marker 1") not in after.holdings()


def test_marker_owner_a_shop_keeps_its_marker_and_the_first_two_release_one() -> None:
    first = played(table(placed(C3="1")), "draw", "tile toyshop", "bid 0", "bid 1", "build C3")
    assert first.holdings()[("plot", 2, 2), "marker 1"] == 1
    assert first.holdings()[("spare", 0), "marker 1"] == 1
    assert first.holdings()[("hand", 0), "marker 1"] == 6
    built = placed(C3="1", B5="n1", F5="r1")
    third = played(table(built, coins="9 15"), "draw", "tile toyshop", "bid 0", "bid 1", "build C3")
    assert (("spare", 0), "marker 1") not in third.holdings()
    assert third.holdings()[("hand", 0), "marker 1"] == 5
    assert "marker-kept" in keys(third)


def test_marker_owner_a_shop_off_the_board_uses_and_releases_none() -> None:
    state = played(table(placed(C3="1")), "draw", "tile toyshop", "bid 0", "bid 0")
    assert state.table.shops[1][3] == -2
    assert state.holdings()[("hand", 1), "marker 2"] == 6
    assert state.holdings()[("spare", 1), "marker 2"] == 2


def test_pile_empty_a_road_or_a_blocker_that_was_left_over() -> None:
    state = without_pile()
    tiles = {str(move).split()[1] for move in state.moves() if move.kind == "lay"}
    assert tiles == {"road", "flats", "offices", "park"}
    assert state.refusal("draw").clause == "city.pile-empty"
    road, park = state.play("lay road A3"), state.play("lay park D1")
    assert "A3" in roads(road)
    assert road.holdings()[("hand", 0), "marker 1"] == 3
    assert road.table.aside == state.table.aside
    assert park.table.aside == (11, 5, 5)
    assert park.holdings()[("plot", 0, 3), "park"] == 1
    assert "city.pile-empty" in clauses(park)


def test_pile_empty_only_what_is_left_over_and_only_on_ones_own_plots() -> None:
    state = without_pile(blocker_tiles=((12, 1, 6),))
    assert state.refusal("lay offices A3").key == "none-aside"
    assert state.refusal("lay demonstration A3").key == "never-aside"
    assert state.refusal("lay fishmonger A3").key == "never-aside"
    assert state.refusal("lay road B3").clause == "city.build"
    assert state.refusal("lay road Z9").clause == "city.board"


def test_pile_empty_while_there_is_a_pile_nobody_lays() -> None:
    state = table(placed(C3="1"))
    assert state.refusal("lay road C3").clause == "city.pile-empty"


def test_pile_empty_the_last_blocker_may_be_laid_and_then_only_roads() -> None:
    state = without_pile(blocker_tiles=((1, 1, 1),))
    tiles = {str(move).split()[1] for move in state.moves() if move.kind == "lay"}
    assert tiles == {"road", "park"}
    after = state.play("lay park D1")
    assert after.table.aside == (0, 0, 0)
    assert {str(move) for move in after.moves()} == {"lay road A3"}, "Ben has no plot, so it is Anna's turn again"


def test_option_demonstration_is_a_blocker_like_any_other() -> None:
    rules = city.Rules(players=2, demonstrations=True)
    state = played(table(placed(B2="1"), rules), "draw", "tile demonstration")
    assert "city.option-demonstration" in clauses(state)
    after = state.play("build B2")
    assert after.holdings()[("plot", 1, 1), "demonstration"] == 1
    assert roads(after) == {"A3", "C1"}
    assert table(placed(B2="1")).play("draw").refusal("tile demonstration").clause == "city.pile"


def test_access_the_last_neighbour_of_a_distributor_becomes_a_road() -> None:
    state = played(table(placed(A2="1", E4="2")), "draw", "tile park", "build A2")
    assert roads(state) == {"B1"}
    event = next(event for event in state.events if event.clause == "city.expropriate")
    assert event.also == ("city.access",)
    assert event.witness["sites"] == (("plot", 0, 0),)


def test_access_the_last_neighbour_of_a_shop_becomes_a_road_and_blockers_need_none() -> None:
    around = {"D4": "p2", "C4": "F", "D5": "O", "D3": "1"}
    state = played(table(placed(**around), coins="15 14"), "draw", "tile park", "build D3")
    assert roads(state) == {"E4"}
    blocked = played(table(placed(**{**around, "D4": "G"})), "draw", "tile park", "build D3")
    assert roads(blocked) == set()


def test_connected_a_plot_that_joins_two_areas_becomes_a_road() -> None:
    wall = {"D3": "O", "D4": "G", "D5": "G", "D6": "F", "D7": "F", "D2": "1"}
    state = played(table(placed(**wall)), "draw", "tile flats", "build D2")
    assert roads(state) == {"C1", "D1", "E1"}
    event = next(event for event in state.events if event.witness.get("plot") == ("plot", 0, 3))
    assert event.also == ("city.connected",)
    left, right = event.witness["sides"]
    assert {place[2] < 3 for place in left} != {place[2] < 3 for place in right}
    assert len(left) + len(right) == 49 - 4 - 6 - 1


def test_expropriate_marker_comes_back_to_its_owner() -> None:
    state = played(table(placed(B2="1", C1="2", A3="1")), "draw", "tile flats", "build B2")
    assert roads(state) == {"A3", "C1"}
    assert state.table.marks == (0, 0)
    assert state.holdings()[("hand", 0), "marker 1"] == state.holdings()[("hand", 1), "marker 2"] == 6
    back = [event.values["player"] for event in state.events if event.clause == "city.expropriate-marker"]
    assert sorted(back) == [0, 1]


def test_roads_unlimited_more_roads_than_tiles() -> None:
    record = city.demos["city.roads-unlimited"]
    before, after = record.states()
    assert before.holdings().get((("roads",), "road"), 0) == 0
    assert after.holdings()[("roads",), "road"] == -1
    assert "city.roads-unlimited" in clauses(after)
