"""A move of the phase is refused for every reason that ``tests/<ruleset>/refusals.toml`` names, and for no other."""

from __future__ import annotations

import tomllib

import pytest

import gamelib

from .places import own_tests
from .refusals import observed


def test_refusals_give_every_reason_and_no_other(name: str) -> None:
    """If the change is meant: ``python -m tests.conformance.refusals <ruleset>`` prints the table anew."""
    path = own_tests(name) / "refusals.toml"
    if name not in gamelib.RULESETS and not path.exists():
        pytest.skip("a ruleset from outside need not keep a table")
    assert path.exists(), f"write {path.name} with: python -m tests.conformance.refusals {name}"
    assert observed(name) == tomllib.loads(path.read_text(encoding="utf-8"))
