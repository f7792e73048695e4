"""What the page is sent ahead is what it would be sent when asked, and working it out changes nothing."""

from __future__ import annotations

import copy

import pytest

import gamelib
from gamelib.ui.table import prefetch
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask, offered, played, table

RULESETS = gamelib.RULESETS


@pytest.mark.parametrize("name", RULESETS)
def test_steps_ahead_are_the_steps_that_follow(name: str) -> None:
    page = TablePage(gamelib.playout(name, seed=4, limit=90), at=40)
    for at in (40, 0, page.game.last, 61):
        ask(page, "go", at)
        before = page.contents()
        found = prefetch.steps(page)
        assert page.contents() == before
        assert set(found) == {f"go {near}" for near in (at - 1, at + 1) if 0 <= near <= page.game.last}
        for asked, regions in found.items():
            ask(page, *asked.split(" "))
            assert page.contents() == regions
            ask(page, "go", at)


@pytest.mark.parametrize("name", RULESETS)
def test_a_place_that_one_points_at_is_sent_and_nothing_shown_changes(name: str) -> None:
    page = TablePage(gamelib.playout(name, seed=4, limit=90), at=40)
    page.whole()
    for at in (3, 77, 90):
        known = page.whole()
        ask(page, "ahead", at)
        assert page.changes() == {}
        (note,) = page.notes()
        assert note["ahead"]["tick"] == page.tick
        told = note["ahead"]["asked"][f"go {at}"]
        twin = copy.deepcopy(page)
        ask(twin, "go", at)
        assert {**known, **told, "frame": "", "facts": {}} == {**twin.whole(), "frame": "", "facts": {}}
        with_the_answer = ("tick", "title", "window")
        assert told["facts"] == {name: value for name, value in twin.whole()["facts"].items() if name not in with_the_answer}


@pytest.mark.parametrize("place", [40, -1, 91, 10**6])
def test_a_place_that_is_shown_or_that_there_is_not_is_not_sent(place: int) -> None:
    page = TablePage(gamelib.playout("mark", seed=4, limit=90), at=40)
    page.whole()
    ask(page, "ahead", place)
    assert (page.changes(), page.notes()) == ({}, [])


@pytest.mark.parametrize("name", RULESETS)
def test_a_move_ahead_is_the_move_that_follows_also_where_it_forks(name: str) -> None:
    page = TablePage(gamelib.playout(name, seed=4, limit=60))
    for at in range(0, 60, 9):
        ask(page, "branch", 0)
        ask(page, "go", at)
        for text in offered(page)[:3]:
            before, branches = page.contents(), len(page.game.branches)
            found = prefetch.move(page, text)
            assert (page.contents(), len(page.game.branches)) == (before, branches)
            twin = copy.deepcopy(page)
            ask(twin, "play", text)
            assert found in ({}, {f"play {text}": twin.contents()})
            assert found or page.moment.hides or page.moment.secret


def test_no_bid_and_no_forbidden_move_is_foreseen() -> None:
    page = played(table("mark"), "first 1", "roll hammer red")
    ask(page, "lift")
    assert "bid 5" in offered(page)
    assert prefetch.move(page, "bid 5") == {}
    page = played(table("mark"), "first 1", "roll red blue")
    assert prefetch.move(page, "take gold 1") == {}


def test_nothing_is_foreseen_where_no_game_is_open_or_work_goes_on() -> None:
    assert prefetch.steps(TablePage(None)) == {}
    page = table("mark")
    page.job = iter(("at work",))
    assert prefetch.steps(page) == {}


def test_only_what_differs_is_sent() -> None:
    page = TablePage(gamelib.playout("mark", seed=4, limit=9), at=4)
    page.whole()
    assert page.news(page.contents() | {"board": "other"}).keys() <= {"board", "facts"}
    ask(page, "go", 5)
    page.changes()
    page.foresee()
    page.foresee(far=True)
    ahead = [note["ahead"] for note in page.notes()]
    assert {asked for one in ahead for asked in one["asked"]} == {"go 4", "go 6", "go 0", "go 9"}
    assert all(one["tick"] == page.tick and "dialog" not in contents for one in ahead for contents in one["asked"].values())
