"""Why somebody won is answered with what every score is made of, and who leads, after the end, with who won."""

from __future__ import annotations

import re
from html import unescape

import pytest

import gamelib
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask
from tests.ui.test_score_parts import ended

PARTS = {"city": "routes ", "mark": " + sales ", "shark": " + shares ", "marco_polo": " + Table and Secret "}


def told(page: TablePage, question: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", ask(page, "question", move=question).answer)))


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_why_somebody_won_is_told_by_the_parts_of_every_score(name: str) -> None:
    page = ended(name)
    outcome = page.game.state.outcome
    assert outcome is not None
    assert outcome.winners
    winner = page.tongue.player(outcome.winners[0])
    answer = told(page, f"Why did {winner} win?")
    assert outcome.clause in answer
    assert answer.count(PARTS[name]) >= len(outcome.scores)
    assert told(page, "Who's in the lead?") == told(page, "who won") == answer
    assert told(page, "how do I win") != answer


def test_who_looks_back_is_told_how_the_game_went_out_and_who_led_at_that_time() -> None:
    page = ended("mark")
    won, led = told(page, "why did i win the game"), told(page, "who is ahead")
    ask(page, "go", str(page.game.last // 2))
    assert told(page, "why did i win the game") == told(page, "who won") == told(page, "why did i lose") == won
    assert told(page, "who is ahead") != led
    assert page.game.at == page.game.last // 2
