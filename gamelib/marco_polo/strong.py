"""How the strong bot of Marco Polo thinks: as the voyager, who plans the race home several turns ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..core.moves import Move
from ..core.view import View
from ..players.thinking import Thinking
from .bots.numbers import NUMBERS
from .bots.voyager import Voyager as Guide
from .bots.voyager import voyager_bot
from .rules import Rules

__all__ = ["NUMBERS", "Guide", "nothing_else", "thinking"]


def thinking(rules: Rules) -> Thinking:
    """The voyager guides, and nothing else is looked at: a playout of a round says less than its plan."""
    return Thinking(guide=voyager_bot, candidates=nothing_else)


def nothing_else(view: View, most: int, rng: Random) -> Sequence[Move]:
    """No move beside the guide's."""
    return ()
