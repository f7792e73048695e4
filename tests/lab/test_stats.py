"""Estimates and their intervals, against known answers and against what they promise."""

from __future__ import annotations

from math import isnan
from random import Random

import numpy as np
import pytest
from scipy.stats import binomtest

from gamelib.lab.estimate import intervals as stats


def test_a_share_has_wilsons_interval() -> None:
    """Against scipy's, away from the ends; and with ends that are exact where every game or none is a hit."""
    for hits, n in ((30, 100), (10, 24), (100, 120)):
        known = binomtest(hits, n).proportion_ci(method="wilson")
        assert stats.share(hits, n)[:4] == pytest.approx((hits / n, known.low, known.high, n))
    for n in range(1, 200):
        assert stats.share(0, n).low == 0.0 < stats.share(0, n).high < 1.0
        assert stats.share(n, n).high == 1.0 > stats.share(n, n).low > 0.0
    assert stats.share(0, 0).n == 0


def test_a_mean_has_an_interval_that_keeps_its_promise() -> None:
    """Of 200 samples of a skewed law, some 95 % of the intervals hold the true mean."""
    rng, held = Random(5), 0
    for _ in range(200):
        found = stats.mean([rng.expovariate(0.5) for _ in range(80)])
        held += found.low <= 2.0 <= found.high
    assert 178 <= held <= 198


def test_games_that_are_alike_have_no_interval_and_say_how_many_are_needed() -> None:
    """Ten equal games leave room for three in ten that are not; eight unlike ones make an interval."""
    equal = stats.mean([7.0] * 10)
    assert (equal.value, isnan(equal.low), equal.needs) == (7.0, True, 27)
    one_odd = stats.mean([7.0] * 39 + [9.0])
    assert (isnan(one_odd.low), one_odd.needs) == (True, 320)
    eight_odd = stats.mean([7.0] * 32 + [9.0, 8.0, 9.0, 11.0, 9.0, 8.0, 9.0, 10.0])
    assert eight_odd.low < eight_odd.value < eight_odd.high
    assert eight_odd.needs == 0
    assert stats.difference([1.0] * 40, [0.0] * 40).needs == 107
    assert stats.difference([1.0, 3.0, 2.0] * 3, [0.0] * 9).needs == 10
    assert stats.difference([0.5, 0.3, 0.2] * 9, [0.0] * 27, "rate").needs == 30
    assert stats.difference([0.5, 0.3] + [0.1] * 98, [0.1] * 100, "part").needs == 1500
    assert stats.mean([0.25, 0.5, 0.75] * 3, "part").needs == stats.LEAST_PARTS
    assert stats.mean([1.0, 2.0]).needs == 0, "fewer than five games are said to be too few elsewhere"
    assert isnan(stats.mean([]).value)


def test_games_without_the_number_are_left_out_and_not_counted() -> None:
    nan = float("nan")
    assert stats.mean([1.0, nan, 1.0])[::3] == (1.0, 2)
    assert stats.difference([5.0, nan, 7.0], [1.0, 2.0, nan])[::3] == (4.0, 1)
    assert stats.mean([nan]).n == 0


def test_pairs_are_compared_pair_by_pair() -> None:
    rng = Random(1)
    before = [rng.uniform(0, 1000) for _ in range(50)]
    found = stats.difference([one + rng.uniform(0.99, 1.01) for one in before], before)
    assert found.value == pytest.approx(1.0, abs=0.01)
    assert found.high - found.low < 0.01, "what the seeds have in common falls away"
    assert found.clear
    assert not stats.difference(before, before).clear


def test_a_correlation_is_that_of_all_players() -> None:
    rng = np.random.default_rng(3)
    x, noise = rng.normal(size=(60, 3)), rng.normal(size=(60, 3))
    y = x + noise
    found = stats.correlation(np.hstack([x, y]).tolist())
    assert found.value == pytest.approx(np.corrcoef(x.ravel(), y.ravel())[0, 1])
    assert found.low < found.value < found.high
    assert found.n == 60
    assert stats.correlation([]).n == 0


def test_numbers_repeat() -> None:
    rng = Random(9)
    values = [rng.random() for _ in range(30)]
    assert stats.mean(values) == stats.mean(values)
