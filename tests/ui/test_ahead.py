"""What the page is sent ahead is what it would be sent when asked, and working it out changes nothing."""

from __future__ import annotations

import copy

import pytest

import gamelib
from gamelib.ui import ahead
from gamelib.ui.desk import Desk
from tests.ui.desks import ask, desk, offered, played

RULESETS = gamelib.RULESETS


@pytest.mark.parametrize("name", RULESETS)
def test_steps_ahead_are_the_steps_that_follow(name: str) -> None:
    table = Desk(gamelib.playout(name, seed=4, limit=90), at=40)
    for at in (40, 0, table.game.last, 61):
        ask(table, "go", at)
        before = table.regions()
        found = ahead.steps(table)
        assert table.regions() == before
        assert set(found) == {f"go {near}" for near in (at - 1, at + 1) if 0 <= near <= table.game.last}
        for asked, regions in found.items():
            ask(table, *asked.split(" "))
            assert table.regions() == regions
            ask(table, "go", at)


@pytest.mark.parametrize("name", RULESETS)
def test_a_move_ahead_is_the_move_that_follows_also_where_it_forks(name: str) -> None:
    table = Desk(gamelib.playout(name, seed=4, limit=60))
    for at in range(0, 60, 9):
        ask(table, "branch", 0)
        ask(table, "go", at)
        for text in offered(table)[:3]:
            before, branches = table.regions(), len(table.game.branches)
            found = ahead.move(table, text)
            assert (table.regions(), len(table.game.branches)) == (before, branches)
            twin = copy.deepcopy(table)
            ask(twin, "play", text)
            assert found in ({}, {f"play {text}": twin.regions()})
            assert found or "bid" in text


def test_no_bid_and_no_forbidden_move_is_foreseen() -> None:
    table = played(desk("mark"), "first 1", "roll hammer red")
    ask(table, "lift")
    assert "bid 5" in offered(table)
    assert ahead.move(table, "bid 5") == {}
    table = played(desk("mark"), "first 1", "roll red blue")
    assert ahead.move(table, "take gold 1") == {}


def test_nothing_is_foreseen_where_no_game_is_open_or_work_goes_on() -> None:
    assert ahead.steps(Desk(None)) == {}
    table = desk("mark")
    table.job = iter(("at work",))
    assert ahead.steps(table) == {}


def test_only_what_differs_is_sent() -> None:
    assert ahead.news({"board": "a", "log": "b"}, {"go 1": {"board": "c", "log": "b"}}) == {"go 1": {"board": "c"}}
