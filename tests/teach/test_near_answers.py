"""Where a rule is asked for: each says how it begins, and one that is near is no wrong answer."""

from __future__ import annotations

import pytest

from gamelib.core.exercise import RIGHT, WRONG

from .pages import begun, do, shown


@pytest.mark.parametrize(
    ("name", "task", "near", "right"),
    [
        ("city", "why-road", "city.expropriate", "city.access"),
        ("city", "refused", "city.reserve", "city.markers"),
        ("marco_polo", "forbidden", "marco_polo.move", "marco_polo.port-change"),
    ],
)
def test_a_rule_that_is_near_is_no_wrong_answer(name: str, task: str, near: str, right: str) -> None:
    page = begun(name, task)
    do(page, "check", near)
    assert "Near: '" in shown(page)
    assert (page.task.status == WRONG, page.task.tries) == (False, 0)
    do(page, "check", right)
    assert (page.task.status, page.task.tries) == (RIGHT, 1)


def test_rules_that_are_offered_say_how_they_begin() -> None:
    sent = shown(begun("city", "refused"))
    assert "Each player has six markers to reserve with and two more set aside." in sent
    assert "To reserve is to put a marker from hand on an empty plot" in sent
