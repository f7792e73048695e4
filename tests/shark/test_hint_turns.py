"""A trade of a hint in SHARK is turned round only where something has changed, and the hint says what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import gamelib
from gamelib.core.words import words
from gamelib.players.hints import Hint, _aside
from gamelib.shark.bots.plans import MOVED, trade
from gamelib.shark.bots.trading import Trade
from gamelib.shark.notation import BUYS, SELLS, Sell
from gamelib.shark.table import AFTER, BEFORE, COMPANIES


@cache
def swaps() -> list[tuple[Any, Trade, int, int]]:
    """Tables at which a hint sells shares to buy others: the view, the plan, what is sold and what is bought."""
    return [one for seed in range(3) for one in _swaps(seed)]


def _swaps(seed: int) -> Iterator[tuple[Any, Trade, int, int]]:
    rules = gamelib.ruleset("shark").Rules(players=3)
    states = gamelib.playout("shark", rules, bots="sensible", seed=seed).states()
    for state in (one for one in states if one.phase in (BEFORE, AFTER) and len(one.moves()) > 1):
        plan = trade(state.seen_by(state.actor))
        if isinstance(plan.move, Sell) and len(plan.to) > 1:
            sold = plan.move.company
            yield state.seen_by(state.actor), plan, sold, next(one for one, _ in plan.to if one != sold)


def said(plan: Trade, move: Any, figures: list[int], key: str = "buy") -> list[Hint]:
    """A hint of an earlier turn that traded the other way when the shares promised so much."""
    earlier = Trade(move, 1, (0, 0, 0, 0), figures=tuple(figures))
    return [Hint("shark", move, None, 0.0, key, {"other": "red"}, plan=earlier)]


def test_a_swap_of_shares_is_turned_round_only_where_the_promises_have_moved() -> None:
    seen = 0
    for view, plan, sold, bought in swaps():
        now = list(plan.figures)
        for before in (said(plan, BUYS[sold], now), said(plan, SELLS[bought], now)):
            held = trade(view, before)
            assert (held.move, held.to) != (plan.move, plan.to), view.position()
        now[bought] -= MOVED
        assert trade(view, said(plan, BUYS[sold], now)).to == plan.to
        seen += 1
    assert seen > 5


def test_a_turn_names_the_figure_that_has_changed_and_no_other() -> None:
    for view, plan, sold, bought in swaps():
        now = list(plan.figures)
        assert _aside(view, plan.move, "changes", said(plan, BUYS[sold], now)) is None
        risen, fallen = list(now), list(now)
        last = next(at for at, one in enumerate(view.table.built) if one)
        risen[bought], fallen[sold] = now[bought] - MOVED, now[sold] + MOVED
        for then, company in ((risen, bought), (fallen, sold)):
            told: Any
            before = said(plan, BUYS[sold], then)
            assert _aside(view, plan.move, "changes", before) is None, "of many buildings nobody could tell which it was"
            one_less = tuple(one & (one - 1) if at == last else one for at, one in enumerate(view.table.built))
            since_one = replace(before[0], plan=before[0].plan._replace(built=one_less))  # type: ignore[attr-defined]
            key, told = _aside(view, plan.move, "changes", [since_one]) or ("", {})
            assert key.endswith("-by")
            assert (told["company"], told["then"]) == (COMPANIES[company], abs(then[company]))
        back = _aside(view, BUYS[sold], "changes", said(plan, SELLS[sold], now, "sell-for"))
        assert back == ("changed-sold-for", {"company": COMPANIES[sold], "other": "red"})


def test_no_hint_calls_a_player_ahead_whoever_leads() -> None:
    told = words("shark").texts["hints"]
    assert not [key for key, text in told.items() if "less far ahead" in text or "further ahead" in text]
