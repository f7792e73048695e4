"""Long lists of plots are counted where a board shows them, and told in full where somebody works with tools."""

from __future__ import annotations

import re

import gamelib
from gamelib import city
from gamelib.drawing import in_brief
from gamelib.teach.lesson import lesson
from gamelib.ui.learn.lesson import LessonPage
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, shown

CUT = city.demos["city.connected"].final()


def test_a_long_list_is_counted_and_a_short_one_told() -> None:
    (long, *_) = [event for event in CUT.events if event.key == "road-connected"]
    assert len(long.values["cut"]) == 18
    assert in_brief(long) == "C1 becomes a road: building on it later would cut off 18 plots."
    assert long.sentence().count(",") == 16, "the event itself names them all"
    short = next(event for event in city.demos["city.expropriate"].final().events if event.key.startswith("road"))
    assert in_brief(short) == short.sentence()


def test_an_event_without_a_brief_sentence_is_told_in_full() -> None:
    for state in gamelib.playout("mark", seed=1, limit=40).states():
        assert all(in_brief(event) == event.sentence() for event in state.events)


def test_the_lesson_counts_the_plots_that_its_board_tints() -> None:
    chapter = lesson("city")["streets"]
    page = LessonPage(lesson("city"), "streets")
    page.at = [scene.name for scene in chapter.scenes].index("connected")
    answer = shown(ask(page, "reveal"), "answer")
    assert len(re.findall("would cut off [0-9]+ plots", answer)) == 3
    assert "A2, B2" not in answer
    sides = [places for role, _, places, *_ in page.contents()["facts"]["marks"] if role.startswith("side")]
    assert [len(places) for places in sides] == [18, 18]


def test_the_log_counts_at_a_plain_table_and_names_every_plot_with_tools() -> None:
    page = TablePage(city.demos["city.connected"], face="play")
    page.game.go(page.game.last)
    assert "would cut off 18 plots" in shown(page, "log")
    assert "would cut off A2" not in shown(page, "log")
    full = next(event for event in CUT.events if event.key == "road-connected").sentence(page.tongue.names)
    assert full in shown(ask(page, "face", "lab"), "log")
    assert full not in shown(ask(page, "face", "play"), "log")
