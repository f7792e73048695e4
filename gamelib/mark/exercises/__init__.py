"""The exercises of MARK, from reading a position to proving a small result."""

from __future__ import annotations

from ...core.exercise import Exercise
from .reading import FEE, FORBIDDEN
from .rolls import LOST

__all__ = ["EXERCISES"]

EXERCISES: tuple[Exercise, ...] = (FEE, FORBIDDEN, LOST)
