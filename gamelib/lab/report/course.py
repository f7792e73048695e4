"""The course of games: how long they last, how the lead changes, what an early lead is worth, how much there is to choose."""

from __future__ import annotations

from ...core.words import words
from ...drawing.estimates import quantile
from ..estimate.intervals import LEAST_PARTS, RATIO_BEND, Estimate, Kind, about, correlation, mean, median, ratio, share
from ..estimate.shapes import shape
from ..estimate.units import NUMBER, SHARE
from ..play.results import Results
from ..play.tally import QUARTERS
from .drawing import forest, histogram
from .report import Report, made, say, table_of
from .winning import percent, sure


def length(results: Results) -> Report:
    """How many turns games last: mean, median, and a histogram."""
    turns = [int(turn) for turn in results.table["turns"]]
    middle = median(turns)
    known = shape(results.setup.ruleset, "measures", "turns")
    lines = [(say("rows", "mean"), mean(turns, shape=known)), (say("rows", "middle"), middle)]
    low, half, high = (f"{quantile(turns, part):,.0f}" for part in (0.25, 0.5, 0.75))
    finding = say("findings", "length", low=low, middle=half, high=high)
    return made("length", results, finding, table_of(lines), histogram(turns, "turns"))


def lead(results: Results) -> Report:
    """Lead changes, when the last one falls, drama, and comebacks."""
    if "lead_changes" not in results.table:
        return made("lead", results, say("findings", "lead-none"), table_of([]), forest())
    kinds: dict[str, Kind] = {"lead_changes": "number", "last_change": "part", "drama": "part"}
    known = {key: shape(results.setup.ruleset, "measures", key.replace("_", " ")) for key in kinds}
    lines = [(say("rows", key), mean(results.table[key], kind, known[key])) for key, kind in kinds.items()]
    comebacks = share(int(results.table["comeback"].sum()), results.n)
    finding = say("findings", "lead", changes=NUMBER.estimate(*lines[0][1][:3]))
    table = table_of([*lines, (say("rows", "comeback"), comebacks)])
    return made("lead", results, finding, table, forest(None, True, 1), [NUMBER, SHARE, SHARE, SHARE])


def early(results: Results) -> Report:
    """The correlation of the lead with winning at a quarter, half and three quarters, and how often the leader wins."""
    if "leader_50" not in results.table:
        return made("early", results, say("findings", "lead-none"), table_of([]), forest())
    lines = [(say("rows", "lead", quarter=quarter), _correlated(results, quarter)) for quarter in QUARTERS]
    leaders = {quarter: _leader_wins(results, quarter) for quarter in QUARTERS}
    lines += [(say("rows", "leader", quarter=quarter), found) for quarter, found in leaders.items()]
    finding = say("findings", "early", **sure(leaders[50])) if leaders[50].n else say("findings", "early-none")
    fair, units = 1 / results.setup.rules.players, [NUMBER] * len(QUARTERS) + [SHARE] * len(QUARTERS)
    return made("early", results, finding, table_of(lines), forest(fair, True, len(QUARTERS)), units)


def choices(results: Results) -> Report:
    """How many moves are open and how many decisions are forced, by phase."""
    lines, forced, label = [], [], words(results.setup.ruleset).label
    for phase in results.names("phases"):
        decisions, moves, single = results.counts("phases", phase).T
        lines.append((label("phase", phase), about(*ratio(moves, decisions), bend=RATIO_BEND)))
        forced.append(about(*ratio(single, decisions), LEAST_PARTS))
    finding = say("findings", "choices", branching=f"{results.table['branching'].mean():.1f}", forced=percent(_forced(results)))
    parts = {"forced": [one.value for one in forced], "forced_low": [one.low for one in forced]}
    parts["forced_high"] = [one.high for one in forced]
    return made("choices", results, finding, table_of(lines, **parts), forest())


def _correlated(results: Results, quarter: int) -> Estimate:
    leads = results.counts("lead", str(quarter)).tolist()
    return correlation([[*now, *won] for now, won in zip(leads, results.won, strict=True)])


def _leader_wins(results: Results, quarter: int) -> Estimate:
    """How often the one who leads alone wins alone."""
    pairs = zip(results.table[f"leader_{quarter}"], results.won, strict=True)
    found = [won[int(leader) - 1] == 1 for leader, won in pairs if leader]
    return share(sum(found), len(found))


def _forced(results: Results) -> float:
    sums = [results.counts("phases", phase).sum(axis=0) for phase in results.names("phases")]
    return float(sum(one[2] for one in sums) / sum(one[0] for one in sums))
