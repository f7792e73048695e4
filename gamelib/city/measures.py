"""One number of a city game, for the lab: how long the routes are, and how many stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import nan

from ..core.record import Record
from ..core.series import Series


def route_length(record: Record, curves: Series) -> float:
    """Road tiles of a route at the end, on average over the routes that stand; without one there is no such number."""
    lengths = [length for length in _at_end(curves) if length]
    return sum(lengths) / len(lengths) if lengths else nan


def routes(record: Record, curves: Series) -> float:
    """How many routes stand at the end."""
    return float(sum(length > 0 for length in _at_end(curves)))


def expropriated(record: Record, curves: Series) -> float:
    """Plots that were expropriated in the game."""
    return float(sum(curves.curves["expropriated"]["plots"]))


def _at_end(curves: Series) -> list[int]:
    return [values[-1] for values in curves.curves["routes"].values()]


MEASURES: Mapping[str, Callable[[Record, Series], float]] = {
    "route length": route_length,
    "routes": routes,
    "expropriated": expropriated,
}
"""The measures by name."""
