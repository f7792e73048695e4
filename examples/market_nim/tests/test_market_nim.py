"""What the clauses of Market Nim do, each named by the clause."""

from pathlib import Path

import pytest

import gamelib

game = gamelib.ruleset(Path(__file__).parents[1])
LAST = "turn: 9\nphase: take\nplayer: 1\ncash: 12 20\nheaps: 0 2 0\nprice: 4"


@pytest.mark.parametrize(("price", "stones", "money"), [(6, 1, 6), (6, 3, 15), (2, 3, 3), (1, 3, 1)])
def test_falling_price(price: int, stones: int, money: int) -> None:
    state = game.start().play("first 1").play(f"price {price}").play(f"take {stones} A")
    assert state.table.cash == (money, 0)


def test_limit() -> None:
    state = game.start(limit=2).play("first 1").play("price 3")
    assert state.refusal("take 3 A").clause == "market_nim.limit"
    assert [str(move) for move in state.moves()[:3]] == ["take 1 A", "take 2 A", "take 1 B"]


def test_take() -> None:
    assert game.position(LAST).refusal("take 3 B").clause == "market_nim.take"


def test_last_stone_and_winner() -> None:
    state = game.position(LAST).play("take 2 B")
    assert (state.outcome.scores, state.outcome.winners) == ((12 + 7 + 10, 20), (0,))
    assert [event.clause for event in state.events][-2:] == ["market_nim.last-stone", "market_nim.winner"]


def test_the_greedy_bot_does_not_leave_the_prize() -> None:
    finals = [gamelib.playout("market_nim", bots=["greedy", "random"], seed=seed).final() for seed in range(60)]
    assert sum(final.outcome.winners == (0,) for final in finals) > 45


def test_setup_and_first_player_are_told_before_the_first_move() -> None:
    start = game.start()
    assert "market_nim.setup" in [event.clause for event in start.events]
    begun = start.play("first 2")
    assert "market_nim.first-player" in [event.clause for event in begun.events]
    assert begun.player == 1
