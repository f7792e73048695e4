"""What hints in MARK say of twins, of rows that are not chosen, of bids that are not made and of squares of the yard."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.core.moves import Move
from gamelib.core.view import View
from gamelib.core.words import words
from gamelib.mark.bots import costs
from gamelib.mark.bots.unsold import come_first
from gamelib.mark.bots.worth import coming_prices, pieces_of
from gamelib.mark.notation import Auction, Bid, Put, Refine, Sell, Take
from gamelib.mark.table import COLOURS, EMPTY, NAME
from gamelib.players.hints import advised, reason

Told = tuple[View, Move, str, Any]


@cache
def _told() -> tuple[Told, ...]:
    found = list[Told]()
    for seed in range(6):
        for state in gamelib.playout("mark", bots="sensible", seed=seed).states():
            if state.actor is not None and state.actor >= 0 and len(state.moves()) > 1:
                view = state.seen_by(state.actor)
                found += [(view, move, *reason(view, move)) for move in view.moves()]
    return tuple(found)


def reasons(*keys: str) -> Iterator[Told]:
    """Every move of some games that has one of these reasons; each of the keys is among them."""
    assert set(keys) <= {key for _, _, key, _ in _told()}
    return (one for one in _told() if one[2] in keys)


def theirs(view: View, colour: int) -> int:
    others = set(range(view.rules.players)) - {view.viewer}
    return sum(sum(pieces_of(view.table, other, colour)) for other in others)


def test_a_row_that_goes_up_further_and_is_not_begun_is_taken_or_begins_with_less() -> None:
    for view, move, key, told in reasons("sell-claim", "sell-claim-now", "sell-claim-alike", "sell-claim-taken"):
        assert isinstance(move, Sell)
        market, rows = view.rules.market, view.table.rows
        if key == "sell-claim":
            continue
        assert market[told["other"]][-1] == told["most"] > told["last"]
        if key == "sell-claim-taken":
            assert COLOURS[rows[told["other"]]] == told["holder"]
        elif key == "sell-claim-alike":
            here, there = market[move.row], market[told["other"]]
            assert (here[0], here[told["square"] - 1]) == (there[0], told["more"])
            assert there[told["square"] - 1] == told["less"] < told["more"]
        else:
            alike = [one for one, prices in enumerate(market) if prices[0] == told["price"] and rows[one] == EMPTY]
            assert max(market[one][-1] for one in alike) == told["last"], "a row that begins alike is the rival"
            assert rows[told["other"]] == EMPTY
            assert market[told["other"]][0] == told["less"] < told["price"]


def test_nothing_is_made_of_pieces_of_others_where_a_colour_has_no_row() -> None:
    """Others who have the colour open dearer squares and take them: neither many nor few of them speak for it."""
    for view, move, key, told in reasons("take-new", "take-new-any"):
        assert isinstance(move, Take)
        open_to = {one.colour for one in view.moves() if isinstance(one, Take)} - {move.colour}
        twins = [one for one in open_to if not view.table.sold[one] and not sum(pieces_of(view.table, view.viewer, one))]
        alike = {COLOURS[one] for one in twins if theirs(view, one) == theirs(view, move.colour)}
        assert set(told.get("others", ())) == alike
        assert (key == "take-new-any") == bool(alike)
        assert not {"theirs", "more"} & set(told)


def test_at_the_first_turn_all_colours_are_said_to_be_alike() -> None:
    games = [state for seed in range(20) for state in gamelib.playout("mark", bots="sensible", seed=seed, limit=12).states()]
    state = next(one for one in games if Take(1, 0) in one.moves() and len(one.moves()) == 20 and one.turn == 1)
    said = words("mark").say("hints", *reason(state.seen_by(state.actor or 0), Take(1, 0)))
    assert said == (
        "Blue has no row yet, and whoever sells its first piece picks one; white, gold, green and red would do as well."
    )


def test_a_choice_is_smaller_only_where_there_is_one() -> None:
    for _, move, key, told in reasons("place-more", "place-open"):
        assert isinstance(move, Put)
        assert (len(told["roof"]) > 1) == (key == "place-more")


@pytest.mark.parametrize("change", [{}, {"pieces": 9}])
def test_a_colour_is_praised_when_it_is_named_only_if_a_bid_for_it_is_advised_next(change: dict[str, int]) -> None:
    praised, let_go = 0, 0
    for seed in range(8):
        for state in gamelib.playout("mark", gamelib.mark.Rules(players=3, **change), bots="sensible", seed=seed).states():
            if state.phase != NAME or len(state.moves()) == 1:
                continue
            view = state.seen_by(state.actor or 0)
            move = advised(view, Random(seed))
            assert isinstance(move, Auction)
            bids = state.play(move).seen_by(view.viewer)
            bid = advised(bids, Random(seed + 1)) if len(bids.moves()) > 1 else Bid(0)
            assert isinstance(bid, Bid)
            key, _ = reason(view, move)
            assert (key in ("name-unwanted", "name-for-others")) == (bid.amount == 0), (view.position(), str(bid))
            praised, let_go = praised + (bid.amount > 0), let_go + (bid.amount == 0)
    assert praised
    assert let_go


def test_a_piece_that_may_never_be_sold_is_taken_only_with_a_warning_and_because_nothing_else_does_more() -> None:
    for view, move, key, told in reasons("take-enough", "take-waits", "take-forced"):
        assert isinstance(move, Take)
        assert told["left"] == view.rules.market_squares - view.table.sold[move.colour]
        assert told["held"] == come_first(view.rules, view.table, view.viewer, move.colour) >= told["left"]
        sells = any(isinstance(one, Sell) for one in view.moves())
        assert (key == "take-waits") == (sells and view.table.actions < 2)
        assert (key == "take-forced") == ({(one.kind, one.colour) for one in view.moves()} == {("take", move.colour)})


def test_a_piece_is_refined_beside_one_that_would_earn_less_from_the_roof() -> None:
    for view, move, _, told in reasons("refine-dearer"):
        assert isinstance(move, Refine)
        other = COLOURS.index(told["other"])
        assert other in {one.colour for one in view.moves() if isinstance(one, Refine)} - {move.colour}
        prices = coming_prices(view.rules, view.table, other)
        assert prices[pieces_of(view.table, view.viewer, other)[1]] == told["less"] < told["price"]


def test_with_another_action_to_come_a_storage_fee_is_not_said_to_be_certain() -> None:
    seen = set()
    for view, move, _, _ in _told():
        cost = costs.said(view, move)
        if cost is not None and cost[0].startswith("cost-fee"):
            assert cost[0].endswith("-first") == (view.table.actions > 1)
            seen.add(cost[0])
        if cost is not None and cost[0] in ("rather-second-fee", "rather-both-fee"):
            assert view.table.actions > 1
            assert "you would pay" in words("mark").say("hints", *cost)
            seen.add(cost[0])
    assert {"cost-fee", "cost-fee-first", "rather-second-fee", "rather-both-fee"} <= seen
