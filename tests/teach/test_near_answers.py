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


@pytest.mark.parametrize(
    ("name", "task", "given", "said"),
    [
        ("shark", "bill", "-8000", "what Ben pays for the shares that fall"),
        ("shark", "bill", "6000", "the dividend of Ben"),
        ("shark", "bill", "2000", "the sign is not"),
        ("shark", "bill", "-5000", "That is too low."),
        ("shark", "bill", "4000", "That is too high."),
        ("shark", "value", "7", "what does a building alone count?"),
        ("shark", "value", "5", "5 is too low."),
        ("shark", "value", "9", "9 is too high."),
        ("mark", "fee", "10", "That is too much."),
        ("mark", "fee", "0", "That is too little."),
    ],
)
def test_a_wrong_number_is_told_what_was_forgotten_or_on_which_side_it_lies(
    name: str, task: str, given: str, said: str
) -> None:
    page = begun(name, task)
    do(page, "check", text=given)
    assert said in shown(page)
    assert page.task.status == WRONG


@pytest.mark.parametrize(
    ("name", "task"),
    [("shark", "value"), ("shark", "bill"), ("mark", "fee"), ("city", "score"), ("marco_polo", "change")],
)
def test_after_the_right_number_the_board_shows_what_it_was_about(name: str, task: str) -> None:
    page = begun(name, task)
    before = page.contents()["board"]
    do(page, "check", text=str(page.asked.right))
    assert page.task.status == RIGHT
    assert page.asked.after is not None
    after = page.contents()["board"]
    assert after != before
    do(page, "turn")
    assert page.contents()["board"] == before
