"""What a visitor carries from page to page, and pages that are put away and brought back."""

from __future__ import annotations

import json

import pytest

from gamelib.core.exercise import RIGHT
from gamelib.ui.door import DoorPage
from gamelib.ui.kinds import put_away, restored
from gamelib.ui.learn import lesson_page
from gamelib.ui.learn.exercises import ExercisePage
from gamelib.ui.learn.lesson import LessonPage
from gamelib.ui.satchel import MOST_PUPILS, Satchel
from gamelib.ui.visit import Visit

from .pages import begun, do, give, shown, to


def visit(*asked: tuple[str, str] | tuple[str, str, str]) -> Visit:
    """A visit that begins at the door, and all that was asked in it."""
    begun = Visit(DoorPage())
    go(begun, *asked)
    return begun


def go(visit: Visit, *asked: tuple[str, str] | tuple[str, str, str]) -> None:
    for do_, arg, *text in asked:
        visit.ask({"do": do_, "arg": arg, "fields": {"text": text[0]} if text else {}})


def exercises_of(visit: Visit) -> ExercisePage:
    assert isinstance(visit.page, ExercisePage)
    return visit.page


def test_exercises_are_found_again_after_leaving_them_and_after_the_server_stopped() -> None:
    lena = visit(("exercises", "mark"), ("name", "", "Lena"), ("check", "", "5"), ("leave", ""))
    assert isinstance(lena.page, DoorPage)
    for one in (lena, Visit(restored(json.loads(json.dumps(put_away(lena.page)))))):
        go(one, ("exercises", "mark"))
        assert "1 of 10 solved · Lena" in shown(exercises_of(one))
        go(one, ("lesson", ""), ("exercises", ""))
        assert "1 of 10 solved · Lena" in shown(exercises_of(one))


def test_pupils_who_share_a_screen_have_work_of_their_own() -> None:
    shared = visit(("exercises", "mark"), ("name", "", "Lena"), ("check", "", "5"), ("someone-else", ""))
    assert "Who is at work here?" in shown(exercises_of(shared))
    go(shared, ("name", "", "Jonas"))
    assert "0 of 10 solved · Jonas" in shown(exercises_of(shared))
    go(shared, ("someone-else", ""), ("name", "", " lena"))
    assert "1 of 10 solved · Lena" in shown(exercises_of(shared))


def test_whoever_is_not_the_pupil_is_asked_first_and_work_and_hints_wait_for_the_name() -> None:
    shared = visit(("exercises", "mark"), ("name", "", "Lena"), ("check", "", "99"), ("hint", ""), ("not-me", ""))
    asked = exercises_of(shared).whole()["dialog"]
    assert "Is somebody else at work now?" in asked
    assert "Lena’s work is kept" in asked
    go(shared, ("dialog", ""))
    assert exercises_of(shared).work.pupil == "Lena"
    go(shared, ("someone-else", ""), ("name", "", "Jonas"), ("someone-else", ""), ("name", "", "Lena"))
    page = exercises_of(shared)
    assert (page.task.tries, page.task.hints) == (1, 1)
    assert "Hint 1 of 2" in page.whole()["answer"]
    assert "Hint 2 of 2" in page.whole()["time"]


def test_a_name_is_asked_once_a_visit_and_holds_for_the_other_games() -> None:
    lena = visit(("exercises", "mark"), ("name", "", "Lena"), ("leave", ""))
    for one in (lena, Visit(restored(json.loads(json.dumps(put_away(lena.page)))))):
        go(one, ("exercises", "shark"))
        assert "0 of 12 solved · Lena" in shown(exercises_of(one))
        assert "I am not Lena" in shown(exercises_of(one))
    go(lena, ("someone-else", ""), ("name", "", "Jonas"), ("leave", ""), ("exercises", "mark"))
    assert "0 of 10 solved · Jonas" in shown(exercises_of(lena))


def test_whoever_is_somebody_else_is_asked_at_the_other_games_too() -> None:
    lena = visit(("exercises", "mark"), ("name", "", "Lena"), ("someone-else", ""), ("leave", ""), ("exercises", "shark"))
    assert "Who is at work here?" in shown(exercises_of(lena))


def test_a_lesson_is_found_again_in_the_same_visit() -> None:
    pupil = visit(("learn", "mark"), ("to", "5"), ("answer", "10"), ("leave", ""), ("learn", "mark"))
    assert isinstance(pupil.page, LessonPage)
    assert pupil.page.progress.given["fee"].status == RIGHT


def test_what_a_lesson_leads_to_is_drawn_for_the_same_window() -> None:
    phone = visit(("learn", "mark"), ("width", "phone"), ("exercises", ""))
    assert "gamelib-phone" in str(phone.page.contents()["board"])
    go(phone, ("lesson", ""))
    assert "gamelib-phone" in str(phone.page.contents()["board"])


def test_the_projector_stays_on_from_page_to_page() -> None:
    wall = visit(("learn", "mark"), ("wide", ""), ("leave", ""), ("exercises", "shark"))
    assert 'aria-pressed="true"' in str(wall.page.contents()["head"])
    go(wall, ("table", ""))
    assert wall.page.contents()["facts"]["projected"]
    go(wall, ("projector", ""), ("lesson", ""))
    assert not wall.page.contents()["facts"]["projected"]


@pytest.mark.parametrize("data", [5, {"lessons": 5}, {"exercises": {"mark": 5}}])
def test_a_satchel_that_is_none_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="no satchel"):
        restored({**(put_away(lesson_page("mark")) or {}), "satchel": data})


def test_a_full_satchel_forgets_who_came_first() -> None:
    satchel = Satchel()
    for number in range(MOST_PUPILS + 1):
        satchel.put_exercises("mark", f"Pupil {number}", str(number))
    assert satchel.of_pupil("mark", "pupil 0") == ""
    assert satchel.of_pupil("mark", "pupil 1") == "1"
    assert satchel.pupil == f"Pupil {MOST_PUPILS}"


def test_a_lesson_and_exercises_are_put_away_and_brought_back() -> None:
    told = to(lesson_page("mark"), "refine")
    do(told, "play", "refine red 2-4")
    back = restored(json.loads(json.dumps(put_away(told))))
    assert isinstance(back, LessonPage)
    assert (back.scene, back.progress.given, back.missed) == (told.scene, told.progress.given, {"refine"})
    asked = begun("mark", "actions")
    give(asked, "sell red 3 D")
    again = restored(json.loads(json.dumps(put_away(asked))))
    assert isinstance(again, ExercisePage)
    assert (again.name, again.draft.parts, again.work.results()) == ("actions", ["sell red 3 D"], asked.work.results())


@pytest.mark.parametrize("change", [{"ruleset": "chess"}, {"chapter": "x"}, {"at": 99}, {"given": "rubbish"}, {"missed": 5}])
def test_data_that_is_no_lesson_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        restored({**(put_away(lesson_page("mark")) or {}), **change})


def test_a_lesson_that_an_address_leads_to_is_drawn_for_the_same_window() -> None:
    phone = visit(("learn", "mark"), ("width", "phone"), ("visit", "/city/learn/streets/2"))
    assert isinstance(phone.page, LessonPage)
    assert phone.page.window == "phone"
    assert 'viewBox="0 0 374' in str(phone.whole()["board"])
    wide = visit(("learn", "mark"), ("visit", "/city/learn/streets/2"))
    assert 'viewBox="0 0 374' not in str(wide.whole()["board"])
