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
    FORBIDDEN, CHANGE, STOPS, HOME, GIFT, ROADBLOCK, ODDS, AMBUSH, CONDUCT, COLOURS, FEWEST, ONE_NUMBER,
)  # fmt: skip
