"""One number of a game of SHARK, for the lab: how much the companies' values move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from ..core.record import Record
from ..core.series import Series


def volatility(record: Record, curves: Series) -> float:
    """By how much a company's value changes from turn to turn, up or down, on average over companies and turns."""
    moved = [abs(new - old) for curve in curves.after_turns("value").values() for old, new in pairwise(curve.values())]
    return sum(moved) / len(moved) if moved else 0.0


def highest_value(record: Record, curves: Series) -> float:
    """The highest value that any company reached."""
    return float(max(max(values) for values in curves.curves["value"].values()))


MEASURES: Mapping[str, Callable[[Record, Series], float]] = {"volatility": volatility, "highest value": highest_value}
"""The measures by name."""
