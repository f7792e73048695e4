"""The laws of chance behind intervals and tests, with the standard library only: Student's t, chi-square, the binomial."""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp, inf, isfinite, lgamma, log, log1p, sqrt
from statistics import NormalDist

LEVEL = 0.05
"""How often a statement may be wrong: 1 in 20, which leaves 95 %."""
TINY, CLOSE, STEPS = 1e-300, 1e-15, 10_000


@lru_cache(maxsize=4096)
def normal_quantile(share: float) -> float:
    """The value that a standard normal number does not exceed with this probability."""
    return NormalDist().inv_cdf(share)


def t_outside(t: float, freedom: float) -> float:
    """How often Student's t is at least this far from 0, on either side."""
    if not isfinite(t):
        return 0.0
    return _beta_below(freedom / 2, 0.5, freedom / (freedom + t * t))


@lru_cache(maxsize=4096)
def t_quantile(share: float, freedom: float) -> float:
    """The value that Student's t does not exceed with this probability, of one half or more."""
    wanted, low, high = 2 * (1 - share), 0.0, 2.0
    while t_outside(high, freedom) > wanted:
        high *= 2
    for _ in range(200):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        low, high = (middle, high) if t_outside(middle, freedom) > wanted else (low, middle)
    return (low + high) / 2


def chi_square_above(value: float, freedom: float) -> float:
    """How often chi-square is at least this large."""
    if value <= 0:
        return 1.0
    a, x = freedom / 2, value / 2
    return 1 - _gamma_series(a, x) if x < a + 1 else _gamma_fraction(a, x)


def binomial_middle(hits: int, trials: int) -> float:
    """The two-sided mid-p of a fair coin that fell on one side so often; the chance of exactly this is counted half."""
    if trials == 0:
        return 1.0
    less = min(hits, trials - hits)
    if trials > 1000:
        z = (trials - 2 * less) / sqrt(trials)
        return 2 * (1 - NormalDist().cdf(z))
    below = sum(comb(trials, one) for one in range(less)) + comb(trials, less) / 2
    return min(1.0, float(2 * below / 2**trials))


@lru_cache(maxsize=4096)
def median_depth(n: int, level: float = LEVEL) -> tuple[int, float]:
    """How many of n ordered values lie outside of the interval of the middle one, and the part of the way to the next.

    Between two values it is interpolated as by Hettmansperger and Sheather (1986); it needs 6 values.
    """
    outside, add, left = 0.0, 0.0, 0
    while 2 * left < n:
        add = exp(lgamma(n + 1) - lgamma(left + 1) - lgamma(n - left + 1) - n * log(2))
        if outside + add > level / 2:
            break
        outside, left = outside + add, left + 1
    way = (level / 2 - outside) / add
    return left - 1, (n - left) * way / (left + (n - 2 * left) * way)


def binomial_tail(hits: float, trials: float, share: float) -> float:
    """The two-sided mid-p of so many hits where this share is expected: the chance of exactly this is counted half.

    Numbers that are not whole, as with shared wins, stand between their neighbours.
    """
    if not 0 < share < 1 or trials <= 0:
        return 1.0
    at_least = _beta_below(hits, trials - hits + 1, share) if hits > 0 else 1.0
    at_most = _beta_below(trials - hits, hits + 1, 1 - share) if hits < trials else 1.0
    return max(0.0, min(1.0, at_least + 1 - at_most, at_most + 1 - at_least))


@lru_cache(maxsize=4096)
def poisson_least(hits: int, level: float) -> float:
    """The smallest mean of a Poisson number that gives so many hits or more with this probability."""
    low, high = 0.0, float(hits)
    for _ in range(200):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        low, high = (middle, high) if 1 - chi_square_above(2 * middle, 2 * hits) < level else (low, middle)
    return (low + high) / 2


def _beta_below(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    if x < (a + 1) / (a + b + 2):
        return front * _beta_fraction(a, b, x) / a
    return 1 - front * _beta_fraction(b, a, 1 - x) / b


def _beta_fraction(a: float, b: float, x: float) -> float:
    """Its continued fraction, by Lentz's method."""
    c, d = 1.0, 1 / (_not_zero(1 - (a + b) * x / (a + 1)))
    h = d
    for m in range(1, STEPS):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / _not_zero(1 + term * d)
            c = _not_zero(1 + term / c)
            h *= d * c
        if abs(d * c - 1) < CLOSE:
            break
    return h


def _gamma_series(a: float, x: float) -> float:
    term = total = 1 / a
    for m in range(1, STEPS):
        term *= x / (a + m)
        total += term
        if term < total * CLOSE:
            break
    return total * exp(-x + a * log(x) - lgamma(a))


def _gamma_fraction(a: float, x: float) -> float:
    b, c, h = x + 1 - a, inf, 0.0
    d = h = 1 / b
    for m in range(1, STEPS):
        term = -m * (m - a)
        b += 2
        d = 1 / _not_zero(term * d + b)
        c = _not_zero(b + term / c)
        h *= d * c
        if abs(d * c - 1) < CLOSE:
            break
    return exp(-x + a * log(x) - lgamma(a)) * h


def _not_zero(value: float) -> float:
    return value if abs(value) > TINY else TINY
