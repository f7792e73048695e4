"""Designing: a set-up of one's own that must do what was asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...core.errors import RulesError
from ...core.exercise import Exercise, Fault, Unread
from ..rules import Rules
from .cutting import read_plots

WANTED = 4
"""So many plots must be roads before anybody plays."""


def _roads_at_once(task: Exercise, answer: Any) -> Fault | None:
    """Four plots that the rules accept and that expropriate enough at the set-up."""
    try:
        sites = answer.sites if isinstance(answer, Rules) else _sites(task, answer)
        rules = replace(task.state.rules, sites=sites)
    except TypeError:
        raise Unread("no-sites", found=type(answer).__name__) from None
    except RulesError as error:
        return Fault("bad-sites", {"why": error.sentence}, error.clause)
    start = task.game.start(rules)
    roads = start.table.roads.bit_count()
    return None if roads >= WANTED else Fault("few-roads", {"count": roads, "wanted": WANTED}, "city.expropriate", start)


def _sites(task: Exercise, answer: Any) -> tuple[tuple[int, ...], ...]:
    """Pairs of row and column; or plots by name, such as ``G1, A1, A7, G7``."""
    if isinstance(answer, str):
        squares = (task.state.rules.ground.square(plot) for plot in read_plots(task, answer))
        return tuple((row + 1, column + 1) for row, column in squares)
    return tuple(tuple(pair) for pair in answer)


HARD = Exercise(
    "city",
    "hard",
    "design",
    ("city.distributors", "city.expropriate", "city.access", "city.connected"),
    _roads_at_once,
    "F2, A1, B2, E1",
    (((1, 7), (1, 1), (7, 1), (7, 7)), ((2, 2), (1, 1), (6, 6), (4, 4)), ((2, 1), (1, 1), (1, 2), (5, 5)), ((1, 1), (2, 2))),
    field="places",
)
