"""The exercises of SHARK, from reading a position to proving a small result."""

from __future__ import annotations

from ...core.exercise import Exercise
from .building import BEST, SAFE, SQUARES
from .designing import GENTLE
from .proving import FORMULA, LONGEST, STEEPEST
from .reading import BILL, FORBIDDEN, VALUE
from .rolls import ODDS
from .trading import SHOPPING, SURRENDER

__all__ = ["EXERCISES"]

EXERCISES: tuple[Exercise, ...] = (
    VALUE, BILL, FORBIDDEN, SQUARES, SHOPPING, SURRENDER, BEST, ODDS, STEEPEST, SAFE, LONGEST, GENTLE, FORMULA,
)  # fmt: skip
"""Those that ask for Python stand last, so that the others are numbered without a gap for those who write no code."""
