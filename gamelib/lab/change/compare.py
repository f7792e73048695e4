"""Two rules, or two bots, on the same seeds: what differs, pair by pair, on one page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.rules import Rules
from ...core.rulesets import ruleset
from ...core.text import written
from ..errors import LabError
from ..estimate.intervals import Estimate, difference, mean
from ..play.results import Results, of_setup
from ..play.setup import Bots, Setup
from ..play.workers import Where
from ..report.drawing import forest
from ..report.report import Report, few, say
from .measures import DETAILED, MEASURES, Measure, measure_of, named, unit_of

if TYPE_CHECKING:
    from pandas import DataFrame

Side = Rules | Mapping[str, Any] | str | Sequence[Any] | Setup | Results
"""Rules, some fields of them, bots, or a whole set-up or its results."""


def compare(
    name: str,
    before: Side,
    after: Side,
    *,
    rules: Rules | None = None,
    bots: Bots = None,
    games: int = 500,
    seed: int = 0,
    measures: Sequence[str | Measure] = (*MEASURES, *DETAILED),
    executor: Where = None,
) -> Report:
    """The difference that ``after`` makes to ``before``, for each measure, over games that share their seeds.

    Either side is rules, a mapping of fields, or bots; what a side does not say is taken from ``rules`` and ``bots``.
    A measure that not every game has, such as a Gini index of scores below zero, is left out, and the report says so.
    """
    common: dict[str, Any] = {"rules": rules, "bots": bots, "games": games, "seed": seed, "details": True}
    asked = [_asked(name, side, common) for side in (before, after)]
    sides = [side if isinstance(side, Results) else of_setup(side, executor, False) for side in asked]
    known = [one for one in measures if not isinstance(one, str) or one not in DETAILED or _has(one, sides)]
    if not known:
        raise LabError(f"There is nothing to compare: not every game has {', '.join(map(named, measures)) or 'a measure'}.")
    return _report(sides[0], sides[1], known, [named(one) for one in measures if one not in known])


def changed_rules(name: str, rules: Rules | None, fields: Mapping[str, Any]) -> Rules:
    """Rules with some fields changed; one sentence if there is no such field or the value cannot be."""
    kind = ruleset(name).Rules
    base = {} if rules is None else rules.differing()
    made: Rules = kind.of(**{**base, **fields})
    return made


def tables(setups: Sequence[Setup], executor: Where = None) -> list[DataFrame]:
    """The tables of several set-ups, one after the other."""
    return [of_setup(setup, executor, False).table for setup in setups]


def paired(after: DataFrame, before: DataFrame, measure: Measure) -> Estimate:
    """The difference of a measure over the games that both tables have."""
    one, other = in_both(after, before)
    return difference(measure(one), measure(other))


def in_both(after: DataFrame, before: DataFrame) -> tuple[DataFrame, DataFrame]:
    """The games that both tables have."""
    both = set(after["game"]) & set(before["game"])
    return after[after["game"].isin(both)], before[before["game"].isin(both)]


def _asked(name: str, side: Side, common: Mapping[str, Any]) -> Setup | Results:
    """What is to be played for a side, unless it has been; a mistake in either is found before anything is played."""
    if isinstance(side, Setup | Results):
        return side
    said = dict(common)
    if isinstance(side, Rules):
        said["rules"] = side
    elif isinstance(side, Mapping):
        said["rules"] = changed_rules(name, said["rules"], side)
    else:
        said["bots"] = side
    return Setup.of(name, **said)


def _has(measure: str, sides: Sequence[Results]) -> bool:
    column = measure.replace(" ", "_")
    return all(column in side.table and side.table[column].notna().all() for side in sides)


def _report(before: Results, after: Results, measures: Sequence[str | Measure], missing: Sequence[str]) -> Report:
    from pandas import DataFrame

    rows: list[dict[str, Any]] = []
    for one in measures:
        new, old = map(measure_of(one), in_both(after.table, before.table))
        was, now, gap = mean(old), mean(new), difference(new, old)
        row: dict[str, Any] = {"what": named(one), "before": was.value, "after": now.value}
        rows.append(row | {"value": gap.value, "low": gap.low, "high": gap.high, "n": gap.n, "clear": gap.clear})
    table = DataFrame(rows)
    clear = [row["what"] for row in rows if row["clear"]]
    even = say("findings", few(len(before.table), "compare-even"))
    finding = say("findings", "compare-clear", what=", ".join(clear)) if clear else even
    units, source = [unit_of(one).change() for one in measures], below(before.setup, len(before.table))
    means = " ".join([said(before, after), *([say("means", "compare-missing", what=", ".join(missing))] if missing else [])])
    return Report("compare", finding, table, source, scaled, means, units)


def below(setup: Setup, n: int) -> str:
    """How many games from which seed, with common random numbers."""
    return say("lab", "paired", games=n, seed=setup.seed)


def said(before: Results, after: Results) -> str:
    """What the two sides are."""
    return say("means", "compare", before=side_text(before.setup), after=side_text(after.setup))


def side_text(setup: Setup) -> str:
    """A side in a few words."""
    rules = ", ".join(f"{name} = {written(value)}" for name, value in setup.rules.differing().items())
    return f"{setup.ruleset}, {rules or say('lab', 'rules-none')}; {', '.join(setup.names())}"


def scaled(ax: Any, table: DataFrame) -> None:
    """Differences as parts of what was before, so that all measures fit on one axis."""
    base = table["before"].abs().where(table["before"].abs() > 0, 1.0)
    parts = table[["what"]].assign(value=table["value"] / base, low=table["low"] / base, high=table["high"] / base)
    forest(0.0, True)(ax, parts)
