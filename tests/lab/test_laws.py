"""The lab's laws of chance, intervals and tests against scipy's."""

from __future__ import annotations

import numpy as np
import pytest

from gamelib.lab.estimate import intervals, laws, verdicts

st = pytest.importorskip("scipy.stats")


@pytest.mark.parametrize("freedom", [1, 4, 19, 99, 5000])
def test_students_t(freedom: int) -> None:
    for t in (0.0, 0.3, 1.0, 2.5, 8.0, 40.0):
        assert laws.t_outside(t, freedom) == pytest.approx(2 * st.t.sf(t, freedom), rel=1e-7, abs=1e-14)
    for share in (0.6, 0.975, 0.9999):
        assert laws.t_quantile(share, freedom) == pytest.approx(st.t.ppf(share, freedom), rel=1e-7)


@pytest.mark.parametrize("freedom", [1, 2, 5, 11])
def test_chi_square(freedom: int) -> None:
    for value in (0.0, 0.2, 1.0, 6.0, 30.0):
        assert laws.chi_square_above(value, freedom) == pytest.approx(st.chi2.sf(value, freedom), rel=1e-9)


@pytest.mark.parametrize(("hits", "trials", "share"), [(0, 10, 0.3), (5, 10, 0.3), (10, 10, 0.3), (333, 900, 0.35)])
def test_the_binomial(hits: int, trials: int, share: float) -> None:
    tails = st.binom.sf(hits - 1, trials, share), st.binom.cdf(hits, trials, share)
    assert laws.binomial_tail(hits, trials, share) == pytest.approx(min(1, 2 * min(tails)), rel=1e-9)
    fair = 2 * (st.binom.cdf(min(hits, trials - hits) - 1, trials, 0.5) + st.binom.pmf(hits, trials, 0.5) / 2)
    assert laws.binomial_middle(hits, trials) == pytest.approx(min(1, fair), rel=1e-6)


def test_wilson_and_its_ends() -> None:
    low, high = st.binomtest(30, 100).proportion_ci(method="wilson")
    assert intervals.share(30, 100)[1:3] == pytest.approx((low, high))
    few = intervals.share(1, 40)
    assert few.low == pytest.approx(st.chi2.ppf(0.05, 2) / 2 / 40), "one hit alone says little about how rare it may be"
    assert few.high == pytest.approx(st.binomtest(1, 40).proportion_ci(method="wilson").high)


def test_an_even_sample_has_students_interval() -> None:
    values = np.asarray([3.0, 1.0, 4.0, 2.0, 5.0, 9.0, 6.0, 8.0, 7.0])
    found = intervals.mean(values)
    low, high = st.t.interval(0.95, 8, values.mean(), st.sem(values))
    assert found[1:3] == pytest.approx((low, high))
    skewed = intervals.mean(np.asarray([1.0, 1.0, 2.0, 2.0, 3.0, 30.0]))
    assert skewed.high - skewed.value > skewed.value - skewed.low, "the long tail makes the interval reach further there"


def test_paired_tests() -> None:
    rng = np.random.default_rng(1)
    before, after = rng.normal(size=(2, 40))
    assert verdicts.no_change(after, before) == pytest.approx(st.ttest_rel(after, before).pvalue)
    assert verdicts.no_change([1, 1, 1, 1, 1], [0, 0, 0, 0, 0]) == 1 / 16, "five signs alike are 1 in 16, however alike"
    assert verdicts.no_change([9, 9, 9, 9], [0, 0, 0, 0]) == 1, "four games show nothing"


def test_cochrans_q_is_chi_square_where_no_win_is_shared() -> None:
    won = np.eye(3)[[0] * 60 + [1] * 45 + [2] * 45]
    assert verdicts.equal_shares(won) == pytest.approx(st.chisquare([60, 45, 45]).pvalue)
    few = np.eye(3)[[0] * 12 + [1] * 5 + [2] * 4]
    assert verdicts.equal_shares(few) == pytest.approx(st.chisquare([12, 5, 4]).pvalue, abs=0.03)


def test_holms_rule() -> None:
    assert verdicts.holm([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert verdicts.holm([0.04, float("nan")]) == [True, False], "what was not tested does not count"
    assert verdicts.holm([]) == []
