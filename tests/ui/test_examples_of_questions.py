"""Where a question is asked: examples that fit the moment and are answered, and the last questions to ask again."""

from __future__ import annotations

import re
from html import unescape

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.ui.table import examples
from gamelib.ui.table.dialogs import question_form
from gamelib.ui.table.game import PERSON
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask
from tests.ui.test_common_questions import NAMES, told
from tests.ui.test_table_of_questions import POSITIONS, at

THINGS = {"mark": "blue", "city": "B2", "shark": "red", "marco_polo": "Kiev"}


def shown(page: TablePage) -> list[str]:
    """The questions that can be pressed in the window."""
    return [unescape(one) for one in re.findall(r'data-do="question" data-arg="([^"]*)"', question_form(page))]


@pytest.mark.parametrize("table", POSITIONS)
def test_every_example_is_answered_at_its_moment(table: str) -> None:
    page = at(table)
    asked = examples.fitting(page.moment, page.tongue)
    assert 2 <= len(asked) <= 3
    for question in asked:
        said = told(page, question)
        assert "The nearest" not in said, question
        assert "not understood" not in said, question
        assert not question.startswith("May I") or said.startswith("✓"), question


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_example_of_a_ruleset_is_a_question_that_is_known(name: str) -> None:
    page = at({"mark": "mark", "city": "city", "shark": "shark", "marco_polo": "trade"}[name])
    listed = words(f"{name}/questions").texts["examples"]
    assert {*listed} <= {*gamelib.core.rulesets.part(name, "table").PHASES, "always"}
    for question in (one for line in listed.values() for one in line.split(" | ")):
        said = told(page, question.replace("{thing}", THINGS[name]))
        assert "The nearest" not in said, question
        assert "not understood" not in said, question


def test_examples_name_what_lies_on_the_board() -> None:
    assert shown(at("mark"))[:2] == ["May I take gold to yard square 1?", "How much would I earn for gold?"]


def test_the_last_questions_can_be_asked_again() -> None:
    page = TablePage(at("city").game.record(), face="play")
    page.game.names, page.game.seats = NAMES, [PERSON, "sensible", "sensible"]
    for question in ("J3", "who is winning?", "what is a route?", "H3", "J3"):
        ask(page, "question", move=question)
    assert page.asked == ["J3", "H3", "what is a route?"]
    assert shown(page)[-3:] == page.asked
    ask(page, "question", "H3")
    assert "reserved by Ben" in page.answer or "H3" in page.answer
    assert page.asked[0] == "H3"


def test_two_who_share_a_screen_and_hide_something_see_no_question_of_each_other() -> None:
    page = at("bid")
    ask(page, "question", move="may I bid 3")
    page.game.seats = [PERSON, PERSON, "sensible"]
    try:
        assert "may I bid 3" not in shown(page)
    finally:
        page.game.seats = [PERSON, "sensible", "sensible"]
        page.asked = []
