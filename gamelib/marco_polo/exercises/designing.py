"""Designing: one number of the rules to change, so that a merchant wins who otherwise would not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import RulesError
from ...core.exercise import Exercise, Fault, Unread
from ...core.judges import Game
from ..rules import Rules

ANNAS_MOVE = "go Venice"


def _one_number(task: Exercise, answer: Any) -> Fault | None:
    """One field that the rules accept, after which the move wins."""
    fields = answer.differing() if isinstance(answer, Rules) else answer
    if not isinstance(fields, Mapping):
        raise Unread("no-fields", found=type(answer).__name__)
    base = task.state.rules.differing()
    try:
        rules = Rules.of(**{**base, **{str(name): value for name, value in fields.items()}})
    except RulesError as error:
        return Fault("bad-rules", {"why": error.sentence}, error.clause)
    changed = [name for name, value in rules.differing().items() if base.get(name) != value]
    if len(changed) != 1:
        return Fault("how-many-changed", {"changed": len(changed)}, "marco_polo.goal")
    return _lacking(task, type(task.state)(rules, task.state.table).play(ANNAS_MOVE))


def _lacking(task: Exercise, home: Game) -> Fault | None:
    """What the engine says against the arrival, if it does."""
    if home.outcome is not None and home.outcome.winners == (0,):
        return None
    lacks = next(event for event in home.events if event.key.startswith(("lacks", "over")))
    return Fault("still-plays-on", {"lacks": lacks.sentence(task.record.names)}, lacks.clause)


ONE_NUMBER = Exercise(
    "marco_polo",
    "one-number",
    "design",
    ("marco_polo.goal", "marco_polo.goal-colours"),
    _one_number,
    {"most_of_colour": 3},
    ({"goal_for_two": 700}, {"least_of_colour": 3}, {"most_of_colour": 3, "least_of_colour": 0}, {"colours": 3}),
)
