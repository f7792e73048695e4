"""Whoever looks back loses nothing: one plays on beside the game as it was, and goes to and fro between the two."""

from __future__ import annotations

import json

import pytest

import gamelib
from gamelib.ui import kinds
from gamelib.ui.table.page import TablePage
from tests.ui.test_play import begun, on


def ask(page: TablePage, do: str, arg: object = None) -> TablePage:
    page.ask({"do": do, "arg": arg})
    return page


def ended(name: str = "mark") -> TablePage:
    """A finished game of one person among bots; whatever is first in the list was decided."""
    page = begun(name, "bots", 2, "beginner")
    while page.game.state.actor is not None:
        on(page)
        if page.game.state.actor is not None:
            ask(page, "play", str(page.moment.moves[-1]))
    return page


def halfway(page: TablePage) -> TablePage:
    """Looking back at a decision of the person in the middle of the game."""
    middle = page.game.last // 2
    ask(page, "go", next(at for at in range(middle, 0, -1) if page.game.states[at].actor == 0))
    return page


def bar(page: TablePage) -> str:
    """The bar of time and the card beside the board."""
    shown = page.contents()
    return str(shown["time"]) + str(shown["moves"])


def stored(page: TablePage) -> TablePage:
    """The table after a reload."""
    again = kinds.restored(json.loads(json.dumps(kinds.put_away(page))))
    assert isinstance(again, TablePage)
    return again


@pytest.mark.parametrize("name", ["city", "mark", "shark"])
def test_a_finished_game_stays_when_somebody_plays_on_from_its_past(name: str) -> None:
    page = halfway(ended(name))
    record, at = page.game.record().text(), page.game.at
    assert 'data-do="undo"' not in bar(page)
    assert "nothing to take back" in ask(page, "undo").answer
    assert page.game.record().text() == record
    ask(page, "play-on")
    assert (page.game.at, page.game.last) == (at, at)
    ask(page, "play", str(page.moment.moves[0]))
    for one in (page, stored(page)):
        assert "To the finished game" in bar(one)
        ask(one, "other-line")
        assert one.game.record().text() == record
        assert one.game.at == one.game.last
        assert 'class="won"' in bar(one)
        assert "To your new try" in bar(one)
        ask(one, "other-line")
        assert one.game.last == at + 1
        assert "To the finished game" in bar(one)


@pytest.mark.parametrize("name", ["city", "marco_polo"])
def test_a_running_game_stays_when_somebody_plays_on_from_its_past(name: str) -> None:
    page = on(begun(name))
    for _ in range(3):
        ask(page, "play", str(page.moment.moves[0]))
        on(page)
    record = page.game.record().text()
    halfway(page)
    assert 'data-do="undo"' not in bar(page)
    ask(page, "play-on")
    ask(page, "play", str(page.moment.moves[-1]))
    assert "To the game as it was" in bar(page)
    ask(on(page), "undo")
    assert "To the game as it was" in bar(page), "taking back in the new try keeps the way"
    ask(page, "other-line")
    assert page.game.record().text() == record
    assert page.game.at == page.game.last


@pytest.mark.parametrize("name", ["city", "shark"])
def test_whoever_makes_another_move_in_the_past_finds_the_game_as_it_was(name: str) -> None:
    page = on(begun(name))
    for _ in range(3):
        ask(page, "play", str(page.moment.moves[0]))
        on(page)
    record, game = page.game.record().text(), page.game
    own = (at for at in range(game.last) if game.states[at].actor == 0 and len(game.states[at].moves()) > 1)
    ask(page, "go", next(own))
    ask(page, "play", next(str(move) for move in page.moment.moves if not page.moment.follows(move)))
    assert "To the game as it was" in bar(page)
    ask(page, "other-line")
    assert page.game.record().text() == record


def test_nothing_is_offered_instead_to_whoever_looks_back() -> None:
    page = on(begun("shark"))
    at, catalogue = page.game.at, page.game.ruleset.catalogue(page.game.state.rules)
    wrong = next(str(one) for one in catalogue if (why := page.game.state.refusal(one)) and why.nearest)
    assert 'data-do="play"' in ask(page, "why", wrong).answer
    on(ask(page, "play", str(page.moment.moves[-1])))
    assert 'data-do="play"' not in ask(ask(page, "go", at), "why", wrong).answer


def test_what_was_just_taken_back_is_made_again_until_something_else_is_played() -> None:
    page = on(begun("shark"))
    assert 'data-do="redo"' not in bar(page)
    ask(page, "play", str(page.moment.moves[-1]))
    record = on(page).game.record().text()
    ask(page, "undo")
    assert 'data-do="redo"' in bar(page)
    ask(page, "redo")
    assert page.game.record().text() == record
    assert len(page.game.branches) == 1, "a branch of which nothing was played is not kept"
    ask(page, "undo")
    ask(page, "play", str(page.moment.moves[0]))
    assert 'data-do="redo"' not in bar(page)
    assert "nothing to make again" in ask(page, "redo").answer


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_what_was_taken_back_in_several_steps_is_made_again_in_as_many_also_where_something_is_secret(name: str) -> None:
    page, stood = on(begun(name)), list[str]()
    for _ in range(6):
        stood.append(page.game.record().text())
        ask(page, "play", str(page.moment.moves[-1]))
        on(page)
    last = page.game.record().text()
    for before in reversed(stood):
        assert ask(page, "undo").game.record().text() == before
    for after in [*stood[1:], last]:
        assert ask(page, "redo").game.record().text() == after
    assert 'data-do="redo"' not in bar(page)
    ask(page, "undo")
    ask(page, "play", str(page.moment.moves[0]))
    assert "nothing to make again" in ask(page, "redo").answer


def test_taking_back_the_last_move_of_a_finished_game_keeps_its_end() -> None:
    page = ended()
    record = page.game.record().text()
    ask(page, "undo")
    assert "To the finished game" in bar(page)
    assert ask(page, "other-line").game.record().text() == record


def test_the_door_says_that_a_finished_game_is_kept_beside_the_new_try() -> None:
    page = halfway(ended())
    ask(page, "play-on")
    ask(page, "play", str(page.moment.moves[0]))
    ask(page, "door")
    assert page.turned is not None
    assert "The finished game is there, too." in page.turned.whole()["head"]


def test_where_nothing_can_be_played_on_it_is_said() -> None:
    page = on(begun("mark"))
    assert "cannot play on" in ask(page, "play-on").answer
    assert "no other game" in ask(page, "other-line").answer


def test_bids_of_several_people_at_one_screen_are_not_dealt_anew() -> None:
    page = begun("mark", "together", 2)
    while page.game.state.phase != "bid":
        ask(page, *(("play", str(page.moment.moves[0])) if page.moment.moves and not page.game.automatic() else ("step",)))
    ask(ask(page, "lift"), "play", "bid 1")
    ask(page, "go", page.game.at - 1)
    assert 'data-do="play-on"' not in bar(page)
    assert "cannot play on" in ask(page, "play-on").answer


@pytest.mark.parametrize("way", ["turn-back", "turn-on"])
def test_one_looks_back_turn_by_turn(way: str) -> None:
    page = halfway(ended())
    turn = page.game.state.turn
    assert f"turn {turn} · move {page.game.at} of {page.game.last}" in bar(page)
    button = bar(page).split(f'data-key="{way}"')[0].rpartition('data-arg="')[2].partition('"')[0]
    ask(page, "go", button)
    assert page.game.at in page.game.branch.turn_starts()
    assert page.game.state.turn == (turn if way == "turn-back" else turn + 1)
