"""Positions that cannot be are refused with the sentences of a table, as often as ``tests/<ruleset>/faults.toml`` says."""

from __future__ import annotations

import tomllib

import pytest

import gamelib

from .faults import observed
from .places import own_tests


def test_faults_of_positions_are_told_as_the_table_has_them(name: str) -> None:
    """If the change is meant: ``python -m tests.conformance.faults <ruleset>`` prints the table anew."""
    path = own_tests(name) / "faults.toml"
    if name not in gamelib.RULESETS and not path.exists():
        pytest.skip("a ruleset from outside need not keep a table")
    assert path.exists(), f"write {path.name} with: python -m tests.conformance.faults {name}"
    assert observed(name) == tomllib.loads(path.read_text(encoding="utf-8"))
