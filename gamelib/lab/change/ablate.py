"""Optional clauses switched over in turn, each with all of its numbers, to see what it is there for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.errors import RulesError
from ...core.rules import Rules
from ...core.rulesets import ruleset
from ..play.setup import Bots
from ..play.workers import Where
from ..report.report import Report, few, say, who
from .dials import LIMITS
from .lineups import lineups, side_by_side
from .measures import named, unit_of
from .pairs import Asked, Fields, below, changed_rules, cleared, ends, paired, setups, short, tables
from .tornado import lines

Switch = tuple[str, Fields, Rules]
"""A clause, the fields that are changed together, and the rules that makes."""


def ablate(
    name: str,
    measures: Sequence[Asked] = ("turns", "margin", "first seat", "shared", "finished"),
    *,
    rules: Rules | None = None,
    bots: Bots | Sequence[Sequence[Any]] = None,
    games: int = 300,
    seed: int = 0,
    rotate: bool = False,
    executor: Where = None,
) -> Report:
    """Each optional clause switched over in turn: options, other choices, and all numbers of a clause that may be 0 at once.

    The table says what changed and, in the words of the rulebook, what the clause is there for. A clause that cannot be
    switched off alone is named below it. What is called clear holds for the whole table together (Holm).
    """
    more: dict[str, Any] = {"rules": rules, "games": games, "seed": seed, "rotate": rotate}
    if several := lineups(bots):
        return side_by_side(lambda one: ablate(name, measures, bots=one, executor=executor, **more), several)
    base = changed_rules(name, rules, {})
    turned, refused = _switches(name, rules, base)
    common = {"bots": bots, "games": games, "seed": seed, "rotate": rotate}
    wanted = setups(name, [base, *(made for _, _, made in turned)], measures, common)
    printed, *played = tables(wanted, measures, executor)
    needs: dict[str, int] = {}
    book, rows, chances = ruleset(name).rulebook, [], []
    for (clause, fields, made), table in zip(turned, played, strict=True):
        what = ", ".join(f"{field} = {short(getattr(made, field))}" for field in fields)
        for place, one in enumerate(measures):
            gap, p = paired(table, printed, one, name)
            chances.append(p)
            needs[f"{what}, {named(one)}"] = gap.needs
            row: dict[str, Any] = {"what": what, "measure": named(one), **ends(gap), "clear": False, "clause": clause}
            rows.append(row | {"there for": "" if place else book[clause].sentence})
    rows = cleared(rows, chances)
    clear = list(dict.fromkeys(row["what"] for row in rows if row["clear"]))
    finding = say("findings", "ablate", what="; ".join(clear)) if clear else say("findings", few(games, "ablate-even"))
    units = [unit_of(one).change() for _ in turned for one in measures]
    source = below(wanted[0], games, [printed, *played], needs)
    shows = {f"{row['what']} {row['measure']}": 1 if row["value"] > 0 else -1 for row in rows if row["clear"]}
    return Report("ablate", finding, _frame(rows), source, lines, _means(name, turned, refused), units, who(wanted[0]), shows)


def _switches(name: str, rules: Rules | None, base: Rules) -> tuple[list[Switch], dict[str, str]]:
    """What can be switched over, and the clauses that cannot be switched off alone, each with the reason."""
    turned: list[Switch] = []
    refused: dict[str, str] = {}
    for clause, fields in _switched(base):
        try:
            turned.append((clause, fields, changed_rules(name, rules, fields)))
        except RulesError as error:
            refused[clause] = str(error)
    known = {clause for clause, _, _ in turned}
    for field, facts in base.dials().items():
        if facts["clause"] not in known and field not in LIMITS:
            refused.setdefault(facts["clause"], say("means", "ablate-never-zero", field=field))
    return turned, refused


def _switched(rules: Rules) -> Iterator[tuple[str, Fields]]:
    """Numbers of one clause that may be 0 go together, for they are one rule; every option and choice goes by itself."""
    known = {field: facts for field, facts in rules.dials().items() if field not in LIMITS}
    for clause in dict.fromkeys(facts["clause"] for facts in known.values()):
        own = {field: facts for field, facts in known.items() if facts["clause"] == clause}
        numbers = [field for field, facts in own.items() if facts["kind"] == "number" and facts["range"][0] == 0]
        if any(getattr(rules, field) for field in numbers):
            yield clause, {field: 0 for field in numbers if getattr(rules, field)}
        for field, facts in own.items():
            now = getattr(rules, field)
            if facts["kind"] == "switch":
                yield clause, {field: not now}
            elif facts["kind"] == "choice":
                yield from ((clause, {field: other}) for other in facts["choices"] if other != now)


def _means(name: str, turned: Sequence[Switch], refused: dict[str, str]) -> str:
    """What the numbers mean, which clauses could not be switched off, and how many have no dial at all."""
    dialled = {clause for clause, _, _ in turned} | set(refused)
    parts = [say("means", "ablate")]
    if refused:
        parts.append(say("means", "ablate-refused", clauses="; ".join(f"{one} ({why})" for one, why in refused.items())))
    without = [clause for clause in ruleset(name).rulebook if clause not in dialled]
    return " ".join([*parts, say("means", "ablate-no-dial", clauses=len(without))] if without else parts)


def _frame(rows: Sequence[dict[str, Any]]) -> Any:
    from pandas import DataFrame

    return DataFrame(rows)
