"""The exercises of Marco Polo, from reading a position to proving a small result."""

from __future__ import annotations

from ...core.exercise import Exercise
from .chances import AMBUSH, CONDUCT, ODDS
from .designing import ONE_NUMBER
from .moving import GIFT, HOME, ROADBLOCK, STOPS
from .proving import COLOURS, FEWEST
from .reading import CHANGE, FORBIDDEN

__all__ = ["EXERCISES"]

EXERCISES: tuple[Exercise, ...] = (
    FORBIDDEN, CHANGE, STOPS, HOME, GIFT, ROADBLOCK, ODDS, AMBUSH, CONDUCT, FEWEST, ONE_NUMBER, COLOURS,
)  # fmt: skip
"""Those that ask for Python stand last, so that the others are numbered without a gap for those who write no code."""
