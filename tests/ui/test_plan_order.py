"""Whoever opens a scene from the plan goes on in the order of the plan, with the remote of a presenter as well."""

from __future__ import annotations

import re

import pytest

from gamelib.teach import answers
from gamelib.teach.lesson import CHOICE, lesson
from gamelib.ui import kinds
from gamelib.ui.door import DoorPage
from gamelib.ui.teachers.route import hour_of, routes
from gamelib.ui.visit import Visit
from tests.teach.taught import TAUGHT


def at(visit: Visit) -> str:
    return str(visit.whole()["facts"]["address"])


def steps(visit: Visit) -> str:
    return str(visit.whole()["time"])


def from_plan(address: str) -> Visit:
    visit = Visit(DoorPage())
    visit.ask({"do": "visit", "arg": f"/{address.split('/')[1]}/plan"})
    assert f'data-arg="{address}"' in str(visit.whole()["moves"])
    visit.ask({"do": "visit", "arg": address})
    return visit


@pytest.mark.parametrize("name", TAUGHT)
def test_each_hour_goes_through_scenes_of_the_lesson_and_through_none_twice(name: str) -> None:
    for stops in routes(name):
        assert len(stops) >= 6
        assert len(set(stops)) == len(stops)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_first_lesson_opens_with_something_to_argue_about(name: str) -> None:
    (chapter, at_scene), *_ = routes(name)[0]
    scene = lesson(name)[chapter].scenes[at_scene]
    assert scene.ask == CHOICE, "nobody argues about a number that can be read off the board"
    assert all(scene.why_not(wrong) for wrong in scene.options() if wrong not in answers.right(scene))


def test_next_and_back_follow_the_plan_and_say_so() -> None:
    visit = from_plan("/marco_polo/learn/first-game/3")
    assert 'title="Next in the plan: Setting out 4 ▶"' in steps(visit)
    assert ">Next chapter ▶<" in steps(visit)
    visit.ask({"do": "next"})
    assert at(visit).endswith("/4")
    assert 'title="Next in the plan: 5 ▶"' in steps(visit)
    assert ">Next: 5 ▶<" in steps(visit)
    assert 'title="◀ Back: First game 3"' in steps(visit)
    assert ">◀ Back<" in steps(visit), "short, so that the buttons of a wall stay on one line"
    visit.ask({"do": "back"})
    assert at(visit) == "/marco_polo/learn/first-game/3"


def test_the_remote_presses_the_same_button() -> None:
    visit = from_plan("/marco_polo/learn/first-game/3")
    visit.ask({"do": "reveal"})
    on = next(one for one in re.findall(r"<button[^>]*>[^<]*", steps(visit)) if 'data-clicker="on"' in one)
    assert "Next in the plan" in on


def test_a_plan_goes_through_every_scene_and_then_back_to_itself() -> None:
    visit, (stops, *_) = from_plan("/mark/learn/first-game/1"), routes("mark")
    seen = [at(visit)]
    for _ in stops[1:]:
        visit.ask({"do": "next"})
        seen.append(at(visit))
    assert seen == [f"/mark/learn/{chapter}/{number + 1}" for chapter, number in stops]
    assert "Plan ▶" in steps(visit)
    visit.ask({"do": "next"})
    assert at(visit) == seen[-1]


def test_the_order_is_that_of_the_hour_in_whose_row_the_scene_was_opened() -> None:
    first, second = routes("city")
    stop = next(one for one in second if one in first)
    address = f"/city/learn/{stop[0]}/{stop[1] + 1}"
    for opened, stops in ((address, first), (f"{address}/hour-2", second)):
        visit = from_plan(opened)
        visit.ask({"do": "next"})
        after = stops[stops.index(stop) + 1]
        assert at(visit) == f"/city/learn/{after[0]}/{after[1] + 1}"
    assert hour_of("city", stop) == 1
    assert hour_of("city", stop, "hour-9") == 1


def test_the_order_outlives_a_reload_and_being_put_away() -> None:
    visit = from_plan("/marco_polo/learn/first-game/3")
    visit.ask({"do": "visit", "arg": at(visit)})
    assert "Next in the plan" in steps(visit)
    data = kinds.put_away(visit.page)
    assert data is not None
    assert "Next in the plan: Setting out 4 ▶" in str(kinds.restored(data).whole()["time"])


def test_elsewhere_the_lesson_goes_on_as_it_is() -> None:
    visit = Visit(DoorPage())
    visit.ask({"do": "visit", "arg": "/marco_polo/learn/first-game/3"})
    assert "plan" not in steps(visit)
    visit.ask({"do": "next"})
    assert at(visit) == "/marco_polo/learn/first-game/4"


def test_a_scene_beside_the_plan_goes_on_in_its_chapter_and_the_lesson_for_the_wall_by_the_plan() -> None:
    visit = from_plan("/marco_polo/learn/first-game/3")
    visit.ask({"do": "to", "arg": "6"})
    assert "plan" not in steps(visit)
    visit.ask({"do": "leave"})
    visit.ask({"do": "wall"})
    assert at(visit) == "/marco_polo/learn/table/1"
    assert "Next in the plan: First game 1" in steps(visit)


@pytest.mark.parametrize(("hour", "suffix"), [(0, ""), (1, "/hour-2")])
def test_a_plan_marks_the_row_from_which_one_comes_back(hour: int, suffix: str) -> None:
    visit = from_plan(f"/city/learn/first-game/3{suffix}")
    while "Plan ▶" not in steps(visit):
        visit.ask({"do": "next"})
    visit.ask({"do": "leave"})
    (chapter, scene), told, facts = routes("city")[hour][-1], str(visit.whole()["moves"]), visit.whole()["facts"]
    assert f'data-arg="/city/learn/{chapter}/{scene + 1}{suffix}" aria-current="step"' in told
    assert told.count("aria-current") == 1
    assert facts["reached"]
    assert facts["projected"], "it is read on the wall"
    visit.ask({"do": "dialog"})
    assert "aria-current" not in str(visit.whole()["moves"])


def test_a_scene_that_a_row_names_only_within_a_span_marks_the_row_as_well() -> None:
    visit = from_plan("/city/learn/first-game/2")
    visit.ask({"do": "next"})
    visit.ask({"do": "leave"})
    assert 'data-arg="/city/learn/first-game/2" aria-current="step"' in str(visit.whole()["moves"])
