"""One number of a game of Marco Polo, for the lab: how long the legs of the journey take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import nan

from ..core.record import Record
from ..core.series import Series


def leg(record: Record, curves: Series) -> float:
    """A merchant's own turns for a leg of the journey, on average over finished legs; without one there is no such number."""
    from .plots.measures import leg_turns

    turns = [one for leg in leg_turns([record]).values() for one in leg]
    return sum(turns) / len(turns) if turns else nan


def legs(record: Record, curves: Series) -> float:
    """How many legs all merchants finished together."""
    from .plots.measures import leg_turns

    return float(sum(map(len, leg_turns([record]).values())))


MEASURES: Mapping[str, Callable[[Record, Series], float]] = {"turns a leg": leg, "legs": legs}
"""The measures by name."""
