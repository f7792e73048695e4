"""How players stand in MARK: the race for a row, solved, and what it adds to the cash."""

from __future__ import annotations

from random import Random

import pytest

import gamelib
from gamelib.mark.bots.worth import Outlook
from gamelib.mark.race import ACTS, LATER, LEFT, MOST, race
from gamelib.mark.standing import FEES, standing

mark = gamelib.ruleset("mark")
PRICES = (5, 10, 15, 30, 70)


def test_one_square_and_both_ready_is_a_plain_sum() -> None:
    """Whoever acts first sells: x = a · price − (1 − a) · later · x."""
    stock = (MOST, MOST, MOST, MOST)
    assert race((70,))[0][stock] == pytest.approx(ACTS * 70 / (1 + (1 - ACTS) * LATER), abs=0.1)


def test_a_full_row_is_worth_nothing() -> None:
    assert set(race(PRICES)[len(PRICES)].values()) == {0.0}


def test_a_piece_nearer_to_the_market_is_never_worth_less() -> None:
    for worths in race(PRICES):
        for roof, yard, *other in LEFT:
            if yard and roof < MOST:
                assert worths[roof + 1, yard - 1, other[0], other[1]] >= worths[roof, yard, other[0], other[1]] - 0.1


def test_it_is_the_same_as_playing_the_race_many_times() -> None:
    """The last square, one piece on a roof against one in a yard: to take or refine is all that the other can do."""
    won, games, rng = 0.0, 40_000, Random(1)
    for _ in range(games):
        mine, theirs, counts, sign = [1, 0], [0, 1], 1.0, 1.0
        while True:
            if rng.random() < ACTS:
                if mine[0]:
                    won += sign * counts * 70
                    break
                mine[0] += 1
            mine, theirs, counts, sign = theirs, mine, counts * LATER, -sign
    assert race((70,))[0][1, 0, 0, 1] == pytest.approx(won / games, abs=1.0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_one_gains_in_the_race_others_lose(players: int) -> None:
    rules = mark.Rules(players=players)
    for state in gamelib.playout("mark", rules, "greedy", seed=players).states()[:-1:9]:
        fees = sum(Outlook(rules, state.table, player).fee(0, 0) for player in range(players))
        assert sum(standing(rules, state.table)) == pytest.approx(sum(state.table.cash) - FEES * fees)


def test_a_refined_piece_stands_better() -> None:
    state = mark.start(players=2).play("first 1").play("roll red red").play("take red 1")
    refined = state.play("refine red 1-1")
    taken = state.play("take red 2")
    assert standing(refined.rules, refined.table)[0] > standing(taken.rules, taken.table)[0]
