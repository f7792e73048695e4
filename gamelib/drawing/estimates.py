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


def share(hits: float, trials: float) -> tuple[float, float, float]:
    """A share between the ends of Wilson's interval."""
    low, high = share_interval(hits, trials)
    return low, hits / trials, high


def ratio_interval(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float, float, float]:
    """A sum over games as a part of another, with an interval that takes a whole game for one observation."""
    total, games = math.fsum(wholes), len(wholes)
    if games < 2 or not total:
        raise ValueError("A ratio needs two games and something to divide by.")
    value = math.fsum(parts) / total
    off = [part - value * whole for part, whole in zip(parts, wholes, strict=True)]
    spread = math.sqrt(math.fsum(gap * gap for gap in off) * games / (games - 1)) / abs(total)
    return value - CONFIDENT * spread, value, value + CONFIDENT * spread


def slope_interval(causes: Sequence[Sequence[float]], effects: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """How much more effect comes with one more cause, among the players of the same game; a row is a game.

    Both are counted from the mean of their game, so that long and rich games do not speak for their players.
    """
    x = [_from_mean(row) for row in causes]
    y = [_from_mean(row) for row in effects]
    products = [math.fsum(a * b for a, b in zip(one, two, strict=True)) for one, two in zip(x, y, strict=True)]
    squares = [math.fsum(a * a for a in one) for one in x]
    return ratio_interval(products, squares)


def _from_mean(row: Sequence[float]) -> list[float]:
    mean = math.fsum(row) / len(row)
    return [value - mean for value in row]
