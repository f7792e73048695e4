"""Hints of Marco Polo: an announcement speaks of what is then done, waiting is counted, and a purchase says what it risks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.marco_polo.bots import changes, costs
from gamelib.marco_polo.bots.distances import left
from gamelib.marco_polo.bots.errand import errand
from gamelib.marco_polo.bots.heading import LACKS
from gamelib.marco_polo.bots.numbers import numbers_of
from gamelib.marco_polo.bots.reasons import counted, reason, settled
from gamelib.marco_polo.bots.voyage import Voyage
from gamelib.marco_polo.bots.voyager import voyager_bot
from gamelib.marco_polo.engine.unseen import unseen
from gamelib.marco_polo.notation import BUY_ONE, DONE, Announce, Go, Ransom, Sell
from gamelib.marco_polo.rules import Rules
from gamelib.marco_polo.table import (
    ATTACK,
    CARDS,
    CHANCES_OF,
    COLOURS,
    FRESH,
    GOODS,
    HOMEWARD,
    KHANBALIK,
    MEASURED,
    OUTWARD,
    PILE,
    count,
)
from gamelib.players.hints import Hint, advised
from gamelib.players.hints import reason as why

from .tables import WORLD, at

GIFT = "tea,falcons,carpets"
"""Three of the finest goods, which open Khanbalik."""
OTHERS = ("Buda 240 -", "Kiev 240 -")


def said(key: str, values: Any) -> str:
    return words("marco_polo").say("hints", key, values, ("Ann", "Ben"))


def announcements() -> Iterator[tuple[Any, Announce]]:
    """States of strong players who choose between land and sea, and what they announce."""
    for seed in range(12):
        for state in gamelib.playout("marco_polo", Rules(players=3), "strong", seed=seed).states():
            if state.phase == "announce" and len(state.moves()) > 1:
                move = advised(state.seen_by(state.actor), Random(1))
                assert isinstance(move, Announce)
                yield state, move


def gone_to(state: Any, move: Announce, target: str) -> set[bool]:
    """Whether the guide goes to the goal, for every spin that reaches it."""
    found = set()
    for spin in WORLD.ring_moves[move.by]:
        after = state.play(move).play(spin) if spin.steps != ATTACK else None
        if after is not None and after.phase == "move" and Go(target) in after.moves():
            found.add(advised(after.seen_by(after.actor), Random(1)) == Go(target))
    return found


def test_an_announcement_speaks_of_the_goal_only_where_the_guide_then_goes_there() -> None:
    spoken = waiting = 0
    for state, move in announcements():
        view = state.seen_by(state.actor)
        (key, values), cost = reason(view, move), costs.said(view, move)
        if key.startswith("announce-goal") or (key == "announce-to-goal" and values["leg"] != 3):
            assert False not in gone_to(state, move, values["target"]), state.position()
            spoken += 1
        if cost is not None and cost[0] not in LACKS:
            assert cost[0] == "cost-waits"
            assert gone_to(state, move, KHANBALIK) == {False}
            waiting += 1
    assert spoken > 20
    assert waiting > 5


def test_the_way_to_a_goal_is_never_counted_from_the_goal_itself() -> None:
    for state, move in announcements():
        key, values = reason(state.seen_by(state.actor), move)
        assert values.get("spaces") != 0 or key == "announce-to-goal"


def test_khanbalik_waits_for_a_sum_that_can_be_checked() -> None:
    state = at("move", f"Hangzhou 20 {GIFT},perfumes,hides,pearls", *OTHERS, spun=1)
    view = state.seen_by(0)
    assert Go(KHANBALIK) in view.moves()
    move = advised(view, Random(1))
    assert move == Go("Xian")
    cost = costs.said(view, move)
    assert cost is not None
    assert said(*cost) == (
        "Khanbalik is in reach but can wait: you will still lack 250 besants for Venice, Table and Secret counted."
    )
    sums = dict(counted(view, move, reason(view, move)[1]))["counted-lacking"]
    assert (sums["worth"], sums["table"], sums["secret"], sums["given"], sums["short"]) == (410, 240, 240, 240, 250)
    rules, owned = view.rules, 20 + 240 + 150
    assert owned + rules.secret_value + rules.table_value - 3 * 80 + 250 == rules.goal


def test_with_enough_for_venice_khanbalik_does_not_wait() -> None:
    view = at("move", f"Hangzhou 500 {GIFT}", *OTHERS, spun=1).seen_by(0)
    assert advised(view, Random(1)) == Go(KHANBALIK)
    assert costs.said(view, Go("Xian")) == ("cost-passes", {"target": KHANBALIK})


def test_a_purchase_says_how_many_unseen_cards_are_chance_cards_and_the_worst_of_them() -> None:
    view = at("trade", f"Karakorum 100 {GIFT}", "Buda 240 -").seen_by(0)
    cost = costs.said(view, BUY_ONE)
    assert cost is not None
    assert said(*cost) == (
        "Of the 13 unseen cards 5 are chance cards. At worst you pay 20 more, or have to go to Zanzibar, "
        "8 spaces from Khanbalik."
    )
    seen = at("trade", f"Karakorum 100 {GIFT}", "Buda 240 -", under={"yellow": "yellow-zanzibar, yellow-hunt"}).seen_by(0)
    told = said(*(costs.said(seen, BUY_ONE) or ("", {})))
    assert told == "Of the 11 unseen cards 3 are chance cards: at worst you pay 20 more."
    for card, ends in (("astrologer", "for which you pay 20 more."), ("birthday", "which costs no money.")):
        under = ", ".join(name for name in WORLD.cards[:14] if name not in ("falcons", f"yellow-{card}"))
        single = at("trade", f"Karakorum 100 {GIFT}", "Buda 240 -", under={"yellow": under}).seen_by(0)
        told = said(*(costs.said(single, BUY_ONE) or ("", {})))
        assert told == f"The one unseen card is a chance card, {ends}"
    bought = at("buy", f"Karakorum 80 {GIFT}", "Buda 240 -").seen_by(0)
    assert costs.said(bought, BUY_ONE) is None, "once for every stop is enough"


def test_whoever_stands_in_zanzibar_is_not_sent_there() -> None:
    cost = costs.said(at("trade", "Zanzibar 100 -", "Buda 240 -").seen_by(0), BUY_ONE)
    assert cost is not None
    assert cost[0] == "cost-chance-fine"


def test_cards_that_all_have_seen_are_no_risk_and_the_risk_is_told_from_what_is_seen() -> None:
    keys = set()
    for seed in range(4):
        for state in gamelib.playout("marco_polo", Rules(players=3), "sensible", seed=seed).states():
            if state.phase != "trade" or BUY_ONE not in state.moves():
                continue
            view = state.seen_by(state.actor)
            cost = costs.said(view, BUY_ONE)
            if cost is not None and cost[0].startswith("cost-over"):
                continue
            assert cost == costs.said(view.guess(Random(3)).seen_by(state.actor), BUY_ONE)
            colour = WORLD.colours[view.table.places[view.viewer]]
            keys.add(cost and cost[0])
            chances = (unseen(view.table) & CHANCES_OF[colour]).bit_count()
            assert (cost is None) == (chances == 0)
            assert cost is None or cost[1]["chances"] == chances <= cost[1]["top"]
    assert {None, "cost-chance-fine", "cost-chance-both"} <= keys


def test_outward_the_guide_buys_for_venice_even_beside_an_open_khanbalik() -> None:
    view = at("trade", f"Xian 100 {GIFT}", "Buda 240 -").seen_by(0)
    assert view.table.stages[0] == OUTWARD
    assert voyager_bot(view, Random(1)) == BUY_ONE


def test_whoever_has_all_that_venice_wants_is_advised_no_trade_and_told_the_way_home() -> None:
    ready, ways = 0, 0
    for seed in range(16):
        for state in gamelib.playout("marco_polo", Rules(players=3), "strong", seed=seed).states():
            if state.actor is None or state.actor < 0 or len(state.moves()) == 1:
                continue
            view = state.seen_by(state.actor)
            plan = Voyage(view.rules, view.table, view.viewer, numbers_of(3))
            if plan.stage != HOMEWARD or not plan.ready:
                continue
            if BUY_ONE in state.moves():
                ready += 1
                assert settled(view, BUY_ONE) == DONE
                assert reason(view, DONE)[0] == "ready"
            for move in state.moves():
                if isinstance(move, Go):
                    ways += 1
                    known = ("nearer", "nearer-turns", "least-far", "quicker", "soonest", "way", "arrives-home")
                    assert reason(view, move)[0] in known
    assert ready
    assert ways


def test_no_card_is_advised_that_nothing_speaks_for() -> None:
    unclear = 0
    for seed in range(6):
        for state in gamelib.playout("marco_polo", Rules(players=3), "random", seed=seed, limit=400).states():
            if state.actor is not None and state.actor >= 0 and BUY_ONE in state.moves():
                view = state.seen_by(state.actor)
                if reason(view, BUY_ONE)[0] == "stands-best":
                    unclear += 1
                    assert settled(view, BUY_ONE) == DONE
    assert unclear


def test_a_fresh_start_that_is_declined_has_its_reason_too() -> None:
    seen = 0
    for seed in range(12):
        for state in gamelib.playout("marco_polo", Rules(players=2), "random", seed=seed, limit=600).states():
            if state.phase == FRESH:
                seen += 1
                for move in state.moves():
                    assert said(*reason(state.seen_by(state.actor), move)).endswith(".")
    assert seen


def test_one_figure_is_told_of_a_pile_until_a_card_is_drawn() -> None:
    def follower(view: Any, rng: Random) -> Any:
        return advised(view, Random(1))

    told: dict[tuple[object, ...], list[str]] = {}
    for seed in (8, 9, 12, 14, 23, 26):
        for state in gamelib.playout("marco_polo", Rules(players=3), [follower, "sensible", "sensible"], seed=seed).states():
            if state.actor == 0 and state.phase in ("move", "trade", "buy") and len(state.moves()) > 1:
                view, table = state.seen_by(0), state.table
                key, values = reason(view, advised(view, Random(1)))
                if key.startswith(("post-money", "sell-buys", "buy-money", "buy-sure")):
                    colour = COLOURS.index(values["colour"])
                    pile = unseen(view.table) & PILE[colour], count(table.tops[colour]), table.bottoms[colour]
                    told.setdefault((seed, *pile), []).append(str(values["mean"]))
    assert sum(len(figures) > 1 for figures in told.values()) > 20
    assert all(len(set(figures)) == 1 for figures in told.values())


HOME = "Calicut 130 camels,dates,small-rugs home:Kyoto table secret:kite"
"""On the way home, and short of the money for Venice."""


def blue(held: str, *first: str) -> dict[str, str]:
    """A blue pile in which all know every card, these first; one of its goods is held."""
    return {"blue": ", ".join([*first, *(card for card in WORLD.cards[28:42] if card not in (*first, held))])}


def test_the_whole_price_of_digging_for_luck_is_told_and_too_dear_for_whoever_lacks_money() -> None:
    view = at("trade", HOME, *OTHERS, under=blue("dates", "blue-typhoon", "blue-wind")).seen_by(0)
    assert advised(view, Random(1)) == DONE
    assert said(*reason(view, DONE)) == (
        "All have seen the next card: “Typhoon”. "
        "Getting the strong wind under 1 card would cost you 70 besants in all, too much now."
    )
    paid = view.rules.price + WORLD.values[WORLD.card_index["blue-typhoon"]] + view.rules.price
    rich = at("trade", f"Calicut 900 {GIFT}", *OTHERS, under=blue("tea", "blue-typhoon", "blue-wind")).seen_by(0)
    assert advised(rich, Random(1)) == BUY_ONE
    key, values = reason(rich, BUY_ONE)
    assert (key, values["cost"]) == ("buy-luck-wind-under", paid)
    assert said(key, values) == (
        "Under 1 known card lies a strong wind, which gives you 2 more turns. Getting it costs you 70 besants in all."
    )
    (told,) = [sums for name, sums in counted(rich, BUY_ONE, values) if name == "counted-dug"]
    fine = WORLD.values[WORLD.card_index["blue-typhoon"]]
    assert (told["bought"], told["spent"], told["brings"]) == (2, 2 * view.rules.price, f"−{fine}")
    assert said("counted-dug-rows", told).endswith("It costs in all = 70")
    cheap = at("trade", HOME, *OTHERS, under=blue("dates", "blue-wind", "blue-typhoon")).seen_by(0)
    assert advised(cheap, Random(1)) == BUY_ONE, "a wind on top costs no more than its price"


def test_a_card_more_than_venice_allows_is_never_advised_without_a_word_of_it() -> None:
    over = full = 0
    for seed in range(24):
        for state in gamelib.playout("marco_polo", Rules(players=3), "strong", seed=seed).states():
            if state.actor is None or state.actor < 0 or BUY_ONE not in state.moves() or len(state.moves()) == 1:
                continue
            view = state.seen_by(state.actor)
            plan = Voyage(view.rules, view.table, view.viewer, numbers_of(3))
            colour = WORLD.colours[view.table.places[view.viewer]]
            if plan.stage != HOMEWARD or colour not in MEASURED or plan.counts[colour] < view.rules.most_of_colour:
                continue
            cost, card = costs.said(view, BUY_ONE), next(iter(view.table.bottoms[colour]), None)
            known = card is not None and not count(view.table.tops[colour])
            if known and card % CARDS >= GOODS:
                assert cost is None, "all know that it is no good"
                continue
            assert cost is not None
            assert cost[0].startswith("cost-over")
            assert known == cost[0].endswith("-sure") == (not said(*cost).startswith("If "))
            assert cost[1]["over"] == cost[1]["held"] - view.rules.most_of_colour
            assert f" {cost[1]['over']} of them " in said(*cost), "as many as are too many"
            assert cost[1]["held"] == plan.counts[colour] + 1 > view.rules.most_of_colour
            assert cost[0].startswith("cost-over-sum") == (plan.short_of_goal > 0)
            over += 1
            full += reason(view, DONE)[0] in ("colour-full", "colour-over")
    assert over > 5
    assert full


@pytest.mark.parametrize(
    ("cash", "told"),
    [(50, "Its 50 bring your cash to 100, enough for 3 cards, the most that you may buy. A card costs 30;"),
     (15, "Its 50 bring your cash to 65, enough for 2 cards. A card costs 30;"),
     (0, "Its 50 are enough for a card. It costs 30;")],
)  # fmt: skip
def test_what_a_sale_pays_for_is_counted_with_the_cash_in_hand(cash: int, told: str) -> None:
    card = next(name for name, value in WORLD.chart.goods if value == 50)
    rules = Rules(players=2, price=30)
    view = at("trade", f"Karakorum {cash} {card}", "Buda 240 -", rules=rules).seen_by(0)
    assert said(*reason(view, Sell(card))).startswith(told)


def test_a_ransom_that_gives_away_the_only_good_of_a_colour_says_that_venice_wants_it() -> None:
    yellow, blue = WORLD.cards[0], WORLD.cards[28:30]
    view = at("ransom", f"Acre 0 {yellow},{','.join(blue)}", "Buda 240 -").seen_by(0)
    assert said(*(costs.said(view, Ransom(yellow)) or ("", {}))) == "But it is your last yellow good, and Venice wants 1."
    assert costs.said(view, Ransom(blue[0])) is None


def test_a_way_back_says_what_speaks_for_it_beside_the_next_best_place() -> None:
    def follower(view: Any, rng: Random) -> Any:
        return advised(view, Random(1))

    keys, told = set(), list[Hint]()
    for seed in range(1055, 1075):
        for state in gamelib.playout("marco_polo", Rules(players=3), [follower, "sensible", "sensible"], seed=seed).states():
            if state.actor != 0 or state.phase != "move" or len(state.moves()) == 1:
                continue
            view = state.seen_by(0)
            move = advised(view, Random(1))
            change = changes.said(view, move, told)
            told.append(Hint("marco_polo", move, None, 0.0, *reason(view, move)))
            if change is not None and change[0].startswith("changed-back"):
                keys.add(change[0])
                plan, at_end = errand(view), WORLD.index[move.space]
                other = WORLD.index.get(str(change[1].get("other")), -1)
                assert change[0] != "changed-back" or plan.stops[at_end] > plan.stops[other]
                assert change[0] != "changed-back-nearer" or left(plan, at_end) < left(plan, other)
    assert "changed-back" in keys


def test_where_there_is_one_move_the_hint_says_why() -> None:
    keys = set()
    for seed in range(6):
        for state in gamelib.playout("marco_polo", Rules(players=3), "sensible", seed=seed).states():
            if state.actor is not None and state.actor >= 0 and len(state.moves()) == 1:
                view = state.seen_by(state.actor)
                key, values = why(view, state.moves()[0])
                keys.add(key)
                if key.startswith(("only-land", "only-sea")):
                    assert said(key, values) == f"Only ways by {key.removeprefix('only-')} lead on from {values['from']}."
                    assert "space" not in values, "no place was spoken of that a spin could miss"
    assert {"only-land", "only-sea", "only-go"} <= keys
