"""People at one screen: whoever drew last sees it, and nobody else, before the screen is passed on; a hand is hidden again."""

from __future__ import annotations

import json

import pytest

from gamelib.core.moves import CHANCE
from gamelib.ui.play import handover
from gamelib.ui.table import putting_away
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.sight import NOBODY, seen
from tests.ui.pages import ask, shown, table
from tests.ui.worlds import differing


def together(name: str = "marco_polo", seed: int = 5) -> TablePage:
    """A game of three people at one screen."""
    page = table(name, players=3, seed=seed)
    page.face = "play"
    return ask(page, "seats", **{f"seat-{seat}": "person" for seat in range(3)}, chance="rolls")


def handed(seed: int = 5) -> tuple[TablePage, int]:
    """A screen that is to be passed on by somebody who has just drawn a card, and who that is."""
    page = together(seed=seed)
    for _ in range(300):
        if (player := handover.due(page)) is not None:
            return page, player
        ask(page, "step")
    raise AssertionError("nobody drew a last card")


def drawn(page: TablePage, player: int) -> str:
    """What the player alone saw of the last move."""
    state = page.game.state
    own, common = seen(state, player).events, seen(state, NOBODY).events
    return next(event.sentence(page.game.names) for event in own if event not in common)


def sent(page: TablePage) -> str:
    return json.dumps([page.contents(), page.still(), page.whole()])


def test_whoever_drew_last_is_asked_to_look_before_the_next_player_decides() -> None:
    page, player = handed()
    moves, secret = shown(page, "moves"), drawn(page, player)
    assert page.game.state.actor not in (player, CHANCE)
    assert f"Only for Player {player + 1}" in moves
    assert secret not in sent(page)
    ask(page, "peek")
    assert secret in shown(page, "moves")
    assert secret not in shown(page, "log", "board", "head", "answer"), "nothing else of the table is opened"
    assert secret not in str(page.contents()["facts"])
    ask(page, "pass-on")
    assert secret not in sent(page)
    assert "Your turn" in shown(page, "moves") or "look away" in shown(page, "moves")


def test_it_may_be_passed_on_without_looking() -> None:
    page, player = handed()
    ask(page, "pass-on")
    assert handover.due(page) is None
    ask(page, "peek")
    assert drawn(page, player) not in sent(page)


@pytest.mark.parametrize("do", ["step", "undo", "away"])
def test_what_is_looked_at_is_hidden_as_soon_as_another_place_is_shown(do: str) -> None:
    page, player = handed()
    secret, at = drawn(page, player), page.game.at
    ask(page, "peek")
    if do == "away":
        ask(ask(page, "go", at - 1), "go", at)
    else:
        ask(page, do)
    assert secret not in sent(page)


def test_it_is_hidden_when_one_leaves_the_table() -> None:
    page, player = handed()
    secret = drawn(page, player)
    ask(page, "peek")
    again = putting_away.restored(putting_away.saved(page))
    page.leave()
    assert secret not in sent(page)
    assert secret not in sent(again)


def test_a_lone_person_and_a_page_of_one_seat_pass_nothing_on() -> None:
    page, player = handed()
    record = page.game.record()
    for seat in range(3):
        assert handover.due(TablePage(record, seat=seat, face="play")) is None
    page.game.seats = ["person" if seat == player else "sensible" for seat in range(3)]
    assert handover.due(page) is None


@pytest.mark.parametrize("players", [2, 3])
def test_whether_something_is_to_be_seen_tells_nothing_of_what_it_is(players: int) -> None:
    compared = 0
    for seed in range(0, 60, 6):
        worlds = differing("marco_polo", players, NOBODY, range(seed, seed + 6), 120)
        pages = [TablePage(world, face="play") for world in worlds]
        if pages[0].game.state.actor != pages[1].game.state.actor:
            continue
        assert handover.due(pages[0]) == handover.due(pages[1])
        assert shown(pages[0], "moves") == shown(pages[1], "moves")
        compared += 1
    assert compared


def test_nobody_is_told_of_the_own_sealed_bid() -> None:
    page = together("mark")
    for _ in range(150):
        ask(page, "lift")
        assert handover.due(page) is None
        ask(page, "step")


def apart() -> TablePage:
    """A screen where the player decides openly, with a hand that the others may not see."""
    page = together()
    for _ in range(300):
        if page.moment.apart and handover.due(page) is None:
            return page
        ask(ask(page, "pass-on"), "step")
    raise AssertionError("nobody holds anything")


def test_a_hand_that_was_shown_is_hidden_again() -> None:
    page = apart()
    before = shown(page, "moves", "board", "log")
    assert 'data-do="lift"' in before
    ask(page, "lift")
    assert 'data-do="lower"' in shown(page, "moves")
    assert shown(page, "moves", "board", "log") != before
    ask(page, "lower")
    assert shown(page, "moves", "board", "log") == before


def test_before_the_hand_is_shown_a_hint_says_why_it_must_wait_and_a_question_can_be_asked() -> None:
    page = apart()
    moves = shown(page, "moves")
    assert 'data-key="hint"' in moves
    assert 'data-key="ask"' in moves
    assert "Show your hand first" in ask(page, "hint").answer


def test_once_all_bids_are_shown_there_is_nothing_to_hide_again() -> None:
    """The first auction of this game is won by whoever bid last, whose cover is lifted still."""
    page = ask(table("city", players=2, seed=2), "seats", **{f"seat-{seat}": "person" for seat in range(2)}, chance="rolls")
    page.face = "play"
    while page.game.state.phase != "bid":
        ask(page, "step")
    while page.game.state.phase == "bid":
        ask(page, "lift")
        assert 'data-do="lower"' in shown(page, "moves"), "the cover can be put back before a bid"
        ask(page, "step")
    assert page.lifted == page.game.state.actor
    assert "The bids are shown" in shown(page, "moves")
    assert 'data-do="lower"' not in shown(page, "moves")
