"""Hints lead past no post that is as good for one further off, say whom a card helps least, and show how they count."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import gamelib
from gamelib.core.words import words
from gamelib.marco_polo.bots.errand import EQUAL, HALF, LITTLE_LACKING, NEARER, errand
from gamelib.marco_polo.bots.reasons import counted, reason
from gamelib.marco_polo.notation import Announce, Go, Name
from gamelib.players.hints import Hint, advised, hint
from gamelib.players.search import sensible

from .tables import WORLD, at

OTHERS = ("Buda 240 -", "Kiev 240 -")
GIFT = "tea,falcons,carpets"


def told(one: Hint) -> str:
    return " ".join(part for part in (one.beside()[0], one.why(), one.beside()[1]) if part)


def moves(seeds: range) -> Iterator[tuple[Any, Go]]:
    """Where the hints of whole games lead, from place to place."""
    bot = sensible("marco_polo")
    for seed in seeds:
        state, luck = gamelib.ruleset("marco_polo").start(players=3), Random(seed)
        while state.actor is not None and state.turn < 60:
            own = state.actor == 0
            view = state.seen_by(max(state.actor, 0))
            move = state.chance(luck) if state.actor < 0 else advised(view, luck) if own else bot(view, luck)
            if own and isinstance(move, Go):
                yield view, move
            state = state.play(move)


def test_from_malacca_it_is_the_post_next_to_khanbalik_and_not_aden_for_the_same_cards() -> None:
    view = at("move", "Malacca 180 tea,coconuts,dates,pearls", *OTHERS, announced="sea", spun=8).seen_by(0)
    assert {Go("Aden"), Go("Calicut"), Go("Hangzhou")} <= set(view.moves())
    assert advised(view, Random(1)) == Go("Hangzhou")


def test_nobody_is_led_away_from_the_goal_past_a_post_that_is_as_good() -> None:
    seen = 0
    for view, move in moves(range(12)):
        plan = errand(view)
        end, now = WORLD.index[move.space], plan.turns[plan.table.places[0]]
        if plan.hastens or plan.hurries or plan.meets or plan.turns[end] <= now:
            continue
        for other in [WORLD.index[one.space] for one in view.moves() if isinstance(one, Go)]:
            if plan.turns[other] < plan.turns[end] - NEARER and plan.stops[other] > 0:
                seen += 1
                assert WORLD.colours[other] != WORLD.colours[end]
                assert plan.stops[other] < plan.stops[end] - (EQUAL if plan.turns[other] > now else 0)
                assert plan.turns[other] > now or plan.stops[other] < HALF * plan.stops[end]
    assert seen


def test_nobody_leaves_the_way_to_the_mission_for_the_little_that_is_lacking() -> None:
    cash = 900 - 480 - 140 - LITTLE_LACKING
    view = at("move", f"Hangzhou {cash} dates,coconuts,porcupines,monkeys on:Kyoto table", *OTHERS, spun=4).seen_by(0)
    plan = errand(view)
    assert 0 < plan.short_of_goal <= LITTLE_LACKING
    move = advised(view, Random(1))
    assert isinstance(move, Go)
    assert plan.turns[WORLD.index[move.space]] == min(plan.turns[WORLD.index[one.space]] for one in view.moves())


def test_nobody_is_led_back_where_another_place_is_nearly_as_good() -> None:
    view = at("move", "Dunhuang 200 -", *OTHERS, announced="land", spun=4).seen_by(0)
    best = advised(view, Random(1))
    assert isinstance(best, Go)
    gone = Hint("marco_polo", Go("Dunhuang"), None, 0.0, "way", {"leg": errand(view).leg, "stood": best.space})
    other = hint(view, Random(1), [gone]).move
    assert isinstance(other, Go)
    assert other != best
    assert errand(view).stops[WORLD.index[other.space]] > 0


def naming(*rivals: str) -> Any:
    card = "green-karakorum"
    return at("name", "Tabriz 240 -", *rivals, agenda=f"end, buy, return {card}, name {card}").seen_by(0)


def test_whom_a_card_helps_is_the_merchant_with_the_fewest_cards_for_the_khan() -> None:
    seven, four = "tea,dates,coconuts,pearls,hides,woollens,topaz", "almonds,bananas,yaks,camels"
    view = naming(f"Kashgar 100 {four}", f"Malacca 100 {seven}")
    one = hint(view, Random(1))
    assert one.move == Name(1), "Malacca is nearer to Khanbalik than Kashgar, but seven cards are more than four"
    assert one.why(("Ann", "Ben", "Chloé")) == (
        "You have to name somebody. Ben holds only 4 cards and is least likely to have the 3 goods worth 80 for the Khan."
    )


def test_whom_a_card_sets_back_is_told_with_the_cards_in_hand() -> None:
    view = naming("Xian 100 tea,dates,coconuts,pearls,hides", "Hangzhou 100 almonds")
    one = hint(view, Random(1))
    assert one.move == Name(1)
    assert one.why(("Ann", "Ben", "Chloé")).endswith(" Ben holds 5 cards.")


def test_the_numbers_of_a_ring_that_are_told_can_be_counted_on_the_map() -> None:
    view = at("announce", "Hangzhou 400 " + GIFT, *OTHERS).seen_by(0)
    one = hint(view, Random(1))
    assert isinstance(one.move, Announce)
    assert "%" not in told(one)
    rings = [values for key, values in one.counted if key == "counted-ring"]
    assert len(rings) == 2
    says = words("marco_polo")
    assert says.say("hints", "counted-ring-rows", rings[0]).startswith("Numbers that do = ")
    assert str(one.values["hits"]) in (str(rings[0]["hits"]), "all")


def test_what_a_card_of_a_pile_brings_can_be_counted_again() -> None:
    view = at("move", "Malacca 180 " + GIFT, *OTHERS, announced="sea", spun=4).seen_by(0)
    for move in view.moves():
        assert isinstance(move, Go)
        key, values = reason(view, move)
        for name, sums in counted(view, move, values):
            if name == "counted-pile":
                top, goods, chances = (int(str(sums[one])) for one in ("top", "goods", "chances"))
                assert goods + chances == top, key
                luck, each, mean = (int(str(sums[one]).replace("−", "-")) for one in ("luck", "each", "mean"))
                assert abs(luck + goods * each - mean * top) <= top, "rounded"
                assert int(str(sums["finest"])) <= int(str(sums["unseen"]))
