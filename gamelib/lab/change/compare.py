"""Two rules, or two bots, on the same seeds: what differs, pair by pair, on one page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ...core.rules import Rules
from ...core.rulesets import home, is_path, known_names, ruleset
from ...players.fingerprint import written_for
from ..errors import LabError
from ..estimate.intervals import LEAST, mean
from ..estimate.verdicts import changed
from ..play.results import Results, of_setup
from ..play.setup import Bots, Setup
from ..play.workers import Where
from ..report.drawing import forest
from ..report.report import Report, few, say, who
from .lineups import lineups, side_by_side
from .measures import DETAILED, MEASURES, SKILL, from_records, kind_of, measure_of, named, unit_of
from .pairs import Asked, below, changed_rules, cleared, ends, in_both, in_words, signs, values, with_skill

if TYPE_CHECKING:
    from pandas import DataFrame

Side = Rules | Mapping[str, Any] | str | Sequence[Any] | Setup | Results | ModuleType | PathLike[str]
"""Rules, some fields of them, bots, a whole set-up or its results; or another ruleset by name, path or itself."""


def compare(
    name: str,
    before: Side,
    after: Side,
    *,
    rules: Rules | None = None,
    bots: Bots | Sequence[Sequence[Any]] = None,
    games: int = 500,
    seed: int = 0,
    measures: Sequence[Asked] = (*MEASURES, *DETAILED),
    rotate: bool = False,
    executor: Where = None,
) -> Report:
    """The difference that ``after`` makes to ``before``, for each measure, over games that share their seeds.

    Either side is rules, a mapping of fields, bots, or a ruleset, such as a changed rule and its base; what a side does not
    say is taken from ``rules`` and ``bots``, which may be a list of line-ups: ``[["sensible"], ["random"]]`` asks with each. A
    measure that not every game has, such as a Gini index of scores below zero, is left out, and the report says so. What is
    called clear holds for all measures together (Holm).
    """
    more: dict[str, Any] = {"rules": rules, "games": games, "seed": seed, "measures": measures, "rotate": rotate}
    if several := lineups(bots):
        return side_by_side(lambda one: compare(name, before, after, bots=one, executor=executor, **more), several)
    for one in measures:
        measure_of(one, name)
    common = {"rules": rules, "bots": bots, "games": games, "seed": seed, "details": True, "rotate": rotate}
    common["measures"] = from_records(measures, name)
    asked = [_asked(name, side, common) for side in (before, after)]
    sides = [side if isinstance(side, Results) else of_setup(side, executor, False) for side in asked]
    known = [one for one in measures if one == SKILL or _has(one, sides)]
    if not known:
        raise LabError(f"There is nothing to compare: not every game has {', '.join(map(named, measures)) or 'a measure'}.")
    tables = [with_skill(one.table, one.setup, executor) if SKILL in known else one.table for one in sides]
    return _report(sides[0], sides[1], tables, known, [named(one) for one in measures if one not in known])


def _asked(name: str, side: Side, common: Mapping[str, Any]) -> Setup | Results:
    """What is to be played for a side, unless it has been; a mistake in either is found before anything is played."""
    if isinstance(side, Setup | Results):
        return side
    said = dict(common)
    if isinstance(side, ModuleType | PathLike) or (isinstance(side, str) and _is_ruleset(side)):
        game = side if isinstance(side, ModuleType) else ruleset(side)
        said["rules"] = game.Rules.of(**(said["rules"].differing() if said["rules"] else {}))
        return Setup.of(game.State.ruleset, **said)
    if isinstance(side, Rules):
        said["rules"] = side
    elif isinstance(side, Mapping):
        said["rules"] = changed_rules(name, said["rules"], side)
    else:
        said["bots"] = side
    return Setup.of(name, **said)


def _is_ruleset(text: str) -> bool:
    return is_path(text) or text in known_names()


def _has(measure: Asked, sides: Sequence[Results]) -> bool:
    """Whether every game of both sides has this measure; one's own function of the table is taken at its word."""
    known = isinstance(measure, str) and measure in DETAILED
    if not known and isinstance(measure, str) and measure in MEASURES:
        return True
    if callable(measure) and not getattr(measure, "of_record", False):
        return True
    column = named(measure).replace(" ", "_") if known else named(measure)
    return all(column in side.table and side.table[column].notna().all() for side in sides)


def _report(
    before: Results, after: Results, tables: Sequence[DataFrame], measures: Sequence[Asked], missing: Sequence[str]
) -> Report:
    from pandas import DataFrame

    rows: list[dict[str, Any]] = []
    chances, needs, alike = [], {}, True
    for one in measures:
        new, old = values(tables[1], tables[0], one, before.setup.ruleset)
        kind = kind_of(one, new, old)
        gap, p = changed(new, old, kind)
        chances.append(p)
        alike &= not (abs(new - old) > 0).any()
        needs[named(one)] = gap.needs
        levels = {"before": mean(old, kind).value, "after": mean(new, kind).value}
        rows.append({"what": named(one), **levels, **ends(gap)})
    rows = cleared(rows, chances)
    clear, n = signs(rows), len(in_both(tables[1], tables[0])[0])
    finding = (
        say("findings", "compare-clear", what=", ".join(clear)) if clear else _nothing(before.setup, after.setup, alike, n)
    )
    units, players = [unit_of(one).change() for one in measures], _players(before.setup, after.setup)
    source = below(before.setup, n, tables, needs, players)
    parts = [said(before, after), *([say("means", "compare-missing", what=", ".join(missing))] if missing else [])]
    return Report("compare", finding, DataFrame(rows), source, scaled, " ".join(parts), units, players, clear)


def _nothing(before: Setup, after: Setup, alike: bool, n: int) -> str:
    """Why nothing is clear: the sides are the same, or no game differs, or too little does."""
    if (before.ruleset, before.rules, before.bots) == (after.ruleset, after.rules, after.bots):
        return say("findings", "compare-same")
    if n >= LEAST and alike:
        return say("findings", "compare-alike", pairs=n)
    return say("findings", few(n, "compare-even"))


def _players(before: Setup, after: Setup) -> str:
    """Who played; both sides where they are not the same."""
    if before.names() == after.names() and before.rotate == after.rotate:
        return who(after if home(after.ruleset).base else before)
    return say("lab", "both-bots", before=who(before), after=who(after))


def said(before: Results, after: Results) -> str:
    """What the two sides are."""
    return say("means", "compare", before=side_text(before.setup), after=side_text(after.setup))


def side_text(setup: Setup) -> str:
    """A side in a few words."""
    told = f"{setup.ruleset}, {in_words(setup.rules)}; {', '.join(setup.names())}"
    base = written_for(setup.ruleset, setup.names())
    return f"{told} ({say('lab', 'base-bots', base=base)})" if base else told


def scaled(ax: Any, table: DataFrame) -> None:
    """Differences as parts of what was before, so that all measures fit on one axis.

    A part of something small or negative says nothing: a measure smaller than its interval is wide is not drawn, unless
    all are.
    """
    large = table[table["before"] > (table["high"] - table["low"]).fillna(0.0)]
    drawn = large if len(large) else table
    base = drawn["before"].abs().where(drawn["before"].abs() > 0, 1.0)
    parts = drawn[["what"]].assign(value=drawn["value"] / base, low=drawn["low"] / base, high=drawn["high"] / base)
    forest(0.0, True)(ax, parts)
