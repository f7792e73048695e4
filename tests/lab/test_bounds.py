"""Small things of the lab at their bounds: who outvotes whom, how large a part must be, what is said before a game."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import gamelib
from gamelib import lab
from gamelib.lab import again
from gamelib.lab.calibrate import kinds, pool, run
from gamelib.lab.change import ladder
from gamelib.lab.estimate import intervals, laws
from gamelib.lab.estimate.units import NUMBER, SHARE, Unit
from gamelib.lab.play import gather
from gamelib.lab.report import rulebook
from gamelib.lab.study.folder import MOST_PARTS, check_parts


@pytest.mark.parametrize(
    ("verdicts", "whole"),
    [
        (["holds", "holds"], "holds"),
        (["fails", "holds"], "weak"),
        (["fails", "fails", "holds"], "fails"),
        (["fails", "holds", "holds"], "weak"),
        (["fails", "weak", "fails", "weak"], "weak"),
    ],
)
def test_a_finding_fails_where_more_than_half_of_the_seeds_say_so(verdicts: list[str], whole: str) -> None:
    answers: Any = tuple(SimpleNamespace(verdict=one) for one in verdicts)
    finding: Any = None
    assert again.Asked(finding, answers, 10, range(len(verdicts))).verdict == whole


def test_findings_are_asked_again_of_seeds_on_which_no_claim_was_worded() -> None:
    asked = again.Round(["mark"])
    assert (asked.times, asked.seeds) == (10, (11, 12, 13))


def test_a_calibration_draws_two_thousand_studies_of_each_size() -> None:
    given = inspect.signature(run.calibrate).parameters
    assert (given["studies"].default, given["sizes"].default, given["seed"].default) == (2000, (5, 10, 30, 100), 0)


def test_a_study_of_too_many_parts_is_told_how_large_they_must_be() -> None:
    check_parts(3 * MOST_PARTS, 3)
    with pytest.raises(lab.StudyError, match=rf"more than {MOST_PARTS:,} files; give part=4 or more"):
        check_parts(3 * MOST_PARTS + 1, 3)


def test_a_kind_of_move_that_there_is_not_is_named_before_a_game_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "versus", lambda *_, **__: pytest.fail("a game was played"))
    with pytest.raises(ValueError, match="fly"):
        lab.restricted("mark", "greedy", ["sell", "fly"], games=2, executor=1)


def test_a_pool_is_played_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []
    play = pool.experiment

    def noted(name: str, rules: Any, **more: Any) -> lab.Results:
        asked.append(more)
        return play(name, rules, **{**more, "games": 6})

    monkeypatch.setattr(pool, "experiment", noted)
    monkeypatch.setattr(pool, "_changed", lambda *_: gamelib.mark.Rules(cash=40))
    pool.pool_of("mark", 50, 1)
    assert [(one["progress"], one["games"], one["seed"]) for one in asked] == [(False, 50, 1)] * 2


def test_one_game_is_enough_for_a_chance_and_none_is_not() -> None:
    assert laws.binomial_tail(1, 1, 0.5) == pytest.approx(0.5)
    assert laws.binomial_tail(1, 1, 0.1) == pytest.approx(0.1)
    assert laws.binomial_tail(0, 0, 0.1) == 1.0


def test_a_correlation_does_not_depend_on_the_unit() -> None:
    rows = np.array([[n % 5, n % 3, n % 7, n % 5 + n % 2, n % 4, n % 7 - n % 2] for n in range(48)], dtype=float)
    large, small = intervals.correlation(rows), intervals.correlation(rows / 1000)
    assert small[:3] == pytest.approx(large[:3], nan_ok=True)


def test_a_share_has_a_tenth_of_a_per_cent_and_a_number_three_figures() -> None:
    assert (SHARE.say(0.12345), SHARE.say(0.012345), SHARE.say(0.5)) == ("12.3 %", "1.2 %", "50 %")
    assert (NUMBER.say(0.12345), NUMBER.say(12.345), Unit("#", 99).say(0.012345)) == ("0.123", "12.3", "1.22")


def test_a_perfect_correlation_has_no_interval() -> None:
    found = intervals.correlation([[0.0, 0.0], [1.0, 1.0]] * 20)
    assert found.value == 1.0
    assert np.isnan([found.low, found.high]).all()


@pytest.mark.filterwarnings("ignore:.*cannot be written")
def test_a_broken_game_is_named_with_its_record_where_there_is_one(tmp_path: Path) -> None:
    setup: Any = SimpleNamespace(ruleset="mark", on_failure="skip")
    row: Any = {gather.FAILURE: "The bot failed.", "seed": 7, "_record": "moves"}
    with pytest.warns(UserWarning, match=r"The bot failed\. The game so far is in .*mark-7\.record\.$"):
        gather.check(setup, [row], tmp_path)
    assert (tmp_path / "mark-7.record").read_text(encoding="utf-8") == "moves"
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.warns(UserWarning, match=r"^The bot failed\.$"):
        gather.check(setup, [row], tmp_path / "file")


def test_games_of_an_earlier_version_among_others_do_not_tell_what_was_chosen() -> None:
    asked: list[str] = []
    results: Any = SimpleNamespace(details=[{"chosen": {}}, {}], names=asked.append)
    rulebook._free(results)
    results.details.pop()
    rulebook._free(results)
    assert asked == ["kinds", "chosen"]


def test_correlations_are_drawn_where_there_are_leads_and_only_there() -> None:
    rng = np.random.default_rng(1)
    some: Any = SimpleNamespace(leads=rng.integers(0, 5, (60, 6)).astype(float), n=60)
    none: Any = SimpleNamespace(leads=None, n=60)
    assert kinds.correlations(some, 30, 5, rng)
    assert not kinds.correlations(none, 30, 5, rng)
