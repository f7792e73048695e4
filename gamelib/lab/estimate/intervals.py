"""Estimates with their 95 % intervals: Wilson's for shares, the bootstrap over games for everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ...drawing.estimates import share_interval
from .units import NUMBER

if TYPE_CHECKING:
    from numpy import ndarray

RESAMPLES = 1000
"""How often games are drawn anew to see how an estimate varies; the draws are always the same, so that numbers repeat."""
AT_ONCE = 2_000_000
LOW, HIGH = 2.5, 97.5


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
        """Whether zero lies outside of the interval."""
        return self.low > 0 or self.high < 0


def share(hits: int, n: int) -> Estimate:
    """A share of games, with Wilson's interval."""
    if not n:
        return Estimate(float("nan"), 0.0, 1.0, 0)
    low, high = share_interval(hits, n)
    return Estimate(hits / n, low if hits else 0.0, high if hits < n else 1.0, n)


def mean(values: Sequence[float] | Any) -> Estimate:
    """A mean over games, with its bootstrap interval; a game that has no such number (NaN) is left out, and not counted."""
    import numpy as np

    data = np.asarray(values, dtype=float)
    data = data[~np.isnan(data)]
    return resampled(lambda sample: sample[:, :, 0].mean(axis=1), data[:, None])


def difference(after: Sequence[float] | Any, before: Sequence[float] | Any) -> Estimate:
    """The mean difference of games that were played twice from the same seeds, with the bootstrap interval of the pairs."""
    import numpy as np

    return mean(np.asarray(after, dtype=float) - np.asarray(before, dtype=float))


def correlation(games: Sequence[Sequence[float]]) -> Estimate:
    """The correlation of x and y over all players of all games; a row is a game, first every x, then every y.

    Whole games are drawn anew, for the players of one game depend on each other.
    """
    import numpy as np

    data = np.asarray(games, dtype=float)
    if data.size == 0:
        return Estimate(float("nan"), -1.0, 1.0, 0)
    return resampled(_correlations, data)


def resampled(measure: Callable[[Any], Any], games: ndarray[Any, Any]) -> Estimate:
    """A measure of games (a row each) with its bootstrap interval; ``measure`` takes many samples at once."""
    import numpy as np

    n = len(games)
    if n == 0:
        return Estimate(float("nan"), float("nan"), float("nan"), 0)
    rng = np.random.default_rng(n)
    whole = float(measure(games[None, :, :])[0])
    size = max(1, AT_ONCE // (n * games.shape[1]))
    found: list[Any] = []
    while len(found) < RESAMPLES:
        picked = rng.integers(0, n, (min(size, RESAMPLES - len(found)), n))
        found.extend(measure(games[picked]))
    kept = np.asarray(found)[~np.isnan(found)]
    low, high = np.percentile(kept, [LOW, HIGH]) if len(kept) else (np.nan, np.nan)
    return Estimate(whole, float(low), float(high), n)


def _correlations(samples: Any) -> Any:
    """For each sample, the correlation of the first half of the columns with the second."""
    import numpy as np

    half = samples.shape[2] // 2
    x, y = samples[:, :, :half].reshape(len(samples), -1), samples[:, :, half:].reshape(len(samples), -1)
    x, y = x - x.mean(axis=1, keepdims=True), y - y.mean(axis=1, keepdims=True)
    spread = np.sqrt((x**2).sum(axis=1) * (y**2).sum(axis=1))
    with np.errstate(invalid="ignore", divide="ignore"):
        return (x * y).sum(axis=1) / spread
