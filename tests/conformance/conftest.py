"""Every test that asks for ``name`` runs once for each ruleset."""

from __future__ import annotations

import pytest

import gamelib


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", gamelib.RULESETS)
