"""Which plot is offered instead of the one that was meant."""

from __future__ import annotations

import gamelib
from gamelib.city.nearness import knows, nearest

city = gamelib.ruleset("city")


def test_a_plot_beside_the_one_that_was_meant_is_offered_and_none_further_away() -> None:
    rules, meant = city.Rules(players=2), city.parse("reserve D4")
    beside, slanting, far = (city.parse(f"reserve {plot}") for plot in ("D5", "E3", "D1"))
    assert nearest(rules, meant, [far, slanting, beside]) == beside
    assert nearest(rules, meant, [far, slanting]) == slanting
    assert nearest(rules, meant, [far]) is None
    assert knows(meant)


def test_of_other_moves_nothing_is_known() -> None:
    assert nearest(city.Rules(players=2), city.parse("bid 3"), [city.parse("bid 2")]) is None
    assert not knows(city.parse("bid 3"))
