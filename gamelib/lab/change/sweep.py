"""Many rules on the same seeds: sweeps over any fields, a tornado of every dial, and clauses switched off in turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from ...core.errors import RulesError
from ...core.rules import Rules
from ...core.rulesets import ruleset
from ...core.text import written
from ..errors import LabError
from ..estimate.intervals import mean
from ..play.setup import Bots, Setup
from ..play.workers import Where
from ..report.report import Report, few, say
from .compare import below, changed_rules, paired, tables
from .measures import Measure, measure_of, named, needs_details, unit_of
from .tornado import lines, tornado

if TYPE_CHECKING:
    from pandas import DataFrame

Fields = Mapping[str, Any]


def sweep(
    name: str,
    values: Mapping[str, Sequence[Any]] | Sequence[Fields],
    *,
    measures: Sequence[str | Measure] = ("turns", "margin", "first seat"),
    rules: Rules | None = None,
    bots: Bots = None,
    games: int = 300,
    seed: int = 0,
    executor: Where = None,
) -> Report:
    """Play every combination of these values (or every mapping of a list) on the same seeds.

    The table has a row for each combination and measure: its mean, and how it differs from the first combination.
    """
    points = list(_points(values))
    if not points:
        raise LabError("There is nothing to sweep: give at least one field with one value.")
    chosen = [changed_rules(name, rules, point) for point in points]
    found = _played(name, chosen, bots, games, seed, measures, executor)
    rows = [_row(point, table, found[0], one) for point, table in zip(points, found, strict=True) for one in measures]
    table = _frame(rows)
    units = [unit_of(one) for _ in points for one in measures]
    finding, source = _swept(table, measures[0], games), _below(name, chosen[0], bots, games, seed)
    return Report("sweep", finding, table, source, lines, say("means", "sweep"), units)


def dials(
    name: str,
    measure: str | Measure = "turns",
    *,
    rules: Rules | None = None,
    bots: Bots = None,
    games: int = 200,
    seed: int = 0,
    steps: int = 1,
    executor: Where = None,
) -> Report:
    """Every number of the rules one step down and up, and what that does to a measure, on the same seeds."""
    base = changed_rules(name, rules, {})
    fixed = () if bots is None or isinstance(bots, str) or callable(bots) else ("players",)  # a bot a seat fixes their number
    stepped = [one for one in _steps(base, steps) if one[0] not in fixed]
    turned = [(field, way, made) for field, way, value in stepped if (made := _possible(name, rules, {field: value}))]
    found = _played(name, [base, *(made for _, _, made in turned)], bots, games, seed, (measure,), executor)
    rows = []
    for (field, way, made), table in zip(turned, found[1:], strict=True):
        gap = paired(table, found[0], measure_of(measure))
        row = {"what": field, "way": way, "to": _short(getattr(made, field)), "clause": base.dials()[field]["clause"]}
        rows.append(row | {"value": gap.value, "low": gap.low, "high": gap.high, "n": gap.n, "clear": gap.clear})
    table = _widest_first(_frame(rows))
    finding = say("findings", "dials", measure=named(measure), field=table["what"].iloc[0])
    if not table["clear"].any():
        finding = say("findings", few(games, "dials-even"), measure=named(measure))
    source, means = _below(name, base, bots, games, seed), say("means", "dials", measure=named(measure))
    return Report("dials", finding, table, source, tornado, means, [unit_of(measure).change()] * len(table))


def ablate(
    name: str,
    measures: Sequence[str | Measure] = ("turns", "margin", "first seat", "shared", "finished"),
    *,
    rules: Rules | None = None,
    bots: Bots = None,
    games: int = 300,
    seed: int = 0,
    executor: Where = None,
) -> Report:
    """Each optional clause switched over in turn: options, other choices, and numbers that may be 0.

    The table says what changed and, in the words of the rulebook, what the clause is there for.
    """
    base = changed_rules(name, rules, {})
    turned = [(field, made) for field, value in _switched(base) if (made := _possible(name, rules, {field: value}))]
    found = _played(name, [base, *(made for _, made in turned)], bots, games, seed, measures, executor)
    book, rows = ruleset(name).rulebook, []
    for (field, made), table in zip(turned, found[1:], strict=True):
        clause, what = base.dials()[field]["clause"], f"{field} = {_short(getattr(made, field))}"
        for place, one in enumerate(measures):
            gap = paired(table, found[0], measure_of(one))
            row: dict[str, Any] = {"what": what, "measure": named(one), "value": gap.value, "low": gap.low, "high": gap.high}
            row |= {"n": gap.n, "clear": gap.clear, "clause": clause}
            rows.append(row | {"there for": "" if place else book[clause].sentence})
    table = _frame(rows)
    clear = list(dict.fromkeys(table["what"][table["clear"]])) if rows else []
    even = say("findings", few(games, "ablate-even"))
    finding = say("findings", "ablate", what=", ".join(clear)) if clear else even
    units = [unit_of(one).change() for _ in turned for one in measures]
    return Report("ablate", finding, table, _below(name, base, bots, games, seed), lines, say("means", "ablate"), units)


def _points(values: Mapping[str, Sequence[Any]] | Sequence[Fields]) -> Iterator[Fields]:
    if not isinstance(values, Mapping):
        yield from values
    elif values:
        yield from (dict(zip(values, point, strict=True)) for point in product(*values.values()))


def _played(
    name: str, rules: Sequence[Rules], bots: Bots, games: int, seed: int, measures: Sequence[str | Measure], executor: Where
) -> list[DataFrame]:
    details = needs_details(tuple(measures))
    for one in measures:
        measure_of(one)
    setups = [Setup.of(name, one, bots, games, seed, details=details) for one in rules]
    return tables(setups, executor)


def _row(point: Fields, table: DataFrame, first: DataFrame, measure: str | Measure) -> dict[str, Any]:
    found, gap = mean(measure_of(measure)(table)), paired(table, first, measure_of(measure))
    said = ", ".join(f"{field} = {_short(value)}" for field, value in point.items()) or say("lab", "rules-none")
    row: dict[str, Any] = {"what": said, "measure": named(measure), "value": found.value, "low": found.low, "high": found.high}
    return row | {"n": found.n, "difference": gap.value, "difference_low": gap.low, "difference_high": gap.high}


def _swept(table: DataFrame, measure: str | Measure, games: int) -> str:
    """Where the first measure is lowest and highest, if anything is shown to differ from the first combination."""
    found, unit = table[table["measure"] == named(measure)], unit_of(measure)
    places = unit.finest(zip(found["low"], found["high"], strict=True))
    told = [(unit.say(float(value), places), str(what)) for value, what in zip(found["value"], found["what"], strict=True)]
    if len(found) == 1 or found["value"].isna().all():
        return say("findings", "sweep-one", measure=named(measure), value=told[0][0], what=told[0][1])
    if not ((found["difference_low"] > 0) | (found["difference_high"] < 0)).any():
        return say("findings", few(games, "sweep-even"), measure=named(measure))
    (low, lowest), (high, highest) = told[int(found["value"].argmin())], told[int(found["value"].argmax())]
    return say("findings", "sweep", measure=named(measure), low=low, lowest=lowest, high=high, highest=highest)


def _steps(rules: Rules, steps: int) -> Iterator[tuple[str, str, Any]]:
    """Every number one step down and up; of a table of numbers, all of them together."""
    for field, facts in rules.dials().items():
        now, step = getattr(rules, field), facts["step"] * steps
        for way, change in (("down", -step), ("up", step)):
            if facts["kind"] == "number":
                yield field, way, now + change
            elif facts["kind"] == "grid" and now:
                yield field, way, tuple(tuple(number + change for number in row) for row in now)


def _switched(rules: Rules) -> Iterator[tuple[str, Any]]:
    for field, facts in rules.dials().items():
        now = getattr(rules, field)
        if facts["kind"] == "switch":
            yield field, not now
        elif facts["kind"] == "choice":
            yield from ((field, other) for other in facts["choices"] if other != now)
        elif facts["kind"] == "number" and facts["range"][0] == 0 and now:
            yield field, 0


def _possible(name: str, rules: Rules | None, fields: Fields) -> Rules | None:
    """The changed rules, or None where they cannot be played: a step out of range is left out of the table."""
    try:
        return changed_rules(name, rules, fields)
    except RulesError:
        return None


def _frame(rows: Sequence[Mapping[str, Any]]) -> DataFrame:
    from pandas import DataFrame

    return DataFrame(list(rows))


def _widest_first(table: DataFrame) -> DataFrame:
    reach = table.groupby("what")["value"].agg(lambda column: column.abs().max())
    order = table["what"].map(reach)
    return table.assign(reach=order).sort_values(["reach", "what", "way"], ascending=[False, True, True]).drop(columns="reach")


def _below(name: str, rules: Rules, bots: Bots, games: int, seed: int) -> str:
    return below(Setup.of(name, rules, bots, games, seed), games)


def _short(value: object) -> str:
    text = written(value)
    return text if len(text) <= 24 else text[:21] + "..."
