"""Tapped, dragged and pointed at: what a hand does on the board, and what it is told first."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib.ui.table.choices import slug
from gamelib.ui.table.clickable import acts, touched
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.place_questions import at_place
from tests.mark.tables import at as mark_at
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


def test_a_tap_chooses_and_the_next_one_does_it_unless_something_else_was_chosen_or_asked() -> None:
    state = next(one for one in gamelib.playout("city", city.Rules(players=3), "sensible", 3).states() if one.phase == "choose")
    page = sat(state)
    first, other = [str(one) for one in page.moment.moves if one.kind == "reserve"][:2]
    at = page.game.at
    for move in (first, other, first):
        ask(page, "tap", move)
        assert page.game.at == at
        assert f'data-do="play" data-arg="{move}"' in page.answer
    ask(page, "place", "plot/0/0")
    ask(page, "tap", first)
    assert page.game.at == at, "what was asked between is what one looked at"
    ask(page, "tap", first)
    assert (page.game.at, page.answer) == (at + 1, "")


def test_what_a_hint_shows_is_done_by_one_tap() -> None:
    state = next(one for one in gamelib.playout("city", city.Rules(players=3), "sensible", 3).states() if one.phase == "choose")
    page = sat(state)
    ask(page, "hint")
    at = page.game.at
    ask(page, "tap", str(page.hinted))
    assert page.game.at == at + 1


def refining() -> TablePage:
    """MARK where a piece in a yard may be refined."""
    for state in gamelib.playout("mark", mark.Rules(players=3), "sensible", 3).states():
        if any(move.kind == "refine" for move in (state.moves() if state.actor is not None and state.actor >= 0 else ())):
            return sat(state)
    raise AssertionError("nothing is ever refined")


def test_a_click_on_a_piece_takes_it_up_and_one_on_its_goal_does_it() -> None:
    page = refining()
    facts = page.changes()["facts"]
    move = next(move for move in page.moment.moves if move.kind == "refine")
    begin, end = (slug(place) for place in (move.places(page.game.state.actor)[0], move.places(page.game.state.actor)[-1]))
    assert begin in facts["picks"]
    assert end not in facts["picks"]
    at = page.game.at
    ask(page, "tap", str(move))
    assert page.game.at == at
    assert ["instead", False, [end]] in page.marks, "the script marks the piece in hand"
    assert "If you do this" in page.answer


def test_with_a_star_the_bank_is_ringed_and_each_piece_of_it_has_all_its_squares() -> None:
    page = star()
    now, tongue = page.moment, page.tongue
    assert ("bank",) in touched(now.seen, now.moves, 0, plain=True)
    blue = [move for move, _ in acts(now.seen, now.moves, 0, tongue)["bank"] if "blue" in move.split()]
    assert blue == [f"take blue {square}" for square in (1, 2, 3, 4)]


def test_many_moves_stand_in_rows_under_what_they_have_in_common() -> None:
    card = star().whole()["moves"]
    assert "<p>Take to yard square</p>" in card
    assert '<div class="named">' in card, "rows of many stand below one another"
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


CARRIED = [
    ("yard/0/0", "red", "market/0/0", "mark.sell", "this one is in your yard: refine it first"),
    ("bank", "red", "market/0/0", "mark.sell", "this one is in the bank: take it, then refine it"),
    ("bank", "red", "roof/0/1", "mark.refine", "A piece from the bank goes to your yard"),
    ("roof/0/0", "red", "yard/0/3", "mark.refine", "It never moves sideways or back"),
    ("roof/0/0", "red", "roof/0/2", "mark.refine", "It never moves sideways or back"),
    ("yard/0/0", "red", "yard/0/3", "mark.refine", "It never moves sideways or back"),
    ("yard/0/0", "red", "yard/1/0", "mark.take", "This yard is Ben&#39;s"),
    ("bank", "red", "yard/1/0", "mark.take", "This yard is Ben&#39;s"),
    ("yard/0/0", "red", "roof/1/0", "mark.refine", "This roof is Ben&#39;s"),
    ("yard/0/0", "red", "roof/0/3", "mark.refine", "diagonally"),
    ("yard/0/0", "red", "bank", "mark.one-action", "must take, refine or sell now"),
]
"""What is in hand, where it shall go, the rule that forbids it, and some of what is said."""


@pytest.mark.parametrize("held", ["1", ""])
@pytest.mark.parametrize(("start", "thing", "goal", "clause", "said"), CARRIED)
def test_a_piece_in_hand_is_refused_with_the_rule_wherever_it_may_not_go(
    start: str, thing: str, goal: str, clause: str, said: str, held: str
) -> None:
    page = sat(mark_at("act", "30 RBG. R...", "30 .... ....", dice="red gold"))
    ask(page, "drop", goal, **{"from": start, "thing": thing, "held": held})
    assert said in page.answer
    assert f'data-do="clause" data-arg="{clause}" class="quietly show-rule"' in page.answer
    assert page.game.at == 0


def test_in_every_game_what_is_answered_to_a_piece_in_hand_names_a_rule() -> None:
    """A click on any place for which no move can be written; where another piece may go there, that is not offered."""
    for name in ("mark", "city", "shark", "marco_polo"):
        states = gamelib.playout(name, bots="sensible", seed=3, limit=60).states()
        for state in [one for one in states if one.actor is not None and one.actor >= 0][:40:8]:
            page = sat(state)
            page.game.seats = [PERSON if seat == state.actor else "sensible" for seat in range(state.rules.players)]
            for start in page.changes()["facts"]["picks"][:2]:
                for goal in dict.fromkeys(slug(place) for place, _ in state.holdings()):
                    ask(page, "drop", goal, **{"from": start, "thing": "", "held": "1"})
                    at_all = page.game.at == 0
                    assert not at_all or 'data-do="clause"' in page.answer, (name, state.phase, start, goal, page.answer)
                    assert 'class="allowed"' not in page.answer
                    if not at_all:
                        page.game.go(0)
                        page.game.branch.states[1:] = []


def test_only_the_piece_that_was_won_is_taken_up() -> None:
    page = sat(mark_at("place", "30 .... ....", "30 .... ....", dice="hammer blue", auction="blue", winner=1))
    assert page.changes()["facts"]["barred"] == {"bank": ["gold", "green", "red", "white"]}
    for act, where, fields in (("place", "bank", {"thing": "red"}), ("drop", "yard/0/1", {"from": "bank", "thing": "red"})):
        ask(page, act, where, **fields)
        assert "You won a blue piece, not red." in page.answer
        assert 'data-arg="mark.sealed-bids" class="quietly show-rule"' in page.answer
        assert ["refused", False, ["bank#red"]] in page.marks
    ask(page, "drop", "yard/0/1", **{"from": "bank", "thing": "blue"})
    assert str(page.game.state.last_move) == "place 2"


@pytest.mark.parametrize("thing", ["", "red"])
def test_a_piece_that_was_won_is_not_put_on_a_square_that_is_taken(thing: str) -> None:
    page = sat(mark_at("place", "30 .R.. ....", "30 .... ....", dice="hammer blue", auction="blue", winner=1))
    ask(page, "place", "yard/0/1", thing=thing)
    assert "Yard square 2 is already taken, by a red piece" in page.answer
    assert page.game.at == 0


def test_the_bank_is_not_shown_as_a_place_for_the_piece_that_was_won() -> None:
    page = sat(mark_at("place", "30 .... ....", "30 .... ....", dice="hammer blue", auction="blue", winner=1))
    ask(page, "place", "roof/0/1")
    assert "must put the piece on a yard square" in page.answer
    assert [places for role, _, places, *_ in page.marks if role == "instead" and places] == [
        ["yard/0/0", "yard/0/1", "yard/0/2", "yard/0/3"]
    ]


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
    assert "The hammer falls: a red piece" in told["last"]
    assert "It is your turn" in told["last"]
    assert [place for place, said in told.items() if "Nothing lies here" in said] == [""]
    drawn = page.whole()["board"]
    assert all(f'data-shows="{place}"' in drawn for place in ("seat/0", "seat/1", "bid/1", "last"))


def test_a_click_on_a_fee_that_looms_explains_it_with_its_clause() -> None:
    page = sat(mark_at("act", "30 RBG. ....", "30 .... ....", dice="red gold"))
    assert 'data-shows="fee/0"' in page.whole()["board"]
    ask(page, "place", "fee/0")
    assert "next turn begins, it costs $5 storage: there are 3 pieces or more in the yard." in page.answer
    assert "mark.storage-fee" in page.answer
    for nobody in ("fee/1", "fee/7"):
        ask(page, "place", nobody)
        assert "it costs" not in page.answer


def test_of_the_bank_only_the_colours_that_can_be_taken_are_ringed() -> None:
    page = sat(mark_at("act", "30 .... ....", "30 .... ....", dice="red gold"))
    drawing = page.whole()["board"]
    assert ("bank",) in touched(page.moment.seen, page.moment.moves, 0, plain=True)
    squares = 4
    assert len(re.findall(r'class="ring"', drawing.rsplit('class="over targets"', 1)[1])) == 2 + squares


def test_before_a_sealed_bid_the_cover_is_put_back_and_no_hand_is_hidden() -> None:
    page = sat(mark.start(players=2).play(mark.parse("first 1")).play(mark.parse("roll hammer red")))
    assert "put the cover back" in ask(page, "lift").whole()["moves"]
