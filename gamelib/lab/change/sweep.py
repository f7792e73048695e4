"""Sweeps: every combination of some values on the same seeds, and which of them are lowest and highest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from ...core.rules import Rules
from ..errors import LabError
from ..estimate.intervals import mean
from ..estimate.verdicts import changed, level_with, told_apart
from ..play.setup import Bots
from ..play.workers import Where
from ..report.report import Report, few, say, who
from .lineups import lineups, side_by_side
from .measures import kind_of, measure_of, named, shape_of, unit_of
from .pairs import Asked, Fields, below, changed_rules, setups, short, tables
from .pairs import values as of_both
from .tornado import lines

if TYPE_CHECKING:
    from pandas import DataFrame


def sweep(
    name: str,
    values: Mapping[str, Sequence[Any]] | Sequence[Fields],
    *,
    measures: Sequence[Asked] = ("turns", "margin", "first seat"),
    rules: Rules | None = None,
    bots: Bots | Sequence[Sequence[Any]] = None,
    games: int = 300,
    seed: int = 0,
    rotate: bool = False,
    executor: Where = None,
) -> Report:
    """Play every combination of these values (or every mapping of a list) on the same seeds, and the printed rules too.

    Fields that belong together are swept together by a list of mappings. The table has a row for each combination and
    measure: its mean, how it differs from the printed rules (or from ``rules``), and how far it is above the lowest. The
    finding names the lowest and the highest together with all that cannot be told from them.
    """
    more: dict[str, Any] = {"measures": measures, "rules": rules, "games": games, "seed": seed, "rotate": rotate}
    if several := lineups(bots):
        return side_by_side(lambda one: sweep(name, values, bots=one, executor=executor, **more), several)
    points = list(_points(values))
    if not points or not measures:
        raise LabError("There is nothing to sweep: give at least one field with one value, and one measure.")
    base = changed_rules(name, rules, {})
    chosen = [changed_rules(name, rules, point) for point in points]
    common = {"bots": bots, "games": games, "seed": seed, "rotate": rotate}
    wanted = setups(name, [*dict.fromkeys([*chosen, base])], measures, common)
    played = dict(zip((one.rules for one in wanted), tables(wanted, measures, executor), strict=True))
    swept = _Swept(name, [played[one] for one in chosen], played[base], [_told(point) for point in points])
    rows = [row for one in measures for row in swept.rows(one)]
    order = [place + number * len(points) for place in range(len(points)) for number in range(len(measures))]
    table = _frame([rows[place] for place in order])
    units = [unit_of(one) for _ in points for one in measures]
    finding, shows = swept.finding(measures[0], games)
    finding = say("findings", "sweep-first", finding=finding, measures=len(measures)) if len(measures) > 1 else finding
    source = below(wanted[0], games, list(played.values()), swept.needs)
    return Report("sweep", finding, table, source, lines, say("means", "sweep"), units, who(wanted[0]), shows)


class _Swept:
    """The tables of a sweep, and what a measure says of them."""

    def __init__(self, name: str, played: Sequence[DataFrame], printed: DataFrame, told: Sequence[str]) -> None:
        self.name, self.played, self.printed, self.told = name, played, printed, told
        self.needs: dict[str, int] = {}

    def rows(self, measure: Asked) -> list[dict[str, Any]]:
        """A row for each combination."""
        levels = [self._level(table, measure) for table in self.played]
        lowest = min(range(len(levels)), key=lambda i: (levels[i].value != levels[i].value, levels[i].value))
        found = []
        for table, what, level in zip(self.played, self.told, levels, strict=True):
            row: dict[str, Any] = {"what": what, "measure": named(measure), "value": level.value, "low": level.low}
            row |= {"high": level.high, "n": level.n}
            self.needs[f"{what}, {named(measure)}"] = level.needs
            for column, other in (("difference", self.printed), ("above_lowest", self.played[lowest])):
                gap = self._changed(table, other, measure)[0]
                row |= {column: gap.value, f"{column}_low": gap.low, f"{column}_high": gap.high}
            found.append(row)
        return found

    def finding(self, measure: Asked, games: int) -> tuple[str, dict[str, int]]:
        """Where a measure is lowest and highest, each with what cannot be told from it, if anything differs clearly.

        Values under which no game has the measure are left out.
        """
        unit, levels = unit_of(measure), [self._level(table, measure) for table in self.played]
        places = unit.finest((one.low, one.high) for one in levels)
        ranked = sorted((i for i, one in enumerate(levels) if one.value == one.value), key=lambda i: levels[i].value)
        if len(ranked) < 2:
            at = ranked[0] if ranked else 0
            value = unit.say(levels[at].value, places)
            return say("findings", "sweep-one", measure=named(measure), value=value, what=self.told[at]), {}
        apart = self._apart(measure)
        if not apart:
            return say("findings", few(games, "sweep-even"), measure=named(measure)), {}
        groups = {end: self._level_with(place, apart, ranked) for end, place in (("low", ranked[0]), ("high", ranked[-1]))}
        ends = {end: self._end(group, unit.say(levels[group[0]].value, places)) for end, group in groups.items()}
        shows = {self.told[place]: way for way, end in ((-1, "low"), (1, "high")) for place in groups[end]}
        return say("findings", "sweep", measure=named(measure), **ends), shows

    def _level_with(self, place: int, apart: set[tuple[int, int]], known: Sequence[int]) -> list[int]:
        """A value, and behind it the others that have the measure and cannot be told from it."""
        return [place, *(one for one in level_with(place, apart, len(self.told)) if one != place and one in known)]

    def _end(self, group: Sequence[int], value: str) -> str:
        """The value at one end, and the others that cannot be told from it."""
        what, *others = (self.told[place] for place in group)
        key = "sweep-end-others" if others else "sweep-end"
        return say("findings", key, value=value, what=what, others="; ".join(others))

    def _apart(self, measure: Asked) -> set[tuple[int, int]]:
        take = measure_of(measure, self.name)
        kept = [table if measure == "finished" else table[table["finished"].astype(bool)] for table in self.played]
        both = set.intersection(*(set(table["game"]) for table in kept))
        columns = [take(table[table["game"].isin(both)]) for table in kept]
        return told_apart(columns, kind_of(measure, *columns))

    def _level(self, table: DataFrame, measure: Asked) -> Any:
        found = measure_of(measure, self.name)(table if measure == "finished" else table[table["finished"].astype(bool)])
        return mean(found, kind_of(measure, found), shape_of(measure, self.name))

    def _changed(self, table: DataFrame, other: DataFrame, measure: Asked) -> Any:
        new, old = of_both(table, other, measure, self.name)
        return changed(new, old, kind_of(measure, new, old))


def _points(fields: Mapping[str, Sequence[Any]] | Sequence[Fields]) -> Iterator[Fields]:
    if not isinstance(fields, Mapping):
        yield from fields
    elif fields:
        yield from (dict(zip(fields, point, strict=True)) for point in product(*fields.values()))


def _told(point: Fields) -> str:
    return ", ".join(f"{field} = {short(value)}" for field, value in point.items()) or say("lab", "rules-none")


def _frame(rows: Sequence[Mapping[str, Any]]) -> DataFrame:
    from pandas import DataFrame

    return DataFrame(list(rows))
