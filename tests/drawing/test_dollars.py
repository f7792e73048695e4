"""A dollar in a name is a dollar: in a plot it starts no formula."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from matplotlib import pyplot

import gamelib
from gamelib.mark.plots import cash_curves
from gamelib.shark.plots import wealth_curves

HOSTILE = ("$\\frac{$", "a $x$ b", "$$")


@pytest.mark.parametrize(("name", "plot"), [("mark", cash_curves), ("shark", wealth_curves)])
def test_names_with_dollars_are_drawn_as_they_are(name: str, plot: object) -> None:
    record = replace(gamelib.playout(name, gamelib.ruleset(name).Rules(players=3), seed=1, limit=80), names=HOSTILE)
    ax = plot(record)  # type: ignore[operator]
    ax.figure.savefig(io.BytesIO(), format="png")
    shown = " ".join(text.get_text() for text in ax.texts)
    assert "a $x$ b" in shown
    assert not any(text.get_parse_math() for text in ax.texts)
    pyplot.close(ax.figure)
