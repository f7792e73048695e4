"""Estimates and tests give what their worked examples say, at and beside every limit."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from .worked import CASES, plain

KEPT = tomllib.loads(Path(__file__).with_name("worked.toml").read_text(encoding="utf-8"))


def test_every_example_is_kept_and_asked() -> None:
    assert list(KEPT) == list(CASES), "write worked.toml with: python -m tests.lab.worked"


@pytest.mark.parametrize("name", CASES)
def test_an_example_comes_out_as_it_did(name: str) -> None:
    now, then = plain(CASES[name]()), KEPT.get(name, [])
    assert [one if isinstance(one, str | list) else pytest.approx(one, rel=1e-8, abs=1e-12) for one in then] == now, (
        "if the formula was meant to change: python -m tests.lab.worked"
    )
