"""Every page has an address; whichever way one goes by it, no game is lost."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gamelib.ui import kinds
from gamelib.ui.addresses import MOST_ROOMS, tables
from gamelib.ui.design.page import DesignPage
from gamelib.ui.door import DoorPage
from gamelib.ui.learn.exercises import ExercisePage
from gamelib.ui.learn.lesson import LessonPage
from gamelib.ui.page import Page
from gamelib.ui.table.page import TablePage
from gamelib.ui.visit import Visit
from tests.ui.designs import grown
from tests.ui.test_play import on

FIELDS = {"way": "bots", "players": "3", "level": "beginner", "name": "Anna"}


def went(visit: Visit, address: str) -> Page:
    """The page after one went to an address."""
    visit.ask({"do": "visit", "arg": address})
    return visit.page


def playing(*names: str) -> Visit:
    """A visit in which games were begun, the last one still on the table."""
    visit = Visit(DoorPage())
    for name in names:
        visit.ask({"do": "start", "arg": name, "fields": FIELDS})
        assert isinstance(visit.page, TablePage)
        on(visit.page)
        if name != names[-1]:
            visit.ask({"do": "door"})
    return visit


def games(visit: Visit) -> dict[str, str]:
    """Every game of a visit, by its ruleset, as it was played."""
    return {table.game.state.ruleset: table.game.record().text() for table in tables(visit.page)}


@pytest.mark.parametrize(("address", "kind", "shown"), [
    ("/", DoorPage, "/"), ("", DoorPage, "/"), ("/mark", DoorPage, "/mark"), ("/mark/table", TablePage, "/mark/table"),
    ("/shark/learn", LessonPage, "/shark/learn/first-game/1"), ("/mark/learn/hammer/3", LessonPage, "/mark/learn/hammer/3"),
    ("/city/exercises/2", ExercisePage, "/city/exercises/2"), ("/mark/design", DesignPage, "/mark/design"),
    ("/mark/table/storage-fee", TablePage, "/mark/table/storage-fee"),
])  # fmt: skip
def test_an_address_leads_to_its_page(address: str, kind: type[Page], shown: str) -> None:
    visit = playing("mark")
    page = went(visit, address)
    facts = visit.changes()["facts"]
    assert isinstance(page, kind)
    assert (facts["address"], facts.get("visited", "")) == (shown, address)
    assert visit.whole()["facts"]["address"] == shown
    assert list(games(visit)) == ["mark"]


@pytest.mark.parametrize(("address", "shown"), [
    ("/nothing", "/"), ("/mark/nothing", "/"), ("/mark/learn/nothing/7", "/mark/learn/first-game/1"), ("/city/table", "/city"),
    ("/mark/learn/first-game/999", "/mark/learn/first-game/1"), ("/mark/exercises/-1", "/mark/exercises/1"),
    ("/mark/exercises/" + "9" * 400, "/mark/exercises/1"), ("/mark/design/odd", "/mark/design"), ("/../../etc", "/"),
])  # fmt: skip
def test_an_address_that_nobody_has_leads_to_what_is_nearest(address: str, shown: str) -> None:
    visit = playing("mark")
    went(visit, address)
    assert visit.whole()["facts"]["address"] == shown
    assert list(games(visit)) == ["mark"]


def test_an_unknown_page_is_said_at_the_door() -> None:
    visit = playing("mark")
    went(visit, "/mark/nothing")
    assert "There is no page &#39;mark/nothing&#39;" in visit.whole()["moves"]


def stored(visit: Visit) -> Visit:
    """The visit after the server was stopped and started again."""
    data = kinds.put_away(visit.page)
    assert data is not None
    return Visit(kinds.restored(json.loads(json.dumps(data))))


@pytest.mark.parametrize("seed", range(4))
def test_no_game_is_lost_whichever_way_one_goes(seed: int) -> None:
    visit, rng = playing("mark", "city", "shark"), Random(seed)
    known = games(visit)
    assert set(known) == {"mark", "city", "shark"}
    ways = ("", "/table", "/learn", "/learn/first-game/2", "/exercises/3", "/design", "/table/nothing")
    for _ in range(40):
        address = rng.choice(["/", f"/{rng.choice(['mark', 'city', 'shark', 'marco_polo'])}{rng.choice(ways)}"])
        went(visit, address)
        assert games(visit) == known, address
        if rng.random() < 0.2:
            visit = stored(visit)
            assert games(visit) == known, address
    assert len(visit.page.rooms) <= MOST_ROOMS


def test_from_a_lesson_one_comes_back_to_the_table_and_finds_the_lesson_as_it_was_left() -> None:
    visit = playing("mark")
    table = visit.page
    visit.ask({"do": "lesson"})
    lesson: Any = visit.page
    visit.ask({"do": "next"})
    assert lesson.address == "/mark/learn/first-game/2"
    assert went(visit, "/mark/table") is table
    assert went(visit, "/mark/learn/first-game/2") is lesson
    assert lesson.origin is table


def test_a_designer_finds_the_dials_and_the_odd_game_again() -> None:
    visit = playing("mark")
    went(visit, "/mark/design")
    design: Any = visit.page
    visit.ask({"do": "set cash", "fields": {"text": "60"}})
    fields = dict(design.fields)
    grown(design, 1)
    visit.ask({"do": "odd", "arg": "changed"})
    odd = visit.page
    assert (odd.address, list(games(visit))) == ("/mark/design/odd", ["mark"])
    again = stored(visit)
    assert (again.page.address, list(games(again))) == ("/mark/design/odd", ["mark"])
    assert isinstance(went(again, "/mark/design"), DesignPage)
    assert went(visit, "/mark/design") is design
    assert went(visit, "/mark/design/odd") is odd
    went(visit, "/city/learn")
    assert went(visit, "/mark/design") is design
    assert design.fields == fields
    assert not design.running


def test_a_demonstration_is_left_for_the_game_below_it() -> None:
    visit = playing("mark")
    table: Any = visit.page
    at = table.game.at
    visit.ask({"do": "demo", "arg": "mark.storage-fee"})
    assert table.address == "/mark/table/storage-fee"
    assert went(visit, "/mark/table") is table
    assert (table.game.at, table.aside) == (at, [])


def test_a_game_that_waits_is_taken_up_from_a_lesson_and_the_others_go_on_waiting() -> None:
    visit = playing("city", "mark")
    known = games(visit)
    for name, wanted in (("city", known), ("shark", {*known, "shark"})):
        visit.ask({"do": "door"})
        visit.ask({"do": "learn", "arg": name})
        visit.ask({"do": "table"})
        assert isinstance(visit.page, TablePage)
        assert set(games(visit)) == set(wanted)
    assert {name: games(visit)[name] for name in known} == known


def test_a_page_that_stands_alone_has_no_address_and_leads_nowhere() -> None:
    page = TablePage(None)
    page.ask({"do": "begin", "arg": "mark"})
    visit = Visit(page)
    assert "address" not in visit.whole()["facts"]
    assert went(visit, "/") is page
    assert "visit" in page.answer


def test_a_seat_at_a_common_table_is_not_left_by_an_address() -> None:
    visit = playing("mark")
    table: Any = visit.page
    table.seat = 0
    assert went(visit, "/") is table


def test_a_lesson_and_exercises_that_were_left_wait_at_the_door() -> None:
    visit = Visit(DoorPage())
    assert 'data-key="left-' not in visit.whole()["head"]
    went(visit, "/mark/learn/first-game/3")
    went(visit, "/city/exercises/2")
    went(visit, "/mark/rules")
    door = went(visit, "/")
    head = door.whole()["head"]
    assert head.index('data-arg="/city/exercises/2"') < head.index('data-arg="/mark/learn/first-game/3"')
    assert "/mark/rules" not in head
    assert went(visit, "/mark/learn/first-game/3").address == "/mark/learn/first-game/3"
