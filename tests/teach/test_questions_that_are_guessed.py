"""A question that nothing on the page answers says so, names who is meant, and can be read without its story."""

from __future__ import annotations

import re

import pytest

from gamelib.teach.lesson import lesson
from tests.teach.taught import TAUGHT

GUESSED = {
    "city": ("auction", "auction-no-plot", "drawer-lost", "roads-unlimited"),
    "marco_polo": (),
    "mark": ("bank", "must-act", "double", "bid-full-yard"),
    "shark": ("bank-money", "settle-order", "loss-exempt", "end-value"),
}


@pytest.mark.parametrize("name", TAUGHT)
def test_what_can_only_be_guessed_says_so(name: str) -> None:
    asked = {scene.name: scene.question() for scene in lesson(name).scenes()}
    assert [scene for scene in GUESSED[name] if not asked[scene].startswith("Guess: ")] == []


@pytest.mark.parametrize("name", TAUGHT)
def test_a_question_names_whom_it_means_and_what_it_asks_for(name: str) -> None:
    asked = [scene.question() for scene in lesson(name).scenes()]
    assert [one for one in asked if re.search(r"\b(he|him|his)\b|one of them\b", one)] == []
