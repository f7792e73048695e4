"""The lab tells of some small studies what ``told.story`` has, to the letter: findings, numbers, small print and plots."""

from __future__ import annotations

from pathlib import Path

import pytest

from .told import CASES, told

STORY = Path(__file__).with_name("told.story").read_text(encoding="utf-8")
KEPT = dict(part.split("\n", 1) for part in f"\n{STORY}".split("\n=== ")[1:])


def test_every_study_is_kept() -> None:
    assert list(KEPT) == list(CASES), "write told.story with: python -m tests.lab.told"


@pytest.mark.parametrize("name", CASES)
def test_a_study_is_told_to_the_letter(name: str) -> None:
    """If the change is meant: ``python -m tests.lab.told`` tells the studies anew."""
    assert told(name).split("\n", 1)[1].rstrip("\n") == KEPT[name].rstrip("\n")
