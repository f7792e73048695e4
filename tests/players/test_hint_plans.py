"""In SHARK hints hold on to a plan for as long as one trade lasts, and do not go back on what they have said in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import gamelib
from gamelib.players.hints import Hint, hint
from gamelib.players.search import sensible
from gamelib.shark.bots.plans import Trade
from gamelib.shark.notation import DONE, Buy, Sell


def trades(seeds: int, moves: int = 160, astray: bool = False) -> Iterator[list[tuple[Any, Hint]]]:
    """Every trade of a player who asks for a hint before each step: the table and the hint, one after another."""
    bot = sensible("shark")
    for seed in range(seeds):
        state, luck, told = gamelib.ruleset("shark").start(players=3), Random(seed), list[Hint]()
        trade = list[tuple[Any, Hint]]()
        for at in range(moves):
            if state.actor is None:
                break
            if state.actor != 0:
                state = state.play(state.chance(luck) if state.actor < 0 else bot(state.seen_by(state.actor), luck))
                continue
            one = hint(state.seen_by(0), Random(at), told)
            told.append(one)
            if isinstance(one.move, Buy | Sell) or one.move == DONE:
                trade.append((state, one))
            if trade and not isinstance(one.move, Buy | Sell):
                yield trade
                trade = []
            buys = [move for move in state.moves() if isinstance(move, Buy) and move != one.move]
            state = state.play(luck.choice(buys) if astray and buys and luck.random() < 0.3 else one.move)


def test_what_a_hint_buys_no_later_hint_of_the_trade_sells_and_the_other_way_round() -> None:
    for trade in trades(6):
        bought = {one.move.company for _, one in trade if isinstance(one.move, Buy)}
        sold = {one.move.company for _, one in trade if isinstance(one.move, Sell)}
        assert not bought & sold, [str(one.move) for _, one in trade]


def test_a_plan_is_told_with_its_number_and_followed_to_its_end() -> None:
    several = 0
    for trade in trades(3):
        for (_, one), (_, following) in pairwise(trade):
            if one.times > 1:
                several += 1
                assert (following.move, following.times) == (one.move, one.times - 1)
    assert several > 10


def test_a_plan_that_the_player_leaves_is_made_anew() -> None:
    plans = [one.plan for trade in trades(3, astray=True) for _, one in trade]
    kept = [one for one in plans if isinstance(one, Trade)]
    assert len({(one.turn, one.phase, one.aim) for one in kept}) > len({(one.turn, one.phase) for one in kept})


def test_the_reason_of_a_sale_is_the_plan_that_is_held() -> None:
    numbers = set()
    for trade in trades(3):
        for _, one in trade:
            if isinstance(one.move, Sell) and "number" in one.values:
                assert isinstance(one.plan, Trade)
                assert one.values["number"] == one.plan.plan[2][1]
                numbers.add(one.values["number"])
    assert len(numbers) > 1


def test_the_reason_of_a_plan_stays_the_same_for_as_long_as_the_plan_goes_on() -> None:
    for trade in trades(3):
        for (_, one), (_, following) in pairwise(trade):
            if one.times > 1:
                assert following.repeats(one), (one.why(), following.why())
