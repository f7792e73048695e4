"""The calibration counts right: which studies a sentence is wrong in, what it leaves out, and when a line is off."""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from gamelib import lab
from gamelib.lab.calibrate import alarms, kinds, run
from gamelib.lab.calibrate.kinds import INTERVALS, Kind
from gamelib.lab.calibrate.run import Line
from gamelib.lab.estimate.intervals import Estimate

from .calibrated import CASES, KINDS, events

KEPT = tomllib.loads(Path(__file__).with_name("calibrated.toml").read_text(encoding="utf-8"))
NAN = float("nan")


def test_every_kind_of_sentence_is_kept() -> None:
    assert list(KEPT) == list(CASES), "write calibrated.toml with: python -m tests.lab.calibrated"


@pytest.mark.parametrize("case", CASES)
def test_a_sentence_is_wrong_in_these_studies(case: str) -> None:
    """If the change is meant: ``python -m tests.lab.calibrated`` draws the studies anew."""
    assert CASES[case]() == KEPT[case]


def test_only_what_must_be_is_allowed_to_be_too_cautious() -> None:
    strict = {
        "a mean", "a paired difference", "how often a clause fires", "money by a clause", "how often a move is made",
        "moves for each decision", "decisions with one move", "an early lead and winning",
    }  # fmt: skip
    assert {kind.name for kind in INTERVALS if not kind.cautious} == strict
    assert all(kind.cautious and kind.alarm for kind in alarms.ALARMS)
    assert not any(kind.alarm for kind in INTERVALS)
    least = {name: kind.least for name, kind in KINDS.items() if kind.least != 5}
    assert least == {
        "how often a move is made": 10, "the middle game": 6, "decisions with one move": 30, "an early lead and winning": 50,
        "kinds of moves": 10,
    }  # fmt: skip


def given(kind: str, games: int, **facts: Any) -> list[str]:
    """What a kind of sentence speaks of in studies of so many games from a pool with these facts."""
    pool: Any = SimpleNamespace(name="mark", **facts)
    return list(KINDS[kind].studies(pool, games, 3, np.random.default_rng(1)))


def test_a_difference_of_shares_is_told_from_two_pairs_of_a_study_on() -> None:
    """Of forty pairs one, two or three differ, up or down; a study of forty expects as many."""
    none = events()
    pairs = {
        "one": ("share", none, events(1)),
        "two": ("share", events(1), events(2)),
        "three, all up": ("share", none, events(1, 2, 3)),
        "three, all down": ("share", events(1, 2, 3), none),
        "three of a number": ("number", none, events(1, 2, 3)),
    }
    told = ["two", "three, all up", "three, all down"]
    assert given("a paired difference of shares", 40, n=40, pairs=pairs) == told
    assert given("a paired difference of shares", 39, n=40, pairs=pairs) == told[1:]
    assert given("a paired difference of shares", 26, n=40, pairs=pairs) == []
    assert given("a paired difference of shares", 27, n=40, pairs=pairs) == told[1:]


def test_a_difference_is_told_where_pairs_differ_unequally() -> None:
    pairs = {
        "all by three": ("number", events(), events() + 3),
        "first only": ("number", events(), events(0)),
        "not the first": ("number", events(0), events() + 1),
        "a share": ("share", events(), events(1, 2)),
    }
    assert given("a paired difference", 12, n=40, pairs=pairs) == ["first only", "not the first"]
    assert given("a difference, most pairs alike", 12, n=40, pairs=pairs) == ["all by three", "first only", "not the first"]
    same = {"no pair differs": ("number", events(1), events(1)), "one does": ("number", events(), events(39))}
    assert given("a difference, most pairs alike", 12, n=40, pairs=same) == ["one does"]


def test_a_clause_is_told_that_fires_or_does_not_in_five_games_of_a_study() -> None:
    clauses = {"never": events(), "seldom": events(1), "but once": 1 - events(4), "often": events(1, 2, 3, 4, 5, 6, 7, 8)}
    asked: dict[str, Any] = {"n": 40, "numbers": {"clauses": clauses}}
    assert given("how often a clause fires", 25, **asked) == ["often"]
    assert given("how often a clause fires", 24, **asked) == []
    assert given("how often a clause fires", 200, **asked) == ["seldom", "but once", "often"]
    assert given("how often a clause fires", 199, **asked) == ["often"]


def test_a_share_is_seldom_below_one_game_of_a_study() -> None:
    shares = {"one in forty": events(1), "all but one": 1 - events(1), "a quarter": events(*range(10))}
    for games, often in ((39, ["a quarter"]), (40, list(shares))):
        assert given("a share", games, n=40, shares=shares) == often
        assert given("a seldom share", games, n=40, shares=shares) == [one for one in shares if one not in often]


def test_choices_are_told_of_phases_that_every_game_has_and_that_differ() -> None:
    two, four = np.full(40, 2.0), np.full(40, 4.0)
    phases = {
        "missing": np.stack([two * (1 - events(3)), four, two], axis=1),
        "all alike": np.stack([two, four, two], axis=1),
        "once unlike": np.stack([two, four + events(5), two], axis=1),
        "alike but for their number": np.stack([two + events(5), 2 * (two + events(5)), two], axis=1),
        "one decision": np.stack([two - 1, four + events(5), two], axis=1),
    }
    assert given("moves for each decision", 12, n=40, counted={"phases": phases}) == ["once unlike", "one decision"]
    assert given("decisions with one move", 30, n=40, counted={"phases": phases}) == ["alike but for their number"]


def test_a_truth_at_the_very_end_of_an_interval_is_held() -> None:
    """Within a thousand-millionth of one more than its size; below it as above it."""
    for truth, near in ((0.0, 1e-9), (3.0, 4e-9), (-3.0, 4e-9)):
        ends = np.asarray([near * 0.9, near * 1.1])
        assert kinds._between((truth + ends, truth + 1 + ends), truth).tolist() == [1, 0]
        assert kinds._between((truth - 1 - ends, truth - ends), truth).tolist() == [1, 0]
    assert np.isnan(kinds._between((np.asarray([NAN]), np.asarray([NAN])), 0.0)).all()
    for low, high, held in ((0.9e-9, 1, 1), (1.1e-9, 1, 0), (-1, -0.9e-9, 1), (-1, -1.1e-9, 0)):
        assert kinds._holds(Estimate(0.0, low, high, 9), 0.0) == held
    assert np.isnan(kinds._holds(Estimate(0.0, NAN, NAN, 4), 0.0))


def line(right: float, cautious: bool = False, alarm: bool = False, studies: int = 2000, **more: Any) -> Line:
    facts = {"given": 1.0, "worst": right, "what": "turns", "lines": 1, "kind": "a mean", "games": 12} | more
    return Line(ruleset="mark", alarm=alarm, cautious=cautious, studies=studies, right=right, **facts)


@pytest.mark.parametrize(
    ("right", "holds", "cautious"),
    [
        (0.9399, False, False), (0.9401, True, True), (0.95, True, True), (0.9599, True, True), (0.9601, False, True),
        (1.0, False, True), (0.5, False, False),
    ],
)  # fmt: skip
def test_a_line_holds_within_a_point_of_its_level(right: float, holds: bool, cautious: bool) -> None:
    assert line(right).holds == holds
    assert line(right, cautious=True).holds == cautious


class Fixed:
    """Studies that come out as they are told to, for each number of studies."""

    def __init__(self, **held: list[float]) -> None:
        self.held, self.asked = held, list[tuple[int, int, int]]()

    def __call__(self, pool: Any, games: int, studies: int, rng: Any) -> Any:
        self.asked.append((games, studies, int(rng.integers(1_000_000))))
        return {what: np.asarray((held * studies)[:studies]) for what, held in self.held.items()}


POOL: Any = SimpleNamespace(name="mark", n=60, change="cash = 40")


def test_a_line_is_of_all_that_was_given_and_names_the_worst() -> None:
    studies = Fixed(often=[1.0, 1.0, 1.0, 0.0], half=[NAN, 1.0, NAN, 0.0], none=[NAN])
    found = run._line(POOL, Kind("a mean", studies), 12, 8, 0)
    assert found == Line("mark", "a mean", False, False, 12, 8, 12 / 16, 8 / 12, 0.5, "half", 2)
    assert studies.asked == [(12, 8, 200_765)], "the studies follow from the seed, the pool, the kind, and both numbers"


def test_what_is_given_in_less_than_every_second_study_is_no_worst() -> None:
    studies = Fixed(often=[1.0, 1.0, 1.0, 0.0], seldom=[0.0, NAN, NAN, NAN])
    found = run._line(POOL, Kind("a mean", studies), 12, 8, 0)
    assert found is not None
    assert (found.what, found.worst, found.right, found.given) == ("often", 0.75, 0.6, 10 / 16)
    assert run._line(POOL, Kind("a mean", Fixed(seldom=[0.0, NAN, NAN])), 12, 9, 0) is None
    assert run._line(POOL, Kind("a mean", Fixed(half=[0.0, NAN])), 12, 8, 0) is not None
    most = Fixed(half=[1.0, NAN], seldom=[1.0, NAN, NAN, NAN])
    assert run._line(POOL, Kind("a mean", most), 12, 8, 0) is None, "most studies gave none"


def test_a_line_that_seems_off_is_drawn_anew_with_four_times_the_studies() -> None:
    good, bad = Fixed(turns=[1.0] * 19 + [0.0]), Fixed(turns=[1.0, 0.0])
    told: list[str] = []
    pair = Kind("good", good), Kind("bad", bad, least=10)
    found = calibrated(pair, 20, (5, 10, 30), told)
    assert [(one.kind, one.games, one.studies) for one in found] == [
        ("good", 5, 20), ("good", 10, 20), ("good", 30, 20), ("bad", 10, 80), ("bad", 30, 80),
    ]  # fmt: skip
    assert told == ["mark: good", "mark: bad"]
    assert [asked[:2] for asked in bad.asked] == [(10, 20), (10, 80), (30, 20), (30, 80)]


def calibrated(some: tuple[Kind, ...], studies: int, sizes: tuple[int, ...], told: list[str]) -> list[Line]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(run, "INTERVALS", some[:1])
        patched.setattr(run, "ALARMS", some[1:])
        return run.calibrate([POOL], studies, sizes, tell=told.append)


def test_a_calibration_takes_one_study_to_a_hundred_thousand() -> None:
    none = (Kind("none", Fixed()),)
    assert calibrated(none, 1, (5,), []) == calibrated(none, 100_000, (5,), []) == []
    for studies in (0, 100_001):
        with pytest.raises(lab.LabError, match=f"studies is {studies}; it must be a whole number from 1 to 100000"):
            calibrated(none, studies, (5,), [])


def test_the_tables_tell_intervals_and_false_alarms_apart() -> None:
    lines = [
        line(0.951, worst=0.931, given=0.64),
        line(0.9, studies=8000, kind="a share", games=100, what="shared"),
        line(0.981, cautious=True, alarm=True, worst=0.97, kind="seats", what="a seat is named"),
    ]
    held, alarm, closing = run.text(lines, [POOL]).split("\n\n")
    assert held.splitlines()[1:] == [
        "  mark       a mean                             12      64 %    95.1 %    93.1 %  turns",
        "  mark       a share                           100     100 %    90.0 %    90.0 %  shared  ← off",
    ]
    assert alarm.splitlines()[1:] == [
        "  mark       seats                              12     100 %     1.9 %     3.0 %  a seat is named"
    ]
    assert held.startswith("Intervals, stated 95 %")
    assert alarm.startswith("False alarms, stated 5 %")
    assert closing.startswith("1 of 3 lines are more than a point off.")
    assert "60 × 2 of mark (cash = 40). Chance alone moves a line by about 0.5 points" in closing
    assert "1 line that seemed so had 8,000 fresh studies" in closing
    assert "moves a line by about 21.8 points" in run.closing([], [POOL]), "one study, where there is none"
