"""Every number of the rules one step down and up, on the same seeds: which of them a measure answers to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ...core.errors import RulesError
from ...core.rules import Rules
from ..play.setup import Bots
from ..play.workers import Where
from ..report.report import Report, few, say, who
from .lineups import lineups, side_by_side
from .measures import named, unit_of
from .pairs import Asked, Fields, below, changed_rules, cleared, ends, paired, setups, short, tables
from .tornado import in_words, tornado

if TYPE_CHECKING:
    from pandas import DataFrame

LIMITS = ("turn_limit",)
"""Where games are cut is no rule of the game: turned, it would show nothing but itself."""


def dials(
    name: str,
    measure: Asked = "turns",
    *,
    rules: Rules | None = None,
    bots: Bots | Sequence[Sequence[Any]] = None,
    games: int = 200,
    seed: int = 0,
    steps: int = 1,
    rotate: bool = False,
    executor: Where = None,
) -> Report:
    """Every number of the rules one step down and up, and what that does to a measure, on the same seeds.

    What is called clear holds for all steps together (Holm). ``bots`` may be a list of line-ups.
    """
    more: dict[str, Any] = {"rules": rules, "games": games, "seed": seed, "steps": steps, "rotate": rotate}
    if several := lineups(bots):
        return side_by_side(lambda one: dials(name, measure, bots=one, executor=executor, **more), several)
    base = changed_rules(name, rules, {})
    fixed = () if bots is None or isinstance(bots, str) or callable(bots) else ("players",)  # a bot a seat fixes their number
    stepped = [one for one in _steps(base, steps) if one[0] not in (*fixed, *LIMITS)]
    turned = [(field, way, made) for field, way, value in stepped if (made := _possible(name, rules, {field: value}))]
    common = {"bots": bots, "games": games, "seed": seed, "rotate": rotate}
    wanted = setups(name, [base, *(made for _, _, made in turned)], (measure,), common)
    printed, *played = tables(wanted, (measure,), executor)
    found = [paired(table, printed, measure, name) for table in played]
    rows = []
    for (field, way, made), (gap, _) in zip(turned, found, strict=True):
        row = {"what": field, "way": way, "to": short(getattr(made, field)), "clause": base.dials()[field]["clause"]}
        rows.append(row | ends(gap))
    rows = cleared(rows, [p for _, p in found])
    needs = {f"{in_words(field)} {way}": gap.needs for (field, way, _), (gap, _) in zip(turned, found, strict=True)}
    table, shows = (
        _widest_first(rows),
        {f"{row['what']} {row['way']}": 1 if row["value"] > 0 else -1 for row in rows if row["clear"]},
    )
    return Report(
        "dials",
        _finding(table, named(measure), games),
        table,
        below(wanted[0], games, [printed, *played], needs),
        tornado,
        say("means", "dials", measure=named(measure)),
        [unit_of(measure).change()] * len(table),
        who(wanted[0]),
        shows,
    )


def _finding(table: DataFrame, measure: str, games: int) -> str:
    clear = [in_words(one) for one in dict.fromkeys(table["what"][table["clear"].astype(bool)])] if len(table) else []
    key = "dials" if len(clear) == 1 else "dials-several" if clear else few(games, "dials-even")
    return say("findings", key, measure=measure, field=clear[0] if clear else "", fields=", ".join(clear))


def _steps(rules: Rules, steps: int) -> Iterator[tuple[str, str, Any]]:
    """Every number one step down and up; of a table of numbers, all of them together."""
    for field, facts in rules.dials().items():
        now, step = getattr(rules, field), facts["step"] * steps
        for way, change in (("down", -step), ("up", step)):
            if facts["kind"] == "number":
                yield field, way, now + change
            elif facts["kind"] == "grid" and now:
                yield field, way, tuple(tuple(number + change for number in row) for row in now)


def _possible(name: str, rules: Rules | None, fields: Fields) -> Rules | None:
    """The changed rules, or None where they cannot be played: a step out of range is left out of the table."""
    try:
        return changed_rules(name, rules, fields)
    except RulesError:
        return None


def _widest_first(rows: Sequence[dict[str, Any]]) -> DataFrame:
    from pandas import DataFrame

    table = DataFrame(list(rows))
    reach = table.groupby("what")["value"].agg(lambda column: column.abs().max())
    order = table["what"].map(reach)
    return table.assign(reach=order).sort_values(["reach", "what", "way"], ascending=[False, True, True]).drop(columns="reach")
