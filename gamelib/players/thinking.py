"""How a strong bot thinks: what a ruleset may bring of its own in a part ``strong``, and what holds where it brings nothing.

A part ``strong`` has one function, ``thinking(rules)``, which answers a :class:`Thinking`. Whatever it leaves out is as in
every ruleset: the sensible bot guides all seats, chance picks which moves are looked at, and a playout is judged by the
ruleset's ``standing``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from random import Random
from typing import Any

from ..core.moves import Move
from ..core.rules import Rules
from ..core.rulesets import part, ruleset
from ..core.state import State
from ..core.view import View
from .bots import Bot, Fitted, bot_of, sensible_name

DOUBT = 1.0
"""By how many standard errors another move must do better than the guide's, so that luck alone seldom changes a decision."""

Estimate = Callable[[Any, Any], Sequence[float]]
Candidates = Callable[[View, int, Random], Sequence[Move]]
"""From a view, the most moves that can be told apart and a generator: the moves to look at, the most promising first."""
Worth = Callable[[State[Any, Any], int], float]
"""How well a state in which a playout stopped is for a player, ended or not; more is better."""


@dataclass(frozen=True)
class Thinking:
    """How a searching bot thinks under certain rules; None stands for what holds in every ruleset.

    ``guide`` plays the seat that thinks, in playouts and where nothing is clearly better; the others are thought to be
    ``sensible``. ``candidates`` names the moves worth a look beside the guide's. A playout stops after ``ahead`` rounds (0:
    where chance decides next; infinite: at the end of the game) and ``worth`` says what came of it. Another move is preferred
    to the guide's if it did better by ``doubt`` standard errors.
    """

    guide: Bot | None = None
    candidates: Candidates | None = None
    ahead: float | None = None
    worth: Worth | None = None
    doubt: float = DOUBT


@cache
def sensible(name: str) -> Bot:
    """The bot of a ruleset that plays as a sensible person might."""
    game = ruleset(name)
    return bot_of(game, sensible_name(game))


@cache
def standing_of(name: str) -> tuple[Estimate | None, float]:
    """A ruleset's estimate of how the players stand, more being better, and after how many rounds it judges a move well."""
    module = part(name, "standing")
    return (None, float("inf")) if module is None else (module.standing, module.AHEAD)


@lru_cache(maxsize=256)
def thinking(name: str, rules: Rules) -> Thinking:
    """What a ruleset's part ``strong`` says under these rules; a base's guide keeps to what the changed rule allows."""
    module = part(name, "strong")
    if module is None:
        return Thinking()
    own: Thinking = module.thinking(rules)
    changed = getattr(ruleset(name), "BASE", None) is not None and own.guide is not None
    return replace(own, guide=Fitted(own.guide)) if changed and own.guide is not None else own
