"""What is decided where an interval ends exactly at what is fair, a chance is exactly the level, or a run is broken off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pandas import DataFrame

import gamelib
from gamelib import lab
from gamelib.lab.calibrate import alarms
from gamelib.lab.calibrate import pool as pools
from gamelib.lab.change import compare, ladder, pairs
from gamelib.lab.estimate import samples, verdicts
from gamelib.lab.estimate.intervals import Estimate
from gamelib.lab.play import results, workers
from gamelib.lab.report import rulebook, winning

from . import calibrated, made_up, test_calibration, test_pools

AT_THE_END = [(0.0, 2.0, False), (-2.0, 0.0, False), (0.5, 2.0, True), (-2.0, -0.5, True), (-0.5, 0.5, False)]


@pytest.mark.parametrize(("low", "high", "clear"), AT_THE_END)
def test_a_kind_of_move_goes_with_winning_where_its_interval_leaves_zero(
    low: float, high: float, clear: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "nothing_in", lambda _: 0.001)
    uses, won = np.asarray([[5, 1], [1, 5]] * 6), [[1.0, 0.0], [0.0, 1.0]] * 6
    for games, told in ((12, clear), (10, clear), (9, False)):
        monkeypatch.setattr(rulebook, "about", lambda *_, n=games: Estimate(0.0, low, high, n))
        assert rulebook.lift(uses, won)[1] == (0.001 if told else 1.0)


@pytest.mark.parametrize(("low", "high", "clear"), AT_THE_END)
@pytest.mark.parametrize("kind", ["number", "share"])
def test_a_difference_is_tested_where_its_interval_leaves_zero(
    kind: Any, low: float, high: float, clear: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    gaps = np.full((2, 8), 3.0)
    ends = np.asarray([low, low]), np.asarray([high, high])
    monkeypatch.setattr(samples, "paired_shares", lambda _: ends)
    monkeypatch.setattr(samples, "paired", lambda *_: (ends[0] - 3, ends[1] - 3))
    monkeypatch.setattr(verdicts, "_no_change", lambda *_: 0.25)
    assert verdicts.nothing_in_any(gaps, kind).tolist() == [0.25 if clear else 1.0] * 2


def test_a_bot_is_stronger_where_its_interval_leaves_the_fair_share() -> None:
    ends = {"above": (0.6, 0.9), "at it": (0.5, 0.9), "below": (0.1, 0.4), "below, at it": (0.1, 0.5), "around": (0.4, 0.6)}
    for what, (low, high) in ends.items():
        line = what, Estimate(1.0 if low >= 0.5 else 0.0, low, high, 40)
        assert ladder._shown([line], 0.5) == ([line] if what in ("above", "below") else [])


def test_a_bot_is_named_where_its_interval_lies_above_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = made_up.bots(*[("aab", "1"), ("aba", "3"), ("baa", "2")] * 4)
    for low, named in ((2 / 3, False), (0.7, True)):
        monkeypatch.setattr(winning, "wins", lambda *_, low=low: Estimate(0.9, low, 1.0, 12))
        monkeypatch.setattr(winning, "holm", lambda chances: [True, False])
        found = winning.bots(made_up.games(*rows)).finding
        assert found.startswith("ann wins 90 %") == named


@pytest.mark.parametrize(("chance", "differ"), [(0.05, True), (0.0501, False)])
def test_seats_differ_from_a_chance_of_one_in_twenty_on(chance: float, differ: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winning, "equal_shares", lambda _: chance)
    found = winning.seats(made_up.games(*made_up.winners(*"123" * 4))).finding
    assert found.startswith("The seats do not win alike") == differ
    monkeypatch.setattr(alarms, "equal_shares", lambda _: chance)
    held = alarms.seats_fair(calibrated.pool(), 12, 3, np.random.default_rng(1))
    assert held["seats differ"].tolist() == [0.0 if differ else 1.0] * 3


def test_a_line_of_the_calibration_holds_exactly_a_point_from_its_level() -> None:
    assert test_calibration.line(1 - 0.05 - 0.01).holds
    assert test_calibration.line(1 - 0.05 + 0.01).holds


def test_what_is_clear_but_nothing_goes_down() -> None:
    assert pairs.signs([{"what": "a", "value": 0.0, "clear": True}]) == {"a": -1}


def test_leads_are_known_if_the_first_game_tells_them() -> None:
    rows = [won | led for won, led in zip(test_pools.WON, test_pools.LEADERS, strict=True)]
    first, last = (test_pools.games(*rows, lead=test_pools.LED) for _ in range(2))
    first.details[0]["lead"] = {}
    last.details[-1]["lead"] = {}
    assert test_pools.pool(first).leads is None
    assert test_pools.pool(last).leads is not None


def test_a_pool_is_played_in_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(pools, "experiment", lambda *_, **more: (asked.append(more["executor"]), test_pools.games({}, {}))[1])
    monkeypatch.setattr(pools, "with_skill", lambda table, setup, executor: (asked.append(executor), table)[1])
    monkeypatch.setattr(
        pools, "_changed", lambda name, seed, executor: (asked.append(executor), gamelib.mark.Rules(cash=40))[1]
    )
    pools.pool_of("mark", 50, 1)
    assert asked == [1] * 5


def test_parts_of_what_was_before_are_drawn_where_it_is_larger_than_its_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[DataFrame] = []
    monkeypatch.setattr(
        compare, "forest", lambda *asked: lambda ax, table: drawn.append(table.assign(asked=[asked] * len(table)))
    )
    table = DataFrame({"what": ["a", "b", "c"], "before": [10.0, 4.0, 20.0], "value": [5.0, 1.0, -2.0]})
    table = table.assign(low=[3.0, -1.0, float("nan")], high=[7.0, 3.0, float("nan")])
    compare.scaled(None, table)
    assert drawn[0].drop(columns="asked").fillna(0).to_dict("list") == {
        "what": ["a", "c"], "value": [0.5, -0.1], "low": [0.3, 0.0], "high": [0.7, 0.0],
    }  # fmt: skip
    assert set(drawn[0]["asked"]) == {(0.0, True)}
    none = DataFrame({"what": ["a", "b"], "before": [0.0, -2.0], "value": [5.0, 1.0], "low": [3.0, -1.0], "high": [7.0, 3.0]})
    compare.scaled(None, none)
    assert drawn[1]["value"].tolist() == [5.0, 0.5], "where none is, all are; and nothing is divided by nothing"


def broken_off(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Games of which the second part is broken off by whoever waits for it."""
    monkeypatch.setattr(workers, "play_some", lambda setup, part: [made_up.came_out(setup, n) for n in part])

    def impatient(done: int, games: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    return impatient


def test_a_study_that_was_broken_off_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    impatient = broken_off(monkeypatch)
    study = lab.Study.new(tmp_path, "mark", bots="greedy", games=8, part=2)
    assert study.interrupted is False
    with pytest.warns(UserWarning, match="Interrupted after 4 of 8 games; run it again to go on"):
        study.run(1, impatient)
    assert study.interrupted is True
    assert results.read(study).interrupted is True
    assert (results.read(study).n, study.done) == (4, 4)
    again = lab.Study.open(tmp_path).run(1, False)
    assert (again.interrupted, again.done) == (False, 8)


def test_games_that_were_broken_off_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    impatient = broken_off(monkeypatch)
    with pytest.warns(UserWarning, match="Interrupted after 4 of 32 games; these are kept"):
        found = lab.experiment("mark", bots="greedy", games=32, executor=1, progress=impatient)
    assert (found.interrupted, found.n) == (True, 4)
    assert lab.experiment("mark", bots="greedy", games=3, executor=1, progress=False).interrupted is False
