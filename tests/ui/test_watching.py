"""A game of bots is watched: it can be halted, and goes faster or slower."""

from __future__ import annotations

from gamelib.ui.door import DoorPage
from gamelib.ui.table import pace
from gamelib.ui.table.page import TablePage
from gamelib.ui.visit import Visit
from tests.ui.test_play import ask, begun, on


def watched() -> TablePage:
    """A game of three bots that has begun."""
    visit = Visit(DoorPage())
    visit.ask({"do": "start", "arg": "shark", "fields": {"way": "watch", "players": "3", "level": "beginner"}})
    assert isinstance(visit.page, TablePage)
    while not visit.page.game.state.turn:
        ask(visit.page, "step")
    return visit.page


def test_a_game_of_bots_is_halted_and_goes_on() -> None:
    page = watched()
    assert pace.flow(page) > 0
    assert ">Pause</button>" in page.contents()["time"]
    ask(page, "halt")
    assert pace.flow(page) == 0
    assert ">Go on</button>" in page.contents()["time"]
    ask(page, "halt")
    assert pace.flow(page) > 0


def test_a_game_of_bots_goes_as_fast_as_was_chosen() -> None:
    page = watched()
    usual = pace.flow(page)
    ask(page, "speed", "2000")
    assert pace.flow(page) == 2 * usual
    ask(page, "speed", "400")
    assert pace.flow(page) < usual


def test_whoever_plays_needs_no_halt() -> None:
    shown = on(begun("shark")).contents()["time"]
    assert 'data-key="halt"' not in shown
    assert 'data-do="speed"' not in shown


def test_what_the_page_is_drawn_for_is_known_to_its_script() -> None:
    page = on(begun("city"))
    ask(page, "width", "smallest")
    assert page.changes()["facts"]["window"] == "smallest", "a window of another size tells it"
