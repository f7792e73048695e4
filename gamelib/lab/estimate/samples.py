"""Many samples at once, a row each: where an interval may be given, and how far it reaches. One sample is one row.

Student's t is widened on the side to which numbers are skewed, because scores and lengths have long tails: the variance of a
mean grows with the mean as fast as the third moment says (Johnson 1978). The skewness is the sample's, or the one that is known
beforehand where that is larger.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, sqrt
from typing import TYPE_CHECKING, Any, Literal

from ...drawing.estimates import CONFIDENT
from .laws import LEVEL, t_quantile
from .shapes import LEAST, UNLIKE, Shape

if TYPE_CHECKING:
    from numpy import ndarray

    Rows = ndarray[Any, Any]

Kind = Literal["number", "rate", "part", "share"]
"""What the values of games are: whole numbers; means within each game; continuous parts of a whole, from 0 to 1; or wins and
the like, 0, 1 or split."""
PAIRS: Mapping[Kind, tuple[int, int]] = {"number": (10, UNLIKE), "rate": (30, 15), "part": (60, 30), "share": (LEAST, 0)}
"""Pairs below which there is no interval of a difference, and of them how many must be unlike if most are alike.

A game that a change hardly touches differs by nothing in whole numbers, which is seen, but by very little in a rate or a part,
which a few pairs take for certainty.
"""
NEVER_SEEN = 3
"""What was never seen in n games happens in 3 of n at most: the 95 % bound."""
BEND, COUNT_BEND, RATIO_BEND, PAIR_BEND = 1 / 3, 2 / 5, 1 / 6, 1 / 12
"""How much of the skewness widens the interval of a mean, of a mean of counts, of a ratio of two sums, and of a difference."""
SHORTER = 2 / 3
"""How much of it shortens the interval on the other side, where the skewness is known beforehand."""
CLOSE = 1e-9
NAN = float("nan")


def unlike(rows: Rows) -> Rows:
    """How many games of a sample are not like the usual one; only exact where at least half of them are alike."""
    import numpy as np

    n = rows.shape[1]
    if not n:
        return np.zeros(len(rows), dtype=int)
    near = np.partition(rows, [(n - 1) // 2, n // 2], axis=1)
    usual = [near[:, place, None] for place in {(n - 1) // 2, n // 2}]
    alike = [(abs(rows - one) <= CLOSE * (1 + abs(one))).sum(axis=1) for one in usual]
    others: Rows = n - np.maximum(alike[0], alike[-1])
    return others


def enough(rows: Rows, least: int = LEAST, others: int = UNLIKE) -> Rows:
    """Whether a sample bears an interval: 5 games, and if most of them are alike, 8 that are not; or as many as are asked."""
    n, different = rows.shape[1], unlike(rows)
    allowed: Rows = ((2 * different > n) | (different >= others)) & (n >= least)
    return allowed


def needed(games: Any, least: int = LEAST, others: int = UNLIKE) -> int:
    """About how many games would bear an interval, where these do not; 0 where they do or are fewer than 5."""
    n, different = len(games), int(unlike(games[None])[0]) if len(games) else 0
    if n < LEAST or bool(enough(games[None], least, others)[0]):
        return 0
    return least if 2 * different > n else max(least, ceil(others * n / (different or NEVER_SEEN)))


def student(rows: Rows, bend: Any = BEND, shape: Shape | None = None, least: int = LEAST) -> tuple[Rows, Rows]:
    """How far Student's interval reaches below and above each mean, widened by ``bend`` of the skewness; NaN for none."""
    import numpy as np

    n, least = rows.shape[1], max(least, shape.least if shape else LEAST)
    if n < least:
        return np.full(len(rows), NAN), np.full(len(rows), NAN)
    gap = rows - rows.mean(axis=1, keepdims=True)
    square = (gap**2).sum(axis=1)
    t = t_quantile(1 - LEVEL / 2, n - 1)
    plain, spread = t / sqrt(n), np.where(enough(rows, least), np.sqrt(square / (n - 1)), NAN)
    scale = np.where(square > 0, square / n, 1.0)
    skew = (gap**3).sum(axis=1) / n / scale**1.5 * sqrt(n * (n - 1)) / (n - 2)
    if shape:
        skew = np.maximum(skew, shape.skew) if shape.skew > 0 else np.minimum(skew, shape.skew)
    shift = bend * skew * t * t / n
    wide, eased = np.sqrt(shift**2 + plain**2), SHORTER if shape else 0.0
    below, above = wide - shift - plain, wide + shift - plain
    down, up = (plain + np.where(more > 0, more, eased * more) for more in (below, above))
    return -spread * down, spread * up


def counts(rows: Rows, shape: Shape | None = None) -> tuple[Rows, Rows]:
    """The same for how often something happens in a game, whose variance grows with its mean."""
    return student(rows, BEND if shape else COUNT_BEND, shape)


def paired(gaps: Rows, kind: Kind = "number") -> tuple[Rows, Rows]:
    """The same for differences of pairs, which are less skewed unless most pairs are alike."""
    import numpy as np

    least, others = PAIRS[kind]
    down, up = student(gaps, np.where(2 * unlike(gaps) <= gaps.shape[1], BEND, PAIR_BEND), least=least)
    allowed = enough(gaps, least, others)
    return np.where(allowed, down, NAN), np.where(allowed, up, NAN)


def paired_shares(gaps: Rows) -> tuple[Rows, Rows]:
    """The interval of Agresti and Min (2005) for the difference of paired shares: of two more pairs, half of one each way."""
    import numpy as np

    n, total = gaps.shape[1] + 2, gaps.sum(axis=1)
    middle = total / n
    reach = CONFIDENT * np.sqrt(((gaps**2).sum(axis=1) + 1 - total * middle) / n / n)
    return np.maximum(middle - reach, -1.0), np.minimum(middle + reach, 1.0)


def watched(rows: Rows, share: bool = False, together: int = 1) -> Rows:
    """How far an interval reaches that holds however long one watches, whenever one stops; infinite where it says nothing.

    It is the confidence sequence of Lai (1976) for Student's t, with a normal prior of one standard deviation for the effect.
    Shares count one more game each way; other samples must bear an interval at all.
    """
    import numpy as np

    n = rows.shape[1]
    if n < LEAST:
        return np.full(len(rows), NAN)
    square = ((rows - rows.mean(axis=1, keepdims=True)) ** 2).sum(axis=1) + (2 if share else 0)
    grown = (sqrt(n + 1) * together / LEVEL) ** (2 / n)
    reach = np.sqrt(square * (grown - 1) / (1 - grown / (n + 1)) / n) if grown < n + 1 else np.full(len(rows), np.inf)
    return reach if share else np.where(enough(rows), reach, NAN)


def ratio(parts: Rows, wholes: Rows) -> tuple[Rows, Rows]:
    """The ratios of two sums over games, a row a sample, and what each game adds to its ratio (the linear part)."""
    import numpy as np

    whole = wholes.mean(axis=1, keepdims=True)
    whole = np.where(whole == 0, NAN, whole)
    value = parts.mean(axis=1, keepdims=True) / whole
    return value[:, 0], (parts - value * wholes) / whole


def medians(ordered: Rows, outside: int, way: float) -> tuple[Rows, Rows]:
    """The ends of the interval of each middle value: so many ordered values lie outside, and part of the way to the next."""
    last = ordered.shape[1] - 1 - outside
    low: Rows = ordered[:, outside] + way * (ordered[:, outside + 1] - ordered[:, outside])
    high: Rows = ordered[:, last] + way * (ordered[:, last - 1] - ordered[:, last])
    return low, high
