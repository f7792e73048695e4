"""How the strong bot thinks in the city game."""

from __future__ import annotations

from ...players.thinking import Thinking
from ..rules import Rules
from .guide import Guide
from .numbers import NUMBERS

__all__ = ["NUMBERS", "Guide", "thinking"]


def thinking(rules: Rules) -> Thinking:
    """The guide knows the numbers for so many players."""
    return Thinking(guide=Guide(), candidates=lambda view, most, rng: ())
