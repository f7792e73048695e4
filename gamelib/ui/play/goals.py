"""What a player plays for, a sentence each, and below it how far one has come as a bar of as many parts as it takes."""

from __future__ import annotations

from typing import NamedTuple

from ...core.moves import CHANCE
from ...core.rulesets import part
from ...drawing import escaped
from ..markup import Tongue, element
from ..table.game import AnyState
from ..table.moment import Moment
from ..table.sight import OPEN

MOST_PARTS = 16
"""A bar of more parts than this is drawn in one piece."""


class Goal(NamedTuple):
    """A sentence, and how much there is of how much; of nothing where it is not counted."""

    sentence: str
    have: int = 0
    whole: int = 0


def of_decider(now: Moment, tongue: Tongue) -> list[Goal]:
    """What whoever decides still needs and holds, where the ruleset tells it and these eyes may know it."""
    actor = now.state.actor
    if actor is None or actor == CHANCE or now.covered or now.eyes not in (OPEN, actor):
        return []
    return of_player(now.state, actor, tongue)


def of_player(state: AnyState, player: int, tongue: Tongue) -> list[Goal]:
    """What a player still needs and holds, where the ruleset tells it; it is for that player alone."""
    module = part(state.ruleset, "needs")
    if module is None:
        return []
    seen, words, counted = state.seen_by(player), tongue.of(state.ruleset), getattr(module, "COUNTED", {})
    goals = []
    for key, values in module.needs(seen.rules, seen.table, player):
        have, whole = (values[name] for name in counted[key]) if key in counted else (0, 0)
        goals.append(Goal(words.say("needs", key, values, tongue.names), have, whole))
    return goals


def listed(goals: list[Goal]) -> str:
    """The goals below one another; nothing where there are none."""
    return element("ul", map(_line, goals), class_="needs") if goals else ""


def _line(goal: Goal) -> str:
    bar = _bar(goal.have, goal.whole) if goal.whole > 0 else ""
    return element("li", escaped(goal.sentence) + bar)


def _bar(have: int, whole: int) -> str:
    """How much of it is there, for the eye: the sentence says it in figures."""
    share, pieces = min(max(have / whole, 0), 1), whole if whole <= MOST_PARTS else 1
    return element("span", "", class_="so-far", style=f"--have:{share:.3f};--parts:{pieces}", aria_hidden="true")
