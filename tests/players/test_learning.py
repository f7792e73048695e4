"""Learning of chances: numbers move as their part in a wrong answer says, and the command keeps what is better."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import gamelib
from gamelib.bench import learn
from gamelib.cli import main
from gamelib.mark.strong.chances import Chances, chances_of
from gamelib.mark.strong.inputs import look
from gamelib.mark.strong.learning import KEPT, Learner, _like, written

MARK = gamelib.ruleset("mark")


def start() -> Chances:
    chances = chances_of(2)
    assert chances is not None
    return chances


def looks(every: int = 9) -> list[Any]:
    states = gamelib.playout("mark", MARK.Rules(players=2), "sensible", 4).states()
    return [look(state.rules, state.table, 0) for state in states if state.phase == "roll"][::every]


def test_the_learner_answers_as_the_chances_do() -> None:
    states = [
        state for state in gamelib.playout("mark", MARK.Rules(players=2), "sensible", 4).states() if state.phase == "roll"
    ]
    for state in states[::9]:
        here = look(state.rules, state.table, 1)
        assert Learner(start())._answer(here).chance == pytest.approx(start().win(state.rules, state.table, 1))


@pytest.mark.parametrize(
    ("section", "name", "at"),
    [("colour", "always", 3), ("colour", "price 1", 5), ("whole", "lead", 2), ("whole", "unit 4", -1)],
)
def test_a_slope_is_what_a_small_change_of_the_number_makes(section: str, name: str, at: int) -> None:
    """The error is the logarithmic one, whose slope in the answer is how far the chance is off."""
    from math import log

    here, small = looks()[4], 1e-5
    learner = Learner(start())
    slopes = _like(learner.numbers)
    answer = learner._answer(here)
    learner._add(slopes, answer, answer.chance - 1.0)
    learner.numbers[section][name][at] += small
    above = -log(learner._answer(here).chance)
    learner.numbers[section][name][at] -= 2 * small
    below = -log(learner._answer(here).chance)
    assert slopes[section][name][at] == pytest.approx((above - below) / (2 * small), abs=1e-4)


def test_games_that_are_won_raise_the_chances_and_lost_ones_lower_them() -> None:
    seen = looks()
    for won in (1.0, 0.0):
        learner = Learner(start(), rate=0.001)
        before = [learner._answer(one).chance for one in seen]
        for _ in range(10):
            learner.learn(seen, won)
        after = [learner._answer(one).chance for one in seen]
        assert (sum(after) > sum(before)) is bool(won)


def test_an_answer_leans_on_the_next_one_and_on_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: list[float] = []
    learner, seen = Learner(start()), looks()[:3]
    chances = [learner._answer(one).chance for one in seen]
    monkeypatch.setattr(Learner, "_add", lambda self, slopes, answer, off: wrong.append(off * len(seen)))
    learner.learn(seen, 1.0)
    later = KEPT * 1.0 + (1 - KEPT) * chances[2]
    assert wrong[:2] == pytest.approx([chances[2] - 1.0, chances[1] - later])


def test_what_is_written_is_read_again() -> None:
    numbers = Learner(start()).numbers
    again = tomllib.loads(written(numbers))
    assert again.keys() == numbers.keys()
    assert again["whole"]["lead"] == pytest.approx(numbers["whole"]["lead"], rel=1e-3)


def test_the_better_table_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for shares, same in (((0.7, 0.6), True), ((0.6, 0.7), False)):
        answers = iter(shares)
        monkeypatch.setattr(learn, "won", lambda *asked, answers=answers: next(answers))
        after = learn.learnt("mark", 2, 2, 5, lambda told: None)
        assert (after.won_before, after.won_after) == shares
        assert (tomllib.loads(after.table) == tomllib.loads(written(Learner(start()).numbers))) is same


def test_the_command_writes_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "two.toml"
    assert main(["bench", "mark", "--learn", str(file), "--players", "2", "--games", "1"]) == 0
    assert "2 players" in capsys.readouterr().out
    assert Chances(tomllib.loads(file.read_text(encoding="utf-8"))).says
    assert main(["bench", "mark", "--learn", str(file)]) != 0
    assert main(["bench", "shark", "--learn", str(file), "--players", "2"]) != 0
