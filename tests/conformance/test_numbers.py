"""Every number and option is what a table says that was held against the rulebook: ``tests/<ruleset>/numbers.toml``."""

from __future__ import annotations

import tomllib

import pytest

from gamelib.core.rulesets import home

from .numbers import table
from .places import own_tests


def test_every_number_of_the_rules_is_the_one_of_the_table(name: str) -> None:
    path = own_tests(name) / "numbers.toml"
    if home(name).base and not path.exists():
        pytest.skip("a changed rule need not keep a table of its own")
    assert path.exists(), f"write {path.name} with: python -m tests.conformance.numbers {name}"
    assert table(name) == tomllib.loads(path.read_text(encoding="utf-8"))
