"""Events say and rest on what ``tests/<ruleset>/witnessed.toml`` has, in numbers."""

from __future__ import annotations

import tomllib

import pytest

import gamelib

from .places import own_tests
from .witnessed import observed


def test_witnessed_numbers_of_events_are_those_of_the_table(name: str) -> None:
    """If the change is meant: ``python -m tests.conformance.witnessed <ruleset>`` prints the table anew."""
    path = own_tests(name) / "witnessed.toml"
    if name not in gamelib.RULESETS and not path.exists():
        pytest.skip("a ruleset from outside need not keep a table")
    assert path.exists(), f"write {path.name} with: python -m tests.conformance.witnessed {name}"
    assert observed(name) == tomllib.loads(path.read_text(encoding="utf-8"))
