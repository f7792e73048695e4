"""Every test that asks for ``name`` runs once for each ruleset; ``--ruleset PATH`` runs it for one from outside instead."""

from __future__ import annotations

import pytest

import gamelib


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        path = metafunc.config.getoption("--ruleset", None)
        metafunc.parametrize("name", gamelib.RULESETS if path is None else (gamelib.ruleset(path).State.ruleset,))
