"""Plays games on request, one line of JSON in and one out, so that two checkouts can be measured in turn.

It is run as a program with another checkout first on its path, and so uses nothing but names that every checkout offers.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import gamelib


def at_random(game: Any, seed: int) -> tuple[int, Any]:
    """A game at random: how many steps it took, and the last state."""
    rng, state, steps = Random(seed), game.start(), 0
    while (actor := state.actor) is not None:
        state = state.play(state.chance(rng) if actor == gamelib.CHANCE else rng.choice(state.moves()))
        steps += 1
    return steps, state


def by_bots(game: Any, seed: int) -> tuple[int, Any]:
    """A game of the sensible bot; where none is called that, of the first that is not the random one."""
    name = "sensible" if "sensible" in game.BOTS else next(name for name in game.BOTS if name != "random")
    record = gamelib.playout(game.State.ruleset, bots=name, seed=seed)
    return len(record.moves), record.final()


KINDS: dict[str, Callable[[Any, int], tuple[int, Any]]] = {"random": at_random, "bots": by_bots}


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """Play the games that are asked for: the processor time they took, their steps, and a mark of how they ended."""
    game, play, ends = gamelib.ruleset(asked["ruleset"]), KINDS[asked["kind"]], hashlib.sha256()
    began, played = process_time(), [play(game, seed) for seed in range(asked["seed"], asked["seed"] + asked["games"])]
    took = process_time() - began
    for steps, state in played:
        ends.update(f"{steps} {state.outcome.scores}\n".encode())
    return {"seconds": took, "steps": sum(steps for steps, _ in played), "ends": ends.hexdigest()[:16]}


def main() -> None:
    """Answer every line until there are no more."""
    out = sys.stdout
    for line in sys.stdin:
        try:
            told = answer(json.loads(line))
        except Exception as error:
            told = {"error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(told) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
