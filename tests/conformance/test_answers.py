"""What a driver asks is answered alike by every ruleset, and a view answers no more than its viewer may know."""

from __future__ import annotations

from itertools import pairwise

import pytest

import gamelib

from .games import random_states, sample_states


def test_whose_turn_it_is(name: str) -> None:
    for state in sample_states(name):
        assert state.player is None or 0 <= state.player < state.rules.players
        assert state.turn == 0 or state.player is not None
        assert state.seen_by(0).player == state.player


def test_every_place_is_named_and_what_lies_there_is_what_the_holdings_say(name: str) -> None:
    for state in sample_states(name)[::9]:
        left = dict(state.holdings())
        for text in state.places():
            things = state.at(text)
            where = state._places()[text]
            assert state.at(where) == things
            for thing, amount in things.items():
                assert left.pop((where, thing)) == amount
        assert not left, "nothing lies at a place without a name"


def test_a_view_says_of_a_place_what_the_viewer_sees(name: str) -> None:
    for state in sample_states(name)[::25]:
        for seat in range(state.rules.players):
            view, seen = state.seen_by(seat), state.seen_by(seat).holdings()
            assert {(view._places()[text], thing) for text in view.places() for thing in view.at(text)} == set(seen)


@pytest.mark.parametrize("place", ["Z99", "", "cash 9", ("nowhere",), 7, None, ["bank"], ("plot", 99, 0)])
def test_an_unknown_place_is_one_sentence(name: str, place: object) -> None:
    with pytest.raises(gamelib.UnknownPlace) as caught:
        gamelib.ruleset(name).start().at(place)
    assert "\n" not in str(caught.value)
    assert "places are written like" in str(caught.value)


def test_nobody_owes_or_buys_while_the_game_is_set_up_or_over(name: str) -> None:
    states = random_states(name, 2)
    for state in (states[0], states[-1]):
        assert state.debts == (0,) * state.rules.players
        assert state.purchases_left == 0
        assert state.auction is None


@pytest.mark.parametrize("seed", range(3))
def test_an_auction_is_followed_from_the_first_bid_to_its_price(name: str, seed: int) -> None:
    for before, after in pairwise(random_states(name, seed)):
        going, then = before.auction, after.auction
        if going is None or going.closed:
            continue
        assert before.actor == going.order[len(going.laid)]
        assert then is not None
        assert (then.lot, then.order) == (going.lot, going.order)
        assert then.closed == (len(going.laid) + 1 == len(going.order))
        bid = str(after.last_move).split()
        if bid[0] == "bid":
            assert then.bids[before.actor] == int(bid[1])
        view = after.seen_by(before.actor).auction
        assert set(view.bids) <= (set(then.bids) if then.closed else {before.actor})
        if then.closed and then.winner is not None:
            assert then.price == then.bids[then.winner] == max(then.bids.values())


def test_the_first_player_can_be_given(name: str) -> None:
    game = gamelib.ruleset(name)
    for first in range(2):
        assert game.start(first=first, seed=4).player == first
        assert game.start(first=first, seed=4) == game.start(first=first, seed=4)
    drawn = game.start(seed=4)
    assert drawn.actor not in (None, gamelib.CHANCE) or drawn.phase not in ("first-player", "site", "deal")
    assert game.start(seed=None) == game.start()
    with pytest.raises(ValueError, match="in code the players are 0 to"):
        game.start(first=99)


def test_a_cut_game_says_so(name: str) -> None:
    for seed in range(3):
        ended = random_states(name, seed)[-1].outcome
        assert ended.cut == (not ended.finished) == (not ended.winners)
