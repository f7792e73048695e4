"""Which plot is offered instead of the one that was meant."""

from __future__ import annotations

import gamelib
from gamelib.city.nearness import knows, nearest

city = gamelib.ruleset("city")


def test_a_plot_near_the_one_that_was_meant_is_offered_and_none_far_away() -> None:
    rules, meant = city.Rules(players=2), city.parse("reserve D4")
    beside, slanting, near, far = (city.parse(f"reserve {plot}") for plot in ("D5", "E3", "D1", "H4"))
    assert nearest(rules, meant, [near, slanting, beside]) == beside
    assert nearest(rules, meant, [far, near, slanting]) == slanting
    assert nearest(rules, meant, [far, near]) == near
    assert nearest(rules, meant, [far]) is None
    assert knows(meant)


def test_who_may_build_on_few_plots_is_offered_the_nearest_of_them_however_far_it_is() -> None:
    rules, far = city.Rules(players=2), city.parse("build G7")
    assert nearest(rules, city.parse("build A1"), [far]) == far


def test_who_would_lay_a_road_too_soon_is_offered_to_draw() -> None:
    rules, draw, reserve = city.Rules(players=2), city.parse("draw"), city.parse("reserve A2")
    assert nearest(rules, city.parse("lay road B1"), [reserve, draw]) == draw
    assert nearest(rules, city.parse("lay road B1"), [reserve]) is None


def test_of_other_moves_nothing_is_known() -> None:
    assert nearest(city.Rules(players=2), city.parse("bid 3"), [city.parse("bid 2")]) is None
    assert not knows(city.parse("bid 3"))
