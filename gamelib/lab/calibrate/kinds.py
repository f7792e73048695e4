"""The kinds of sentences, each with studies in which it is known whether what it says is so.

Every function takes a pool, how many games a study has, and a generator, and returns for one study, by what was looked at,
whether the sentence was right. Studies are drawn from the pool with replacement, so that the pool's own mean is the truth;
where nothing may be found, both sides are drawn from the same games, or wins are shuffled among the seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..estimate import intervals as sure
from ..estimate.laws import LEVEL
from ..estimate.verdicts import changed, equal_shares, fair_rate, furthest, holm, level_with, told_apart
from ..report.rulebook import lift
from .pool import Pool

if TYPE_CHECKING:
    from numpy.random import Generator

Study = Callable[[Pool, int, "Generator"], Mapping[str, bool]]
STEPS, VALUES, PAIRS = 20, 5, 6
"""How many dials are turned, values swept and pairs of bots matched in a study."""


class Kind(NamedTuple):
    """A kind of sentence: what it is called, how one study of it goes, and from how many games on it says anything."""

    name: str
    study: Study
    least: int = sure.LEAST
    alarm: bool = False
    """Whether there is nothing to be found, so that every finding is a false alarm."""


def means(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """The interval of a mean of numbers holds the mean."""
    drawn, found = rng.integers(0, pool.n, n), pool.measures.items()
    return {name: _holds(sure.mean(v[drawn], kind), v.mean()) for name, (kind, v) in found if kind != "share"}


def shares(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """The interval of a share holds the share."""
    drawn, found = rng.integers(0, pool.n, n), pool.measures.items()
    return {name: _holds(sure.mean(v[drawn], kind), v.mean()) for name, (kind, v) in found if kind == "share"}


def differences(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """The interval of a difference between the printed and the changed rules holds the difference."""
    drawn = rng.integers(0, pool.n, n)
    return {
        name: _holds(sure.difference(new[drawn], old[drawn], kind), float((new - old).mean()))
        for name, (kind, old, new) in pool.pairs.items()
        if (new != old).any()
    }


def counts(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """The interval of how often a clause fires holds it, for clauses of which the pool can tell."""
    drawn, found = rng.integers(0, pool.n, n), {}
    for clause, numbers in pool.counted["clauses"].items():
        fired = numbers[:, 0]
        if fired.any() and fired.std() > 0 and (fired > 0).sum() * n >= sure.SELDOM * pool.n:
            found[clause] = _holds(sure.count(fired[drawn]), fired.mean())
    return found


def middles(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """The interval of the middle length holds it."""
    turns = pool.turns
    return {"turns": _holds(sure.median(turns[rng.integers(0, pool.n, n)]), _middle(turns))}


def ratios(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """The intervals of moves open for each decision hold."""
    drawn, found = rng.integers(0, pool.n, n), {}
    for phase, numbers in pool.counted["phases"].items():
        decisions, moves, _ = numbers.T
        if (decisions > 0).all() and len(set(moves / decisions)) > 1:
            found[phase] = _holds(sure.about(*sure.ratio(moves[drawn], decisions[drawn])), moves.sum() / decisions.sum())
    return found


def correlations(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """The interval of the correlation of an early lead with winning holds it."""
    games = pool.leads
    if games is None:
        return {}
    whole = sure.correlation(games).value
    return {"lead at 50 %": _holds(sure.correlation(games[rng.integers(0, pool.n, n)]), whole)}


def seats_hold(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """The intervals of all seats hold together."""
    won = pool.won
    drawn, together = won[rng.integers(0, pool.n, n)], won.shape[1] if won.shape[1] > 2 else 1
    rates = [sure.wins(drawn[:, seat], together) for seat in range(won.shape[1])]
    return {"all seats": all(_holds(rate, share) for rate, share in zip(rates, won.mean(axis=0), strict=True))}


def seats_fair(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """No seat is named where seats are fair: the winners of games, shuffled among the seats."""
    won = _shuffled(pool, n, rng)
    named = equal_shares(won) <= LEVEL
    rates = [sure.wins(won[:, seat], won.shape[1]) for seat in range(won.shape[1])]
    off = furthest(rates, [float(won.mean())] * won.shape[1]) if named else None
    return {"seats differ": not named, "a seat is named": off is None}


def bots_fair(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """No bot is named where all are as good: the winners of games, shuffled."""
    won = _shuffled(pool, n, rng)
    return {"a bot is named": not any(holm([fair_rate(one, 1 / won.shape[1]) for one in won.T]))}


def actions_fair(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """No kind of move is named where it has nothing to do with winning: the winners of games, shuffled."""
    drawn = rng.integers(0, pool.n, n)
    won, chances = _shuffled(pool, n, rng), []
    for uses in pool.counted["chosen"].values():
        found, p = lift(uses[drawn], won)
        chances.append(p if found.clear else 1.0)
    return {"a kind of move is named": not any(holm(chances))}


def compare_same(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """Nothing is clearly different between two runs of the same rules with other luck, over all measures."""
    one, other = rng.integers(0, pool.n, (2, n))
    chances = [changed(v[one], v[other], kind)[1] for kind, v, _ in pool.pairs.values()]
    return {"anything is clear": not any(holm(chances))}


def dials_same(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """No dial is clear where turning it does nothing: many runs of the same rules against one."""
    turns, base = pool.turns, rng.integers(0, pool.n, n)
    drawn = rng.integers(0, pool.n, (STEPS, n))
    return {"a dial is clear": not any(holm([changed(turns[one], turns[base])[1] for one in drawn]))}


def sweep_same(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """No value is told from another where all are the same rules."""
    turns = pool.turns
    return {"a value is named": not told_apart([turns[one] for one in rng.integers(0, pool.n, (VALUES, n))])}


def sweep_best(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """The true lowest is among those that cannot be told from the lowest: each value a tenth of the spread above the last."""
    turns = pool.turns
    columns = [turns[one] + place * turns.std() / 10 for place, one in enumerate(rng.integers(0, pool.n, (VALUES, n)))]
    lowest = min(range(VALUES), key=lambda place: float(columns[place].mean()))
    return {"the lowest": 0 in level_with(lowest, told_apart(columns), VALUES)}


def ladder_same(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """No pair of bots is told apart where all are as good."""
    chances = []
    for _ in range(PAIRS):
        won = _shuffled(pool, n, rng)
        chances.append(fair_rate(won[:, 0], 1 / won.shape[1]))
    return {"a bot is stronger": not any(holm(chances))}


def watched_same(pool: Pool, n: int, rng: Generator) -> Mapping[str, bool]:
    """A watched interval never leaves 0 while games of the same rules come in, looked at every ten games."""
    turns, (one, other) = pool.turns, rng.integers(0, pool.n, (2, n))
    gap = turns[one] - turns[other]
    return {"it ever leaves 0": not any(sure.watched(gap[:seen]).clear for seen in range(sure.LEAST_WATCHED, n + 1, 10))}


KINDS = (
    Kind("a mean", means),
    Kind("a share", shares),
    Kind("a paired difference", differences),
    Kind("how often a clause fires", counts),
    Kind("the middle game", middles, sure.LEAST_MEDIAN),
    Kind("moves for each decision", ratios),
    Kind("an early lead and winning", correlations, sure.LEAST_CORRELATION),
    Kind("all seats together", seats_hold),
    Kind("the lowest of a sweep", sweep_best),
    Kind("seats", seats_fair, alarm=True),
    Kind("bots", bots_fair, alarm=True),
    Kind("kinds of moves", actions_fair, 10, alarm=True),
    Kind("compare", compare_same, alarm=True),
    Kind("dials, ablate", dials_same, alarm=True),
    Kind("sweep", sweep_same, alarm=True),
    Kind("ladder, restricted", ladder_same, alarm=True),
    Kind("a watched difference", watched_same, sure.LEAST_WATCHED, alarm=True),
)
"""Every kind of sentence: first those with an interval, then those that name something."""


def _holds(found: sure.Estimate, truth: float) -> bool:
    """Whether an interval holds the truth; where none is given, nothing wrong is said."""
    return found.low != found.low or bool(found.low - 1e-9 <= truth <= found.high + 1e-9)


def _middle(values: Any) -> float:
    import numpy as np

    return float(np.median(values))


def _shuffled(pool: Pool, n: int, rng: Generator) -> Any:
    """Shares of the win of drawn games, shuffled among the players of each."""
    return rng.permuted(pool.won[rng.integers(0, pool.n, n)], axis=1)
