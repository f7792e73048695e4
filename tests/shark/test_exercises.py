"""What the exercises rest on: the long game is as long as a game can be, and the boards do not show what is asked."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib.core.exercise import WRONG, exercises
from gamelib.shark.exercises.proving import long_game
from gamelib.shark.table import PLACE

TASKS = exercises("shark")


@pytest.mark.parametrize("buildings", [1, 3, 18])
def test_a_game_can_be_as_long_as_the_proof_allows(buildings: int) -> None:
    rules = gamelib.ruleset("shark").Rules(players=4, buildings=buildings)
    assert long_game(rules) == 4 * (buildings - 1) + 1


@pytest.mark.parametrize("name", ["value", "bill", "forbidden", "squares", "odds"])
def test_the_board_is_shown_before_the_roll_so_that_it_rings_no_square(name: str) -> None:
    assert TASKS[name].state.phase != PLACE


def test_every_square_that_makes_green_safe_passes() -> None:
    task = TASKS["safe"]
    safe = [str(move) for move in task.state.moves() if task.check(str(move))]
    assert safe == ["place green F3", "place green G3", "place green H3"]


def test_a_counterexample_is_the_least_that_is_needed() -> None:
    said = TASKS["steepest"].check(2).sentence
    assert "A1, B1, F6, E7, and a new one goes on F7" in said


@pytest.mark.parametrize("given", ["0", "-1", "137/2"])
def test_odd_numbers_of_buildings_get_an_answer(given: str) -> None:
    verdict = TASKS["longest"].check(given)
    assert verdict.status == WRONG
    assert f"goes on after {given} placements" in verdict.sentence


def test_a_formula_is_tried_in_any_order_of_chains() -> None:
    def sorted_only(sizes: list[int]) -> int:
        ones = sizes.count(1) if sizes == sorted(sizes) else 0
        return min(15, max(sum(sizes) - ones, 1)) if sizes else 0

    assert TASKS["formula"].check(sorted_only).status == WRONG


@pytest.mark.parametrize("given", [70, 71, 72, 120])
def test_what_speaks_against_a_game_too_long_does_not_speak_against_the_longest(given: int) -> None:
    """By the same count the last building of the longest game finds every colour with one left."""
    each, longest = TASKS["longest"].state.rules.buildings, TASKS["longest"].right
    times = int(re.findall(r"placed (\d+) times", TASKS["longest"].check(given).sentence)[0])
    assert times == -(-(given - 1) // 4) >= each
    assert -(-(longest - 1) // 4) < each


@pytest.mark.parametrize("given", ["1/12", "6/36", "8/36"])
def test_who_counts_too_few_rolls_is_not_shown_one_that_may_be_among_them(given: str) -> None:
    assert "roll " not in TASKS["odds"].check(given).sentence
