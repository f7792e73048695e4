"""The shapes of numbers, taken from many games of each ruleset: what ``estimate.shapes`` knows beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ...core.rulesets import RULESETS
from ..change.measures import DETAILED, MEASURES, from_records, kind_of, measure_of, ruleset_measures
from ..play.results import Results, experiment
from ..play.workers import Where

if TYPE_CHECKING:
    from numpy import ndarray

GAMES, SEED = 1000, 2026
"""Games of each ruleset from which shapes are taken, and their seed; studies are tried on others."""
LAST_CHANGE = "last change"
"""A number that only the report on the lead has."""


def numbers(results: Results) -> Iterator[tuple[str, str, ndarray[Any, Any]]]:
    """Every number that has a mean in a report, by group and name, a value a game."""
    table, name = results.table, results.setup.ruleset
    for measure in (*MEASURES, *DETAILED, *ruleset_measures(name)):
        if (measure not in DETAILED or measure.replace(" ", "_") in table) and kind_of(measure) != "share":
            yield "measures", measure, measure_of(measure, name)(table)
    if "last_change" in table:
        yield "measures", LAST_CHANGE, table["last_change"].to_numpy(dtype=float)
    for group in ("clauses", "money", "kinds"):
        for one in results.names(group):
            counted = results.counts(group, one)
            yield group, one, counted.mean(axis=1) if group == "kinds" else counted.sum(axis=1)


def shapes_text(games: int = GAMES, seed: int = SEED, executor: Where = None, names: Sequence[str] = RULESETS) -> str:
    """The file of all shapes."""
    source = f"{games} games of each ruleset, study seed {seed}; `gamelib bench --calibration --shapes FILE`"
    lines = [f"# Skewness, and the part of the games with the usual number: {source}."]
    for name in names:
        more = from_records(tuple(ruleset_measures(name)), name)
        results = experiment(name, games=games, seed=seed, measures=more, executor=executor, progress=False)
        before = ""
        for group, one, values in numbers(results):
            if told := _told(values):
                lines += [f"\n[{name}.{group}]"] if group != before else []
                lines.append(f'"{one}" = {told}')
                before = group
    return "\n".join(lines) + "\n"


def _told(values: ndarray[Any, Any]) -> str:
    """A shape as it is written; nothing where all games are alike."""
    import numpy as np

    kept = values[~np.isnan(values)].astype(float)
    if len(kept) < 2 or np.ptp(kept) < 1e-9 * (1 + abs(kept[0])):
        return ""
    gap = kept - kept.mean()
    skew = float((gap**3).mean() / (gap**2).mean() ** 1.5)
    usual = float(np.unique(kept, return_counts=True)[1].max()) / len(kept)
    return f"[{skew:.2f}, {usual:.2f}]"
