"""Games in which the first player asks for a hint at every decision and follows only some of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import gamelib
from gamelib.core.moves import CHANCE
from gamelib.players.hints import Hint, hint

SELDOM = 0.5
"""The part of the hints that is followed."""


def half_followed(name: str, seed: int, others: str = "sensible") -> Iterator[tuple[Any, Hint, list[Hint]]]:
    """Each decision of the first player among three, with its hint and those before it; what is not followed is any move."""
    state, rng, told = gamelib.ruleset(name).start(players=3), Random(seed), list[Hint]()
    bot = gamelib.ruleset(name).BOTS[others]
    while state.actor is not None:
        if state.actor == CHANCE:
            state = state.play(state.chance(rng))
        elif state.actor or len(state.moves()) == 1:
            state = state.play(bot(state.seen_by(state.actor), rng))
        else:
            view = state.seen_by(0)
            found = hint(view, rng, told)
            yield state, found, list(told)
            told.append(found)
            state = state.play(found.move if rng.random() < SELDOM else bot(view, rng))
