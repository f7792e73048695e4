"""What a hint in an auction of the city game says for its own number: what a rival who wins could do, played out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gamelib
from gamelib.city.bots import costs
from gamelib.city.bots.bid_worth import UNSURE
from gamelib.city.bots.net import expected
from gamelib.city.bots.outlook import Outlook
from gamelib.city.bots.reasons import counted, reason, settled
from gamelib.city.engine.auction import bidders
from gamelib.city.fixed import fixed
from gamelib.city.notation import Bid
from gamelib.city.plot_sets import members, name, square
from gamelib.city.table import BID, BUILD, LACKING
from gamelib.core.words import words

NAMES = ("Ann", "Ben", "Cleo")


def auctions() -> Iterator[tuple[Any, Bid]]:
    """Auctions in which somebody with a plot bids, and what a hint bids there."""
    for seed in range(12):
        for state in gamelib.playout("city", gamelib.ruleset("city").Rules(players=3), bots="sensible", seed=seed).states():
            asked = state.phase == BID and len(state.moves()) > 1 and not fixed(state.rules, state.table)
            if asked and state.table.marks[state.actor]:
                bid = settled(state.seen_by(state.actor), Bid(1))
                assert isinstance(bid, Bid)
                yield state, bid


def won(state: Any, winner: int, plot: str) -> Any:
    """The table once somebody has won the shop and built it there."""
    table = state.table.copy()
    table.phase, table.actor = BUILD, winner
    return state.engine.step(state.rules, table, gamelib.ruleset("city").parse(f"build {plot}"))


def plots(state: Any, player: int) -> list[str]:
    return [name(*state.rules.ground.square(plot)) for plot in members(state.table.marks[player])]


def growth(state: Any, rival: int, plot: str) -> int:
    """By how much the routes of whoever bids grow if a rival wins and builds there."""
    before, after = (Outlook(state.rules, table) for table in (state.table, won(state, rival, plot)))
    return expected(after, state.actor) - expected(before, state.actor)


def rivals(state: Any) -> list[int]:
    return [other for other in bidders(state.rules, state.table) if other != state.actor]


def test_a_bid_says_what_a_rival_could_do_and_that_is_worth_more_than_it_costs() -> None:
    keys = set()
    for state, bid in auctions():
        view = state.seen_by(state.actor)
        (key, told), cost = reason(view, bid), costs.said(view, bid)
        if not bid.amount:
            continue
        assert key in ("bid-road", "bid-roads", "bid-way"), "a coin is never paid for any other reason"
        assert told["tiles"] == growth(state, told["player"], told["there"]) >= bid.amount + UNSURE  # type: ignore[arg-type]
        after = won(state, told["player"], told["there"])  # type: ignore[arg-type]
        lost = state.table.marks[state.actor] & ~after.marks[state.actor]
        assert told["lost"] == tuple(name(*state.rules.ground.square(plot)) for plot in members(lost))
        assert cost is not None
        assert (cost[0] == "bid-two") == (bid.amount == 2)
        before = bidders(state.rules, state.table)
        assert cost[1].get("before") == tuple(before[: before.index(state.actor)])
        keys |= {key, cost[0]}
    assert {"bid-road", "bid-one-first", "bid-one", "bid-two"} <= keys


def test_no_coin_is_advised_and_the_reason_argues_for_none() -> None:
    keys = set()
    for state, bid in auctions():
        if bid.amount:
            continue
        key, told = reason(state.seen_by(state.actor), bid)
        keys.add(key)
        every = [growth(state, rival, plot) for rival in rivals(state) for plot in plots(state, rival)]
        if key in ("no-bid", "no-bid-last"):
            assert max(every, default=0) <= 0, "wherever another builds it, no route grows"
            lacking = sum(shops[state.table.tile] == LACKING for shops in state.table.shops)
            assert told["more"] == lacking - 1
        if key.startswith("no-bid-spare"):
            plans = Outlook(state.rules, state.table).planned(state.actor)
            assert plans.get(state.table.tile, (state.rules.cap, 0))[0] == state.rules.cap
            assert len(plans) == len(plots(state, state.actor)), "each plot is for another shop"
        if key.startswith("no-bid-risk"):
            assert told["tiles"] == max(every) < told["needed"] == told["coins"] + UNSURE  # type: ignore[operator]
        if key.startswith("no-bid-unlikely"):
            assert told["tiles"] == growth(state, told["player"], told["there"])  # type: ignore[arg-type]
            now, good = Outlook(state.rules, state.table), state.table.tile
            here = state.rules.ground
            far, near = (now.length(good, here.at(*square(str(told[one])))) for one in ("there", "other"))
            assert near < far
        if told.get("more") is not None and key not in ("no-bid-coins", "no-bid-either", "no-bid-little"):
            assert key.endswith("-last") == (told["more"] == 1)
            assert words("city").say("hints", key, told, NAMES).count(". ") <= 1, "a reason and one more sentence"
            assert "would pay only" not in words("city").say("hints", key, told, NAMES)
    assert {"no-bid", "no-bid-last", "no-bid-risk", "no-bid-unlikely", "no-bid-spare", "bid-far"} <= keys


def test_a_bid_never_says_that_it_should_be_another() -> None:
    says = words("city")
    for state, bid in auctions():
        view = state.seen_by(state.actor)
        cost = costs.said(view, bid)
        told = " ".join(says.say("hints", *one, NAMES) for one in (reason(view, bid), cost) if one is not None)
        assert not (bid.amount and ("free" in told or "more will come" in told or "more of its kind" in told)), told
        assert told.count(". ") <= 1, told


def test_the_routes_behind_a_bid_add_up() -> None:
    seen = seen_own = 0
    for state, bid in auctions():
        view = state.seen_by(state.actor)
        told = reason(view, bid)[1]
        sums = list(counted(view, bid, told))
        assert bool(sums) == ("tiles" in told)
        for _, values in sums:
            assert sum(length for _, length in values["routes"]) == values["total"]  # type: ignore[attr-defined]
        if "grown" in told:
            assert sums[2][1]["total"] - sums[0][1]["total"] == told["grown"]  # type: ignore[operator]
            seen_own += 1
        if sums:
            assert sums[1][1]["total"] - sums[0][1]["total"] == told["tiles"]  # type: ignore[operator]
            seen += 1
    assert seen > seen_own > 5


def test_where_winning_hardly_helps_the_hint_tells_what_ones_own_building_would_cost() -> None:
    keys = set()
    for state, bid in auctions():
        key, told = reason(state.seen_by(state.actor), bid)
        if key in ("no-bid-either", "no-bid-little"):
            own = {plot: growth(state, state.actor, plot) for plot in plots(state, state.actor)}
            assert told["grown"] == own[told["here"]] == min(own.values()) > 0  # type: ignore[index]
            assert told["saved"] == told["tiles"] - told["grown"] < told["coins"] + UNSURE  # type: ignore[operator]
            assert (told["saved"] > 0) == (key == "no-bid-little")  # type: ignore[operator]
            said = words("city").say("hints", key, told, NAMES)
            assert f"on {told['here']}, at best, it makes them {told['grown']} longer" in said
            assert said.count(". ") == 1
            keys.add(key)
    assert keys


def test_whoever_drew_the_shop_is_told_that_losing_it_lets_them_choose_anew() -> None:
    seen = set()
    for state, bid in auctions():
        if not bid.amount:
            view = state.seen_by(state.actor)
            cost, why = costs.said(view, bid), words("city").say("hints", *reason(view, bid), NAMES)
            assert cost == (("no-bid-anew", {}) if state.actor == state.table.player and ". " not in why else None)
            seen.add(cost is None)
    assert seen == {True, False}
