"""Who was how near to winning where not the scores decide but who is first at the goal, by the ruleset's own standing."""

from __future__ import annotations

from typing import Any

from ...core.rulesets import part
from ..markup import Tongue
from ..table.moment import Moment

Standing = tuple[float, ...]
"""How the players stand, more being better."""
LEAST = 0.05
"""A lead of fewer turns is none to tell."""


def knows(now: Moment) -> Any:
    """The part of a ruleset that tells how the players stand."""
    return part(now.state.ruleset, "standing")


def is_race(now: Moment) -> bool:
    """Whether that tells who is in front, and not the scores: whoever is first at the goal wins."""
    return bool(getattr(knows(now), "DECIDES", False))


def stood(now: Moment) -> list[Standing]:
    """How the players stood at every place; by ``race`` where the ruleset has one, which is not made for bots."""
    standing = getattr(knows(now), "race", None) or knows(now).standing
    return [standing(state.rules, state.table) for state in now.game.states]


def passed(now: Moment, before: Standing, after: Standing, winner: int, tongue: Tongue) -> str:
    """Who was the nearest until then and by how many turns, and by how many the winner was afterwards.

    Nothing where the winner did not pass anybody, or where such a lead is no number to tell.
    """
    race, others = knows(now), [player for player in range(len(before)) if player != winner]
    rival, second = (max(others, key=standing.__getitem__) for standing in (before, after))
    led, leads = (before[rival] - before[winner]) / race.UNIT, (after[winner] - after[second]) / race.UNIT
    if led < LEAST or leads < LEAST or max(led, leads) >= race.FAR:
        return ""
    turns = {"before": f"{led:.1f}", "after": f"{leads:.1f}"}
    return tongue.ui("turning-race-passed", rival=rival, player=winner, **turns)
