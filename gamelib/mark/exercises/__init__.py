"""The exercises of MARK, from reading a position to proving a small result."""

from __future__ import annotations

from ...core.exercise import Exercise
from .designing import FLAT
from .moving import BEST_SALE, ENOUGH, WASTED
from .proving import ALL_MONEY, FEE_FORMULA, NO_SALE
from .reading import ACTIONS, FEE, FORBIDDEN
from .rolls import LOST, ODDS

__all__ = ["EXERCISES"]

EXERCISES: tuple[Exercise, ...] = (
    FEE, FORBIDDEN, ACTIONS, ENOUGH, BEST_SALE, WASTED, ODDS, ALL_MONEY, NO_SALE, FLAT, FEE_FORMULA, LOST,
)  # fmt: skip
"""Those that ask for Python stand last, so that the others are numbered without a gap for those who write no code."""
