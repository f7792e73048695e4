"""Hints of Marco Polo hold on to the place they lead to, say why they leave it, and give nothing away that they warn of."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.marco_polo.bots import costs
from gamelib.marco_polo.bots.errand import errand
from gamelib.marco_polo.bots.heading import BACK, Heading, _better, _worthless, onward
from gamelib.marco_polo.bots.losses import over_limit
from gamelib.marco_polo.bots.reasons import reason, settled
from gamelib.marco_polo.bots.ring_reasons import NEARLY
from gamelib.marco_polo.engine.end import worth
from gamelib.marco_polo.notation import BUY_ONE, DONE, RANSOM_CASH, Announce, Go, Ransom, Sell
from gamelib.marco_polo.routes import routes
from gamelib.marco_polo.table import CARDS, COLOURS, GOODS, HOMEWARD, KINDS, NONE, OUTWARD
from gamelib.players.hints import Hint, advised, hint
from gamelib.players.search import sensible

from .tables import WORLD, at

GIFT = "tea,falcons,carpets"
BLUE = COLOURS.index("blue") * CARDS
OTHERS = ("Buda 240 -", "Kiev 240 -")


def told(one: Hint) -> str:
    before, after = one.beside()
    return " ".join(part for part in (before, one.why(), after) if part)


def followed(seed: int) -> Iterator[tuple[Any, Hint]]:
    """Every hint of a player who asks for one before each decision, and does what it says."""
    bot, state, luck, before = (
        sensible("marco_polo"),
        gamelib.ruleset("marco_polo").start(players=3),
        Random(seed),
        list[Hint](),
    )
    while state.actor is not None:
        if state.actor != 0:
            state = state.play(state.chance(luck) if state.actor < 0 else bot(state.seen_by(state.actor), luck))
            continue
        one = hint(state.seen_by(0), Random(1), before)
        if len(state.moves()) > 1:
            before.append(one)
            yield state, one
        state = state.play(one.move)


@pytest.fixture(scope="module")
def games() -> list[list[tuple[Any, Hint]]]:
    return [list(followed(seed)) for seed in range(12)]


def test_a_hint_that_leads_elsewhere_than_the_one_before_says_why(games: list[list[tuple[Any, Hint]]]) -> None:
    kept = left = 0
    for game in games:
        ways = [(state, one) for state, one in game if isinstance(one.plan, Heading)]
        for (_, last), (state, one) in pairwise(ways):
            assert isinstance(last.plan, Heading)
            assert isinstance(one.plan, Heading)
            old = WORLD.index[last.plan.space]
            here = state.table.places[0] == old or last.move == Go(last.plan.space)
            if one.plan.leg != last.plan.leg or here or WORLD.colours[old] == NONE or not isinstance(one.move, Announce):
                continue
            kept += one.plan.space == last.plan.space
            left += one.plan.space != last.plan.space
            assert one.plan.space == last.plan.space or one.change is not None, told(one)
    assert kept
    assert left


def test_the_way_to_the_post_that_is_named_can_be_counted_on_the_map(games: list[list[tuple[Any, Hint]]]) -> None:
    seen = 0
    for state, one in [each for game in games for each in game]:
        if isinstance(one.move, Announce) and one.cost is not None and one.cost[0].startswith("onward-"):
            key, values = one.cost
            now, end = state.table.places[0], WORLD.index[str(values["target"])]
            names = values["on"] if key in ("onward-goal", "onward-near") else (values["by"],)
            by = tuple(KINDS.index(name) for name in names)  # type: ignore[attr-defined]
            assert values["spaces"] == routes(WORLD, now, by, errand(state.seen_by(0)).open_gate)[end].steps
            seen += 1
    assert seen > 40


def test_numbers_that_lead_to_a_goal_begin_with_the_way_that_is_told(games: list[list[tuple[Any, Hint]]]) -> None:
    seen = 0
    for _, one in [each for game in games for each in game]:
        if one.key.startswith(("announce-goal", "announce-to-goal")) and one.cost and one.cost[0].startswith("onward-"):
            ring, values = one.values["rings"][0], one.cost[1]  # type: ignore[index]
            assert values["on"] == (ring.name,), told(one)
            assert values["spaces"] == min(ring.hits), told(one)
            seen += 1
    assert seen > 5
    view = at("announce", "Khanbalik 60 silks,coconuts,hides on:Manila table", *OTHERS).seen_by(0)
    sea = Announce(KINDS.index("sea"))
    cost = onward(view, sea, Heading("Manila", 2, 0, 0, 60))
    assert cost is not None
    assert words("marco_polo").say("hints", *cost) == "Manila is 4 spaces away by sea."


def test_what_is_lacking_says_what_is_counted_in_and_shows_the_sum(games: list[list[tuple[Any, Hint]]]) -> None:
    seen = set()
    for state, one in [each for game in games for each in game]:
        plan, sums = errand(state.seen_by(0)), dict(one.counted)
        if "besants for Venice" not in told(one) or one.key in ("post-reserve",):
            continue
        sure = "Table and Secret counted" if plan.stage == OUTWARD else "the Secret counted"
        assert (sure in told(one)) == (plan.stage != HOMEWARD), told(one)
        assert f"{plan.short_of_goal} besants" in told(one)
        if plan.stage != HOMEWARD:
            key = "counted-lacking" if plan.stage == OUTWARD else "counted-lacking-mission"
            rows = {"table": 0, "given": 0, **sums[key]}
            assert rows["worth"] + rows["table"] + rows["secret"] - rows["given"] + rows["short"] == rows["goal"]
            assert rows["worth"] == worth(state.rules, state.table, 0)
        seen.add(plan.stage)
    assert {OUTWARD, HOMEWARD} <= seen


def test_what_is_held_on_to_costs_next_to_nothing(games: list[list[tuple[Any, Hint]]]) -> None:
    before = list[Hint]()
    for state, one in [each for game in games for each in game]:
        if isinstance(one.move, Go):
            view = state.seen_by(0)
            best, values = advised(view, Random(1)), errand(view).values
            assert isinstance(best, Go)
            back = any(earlier.values.get("stood") == best.space for earlier in before[-1:])
            nearly = BACK if back else 0.0
            assert values[WORLD.index[one.move.space]] >= values[WORLD.index[best.space]] - NEARLY - nearly
            before.append(one)
            assert best.space != errand(view).target or one.move == best or not errand(view).enters


def test_a_hint_is_short(games: list[list[tuple[Any, Hint]]]) -> None:
    lengths = sorted(len(told(one).split()) for game in games for _, one in game)
    assert lengths[len(lengths) // 2] <= 25
    assert lengths[len(lengths) * 9 // 10] <= 42
    words_each = sorted(len(sentence.split()) for game in games for _, one in game for sentence in told(one).split(". "))
    assert words_each[len(words_each) * 9 // 10] <= 20
    assert words_each[-1] <= 30
    sentences = [told(one).count(". ") + 1 for game in games for _, one in game]
    assert max(sentences) <= 3


def test_robbers_get_no_last_good_of_a_colour_where_another_is_missed_less() -> None:
    view = at("ransom", "Acre 0 porcupines,coconuts,perfumes,bananas", "Buda 240 -").seen_by(0)
    move = settled(view, Ransom("porcupines"))
    assert move in (Ransom("coconuts"), Ransom("perfumes"), Ransom("bananas")), "blue, of which there are three"
    assert costs.said(view, move) is None


def test_cash_is_paid_for_the_last_good_of_a_colour_and_the_hint_says_so() -> None:
    home = "Acre 60 porcupines,dates,hides home:Kyoto table secret:kite"
    view = at("ransom", home, *OTHERS).seen_by(0)
    assert advised(view, Random(1)) == RANSOM_CASH
    key, values = reason(view, RANSOM_CASH)
    assert key == "ransom-last"
    assert words("marco_polo").say("hints", key, values) == (
        f"Your last {values['colour']} good is worth only {values['value']}, but Venice wants one: "
        "50 in cash are easier to earn again."
    )


def test_no_card_over_the_limit_of_venice_is_bought_without_need_of_money(games: list[list[tuple[Any, Hint]]]) -> None:
    enough, poor = (
        at("buy", f"Calicut {cash} coconuts,bananas,hides home:Kyoto table secret:kite", *OTHERS).seen_by(0)
        for cash in (400, 100)
    )
    assert over_limit(errand(enough))
    assert settled(enough, BUY_ONE) == DONE
    assert not over_limit(errand(poor)), "the stop where it is sold is needed anyway"
    over = [one for game in games for _, one in game if one.cost is not None and one.cost[0].startswith("cost-over")]
    assert all(one.cost is not None and one.cost[1]["short"] > 0 for one in over)  # type: ignore[operator]


def test_no_needed_good_is_sold_for_one_card_more_while_there_is_cash_for_another(games: list[list[tuple[Any, Hint]]]) -> None:
    view = at("trade", f"Karakorum 40 {GIFT},giraffes,woollens,hides", *OTHERS).seen_by(0)
    assert settled(view, BUY_ONE) != Sell("giraffes")
    for state, one in [each for game in games for each in game if isinstance(each[1].move, Sell)]:
        warned = one.cost is not None and one.cost[0] in ("cost-last", "cost-gift", "cost-colour")
        assert not warned or BUY_ONE not in state.moves() or state.phase == "debt", told(one)


def test_a_hint_that_says_what_changed_does_not_tell_the_way_ahead_too(games: list[list[tuple[Any, Hint]]]) -> None:
    changed = [one for game in games for _, one in game if one.change is not None]
    assert changed
    assert not [told(one) for one in changed if one.cost is not None and one.cost[0].startswith("onward")]


def test_whoever_is_led_back_by_the_hint_before_the_spin_is_not_told_so_again(games: list[list[tuple[Any, Hint]]]) -> None:
    led = 0
    for (_, last), (_, one) in [pair for game in games for pair in pairwise(game)]:
        if isinstance(last.move, Announce) and isinstance(one.move, Go) and one.move.space == last.values.get("space"):
            led += 1
            assert one.change is None or not one.change[0].startswith(("changed-back", "changed-rather")), told(one)
    assert led


def test_a_better_place_is_named_with_what_makes_it_better() -> None:
    view = at("announce", f"Aden 120 {GIFT}", *OTHERS).seen_by(0)
    plan, old = errand(view), WORLD.index["Zanzibar"]
    key, values = _better(plan, old, WORLD.index["Malacca"], {"post": "Zanzibar", "by": "sea"})
    assert key == "turned-nearer"
    assert words("marco_polo").say("hints", key, values) == (
        f"A spin by sea that reaches Zanzibar also reaches Malacca, {values['spaces']} spaces nearer to Khanbalik."
    )
    poor = errand(at("announce", "Aden 120 tea,falcons", *OTHERS).seen_by(0))
    posts = [at for at, colour in enumerate(WORLD.colours) if colour != NONE]
    figures = [_better(poor, one, other, {"post": ""}) for one in posts for other in posts]
    brings = [told_of for key, told_of in figures if key == "turned-brings"]
    assert brings
    assert all(int(str(one["mean"])) > int(str(one["less"])) for one in brings)


def test_whoever_can_only_deal_is_told_whom_to_meet_and_sells_for_that(games: list[list[tuple[Any, Hint]]]) -> None:
    keys = set()
    for state, one in [each for game in games for each in game]:
        plan = errand(state.seen_by(0))
        if plan.meets and isinstance(one.move, Announce):
            keys |= {one.key, "" if one.cost is None else one.cost[0]}
            assert not one.key.startswith(("announce-nearer", "announce-further")), told(one)
            assert one.values.get("near") != plan.target
        if plan.meets and isinstance(one.move, Sell) and one.move == plan.sold_to_deal():
            keys.add(one.key)
            assert one.key in ("sell-deal", "sell-surplus", "sell-room"), told(one)
        if one.cost is not None and one.cost[0] == "onward-deal":
            player, post = one.cost[1]["player"], one.cost[1]["post"]
            assert state.table.places[player] == WORLD.index[str(post)], told(one)
    assert {"announce-deal", "onward-deal"} <= keys


def test_a_good_that_lies_too_deep_for_one_stop_is_told_with_how_many_may_be_bought() -> None:
    chances = [card for card in WORLD.cards if card.startswith("blue-")]
    others = ", ".join(card for card in WORLD.cards[BLUE : BLUE + GOODS] if card != "coconuts")
    home = "Aden 900 hides,porcupines home:Kyoto table secret:kite"
    for above, key in ((3, "buy-colour-under-more"), (2, "buy-colour-under")):
        pile = ", ".join([*chances[:above], "coconuts", *chances[above:], others])
        view = at("trade", home, *OTHERS, under={"blue": pile}).seen_by(0)
        told_key, values = reason(view, BUY_ONE)
        assert told_key.startswith(key), told_key
        assert (values["above"], values["cards"]) == (above, 3)
        assert told_key.endswith("-more") == (above == 3)


def test_a_post_that_is_given_up_is_told_with_what_it_lacks(games: list[list[tuple[Any, Hint]]]) -> None:
    order = sorted(WORLD.cards[BLUE : BLUE + CARDS], key=lambda card: (not card.startswith("blue-"), card))
    fines = ", ".join(card for card in order if card != "dates")
    blue, home = COLOURS.index("blue"), "Aden 100 hides,dates,porcupines home:Kyoto table secret:kite"
    dear, worth = (errand(at("announce", home, *OTHERS, under={"blue": pile}).seen_by(0)) for pile in (fines, ""))
    assert _worthless(dear, blue) == "turned-unpaid"
    assert _worthless(worth, blue) == "turned-worthless"
    for state, one in [each for game in games for each in game if each[1].change is not None]:
        assert one.change is not None
        plan = errand(state.seen_by(0))
        assert (one.change[0] == "turned-alone") <= plan.meets
        assert one.change[0] != "turned-worthless" or not plan.meets


def test_what_the_khan_wants_is_told_once_while_it_stays_the_same(games: list[list[tuple[Any, Hint]]]) -> None:
    short = 0
    for game in games:
        for (_, last), (_, one) in pairwise(game):
            pair = [each.key.removesuffix("-again") for each in (last, one)]
            if not set(pair) <= {"post-gift", "buy-gift"}:
                assert not one.key.endswith("-again")
                continue
            same = all(last.values[each] == one.values[each] for each in ("wanted", "value"))
            assert ("The Khan wants" in one.why()) != same, (told(last), told(one))
            short += same
            assert one.repeats(last) == (
                same and pair[0] == pair[1] and last.move.kind == one.move.kind and last.values == one.values
            )
    assert short > 5
