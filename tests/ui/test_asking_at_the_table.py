"""A question in plain words at a plain table: one press away, answered at the table by the rule."""

from __future__ import annotations

import pytest

import gamelib
from tests.ui.pages import ask, shown, table

pytestmark = pytest.mark.usefixtures("rules_alone")


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_window_for_a_question_gives_an_example(name: str) -> None:
    page = ask(ask(table(name), "face", "play"), "dialog", "question")
    window = shown(page, "dialog")
    assert 'data-do="question"' in window
    assert 'placeholder="May I' in window


def test_the_answer_is_given_at_the_table() -> None:
    page = ask(table("mark"), "play", "first 1")
    ask(ask(page, "play", "roll red blue"), "face", "play")
    assert 'data-do="dialog" data-arg="question"' in shown(page, "moves")
    ask(ask(page, "dialog", "question"), "question", move="may I sell a red piece?")
    assert not page.dialog
    assert "mark.sell" in page.answer
