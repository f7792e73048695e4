"""Bots that misbehave, at the top of a module so that other processes find them."""

from __future__ import annotations

from random import Random
from typing import Any

import gamelib


def thrifty(view: Any, rng: Random) -> Any:
    return view.moves()[0]


def raising(view: Any, rng: Random) -> Any:
    if view.turn >= 5:
        raise ZeroDivisionError("no plan\nleft")
    return rng.choice(view.moves())


def cheating(view: Any, rng: Random) -> Any:
    return gamelib.ruleset("mark").parse("bid 999") if view.turn >= 3 else rng.choice(view.moves())


def nonsense(view: Any, rng: Random) -> Any:
    return None


def brooding(view: Any, rng: Random) -> Any:
    while view.turn >= 2:
        pass
    return rng.choice(view.moves())
