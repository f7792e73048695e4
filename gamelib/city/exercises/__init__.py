"""The exercises of the city game, from reading a position to proving a small result."""

from __future__ import annotations

from ...core.exercise import Exercise
from .counting import ODDS, SCORE
from .cutting import CUTS, FIRST_BLOCK
from .designing import HARD
from .moving import BOTH, ENOUGH, SHORTEN
from .proving import LOWEST, ROUTE_FORMULA
from .reading import REFUSED, RESERVABLE, WHY_ROAD

__all__ = ["EXERCISES"]

EXERCISES: tuple[Exercise, ...] = (
    WHY_ROAD, REFUSED, RESERVABLE, CUTS, ENOUGH, BOTH, SHORTEN, ODDS, SCORE, LOWEST, HARD, FIRST_BLOCK, ROUTE_FORMULA,
)  # fmt: skip
"""Those that ask for Python stand last, so that the others are numbered without a gap for those who write no code."""
