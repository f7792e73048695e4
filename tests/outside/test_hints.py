"""Hints at tables of rulesets from outside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import gamelib
from gamelib.core.rulesets import part
from gamelib.players.hints import advised, reason
from tests.outside.conftest import EXAMPLES


def decided(path: Path) -> Any:
    """The first decision of a player."""
    state = gamelib.ruleset(str(path)).start(players=2)
    while state.actor is not None and state.actor < 0:
        state = state.play(state.moves()[0])
    return state


def test_a_ruleset_without_a_strong_part_is_advised_by_its_sensible_bot() -> None:
    state = decided(EXAMPLES / "market_nim")
    view = state.seen_by(state.actor)
    assert part(state.ruleset, "strong") is None
    assert advised(view, Random(2)) in state.moves()
    assert reason(view, state.moves()[0]) == ("stands-best", {})


def test_a_changed_rule_is_advised_as_strongly_as_its_base(toll: Callable[..., Path]) -> None:
    state = decided(toll())
    view = state.seen_by(state.actor)
    assert part(state.ruleset, "strong") is not None
    assert advised(view, Random(2)) in state.moves()
