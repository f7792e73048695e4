"""What drivers ask, by hand: places as people write them, debts, purchases, auctions, and who begins."""

from __future__ import annotations

import pytest

import gamelib

mark, city, shark, marco_polo = map(gamelib.ruleset, ("mark", "city", "shark", "marco_polo"))


def test_places_are_written_as_people_write_them() -> None:
    state = mark.start(first=0).play("roll red star").play("take red 2")
    assert state.at("yard 1 2") == state.at(("yard", 0, 1)) == {"red": 1}
    assert state.at("yard 1 1") == {}
    town = city.start(seed=1)
    sites = [text for text in town.places() if town.at(text).keys() & {"port", "plant", "refinery", "factory"}]
    assert sites == ["A1", "H1", "A8", "H8"]
    assert marco_polo.start(first=1).at("Venice") == {"pawn 1": 1, "pawn 2": 1, "pawn 3": 1}


def test_a_sealed_bid_is_known_to_its_bidder_only() -> None:
    state = mark.start(first=0).play("roll hammer red").play("bid 7")
    assert state.auction.order == (0, 1, 2)
    assert state.auction.bids == {0: 7}
    assert state.seen_by(1).auction.bids == {}
    assert state.seen_by(1).auction.laid == (0,)
    done = state.play("bid 3").play("bid 7").auction
    assert (done.closed, done.winner, done.price, dict(done.bids)) == (True, 0, 7, {0: 7, 1: 3, 2: 7})


def test_a_bid_of_nothing_is_a_bid() -> None:
    state = mark.start(first=0).play("roll hammer red").play("bid 0")
    assert state.auction.bids == {0: 0}
    assert (state.auction.closed, state.auction.laid) == (False, (0,))


def test_staying_out_is_known_when_the_auction_is_closed() -> None:
    states = city.demos.faces("city.auction")["abstains"].states()
    assert states[-2].seen_by(0).auction.abstained == ()
    assert states[-2].seen_by(1).auction.abstained == (1,)
    last = states[-1].auction
    assert (last.order, last.abstained, last.winner, last.price) == ((1, 0), (1,), 0, 2)
    nobody = city.demos.faces("city.auction")["all-abstain"].final().auction
    assert (nobody.order, nobody.winner, nobody.price) == ((1, 0), 1, 0)


def test_debts_and_purchases() -> None:
    owing = next(state for state in shark.demos["shark.forced-sale"].states() if state.phase == "settle")
    assert owing.debts[owing.actor] > 0
    debt = next(state for state in marco_polo.demos["marco_polo.debt"].states() if state.phase == "debt")
    assert debt.debts[debt.actor] > 0
    trade = marco_polo.demos["marco_polo.buy"].states()
    assert {state.purchases_left for state in trade} >= {3, 2}


def test_what_comes_before_the_first_player_needs_a_seed() -> None:
    with pytest.raises(ValueError, match="Before the first player comes 'site'; give a seed"):
        city.start(first=1)
    given = city.Rules(players=2, sites=((1, 1), (1, 7), (7, 1), (7, 7)))
    assert city.start(given, first=1).player == 1


def test_a_first_player_where_nobody_is_drawn_any_more_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody is drawn to begin"):
        mark.start(first=0).play("roll red star")._drawn(1, None)
