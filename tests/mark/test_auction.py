"""mark.sealed-bids, mark.bid-tie, mark.bid-zero, mark.bid-full-yard."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.mark.notation import Bid, Put

from .tables import IDLE, at, bank, cited, company, legal, mark, play, said, why


def bidding(*companies: str, roller: int = 1, **options: bool) -> Any:
    """A red piece is up for auction and the roller bids first."""
    companies = companies or (IDLE, IDLE, IDLE)
    rules = mark.Rules(players=len(companies), **options)
    return at("roll", *companies, player=roller, rules=rules).play("roll hammer red")


def test_sealed_bids_are_asked_from_the_roller_clockwise() -> None:
    state, asked = bidding(roller=2), []
    while state.phase == "bid":
        asked.append(state.actor)
        state = state.play("bid 0")
    assert asked == [1, 2, 0]


def test_sealed_bids_are_whole_dollars_up_to_the_cash() -> None:
    state = bidding("7 .... ....", IDLE)
    assert legal(state) == [f"bid {amount}" for amount in range(8)]
    assert why(state, "bid 8") == ("sealed-bids", "bid-too-high")
    assert state.refusal("bid 8").sentence == "Player 1 has $7 and cannot bid $8; a bid is from nothing to all the cash."
    assert why(state, Bid(-1)) == ("sealed-bids", "bid-too-low")
    with pytest.raises(gamelib.NotationError):
        Bid(2.5)  # type: ignore[arg-type]


def test_sealed_bids_a_player_with_nothing_is_still_asked() -> None:
    state = bidding(IDLE, "0 .... ....", IDLE).play("bid 1")
    assert (state.actor, legal(state)) == (1, ["bid 0"])


def test_sealed_bids_the_highest_pays_the_bank_and_nobody_else_pays() -> None:
    state = play(bidding(), "bid 4", "bid 7", "bid 2")
    assert [company(state, player) for player in (1, 2, 3)] == [IDLE, "23 .... ....", IDLE]
    assert (state.phase, state.actor) == ("place", 1)
    assert cited(state) == ["sealed-bids", "sealed-bids"]
    assert state.events[-1].flows == ((("cash", 1), ("bank",), "money", 7),)
    assert state.events[-1].witness["bids"] == ((0, 4), (1, 7), (2, 2))
    assert state.events[0].flows == ()


def test_sealed_bids_all_the_cash_may_be_bid() -> None:
    state = play(bidding(), "bid 30", "bid 29", "bid 0", "place 1")
    assert company(state, 1) == "0 R... ...."


def test_sealed_bids_the_winner_puts_the_piece_on_an_empty_yard_square_of_his_choice() -> None:
    state = play(bidding(IDLE, "30 .G.. R...", IDLE), "bid 4", "bid 7", "bid 2")
    assert legal(state) == ["place 1", "place 3", "place 4"]
    assert why(state, "place 2") == ("sealed-bids", "yard-taken")
    assert why(state, Put(4)) == ("sealed-bids", "no-such-place")
    placed = state.play("place 3")
    assert company(placed, 2) == "23 .GR. R..."
    assert placed.events[0].flows == ((("bank",), ("yard", 1, 2), "red", 1),)
    assert (placed.phase, placed.actor, placed.table.player) == ("roll", gamelib.CHANCE, 0)
    assert (placed.table.lot, placed.table.bids, placed.table.dice) == (-1, (-1, -1, -1), ())


def test_sealed_bids_the_piece_counts_as_in_the_bank_until_it_is_placed() -> None:
    state = play(bidding(), "bid 4", "bid 7", "bid 2")
    assert bank(state, "red") == 8
    assert bank(state.play("place 1"), "red") == 7


def test_sealed_bids_are_hidden_from_the_others_until_the_last_is_in() -> None:
    state = play(bidding(), "bid 4", "bid 7")
    assert state.seen_by(2).table.bids == (-2, -2, -1)
    assert state.seen_by(0).table.bids == (4, -2, -1)
    assert str(state.seen_by(0).events[0]) == "Player 2 lays a sealed bid."
    assert str(state.seen_by(1).events[0]) == "Player 2 lays a sealed bid of $7."
    shown = state.play("bid 2")
    assert str(shown.seen_by(2).events[-1]).startswith("The bids are shown: Player 1 $4, Player 2 $7 and Player 3 $2.")


def test_sealed_bids_a_guess_is_any_bid_that_the_bidder_can_pay() -> None:
    view = play(bidding("2 .... ....", "30 .... ....", IDLE), "bid 1", "bid 7").seen_by(1)
    guesses = {view.guess(Random(seed)).table.bids for seed in range(60)}
    assert guesses == {(0, 7, -1), (1, 7, -1), (2, 7, -1)}


TIES = {
    "the roller, first seat": (1, (6, 6, 6), 0),
    "the roller, last seat": (3, (6, 6, 6), 2),
    "the roller against one": (2, (6, 6, 1), 1),
    "next after the roller": (1, (2, 6, 6), 1),
    "clockwise past the last seat": (3, (6, 6, 2), 0),
    "not the lowest seat": (2, (6, 2, 6), 2),
}


@pytest.mark.parametrize(("roller", "bids", "winner"), TIES.values(), ids=TIES)
def test_bid_tie_goes_to_the_roller_else_the_first_clockwise_after_him(roller: int, bids: Any, winner: int) -> None:
    state = bidding(roller=roller)
    while state.phase == "bid":
        state = state.play(f"bid {bids[state.actor]}")
    assert (state.phase, state.actor) == ("place", winner)
    assert said(state) == ["bid", "tie", "bids-shown"]
    assert state.table.cash == tuple(24 if player == winner else 30 for player in range(3))
    tied = {player for player, bid in enumerate(bids) if bid == 6}
    assert set(state.events[1].values["players"]) == tied


def test_bid_tie_is_not_said_of_bids_below_the_highest() -> None:
    assert said(play(bidding(), "bid 4", "bid 4", "bid 5")) == ["bid", "bids-shown"]


def test_bid_zero_is_no_bid_and_the_piece_stays_in_the_bank() -> None:
    state = play(bidding(), "bid 0", "bid 0", "bid 0")
    assert cited(state) == ["sealed-bids", "bid-zero"]
    assert (state.phase, state.table.player, bank(state, "red")) == ("roll", 0, 8)
    assert (state.table.lot, state.table.bids, state.table.dice) == (-1, (-1, -1, -1), ())


def test_bid_zero_beside_a_bid_of_one_loses() -> None:
    state = play(bidding(), "bid 0", "bid 0", "bid 1")
    assert (state.phase, state.actor, state.table.cash) == ("place", 2, (30, 30, 29))


def test_bid_zero_option_all_zeros_give_the_piece_to_the_roller_free() -> None:
    state = play(bidding(roller=2, zero_is_a_bid=True), "bid 0", "bid 0", "bid 0")
    assert said(state) == ["bid", "tie", "bids-shown"]
    assert (state.phase, state.actor, state.table.cash) == ("place", 1, (30, 30, 30))
    assert state.events[-1].also == ("mark.bid-zero",)
    assert state.events[-1].flows == ()


def test_bid_zero_option_with_a_full_yard_the_roller_gets_nothing() -> None:
    full = bidding("30 BBGG ....", IDLE, zero_is_a_bid=True)
    state = play(full, "bid 0", "bid 0")
    assert said(state) == ["bid", "tie", "bids-shown", "full-yard"]
    assert (state.phase, state.table.cash, bank(state, "red")) == ("roll", (30, 30), 8)


def test_bid_zero_option_still_lets_the_highest_win() -> None:
    state = play(bidding(zero_is_a_bid=True), "bid 0", "bid 0", "bid 3")
    assert (state.actor, state.table.cash, state.events[-1].also) == (2, (30, 30, 27), ())


def test_bid_full_yard_may_bid_pays_and_gets_nothing() -> None:
    state = bidding(IDLE, "30 BBGG ....", IDLE).play("bid 4")
    assert (state.actor, len(legal(state))) == (1, 31)
    after = play(state, "bid 7", "bid 6")
    assert cited(after) == ["sealed-bids", "sealed-bids", "bid-full-yard"]
    assert [company(after, player) for player in (1, 2, 3)] == [IDLE, "23 BBGG ....", IDLE]
    assert (after.phase, after.actor, after.table.player) == ("roll", gamelib.CHANCE, 0)
    assert bank(after, "red") == 8
    assert (after.table.lot, after.table.bids, after.table.dice) == (-1, (-1, -1, -1), ())


def test_bid_full_yard_is_about_the_yard_and_not_the_roof() -> None:
    state = play(bidding(IDLE, "30 BBG. GGMM", IDLE), "bid 4", "bid 7", "bid 2")
    assert (state.phase, legal(state)) == ("place", ["place 4"])


def test_an_auction_leaves_the_bids_open_to_nobody_but_the_one_who_is_asked() -> None:
    state = bidding()
    assert why(state, "take red 1") == ("sealed-bids", "due-bid")
    assert why(state, "place 1") == ("sealed-bids", "due-bid")
    assert why(play(state, "bid 1", "bid 0", "bid 0"), "bid 3") == ("sealed-bids", "due-place")
    assert state.seen_by(1).refusal("bid 3").key == "not-yours"
