"""Every ruleset says how its players stand: a number each at any time, and at the end the winner stands best."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

import gamelib
from gamelib.players.search import Estimate, standing_of

from .games import sample_states


def estimate(name: str) -> tuple[Estimate, float]:
    """How a ruleset says its players stand; one from outside need not say."""
    standing, ahead = standing_of(name)
    if standing is None and name not in gamelib.RULESETS:
        pytest.skip("there is no estimate of how the players stand")
    assert standing is not None
    return standing, ahead


def test_everybody_stands_somewhere(name: str) -> None:
    standing, ahead = estimate(name)
    assert ahead >= 0
    for state in sample_states(name):
        found = standing(state.rules, state.table)
        assert len(found) == state.rules.players
        assert all(isfinite(one) for one in found)


def test_a_guess_is_enough_to_tell(name: str) -> None:
    """The estimate can be made of what a bot believes, and never changes the table."""
    standing, _ = estimate(name)
    for number, state in enumerate(sample_states(name)[::7]):
        if state.actor is not None and state.actor >= 0:
            opened = state.seen_by(state.actor).guess(Random(number))
            before = hash(opened)
            assert standing(opened.rules, opened.table) == standing(opened.rules, opened.table)
            assert hash(opened) == before


def test_the_winner_stands_best(name: str) -> None:
    standing, _ = estimate(name)
    for seed in range(4):
        final = gamelib.playout(name, bots="sensible", seed=seed).final()
        found = standing(final.rules, final.table)
        assert all(found[winner] == max(found) for winner in final.outcome.winners)
