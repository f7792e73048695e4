"""What a hint gives as its reason is true: every number in it is held against the rules, the table, or the move played out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.city.bots import costs
from gamelib.city.bots.outlook import Outlook
from gamelib.city.engine.auction import bidders, winner
from gamelib.city.needs import needs
from gamelib.city.plot_sets import square
from gamelib.city.table import BID, DISTRIBUTORS, SHOPS
from gamelib.core.deeds import in_words
from gamelib.core.words import words
from gamelib.marco_polo.bots.distances import spaces_to
from gamelib.mark.bots.worth import Outlook as Company
from gamelib.players.hints import Hint, advised, reason

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "city": [{}, {"players": 5, "may_abstain": True}],
    "mark": [{}, {"players": 2, "zero_is_a_bid": True}],
    "shark": [{}, {"players": 2, "variant_one": True, "variant_two": True}, {"players": 3, "variant_three": True}],
    "marco_polo": [{}, {"players": 4, "only_start_barred": True, "deal_with_each": True}],
}
"""The rules as they are, and with options that change what can be decided."""
Told = tuple[Any, Any, str, dict[str, Any]]
"""A state, a move in it, and the reason that is given for the move."""


def given(name: str, options: dict[str, Any] | None = None, games: int = 2, moves: int = 4) -> Iterator[Told]:
    """Reasons for moves of all kinds, good and bad ones, in games of sensible and of random players."""
    rules = gamelib.ruleset(name).Rules(**options or {})
    for seed in range(games):
        for bots in ("sensible", "random"):
            for at, state in enumerate(gamelib.playout(name, rules, bots=bots, seed=seed, limit=200).states()):
                if state.actor is not None and state.actor >= 0 and at % 3 == 0:
                    view = state.seen_by(state.actor)
                    legal = view.moves()
                    for move in legal if len(legal) <= moves else Random(at).sample(legal, moves):
                        yield state, move, *reason(view, move)


@pytest.mark.parametrize(("name", "options"), [(name, one) for name, some in OPTIONS.items() for one in some])
def test_every_legal_move_gets_a_reason_that_can_be_said(name: str, options: dict[str, Any]) -> None:
    says = words(name)
    for _, _, key, values in given(name, options):
        told = says.say("hints", key, values, NAMES)
        assert told.endswith(".")
        assert "step" not in told
        assert told.count(". ") <= 1, told


def city_lengths() -> Iterator[tuple[Outlook, str, dict[str, Any]]]:
    for state, move, key, values in given("city", games=4):
        if move.kind == "reserve" and "length" in values and "plot" in values:
            yield Outlook(state.rules, state.table), key, values


def test_in_the_city_a_plot_is_as_near_as_is_said_and_no_other_nearer() -> None:
    keys = set()
    for outlook, key, values in city_lengths():
        keys.add(key)
        good, here = SHOPS.index(values["shop"]), outlook.rules.ground
        assert DISTRIBUTORS[good] == values["site"]
        length = outlook.length(good, here.at(*square(values["plot"])))
        assert values["length"] == length
        if key in ("reserve-new", "reserve-next"):
            assert length <= values["next"]
        if key == "reserve-nearer":
            assert length < values["before"]
    assert {"reserve-none", "reserve-new", "reserve-next", "reserve-nearer", "takes-away"} <= keys


def plotless(phase: str) -> Any:
    """A player without a plot who is asked here."""
    for seed in range(60):
        for state in gamelib.playout("city", bots="sensible", seed=seed).states():
            if state.phase == phase and state.actor >= 0 and not state.table.marks[state.actor]:
                return state
    raise AssertionError("everybody always has a plot")


def test_in_the_city_whoever_bids_without_a_plot_is_warned_by_the_card_and_by_the_hint() -> None:
    state = plotless(BID)
    shop = SHOPS[state.table.tile]
    assert next(needs(state.rules, state.table, state.actor)) == ("no-plot-bid", {"shop": shop, "cap": state.rules.cap})
    view = state.seen_by(state.actor)
    key, values = reason(view, gamelib.ruleset("city").parse("bid 0"))
    said = words("city").say("hints", key, values)
    assert "You have no plot:" in said
    assert f"counts {state.rules.cap}" in said
    before = state.table.shops[state.actor]
    won = state.play(f"bid {state.table.coins[state.actor]}")
    while won.phase == BID:
        won = won.play("bid 0")
    assert before[state.table.tile] == -1
    assert won.table.shops[state.actor][state.table.tile] == -2


def test_in_the_city_card_and_hint_say_who_comes_first_at_equal_bids() -> None:
    keys = set()
    for seed in range(6):
        for state in gamelib.playout("city", bots="sensible", seed=seed).states():
            if state.phase != BID:
                continue
            me, view = state.actor, state.seen_by(state.actor)
            key, values = next(need for need in needs(state.rules, state.table, me) if need[0].startswith("equal-"))
            order = bidders(state.rules, state.table)
            before = [
                other for other in order if other != me and winner((1,) * 3, [one for one in order if one in (me, other)]) != me
            ]
            assert list(values["before"]) == before
            assert (key == "equal-first", key == "equal-last") == (not before, len(before) == len(order) - 1)
            said = costs.said(view, advised(view, Random(1)))
            if said is not None and said[0] in ("bid-one-first", "bid-two"):
                assert (said[0] == "bid-one-first") == (not before)
                keys.add(said[0])
    assert keys == {"bid-one-first", "bid-two"}


def test_in_the_city_the_card_says_before_an_auction_can_come_what_a_plot_is_for() -> None:
    state = plotless("choose")
    key, values = next(needs(state.rules, state.table, state.actor))
    assert key in ("no-plot", "no-plot-left")
    assert "no plot" in words("city").say("needs", key, values)


@pytest.mark.parametrize(("plots", "told"), [(1, "You have 1 plot to build on, "), (3, "You have 3 plots to build on: ")])
def test_in_the_city_the_card_counts_the_plots(plots: int, told: str) -> None:
    state = next(
        state
        for seed in range(40)
        for state in gamelib.playout("city", bots="sensible", seed=seed).states()
        if state.phase == "choose" and state.table.marks[state.actor].bit_count() == plots and any(state.table.pile)
    )
    key, values = next(needs(state.rules, state.table, state.actor))
    assert words("city").say("needs", key, values).startswith(told)


@pytest.mark.parametrize(("amount", "said"), [(0, "Bid 0 coins"), (1, "Bid 1 coin"), (3, "Bid 3 coins")])
def test_one_coin_is_a_coin(amount: int, said: str) -> None:
    game = gamelib.ruleset("city")
    assert in_words(game.parse(f"bid {amount}"), "city", rules=game.Rules()) == said


def test_in_mark_prices_and_fees_are_those_of_the_next_turn() -> None:
    keys = set()
    for state, move, key, values in given("mark", games=5):
        keys.add(key)
        before, after = state.table, state.play(move).table
        if move.kind == "sell":
            earned = after.cash[state.actor] - before.cash[state.actor]
            assert values["price"] == earned
        if key.startswith(("sell-fee", "refine-fee")):
            fees = [Company(state.rules, table, state.actor).fee(0, 0) for table in (before, after)]
            assert (values["paid"], values["pays"]) == tuple(fees)
            assert values["fee"] == fees[0] - fees[1] > 0
        if key == "no-bid-full":
            assert -1 not in before.yards[state.actor]
    assert {"sell-fee", "refine-fee", "take-dearer", "shuts-out"} <= keys


def test_in_mark_a_piece_is_placed_where_the_way_to_the_roof_is_free() -> None:
    for state, move, key, values in given("mark", games=5):
        if move.kind == "place" and key.startswith("place"):
            roof = state.table.roofs[state.actor]
            near = [square for square in range(move.square - 1, move.square + 2) if 0 <= square < len(roof)]
            assert list(values.get("roof", ())) == [square + 1 for square in near if roof[square] == -1]


def test_in_shark_a_placement_pays_and_costs_what_is_said() -> None:
    keys = set()
    for state, move, key, values in given("shark", games=6):
        if move.kind != "place" or state.play(move).phase == "over":
            continue
        keys.add(key)
        before, after = state.table, state.play(move).table
        earned = after.cash[state.actor] - before.cash[state.actor]
        if key in ("pays", "premium", "lone"):
            assert earned == values["premium"] + values["dividend"]
        if key in ("pays", "premium"):
            assert (before.values[move.company], after.values[move.company]) == (values["low"], values["high"])
    assert {"pays", "premium", "lone"} <= keys


def test_in_marco_polo_ways_and_arrivals_are_those_of_the_map() -> None:
    keys = set()
    for state, move, key, values in given("marco_polo", games=4):
        keys.add(key)
        if key == "nearer":
            here = gamelib.marco_polo.atlas.world(state.rules.map)
            for passing in (True, False):
                far = spaces_to(here, here.index[values["target"]], passing)
                if far[here.index[move.space]] == values["spaces"]:
                    break
            else:
                raise AssertionError(values)
            assert values["spaces"] < values["before"]
        if key.startswith("announce-") and "less" in values:
            most = values["spaces" if key == "announce-further" else "percent"]
            assert 100 >= most > values["less"] >= 0
    assert {"nearer", "announce-post", "post-gift", "buy-gift"} <= keys


def test_spaces_are_counted_over_the_lines_of_the_map() -> None:
    here = gamelib.marco_polo.atlas.world("orient")
    far = spaces_to(here, here.venice, True)
    assert far[here.venice] == 0
    for kind in here.near:
        for at, near in enumerate(kind):
            assert all(abs(far[at] - far[end]) <= 1 for end in near)


def test_a_hint_repeats_another_with_the_same_numbers_only() -> None:
    parse = gamelib.ruleset("shark").parse
    first = Hint("shark", parse("buy red"), None, 0.0, "buy", {"points": "0.5"})
    assert Hint("shark", parse("buy red"), None, 0.0, "buy", {"points": "0.5"}).repeats(first)
    assert not Hint("shark", parse("buy red"), None, 0.0, "buy", {"points": "0.4"}).repeats(first)
    assert not Hint("shark", parse("buy red"), None, 0.0, "buy-most", {"points": "0.5"}).repeats(first)
    assert not Hint("shark", parse("buy blue"), None, 0.0, "buy", {"points": "0.4"}).repeats(first)


@pytest.mark.parametrize(
    ("better", "told"), [(0.0, "is as good"), (2.0, "is as good"), (25.0, "about $25 better"), (3000.0, "far better")]
)
def test_more_than_a_move_can_bring_is_not_told_as_an_amount(better: float, told: str) -> None:
    move = gamelib.ruleset("mark").parse("take red 1")
    assert told in Hint("mark", move, move, better, "stands-best", {}).than_next()
