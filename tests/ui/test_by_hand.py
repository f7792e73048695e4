"""Tapped, dragged and pointed at: what a hand does on the board, and what it is told first."""

from __future__ import annotations

import gamelib
from gamelib.ui.table import tapping
from gamelib.ui.table.clickable import acts, touched
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.questions import at_place
from tests.ui.pages import ask

city, mark = gamelib.ruleset("city"), gamelib.ruleset("mark")
NAMES = ("Anna", "Ben", "Chloé")


def sat(state: object) -> TablePage:
    """A person plays at each seat of a plain table."""
    page = TablePage(begun(state, NAMES[: state.rules.players], 0), face="play")  # type: ignore[attr-defined]
    page.game.seats = [PERSON] * state.rules.players  # type: ignore[attr-defined]
    return page


def star() -> TablePage:
    """Anna of two may take any colour to any of four squares."""
    state = mark.start(players=2).play(mark.parse("first 1")).play(mark.parse("roll red star"))
    return sat(state)


def building() -> tuple[TablePage, str]:
    """A table at which a building would turn a plot into a road, and that move."""
    for state in gamelib.playout("city", city.Rules(players=3), "sensible", 3).states():
        if state.phase != "build":
            continue
        page = sat(state)
        for move in page.moment.moves:
            after = state.play(move)
            if any(event.clause == "city.expropriate" for event in after.events):
                return page, str(move)
    raise AssertionError("no building of this game makes a road")


def test_a_tap_that_makes_a_road_is_told_first_and_done_by_a_second_one() -> None:
    page, move = building()
    at = page.game.at
    ask(page, "tap", move)
    assert page.game.at == at
    assert "becomes a road" in page.answer
    assert f'data-do="play" data-arg="{move}"' in page.answer
    assert "road" in {role for role, *_ in page.marks}
    ask(page, "tap", move)
    assert page.game.at == at + 1
    assert page.marks == []


def test_a_tap_that_does_no_more_than_one_sees_is_done_at_once() -> None:
    state = next(one for one in gamelib.playout("city", city.Rules(players=3), "sensible", 3).states() if one.phase == "choose")
    page = sat(state)
    move = next(one for one in page.moment.moves if one.kind == "reserve")
    assert not tapping.does_more(page.moment, move), "a reservation makes no road, whatever a building there would do"
    at = page.game.at
    ask(page, "tap", str(move))
    assert (page.game.at, page.answer) == (at + 1, "")


def test_with_a_star_the_bank_is_ringed_and_each_piece_of_it_has_all_its_squares() -> None:
    page = star()
    now, tongue = page.moment, page.tongue
    assert ("bank",) in touched(now.seen, now.moves, 0, plain=True)
    blue = [move for move, _ in acts(now.seen, now.moves, 0, tongue)["bank"] if "blue" in move.split()]
    assert blue == [f"take blue {square}" for square in (1, 2, 3, 4)]


def test_many_moves_stand_in_rows_under_what_they_have_in_common() -> None:
    card = star().whole()["moves"]
    assert "<p>Take to yard square</p>" in card
    assert 'aria-label="Take blue to yard square 3"' in card
    assert "<span>blue</span>" in card
    assert "<span>Take blue to yard square</span>" not in card


def test_a_piece_that_is_dropped_goes_there_or_is_told_why_not() -> None:
    page = star()
    at = page.game.at
    ask(page, "drop", "roof/0/1", **{"from": "yard/0/1", "thing": ""})
    assert page.game.at == at
    assert 'class="refused"' in page.answer
    ask(page, "drop", "yard/0/2", **{"from": "bank", "thing": "blue"})
    assert page.game.at == at + 1
    assert str(page.game.state.last_move) == "take blue 3"


def test_a_seat_a_bid_and_the_last_move_say_what_they_are() -> None:
    state = mark.start(players=2)
    for move in ("first 1", "roll hammer red"):
        state = state.play(mark.parse(move))
    page = sat(state)
    page.game.seats = [PERSON, "sensible"]
    told = {place: at_place(page.moment, place, page.tongue)[0] for place in ("seat/1", "bid/1", "last", "")}
    assert "Ben&#39;s cash: $30." in told["seat/1"]
    assert "Bid of Ben: still to come. All bids are shown at once" in told["bid/1"]
    assert "mark.sealed-bids" in told["bid/1"]
    assert "what the last move did" in told["last"]
    assert "It is your turn" in told["last"]
    assert [place for place, said in told.items() if "Nothing lies here" in said] == [""]
    drawn = page.whole()["board"]
    assert all(f'data-shows="{place}"' in drawn for place in ("seat/0", "seat/1", "bid/1", "last"))
