"""What the page answers: why a move is refused, what it would cause, and what is marked on the board."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib.ui.markup import Tongue
from gamelib.ui.table.marks import of_refusal
from tests.ui.pages import ask, played, table

pytestmark = pytest.mark.usefixtures("rules_alone")


RULESETS = gamelib.RULESETS


def test_a_refusal_cites_its_clause_and_offers_the_nearest_move() -> None:
    page = played(table(), "first 1", "roll red blue")
    ask(page, "question", move="take green 1")
    assert 'data-arg="mark.one-action"' in page.answer
    assert re.search(r'data-do="play" data-arg="take (red|blue) 1"', page.answer)
    assert ["why", False, ["yard/0/0"]] in page.marks
    assert "That was not understood." in ask(page, "question", move="<b>fly</b>").answer
    assert "<b>fly" not in page.answer
    assert "allowed" in ask(page, "question", move="take blue 1").answer


def test_a_place_where_nothing_can_be_done_says_why() -> None:
    page = played(table(), "first 1", "roll red blue", "take red 2", "roll red blue")
    ask(page, "place", "roof/1/1")
    assert 'data-arg="mark.refine"' in page.answer
    ask(page, "place", "yard/0/1")
    assert "It is Player 2 who decides now, not Player 1." in page.answer
    assert page.game.at == 4
    ask(page, "place", "market/0/0")
    assert 'data-arg="mark.sell"' in page.answer, "a market square answers for the sales of its row"


def test_what_a_move_would_cause_is_foreseen_but_no_secret() -> None:
    from gamelib.ui.table.questions import foreseen

    page = played(table(), "first 1", "roll red blue")
    said, _ = foreseen(page.moment, "take red 2", page.tongue)
    assert "takes a red piece" in said
    played(page, "take red 2", "roll hammer red")
    assert foreseen(ask(page, "lift").moment, "bid 3", page.tongue) == ("", [])


def test_witnesses_become_marks_on_the_board() -> None:
    from gamelib.ui.table.marks import of_values

    cut = {"plot": ("plot", 1, 7), "sites": (("plot", 0, 7),), "sides": ((("plot", 0, 1),), (("plot", 2, 2), ("plot", 2, 3)))}
    assert list(of_values(cut)) == [
        ["road", False, ["plot/1/7"]],
        ["why", False, ["plot/0/7"]],
        ["side-0", False, ["plot/0/1"]],
        ["side-1", False, ["plot/2/2", "plot/2/3"]],
    ]
    assert list(of_values({"sides": ((("plot", 0, 1), ("plot", 0, 2)),)})) == [], "one side alone tells nothing apart"
    whole = {"plot": ("plot", 1, 7), "sides": ((("plot", 0, 1), ("plot", 2, 2)),)}
    assert list(of_values(whole)) == [["road", False, ["plot/1/7"]]], "what is not parted is not tinted"
    assert list(of_values({"path": (("space", "Venice"), ("space", "Acre"))})) == [
        ["way", True, ["space/Venice", "space/Acre"]]
    ]
    assert list(of_values({"options": ("Tana", "Kiev")})) == [["instead", False, ["Tana/Kiev", "*Tana", "*Kiev"]]]
    rival = {"company": "red", "chain": (("map", 1, 2), ("map", 1, 3)), "removed": True}
    assert list(of_values({"rivals": (rival,)})) == [["lost", False, ["map/1/2", "map/1/3"]]]
    assert list(of_values({"bids": ((0, 20), (1, 4)), "money": 7})) == []


def crossed(ruleset: str, text: str, *moves: str, players: int = 3) -> list[str]:
    """What is crossed when a move is asked about after some others."""
    page = played(table(ruleset, players=players), *moves)
    ask(page, "why", text)
    assert "refused" in page.answer
    return [place for role, _, places in page.marks if role == "refused" for place in places]


def test_only_what_a_refusal_is_about_is_crossed() -> None:
    rolled = ("first 1", "deal red", "deal blue", "deal green", "roll red 1")
    assert crossed("shark", "buy yellow", *rolled) == []  # out of its time
    assert crossed("shark", "place red L9", *rolled) == ["map/11/8"]  # in another zone
    assert crossed("shark", "place blue A1", *rolled) == []  # the die, not the square
    dice = ("first 1", "roll blue red")
    assert crossed("mark", "take gold 1", *dice) == []  # the dice show another colour
    assert crossed("mark", "refine red 1-1", *dice) == ["yard/0/0"]  # no red piece there
    assert crossed("mark", "bid 900", "first 1", "roll hammer blue") == ["cash/0"]  # too little money


def test_what_is_too_dear_crosses_the_purse_and_not_the_price() -> None:
    for state in gamelib.playout("shark", seed=4, bots="sensible", limit=200).states():
        for move in (
            state.moves()[:0] if state.actor is None or state.actor < 0 else gamelib.ruleset("shark").catalogue(state.rules)
        ):
            why = state.refusal(move) if move.kind == "buy" else None
            if why is not None and why.key == "no-credit":
                template = Tongue().of("shark").template("refusals", why.key)
                marks = of_refusal(move, why, state.actor, {"cash", "ladder"}, template)
                assert ["refused", False, [f"cash/{state.actor}"]] in marks
                assert ["why", False, [f"ladder/{move.company}"]] in marks
                return
    raise AssertionError("nobody was ever too poor")
