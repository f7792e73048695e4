"""The lab's laws of chance, intervals and tests against scipy's."""

from __future__ import annotations

import numpy as np
import pytest

from gamelib.lab.estimate import intervals, laws, samples, verdicts
from gamelib.lab.estimate.shapes import Shape

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
    half = st.binom.pmf(hits, trials, share) / 2
    tails = st.binom.sf(hits, trials, share) + half, st.binom.cdf(hits - 1, trials, share) + half
    assert laws.binomial_tail(hits, trials, share) == pytest.approx(min(1, 2 * min(tails)), rel=1e-6)
    fair = 2 * (st.binom.cdf(min(hits, trials - hits) - 1, trials, 0.5) + st.binom.pmf(hits, trials, 0.5) / 2)
    assert laws.binomial_middle(hits, trials) == pytest.approx(min(1, fair), rel=1e-6)


def test_wilson_and_its_ends() -> None:
    low, high = st.binomtest(30, 100).proportion_ci(method="wilson")
    assert intervals.share(30, 100)[1:3] == pytest.approx((low, high))
    few = intervals.share(1, 40)
    assert few.low == pytest.approx(st.chi2.ppf(0.05, 2) / 2 / 40), "one hit alone says little about how rare it may be"
    assert few.high == pytest.approx(st.binomtest(1, 40).proportion_ci(method="wilson").high)


def bent(values: np.ndarray, bend: float, skew: float | None = None) -> tuple[float, float]:
    """How far Johnson's interval reaches below and above a mean x: where (m - x)² n = t² s (s + 2 · bend · skew · (m - x))."""
    n = len(values)
    t, k = st.t.ppf(0.975, n - 1), st.skew(values, bias=False) if skew is None else skew
    ends = np.roots([1.0, -2 * bend * k * t**2 / n, -(t**2) / n])
    return float(-ends.min() * values.std(ddof=1)), float(ends.max() * values.std(ddof=1))


def test_an_even_sample_has_students_interval() -> None:
    values = np.asarray([3.0, 1.0, 4.0, 2.0, 5.0, 9.0, 6.0, 8.0, 7.0, 10.0])
    found = intervals.mean(values)
    low, high = st.t.interval(0.95, 9, values.mean(), st.sem(values))
    assert found[1:3] == pytest.approx((low, high))
    assert intervals.difference(values**2, values**2 - values)[1:3] == pytest.approx((low, high))
    skewed = intervals.mean(np.asarray([1.0, 1.0, 2.0, 2.0, 3.0, 30.0]))
    assert skewed.high - skewed.value > skewed.value - skewed.low, "the long tail makes the interval reach further there"


def test_what_is_known_of_a_tail_bends_the_interval() -> None:
    """The sample's skewness where it is larger, else the known one; the other side is shortened by two thirds of that."""
    values = np.random.default_rng(4).gamma(2.0, size=40)
    plain = st.t.ppf(0.975, 39) * st.sem(values)
    for known in (0.2, 3.5):
        down, up = bent(values, 1 / 3, max(known, st.skew(values, bias=False)))
        found = intervals.mean(values, shape=Shape(known))
        assert found.high - found.value == pytest.approx(up)
        assert found.value - found.low == pytest.approx((plain + 2 * down) / 3)
    unknown = intervals.mean(values)
    assert unknown.high - unknown.value == pytest.approx(bent(values, 1 / 3)[1])
    assert unknown.value - unknown.low == pytest.approx(plain), "nothing is shortened by what only a sample says"
    few = intervals.mean(values[:30], shape=Shape(3.5))
    assert (np.isnan(few.low), few.needs) == (True, 37), "three times the square of the skewness"
    assert Shape(0.0, 0.75).least == 32, "eight games unlike the usual one"


@pytest.mark.parametrize("n", [6, 9, 24, 25, 400, 3000])
def test_the_middle_value_is_interpolated(n: int) -> None:
    """The formula of Hettmansperger and Sheather, with the binomial law of scipy."""
    deep = int(st.binom.ppf(0.025, n, 0.5))
    deep -= st.binom.cdf(deep - 1, n, 0.5) > 0.025
    outer, inner = (1 - 2 * st.binom.cdf(one - 1, n, 0.5) for one in (deep, deep + 1))
    assert inner < 0.95 <= outer
    part = (outer - 0.95) / (outer - inner)
    way = (n - deep) * part / (deep + (n - 2 * deep) * part)
    outside, on = laws.median_depth(n)
    assert (outside, on) == pytest.approx((deep - 1, way), rel=1e-6)
    values = np.sort(np.random.default_rng(n).normal(size=n))
    assert intervals.median(values).low == pytest.approx(values[deep - 1] * (1 - way) + values[deep] * way)


def test_the_difference_of_paired_shares() -> None:
    """Agresti and Min: half a pair is added to each of the four cells of the table."""
    after, before = np.asarray([1] * 9 + [0] * 3 + [1] * 20 + [0] * 8), np.asarray([0] * 9 + [1] * 3 + [1] * 20 + [0] * 8)
    n, up, down = 42, 9.5, 3.5
    middle = (up - down) / n
    reach = st.norm.ppf(0.975) * np.sqrt((up + down) / n - middle**2) / np.sqrt(n)
    found = intervals.difference(after, before, "share")
    assert found[:3] == pytest.approx((0.15, middle - reach, middle + reach))


@pytest.mark.parametrize("n", [5, 12, 100])
def test_a_watched_interval_ends_where_the_bayes_factor_of_students_t_is_twenty(n: int) -> None:
    """Lai's sequence is where the t-test with a normal prior on the effect weighs 20 to 1, by numerical integration."""
    values = np.random.default_rng(n).normal(size=n)
    found = intervals.watched(values)
    t = (found.value - found.low) / (values.std(ddof=1) / np.sqrt(n))
    effects = np.linspace(-12, 12, 4801)
    weighed = (st.nct.pdf(t, n - 1, effects * np.sqrt(n)) * st.norm.pdf(effects)).sum() * (effects[1] - effects[0])
    assert weighed / st.t.pdf(t, n - 1) == pytest.approx(20, rel=0.01)


def test_pairs_that_all_go_one_way_are_clear_at_any_look() -> None:
    """The weight of the signs is a beta-binomial, against scipy's; ten alike are not enough for six measures, eleven are."""
    for up, down in ((10, 0), (11, 0), (30, 12), (40, 12)):
        gaps = np.asarray([1.0] * up + [-2.0] * down + [0.0] * 5)
        weight = st.betabinom.pmf(up, up + down, 1, 1) / st.binom.pmf(up, up + down, 0.5)
        assert verdicts.goes_one_way(gaps, 6) == (weight >= 120)
    assert not verdicts.goes_one_way(np.ones(10), 6)
    assert verdicts.goes_one_way(np.ones(11), 6)
    rng = np.random.default_rng(6)
    ever = [any(verdicts.goes_one_way(walk[:seen]) for seen in range(5, 101)) for walk in rng.choice([-1, 1], (400, 100))]
    assert np.mean(ever) <= 0.05 + 0.02


def test_a_correlation_has_fishers_interval_with_the_jackknife() -> None:
    rng = np.random.default_rng(8)
    x = rng.normal(size=(60, 2))
    y = x + rng.normal(size=(60, 2))
    found = intervals.correlation(np.hstack([x, y]))
    keep = [np.arange(60) != game for game in range(60)]
    without = np.arctanh([st.pearsonr(x[one].ravel(), y[one].ravel()).statistic for one in keep])
    plain = st.t.ppf(0.975, 59) * np.sqrt(59 / 60 * ((without - without.mean()) ** 2).sum())
    down, up = (max(plain, reach) for reach in bent(-59 * without, 1 / 6))
    middle = np.arctanh(st.pearsonr(x.ravel(), y.ravel()).statistic)
    assert found[1:3] == pytest.approx((np.tanh(middle - down), np.tanh(middle + up)))


def test_many_samples_at_once_are_one_sample_many_times() -> None:
    rows = np.random.default_rng(2).integers(0, 4, size=(30, 12)).astype(float)
    down, up = samples.student(rows)
    single = [intervals.mean(row) for row in rows]
    assert np.allclose([one.low - one.value for one in single], down, equal_nan=True)
    assert np.allclose([one.high - one.value for one in single], up, equal_nan=True)
    chances = verdicts.nothing_in_any(rows - 1)
    assert chances.tolist() == pytest.approx([verdicts.changed(row, np.ones(12))[1] for row in rows])


def test_paired_tests() -> None:
    rng = np.random.default_rng(1)
    before, after = rng.normal(size=(2, 40))
    assert verdicts.no_change(after, before) == pytest.approx(st.ttest_rel(after, before).pvalue)
    assert verdicts.no_change([1] * 10, [0] * 10) == 1 / 512, "ten signs alike are 1 in 512, however alike"
    assert verdicts.no_change([9] * 9, [0] * 9) == 1, "nine pairs of whole numbers show nothing"
    assert verdicts.no_change(before[:20] + 1, before[:20], "rate") == 1, "nor twenty of what may differ by very little"


def test_cochrans_q_is_chi_square_where_no_win_is_shared() -> None:
    won = np.eye(3)[[0] * 60 + [1] * 45 + [2] * 45]
    assert verdicts.equal_shares(won) == pytest.approx(st.chisquare([60, 45, 45]).pvalue)
    few = np.eye(3)[[0] * 12 + [1] * 5 + [2] * 4]
    assert verdicts.equal_shares(few) == pytest.approx(st.chisquare([12, 5, 4]).pvalue, abs=0.03)


def test_holms_rule() -> None:
    assert verdicts.holm([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert verdicts.holm([0.04, float("nan")]) == [True, False], "what was not tested does not count"
    assert verdicts.holm([]) == []
