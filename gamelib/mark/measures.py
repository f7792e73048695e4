"""One number of a game of MARK, for the lab: how fast the market fills, and when its rows close."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import nan

from ..core.record import Record
from ..core.series import Series


def fill_rate(record: Record, curves: Series) -> float:
    """Pieces sold for each turn."""
    return sum(filled[-1] for filled in curves.curves["rows"].values()) / max(curves.turns[-1], 1)


def first_row_closes(record: Record, curves: Series) -> float:
    """The turn in which the first market row is full; a game in which none is has no such number."""
    squares = record.rules.market_squares  # type: ignore[attr-defined]
    rows = curves.after_turns("rows").values()
    return float(min((turn for row in rows for turn, filled in row.items() if filled == squares), default=nan))


MEASURES: Mapping[str, Callable[[Record, Series], float]] = {"fill rate": fill_rate, "first row closes": first_row_closes}
"""The measures by name."""
