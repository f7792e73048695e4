"""The lab tells of made-up games what ``made_up.story`` has, to the letter: a case for each sentence it can say."""

from __future__ import annotations

from pathlib import Path

import pytest

from .made_up import CASES, told

STORY = Path(__file__).with_name("made_up.story").read_text(encoding="utf-8")
KEPT = dict(part.split("\n", 1) for part in f"\n{STORY}".split("\n=== ")[1:])


def test_every_case_is_kept() -> None:
    assert list(KEPT) == list(CASES), "write made_up.story with: python -m tests.lab.made_up"


@pytest.mark.parametrize("name", CASES)
def test_a_case_is_told_to_the_letter(name: str) -> None:
    """If the change is meant: ``python -m tests.lab.made_up`` tells the cases anew."""
    assert told(name).split("\n", 1)[1].rstrip("\n") == KEPT[name].rstrip("\n")
