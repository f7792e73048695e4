"""Boards on paper: no hue is needed to tell pieces apart, and no ground eats toner."""

from __future__ import annotations

from itertools import combinations

from gamelib.drawing import HUES
from gamelib.publish.black_and_white import PRINTS, style
from gamelib.publish.sheet import sheet

LIGHT = 0xC0


def test_every_hue_has_a_light_print_of_its_own() -> None:
    assert {HUES[name].fill for name in PRINTS} == {hue.fill for hue in HUES.values()}
    assert all(int(one.shade[1:3], 16) >= LIGHT for one in PRINTS.values())
    assert all(one != other for one, other in combinations(PRINTS.values(), 2))


def test_the_sheets_bring_it_along() -> None:
    assert style() in sheet("mark")
