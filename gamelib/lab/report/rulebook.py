"""What is done in games: kinds of moves and winning, clauses that fire, and where money comes from and goes to."""

from __future__ import annotations

from typing import Any

from ...core.rulesets import ruleset
from ..estimate.intervals import LEAST_FEW, NAN, Estimate, about, count, mean, ratio
from ..estimate.shapes import shape
from ..estimate.units import POINTS
from ..estimate.units import money as coin
from ..estimate.verdicts import holm, level_with, nothing_in, told_apart
from ..play.results import Results
from .drawing import flows, forest
from .report import Report, few, made, say, table_of

FEW_OTHERS = 2
"""So many clauses are named beside the first; with more, none is shown to be first."""
FEWEST = LEAST_FEW
"""Games in which players differ, below which no interval is given."""


def actions(results: Results) -> Report:
    """How often each kind of move is made, and whether those who make it more often win more often."""
    lines, uses, chances, free = [], [], [], _free(results)
    for kind in results.names("kinds"):
        found = results.counts("kinds", kind)
        each = found.mean(axis=1)
        uses.append(about(float(each.mean()), each, FEWEST, shape=shape(results.setup.ruleset, "kinds", kind)))
        worth, p = lift(found, results.won)
        lines.append((kind, worth))
        chances.append(p if kind in free else NAN)
    clear = [line for line, sure in zip(lines, holm(chances), strict=True) if sure]
    finding = say("findings", few(results.n, "actions-even"))
    if clear:
        kind, most = max(clear, key=lambda one: abs(one[1].value))
        key = "actions-up" if most.value > 0 else "actions-down"
        finding = say("findings", key, kind=kind, lift=POINTS.estimate(*most[:3]))
    parts = {
        "uses": [one.value for one in uses],
        "uses_low": [one.low for one in uses],
        "uses_high": [one.high for one in uses],
    }
    return made("actions", results, finding, table_of(lines, **parts), forest(0.0, True), POINTS, "needs-one-differing")


def coverage(results: Results) -> Report:
    """Which clauses fired, how often and in how many games, and which never did."""
    rulebook = ruleset(results.setup.ruleset).rulebook
    found = {clause: results.counts("clauses", clause)[:, 0] for clause in results.names("clauses")}
    never_seen = [0.0] * results.n
    order = sorted(rulebook, key=lambda clause: -found[clause].mean() if clause in found else 1.0)
    known = {clause: shape(results.setup.ruleset, "clauses", clause) for clause in order}
    lines = [(clause, count(found.get(clause, never_seen), known[clause])) for clause in order]
    games = [float((found[clause] > 0).mean()) if clause in found else 0.0 for clause in order]
    never = len(rulebook) - sum(clause in found for clause in rulebook)
    key = "coverage-some" if never else "coverage-all"
    finding = say("findings", key, clauses=len(rulebook), fired=len(rulebook) - never, never=never)
    return made("coverage", results, finding, table_of(lines, games=games), forest(wide=True))


def money(results: Results) -> Report:
    """Money a game by clause: from the bank, to the bank, between players."""
    lines, ways = [], []
    for clause in results.names("money"):
        found = results.counts("money", clause)
        lines.append((clause, mean(found.sum(axis=1), shape=shape(results.setup.ruleset, "money", clause))))
        ways.append(found.mean(axis=0).tolist())
    names = ("from bank", "to bank", "between")
    table = table_of(lines, **{name: [way[i] for way in ways] for i, name in enumerate(names)})
    if not lines:
        return made("money", results, say("findings", "money-none"), table, forest())
    source, sink = (_most(results, way) for way in range(2))
    key = "money" if source and sink else "money-in" if source else "money-out" if sink else "money-between"
    return made("money", results, say("findings", key, source=source, sink=sink), table, flows, coin(results.setup.ruleset))


def _most(results: Results, way: int) -> str:
    """The clause by which most money flows one way, with all that cannot be told from it over all pairs together.

    Nothing where no money flows that way.
    """
    clauses = results.names("money")
    columns = [results.counts("money", clause)[:, way] for clause in clauses]
    if not any(column.any() for column in columns):
        return ""
    first = max(range(len(clauses)), key=lambda place: (columns[place].mean(), clauses[place]))
    level = level_with(first, told_apart(columns), len(clauses))
    others = [clauses[place] for place in level if place != first and columns[place].any()]
    if not others:
        return clauses[first]
    key = "money-among" if len(others) <= FEW_OTHERS else "money-many"
    return say("findings", key, first=clauses[first], others=" or ".join(others))


def _free(results: Results) -> list[str]:
    """Kinds of moves that somebody made while moves of another kind were open: a move that is due says nothing of a choice."""
    told = all("chosen" in one for one in results.details)  # studies of earlier versions do not tell
    return results.names("chosen" if told else "kinds")


def lift(uses: Any, won: list[list[float]]) -> tuple[Estimate, float]:
    """The win rate of those who did it more than the mean of their table, less that of those who did it less; and its p."""
    import numpy as np

    wins, gap = np.asarray(won), uses - uses.mean(axis=1, keepdims=True)
    unlike = (gap > 0).any(axis=1)
    wins, more, less = wins[unlike], gap[unlike] > 0, gap[unlike] < 0
    high, up = ratio((wins * more).sum(axis=1), more.sum(axis=1))
    low, down = ratio((wins * less).sum(axis=1), less.sum(axis=1))
    worth = about(high - low, up - down, FEWEST)
    open_still = worth.n < FEWEST or worth.low <= 0 <= worth.high
    return worth, 1.0 if open_still else nothing_in(up - down + high - low)
