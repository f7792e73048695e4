"""Estimates with their 95 % intervals, which hold from 5 games on: Wilson's for shares, Student's t for everything else.

Where games are too few, or too much alike, there is no interval, and ``needs`` says about how many games would bear one.
Everything is closed form: the same numbers give the same interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atanh, isfinite, tanh
from typing import TYPE_CHECKING, Any, NamedTuple

from ...drawing.estimates import CONFIDENT, share_interval
from . import samples
from .laws import LEVEL, median_depth, normal_quantile, poisson_least
from .samples import BEND, COUNT_BEND, NAN, PAIRS, RATIO_BEND, Kind, needed, student
from .shapes import LEAST, Shape
from .units import NUMBER

if TYPE_CHECKING:
    from numpy import ndarray

__all__ = ["LEAST", "NAN", "RATIO_BEND", "Estimate", "Kind"]

LEAST_MEDIAN, LEAST_FEW, LEAST_CORRELATION, LEAST_PARTS = 6, 10, 50, 30
"""Games below which there is no interval of a middle value, of how often a move is made, which takes few values, of a
correlation, and of a mean of parts, which are skewed."""
FEW_HITS, FEW_HITS_TO = 3, 50
"""Hits up to which Wilson's interval is too short on one side; one fewer up to 50 games."""
ALIKE = -1
"""Stands for how many games are needed where every pair came out exactly alike: no number of games is."""
SELDOM = 25
"""Games in which something happens, below which it is held to be seldom."""


class Estimate(NamedTuple):
    """A number, the ends of its 95 % interval, of how many games it is made, and how many it needs if it has no interval.

    ``needs`` is ``ALIKE`` for a difference of which every pair came out exactly alike.
    """

    value: float
    low: float
    high: float
    n: int
    needs: int = 0

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


def mean(values: Sequence[float] | Any, kind: Kind = "number", shape: Shape | None = None) -> Estimate:
    """A mean over games; a game that has no such number (NaN) is left out, and not counted.

    With a ``shape`` it is known beforehand how skewed the numbers are.
    """
    data = _numbers(values)
    if kind == "share":
        return wins(data)
    value = float(data.mean()) if len(data) else NAN
    return about(value, data, LEAST_PARTS if kind == "part" else LEAST, shape=shape)


def difference(after: Sequence[float] | Any, before: Sequence[float] | Any, kind: Kind = "number") -> Estimate:
    """The mean difference of games that were played twice from the same seeds, with Student's interval.

    Shares have the interval of Agresti and Min (2005).
    """
    import numpy as np

    data = _numbers(np.asarray(after, dtype=float) - np.asarray(before, dtype=float))
    value = float(data.mean()) if len(data) else NAN
    if kind == "share" and len(data):
        low, high = samples.paired_shares(data[None])
        return Estimate(value, float(low[0]), float(high[0]), len(data))
    down, up = samples.paired(data[None], kind)
    return Estimate(value, value + float(down[0]), value + float(up[0]), len(data), _lacking(data, *PAIRS[kind]))


def _lacking(gaps: Any, *least: int) -> int:
    """About how many pairs would bear an interval; ``ALIKE`` where none of those there are differs at all."""
    pairs = needed(gaps, *least)
    return pairs if not pairs or gaps.any() else ALIKE


def count(values: Sequence[float] | Any, shape: Shape | None = None) -> Estimate:
    """How often a game something happens; what happens in few games has Wilson's interval of how often that is.

    Student's interval needs as many games as the ``shape`` says, or some 25 games in which it happens (Cochran 1953).
    """
    data = _numbers(values)
    n, total, hit = len(data), float(data.sum()), int((data > 0).sum())
    if n < LEAST or not is_seldom(hit, n, shape) or (data < 0).any():
        return about(total / n if n else NAN, data, bend=BEND if shape else COUNT_BEND, shape=shape)
    if not hit:
        return Estimate(0.0, 0.0, 3 / n, n)  # three over n: the 95 % bound for what was never seen
    alike = total**2 / float((data**2).sum()) / hit  # 1 where it happens equally often in each of these games
    low, high = share_interval(hit * alike, n * alike)
    return Estimate(total / n, low * total / hit, high * total / hit, n)


def is_seldom(hits: Any, games: int, shape: Shape | None = None) -> Any:
    """Whether something happens in so few of the games that its mean has no Student's interval, but that of a share."""
    return (hits < SELDOM) & (2 * hits <= games) & (shape is None or (games < shape.least and shape.is_once))


def about(value: float, games: Any, least: int = LEAST, bend: float = BEND, shape: Shape | None = None) -> Estimate:
    """A value with Student's interval, from what each game adds to it; none where games are too few or too much alike."""
    n, least = len(games), max(least, shape.least if shape else LEAST)
    if n < least:
        return Estimate(value, NAN, NAN, n, least if n >= LEAST else 0)
    down, up = student(games[None], bend, shape)
    return Estimate(value, value + float(down[0]), value + float(up[0]), n, needed(games, least))


def watched(games: Any, kind: Kind = "number", together: int = 1) -> Estimate:
    """The mean of what came in so far, with an interval that holds however long one watches and whenever one stops.

    It is wider than an interval for a number of games that was fixed beforehand. With ``together`` above 1 the intervals of
    that many means hold all at once, by Bonferroni.
    """
    data = _numbers(games)
    n = len(data)
    value = float(data.mean()) if n else NAN
    reach = float(samples.watched(data[None], kind == "share", together)[0])
    if kind == "share":
        return Estimate(value, max(value - reach, -1.0), min(value + reach, 1.0), n)
    reach = reach if isfinite(reach) else NAN
    return Estimate(value, value - reach, value + reach, n, _lacking(data))


def ratio(parts: ndarray[Any, Any], wholes: ndarray[Any, Any]) -> tuple[float, Any]:
    """The ratio of two sums over games, and what each game adds to it (its linear part)."""
    import numpy as np

    if not len(wholes) or not wholes.any():
        return NAN, np.full(len(wholes), NAN)
    value, each = samples.ratio(parts[None], wholes[None])
    return float(value[0]), each[0]


def median(values: Sequence[float] | Any) -> Estimate:
    """The middle value; the interval lies between two of the values, or on the way from one to the next."""
    import numpy as np

    data = np.sort(_numbers(values))
    n = len(data)
    middle = float(np.median(data)) if n else NAN
    if n < LEAST_MEDIAN:
        return Estimate(middle, NAN, NAN, n, LEAST_MEDIAN if n >= LEAST else 0)
    low, high = samples.medians(data[None], *median_depth(n))
    return Estimate(middle, float(low[0]), float(high[0]), n)


def correlation(games: Sequence[Sequence[float]] | Any) -> Estimate:
    """The correlation of x and y over all players of all games; a row is a game, first every x, then every y.

    The interval is Fisher's, with the jackknife over games: the players of one game depend on each other.
    """
    import numpy as np

    data = np.asarray(games, dtype=float)
    if data.size == 0:
        return Estimate(NAN, -1.0, 1.0, 0)
    n, half = len(data), data.shape[1] // 2
    x, y = data[:, :half], data[:, half:]
    sums = np.stack([x.sum(axis=1), y.sum(axis=1), (x * x).sum(axis=1), (y * y).sum(axis=1), (x * y).sum(axis=1)])
    value = float(_correlated(sums.sum(axis=1, keepdims=True), n * half)[0])
    if value != value or n < LEAST_CORRELATION or abs(value) >= 1:
        return Estimate(value, NAN, NAN, n, LEAST_CORRELATION if LEAST <= n < LEAST_CORRELATION else 0)
    without = np.arctanh(_correlated(sums.sum(axis=1, keepdims=True) - sums, (n - 1) * half))
    down, up = student((1 - n) * without[None], RATIO_BEND)
    return Estimate(value, tanh(atanh(value) + float(down[0])), tanh(atanh(value) + float(up[0])), n)


def _correlated(sums: Any, pairs: int) -> Any:
    """Correlations from the sums of x, y, their squares and their products; NaN where one of them does not vary."""
    import numpy as np

    x, y, xx, yy, xy = sums / pairs
    square = (xx - x * x) * (yy - y * y)
    return np.where(square > 0, (xy - x * y) / np.sqrt(np.where(square > 0, square, 1.0)), np.nan)


def _numbers(values: Sequence[float] | Any) -> ndarray[Any, Any]:
    import numpy as np

    data = np.asarray(values, dtype=float)
    kept: ndarray[Any, Any] = data[~np.isnan(data)]
    return kept
