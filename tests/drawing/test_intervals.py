"""Estimates with their intervals, as they are drawn."""

from __future__ import annotations

import pytest
from matplotlib import pyplot

from gamelib.drawing.intervals import intervals


@pytest.fixture(autouse=True)
def closed() -> object:
    yield
    pyplot.close("all")


def test_every_estimate_has_its_bar_its_dot_and_its_words() -> None:
    ax = intervals({"row A": (0.1, 0.2, 0.3), "row B": (0.4, 0.5, 0.9)}, "A finding", "ten games", line=0.25)
    drawn = [tuple(map(tuple, line.get_xydata())) for line in ax.lines]
    assert ((0.1, 0.0), (0.3, 0.0)) in drawn
    assert ((0.5, 1.0),) in drawn
    said = [text.get_text() for text in ax.texts]
    assert {"row A", "row B", "20 %  (10 % to 30 %)", "50 %  (40 % to 90 %)", "ten games"} <= set(said)
    assert ax.get_title(loc="left") == "A finding"
    low, high = ax.get_xlim()
    assert low < 0.1
    assert high > 0.9


@pytest.mark.parametrize("estimate", [(5, 5, 5), (0, 0, 0), (-3, 1, 2)])
def test_any_numbers_can_be_drawn_and_said_as_one_likes(estimate: tuple[float, float, float]) -> None:
    ax = intervals({"turns": estimate}, "A finding", said="{:.1f}".format)
    assert f"{estimate[1]:.1f}  ({estimate[0]:.1f} to {estimate[2]:.1f})" in [text.get_text() for text in ax.texts]
    low, high = ax.get_xlim()
    assert low < estimate[0]
    assert high > estimate[2]


def test_nothing_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        intervals({}, "A finding")
