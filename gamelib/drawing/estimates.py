"""What a sample of games says, and how sure it is: quantiles and intervals, with the standard library only."""

from __future__ import annotations

import math
from collections.abc import Sequence

CONFIDENT = 1.959963984540054
"""The standard normal quantile of a two-sided 95 % interval."""


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the values does not exceed; infinity stands for never."""
    if not values:
        raise ValueError("There is no quantile of nothing.")
    ordered = sorted(values)
    return ordered[max(math.ceil(share * len(ordered)) - 1, 0)]


def share_interval(hits: float, trials: float, confident: float = CONFIDENT) -> tuple[float, float]:
    """Wilson's interval, of 95 % unless told otherwise, for a share of which ``hits`` of ``trials`` is the sample."""
    if not 0 <= hits <= trials or trials == 0:
        raise ValueError(f"{hits} of {trials} is no sample.")
    share, weight = hits / trials, confident**2 / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = confident * math.sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of a sample between the ends of its 95 % interval, by the normal law: for samples of some size."""
    if len(values) < 2:
        raise ValueError(f"A mean of {len(values)} has no interval.")
    mean = math.fsum(values) / len(values)
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return mean - CONFIDENT * spread, mean, mean + CONFIDENT * spread
