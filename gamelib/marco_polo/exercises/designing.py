"""Designing: one number of the rules to change, so that a merchant wins who otherwise would not."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ...core.errors import RulesError
from ...core.exercise import Exercise, Fault, Unread
from ...core.judges import Game
from ..rules import Rules

ANNAS_MOVE = "go Venice"
_WRITTEN = re.compile(r"([a-z_]{1,40}) ?= ?([0-9]{1,6})")


def _one_number(task: Exercise, answer: Any) -> Fault | None:
    """One field that the rules accept, after which the move wins."""
    fields = answer.differing() if isinstance(answer, Rules) else _read(answer)
    if not isinstance(fields, Mapping):
        raise Unread("no-fields", found=type(answer).__name__)
    base = task.state.rules
    try:
        rules = Rules.of(**{"players": base.players, **{str(name): value for name, value in fields.items()}})
    except RulesError as error:
        if error.field not in Rules.dials():
            raise Unread("unknown-field", why=error.sentence) from None
        return Fault("bad-rules", {"why": error.sentence}, error.clause)
    fault = _not_one(base, rules)
    return fault or _lacking(task, type(task.state)(rules, task.state.table).play(ANNAS_MOVE))


def _read(answer: Any) -> Any:
    """A field and its value from text such as ``price = 25``; everything else as it is."""
    written = _WRITTEN.fullmatch(answer.strip()) if isinstance(answer, str) else None
    return {written[1]: int(written[2])} if written else answer


def _not_one(base: Rules, rules: Rules) -> Fault | None:
    """What is wrong with the fields that differ, if they are not just one that this table can be played with."""
    changed = [name for name in Rules.dials() if getattr(base, name) != getattr(rules, name)]
    if not changed:
        return Fault("nothing-changed", {}, "marco_polo.goal")
    if len(changed) > 1:
        return Fault("many-changed", {"fields": ", ".join(changed)}, "marco_polo.goal")
    return Fault("other-table", {"players": base.players}, "marco_polo.setup") if changed == ["players"] else None


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
    ({"goal_for_two": 700}, {"least_of_colour": 3}, {"most_of_colour": 3, "least_of_colour": 0}, {"players": 3}),
    field="rule",
    close_up="west",
)
