"""Pools of games that a calibration draws from: what of them is kept, counted by hand on a few made-up games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gamelib
from gamelib import lab
from gamelib.lab.calibrate import pool as pools
from gamelib.lab.calibrate import shapes
from gamelib.lab.calibrate.pool import Pool

PLAIN = {"seed": 1, "first": 1, "end": "mark.end", "finished": True, "winners": "1", "winning_seats": "1", "shared": False}
PLAIN |= {"margin": 5, "score_1": 30, "score_2": 25, "bot_1": "greedy", "bot_2": "greedy", "turns": 10, "moves": 30}
PLAIN |= {"fill rate": 0.5, "first row closes": 9, "skill": 0.5}
DETAILED = {
    "lead_changes": 1,
    "drama": 0.5,
    "comeback": False,
    "branching": 3.0,
    "forced": 0.25,
    "gini": 0.1,
    "last_change": 0.5,
}
GROUPS = ("clauses", "money", "phases", "kinds", "chosen")


def games(*rows: dict[str, Any], lead: list[list[float]] | None = None) -> lab.Results:
    """Games of two players; with leads at half time also in every detail."""
    setup = lab.Setup.of("mark", gamelib.mark.Rules(players=2), "greedy", len(rows))
    more = [DETAILED | {"_details": {**{group: {} for group in GROUPS}, "lead": {"50": one}}} for one in lead or []]
    told = [{**PLAIN, "game": n, **(more[n] if more else {}), **row} for n, row in enumerate(rows)]
    return lab.Results(setup, told)


def pool(printed: lab.Results, changed: lab.Results | None = None) -> Pool:
    return Pool("mark", printed, changed or printed, "cash = 40")


LED = [[2.0, -2.0], [0.0, 0.0], [-1.0, 1.0], [3.0, -3.0]]
WON = [{"winners": "1"}, {"winners": "1+2", "shared": True}, {"winners": "2"}, {"winners": "2", "end": "mark.stall"}]
LEADERS = [{"leader_25": 1, "leader_50": 2, "leader_75": 0}, {"leader_25": 1, "leader_50": 0, "leader_75": 0}]
LEADERS += [{"leader_25": 2, "leader_50": 1, "leader_75": 0}, {"leader_25": 1, "leader_50": 2, "leader_75": 0}]


def test_shares_are_wins_by_seat_ends_of_games_and_leaders_who_win_alone() -> None:
    rows = [won | led for won, led in zip(WON, LEADERS, strict=True)]
    found = pool(games(*rows, lead=LED)).shares
    assert {what: values.tolist() for what, values in found.items()} == {
        "first seat": [1, 0.5, 0, 0],
        "shared": [0, 1, 0, 0],
        "seat 1": [1, 0.5, 0, 0],
        "seat 2": [0, 0.5, 1, 1],
        "mark.end": [1, 1, 1, 0],
        "mark.stall": [0, 0, 0, 1],
        "leader at 25 %": [1, 0, 1, 0],
        "leader at 50 %": [0, 0, 0, 1],
    }, "what is always so, or never, is no share to be sure of"


def test_without_details_nobody_knows_who_led() -> None:
    plain = pool(games(*WON))
    assert plain.leads is None
    assert not [what for what in plain.shares if what.startswith("leader")]
    known = pool(games(*[won | led for won, led in zip(WON, LEADERS, strict=True)], lead=LED))
    assert known.leads is not None
    assert known.leads.tolist() == [[2, -2, 1, 0], [0, 0, 0.5, 0.5], [-1, 1, 0, 1], [3, -3, 0, 1]]
    assert (known.n, known.turns.tolist(), known.won.tolist()[1]) == (4, [10] * 4, [0.5, 0.5])


def test_pairs_are_what_every_game_of_both_sides_has() -> None:
    one = games({"turns": 3}, {"turns": 4}, {"turns": 5})
    other = games({"turns": 6}, {"turns": 7, "fill rate": None}, {"turns": 8})
    pairs = pool(one, other).pairs
    assert {what: kind for what, (kind, _, _) in pairs.items()} == {
        "turns": "number", "moves": "number", "margin": "number", "first seat": "share", "shared": "share", "finished": "share",
        "best score": "number", "skill": "share", "first row closes": "number",
    }  # fmt: skip
    assert [side.tolist() for side in pairs["turns"][1:]] == [[3, 4, 5], [6, 7, 8]]
    assert "fill rate" not in pool(games({"fill rate": None}, {}), games({}, {})).pairs
    assert pool(games({}, {}), games({}, {}, {})).pairs == {}, "games that have no pair"
    detailed = pool(games({}, {}, lead=LED[:2]), games({}, {}, lead=LED[:2])).pairs
    assert {"lead changes", "drama", "comeback", "branching", "forced", "gini"} <= set(detailed)
    assert list(pool(one, other).measures) == ["turns"], "only what varies"
    assert pool(one, other).measures["turns"][1].tolist() == [3, 4, 5]


def test_numbers_are_those_that_every_game_has_and_that_vary() -> None:
    rows = [{"turns": 3, "drama": 0.1}, {"turns": 4, "drama": 0.2}]
    details = [{"clauses": {"mark.sell": 3}, "money": {"mark.sell": [4, 1, 0]}, "kinds": {"sell": [1, 3]}}, {}]
    found = games(*rows, lead=LED[:2])
    for one, more in zip(found.details, details, strict=True):
        one.update(more)
    groups = pool(found).numbers
    assert {group: {what: values.tolist() for what, values in own.items()} for group, own in groups.items()} == {
        "measures": {"turns": [3, 4], "drama": [0.1, 0.2]},
        "clauses": {"mark.sell": [3, 0]},
        "money": {"mark.sell": [5, 0]},
        "kinds": {"sell": [2, 0]},
    }
    every = [(group, what) for group, what, _ in shapes.numbers(found)]
    assert ("measures", "last change") in every
    assert ("measures", "shared") not in every
    assert ("measures", "comeback") not in every
    assert ("measures", "fill rate") in every
    plain = [what for _, what, _ in shapes.numbers(games({}, {}))]
    assert plain == ["turns", "moves", "margin", "best score", "fill rate", "first row closes"]


def test_what_was_counted_within_games_is_by_phase_and_by_kind_of_move() -> None:
    found = games({}, {}, lead=LED[:2])
    found.details[0].update(phases={"act": [4, 9, 1]}, kinds={"bid": [2, 2], "sell": [1, 3]}, chosen={"sell": [1, 0]})
    counted = pool(found).counted
    assert {group: {what: values.tolist() for what, values in own.items()} for group, own in counted.items()} == {
        "phases": {"act": [[4, 9, 1], [0, 0, 0]]},
        "chosen": {"sell": [[1, 3], [0, 0]]},
    }, "of moves that can be chosen, every one that was made"


@pytest.mark.parametrize(("number", "fine"), [(49, False), (50, True), (100_000, True), (100_001, False)])
def test_a_pool_has_fifty_games_to_a_hundred_thousand(number: int, fine: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    made = games({}, {"turns": 12})
    monkeypatch.setattr(pools, "experiment", lambda *_, **__: made)
    monkeypatch.setattr(pools, "with_skill", lambda table, *_: table.assign(skill=0.25))
    monkeypatch.setattr(pools, "_changed", lambda *_: gamelib.mark.Rules(cash=40))
    if fine:
        found = pools.pool_of("mark", number, 1)
        assert (found.name, found.change) == ("mark", "cash = 40")
        assert set(found.printed.table["skill"]) == {0.25}
    else:
        with pytest.raises(lab.LabError, match=f"A pool has 50 to 100,000 games, not {number}"):
            pools.pool_of("mark", number, 1)


def changed(monkeypatch: pytest.MonkeyPatch, differ: dict[str, int], name: str = "mark") -> tuple[Any, list[Any]]:
    """The rules of a pool, where so many of the games that are tried go another way for each field; and what was tried."""
    tried: list[Any] = []

    def simulate(_: str, rules: Any = None, **asked: Any) -> Any:
        tried.append((rules.differing() if rules else {}, asked["games"], asked["seed"], asked["progress"]))
        other = sum(differ.get(field, 0) for field in rules.differing()) if rules else 0
        return games(*[{"moves": 31 if n < other else 30} for n in range(asked["games"])]).table

    monkeypatch.setattr(pools, "simulate", simulate)
    return pools._changed(name, 8, 1), tried


def test_the_number_is_changed_that_makes_most_games_go_another_way(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = [field for field, facts in gamelib.mark.Rules.dials().items() if facts["kind"] == "number"]
    first, second, third = [field for field in numbers if field not in ("players", "turn_limit")][:3]
    rules, tried = changed(monkeypatch, {first: 3, second: 4, third: 6})
    assert set(rules.differing()) == {second}, "three of six are not most, four are"
    step = gamelib.mark.Rules.dials()[second]["step"]
    assert getattr(rules, second) == getattr(gamelib.mark.Rules(), second) + step
    assert [one[0].keys() for one in tried] == [set(), {first}, {second}]
    assert {one[1:] for one in tried} == {(6, 8, False)}
    rules, tried = changed(monkeypatch, {})
    assert len(tried) > 5
    assert rules.differing() == tried[-1][0], "where none does, the last that can be"
    assert not {"players", "turn_limit"} & {field for one in tried for field in one[0]}


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ([4.0], ""),
        ([1.0, 2.0], "[0.00, 0.50]"),
        ([3.0, 3.0, 3.0], ""),
        ([0.0, 0.0, 0.0, 4.0], "[1.15, 0.75]"),
        ([0.0, 4.0, 4.0, 4.0], "[-1.15, 0.75]"),
        ([0.0, float("nan"), 4.0, 4.0, 4.0], "[-1.15, 0.75]"),
        ([3.0, 3.0 + 3.9e-9], ""),
        ([3.0, 3.0 + 4.4e-9, 3.0], "[0.71, 0.67]"),
        ([0.0, 1.1e-9], "[0.00, 0.50]"),
        ([-3.0, -3.0 + 3.9e-9], ""),
        ([1e9, 1e9 + 0.5, 1e9 + 1], ""),
        ([1e9, 1e9 + 1, 1e9 + 2.5], "[0.24, 0.33]"),
    ],
)
def test_a_shape_is_a_skewness_and_the_part_of_the_usual_number(values: list[float], told: str) -> None:
    assert shapes._told(np.asarray(values)) == told


def test_shapes_are_taken_from_a_thousand_games_of_a_seed_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def experiment(name: str, **more: Any) -> lab.Results:
        asked.append((name, more["games"], more["seed"], more["progress"]))
        return games({"turns": 1, "moves": 3}, {"turns": 2, "moves": 4})

    monkeypatch.setattr(shapes, "experiment", experiment)
    text = shapes.shapes_text(names=["mark"])
    assert asked == [("mark", 1000, 2026, False)]
    assert text.partition("\n")[2] == '\n[mark.measures]\n"turns" = [0.00, 0.50]\n"moves" = [0.00, 0.50]\n'
    assert text.startswith(
        "# Skewness, and the part of the games with the usual number: 1000 games of each ruleset, study seed 2026"
    )
