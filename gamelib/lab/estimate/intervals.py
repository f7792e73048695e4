"""Estimates with their 95 % intervals, which hold from 5 games on: Wilson's for shares, Student's t for everything else.

Student's t is widened on the side to which games are skewed, because scores and lengths have long tails: the variance of a
mean grows with the mean as fast as the third moment says. Everything is closed form: the same numbers give the same interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atanh, log, sqrt, tanh
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from ...drawing.estimates import CONFIDENT, share_interval
from .laws import LEVEL, binomial_below, normal_quantile, poisson_least, t_quantile
from .units import NUMBER

if TYPE_CHECKING:
    from numpy import ndarray

Kind = Literal["number", "share", "part"]
"""What the values of games are: any numbers; wins and the like, 0, 1 or split; or continuous parts of a whole, from 0 to 1."""
LEAST = 5
"""Games below which no interval is given and nothing is called clear."""
LEAST_MEDIAN, LEAST_CORRELATION = 6, 20
"""The same for a middle value, and for a correlation."""
LEAST_WATCHED, TIGHTEST, TIGHTEST_PACE = 20, 100, 8.78
"""Games from which a watched interval is given, and those at which it is tightest, with the constant that makes it so."""
LEAST_PARTS = 50
"""Games from which the mean of parts has Student's interval; below, Wilson's, which is wider than it need be."""
FEW_HITS, FEW_HITS_TO = 3, 50
"""Hits up to which Wilson's interval is too short on one side; one fewer up to 50 games."""
SELDOM = 25
"""Games in which something happens, below which it is held to be seldom."""
BEND, PAIRED_BEND, SHY = 1 / 2, 1 / 3, 8.5
"""How much of the skewness widens an interval, for means and for differences; a small sample shows too little of it, by the
factor 1 + 8.5/n of Bobée and Robitaille (1975)."""
NAN = float("nan")


class Estimate(NamedTuple):
    """A number, the ends of its 95 % interval, and of how many games it is made."""

    value: float
    low: float
    high: float
    n: int

    def __str__(self) -> str:
        return f"{NUMBER.estimate(*self[:3])} (n={self.n})"

    @property
    def clear(self) -> bool:
        """Whether zero lies outside of the interval; of many estimates some do by chance, which Holm's rule corrects for."""
        return self.low > 0 or self.high < 0


def share(hits: int, n: int) -> Estimate:
    """A share of games, with Wilson's interval."""
    if not n:
        return Estimate(NAN, 0.0, 1.0, 0)
    low, high = _wilson(hits, n)
    return Estimate(hits / n, low, high, n)


def _wilson(hits: int, n: int, together: int = 1) -> tuple[float, float]:
    """Wilson's interval with the ends of Brown, Cai and DasGupta (2001) where one, two or three games are hits or misses."""
    level = LEVEL / together
    low, high = share_interval(hits, n, CONFIDENT if together == 1 else normal_quantile(1 - level / 2))
    least = FEW_HITS if n > FEW_HITS_TO else FEW_HITS - 1
    low = 0.0 if not hits else poisson_least(hits, level) / n if hits <= least else low
    high = 1.0 if hits == n else 1 - poisson_least(n - hits, level) / n if n - hits <= least else high
    return low, high


def wins(shares: Sequence[float] | Any, together: int = 1) -> Estimate:
    """A win rate, with Wilson's interval; shared wins vary less than whole ones, and count as more games for that.

    With ``together`` above 1 the intervals of that many rates hold all at once, by Bonferroni.
    """
    import numpy as np

    data = np.asarray(shares, dtype=float)
    n, total = len(data), float(data.sum())
    if not n:
        return Estimate(NAN, 0.0, 1.0, 0)
    if (even := evenness(data)) == 1:
        return Estimate(total / n, *_wilson(round(total), n, together), n)
    z = CONFIDENT if together == 1 else normal_quantile(1 - LEVEL / 2 / together)
    games = n / even
    low, high = share_interval(min(total / n, 1.0) * games, games, z)
    return Estimate(total / n, low if total else 0.0, high if total < n else 1.0, n)


def evenness(shares: ndarray[Any, Any]) -> float:
    """The variance of shares as a part of that of whole wins; a win and a loss are added, lest it be nothing."""
    if bool(((shares == 0) | (shares == 1)).all()):
        return 1.0
    n, middle = len(shares) + 2, (float(shares.sum()) + 1) / (len(shares) + 2)
    squares = float(((shares - middle) ** 2).sum()) + middle**2 + (1 - middle) ** 2
    return squares / n / (middle * (1 - middle))


def mean(values: Sequence[float] | Any, kind: Kind = "number") -> Estimate:
    """A mean over games; a game that has no such number (NaN) is left out, and not counted."""
    data = _numbers(values)
    if kind == "share" or (kind == "part" and len(data) < LEAST_PARTS):
        return wins(data)
    return about(float(data.mean()) if len(data) else NAN, data, BEND, SHY)


def difference(after: Sequence[float] | Any, before: Sequence[float] | Any, kind: Kind = "number") -> Estimate:
    """The mean difference of games that were played twice from the same seeds.

    Shares and parts have the interval of Bonett and Price (2012), which counts one more pair each way.
    """
    import numpy as np

    data = _numbers(np.asarray(after, dtype=float) - np.asarray(before, dtype=float))
    if kind == "number" or not len(data):
        return _gap(data)
    n, total = len(data) + 2, float(data.sum())
    middle = total / n
    reach = CONFIDENT * sqrt((float((data**2).sum()) + 2 - total * middle) / n / n)
    return Estimate(total / len(data), max(middle - reach, -1.0), min(middle + reach, 1.0), len(data))


def _gap(data: ndarray[Any, Any]) -> Estimate:
    """A mean difference. Most pairs may differ alike, often by nothing; then how many others there are, and by how much, are
    estimated apart, and both must hold. With fewer than 5 others nothing is known of them, and there is no interval.
    """
    import numpy as np

    n, value = len(data), float(data.mean()) if len(data) else NAN
    if n < LEAST:
        return Estimate(value, NAN, NAN, n)
    kinds, often = np.unique(data, return_counts=True)
    usual, others = float(kinds[often.argmax()]), n - int(often.max())
    if others >= SELDOM or 2 * others > n:
        return about(value, data, PAIRED_BEND)
    if others < LEAST:
        return Estimate(value, NAN, NAN, n)
    moved = data[data != usual] - usual
    size = about(float(moved.mean()), moved, PAIRED_BEND)
    ends = [share * end for share in _wilson(others, n) for end in (size.low, size.high)]
    return Estimate(value, usual + min(ends), usual + max(ends), n)


def count(values: Sequence[float] | Any) -> Estimate:
    """How often a game something happens; what happens in few games has Wilson's interval of how often that is.

    By Cochran's rule (1953) Student's interval needs some 25 games in which it happens.
    """
    data = _numbers(values)
    n, total, hit = len(data), float(data.sum()), int((data > 0).sum())
    if n < LEAST or hit >= SELDOM or 2 * hit > n or (data < 0).any():
        return mean(data)
    if not hit:
        return Estimate(0.0, 0.0, 3 / n, n)  # three over n: the 95 % bound for what was never seen
    alike = total**2 / float((data**2).sum()) / hit  # 1 where it happens equally often in each of these games
    low, high = share_interval(hit * alike, n * alike)
    return Estimate(total / n, low * total / hit, high * total / hit, n)


def about(value: float, games: Any, bend: float = PAIRED_BEND, shy: float = 0.0, least: int = LEAST) -> Estimate:
    """A value with Student's interval, from what each game adds to it; no interval below so many games."""
    n = len(games)
    if n < least:
        return Estimate(value, NAN, NAN, n)
    gap = games - games.mean()
    square = float((gap**2).sum())
    if square <= 1e-18 * max(1.0, float((games**2).sum())):
        return Estimate(value, value, value, n)
    t, spread = t_quantile(1 - LEVEL / 2, n - 1), sqrt(square / (n - 1))
    skew = float((gap**3).sum()) / n / (square / n) ** 1.5 * sqrt(n * (n - 1)) / (n - 2) * (1 + shy / n)
    shift, plain = bend * skew * t * t / n, t / sqrt(n)
    wide = sqrt(shift * shift + plain * plain)
    return Estimate(value, value + spread * min(-plain, shift - wide), value + spread * max(plain, shift + wide), n)


def watched(games: Any, kind: Kind = "number", together: int = 1) -> Estimate:
    """The mean of what came in so far, with an interval that holds however long one watches and whenever one stops.

    It is the mixture of Robbins (1970) for numbers of unknown law, tightest at some hundred games, and wider than an interval
    for a number of games that was fixed beforehand; no interval below 20 games. Shares count one more game each way.
    With ``together`` above 1 the intervals of that many means hold all at once, by Bonferroni.
    """
    data = _numbers(games)
    n = len(data)
    value = float(data.mean()) if n else NAN
    if n < LEAST_WATCHED:
        return Estimate(value, NAN, NAN, n)
    square = float(((data - value) ** 2).sum()) + (2 if kind == "share" else 0)
    pace = (TIGHTEST_PACE / TIGHTEST) * n + 1
    reach = sqrt(square / (n - 1) * pace / ((pace - 1) * n) * log(pace * (together / LEVEL) ** 2))
    return Estimate(value, value - reach, value + reach, n)


def ratio(parts: ndarray[Any, Any], wholes: ndarray[Any, Any]) -> tuple[float, Any]:
    """The ratio of two sums over games, and what each game adds to it (its linear part)."""
    import numpy as np

    whole = float(wholes.mean()) if len(wholes) else 0.0
    if not whole:
        return NAN, np.full(len(wholes), NAN)
    value = float(parts.mean()) / whole
    return value, (parts - value * wholes) / whole


def median(values: Sequence[float] | Any) -> Estimate:
    """The middle value, between two of the values themselves: exact whatever the values are."""
    import numpy as np

    data = np.sort(_numbers(values))
    n = len(data)
    middle = float(np.median(data)) if n else NAN
    if n < LEAST_MEDIAN:
        return Estimate(middle, NAN, NAN, n)
    rank = binomial_below(n, LEVEL / 2)
    return Estimate(middle, float(data[rank]), float(data[n - 1 - rank]), n)


def correlation(games: Sequence[Sequence[float]] | Any) -> Estimate:
    """The correlation of x and y over all players of all games; a row is a game, first every x, then every y.

    The interval is Fisher's, with games and not players as the sample, for the players of one game depend on each other.
    """
    import numpy as np

    data = np.asarray(games, dtype=float)
    if data.size == 0:
        return Estimate(NAN, -1.0, 1.0, 0)
    half = data.shape[1] // 2
    x, y = data[:, :half] - data[:, :half].mean(), data[:, half:] - data[:, half:].mean()
    spread = sqrt(float((x**2).mean()) * float((y**2).mean()))
    if not spread:
        return Estimate(NAN, NAN, NAN, len(data))
    value = float((x * y).mean()) / spread
    each = (x * y / spread - value / 2 * (x**2 / float((x**2).mean()) + y**2 / float((y**2).mean()))).mean(axis=1)
    if len(data) < LEAST_CORRELATION or abs(value) >= 1:
        return Estimate(value, NAN, NAN, len(data))
    reach = t_quantile(1 - LEVEL / 2, len(data) - 1) * float(each.std(ddof=1)) / sqrt(len(data)) / (1 - value**2)
    return Estimate(value, tanh(atanh(value) - reach), tanh(atanh(value) + reach), len(data))


def _numbers(values: Sequence[float] | Any) -> ndarray[Any, Any]:
    import numpy as np

    data = np.asarray(values, dtype=float)
    kept: ndarray[Any, Any] = data[~np.isnan(data)]
    return kept
