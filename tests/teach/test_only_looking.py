"""Exercises without a name: a teacher opens one to talk about it, nothing is kept, and a pupil can still say a name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamelib.core.exercise import exercises
from gamelib.ui import kinds
from gamelib.ui.addresses import RESULTS
from gamelib.ui.door import DoorPage
from gamelib.ui.learn import exercise_page
from gamelib.ui.learn.exercises import ExercisePage
from gamelib.ui.visit import Visit

from .pages import begun, do, give, shown

WHO = "Who is at work here?"


def gone(*addresses: str, folder: Path | None = None) -> Visit:
    """A visit that went from the front door to each of the addresses."""
    visit = Visit(DoorPage(folder))
    visit.offer(("rules", "worksheets", "key"))
    for address in addresses:
        visit.ask({"do": "visit", "arg": address})
    return visit


def exercises_of(visit: Visit) -> ExercisePage:
    assert isinstance(visit.page, ExercisePage)
    return visit.page


@pytest.mark.parametrize("way", ["/mark/plan", RESULTS])
def test_a_teacher_opens_an_exercise_without_a_name(way: str) -> None:
    page = exercises_of(gone(way, "/mark/exercises/2"))
    assert WHO not in shown(page)
    assert exercises("mark")["forbidden"].text("title") in shown(page)
    assert "Only looking: nothing is kept" in shown(page)


def test_a_pupil_from_the_front_door_is_asked_for_a_name_and_may_only_look() -> None:
    page = exercises_of(gone("/mark/exercises"))
    assert WHO in shown(page)
    do(page, "only-look")
    assert WHO not in shown(page)
    assert "What will Ben owe?" in shown(page)
    assert not re.search(r'data-do="hand-in"', str(page.contents()["time"])), "there is nothing to hand in"


def test_on_a_wall_no_name_is_asked_for_and_the_question_stays_when_the_wall_is_left() -> None:
    page = exercise_page("mark")
    do(page, "wide")
    assert "What will Ben owe?" in shown(page)
    do(page, "wide")
    assert "What will Ben owe?" in shown(page)


def test_nothing_is_kept_of_whoever_only_looks(tmp_path: Path) -> None:
    visit = gone("/mark/plan", "/mark/exercises/1", folder=tmp_path)
    page = exercises_of(visit)
    give(page, exercises("mark")["fee"].wrong[0])
    do(page, "solution")
    assert not list(tmp_path.glob("*exercises*"))
    assert not page.satchel.exercises
    do(page, "someone-else")
    assert WHO in shown(page)
    do(page, "name", text="Anna")
    assert page.name == "fee", "whoever looked stays at the exercise"
    assert page.task.tries == 0
    assert not page.task.saw_solution


def test_a_try_without_a_name_counts_for_nobody_who_comes_by_another_way() -> None:
    visit = gone("/mark/plan", "/mark/exercises/1")
    give(exercises_of(visit), exercises("mark")["fee"].wrong[0])
    visit.ask({"do": "visit", "arg": "/"})
    visit.ask({"do": "visit", "arg": "/mark/exercises"})
    page = exercises_of(visit)
    assert WHO in shown(page)
    do(page, "name", text="Anna")
    assert page.task.tries == 0


def test_whoever_has_a_name_goes_on_under_it_also_on_a_wall() -> None:
    page = begun("mark")
    do(page, "wide")
    assert page.work.pupil == "Anna"
    give(page, exercises("mark")["fee"].wrong[0])
    assert page.satchel.of_pupil("mark", "Anna").count("wrong, 1 try") == 1


def test_to_look_outlives_being_put_away() -> None:
    page = exercises_of(gone("/mark/exercises/3"))
    do(page, "only-look")
    kept = kinds.put_away(page)
    assert kept is not None
    again = kinds.restored(kept)
    assert WHO not in str(again.whole())


def test_handing_in_is_a_button_like_the_others_once_there_is_a_name() -> None:
    page = begun("mark")
    assert re.search(r'<button(?![^>]*class="plain")[^>]*data-do="hand-in"', str(page.contents()["time"]))
