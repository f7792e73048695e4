"""Plots show the numbers of the games, say what they find, and leave the reader's settings alone."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import matplotlib
import pytest

import gamelib
from gamelib.shark import analysis, plots

from .tables import at, shark

matplotlib.use("Agg")
from matplotlib import pyplot

RECORD = gamelib.playout("shark", bots=["trader", "holder", "random"], seed=3)
GAMES = [gamelib.playout("shark", shark.Rules(players=2, buildings=9), "random", seed=seed) for seed in range(6)]


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    pyplot.close("all")


def texts(ax: Any) -> str:
    return "\n".join(text.get_text() for text in ax.texts) + ax.get_title(loc="left")


DRAW = {
    "value_curves": lambda: plots.value_curves(RECORD),
    "wealth_curves": lambda: plots.wealth_curves(RECORD),
    "money_sources": lambda: plots.money_sources(RECORD),
    "value_fans": lambda: plots.value_fans(GAMES),
    "value_fans by rank": lambda: plots.value_fans(GAMES, by="rank"),
    "price_odds": lambda: plots.price_odds(at("roll", red="B2 B3", shares=("red 1", ""))),
}


@pytest.mark.parametrize("draw", DRAW.values(), ids=DRAW)
def test_every_plot_has_a_finding_and_names_its_source(draw: Any) -> None:
    before = dict(matplotlib.rcParams)
    ax = draw()
    ax.figure.canvas.draw()
    assert len(ax.get_title(loc="left")) > 10
    assert "{" not in texts(ax)
    assert any(word in texts(ax) for word in ("seed", "exact"))
    assert dict(matplotlib.rcParams) == before


def test_value_curves_end_where_the_game_does_and_mark_what_happened() -> None:
    ax = plots.value_curves(RECORD)
    final = RECORD.final().table
    for name, value in zip(("red", "blue", "green", "yellow"), final.values, strict=True):
        assert f"{name} at {value}" in texts(ax)
    crosses = sum(len(line.get_xdata()) for line in ax.lines if line.get_marker() == "X")
    diamonds = sum(len(line.get_xdata()) for line in ax.lines if line.get_marker() == "D")
    happened = [event.key for state in RECORD.states() for event in state.events]
    assert diamonds == happened.count("merge")
    assert 0 < crosses <= happened.count("removal")


def test_wealth_curves_tell_each_players_end() -> None:
    ax = plots.wealth_curves(RECORD)
    for name, score in zip(RECORD.names, RECORD.final().outcome.scores, strict=True):
        assert f"{name}: {score:,} FT" in texts(ax)


def test_sources_add_up_to_the_wealth() -> None:
    for player, parts in plots.sources(RECORD).items():
        assert parts["premium"] + parts["dividend"] + parts["gain"] - parts["losses"] == parts["wealth"]
        assert parts["wealth"] == RECORD.final().outcome.scores[int(player) - 1]


def test_value_bands_are_quantiles_of_the_games() -> None:
    bands = plots.value_bands(GAMES)
    ends = sorted(game.final().table.values[0] for game in GAMES)
    assert bands["red"][-1] == (ends[0], ends[1], ends[2], ends[4], ends[5])
    assert bands["red"][0] == (0,) * 5
    ranks = plots.value_bands(GAMES, by="rank")
    tops = sorted(max(game.final().table.values) for game in GAMES)
    assert ranks["1"][-1][2] == tops[2]
    assert all(low[2] >= high[2] for low, high in zip(ranks["1"], ranks["4"], strict=True))


def test_price_changes_are_exact_and_agree_with_the_analysis() -> None:
    state = at("roll", red="B2 B3", blue="J8", shares=("red 1", ""))
    for choice in ("even", "best"):
        odds = plots.price_changes(state, choice)
        expected = analysis.expected(state, choice)
        for company, chances in odds.items():
            assert sum(chances.values()) == 1
            mean = sum((change * chance for change, chance in chances.items()), Fraction(0))
            assert 1000 * mean == expected.prices[company]


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(ValueError, match="takes records or series of SHARK, not mark"):
        plots.value_curves(gamelib.playout("mark", seed=1, limit=5))
    with pytest.raises(ValueError, match="by company or by rank"):
        plots.value_fans(GAMES, by="weather")
    with pytest.raises(ValueError, match="no games"):
        plots.value_fans([])


def test_a_series_does_as_well_as_its_record() -> None:
    series = shark.series(RECORD)
    assert plots.sources(series) == plots.sources(RECORD)
    assert plots.value_bands([series]) == plots.value_bands([RECORD])
