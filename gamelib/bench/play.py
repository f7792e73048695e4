"""Random play of our own rulesets, as anyone would write it with the public names."""

from __future__ import annotations

from random import Random
from typing import Any

from ..core.moves import CHANCE
from ..core.rulesets import RULESETS, ruleset
from .rounds import Contestant


def player(name: str) -> Contestant:
    """A ruleset with its default rules, played at random."""
    game = ruleset(name)
    opening = game.start(game.Rules())
    return Contestant(name, lambda rng: random_game(opening, rng))


def pace(name: str) -> float | None:
    """How many times as many steps as python-chess a ruleset is meant to make, if it says so."""
    if name not in RULESETS:
        return None
    meant: float | None = ruleset(name).State.engine.pace
    return meant


def random_game(state: Any, rng: Random) -> tuple[int, int]:
    """A whole game from its opening: list the moves, choose one, play it; answers all steps, and those that players decided."""
    steps = decisions = 0
    while (actor := state.actor) is not None:
        move = state.chance(rng) if actor == CHANCE else rng.choice(state.moves())
        state = state.play(move)
        steps += 1
        decisions += actor != CHANCE
    return steps, decisions
