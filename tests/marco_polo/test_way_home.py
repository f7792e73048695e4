"""With all that a goal takes in hand, hints go there by the way that takes the fewest turns, or say what has to come first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.marco_polo.bots import costs
from gamelib.marco_polo.bots.distances import SOONER, fan, taken, turns_on
from gamelib.marco_polo.bots.errand import GOING_HOME, Errand, errand
from gamelib.marco_polo.bots.reasons import reason
from gamelib.marco_polo.needs import needs
from gamelib.marco_polo.notation import BUY_ONE, Announce, Go
from gamelib.marco_polo.rules import Rules
from gamelib.marco_polo.table import HOMEWARD, KHANBALIK, ON_MISSION, OUTWARD
from gamelib.marco_polo.travel import hurry
from gamelib.players.hints import advised

from .tables import WORLD, at

READY = "porcupines,coconuts,hides home:Kyoto table secret:kite"
"""A good of each colour, Table and Secret: with 290 besants or more Venice wants nothing else."""
OTHERS = ("Buda 240 -", "Kiev 240 -")
GIFT = "tea,falcons,carpets"


def open_ways(bots: str, seeds: range) -> Iterator[tuple[Any, Errand]]:
    """Whoever has all that Khanbalik or Venice takes and chooses a way, in whole games."""
    for seed in seeds:
        for state in gamelib.playout("marco_polo", Rules(players=3), bots, seed=seed).states():
            if state.phase in ("move", "announce") and len(state.moves()) > 1:
                view = state.seen_by(state.actor or 0)
                plan = errand(view)
                if plan.course.useful and plan.stage != ON_MISSION:
                    yield view, plan


@pytest.mark.parametrize("cash", [290, 300, 320, 500])
def test_from_aden_with_all_in_hand_it_is_home_and_not_to_another_post(cash: int) -> None:
    view = at("move", f"Aden {cash} {READY}", *OTHERS, announced="sea", spun=4).seen_by(0)
    assert next(iter(needs(view.rules, view.table, 0)))[0] == "home"
    assert {Go("Ragusa"), Go("Candia"), Go("Constantinople"), Go("Calicut")} <= set(view.moves())
    assert advised(view, Random(1)) == Go("Ragusa")
    assert reason(view, Go("Ragusa"))[0] == "nearer"


def test_with_less_than_venice_wants_a_post_comes_first_and_says_so() -> None:
    view = at("move", f"Aden 280 {READY}", *OTHERS, announced="sea", spun=4).seen_by(0)
    move = advised(view, Random(1))
    told = words("marco_polo").say("hints", *reason(view, move))
    assert told == (
        "In Alexandria a card costs 20; on average it brings about 34. You own 890 besants, and Venice wants 900 besants."
    )


@pytest.mark.parametrize("bots", ["sensible", "strong"])
def test_no_hint_leaves_the_quickest_way_to_an_open_goal_without_saying_what_comes_first(bots: str) -> None:
    stages, waiting, stops = set(), 0, 0
    for view, plan in open_ways(bots, range(40)):
        move = advised(view, Random(1))
        if not isinstance(move, Go):
            continue
        turns = hurry(plan.target, name="orient", passing=plan.open_gate)
        soonest = min(turns[one.space] for one in view.moves() if isinstance(one, Go))
        stages.add(plan.stage)
        if plan.stage == HOMEWARD:
            assert turns[move.space] == pytest.approx(soonest), view.position()
        elif turns[move.space] > soonest + SOONER:
            cost = costs.said(view, move)
            assert cost is not None, view.position()
            assert cost[1]["short"] == plan.short_of_goal
            if cost[0] == "cost-stop":
                stops += 1
                assert plan.short_of_goal <= GOING_HOME or plan.purse < view.rules.price
            else:
                waiting += 1
                assert cost[0] in ("cost-passes-short", "cost-away-short", "cost-waits")
                assert plan.short_of_goal > GOING_HOME
    assert stages == {OUTWARD, HOMEWARD}
    assert waiting > 10
    assert stops


def test_a_single_card_that_nobody_has_seen_is_no_crowd() -> None:
    under = ", ".join(card for card in WORLD.cards[28:42] if card not in ("blue-wind", "tea"))
    view = at("trade", f"Malacca 100 {GIFT}", *OTHERS, under={"blue": under}).seen_by(0)
    told = words("marco_polo").say("hints", *reason(view, BUY_ONE))
    assert told == "The one unseen card of this pile is a strong wind, which gives you 2 more turns."


def test_the_ring_is_announced_that_leads_home_soonest() -> None:
    seen = 0
    for view, plan in open_ways("strong", range(12)):
        move = advised(view, Random(1))
        if isinstance(move, Announce) and plan.hurries:
            assert _turns(plan, move.by) == pytest.approx(min(_turns(plan, by) for by in (0, 1))), view.position()
            seen += 1
    assert seen > 10


def _turns(plan: Errand, by: int) -> float:
    """How many turns are left on average after an announcement, on the spaces that are free now."""
    here, turns, barred = plan.table.places[plan.me], turns_on(plan), taken(plan)
    ways = [(chance, [turns[end] for end in ends if end not in barred]) for chance, ends in fan(plan, here, by)]
    return sum(chance * min(left, default=turns[here]) for chance, left in ways)


def test_a_way_that_is_soonest_but_not_nearer_says_how_many_turns_it_takes() -> None:
    keys = set()
    for view, plan in [one for seeds in (range(20), range(40, 60)) for one in open_ways("sensible", seeds)]:
        move = advised(view, Random(1))
        if isinstance(move, Go) and plan.hurries:
            key, values = reason(view, move)
            keys.add(key)
            known = ("arrives-khan", "arrives-home", "nearer", "nearer-turns", "least-far", "quicker", "soonest")
            assert key in known, view.position()
            if key == "quicker":
                assert float(str(values["turns"])) < float(str(values["more"]))
    assert {"arrives-home", "nearer", "nearer-turns"} <= keys


def test_whoever_is_short_of_money_is_told_so_where_a_stop_leads_away_from_the_khan() -> None:
    view = at("move", f"Bengal 40 {GIFT},dates", *OTHERS, announced="sea", spun=4).seen_by(0)
    away = [move for move in view.moves() if isinstance(move, Go)]
    assert Go(KHANBALIK) not in away
    told = {str(move): words("marco_polo").say("hints", *cost) for move in away if (cost := costs.said(view, move)) is not None}
    assert told["go Calicut"] == (
        "That takes you 1 space further from Khanbalik, "
        "but you will still lack 350 besants for Venice, Table and Secret counted."
    )


def test_whoever_goes_home_without_the_money_is_told_what_is_lacking_and_where_to_earn_it() -> None:
    def follower(view: Any, rng: Random) -> Any:
        return advised(view, Random(1))

    keys = set()
    for seed in (12, 25, 31, 37):
        for state in gamelib.playout("marco_polo", Rules(players=3), [follower, "sensible", "sensible"], seed=seed).states():
            if state.actor != 0 or state.phase not in ("move", "announce") or len(state.moves()) == 1:
                continue
            view = state.seen_by(0)
            plan, move = errand(view), advised(view, Random(1))
            if plan.stage == HOMEWARD and plan.short_of_goal > 0:
                told = [reason(view, move), *filter(None, [costs.said(view, move)])]
                sums = {
                    one for _, values in told for one in (values.get("short"), values.get("goal", 0) - values.get("worth", 0))
                }
                assert plan.short_of_goal in sums, told
                keys |= {key for key, _ in told}
    assert {"next-post-sum", "cost-lacks", "cost-away-lacks"} <= keys
