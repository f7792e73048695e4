"""Auctions and the drawer's turn, clause by clause."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import gamelib
from gamelib import city
from gamelib.city.engine.auction import winner

from .boards import clauses, keys, placed, played, roads, table

EIGHT = """
P . . . . . . N
. . . . . . . .
. . 1 . . . . .
. . . . 2 . . .
. . . . . . . .
. . . 3 . . . .
. . . . . . . .
R . . . . . . T
"""
BOTH = placed(C3="1", E4="2", B5="1")


def auctioned(board: str = BOTH, tile: str = "fishmonger", **said: Any) -> Any:
    return played(table(board, **said), "draw", f"tile {tile}")


def three(board: str = EIGHT, **said: Any) -> Any:
    return table(board, city.Rules(players=3), **said)


def test_auction_bids_are_asked_from_the_drawers_left_and_the_drawer_last() -> None:
    state = played(three(player=2), "draw", "tile fishmonger")
    order = []
    for amount in (1, 2, 3):
        order.append(state.actor)
        state = state.play(f"bid {amount}")
    assert order == [2, 0, 1]


def test_auction_at_most_ones_money_and_nothing_is_a_bid() -> None:
    state = auctioned(placed(C3="1", E4="2", B5="t2"), coins="15 4")
    assert [str(move) for move in state.moves()] == [f"bid {amount}" for amount in range(5)]
    assert state.refusal("bid 5").clause == "city.auction"
    assert state.refusal("reserve C2").clause == "city.auction"


def test_auction_the_highest_pays_the_bank_and_nobody_else_pays() -> None:
    state = played(auctioned(), "bid 3", "bid 5")
    assert state.table.coins == (10, 15)
    flows = [flow for event in state.events for flow in event.flows]
    assert flows == [(("coins", 0), ("bank",), "money", 5)]
    assert (state.phase, state.actor) == ("build", 0)


def test_auction_all_zero_somebody_still_wins() -> None:
    state = played(auctioned(), "bid 0", "bid 0")
    assert (state.phase, state.actor) == ("build", 1)
    assert state.table.coins == (15, 15)


def test_auction_tie_the_nearest_from_the_drawers_left_and_the_drawer_last() -> None:
    for bids in product(range(3), repeat=3):
        order = [2, 0, 1]
        best = max(bids)
        expected = next(player for player in order if bids[player] == best)
        assert winner(bids, order) == expected
        state = played(three(player=2), "draw", "tile fishmonger", *(f"bid {bids[player]}" for player in order))
        assert state.actor == expected
        assert ("city.auction-tie" in clauses(state)) == (bids.count(best) > 1)


def test_one_each_an_owner_does_not_bid() -> None:
    owned = placed(EIGHT, B5="p2")
    state = played(three(owned, coins="15 14 15"), "draw", "tile fishmonger")
    assert (state.actor, "city.one-each" in clauses(state)) == (2, True)
    assert played(state, "bid 0").actor == 0
    drawer = played(three(placed(EIGHT, B5="p1"), coins="14 15 15"), "draw", "tile fishmonger")
    assert drawer.actor == 1
    assert played(drawer, "bid 0").actor == 2
    assert played(drawer, "bid 0", "bid 0").phase == "build", "the drawer owns one and is not asked"


def test_one_each_a_shop_off_the_board_is_owned_too() -> None:
    state = played(three(off_board="p2"), "draw", "tile fishmonger")
    assert state.actor == 2
    assert "city.one-each" in clauses(state)


def test_auction_place_the_winner_builds_at_once_on_his_own_plot() -> None:
    state = played(auctioned(), "bid 3", "bid 2")
    assert [str(move) for move in state.moves()] == ["build E4"]
    assert state.refusal("build C3").clause == "city.reserve-owner"
    assert state.refusal("build D3").clause == "city.auction-place"
    assert state.refusal("draw").clause == "city.auction-place"
    after = state.play("build E4")
    assert after.holdings()[("plot", 3, 4), "fishmonger"] == 1


def test_auction_no_plot_the_shop_stays_off_the_board_for_good() -> None:
    state = played(auctioned(placed(C3="1", B5="1")), "bid 2", "bid 1")
    assert state.holdings()[("off-board", 1), "fishmonger"] == 1
    assert state.table.coins == (15, 13)
    assert (state.phase, state.actor) == ("choose", 0)
    later = played(state, "reserve C2", "reserve D2")
    assert all(move.kind != "build" for move in later.moves())


def test_auction_last_the_only_one_who_lacks_it_gets_it_free() -> None:
    state = auctioned(placed(C3="1", E4="2", B5="p1"), coins="10 15")
    assert (state.phase, state.actor) == ("build", 1)
    assert state.table.coins == (10, 15)
    assert "city.auction-last" in clauses(state)
    after = state.play("build E4")
    assert (after.phase, after.actor) == ("choose", 0)
    assert "city.drawer-lost" in clauses(after)


def test_auction_last_without_a_plot_it_is_kept_off_the_board() -> None:
    state = auctioned(placed(C3="1", B5="p1"), coins="10 15")
    assert state.holdings()[("off-board", 1), "fishmonger"] == 1
    assert (state.phase, state.actor) == ("choose", 0)


def test_auction_last_the_drawer_himself_ends_his_turn_with_it() -> None:
    state = auctioned(placed(C3="1", E4="2", B5="p2"), coins="15 10")
    after = state.play("build C3")
    assert (after.phase, after.actor, after.turn) == ("choose", 1, 21)
    assert "city.drawer-won" in clauses(after)


def test_drawer_won_the_turn_is_over() -> None:
    state = played(auctioned(), "bid 1", "bid 2", "build C3")
    assert (state.phase, state.actor, state.turn) == ("choose", 1, 21)
    assert "city.drawer-won" in clauses(state)


def test_drawer_lost_he_chooses_anew_as_often_as_others_win() -> None:
    state = table(placed(C3="1", E4="2", F2="2", B6="2", B5="1"))
    for tile, plot in (("fishmonger", "E4"), ("toyshop", "F2"), ("dump", "B6")):
        state = played(state, "draw", f"tile {tile}", "bid 1", "bid 0", f"build {plot}")
        assert (state.phase, state.actor, state.turn) == ("choose", 0, 20)
        assert "city.drawer-lost" in clauses(state)
    assert state.play("reserve C2").actor == 1


def test_drawer_lost_expropriation_comes_first_and_may_take_his_plots() -> None:
    state = played(table(placed(A3="1", B2="2")), "draw", "tile fishmonger", "bid 1", "bid 0", "build B2")
    assert roads(state) == {"A3", "C1"}
    assert (state.phase, state.actor) == ("choose", 0)
    assert state.refusal("draw").clause == "city.build"


def test_drawer_lost_who_can_do_nothing_any_more_loses_the_rest_of_his_turn() -> None:
    """Ben builds on A2, so Anna's only plot becomes a road; no plot is empty, and D3 is Ben's."""
    board = """
    P 1 + N
    2 + + +
    + + + 2
    R + + T
    """
    state = table(board, city.Rules(players=2, size=4))
    after = played(state, "draw", "tile fishmonger", "bid 1", "bid 0", "build A2")
    assert keys(after)[-3:] == ["marker-back", "turn-lost", "turn"]
    assert (after.phase, after.actor, after.turn) == ("choose", 1, 21)


def test_drawer_lost_with_the_pile_empty_he_lays_what_is_left_over() -> None:
    state = city.demos.faces("city.drawer-lost")["pile-empty"].final()
    assert state.refusal("draw").clause == "city.pile-empty"
    assert {move.kind for move in state.moves()} == {"lay"}
    for move in ("lay road A3", "lay park A3"):
        assert state.play(move).turn > state.turn


def test_bids_shown_name_everybody() -> None:
    state = played(three(), "draw", "tile dump", "bid 2", "bid 4", "bid 1")
    assert keys(state)[:2] == ["bid", "bids-shown"]
    assert state.events[1].values["bids"] == ((1, 2), (2, 4), (0, 1))


def test_auction_option_one_who_abstains_pays_and_wins_nothing() -> None:
    record = city.demos.faces("city.auction")["abstains"]
    state = record.final()
    assert [event.key for event in state.events if event.clause == "city.auction"] == ["bid", "abstained", "bids-shown"]
    assert state.table.coins == (13, 15)
    assert (state.phase, state.actor) == ("build", 0)


def test_auction_option_if_all_abstain_the_first_from_the_drawers_left_gets_it_for_nothing() -> None:
    state = city.demos.faces("city.auction")["all-abstain"].final()
    assert (state.phase, state.actor, state.table.coins) == ("build", 1, (15, 15))
    assert "all-abstain" in [event.key for event in state.events]


def test_auction_option_abstaining_is_as_secret_as_a_bid() -> None:
    rules = city.Rules(players=3, may_abstain=True)
    states = [state for state in gamelib.playout("city", rules, seed=3).states() if state.phase == "bid"]
    assert states
    abstained = bid = 0
    for state in states:
        first, third = state.actor, (state.actor + 1) % 3
        out, in_ = state.play("abstain"), state.play("bid 0")
        if out.phase != "bid":
            continue
        abstained += 1
        assert out.seen_by(out.actor) == in_.seen_by(in_.actor)
        assert out.seen_by(out.actor).events == in_.seen_by(in_.actor).events
        assert "?" in out.seen_by(out.actor).position().split("bids: ")[1].splitlines()[0]
        assert out.seen_by(first) != in_.seen_by(first)
        assert city.position(out.position(), rules) == out
        bid += third == out.actor
    assert abstained
    assert bid


def test_auction_without_the_option_nobody_abstains() -> None:
    state = city.demos["city.auction"].states()[2]
    refusal = state.refusal("abstain")
    assert (refusal.clause, refusal.key) == ("city.auction", "no-abstaining")
    assert "abstain" not in map(str, city.catalogue(state.rules))
    with pytest.raises(gamelib.RecordError, match="cannot abstain"):
        city.position(state.position().replace("bids: - -", "bids: - abstain"), state.rules)


def test_the_largest_bid_that_can_be_written_has_six_figures() -> None:
    assert str(gamelib.city.parse("bid 999999")) == "bid 999999"
    with pytest.raises(gamelib.NotationError):
        gamelib.city.parse("bid 1000000")
