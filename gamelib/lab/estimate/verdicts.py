"""What may be called clear: tests whose p-values hold with few games, and rules for when many things are looked at.

``holm`` is Holm's step-down rule (1979): of everything that was looked at, the chance that anything at all is called clear
which is not so is at most 5 %, however the things depend on each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import inf, lgamma, log, sqrt
from typing import TYPE_CHECKING, Any

from . import samples
from .intervals import LEAST, Estimate, Kind, difference, evenness
from .laws import LEVEL, binomial_middle, binomial_tail, chi_square_above, t_outside

if TYPE_CHECKING:
    from numpy import ndarray

LARGE = 100
"""Games from which chi-square stands for the permutations of seats."""
PERMUTATIONS = 4999


def holm(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which p-values are clear, of all of them together, by Holm's rule; NaN stands for what was not tested."""
    tested = sorted((p, place) for place, p in enumerate(chances) if p == p)
    clear = [False] * len(chances)
    for rank, (p, place) in enumerate(tested):
        if p > level / (len(tested) - rank):
            break
        clear[place] = True
    return clear


def no_change(after: Sequence[float] | Any, before: Sequence[float] | Any, kind: Kind = "number") -> float:
    """The p-value that a mean did not change between games from the same seeds.

    It is McNemar's (mid-p) where games are won or lost, Student's elsewhere, but never smaller than what the signs of the
    differences could show: ten games that all went up are 1 in 512. Where games are too few for an interval it is 1.
    """
    import numpy as np

    gap = np.asarray(after, dtype=float) - np.asarray(before, dtype=float)
    return _no_change(gap[~np.isnan(gap)], kind)


def _no_change(gap: ndarray[Any, Any], kind: Kind) -> float:
    import numpy as np

    if len(gap) >= LEAST and kind == "share" and bool(np.isin(gap, (-1.0, 0.0, 1.0)).all()):
        up, down = int((gap > 0).sum()), int((gap < 0).sum())
        return binomial_middle(up, up + down)
    return nothing_in(gap, samples.PAIRS[kind][0])


def nothing_in(values: ndarray[Any, Any], least: int = LEAST) -> float:
    """The p-value that the mean of these numbers is 0: Student's, but never smaller than their signs could show."""
    n, moved = len(values), int((values != 0).sum())
    if n < least or not moved:
        return 1.0
    spread = float(values.std(ddof=1))
    t = float(values.mean()) * sqrt(n) / spread if spread > 1e-9 * abs(float(values.mean())) else inf
    return max(t_outside(t, n - 1), 2.0 ** (1 - min(moved, 1000)))


def nothing_in_any(gaps: ndarray[Any, Any], kind: Kind = "number") -> ndarray[Any, Any]:
    """The p-values of ``changed`` for many samples of differences at once, a row each; 1 where the interval holds 0."""
    import numpy as np

    if kind == "share":
        low, high = samples.paired_shares(gaps)
    else:
        down, up = samples.paired(gaps, kind)
        low, high = gaps.mean(axis=1) + down, gaps.mean(axis=1) + up
    chances = np.ones(len(gaps))
    for place in np.flatnonzero(~((low <= 0) & (high >= 0))):
        chances[place] = _no_change(gaps[place], kind)
    return chances


def fair_rate(shares: Sequence[float] | Any, fair: float) -> float:
    """The p-value that a win rate is the fair one: the binomial's, where shared wins count as more games."""
    import numpy as np

    data = np.asarray(shares, dtype=float)
    return _rate(float(data.mean()), len(data), len(data) / evenness(data), fair) if len(data) else 1.0


def rate_p(rate: Estimate, fair: float) -> float:
    """The same from an estimate of a win rate, whose shared wins are counted as whole ones."""
    return _rate(rate.value, rate.n, rate.n, fair)


def _rate(share: float, n: int, games: float, fair: float) -> float:
    return binomial_tail(min(share, 1.0) * games, games, fair) if n >= LEAST else 1.0


def equal_shares(won: Sequence[Sequence[float]] | Any) -> float:
    """The p-value that all seats win alike, a row a game: Cochran's Q, which is Pearson's chi-square where no win is shared.

    Below 100 games it is compared with the same games in which the seats were shuffled, and not with chi-square.
    """
    import numpy as np

    data = np.asarray(won, dtype=float)
    if len(data) < LEAST or data.shape[1] < 2:
        return 1.0
    gap = data - data.mean(axis=1, keepdims=True)
    square = float((gap**2).sum())
    if not square:
        return 1.0
    seats = data.shape[1]
    q = (seats - 1) * float((gap.sum(axis=0) ** 2).sum()) / square
    return chi_square_above(q, seats - 1) if len(data) >= LARGE else _shuffled(gap, q, square)


def _shuffled(gap: ndarray[Any, Any], q: float, square: float) -> float:
    """How often shuffled seats give a Q as large; the shuffles are always the same, so that numbers repeat."""
    import numpy as np

    games, seats = gap.shape
    whole = np.isclose(gap.max(axis=1) - gap.min(axis=1), 1)  # won by one: where such wins fall is a throw of dice
    shared = gap[~whole]
    sums = _thrown(games, int(whole.sum()), seats)
    if len(shared):
        order = np.random.default_rng([games, 1]).random((PERMUTATIONS, *shared.shape)).argsort(axis=2)
        sums = sums + shared[np.arange(len(shared))[:, None], order].sum(axis=1)
    as_large = (seats - 1) * (sums**2).sum(axis=1) / square >= q - 1e-9
    return float(1 + as_large.sum()) / (PERMUTATIONS + 1)


@lru_cache(maxsize=64)
def _thrown(games: int, wins: int, seats: int) -> Any:
    """By how much each seat wins more than its share, where so many wins of so many games fall as dice do."""
    import numpy as np

    return np.random.default_rng(games).multinomial(wins, [1 / seats] * seats, PERMUTATIONS) - wins / seats


def furthest(estimates: Sequence[Estimate], fairs: Sequence[float]) -> int | None:
    """The estimate that is furthest from what is fair, of those whose interval does not hold it."""
    clear = [i for i, one in enumerate(estimates) if one.low > fairs[i] or one.high < fairs[i]]
    return max(clear, key=lambda i: abs(estimates[i].value - fairs[i]), default=None)


def changed(after: Any, before: Any, kind: Kind = "number") -> tuple[Estimate, float]:
    """A difference and its p-value; where the interval holds 0 nothing is clear, whatever the p-value says."""
    gap = difference(after, before, kind)
    return gap, 1.0 if gap.low <= 0 <= gap.high else no_change(after, before, kind)


def goes_one_way(gaps: Any, together: int = 1) -> bool:
    """Whether so many more pairs go up than down, or down than up, that it is clear at whatever moment one looks.

    It is the sign test with every share of ups held to be as likely beforehand (Robbins 1970), for pairs that differ so much
    alike that their mean has no interval.
    """
    up, down = int((gaps > 0).sum()), int((gaps < 0).sum())
    weight = (up + down) * log(2) + lgamma(up + 1) + lgamma(down + 1) - lgamma(up + down + 2)
    return weight >= log(together / LEVEL)


def told_apart(columns: Sequence[Any], kind: Kind = "number", level: float = LEVEL) -> set[tuple[int, int]]:
    """Pairs of columns, a number a game each, whose means are clearly different, over all pairs together."""
    pairs = list(combinations(range(len(columns)), 2))
    chances = [changed(columns[j], columns[i], kind)[1] for i, j in pairs]
    return {pair for pair, clear in zip(pairs, holm(chances, level), strict=True) if clear}


def level_with(place: int, apart: set[tuple[int, int]], columns: int) -> list[int]:
    """Columns that cannot be told from one of them, itself included."""
    return [other for other in range(columns) if (min(place, other), max(place, other)) not in apart]
