"""What the exercises of the city game claim beyond what their judges try, and how plots are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gamelib
from gamelib.core.exercise import RIGHT, UNREAD, WRONG, exercises
from gamelib.core.judges import read_moves

TASKS = exercises("city")
GAME = Path(__file__).parent / "golden" / "two-lowest.record"


def test_the_lowest_score_is_reached_in_a_game() -> None:
    ended = gamelib.Record.load(GAME).final().outcome
    assert ended is not None
    assert min(ended.scores) == TASKS["lowest"].right


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        ("e1 g3 g4", RIGHT),
        (" E1,G3,  G4 ", RIGHT),
        (("G4", "G3", "E1", "E1"), RIGHT),
        (["E1", "G3", "G4", "G2"], WRONG),
        ("H1", UNREAD),
        ("A0", UNREAD),
        ("E1 G3 park", UNREAD),
        (4, UNREAD),
    ],
)
def test_plots_are_read_as_people_write_them(answer: Any, status: str) -> None:
    assert TASKS["cuts"].check(answer).status == status


def test_a_plot_too_many_gets_the_reason_why_it_stays() -> None:
    assert "E2 stays as it is" in TASKS["cuts"].check("E2").sentence
    assert "G2 is not an undeveloped plot" in TASKS["cuts"].check("G2").sentence


def test_one_answer_only_is_right_where_one_move_is_asked_for() -> None:
    for name in ("both", "enough", "shorten"):
        task = TASKS[name]
        right = [move for move in task.state.moves() if task.check([move])]
        assert right == read_moves(task, task.right), name


def test_a_set_up_may_be_handed_in_as_rules() -> None:
    rules = gamelib.ruleset("city").Rules(players=2, setup="hard", sites=((2, 6), (1, 1), (2, 2), (1, 5)))
    assert TASKS["hard"].check(rules)


def test_what_was_forgotten_in_a_score_is_named() -> None:
    said = {answer: TASKS["score"].check(answer).clause for answer in (23, 24, 28, 20)}
    assert said == {23: "city.score", 24: "city.route", 28: "city.route", 20: "city.route-cap"}
