"""How the strong bot of SHARK thinks: as the magnate, who counts on what all placements of a round are likely to do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..core.moves import Move
from ..core.view import View
from ..players.thinking import Thinking
from .bots.magnate import NUMBERS, magnate_bot
from .bots.magnate import Magnate as Guide
from .rules import Rules

__all__ = ["NUMBERS", "Guide", "nothing_else", "thinking"]


def thinking(rules: Rules) -> Thinking:
    """The magnate guides, and nothing else is looked at: it has weighed every trade and placement over all rolls."""
    return Thinking(guide=magnate_bot, candidates=nothing_else)


def nothing_else(view: View, most: int, rng: Random) -> Sequence[Move]:
    """No move beside the guide's."""
    return ()
