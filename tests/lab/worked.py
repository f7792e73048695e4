"""Worked examples of estimates and tests, at and beside every limit: what is asked, and what comes out.

``python -m tests.lab.worked`` prints the table that ``tests/lab/worked.toml`` keeps. After a change of a formula that is meant,
read what git shows as changed: each line is an interval that somebody will rely on. ``test_laws`` holds the laws behind them
against another library.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from math import isnan
from random import Random
from typing import Any

import numpy as np

from gamelib.lab.estimate import intervals, laws, samples, verdicts
from gamelib.lab.estimate.shapes import Shape

SKEWED = [Random(n).expovariate(0.2) for n in range(40)]
EVEN = [float(n * 7 % 23) for n in range(23)]
WON = [[1.0, 0.0, 0.0]] * 12 + [[0.0, 1.0, 0.0]] * 5 + [[0.0, 0.0, 1.0]] * 4 + [[0.5, 0.5, 0.0]] * 3
OFTEN = [1.0] * 9 + [2.0] * 4 + [0.0] * 60
LATER = [one + (2.0 if n % 6 == 0 else -1.0 if n % 7 == 0 else 0.0) for n, one in enumerate(SKEWED)]
SELDOM = [one + (3.0 if n in (3, 9, 11, 20, 31, 37) else 0.0) for n, one in enumerate(SKEWED)]
LOST, REGAINED = [float(n % 3 == 0) for n in range(60)], [float(n % 4 != 1) for n in range(60)]
SHARED = [1.0, 0.0, 0.5, 0.5, 1.0, 0.0, 1 / 3, 0.0, 1.0, 0.0, 0.5, 0.0]
GAMES = [[n % 5, n % 3, n % 7, n % 5 + n % 2, n % 4, n % 7 - n % 2] for n in range(60)]


HALF_UP = [0.0] * 15 + [1.0, 2.0, 4.0, 8.0, 1.0, 3.0, 9.0, 1.0, 2.0, 5.0, 1.0, 7.0, 1.0, 2.0, 30.0]
RAMP = [float(n * n % 17 + 1) for n in range(30)]
NEAR_SELDOM = ((24, 48), (24, 47), (25, 50), (25, 60), (1, 5), (2, 5), (3, 5))


def padded(moved: int) -> list[float]:
    """Eighty numbers, so many of which are not 0."""
    return RAMP[:moved] + [0.0] * (80 - moved)


def counted(hits: int, games: int) -> list[float]:
    """Once or twice in so many games, and in the others not."""
    return [1.0 + n % 2 for n in range(hits)] + [0.0] * (games - hits)


def near_the_ends(n: int) -> tuple[int, ...]:
    """Numbers of hits at which the interval of a share has ends of its own."""
    return (0, 1, 2, 3, 4, n - 4, n - 3, n - 2, n - 1, n)


CASES: dict[str, Callable[[], Any]] = {
    **{f"share {hits} of {n}": partial(intervals.share, hits, n) for n in (7, 50, 51, 400) for hits in near_the_ends(n)},
    "share of nothing": lambda: intervals.share(0, 0),
    "wins": lambda: intervals.wins([row[0] for row in WON[:21]]),
    "wins, three together": lambda: intervals.wins([row[0] for row in WON[:21]], 3),
    "wins, some shared": lambda: intervals.wins(SHARED),
    "wins, some shared, four together": lambda: intervals.wins(SHARED, 4),
    "wins, all of them": lambda: intervals.wins([1.0] * 9),
    "wins, all shared": lambda: intervals.wins([0.5] * 9),
    "mean, skewed": lambda: intervals.mean(SKEWED),
    "mean, even": lambda: intervals.mean(EVEN),
    "mean of five": lambda: intervals.mean(SKEWED[:5]),
    "mean of four": lambda: intervals.mean(SKEWED[:4]),
    "mean of a share": lambda: intervals.mean(LOST, "share"),
    "mean of few parts": lambda: intervals.mean([one / 30 for one in EVEN], "part"),
    "mean of many parts": lambda: intervals.mean([one / 30 for one in EVEN * 3], "part"),
    "mean of 49 parts": lambda: intervals.mean([one / 30 for one in (EVEN * 3)[:49]], "part"),
    "mean of 50 parts": lambda: intervals.mean([one / 30 for one in (EVEN * 3)[:50]], "part"),
    "mean of nothing": lambda: intervals.mean([]),
    "mean, half of ten alike": lambda: intervals.mean([7.0] * 5 + [1.0, 2.0, 3.0, 4.0, 5.0]),
    "mean, four of ten alike": lambda: intervals.mean([7.0] * 4 + [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]),
    "mean, half of eleven alike": lambda: intervals.mean([0.0] * 6 + [1.0, 2.0, 3.0, 4.0, 5.0]),
    "mean, seven of 20 unlike": lambda: intervals.mean([3.0] * 13 + [1.0, 2.0, 4.0, 5.0, 6.0, 7.0, 8.0]),
    "mean, eight of 20 unlike": lambda: intervals.mean([3.0] * 12 + [1.0, 2.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]),
    **{
        f"mean, known to be skewed by {skew}": partial(intervals.mean, values, shape=Shape(skew))
        for skew, values in ((0.0, SKEWED), (0.5, EVEN), (-0.5, EVEN), (-2.0, SKEWED), (3.0, SKEWED))
    },
    "mean of eleven, needs twelve": lambda: intervals.mean(SKEWED[:11], shape=Shape(2.0)),
    "mean of twelve, needs twelve": lambda: intervals.mean(SKEWED[:12], shape=Shape(2.0)),
    "mean of four, needs twelve": lambda: intervals.mean(SKEWED[:4], shape=Shape(2.0)),
    "mean of parts, needs twelve": lambda: intervals.mean([one / 30 for one in EVEN], "part", Shape(2.0)),
    "difference": lambda: intervals.difference(LATER, SKEWED),
    "difference of nothing": lambda: intervals.difference([], []),
    "difference of nothing, shares": lambda: intervals.difference([], [], "share"),
    "difference, half of the pairs moved": lambda: intervals.difference(HALF_UP, [0.0] * 30),
    "difference, most of the pairs moved": lambda: intervals.difference(HALF_UP[1:], [0.0] * 29),
    **{
        f"difference of {n} {kind}s": partial(intervals.difference, (EVEN * 3)[:n], (EVEN[::-1] * 3)[:n], kind)
        for n, kind in ((29, "rate"), (30, "rate"), (59, "part"), (60, "part"), (5, "share"), (9, "number"), (10, "number"))
    },
    **{
        f"difference of {moved} of 80 {kind}s": partial(intervals.difference, padded(moved), [0.0] * 80, kind)
        for moved, kind in ((14, "rate"), (15, "rate"), (29, "part"), (30, "part"), (7, "number"), (8, "number"))
    },
    "difference, all alike": lambda: intervals.difference([2.0] * 12, [2.0] * 12),
    "difference, six moved": lambda: intervals.difference(SELDOM, SKEWED),
    "difference of ten": lambda: intervals.difference(LATER[20:30], [one * 2 for one in SKEWED[20:30]]),
    "difference of nine": lambda: intervals.difference(LATER[20:29], [one * 2 for one in SKEWED[20:29]]),
    "difference of shares": lambda: intervals.difference(REGAINED, LOST, "share"),
    "difference of five": lambda: intervals.difference(LATER[:5], SKEWED[:5]),
    "difference of four": lambda: intervals.difference(LATER[:4], SKEWED[:4]),
    "count, seldom": lambda: intervals.count(OFTEN),
    "count, often": lambda: intervals.count(OFTEN[:20]),
    "count, 25 times": lambda: intervals.count([1.0] * 12 + [2.0] * 13 + [0.0] * 60),
    "count, 24 times": lambda: intervals.count([1.0] * 12 + [2.0] * 12 + [0.0] * 60),
    **{
        f"count in {hits} of {games}, least {known.least}": partial(intervals.count, counted(hits, games), known)
        for known in (Shape(2.0, 0.8), Shape(9.0, 0.8), Shape(0.4), Shape(3.0, 0.5))
        for hits, games in ((3, 11), (3, 12), (6, 12), (7, 12), (24, 49), (24, 48))
    },
    **{f"count in {hits} of {games}": partial(intervals.count, counted(hits, games)) for hits, games in NEAR_SELDOM},
    "count, below zero": lambda: intervals.count([1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 2.0]),
    "count of five": lambda: intervals.count([0.0, 0.0, 0.0, 0.0, 2.0]),
    "count of nothing": lambda: intervals.count([]),
    "count, half of the games": lambda: intervals.count([1.0] * 6 + [0.0] * 6),
    "count, never": lambda: intervals.count([0.0] * 30),
    "count of four": lambda: intervals.count([1.0, 0.0, 0.0, 0.0]),
    "watched": lambda: intervals.watched(SKEWED),
    "watched share": lambda: intervals.watched(LOST, "share"),
    "watched, three together": lambda: intervals.watched(SKEWED, together=3),
    "watched, 19 games": lambda: intervals.watched(SKEWED[:19]),
    "watched, 20 games": lambda: intervals.watched(SKEWED[:20]),
    "watched, 5 games": lambda: intervals.watched(SKEWED[:5]),
    "watched, 4 games": lambda: intervals.watched(SKEWED[:4]),
    "watched, 5 games, six together": lambda: intervals.watched(SKEWED[:5], together=6),
    "watched, 5 shares, six together": lambda: intervals.watched(LOST[:5], "share", 6),
    "watched, 5 shares": lambda: intervals.watched(LOST[:5], "share"),
    "watched, all won": lambda: intervals.watched([1.0] * 40, "share"),
    "watched, all lost": lambda: intervals.watched([-1.0] * 40, "share"),
    "watched, all alike": lambda: intervals.watched([0.0] * 20),
    "watched, all up by one": lambda: intervals.watched([1.0] * 20),
    "watched, nothing": lambda: intervals.watched([]),
    "median of nothing": lambda: intervals.median([]),
    "median of four": lambda: intervals.median(SKEWED[:4]),
    "median": lambda: intervals.median(SKEWED),
    "median of six": lambda: intervals.median(SKEWED[:6]),
    "median of five": lambda: intervals.median(SKEWED[:5]),
    "correlation": lambda: intervals.correlation(GAMES),
    "correlation, 50 games": lambda: intervals.correlation(GAMES[:50]),
    "correlation, 49 games": lambda: intervals.correlation(GAMES[:49]),
    "correlation of what is equal": lambda: intervals.correlation([[1, 1, 2, 3]] * 60),
    "correlation of five": lambda: intervals.correlation(GAMES[:5]),
    "correlation of four": lambda: intervals.correlation(GAMES[:4]),
    "correlation of nothing": lambda: intervals.correlation([]),
    "correlation, against each other": lambda: intervals.correlation([[n % 5, -(n % 5)] for n in range(60)]),
    "correlation, one player": lambda: intervals.correlation([[n % 5, n % 3] for n in range(60)]),
    "correlation, large numbers": lambda: intervals.correlation([[one * 300 + 20 for one in row] for row in GAMES]),
    "correlation, small numbers": lambda: intervals.correlation([[one / 300 for one in row] for row in GAMES]),
    "ratio to nothing": lambda: [intervals.ratio(np.ones(3), np.zeros(3))[0], *intervals.ratio(np.ones(3), np.zeros(3))[1]],
    "ratio of no games": lambda: [intervals.ratio(np.ones(0), np.zeros(0))[0]],
    "ratios, one to nothing": lambda: samples.ratio(np.ones((2, 3)), np.asarray([[0, 0, 0], [1, 2, 3]]))[0].tolist(),
    "ratio": lambda: intervals.ratio(np.asarray(EVEN), np.asarray(EVEN[::-1]) + 1)[0],
    "what a game adds to a ratio": lambda: intervals.ratio(np.asarray(EVEN), np.asarray(EVEN[::-1]) + 1)[1][:4].tolist(),
    "evenness": lambda: intervals.evenness(np.asarray(SHARED)),
    "p, no change": lambda: verdicts.no_change(LATER, SKEWED),
    "p, no change of shares": lambda: verdicts.no_change(REGAINED, LOST, "share"),
    "p, no change, ten alike": lambda: verdicts.no_change([2.0] * 10, [1.0] * 10),
    "p, no change, nine alike": lambda: verdicts.no_change([2.0] * 9, [1.0] * 9),
    "p, nothing moved": lambda: verdicts.nothing_in(np.zeros(9)),
    "p, one moved": lambda: verdicts.nothing_in(np.asarray([0.0] * 8 + [1.0])),
    "p, fair rate": lambda: verdicts.fair_rate([row[0] for row in WON], 1 / 3),
    "p, fair rate of four": lambda: verdicts.fair_rate([1.0] * 4, 1 / 3),
    "p, fair rate of an estimate": lambda: verdicts.rate_p(intervals.share(12, 21), 1 / 3),
    "p, seats alike": lambda: verdicts.equal_shares(WON),
    "p, seats alike, no win shared": lambda: verdicts.equal_shares(WON[:21]),
    "p, seats alike, many": lambda: verdicts.equal_shares(WON * 5),
    "p, seats alike, 99 games": lambda: verdicts.equal_shares((WON * 5)[:99]),
    "p, seats alike, 100 games": lambda: verdicts.equal_shares((WON * 5)[:100]),
    "p, seats alike, four games": lambda: verdicts.equal_shares(WON[:4]),
    "p, one seat": lambda: verdicts.equal_shares([[1.0]] * 9),
    "p, all shared": lambda: verdicts.equal_shares([[0.5, 0.5]] * 9),
    "told apart": lambda: sorted(map(list, verdicts.told_apart([SKEWED, LATER, [one + 5 for one in LATER]]))),
    "binomial mid-p, 1001 throws": lambda: laws.binomial_middle(460, 1001),
    "binomial mid-p, 1000 throws": lambda: laws.binomial_middle(460, 1000),
    "Poisson, at least": lambda: [laws.poisson_least(hits, 0.05) for hits in (1, 2, 3, 9)],
    "values left out of the middle": lambda: [one for n in (6, 7, 9, 20, 100, 101) for one in laws.median_depth(n)],
}  # fmt: skip


def plain(answer: Any) -> list[Any]:
    """An answer as a list of numbers to ten figures, "none" for what there is not."""
    numbers = list(answer) if isinstance(answer, list | tuple) else [answer]
    return [one if not isinstance(one, float) else "none" if isnan(one) else float(f"{one:.10g}") for one in numbers]


if __name__ == "__main__":
    sys.stdout.write("# Worked examples of estimates and tests; worked.py says what is asked.\n\n")
    sys.stdout.writelines(f"{json.dumps(name)} = {json.dumps(plain(ask()))}\n" for name, ask in CASES.items())
