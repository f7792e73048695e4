"""At the bell bots finish a game for people, after a question; one comes back to where one was, and plays on."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.ui.play import acts
from gamelib.ui.table.page import TablePage
from tests.ui.pages import done
from tests.ui.test_play import at_a_bid, begun, on
from tests.ui.test_trying import ask, stored

WAY = 'data-do="dialog" data-arg="finishing"'


def finished(page: TablePage, told: str = "You can come back with Undo or the time bar.") -> TablePage:
    """The game as bots finish it, asked for with the two buttons."""
    bar = str(page.contents()["time"])
    assert WAY in bar
    assert "Let the bots finish this game" in bar
    asked = str(ask(page, "dialog", "finishing").contents()["dialog"])
    assert told in asked
    assert 'data-do="finish-game"' in asked
    done(ask(page, "finish-game"))
    assert not page.dialog
    assert page.game.state.outcome is not None
    return page


def halfway(name: str, way: str) -> TablePage:
    """A game in which people have decided a few times."""
    page = on(begun(name, way, 2, "beginner"))
    for _ in range(4):
        on(ask(page, "play", str(page.moment.moves[-1])))
    return page


ALL = [(name, "bots") for name in gamelib.RULESETS]


@pytest.mark.parametrize(("name", "way"), [*ALL, ("city", "together"), ("shark", "together")])
def test_undo_leads_back_to_where_bots_began_to_finish_and_one_plays_on(name: str, way: str) -> None:
    page = halfway(name, way)
    at, state = page.game.at, page.game.state
    finished(page)
    assert WAY not in str(page.contents()["time"]), "it is over"
    for one in (stored(page), page):
        ask(one, "undo")
        assert (one.game.at, one.game.last) == (at, at)
    assert page.game.state == state
    on(ask(page, "play", str(page.moment.moves[0])))
    assert page.game.at > at
    again = page.game.at
    ask(finished(page), "undo")
    assert page.game.at == again
    ask(page, "undo")
    assert page.game.at == at, "what one decided oneself is taken back one by one"


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_the_time_bar_leads_back_as_well(name: str) -> None:
    page = halfway(name, "bots")
    at = page.game.at
    ask(finished(page), "go", at)
    assert "Play on from here" in str(page.contents()["moves"])
    ask(page, "play-on")
    assert (page.game.at, page.game.last) == (at, at)


def test_bots_that_finish_decide_as_at_other_times() -> None:
    page, other = halfway("mark", "bots"), halfway("mark", "bots")
    done(ask(other, "finish"))
    assert finished(page).game.record().text() == other.game.record().text()


def test_nobody_takes_back_a_bid_alone_that_others_at_the_screen_laid_before_bots_finished() -> None:
    page = on(begun("mark", "together", 2, "beginner"))
    while page.game.state.phase != "bid":
        on(ask(page, "play", str(page.moment.moves[-1])))
    first = page.game.at
    ask(page, "lift")
    page.ask({"do": "number", "arg": "bid", "fields": {"number": "3"}})
    assert page.game.state.phase == "bid", "the other one bids still"
    ask(finished(page, "You can come back with the time bar."), "undo")
    assert page.game.at <= first, "both bid anew"


def test_where_people_hide_something_from_each_other_the_time_bar_alone_leads_back() -> None:
    page = halfway("marco_polo", "together")
    at = page.game.at
    finished(page, "You can come back with the time bar.")
    assert acts.last_decision(page) is None
    ask(ask(page, "go", at), "play-on")
    assert (page.game.at, page.game.last) == (at, at)


def test_whoever_looks_back_comes_back_first() -> None:
    page = halfway("shark", "bots")
    ask(page, "go", page.game.at - 1)
    assert (
        'disabled data-do="dialog"' in str(page.contents()["time"])
        or "disabled" in str(page.contents()["time"]).split(WAY)[1][:200]
    )
    at = page.game.last
    assert "no game here for bots to finish" in ask(page, "finish-game").answer
    assert page.game.last == at


def test_no_page_that_speaks_for_one_seat_finishes_for_others() -> None:
    page = TablePage(at_a_bid().game.record(), seat=0, face="play")
    assert WAY not in "".join(map(str, page.contents().values()))
    ask(page, "dialog", "finishing")
    assert not page.dialog
    assert WAY not in str(ask(page, "dialog", "keys").contents()["dialog"])
    at = page.game.last
    ask(page, "finish-game")
    assert page.job is None
    assert page.game.last == at


def test_it_stands_below_the_keys_and_in_the_menu_of_a_wall() -> None:
    page = halfway("city", "together")
    assert WAY in str(ask(page, "dialog", "keys").contents()["dialog"])
    ask(page, "dialog")
    ask(page, "projector")
    assert WAY in str(page.contents()["head"])
    assert WAY not in str(page.contents()["time"])


def test_bots_alone_need_nobody_to_say_so() -> None:
    assert WAY not in "".join(map(str, begun("shark", "watch", 2, "beginner").contents().values()))
