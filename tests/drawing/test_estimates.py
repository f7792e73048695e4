"""Quantiles and intervals against values from the literature and by hand."""

from __future__ import annotations

from math import inf

import pytest

from gamelib.core.series import Series
from gamelib.drawing.estimates import mean_interval, quantile, share_interval
from gamelib.drawing.plotting import spread


@pytest.mark.parametrize(("share", "value"), [(0, 1), (0.1, 1), (0.11, 2), (0.5, 5), (0.9, 9), (0.91, inf), (1, inf)])
def test_a_quantile_is_a_value_of_the_sample(share: float, value: float) -> None:
    assert quantile([9, 1, 8, 2, 7, 3, 6, 4, 5, inf], share) == value


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1), (81, 263, 0.2553, 0.3662)],
)
def test_shares_have_wilsons_interval(hits: int, trials: int, low: float, high: float) -> None:
    assert share_interval(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_a_mean_stands_between_the_ends_of_its_interval() -> None:
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((3 - 1.3859, 3, 3 + 1.3859), abs=5e-5)
    assert mean_interval([7, 7]) == (7, 7, 7)


def test_an_empty_sample_says_nothing() -> None:
    with pytest.raises(ValueError, match="A mean of 1 has no interval"):
        mean_interval([1])
    with pytest.raises(ValueError, match="of nothing"):
        quantile([], 0.5)
    with pytest.raises(ValueError, match="no sample"):
        share_interval(0, 0)
    with pytest.raises(ValueError, match="no sample"):
        share_interval(3, 2)


def test_a_move_counts_in_the_turn_in_which_it_was_made() -> None:
    series = Series([0, 1, 1, 2, 2, 2], {"fill": {"red": [0, 0, 0, 1, 1, 2]}})
    assert series.after_turns("fill") == {"red": {0: 0, 1: 1, 2: 2}}


def test_labels_keep_their_distance_and_their_order() -> None:
    assert spread([5, 5, 1], 0.5, 5) == [5, 4.5, 1]
    assert spread([1, 1.2, 3], 0.5) == [0.7, 1.2, 3]
    assert spread([9], 0.5, 5) == [5]
