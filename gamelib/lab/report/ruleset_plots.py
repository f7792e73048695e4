"""What only one ruleset can show: the plots of many games in its own module ``plots``, named there by ``MANY``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...core.record import Record
from ...core.rulesets import part
from ...players.playout import playout
from ..play.results import Results
from .page import drawn


def own_plots(results: Results, sample: int) -> list[tuple[str, str]]:
    """A title and an SVG drawing for each of the ruleset's plots of many games, from the first games of these results."""
    found = _plots(results.setup.ruleset)
    games = records(results, sample) if found else []
    return [(_title(draw), drawn(lambda draw=draw: draw(games))) for draw in found] if games else []


def records(results: Results, most: int) -> list[Record]:
    """The first games, played again from their seeds."""
    setup = results.setup
    found = results.table.head(most)
    return [_again(setup, int(game), int(seed)) for game, seed in zip(found["game"], found["seed"], strict=True)]


def _again(setup: Any, game: int, seed: int) -> Record:
    """The game without names and seed: those of many games would not fit below a plot, and the page tells them."""
    record = playout(setup.ruleset, setup.rules, setup.seats(game), seed, setup.limit)
    return replace(record, names=(), seed=None)


def _plots(name: str) -> Sequence[Callable[[Sequence[Record]], Any]]:
    return getattr(part(name, "plots"), "MANY", ())


def _title(draw: Callable[..., Any]) -> str:
    """The name of the plot as a title."""
    name: str = getattr(draw, "__name__", "plot")
    return name.replace("_", " ").capitalize()
