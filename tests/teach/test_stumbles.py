"""What a class stumbled over in the exercises: a list that closed, a verdict that stayed, words that did not fit."""

from __future__ import annotations

import re

from gamelib.core.exercise import MOVES, exercises
from gamelib.teach import Mark, Results, answers
from gamelib.teach.lesson import lesson
from gamelib.ui.learn import handing_in
from gamelib.ui.learn.exercises import ExercisePage
from tests.teach.pages import begun, do


def shown(page: ExercisePage) -> str:
    return f"{page.contents()['moves']}{page.contents()['answer']}"


def test_the_list_stays_open_while_moves_are_chosen_from_it() -> None:
    name = next(
        one for one, task in exercises("mark").items() if task.field == MOVES and "Or choose" in shown(begun("mark", one))
    )
    page = begun("mark", name)
    text = shown(page)
    assert '<details class="listed">' in text
    first = re.search(r'<details class="listed">.*?<option value="([^"]+)"', text, re.DOTALL)
    assert first is not None
    do(page, "add", text=first[1])
    assert re.search(r'<details class="listed" open', shown(page))
    do(page, "play", first[1])
    assert '<details class="listed">' in shown(page)


def test_beside_the_solution_nothing_says_any_more_that_an_answer_is_not_right() -> None:
    page = begun("mark", "fee")
    do(page, "check", text="1")
    assert "verdict wrong" in shown(page)
    do(page, "solution")
    assert "verdict wrong" not in shown(page)


def test_a_name_that_ends_in_a_full_stop_has_no_second_one() -> None:
    text = handing_in.sheet(Results("mark", "Zoë K.", {"fee": Mark("right", 1)}), handing_in.HERE, "en")
    assert "Handed in, Zoë K. It lies" in text


def test_nobody_is_told_of_fractions_where_dollars_are_asked_for() -> None:
    scene = next(one for one in lesson("mark").scenes() if one.name == "fee")
    assert answers.judged(scene, "many").sentence == "A number such as 12 was expected, not many."
