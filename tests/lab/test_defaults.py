"""What the lab does unless it is told otherwise: how many games, which seed, which measures."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from gamelib import lab

FEW = ("turns", "margin", "first seat")
SOME = (*FEW, "shared", "finished")
MANY = ("turns", "moves", *SOME[1:], "best score", "lead changes", "drama", "comeback", "branching", "forced", "gini")
DEFAULTS: dict[str, dict[str, Any]] = {
    "Beside": {"games": 1000, "seed": 0},
    "Setup": {
        "games": 1000, "seed": 0, "rotate": False, "details": False, "series": False, "limit": 100_000, "patience": 600.0,
        "on_failure": "stop", "measures": (),
    },
    "ablate": {"measures": SOME, "games": 300, "seed": 0, "rotate": False},
    "card": {"sample": 60},
    "compare": {"measures": MANY, "games": 500, "seed": 0, "rotate": False},
    "dials": {"measure": "turns", "games": 200, "seed": 0, "steps": 1, "rotate": False},
    "differences": {"games": 200, "seed": 0},
    "experiment": {"games": 1000, "seed": 0},
    "growing": {"measure": "turns", "games": 1000, "seed": 0, "rotate": False, "step": 10, "executor": 1},
    "ladder": {"budgets": (), "games": 100, "seed": 0},
    "restricted": {"games": 200, "seed": 0},
    "series": {"games": 100, "seed": 0},
    "simulate": {"games": 1000, "seed": 0, "rotate": False, "details": False},
    "sweep": {"measures": FEW, "games": 300, "seed": 0, "rotate": False},
    "versus": {"games": 200, "seed": 0},
}  # fmt: skip


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_study_that_says_nothing_is_this_one(name: str) -> None:
    given = inspect.signature(getattr(lab, name)).parameters
    defaults = {field: one.default for field, one in given.items() if one.default not in (one.empty, None)}
    assert {field: value for field, value in defaults.items() if field != "means"} == DEFAULTS[name]
