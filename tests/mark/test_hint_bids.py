"""Hints in MARK bid by one rule, and leave it only for a bid that is clearly better; what changes is told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

import gamelib
from gamelib.core.view import View
from gamelib.core.words import words
from gamelib.mark.bots.bidding import FIFTH, Advice, advice, advised_bid
from gamelib.mark.bots.changes import THOUGH
from gamelib.mark.bots.rule_left import CLEARLY, left_key, strong_bid
from gamelib.mark.bots.unsold import come_first
from gamelib.mark.bots.worth import Outlook, coming_prices, pieces_of
from gamelib.mark.notation import Bid
from gamelib.mark.strong.expert import Expert, Mind
from gamelib.mark.table import BID, COLOURS
from gamelib.players.hints import Hint, hint
from gamelib.players.search import sensible

Game = list[tuple[View, Hint]]
AGAINST = ("full", "enough", "fee", "last", "new", "yard", "little", "cash")


@cache
def games() -> tuple[Game, ...]:
    """The auctions of games in which one player asks for a hint each time and does what it says."""
    return tuple(_bids(players, seed) for players in (2, 3, 4) for seed in range(4))


def _bids(players: int, seed: int) -> Game:
    state, luck, bot = gamelib.ruleset("mark").start(players=players), Random(seed), sensible("mark")
    told, bids = list[Hint](), Game()
    while state.actor is not None:
        if state.actor != 0 or state.phase != BID or len(state.moves()) == 1:
            state = state.play(state.chance(luck) if state.actor < 0 else bot(state.seen_by(state.actor), luck))
            continue
        one = hint(state.seen_by(0), Random(len(told)), told)
        told.append(one)
        bids.append((state.seen_by(0), one))
        state = state.play(one.move)
    return bids


def bids(left: bool = False) -> Iterator[tuple[View, Hint]]:
    """The bids by the rule, or those for which a hint leaves it."""
    return (one for game in games() for one in game if ("left-rule" in one[1].values) == left)


def test_a_bid_is_at_most_a_fifth_of_what_the_piece_earns_and_its_limit_is_told() -> None:
    amounts = 0
    for view, one in bids():
        assert isinstance(one.move, Bid)
        if not one.move.amount:
            continue
        table, lot = view.table, view.table.lot
        price = round(coming_prices(view.rules, table, lot)[sum(pieces_of(table, 0, lot))])
        assert one.values["price"] == price
        assert one.values["limit"] == price // FIFTH
        assert one.move.amount == min(price // FIFTH, table.cash[0] - Outlook(view.rules, table, 0).fee(1, 0))
        assert f"${price // FIFTH}" in one.why()
        assert [key for key, _ in one.counted] == ["counted-bid"]
        amounts += 1
    assert amounts > 5


def test_no_bid_is_said_to_win_and_nothing_is_said_of_what_others_may_bid() -> None:
    sentences = {key: text for key, text in words("mark").texts["hints"].items() if key.startswith("bid-")}
    beyond = ("likely", "enough", "will bid", "To the others", "may bid")
    assert not [key for key, text in sentences.items() if any(one in text for one in beyond)], "none of it can be counted"


def test_the_rule_is_left_only_for_the_bid_of_a_strong_player_that_makes_a_win_clearly_likelier() -> None:
    keys = set()
    for view, one in bids(left=True):
        assert isinstance(one.move, Bid)
        table, lot, mind = view.table, view.table.lot, Mind(view)
        ruled = advice(view.rules, table, 0, lot)
        assert one.move == Expert()(view, Random(0))
        assert mind.bid_worth(table, lot, one.move.amount) - mind.bid_worth(table, lot, ruled.bid) >= CLEARLY
        assert (ruled.bid > 0) != one.key.startswith(("bid-though-", "bid-deny"))
        assert "this time" in one.why().lower()
        assert [key for key, _ in one.counted] == ["counted-bid", "counted-bid-left"]
        keys.add(one.key)
    assert {"bid-deny", "bid-though-fee", "bid-though-new", "keep-money"} <= keys


@pytest.mark.parametrize(
    ("told", "amount", "key"),
    [
        (Advice("enough"), 3, "bid-deny"),
        (Advice("yard"), 3, "bid-though-yard"),
        (Advice("last"), 3, "bid-though-last"),
        (Advice("", 4, 20, 4, 50), 0, "keep-money"),
        (Advice("", 4, 20, 4, 50), 2, "bid-below"),
        (Advice("", 4, 20, 4, 50), 6, "bid-above"),
    ],
)
def test_every_bid_that_leaves_the_rule_can_be_said(told: Advice, amount: int, key: str) -> None:
    assert left_key(told, amount) == key
    values = {**told._asdict(), "colour": "red", "row": 1, "amount": amount, "left": 2, "held": 2, "mine": 1, "price": 20}
    assert "this time" in words("mark").say("hints", key, values).lower()


def test_under_changed_rules_every_bid_is_the_rules() -> None:
    rules = gamelib.ruleset("mark").Rules(players=3, fee_one_row=6)
    states = gamelib.playout("mark", rules, bots="sensible", seed=1).states()
    views = [state.seen_by(state.actor) for state in states if state.phase == BID]
    assert len(views) > 10
    assert not any(strong_bid(view) for view in views)


def test_nothing_is_bid_for_a_reason_that_holds_and_that_never_holds_where_something_is_bid() -> None:
    keys = set()
    for view, one in bids():
        table, company = view.table, Outlook(view.rules, view.table, 0)
        left, held = view.rules.market_squares - table.sold[table.lot], come_first(view.rules, table, 0, table.lot)
        holds = {
            "no-bid-full": company.in_yard == view.rules.squares,
            "no-bid-enough": held >= left,
            "no-bid-fee": company.fee(1, 0) > company.fee(0, 0),
            "no-bid-last": company.in_yard + 1 == view.rules.squares,
            "no-bid-new": not table.sold[table.lot],
            "no-bid-yard": table.lot in table.yards[0],
        }
        assert holds[one.key.removesuffix("-one")] if one.move == Bid(0) else not any(holds.values()), (
            one.key,
            view.position(),
        )
        keys.add(one.key)
    assert {"no-bid-enough", "no-bid-fee", "no-bid-last", "no-bid-new"} <= keys


def test_a_limit_that_is_another_one_than_at_the_last_auction_of_the_colour_says_why() -> None:
    changes = set()
    for game in games():
        last = dict[str, Hint]()
        for view, one in game:
            before = last.get(colour := COLOURS[view.table.lot])
            last[colour] = one
            if before is None:
                assert one.change is None
                continue
            spited, stood = (told.key.startswith(THOUGH) for told in (one, before))
            same = before.values["limit"] == one.values["limit"]
            if spited or stood:
                turned = spited != stood and (before if spited else one).key.startswith("no-bid-")
                same = not turned
            assert (one.change is None) == same, (before.why(), one.why())
            changes.add(one.change and one.change[0])
    assert {"changed-stop", "changed-fee"} <= changes


@pytest.mark.parametrize(
    "key", [*(f"changed-{one}" for one in (*AGAINST, "though", "not-though")), "changed-later", "changed-price"]
)
def test_every_change_can_be_said(key: str) -> None:
    told = {"colour": "red", "held": 2, "left": 3, "then": 9, "now": 20, "row": 1, "mine": 1}
    assert words("mark").say("hints", key, told).startswith("Earlier ")


def test_a_bid_is_bound_by_a_fifth_or_by_the_cash() -> None:
    assert Advice("", 4, 20, 4, spare=50).bound == "limit"
    assert Advice("", 2, 20, 4, spare=2).bound == "cash"


def test_a_bid_is_not_set_beside_another_amount() -> None:
    view, one = next((view, one) for view, one in bids() if one.move != Bid(0))
    assert one.margin == ""
    assert advised_bid(view) == one.move
