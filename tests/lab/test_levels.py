"""Every kind of sentence holds at its level: a few hundred studies with a known truth, the same ones every time."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import gamelib
from gamelib import lab
from gamelib.cli import main
from gamelib.lab.calibrate.alarms import ALARMS
from gamelib.lab.calibrate.kinds import INTERVALS, Kind
from gamelib.lab.calibrate.page import page
from gamelib.lab.calibrate.pool import Pool, pool_of
from gamelib.lab.calibrate.run import calibrate, text
from gamelib.lab.calibrate.shapes import shapes_text
from gamelib.lab.estimate import intervals, verdicts
from gamelib.lab.estimate.shapes import _shapes, shape
from gamelib.lab.report.course import length

STUDIES = 300
SPARE = 0.025
"""Two standard errors of a share of 300 studies near 95 %."""


@pytest.fixture(scope="module")
def pool() -> Pool:
    return pool_of("mark", 60, 1)


@pytest.mark.parametrize("kind", [*INTERVALS, *ALARMS], ids=lambda kind: kind.name)
def test_it_holds(kind: Kind, pool: Pool) -> None:
    rng = np.random.default_rng(7)
    for games in (max(kind.least, 6), 40):
        given = [study[study == study] for study in kind.studies(pool, games, STUDIES, rng).values()]
        right = [held for study in given if 2 * len(study) >= STUDIES for held in study]
        assert not right or np.mean(right) > 0.95 - SPARE, f"{kind.name} of {games} games"


def test_skewed_numbers_from_five_games_on() -> None:
    rng = np.random.default_rng(3)
    for games in (5, 10, 40):
        samples = rng.gamma(4.0, size=(1000, games))
        held = [one.low <= 4 <= one.high for one in map(intervals.mean, samples)]
        assert 0.93 < np.mean(held) < 0.98


def test_seldom_changes_get_no_narrow_interval() -> None:
    """Most pairs are alike and one in fifty differs by much: a sample that misses it must not be sure of nothing."""
    rng = np.random.default_rng(4)
    wrong = 0
    for _ in range(500):
        gap = np.where(rng.random(60) < 0.02, 50.0, 0.0)
        found = intervals.difference(gap, np.zeros(60))
        wrong += found.low == found.low and not found.low <= 1.0 <= found.high
    assert wrong <= 30
    assert np.isnan(intervals.difference(np.zeros(60), np.zeros(60)).low)


def test_two_runs_of_the_same_rules_are_seldom_called_different() -> None:
    """The whole of ``compare``, on 40 pairs of runs with other luck: seven of 24 were called clearly different without Holm."""
    runs = [lab.experiment("mark", bots="beginner", games=12, seed=seed, executor=1, progress=False) for seed in range(16)]
    other = [lab.compare("mark", runs[one], runs[one + 8], games=12).shows for one in range(8)]
    assert sum(map(bool, other)) <= 1


def test_few_games_show_nothing() -> None:
    found = lab.compare("mark", {}, {"cash": 200}, bots="beginner", games=3, executor=1, measures=["turns", "best score"])
    assert not found.table["clear"].any()
    assert found.table["low"].isna().all()
    assert "fewer than 5 games: no intervals, and nothing is called clear" in found.below


def test_shares_have_no_intervals_of_zero_width() -> None:
    assert intervals.difference([1.0] * 8, [1.0] * 8, "share")[1:3] == pytest.approx((-0.196, 0.196), abs=0.001)
    assert intervals.wins([0.5] * 12).high > 0.55


def test_what_cannot_be_told_from_the_lowest() -> None:
    rng = np.random.default_rng(5)
    base = rng.normal(size=200)
    columns = [base, base + 0.001 * rng.normal(size=200), base + 1]
    apart = verdicts.told_apart(columns)
    assert verdicts.level_with(0, apart, 3) == [0, 1]


def test_the_calibration_is_a_table(pool: Pool, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = calibrate([pool], 20, (5, 12))
    assert {line.kind for line in lines} >= {"a mean", "seats", "compare", "sweep"}
    assert calibrate([pool], 20, (5, 12)) == lines, "the same seed gives the same studies"
    assert "60 × 2 of mark" in text(lines, [pool])
    told = page(lines, [pool], 0)
    assert "--calibration mark --pool 60 --seed 0 --studies 20" in told
    mean = next(line for line in lines if line.kind == "a mean" and line.games == 12)
    assert f"| a mean | 12 | {'' if mean.holds else '**'}{100 * mean.right:.1f}" in told
    with pytest.raises(lab.LabError, match="studies is 0"):
        calibrate([pool], 0)
    assert main(["bench", "--calibration", "--pool", "3"]) != 0
    assert "A pool has 50 to 100,000 games, not 3." in "".join(capsys.readouterr())


def test_a_long_tail_that_few_games_do_not_show_is_known_beforehand() -> None:
    """Six games of Marco Polo may all be short: their mean has no interval, and the report says how many games it needs."""
    turns = shape("marco_polo", "measures", "turns")
    assert turns is not None
    assert turns.skew > 1
    assert shape("mark", "measures", "turns") is not None
    assert shape("mark", "measures", "nobody knows") is None
    games = lab.experiment("marco_polo", games=6, seed=1, executor=1, progress=False)
    found = length(games)
    assert np.isnan(found.table["low"][0])
    assert f"mean (needs some {turns.least} games)" in found.below


def test_every_shape_is_of_something_that_there_is() -> None:
    known = _shapes()
    assert set(known) == set(gamelib.RULESETS)
    for name, groups in known.items():
        measures = {*lab.measures(name)["measure"], "last change"}
        assert set(groups["measures"]) <= measures
        assert set(groups["clauses"]) | set(groups["money"]) <= set(gamelib.ruleset(name).rulebook)


def test_shapes_are_taken_from_games() -> None:
    text = shapes_text(8, 3, 1, ["mark"])
    turns = lab.simulate("mark", games=8, seed=3, executor=1, progress=False)["turns"]
    gap = turns - turns.mean()
    skew, usual = (gap**3).mean() / (gap**2).mean() ** 1.5, turns.value_counts().max() / 8
    assert f'"turns" = [{skew:.2f}, {usual:.2f}]' in text
    assert "mark.setup" not in text.partition("[mark.money]")[0], "what never varies has no shape"


def test_the_command_writes_shapes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("gamelib.lab.calibrate.shapes.shapes_text", lambda: "# shapes\n")
    assert main(["bench", "--calibration", "--shapes", str(tmp_path / "shapes.toml")]) == 0
    assert (tmp_path / "shapes.toml").read_text(encoding="utf-8") == "# shapes\n"
