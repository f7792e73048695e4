"""What is done in games: kinds of moves and winning, clauses that fire, and where money comes from and goes to."""

from __future__ import annotations

from typing import Any

from ...core.rulesets import ruleset
from ..estimate.intervals import Estimate, mean, resampled
from ..estimate.units import POINTS
from ..estimate.units import money as coin
from ..play.results import Results
from .drawing import flows, forest
from .report import Report, few, made, say, table_of

FEWEST = 10
"""Games in which players differ, below which no interval is given."""


def actions(results: Results) -> Report:
    """How often each kind of move is made, and whether those who make it more often win more often."""
    lines, uses = [], []
    for kind in results.names("kinds"):
        found = results.counts("kinds", kind)
        uses.append(mean(found.mean(axis=1)))
        lines.append((kind, _lift(found, results.won)))
    free = _free(results)
    clear = [(kind, one) for kind, one in lines if one.clear and kind in free]
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
    return made("actions", results, finding, table_of(lines, **parts), forest(0.0, True), POINTS)


def coverage(results: Results) -> Report:
    """Which clauses fired, how often and in how many games, and which never did."""
    rulebook = ruleset(results.setup.ruleset).rulebook
    found = {clause: results.counts("clauses", clause)[:, 0] for clause in results.names("clauses")}
    order = sorted(rulebook, key=lambda clause: -found[clause].mean() if clause in found else 1.0)
    nothing = Estimate(0.0, 0.0, 3 / max(results.n, 1), results.n)  # three over n: the 95 % bound for what was never seen
    lines = [(clause, mean(found[clause]) if clause in found else nothing) for clause in order]
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
        lines.append((clause, mean(found.sum(axis=1))))
        ways.append(found.mean(axis=0).tolist())
    names = ("from bank", "to bank", "between")
    table = table_of(lines, **{name: [way[i] for way in ways] for i, name in enumerate(names)})
    if not lines:
        return made("money", results, say("findings", "money-none"), table, forest())
    source, sink = (max(zip(table[name], table["what"], strict=True))[1] for name in names[:2])
    return made("money", results, say("findings", "money", source=source, sink=sink), table, flows, coin(results.setup.ruleset))


def _free(results: Results) -> list[str]:
    """Kinds of moves that somebody made while moves of another kind were open: a move that is due says nothing of a choice."""
    told = all("chosen" in one for one in results.details)  # studies of earlier versions do not tell
    return results.names("chosen" if told else "kinds")


def _lift(uses: Any, won: list[list[float]]) -> Estimate:
    """The win rate of those who did it more than the mean of their table, less that of those who did it less."""
    import numpy as np

    wins, gap = np.asarray(won), uses - uses.mean(axis=1, keepdims=True)
    more, less = gap > 0, gap < 0
    columns = [(wins * more).sum(axis=1), more.sum(axis=1), (wins * less).sum(axis=1), less.sum(axis=1)]
    unlike = np.stack(columns, axis=1).astype(float)[more.any(axis=1)]
    found = resampled(_lifts, unlike)
    return found if found.n >= FEWEST else Estimate(found.value, float("nan"), float("nan"), found.n)


def _lifts(samples: Any) -> Any:
    import numpy as np

    sums = samples.sum(axis=1)
    with np.errstate(invalid="ignore", divide="ignore"):
        return sums[:, 0] / sums[:, 1] - sums[:, 2] / sums[:, 3]
