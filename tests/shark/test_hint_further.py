"""Hints in SHARK leave their rule for a plan that leaves the player further ahead, and carry it out once it is told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import gamelib
from gamelib.core.words import words
from gamelib.players.hints import Hint, _counted, reason
from gamelib.players.search import sensible
from gamelib.shark.bots.magnate import lead, numbers_for
from gamelib.shark.bots.plans import trade
from gamelib.shark.bots.promise import promised
from gamelib.shark.bots.trading import CLEARLY, Trade, by_rule
from gamelib.shark.notation import DONE, SELLS, Buy, Sell
from gamelib.shark.table import AFTER, BEFORE, COMPANIES

Window = list[tuple[Any, Hint]]


@cache
def windows() -> tuple[Window, ...]:
    """The trades of some games in which one player asks for a hint before each step and follows it."""
    return tuple(window for seed in range(2) for window in _windows(seed))


def _windows(seed: int) -> Iterator[Window]:
    state, luck, bot = gamelib.ruleset("shark").start(players=3), Random(seed), sensible("shark")
    told, window = list[Hint](), Window()
    while state.actor is not None:
        if state.actor != 0 or state.phase not in (BEFORE, AFTER):
            state = state.play(state.chance(luck) if state.actor < 0 else bot(state.seen_by(state.actor), luck))
            continue
        one = _told(state.seen_by(0), told)
        told.append(one)
        window.append((state, one))
        state = state.play(one.move)
        if one.move == DONE:
            yield window
            window = []


def _told(view: Any, told: list[Hint]) -> Hint:
    """The hint for a trade, without the games that are tried beside it."""
    if len(view.moves()) == 1:
        return Hint("shark", DONE, None, 0.0, "only", {})
    step = trade(view, told)
    key, values = reason(view, step.move, step)
    return Hint(
        "shark", step.move, None, 0.0, key, values, times=step.times, plan=step, counted=_counted(view, step.move, values)
    )


def ahead() -> Iterator[tuple[Window, int, Trade]]:
    """Every trade with the first of its steps that is not the rule's, and the plan of that step."""
    for window in windows():
        for at, (_, one) in enumerate(window):
            if isinstance(one.plan, Trade) and one.plan.ahead:
                yield window, at, one.plan
                break


def by_rule_alone(state: Any) -> Any:
    """The table after all that the rule would trade."""
    phase = state.phase
    while state.phase == phase and (step := by_rule(state.seen_by(0))).move != DONE:
        for _ in range(step.times):
            state = state.play(step.move)
    return state.table


def test_the_rule_gives_way_only_to_what_leaves_the_player_clearly_further_ahead() -> None:
    plans = 0
    for window, at, _ in ahead():
        state, numbers = window[at][0], numbers_for(window[at][0].rules)
        ruled = lead(state.rules, by_rule_alone(state), 0, numbers)
        steps = [lead(one.rules, one.table, 0, numbers) for one, _ in window[at:]]
        assert max(steps) > ruled + CLEARLY - 1e-9, state.position()
        plans += 1
    assert plans > 5


def test_what_a_plan_buys_promises_a_gain_and_more_than_what_it_sells_for_it() -> None:
    for window, at, plan in ahead():
        state, one = window[at]
        figures = promised(state.rules, state.table, 0)
        if isinstance(plan.move, Buy):
            assert figures[plan.move.company] > 0
        if one.key.startswith("sell-for"):
            wanted = next(company for company, _ in plan.to if company != plan.move.company)  # type: ignore[attr-defined]
            assert figures[wanted] > max(figures[plan.move.company], 0)  # type: ignore[attr-defined]
        if one.key == "sell-ahead":
            assert figures[plan.move.company] < 0  # type: ignore[attr-defined]


def test_a_plan_is_carried_out_step_by_step_and_never_turned_round() -> None:
    for window in windows():
        for (state, one), (_, following) in pairwise(window):
            if one.times > 1:
                assert (following.move, following.times) == (one.move, one.times - 1), state.position()
            elif one.key.startswith("sell-for"):
                assert isinstance(following.move, Buy), "what was sold for it is bought next"
        sold = {one.move.company for _, one in window if isinstance(one.move, Sell)}
        assert not sold & {one.move.company for _, one in window if isinstance(one.move, Buy)}


def test_no_hint_advises_against_the_figures_that_it_tells() -> None:
    keys = set()
    for window in windows():
        aims = [one.plan.aim if isinstance(one.plan, Trade) else None for _, one in window]
        for (state, one), aim, before in zip(window, aims, [None, *aims], strict=False):
            if aim is not None and aim == before:
                continue  # whoever goes on with a plan is told the figures of its first step again
            figures, told = promised(state.rules, state.table, 0), dict[str, Any](one.values)
            rises = [company for company in {*_buyable(state)} if figures[company] > 0]
            keys.add(one.key)
            if one.move == DONE and one.key not in ("limit", "just-sold", "only") and not one.key.startswith("keep"):
                assert not rises, one.why()
            if "piece" in told and one.key not in ("buy", "buy-sold"):
                more, less = (told["piece"], told["each"]) if isinstance(one.move, Sell) else (told["each"], told["piece"])
                assert more >= less, one.why()
            if one.key.startswith("sell-for"):
                assert told["number"] * told["piece"] > one.times * told["each"], one.why()
            assert "all the same" not in one.why()
    assert {"sell-for", "buy-most", "buy"} <= keys


def _buyable(state: Any) -> Iterator[int]:
    return (move.company for move in state.moves() if isinstance(move, Buy))


def test_a_sale_for_less_than_the_rule_wants_says_that_a_look_ahead_speaks_for_it() -> None:
    for window, at, _ in ahead():
        one = window[at][1]
        speaks = any("as this time." in line for line in one.how())
        assert speaks == (one.key == "sell-ahead") == ("This time" in one.why()), one.why()
    told = {"company": "red", "each": -200, "loss": 200, "sum": 400, "times": 2, "held": 2, "limit": 300}
    assert "2 shares 400 FT. This time" in words("shark").say("hints", "sell-ahead", told)
    assert "300 FT a share" in words("shark").say("hints", "counted-ahead", told)


def test_no_hint_tells_a_sum_that_comes_of_an_estimate() -> None:
    texts = words("shark").texts["hints"]
    assert not [key for key, text in texts.items() if "estimate" in text or "stand about" in text]


def test_the_purchase_of_a_swap_names_what_was_sold_for_it_with_the_same_two_figures() -> None:
    swaps = 0
    for window in windows():
        for (_, one), (_, following) in pairwise(window):
            if one.key.startswith("sell-for") and isinstance(following.move, Buy):
                figures = {one.values["company"]: one.values["each"], one.values["other"]: one.values["piece"]}
                told = {
                    following.values["other"]: following.values["piece"],
                    following.values["company"]: following.values["each"],
                }
                assert following.key == one.key.replace("sell", "buy")
                assert figures == told
                assert str(one.values["company"]) in following.why()
                swaps += 1
    assert swaps


def test_no_other_share_earns_anything_only_where_that_is_so() -> None:
    alone = 0
    for window in windows():
        for state, one in window:
            if "no other that you can buy earns you anything" in one.why():
                figures = promised(state.rules, state.table, 0)
                others = [move.company for move in state.moves() if isinstance(move, Buy) and move != one.move]
                assert all(figures[company] <= 0 for company in others), state.position()
                alone += 1
            step = by_rule(state.seen_by(0))
            if isinstance(step.move, Buy):
                planned = reason(state.seen_by(0), step.move, step._replace(ahead=True))
                plain = reason(state.seen_by(0), step.move)[0]
                assert plain in (planned[0], "buy-even"), "what a look ahead speaks for is not called equal"
    assert alone > 5


def test_what_was_sold_is_not_bought_back_in_the_same_turn() -> None:
    kept = set()
    buying = [state for window in windows() for state, one in window if isinstance(one.move, Buy) and state.phase == AFTER]
    for state in buying[::3]:
        view, step = state.seen_by(0), by_rule(state.seen_by(0))
        if not isinstance(step.move, Buy):
            continue
        company, held = step.move.company, state.table.shares[0][step.move.company]
        sale = Trade(SELLS[company], 1, (), BEFORE, ((company, held),), turn=view.turn)
        sold, before, earlier = (
            Hint("shark", one.move, None, 0.0, "sell", {}, plan=one)
            for one in (sale, sale._replace(to=((company, held - 1),)), sale._replace(turn=view.turn - 3))
        )
        following = trade(view, [sold])
        assert following.move != step.move
        assert trade(view, [before]) == trade(view), "a sale that was not made stands in the way of nothing"
        assert trade(view, [earlier]) == trade(view), "nor does one of an earlier turn"
        if following.sold == (company,):
            says = words("shark").say("hints", *reason(view, following.move, following))
            assert ("you have just sold" if following.move == DONE else f"you have just sold {COMPANIES[company]}") in says
            kept.add(following.move == DONE)
    assert kept == {True, False}
