"""What a table on a wall shows: one row of ways, the verdict of an answer set off, and curves only when they are asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gamelib
from gamelib.ui.table.page import PLAY, TablePage
from gamelib.ui.table.question_heading import verdict_first
from tests.ui.pages import ask, shown, table


def on_wall(page: TablePage) -> TablePage:
    page.face, page.projected = PLAY, True
    return page


def test_the_bar_has_curves_only_where_there_is_something_to_see() -> None:
    page = on_wall(table("mark"))
    assert 'data-key="curves"' not in shown(page, "time")
    page.projected = False
    assert 'data-key="curves"' in shown(page, "time")


def test_beside_another_game_the_way_there_is_short_and_curves_are_in_the_menu() -> None:
    record = gamelib.playout("mark", seed=3, limit=120)
    page = on_wall(TablePage(record, at=80))
    page.game.seats = ["person"] * len(page.game.seats)
    ask(page, "play-on")
    assert page.game.branch.plays_on
    assert "Old game" in shown(page, "time")
    assert 'data-key="curves"' not in shown(page, "time")
    assert 'data-key="curves"' in shown(page, "head")


@pytest.mark.parametrize(
    ("projected", "window", "unfolds"), [(True, "wide", False), (False, "phone", False), (False, "wide", True)]
)
def test_at_the_end_curves_unfold_by_themselves_only_where_they_are_seen(projected: bool, window: str, unfolds: bool) -> None:
    record = gamelib.playout("mark", seed=3)
    page = TablePage(record, at=len(record.moves), face=PLAY)
    page.projected, page.window = projected, window
    assert page.game.state.actor is None
    assert page.unfolded is unfolds
    assert ask(page, "curves").unfolded is not unfolds


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        ('<div class="note"><p>No, one action. Only then two.</p></div>', "No, one action."),
        ('<div class="note common"><p><b>May I?</b></p><p>Yes. Take it.</p></div>', "Yes."),
        ('<div class="refused"><p>✕ Roll first. <button>The dice</button></p></div>', "✕ Roll first."),
        ('<div class="note">$1.50 is left. So be it.</div>', "$1.50 is left."),
        ('<p class="quiet nearest-question">The nearest:</p><div class="note"><p>Never. No.</p></div>', "Never."),
    ],
)
def test_the_first_sentence_of_an_answer_is_its_verdict(answer: str, verdict: str) -> None:
    assert f'<b class="verdict">{verdict}</b>' in verdict_first(answer)


def test_an_answer_without_a_sentence_stays_as_it_is() -> None:
    assert verdict_first("<table><tr><td>1</td></tr></table>") == "<table><tr><td>1</td></tr></table>"


def test_that_an_answer_is_only_near_stands_above_it_however_little_room_there_is() -> None:
    sheet = (Path(gamelib.__file__).parent / "ui" / "play.css").read_text(encoding="utf-8")
    rules = re.findall(r"([^{}]*)\{[^{}]*display: none[^{}]*\}", sheet)
    assert rules
    assert not [rule for rule in rules if "nearest-question" in rule or "asked-above" in rule]


def test_on_a_wall_it_is_said_in_few_words_that_an_answer_is_only_near() -> None:
    page = on_wall(table("shark"))
    ask(page, "question", move="May another player build here?")
    assert ">The nearest I know:</p>" in shown(page, "answer")
    page.projected = False
    assert ">The nearest question I know:</p>" in shown(page, "answer")
