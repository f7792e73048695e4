"""What a changed rule may replace, it may replace in every ruleset."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import gamelib

WRAPS_EVERYTHING = '''"""Same: everything as in the base, by functions of its own."""

from gamelib import {base} as base

BASE = "{base}"


def wrapped(function):
    def same(*values):
        yielded = function(*values)
        return yielded
    return same


engine = base.State.engine
for phase in base.State.engine.phases:
    checks = {{kind: wrapped(check) for kind, check in phase.objections.items()}}
    engine = engine.changed(phase.name, step=wrapped(phase.step), legal=wrapped(phase.legal), objections=checks)
'''


@pytest.mark.parametrize("base", gamelib.RULESETS)
def test_a_wrapper_that_changes_nothing_changes_nothing(toll: Callable[..., Path], base: str) -> None:
    game = gamelib.ruleset(toll(f"same_{base}", WRAPS_EVERYTHING.format(base=base), ""))
    mine, theirs = (gamelib.playout(name, bots="sensible", seed=4, limit=150) for name in (f"same_{base}", base))
    assert mine.moves == theirs.moves
    assert mine.text().split("moves:")[1] == theirs.text().split("moves:")[1]
    final = mine.final()
    assert final.position() == theirs.final().position()
    assert game.position(final.position(), final.rules) == final
    assert list(mine.story()) == list(theirs.story())
    assert final.svg() == theirs.final().svg()
    assert dict(game.rulebook) == dict(gamelib.ruleset(base).rulebook)
    refused = next(move for move in game.catalogue(final.rules) if not final.allows(move))
    assert final.refusal(refused) == theirs.final().refusal(refused)
