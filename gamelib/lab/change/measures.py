"""Measures: one number of each game, so that games played from the same seeds can be compared pair by pair."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ..errors import LabError
from ..estimate.units import NUMBER, SHARE, Unit
from ..play.results import shares

if TYPE_CHECKING:
    from pandas import DataFrame

Measure = Callable[["DataFrame"], Any]
"""Takes the table of games and answers a number for each."""


def column(name: str) -> Measure:
    """A column of the table as it stands."""
    return lambda table: table[name].astype(float).to_numpy()


def first_seat(table: DataFrame) -> Any:
    """The share of the win that the player who begins gets."""
    import numpy as np

    players = sum(str(name).startswith("score_") for name in table.columns)
    pairs = zip(table["winners"], table["first"], strict=True)
    return np.asarray([shares(str(winners), players)[int(first) - 1] for winners, first in pairs])


def best_score(table: DataFrame) -> Any:
    """The score of the (first) winner; of a game without one, the highest."""
    import numpy as np

    scores = table.filter(regex=r"^score_").to_numpy(dtype=float)
    winners = [
        int(str(one).split("+")[0]) - 1 if one else int(row.argmax()) for one, row in zip(table["winners"], scores, strict=True)
    ]
    return np.asarray([row[winner] for row, winner in zip(scores, winners, strict=True)])


MEASURES: Mapping[str, Measure] = {
    "turns": column("turns"),
    "moves": column("moves"),
    "margin": column("margin"),
    "first seat": first_seat,
    "shared": column("shared"),
    "finished": column("finished"),
    "best score": best_score,
}
"""Measures that the plain table gives."""
DETAILED: Mapping[str, Measure] = {
    "lead changes": column("lead_changes"),
    "drama": column("drama"),
    "comeback": column("comeback"),
    "branching": column("branching"),
    "forced": column("forced"),
    "gini": column("gini"),
}
"""Measures that need the details of games."""


SHARES = ("first seat", "shared", "finished", "drama", "comeback", "forced")
"""Measures of which the mean is a share."""


def unit_of(measure: str | Measure) -> Unit:
    """How a measure is said: a share in per cent, anything else as a number."""
    return SHARE if measure in SHARES else NUMBER


def measure_of(name: str | Measure) -> Measure:
    """The measure of that name, or one's own function of the table."""
    if callable(name):
        return name
    known = {**MEASURES, **DETAILED}
    if name not in known:
        raise LabError(f"There is no measure '{str(name)[:60]}'; the measures are {', '.join(known)}.")
    return known[name]


def named(measure: str | Measure) -> str:
    """How a measure is called."""
    return measure if isinstance(measure, str) else getattr(measure, "__name__", "measure").replace("_", " ")


def needs_details(measures: tuple[str | Measure, ...]) -> bool:
    """Whether one of them reads what only detailed games have; one's own function may."""
    return any(callable(measure) or measure in DETAILED for measure in measures)
