"""The kinds of sentences with an interval, each with studies in which it is known what is so.

Every function takes a pool, how many games a study has, how many studies, and a generator. It returns, by what was looked at,
a number a study: 1 where the sentence was right, 0 where it was not, and NaN where none was given. Studies are drawn from the
pool with replacement, so that the pool's own mean is the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from ..change.measures import kind_of
from ..estimate import intervals as sure
from ..estimate import samples
from ..estimate.laws import median_depth
from ..estimate.shapes import shape
from ..estimate.verdicts import level_with, told_apart
from .pool import Pool

if TYPE_CHECKING:
    from numpy import ndarray
    from numpy.random import Generator

    Right = Mapping[str, ndarray[Any, Any]]

Studies = Callable[[Pool, int, int, "Generator"], "Right"]
VALUES = 5
"""How many values are swept in a study."""
PAIRS_DIFFER = 2
"""Pairs of a study that differ, below which a share's difference is left to chance."""
DIFFER = 10
"""Where most pairs are alike, one pair in so many differs."""


class Kind(NamedTuple):
    """A kind of sentence: what it is called, how studies of it go, and from how many games on it says anything."""

    name: str
    studies: Studies
    least: int = sure.LEAST
    alarm: bool = False
    """Whether there is nothing to be found, so that every finding is a false alarm."""
    cautious: bool = False
    """Whether it may be right more often than stated: what is seldom, or looked at again and again, leaves no other way."""


def means(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The interval of a mean of numbers holds the mean."""
    return _means("measures", pool, games, studies, rng)


def money(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The interval of the money that a clause moves holds."""
    return _means("money", pool, games, studies, rng)


def uses(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The interval of how often a kind of move is made holds."""
    return _means("kinds", pool, games, studies, rng)


def shares(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The interval of a share holds it, for what happens, and does not, in at least one game of a study."""
    return _shares(pool, games, studies, rng, seldom=False)


def seldom_shares(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The same for what happens, or does not, in less than one game of a study."""
    return _shares(pool, games, studies, rng, seldom=True)


def differences(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The interval of a difference between the printed and the changed rules holds the difference of numbers."""
    drawn = rng.integers(0, pool.n, (studies, games))
    gaps = {name: (kind, new - old) for name, (kind, old, new) in pool.pairs.items() if kind != "share"}
    varied = {name: (kind, gap) for name, (kind, gap) in gaps.items() if (gap != gap[0]).any()}
    return {name: _holds_mean(gap, drawn, partial(samples.paired, kind=kind)) for name, (kind, gap) in varied.items()}


def shares_differ(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The same for the difference of shares, for what differs in at least two pairs of a study."""
    drawn, right = rng.integers(0, pool.n, (studies, games)), {}
    for name, (kind, old, new) in pool.pairs.items():
        gap = new - old
        if kind == "share" and (gap != 0).sum() * games >= PAIRS_DIFFER * pool.n:
            right[name] = _between(samples.paired_shares(gap[drawn]), gap.mean())
    return right


def few_differ(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The same where nine pairs in ten are alike: of the changed games only every tenth counts."""
    import numpy as np

    drawn, right = rng.integers(0, pool.n * DIFFER, (studies, games)), {}
    for name, (kind, old, new) in pool.pairs.items():
        gap = np.concatenate([new - old, np.zeros(len(old) * (DIFFER - 1))])
        if kind != "share" and gap.any():
            right[name] = _holds_mean(gap, drawn, partial(samples.paired, kind=kind))
    return right


def counts(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The interval of how often a clause fires holds it, for clauses that fire, or do not, in at least 5 games of a study."""
    import numpy as np

    drawn, right = rng.integers(0, pool.n, (studies, games)), {}
    for clause, fired in pool.numbers["clauses"].items():
        if samples.unlike(fired[None])[0] * games < sure.LEAST * pool.n:
            continue
        known = shape(pool.name, "clauses", clause)
        rows, held = fired[drawn], _holds_mean(fired, drawn, partial(samples.counts, shape=known))
        for place in np.flatnonzero(sure.is_seldom((rows > 0).sum(axis=1), games, known)):
            held[place] = _holds(sure.count(rows[place], known), fired.mean())
        right[clause] = held
    return right


def middles(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The interval of the middle value of each measure holds it."""
    import numpy as np

    drawn, right = rng.integers(0, pool.n, (studies, games)), {}
    for name, (kind, values) in pool.measures.items():
        if kind == "number":
            ends = samples.medians(np.sort(values[drawn], axis=1), *median_depth(games))
            right[name] = _between(ends, float(np.median(values)))
    return right


def ratios(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The intervals of moves open for each decision hold."""
    return _ratios(1, samples.RATIO_BEND, pool, games, studies, rng)


def forced(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The intervals of the part of decisions with one legal move hold."""
    return _ratios(2, samples.BEND, pool, games, studies, rng)


def correlations(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The interval of the correlation of an early lead with winning holds it."""
    import numpy as np

    leads = pool.leads
    if leads is None:
        return {}
    whole, drawn = sure.correlation(leads).value, rng.integers(0, pool.n, (studies, games))
    return {"lead at 50 %": np.asarray([_holds(sure.correlation(leads[one]), whole) for one in drawn])}


def seats_hold(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The intervals of all seats hold together."""
    import numpy as np

    won, drawn = pool.won, rng.integers(0, pool.n, (studies, games))
    seats = range(won.shape[1])
    together, shares = len(seats) if len(seats) > 2 else 1, won.mean(axis=0)
    held = [all(_holds(sure.wins(won[one, seat], together), shares[seat]) == 1 for seat in seats) for one in drawn]
    return {"all seats": np.asarray(held, dtype=float)}


def sweep_best(pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """The true lowest is among those that cannot be told from the lowest: each value a tenth of the spread above the last."""
    import numpy as np

    turns, held = pool.turns, []
    for places in rng.integers(0, pool.n, (studies, VALUES, games)):
        columns = turns[places] + np.arange(VALUES)[:, None] * turns.std() / 10
        lowest = int(columns.mean(axis=1).argmin())
        held.append(lowest == 0 or 0 in level_with(lowest, told_apart(columns), VALUES))
    return {"the lowest": np.asarray(held, dtype=float)}


INTERVALS = (
    Kind("a mean", means),
    Kind("a share", shares, cautious=True),
    Kind("a seldom share", seldom_shares, cautious=True),
    Kind("a paired difference", differences),
    Kind("a paired difference of shares", shares_differ, cautious=True),
    Kind("a difference, most pairs alike", few_differ, cautious=True),
    Kind("how often a clause fires", counts),
    Kind("money by a clause", money),
    Kind("how often a move is made", uses, sure.LEAST_FEW),
    Kind("the middle game", middles, sure.LEAST_MEDIAN, cautious=True),
    Kind("moves for each decision", ratios),
    Kind("decisions with one move", forced, sure.LEAST_PARTS),
    Kind("an early lead and winning", correlations, sure.LEAST_CORRELATION),
    Kind("all seats together", seats_hold, cautious=True),
    Kind("the lowest of a sweep", sweep_best, cautious=True),
)
"""Every kind of sentence with an interval."""


def _means(group: str, pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """Means of the numbers of a group that so many games may bear."""
    drawn, right = rng.integers(0, pool.n, (studies, games)), {}
    for name, values in pool.numbers.get(group, {}).items():
        least = sure.LEAST_FEW if group == "kinds" else sure.LEAST_PARTS if kind_of(name) == "part" else sure.LEAST
        right[name] = _holds_mean(values, drawn, partial(samples.student, shape=shape(pool.name, group, name), least=least))
    return right


def _ratios(column: int, bend: float, pool: Pool, games: int, studies: int, rng: Generator) -> Right:
    """Ratios of what was counted in a phase to its decisions, for phases that every game has."""
    drawn, right = rng.integers(0, pool.n, (studies, games)), {}
    for phase, counted in pool.counted["phases"].items():
        decisions, parts = counted[:, 0], counted[:, column]
        if (decisions > 0).all() and len(set(parts / decisions)) > 1:
            value, each = samples.ratio(parts[drawn], decisions[drawn])
            down, up = samples.student(each, bend)
            right[phase] = _between((value + down, value + up), parts.sum() / decisions.sum())
    return right


def _shares(pool: Pool, games: int, studies: int, rng: Generator, seldom: bool) -> Right:
    import numpy as np

    drawn, right = rng.integers(0, pool.n, (studies, games)), {}
    for name, values in pool.shares.items():
        share = float(values.mean())
        if (min(share, 1 - share) * games < 1) == seldom:
            whole = bool(np.isin(values, (0, 1)).all())
            right[name] = _whole_share(values, drawn) if whole else _split_share(values, drawn)
    return right


def _whole_share(values: Any, drawn: Any) -> Any:
    """Whether Wilson's intervals of whole hits hold: as many intervals as there can be hits."""
    import numpy as np

    share, n = float(values.mean()), drawn.shape[1]
    known = np.asarray([_holds(sure.share(hits, n), share) for hits in range(n + 1)])
    return known[values[drawn].sum(axis=1).astype(int)]


def _split_share(values: Any, drawn: Any) -> Any:
    import numpy as np

    return np.asarray([_holds(sure.wins(one), float(values.mean())) for one in values[drawn]])


def _holds_mean(values: Any, drawn: Any, reach: Callable[[Any], tuple[Any, Any]] = samples.student) -> Any:
    """Whether Student's intervals of drawn games hold the mean of all."""
    rows = values[drawn]
    down, up = reach(rows)
    return _between((rows.mean(axis=1) + down, rows.mean(axis=1) + up), float(values.mean()))


def _between(ends: tuple[Any, Any], truth: float) -> Any:
    import numpy as np

    low, high = ends
    near = 1e-9 * (1 + abs(truth))
    return np.where(np.isnan(low), np.nan, (low - near <= truth) & (truth <= high + near))


def _holds(found: sure.Estimate, truth: float) -> float:
    """1 if an interval holds the truth, 0 if not, NaN where none is given."""
    return sure.NAN if found.low != found.low else float(found.low - 1e-9 <= truth <= found.high + 1e-9)
