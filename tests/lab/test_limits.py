"""Numbers, shapes and verdicts on both sides of every limit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gamelib.lab.estimate import laws, verdicts
from gamelib.lab.estimate.intervals import Estimate
from gamelib.lab.estimate.shapes import Shape
from gamelib.lab.estimate.units import NUMBER, POINTS, SHARE, Unit

NAN = float("nan")
FLORINS, EURO = Unit("# FT"), Unit("# €")


@pytest.mark.parametrize(
    ("unit", "value", "told"),
    [
        (NUMBER, 0.0, "0"), (NUMBER, 5.0, "5"), (NUMBER, 0.5, "0.500"), (NUMBER, 1234.5, "1,234"), (NUMBER, 99.95, "100.0"),
        (NUMBER, -3.0, "-3"), (NUMBER, -0.25, "-0.250"), (NUMBER, NAN, "–"), (NUMBER, 0.0004, "0.000"), (NUMBER, 9.75, "9.75"),
        (NUMBER.change(), 3.0, "+3"), (NUMBER.change(), 0.0, "0"), (NUMBER.change(), -0.5, "-0.500"),
        (SHARE, 0.0, "0 %"), (SHARE, 1.0, "100 %"), (SHARE, 0.0004, "0.04 %"), (SHARE, 0.9996, "99.96 %"),
        (SHARE, 0.003, "0.3 %"), (SHARE, 0.005, "0.5 %"), (SHARE, 0.0096, "1.0 %"), (SHARE, 1e-9, "0.0000001 %"),
        (SHARE, 0.9e-9, "0.0 %"),
        (SHARE, 1 - 0.9e-9, "100.0 %"), (POINTS, 0.0004, "0.0 % points"), (POINTS, 0.01, "+1 % points"),
        (Unit("$#", signed=True), -4.0, "-$4"), (FLORINS, 12.0, "12 FT"),
    ],
)  # fmt: skip
def test_a_number_is_told_to_three_figures_and_a_share_as_far_as_it_shows(unit: Unit, value: float, told: str) -> None:
    assert unit.say(value) == told


@pytest.mark.parametrize(
    ("unit", "value", "places", "told"),
    [
        (NUMBER, 1234.5, -2, "1,200"), (NUMBER, 0.0, 2, "0"), (NUMBER, -0.004, 0, "0"), (NUMBER, 1.0, 1, "1.0"),
        (SHARE, 0.004, 0, "0.4 %"), (SHARE, 0.9961, 0, "99.6 %"), (SHARE, 0.0061, 0, "1 %"), (SHARE, 1.0, 1, "100.0 %"),
        (SHARE, 0.994, 0, "99 %"), (POINTS, 0.004, 0, "0 % points"),
    ],
)  # fmt: skip
def test_a_number_is_told_to_the_digits_asked_for_unless_a_share_looks_like_nothing(
    unit: Unit, value: float, places: int, told: str
) -> None:
    assert unit.say(value, places) == told


@pytest.mark.parametrize(
    ("unit", "width", "places"),
    [
        (NUMBER, 0.006, 3), (NUMBER, 0.2, 2), (NUMBER, 0.5, 2), (NUMBER, 0.7, 1), (NUMBER, 5.9, 1), (NUMBER, 6.1, 0),
        (NUMBER, 59.0, 0), (NUMBER, 61.0, -1), (NUMBER, 1e-10, None), (NUMBER, 2.1e-9, 3), (NUMBER, 1.9e-9, None),
        (NUMBER, NAN, None), (SHARE, 0.0199, 1), (SHARE, 0.02, 0), (SHARE, 0.9, 0), (SHARE, 0.0001, 1), (SHARE, 1e-12, None),
        (Unit("#", 99), 0.02, 1), (Unit("#", 101), 0.02, 1),
    ],
)  # fmt: skip
def test_an_interval_bears_a_digit_for_each_tenth_of_its_width(unit: Unit, width: float, places: int | None) -> None:
    assert unit.places(0.0, width) == unit.places(-width, 0.0) == places


def test_the_finest_interval_of_several_decides() -> None:
    assert NUMBER.finest([(0, 61), (0, 6.1), (0, 0.2), (NAN, NAN)]) == 2
    assert NUMBER.finest([(0, 61), (NAN, NAN)]) == -1
    assert NUMBER.finest([(NAN, NAN)]) is None


@pytest.mark.parametrize(
    ("unit", "ends", "told"),
    [
        (NUMBER, (0.1, 0.2), "0.10 to 0.20"), (NUMBER, (NAN, 0.2), "– to 0.200"), (NUMBER, (0.1, 0.1), "0.100 to 0.100"),
        (SHARE, (0.0, 0.01), "0 to 1.0 %"), (POINTS, (-0.5, 0.5), "-50 to +50 % points"), (FLORINS, (10, 80), "10 to 80 FT"),
    ],
)  # fmt: skip
def test_an_interval_says_its_unit_once(unit: Unit, ends: tuple[float, float], told: str) -> None:
    assert unit.span(*ends) == told
    assert NUMBER.span(0.1, 0.2, 1) == "0.1 to 0.2"


def test_a_long_unit_is_said_once_and_a_short_one_twice() -> None:
    assert FLORINS.estimate(30, 10, 80) == "30 (10 to 80) FT"
    assert EURO.estimate(30, 10, 80) == "30 € (10 to 80 €)"
    assert NUMBER.estimate(30, 10, 80, 1) == "30.0 (10.0 to 80.0)"
    assert NUMBER.estimate(0.5, 0.45, 0.55, 0) == "0.50 (0.45 to 0.55)"
    assert SHARE.estimate(0.5, 0.4, 0.6, 1) == "50.0 % (40.0 to 60.0 %)"


def test_the_unit_of_a_change_is_signed_and_of_a_share_in_points() -> None:
    for scale, change, level in ((100, "# % points", "# %"), (99, "#", "#"), (101, "#", "#"), (1, "#", "#")):
        unit = Unit("#", scale)
        assert (unit.change().pattern, unit.change().signed) == (change, True)
        assert (unit.change().level().pattern, unit.change().level().signed) == (level, False)
    assert not NUMBER.signed
    assert (FLORINS.tail, NUMBER.tail) == (" FT", "")


@pytest.mark.parametrize(
    ("skew", "usual", "least"),
    [
        (0.0, 0.0, 5), (1.0, 0.0, 5), (1.3, 0.0, 6), (2.0, 0.0, 12), (-2.0, 0.0, 12), (3.0, 0.0, 27), (0.0, 0.32, 5),
        (0.0, 1 / 3, 12), (0.0, 0.4, 14), (0.0, 0.5, 16), (0.0, 0.9375, 128), (0.0, 1.0, 5), (2.0, 1.0, 12), (3.0, 0.5, 27),
    ],
)  # fmt: skip
def test_a_skewed_number_needs_games_for_its_tail_and_for_what_is_unusual(skew: float, usual: float, least: int) -> None:
    assert Shape(skew, usual).least == least


@pytest.mark.parametrize(
    ("skew", "usual", "once"),
    [(0.0, 0.5, True), (-2.0, 0.4, False), (0.0, 0.6, True), (2.2, 0.8, True), (2.3, 0.8, False), (0.1, 0.5, False)],
)
def test_what_happens_once_or_not_at_all_is_hardly_more_skewed_than_a_coin(skew: float, usual: float, once: bool) -> None:
    assert Shape(skew, usual).is_once == once


@pytest.mark.parametrize(
    ("low", "high", "clear"),
    [(0.0, 2.0, False), (-2.0, 0.0, False), (0.5, 2.0, True), (-2.0, -0.5, True), (-0.5, 2.0, False), (-2.0, 0.5, False)],
)
def test_an_interval_that_holds_zero_at_its_very_end_is_not_clear(
    low: float, high: float, clear: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    gap = Estimate(1.0, low, high, 20)
    assert gap.clear == clear
    monkeypatch.setattr(verdicts, "difference", lambda *_: gap)
    monkeypatch.setattr(verdicts, "no_change", lambda *_: 0.001)
    assert verdicts.changed([], []) == (gap, 0.001 if clear else 1.0)


def test_the_furthest_is_named_of_those_that_are_off() -> None:
    """The second is just fair at its end, the third is off downwards, the fourth is further off than the third."""
    some = [Estimate(0.5, 0.4, 0.6, 9), Estimate(0.9, 0.5, 0.99, 9), Estimate(0.1, 0.0, 0.4, 9), Estimate(1.0, 0.6, 1.0, 9)]
    assert verdicts.furthest(some, [0.5, 0.5, 0.5, 0.5]) == 3
    assert verdicts.furthest(some[:3], [0.5, 0.5, 0.5]) == 2
    assert verdicts.furthest(some[:2], [0.5, 0.5]) is None
    assert verdicts.furthest([Estimate(0.1, 0.0, 0.5, 9)], [0.5]) is None
    assert verdicts.furthest([some[2], some[3]], [0.5, 0.9]) == 0, "the fourth is nearly fair where nine in ten are"


def test_holm_goes_on_from_the_smallest_and_stops_at_the_first_that_is_not_clear() -> None:
    assert verdicts.holm([0.05]) == [True]
    assert verdicts.holm([0.0501]) == [False]
    assert verdicts.holm([0.04, 0.02]) == [True, True]
    assert verdicts.holm([0.025, 0.9]) == [True, False]
    assert verdicts.holm([0.03, 0.04]) == [False, False], "each would be clear alone, but not the first of two"
    assert verdicts.holm([0.2, 0.09], level=0.2) == [True, True]


def signs(up: int, same: int, down: int, by: float = 1.0) -> Any:
    return np.asarray([by] * up + [0.0] * same + [-by] * down)


def test_paired_wins_are_a_fair_coin_that_fell_so() -> None:
    """Four up and one down of five: six of 32 throws are as uneven, of which the five just so count half."""
    none = np.zeros(8)
    assert verdicts.no_change(signs(4, 3, 1), none, "share") == pytest.approx(2 * (1 + 5 / 2) / 32)
    assert verdicts.no_change(signs(1, 3, 4), none, "share") == pytest.approx(2 * (1 + 5 / 2) / 32)
    assert verdicts.no_change(signs(5, 0, 0), none[:5], "share") == pytest.approx(1 / 32)
    assert verdicts.no_change(signs(4, 0, 0), none[:4], "share") == 1.0
    assert verdicts.no_change(signs(5, 0, 0, 0.5), none[:5], "share") == pytest.approx(1 / 16), "split wins go by their signs"


def test_no_change_is_never_less_likely_than_its_signs() -> None:
    for by in (1.0, -1.0, 0.25):
        assert verdicts.nothing_in(np.full(10, by)) == 2.0**-9
    assert verdicts.nothing_in(np.full(5, 3.0)) == 2.0**-4
    assert verdicts.nothing_in(np.full(4, 3.0)) == 1.0
    assert verdicts.nothing_in(np.ones(1500)) == 2.0**-999
    assert verdicts.nothing_in(np.ones(998)) == 2.0**-997
    assert verdicts.nothing_in(np.zeros(10)) == 1.0
    assert verdicts.nothing_in(np.ones(14), 15) == 1.0 > verdicts.nothing_in(np.ones(15), 15)


@pytest.mark.parametrize("kind", ["number", "share"])
def test_many_differences_at_once_are_each_by_itself(kind: Any) -> None:
    rng = np.random.default_rng(5)
    rows = [rng.choice([-1.0, 0.0, 1.0], 40, p=[up, 0.4, 0.6 - up]) for up in np.linspace(0, 0.6, 13)]
    rows += [row * 9 for row in rows] if kind == "number" else []
    single = [verdicts.changed(row, np.zeros(40), kind)[1] for row in rows]
    assert verdicts.nothing_in_any(np.asarray(rows), kind).tolist() == pytest.approx(single)
    assert {one == 1 for one in single} == {True, False}


def test_eight_pairs_that_go_one_way_are_clear_and_seven_are_not() -> None:
    """Two to the eighth in nine is more than 20 to one; for two measures it must be 40."""
    for by in (0.5, 1.0, 9.0):
        for side in (by, -by):
            assert not verdicts.goes_one_way(np.asarray([side] * 7 + [0.0] * 9))
            assert verdicts.goes_one_way(np.asarray([side] * 8 + [0.0] * 9))
            assert not verdicts.goes_one_way(np.asarray([side] * 8), 2)
            assert verdicts.goes_one_way(np.asarray([side] * 9), 2)
            assert not verdicts.goes_one_way(np.asarray([side] * 10 + [-side] * 2))
            assert verdicts.goes_one_way(np.asarray([side] * 13 + [-side]))


def test_a_rate_is_held_against_the_fair_one_from_five_games_on() -> None:
    assert verdicts.fair_rate([], 0.5) == verdicts.fair_rate([1.0] * 4, 0.5) == 1.0
    assert verdicts.fair_rate([1.0] * 5, 0.5) == pytest.approx(1 / 32)
    assert verdicts.fair_rate([0.0] * 5, 0.5) == pytest.approx(1 / 32)
    assert verdicts.fair_rate([1.0, 0.0] * 5, 0.5) == 1.0
    assert verdicts.rate_p(Estimate(1.0, 0.5, 1.0, 5), 0.5) == pytest.approx(1 / 32)
    assert verdicts.rate_p(Estimate(1.0, 0.5, 1.0, 4), 0.5) == 1.0


def test_seats_are_alike_or_not_from_five_games_and_two_seats_on() -> None:
    one = [[1.0, 0.0]]
    assert verdicts.equal_shares(one * 4) == 1.0
    assert verdicts.equal_shares(one * 5) == pytest.approx(1 / 16, abs=0.01)
    assert verdicts.equal_shares([[1.0, 0.0, 0.0]] * 5) == pytest.approx(1 / 81, abs=0.005)
    assert verdicts.equal_shares([[0.5, 0.5, 0.0]] * 6) < verdicts.equal_shares([[0.5, 0.5, 0.0], [0.0, 0.5, 0.5]] * 3) < 1
    flipped = [[0.0, 1.0, 0.0]] * 30 + [[1.0, 0.0, 0.0]] * 90
    assert verdicts.equal_shares(flipped) == pytest.approx(verdicts.equal_shares([row[::-1] for row in flipped]))


def test_what_is_certain_has_no_chance_left() -> None:
    assert laws.t_outside(float("inf"), 5) == laws.t_outside(float("-inf"), 5) == laws.t_outside(1e200, 5) == 0.0
    assert laws.t_outside(0.0, 5) == 1.0
    assert laws.t_outside(-2.0, 5) == laws.t_outside(2.0, 5)
    assert laws.chi_square_above(-1.0, 3) == laws.chi_square_above(0.0, 3) == 1.0
    assert laws.binomial_middle(0, 0) == 1.0
    assert laws.binomial_middle(1, 1) == laws.binomial_middle(0, 1) == 0.5
    assert laws.binomial_middle(500, 1000) == 1.0
    assert laws.binomial_middle(600, 1400) == laws.binomial_middle(800, 1400)
    for share in (0.0, 1.0, -0.5, 1.5):
        assert laws.binomial_tail(3, 9, share) == 1.0
    assert laws.binomial_tail(0, 9, 0.5) == laws.binomial_tail(9, 9, 0.5) == pytest.approx(1 / 512)
    assert laws.binomial_tail(0, -1, 0.5) == 1.0


def test_chances_are_worked_out_in_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each law is reached from the side from which it is near, and no step is taken once nothing changes any more."""
    steps: list[float] = []
    fraction = laws._not_zero
    monkeypatch.setattr(laws, "_not_zero", lambda value: (steps.append(value), fraction(value))[1])
    taken = {
        "t": sum(_taken(steps, laws.t_outside, t, n) for t in (0.01, 0.3, 1.0, 2.0, 9.0) for n in (1, 4, 30, 1000)),
        "binomial": sum(_taken(steps, laws.binomial_tail, k, 40, share) for k in range(41) for share in (0.05, 0.3, 0.5, 0.9)),
        "chi-square": sum(_taken(steps, laws.chi_square_above, x, n) for x in (0.5, 3, 9, 30, 90) for n in (1, 2, 5, 30)),
    }
    assert {law: taken[law] for law, most in {"t": 600, "binomial": 8390, "chi-square": 290}.items() if taken[law] > most} == {}


def _taken(steps: list[float], law: Any, *asked: float) -> int:
    steps.clear()
    law(*asked)
    return len(steps)
