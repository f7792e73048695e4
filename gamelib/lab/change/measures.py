"""Measures: one number of each game, so that games played from the same seeds can be compared pair by pair."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from ...core.rulesets import ruleset
from ...core.words import words
from ..errors import LabError
from ..estimate.intervals import Kind
from ..estimate.shapes import Shape, shape
from ..estimate.units import NUMBER, SHARE, Unit
from ..play.simulate import shares

if TYPE_CHECKING:
    from pandas import DataFrame

    from ...core.record import Record
    from ...core.series import Series

Measure = Callable[["DataFrame"], Any]
"""Takes the table of games and returns a number for each."""
OfRecord = Callable[["Record", "Series"], float]
"""Takes the record of one game and its curves, and returns a number."""
SKILL = "skill"
"""How much of the win the sensible bot gets against beginners, in games of their own on the same seeds."""


def of_record(function: OfRecord) -> OfRecord:
    """Mark a function of a record and its curves as a measure, for ``compare``, ``sweep`` and ``dials``.

    >>> import gamelib
    >>> @gamelib.lab.of_record
    ... def bids(record, curves):
    ...     return sum(move.kind == "bid" for move in record.moves)
    """
    function.of_record = True  # type: ignore[attr-defined]
    return function


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
KINDS: Mapping[str, Kind] = {
    **dict.fromkeys(("first seat", "shared", "finished", "comeback", SKILL), "share"),
    **dict.fromkeys(("drama", "forced", "gini", "last change"), "part"),
    **dict.fromkeys(("branching", "fill rate", "volatility", "route length", "turns a leg"), "rate"),
}
"""What the values of a measure are, where they are not just numbers."""
SHARES = ("first seat", "shared", "finished", "drama", "comeback", "forced", SKILL)
"""Measures of which the mean is a share."""


def measures(name: str) -> DataFrame:
    """Every measure that can be asked for in a ruleset: its name, and what it says of a game."""
    from pandas import DataFrame

    texts = words("lab").texts["measures"]
    known = [*MEASURES, *DETAILED, SKILL]
    rows = [{"measure": one, "says": texts[one.replace(" ", "-")]} for one in known]
    rows += [{"measure": one, "says": texts[f"{name}-{one}".replace(" ", "-")]} for one in ruleset_measures(name)]
    return DataFrame(rows)


def ruleset_measures(name: str) -> Mapping[str, OfRecord]:
    """The measures that only one ruleset has, from its module ``measures``."""
    module = f"{ruleset(name).__name__}.measures"
    found: Mapping[str, OfRecord] = getattr(import_module(module), "MEASURES", {}) if find_spec(module) else {}
    return found


def unit_of(measure: str | Measure | OfRecord) -> Unit:
    """How a measure is said: a share in per cent, anything else as a number."""
    share = measure in SHARES if isinstance(measure, str) else getattr(measure, "kind", "") in ("share", "part")
    return SHARE if share else NUMBER


def kind_of(measure: str | Measure | OfRecord, *values: Any) -> Kind:
    """What the values of a measure are; one's own may say so by an attribute ``kind``, and else is looked at."""
    if isinstance(measure, str):
        return KINDS.get(measure, "number")
    told: Kind | None = getattr(measure, "kind", None)
    if told in ("number", "rate", "part", "share"):
        return told
    import numpy as np

    if not values:
        return "number"
    if all(bool(np.isin(one, (0, 1)).all()) for one in values):
        return "share"
    known = [np.asarray(one, dtype=float)[~np.isnan(np.asarray(one, dtype=float))] for one in values]
    return "number" if all(bool((one == one.round()).all()) for one in known) else "rate"


def shape_of(measure: str | Measure | OfRecord, game: str) -> Shape | None:
    """What is known beforehand of a measure of a ruleset; of one's own, nothing."""
    return shape(game, "measures", measure) if isinstance(measure, str) else None


def measure_of(name: str | Measure | OfRecord, game: str = "") -> Measure:
    """The measure of that name, or one's own function of the table or of a record."""
    if callable(name):
        measured: Measure = column(named(name)) if getattr(name, "of_record", False) else name  # type: ignore[assignment]
        return measured
    known = {**MEASURES, **DETAILED, SKILL: column(SKILL)}
    if game:
        known |= {one: column(one) for one in ruleset_measures(game)}
    if name not in known:
        raise LabError(f"There is no measure '{str(name)[:60]}'; the measures are {', '.join(known)}.")
    return known[name]


def named(measure: str | Measure | OfRecord) -> str:
    """How a measure is called."""
    return measure if isinstance(measure, str) else getattr(measure, "__name__", "measure").replace("_", " ")


def from_records(asked: Sequence[str | Measure | OfRecord], game: str) -> tuple[tuple[str, OfRecord], ...]:
    """Those of the measures that are taken from each record, by name."""
    known = ruleset_measures(game)
    own = {named(one): one for one in asked if getattr(one, "of_record", False)}
    own |= {one: known[one] for one in asked if isinstance(one, str) and one in known}
    return tuple(own.items())  # type: ignore[arg-type]


def needs_details(measures: Sequence[str | Measure | OfRecord]) -> bool:
    """Whether one of them reads what only detailed games have; one's own function of the table may."""
    own = [one for one in measures if callable(one) and not getattr(one, "of_record", False)]
    return bool(own) or any(isinstance(one, str) and one in DETAILED for one in measures)
