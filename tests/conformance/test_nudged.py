"""Tables with something small changed are found wrong as often, and by the functions, that ``nudged.toml`` says."""

from __future__ import annotations

import tomllib

import pytest

import gamelib

from .nudged import observed
from .places import own_tests


def test_nudged_tables_are_found_wrong_as_the_table_has_it(name: str) -> None:
    """If the change is meant: ``python -m tests.conformance.nudged <ruleset>`` prints the table anew."""
    path = own_tests(name) / "nudged.toml"
    if name not in gamelib.RULESETS and not path.exists():
        pytest.skip("a ruleset from outside need not keep a table")
    assert path.exists(), f"write {path.name} with: python -m tests.conformance.nudged {name}"
    assert observed(name) == tomllib.loads(path.read_text(encoding="utf-8"))
