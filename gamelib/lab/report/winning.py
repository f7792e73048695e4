"""Who wins and how: by seat, by bot, shared, by which clause, and how far apart the scores are."""

from __future__ import annotations

from ...core.rulesets import ruleset
from ..estimate.intervals import Estimate, mean, share, wins
from ..estimate.laws import LEVEL
from ..estimate.shapes import shape
from ..estimate.units import SHARE
from ..estimate.verdicts import equal_shares, fair_rate, furthest, holm
from ..play.results import Results
from ..play.tally import lowest_wins
from .drawing import forest
from .report import Report, few, made, say, table_of


def percent(value: float) -> str:
    """A share as people say it."""
    return SHARE.say(value, 0)


def sure(found: Estimate) -> dict[str, str]:
    """A share and its interval, for a finding."""
    told, _, span = SHARE.estimate(*found[:3]).partition(" (")
    return {"share": told, "span": span.removesuffix(")")}


def seats(results: Results) -> Report:
    """Win rate by seat, in the order of play, with the fair line."""
    players = results.setup.rules.players
    first = results.table["first"]
    won = [
        [row[(begin - 1 + seat) % players] for seat in range(players)] for row, begin in zip(results.won, first, strict=True)
    ]
    lines = [
        (say("rows", "seat", seat=seat + 1), wins([row[seat] for row in won], _together(players))) for seat in range(players)
    ]
    fair = sum(map(sum, won)) / len(won) / players if won else 1 / players
    unequal = equal_shares(won) <= LEVEL
    off = furthest([one for _, one in lines], [fair] * players) if unequal else None
    finding = say("findings", "seats-some" if unequal else few(results.n, "seats-even"))
    if off is not None:
        finding = say("findings", "seats-off", seat=off + 1, fair=percent(fair), **sure(lines[off][1]))
    return made("seats", results, finding, table_of(lines), forest(fair, True), SHARE)


def bots(results: Results) -> Report:
    """Win rate by bot; a bot's fair share is that of its seats."""
    players = results.setup.rules.players
    columns = [list(results.table[f"bot_{player + 1}"]) for player in range(players)]
    names = sorted({name for column in columns for name in column})
    lines, fairs, chances = [], [], []
    for name in names:
        mine = [[column[game] == name for column in columns] for game in range(results.n)]
        got = [sum(w for w, own in zip(won, seats, strict=True) if own) for won, seats in zip(results.won, mine, strict=True)]
        lines.append((name, wins(got, _together(len(names)))))
        fairs.append(sum(map(sum, mine)) / players / max(results.n, 1))
        chances.append(fair_rate(got, fairs[-1]))
    clear = holm(chances)
    better = [i for i, (_, one) in enumerate(lines) if clear[i] and one.low > fairs[i]]
    off = max(better, key=lambda i: lines[i][1].value - fairs[i], default=None)
    finding = say("findings", few(results.n, "bots-even"))
    if off is not None:
        finding = say("findings", "bots-off", bot=lines[off][0], fair=percent(fairs[off]), **sure(lines[off][1]))
    return made("bots", results, finding, table_of(lines, fair=fairs), forest(sorted(set(fairs)), True), SHARE)


def ties(results: Results) -> Report:
    """How many games end in a shared win, and how many are cut short."""
    shared, cut = int(results.table["shared"].sum()), int((~results.table["finished"].astype(bool)).sum())
    lines = [(say("rows", "shared"), share(shared, results.n)), (say("rows", "cut"), share(cut, results.n))]
    told = [sure(one)["share"] for _, one in lines]
    finding = say("findings", "ties", shared=told[0], cut=told[1])
    return made("ties", results, finding, table_of(lines), forest(None, True), SHARE)


def ends(results: Results) -> Report:
    """Which clause ended the game; clauses that could have and never did are listed with 0."""
    found = results.table["end"].value_counts().to_dict()
    known: tuple[str, ...] = ruleset(results.setup.ruleset).State.engine.ends
    clauses = dict.fromkeys([*sorted(map(str, found), key=lambda end: (-found[end], end)), *known])
    lines = [(clause, share(int(found.get(clause, 0)), results.n)) for clause in clauses]
    finding = say("findings", "ends", end=lines[0][0], **sure(lines[0][1]))
    return made("ends", results, finding, table_of(lines), forest(None, True), SHARE)


def gini(results: Results) -> Report:
    """How unequal the scores are at the end; not told where the lowest wins, and only of games without scores below zero."""
    lowest = lowest_wins(results.setup.ruleset)
    found = mean([] if lowest else results.table["gini"], "part", shape(results.setup.ruleset, "measures", "gini"))
    if not found.n:
        return made("gini", results, say("findings", "gini-lowest" if lowest else "gini-none"), table_of([]), forest())
    key = "gini" if found.n == results.n else "gini-some"
    finding = say("findings", key, gini=f"{found.value:.2f}", n=found.n, games=results.n)
    return made("gini", results, finding, table_of([(say("rows", "gini"), found)]), forest())


def _together(rates: int) -> int:
    """How many intervals must hold at once: two rates that add up to one are the same statement."""
    return 1 if rates <= 2 else rates
