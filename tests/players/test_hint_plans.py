"""In SHARK hints trade by one rule, and do not go back on what they have said while nothing was built."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import gamelib
from gamelib.players.hints import Hint, hint
from gamelib.players.search import sensible
from gamelib.shark.notation import DONE, Buy, Sell, Surrender


def followed(seed: int, moves: int = 160, astray: bool = False) -> Iterator[tuple[Any, Hint]]:
    """Every hint of a player who asks for one before each step, and at times buys something else."""
    bot = sensible("shark")
    state, luck, told = gamelib.ruleset("shark").start(players=3), Random(seed), list[Hint]()
    for at in range(moves):
        if state.actor is None:
            return
        if state.actor != 0:
            state = state.play(state.chance(luck) if state.actor < 0 else bot(state.seen_by(state.actor), luck))
            continue
        one = hint(state.seen_by(0), Random(at), told)
        told.append(one)
        yield state, one
        buys = [move for move in state.moves() if isinstance(move, Buy) and move != one.move]
        state = state.play(luck.choice(buys) if astray and buys and luck.random() < 0.3 else one.move)


def trades(seeds: int, astray: bool = False) -> Iterator[list[tuple[Any, Hint]]]:
    """The hints of one trade after another: no dice fall in between."""
    for seed in range(seeds):
        trade = list[tuple[Any, Hint]]()
        for state, one in followed(seed, astray=astray):
            if (isinstance(one.move, Buy | Sell) and not isinstance(one.move, Surrender)) or one.move == DONE:
                trade.append((state, one))
            if trade and not isinstance(one.move, Buy | Sell):
                yield trade
                trade = []


def test_what_a_hint_buys_no_later_hint_of_the_trade_sells_and_the_other_way_round() -> None:
    for trade in (*trades(2), *trades(1, astray=True)):
        bought = {one.move.company for _, one in trade if isinstance(one.move, Buy)}
        sold = {one.move.company for _, one in trade if isinstance(one.move, Sell)}
        assert not bought & sold, [str(one.move) for _, one in trade]


def test_a_sale_is_told_with_its_number_and_followed_to_its_end() -> None:
    for trade in trades(2):
        for (state, one), (_, following) in pairwise(trade):
            if isinstance(one.move, Sell):
                held = state.table.shares[0][one.move.company]
                assert one.times == held or (one.key.startswith("sell-for") and one.times < held)
                assert following.move != one.move or following.times == one.times - 1


def test_a_purchase_is_told_with_as_many_as_can_be_bought() -> None:
    several = 0
    for trade in trades(2):
        for state, one in trade:
            if isinstance(one.move, Buy):
                table, price = state.table, state.table.values[one.move.company] * 1000
                most = min(5 - table.bought, table.cash[0] // price, table.stock[one.move.company])
                assert one.times < most if one.key.startswith("buy-keep") else one.times == most
                several += one.times > 1
    assert several > 10
