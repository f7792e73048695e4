"""What a hint says beside its reason: what the move gives up, and why the advice is another one than before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.marco_polo.atlas import world
from gamelib.marco_polo.notation import Announce, Go
from gamelib.mark.bots.worth import Outlook as Company
from gamelib.mark.notation import Sell as SellPiece
from gamelib.mark.table import COLOURS
from gamelib.players.hints import Hint, _aside, advised, hint, reason
from gamelib.shark.bots.plans import trade as shark_trade
from gamelib.shark.notation import Buy, Put, Surrender
from gamelib.shark.notation import Sell as SellShare
from gamelib.shark.standing import ROUNDS
from gamelib.shark.table import COMPANIES

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
ODD = re.compile(
    r"\b0 (?:besants|cards?|FT|road|spaces?|shares?)"
    r"|\b1 (?:besants|cards|road tiles|spaces|shares|plots|coins|tiles|pieces|points|turns)\b"
    r"|\d{4,}|\bpoints? of|\. .*\. .*\. |-\d"
)
"""A zero that is counted, one of many, a thousand without its comma, four sentences, a sum below zero."""


def decided(name: str, seeds: int = 2, every: int = 4, players: int = 3) -> Iterator[Any]:
    """Views of whoever decides, in games of sensible players."""
    for seed in range(seeds):
        rules = gamelib.ruleset(name).Rules(players=players)
        states = gamelib.playout(name, rules, bots="sensible", seed=seed, limit=400).states()
        known = [state for state in states if state.actor is not None and state.actor >= 0 and len(state.moves()) > 1]
        yield from (state.seen_by(state.actor) for state in known[seed % every :: every])


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_hint_names_something_on_the_table(name: str) -> None:
    without = [view.position() for view in decided(name) if reason(view, advised(view, Random(1)))[0] == "stands-best"]
    assert not without, without[0]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_hint_is_three_sentences_at_most_and_counts_as_people_do(name: str) -> None:
    says = words(name)
    for view in decided(name, every=3):
        for move in Random(2).sample(view.moves(), min(len(view.moves()), 3)):
            key, values = reason(view, move)
            cost = _aside(view, move, "costs")
            told = " ".join(says.say("hints", *one, NAMES) for one in ((key, values), cost) if one is not None)
            assert told.count(". ") <= 2, told
            assert not ODD.search(told), told


def test_in_the_city_the_bid_of_a_hint_does_not_hang_on_luck() -> None:
    bids = [view for view in decided("city", seeds=4, every=1) if view.phase == "bid"]
    assert len(bids) > 10
    for view in bids:
        assert len({advised(view, Random(luck)) for luck in range(8)}) == 1


def test_in_mark_a_cost_is_the_fee_that_comes_or_the_square_that_opens() -> None:
    keys = set()
    for view in decided("mark", seeds=4, every=2):
        state = view.guess(Random(1))
        for move in view.moves():
            if (cost := _aside(view, move, "costs")) is None:
                continue
            key, values = cost
            keys.add(key)
            if "storey" in values:
                fees = [Company(one.rules, one.table, view.viewer).fee(0, 0) for one in (state, state.play(move))]
                assert (values["paid"], values["pays"]) == tuple(fees)
                assert values["fee"] == fees[1] - fees[0] > 0
                keys.add(values["storey"])
            if key in ("cost-opens", "cost-opens-too"):
                assert isinstance(move, SellPiece)
                assert values["next"] == view.rules.market[move.row][view.table.sold[move.colour] + 1]
                ready = [player for player, roof in enumerate(view.table.roofs) if move.colour in roof]
                assert list(values["rivals"]) == [player for player in ready if player != view.viewer]
    assert {"cost-fee", "yard", "roof", "cost-opens"} <= keys


def test_in_shark_a_cost_is_what_another_gets_or_what_ones_own_shares_lose() -> None:
    keys = set()
    for view in decided("shark", seeds=8, every=2):
        state = view.guess(Random(1))
        for move in view.moves():
            cost = _aside(view, move, "costs") if isinstance(move, Put) and state.play(move).phase != "over" else None
            if cost is None:
                continue
            (key, values), before, after = cost, state.table, state.play(move).table
            keys.add(key)
            if key.startswith("cost-profits"):
                assert after.cash[values["player"]] - before.cash[values["player"]] <= values["money"]
            if key == "cost-own-fall":
                company = words("shark").texts["labels"]["company"]
                assert values["company"] in company
                assert values["money"] > 0
    assert "cost-profits-too" in keys


def test_in_marco_polo_what_is_passed_by_could_be_reached_and_what_is_further_is_further() -> None:
    keys = set()
    for view in decided("marco_polo", seeds=8, every=1):
        ways = [move for move in view.moves() if isinstance(move, Go)]
        for move in ways:
            cost = _aside(view, move, "costs")
            keys.add(cost and cost[0])
            if cost is not None and cost[0] == "cost-passes":
                assert cost[1]["target"] in {one.space for one in ways} - {move.space}
            if cost is not None and cost[0] == "cost-away":
                assert cost[1]["spaces"] > 0
    assert {"cost-passes", "cost-away", None} <= keys


def one(view: Any, move: Any, **values: object) -> Hint:
    key, told = reason(view, move)
    return Hint(view.ruleset, move, None, 0.0, key, {**told, **values})


def test_in_shark_a_share_that_was_to_be_bought_and_is_sold_says_what_it_promised() -> None:
    told = set()
    for view in decided("shark", seeds=4, every=1):
        sales = [move for move in view.moves() if isinstance(move, SellShare)]
        for sale in sales:
            bought = Hint("shark", Buy(sale.company), None, 0.0, "buy", {"each": 9_000})
            other = Hint("shark", Buy((sale.company + 1) % 4), None, 0.0, "buy", {"each": 9_000})
            change = _aside(view, sale, "changes", [bought, other])
            if isinstance(sale, Surrender):
                assert change is None, "A debt leaves no choice, so nothing has changed one's mind."
                continue
            if shark_trade(view, [bought, other]).keeps is not None:
                assert change in (None, ("changed-sell", {"company": COMPANIES[sale.company], "then": 9_000}))
                continue
            assert change == ("changed-sell", {"company": COMPANIES[sale.company], "then": 9_000})
            told.add(change[0])
            assert _aside(view, sale, "changes", [other]) is None
            assert _aside(view, sale, "changes", [bought, one(view, sale)]) is None
    assert told


def test_in_marco_polo_a_new_leg_of_the_journey_and_a_spin_that_falls_short_are_said() -> None:
    told = set()
    for view in decided("marco_polo", seeds=3, every=1):
        for move in view.moves():
            if isinstance(move, Go | Announce):
                now = one(view, move)
                assert _aside(view, move, "changes", [now]) is None
                before = one(view, move, leg=now.values["leg"] - 1)
                told.add((_aside(view, move, "changes", [before]) or ("",))[0])
                away = next(one.name for one in world("orient").spaces if Go(one.name) not in view.moves())
                ring = Announce(max(view.table.kind, 0))
                hoped = Hint("marco_polo", ring, None, 0.0, "announce-to", {"leg": now.values["leg"], "space": away})
                spin = _aside(view, move, "changes", [hoped])
                assert (spin is not None) == isinstance(move, Go)
                assert spin is None or spin[0].startswith("changed-spin")
    assert {"changed-leg-1", "changed-leg-2", "changed-leg-3"} <= told


def test_in_marco_polo_a_stop_before_an_open_goal_says_how_far_the_goal_is_then() -> None:
    keys = set()
    for view in decided("marco_polo", seeds=10, every=1):
        for move in view.moves():
            key, values = reason(view, move)
            if isinstance(move, Announce) and "post" in key and values["leg"] == 1:
                keys.add(key)
                assert "Khanbalik" in words("marco_polo").say("hints", key, values, NAMES)
                if key.startswith("announce-to-post"):
                    assert (values["spaces"] < values["before"]) == key.endswith("nearer")
    assert "announce-to-post-first" in keys


def test_what_changes_goes_before_the_reason_and_what_it_costs_after_it() -> None:
    bids = (view for view in decided("mark", every=1) if view.phase == "bid")
    view = next(view for view in bids if reason(view, advised(view, Random(1)))[0] == "bid-limit")
    colour = {"colour": COLOURS[view.table.lot]}
    stood = Hint("mark", gamelib.ruleset("mark").parse("bid 0"), None, 0.0, "no-bid-fee", colour)
    before, after = hint(view, Random(1), [stood]).beside(NAMES)
    assert before == "Earlier one more piece would have cost you storage; now it does not."
    assert after == "" or after.startswith("But ")


def test_a_hint_says_the_same_only_of_the_same_thing() -> None:
    """In the city game one may bid nothing in two auctions running: for another shop that is another reason."""
    move = gamelib.ruleset("city").parse("bid 0")
    petrol, toys = (
        Hint("city", move, None, 0.0, "no-bid", {"shop": shop, "more": 2}) for shop in ("petrol station", "toy shop")
    )
    assert petrol.repeats(petrol)
    assert not toys.repeats(petrol)
    dearer = Hint("city", gamelib.ruleset("city").parse("bid 1"), None, 0.0, "no-bid", petrol.values)
    assert dearer.repeats(petrol)
    assert not Hint("city", dearer.move, None, 0.0, "stands-best", {}).repeats(Hint("city", move, None, 0.0, "stands-best", {}))


def test_an_only_move_is_never_told_once_more() -> None:
    move = gamelib.ruleset("mark").parse("bid 0")
    only = Hint("mark", move, None, 0.0, "only", {})
    assert not only.repeats(only)


def test_in_shark_how_much_better_a_move_is_says_over_what_it_was_counted() -> None:
    parse = gamelib.ruleset("shark").parse
    told = Hint("shark", parse("place green A1"), parse("place blue B1"), 2.3, "pays", {}).than_next()
    assert (
        told == "Over the next two rounds, with all the shares you would hold, it is about 2,300 FT better than place blue B1."
    )
    assert not Hint("shark", parse("buy green"), parse("buy blue"), 2.3, "buy", {}).margin, "A rule says why, not by how much."
    assert ROUNDS == 2
