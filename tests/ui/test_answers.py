"""What the page answers: why a move is refused, what it would cause, and what is marked on the board."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

import gamelib
from gamelib.core.record import Record
from gamelib.ui.markup import Tongue
from gamelib.ui.table.choices import slug
from gamelib.ui.table.cuts import TINTS
from gamelib.ui.table.marks import of_events, of_refusal
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
    from gamelib.ui.table.foreseen import foreseen

    page = played(table(), "first 1", "roll red blue")
    said, _ = foreseen(page.moment, "take red 2", page.tongue)
    assert "takes a red piece" in said
    played(page, "take red 2", "roll hammer red")
    assert foreseen(ask(page, "lift").moment, "bid 3", page.tongue) == ("", [])


def test_witnesses_become_marks_on_the_board() -> None:
    from gamelib.ui.table.marks import of_values

    whole = {"plot": ("plot", 1, 7), "sides": ((("plot", 0, 1), ("plot", 2, 2)),)}
    assert list(of_values(whole)) == [["road", False, ["plot/1/7"]]], "what is not parted is not tinted"
    assert list(of_values({"path": (("space", "Venice"), ("space", "Acre"))})) == [
        ["way", True, ["space/Venice", "space/Acre"]]
    ]
    assert list(of_values({"options": ("Tana", "Kiev")})) == [["instead", False, ["Tana/Kiev", "*Tana", "*Kiev"]]]
    rival = {"company": "red", "chain": (("map", 1, 2), ("map", 1, 3)), "removed": True}
    assert list(of_values({"rivals": (rival,)})) == [["lost", False, ["map/1/2", "map/1/3"]]]
    assert list(of_values({"bids": ((0, 20), (1, 4)), "money": 7})) == []


def tints(record: Record) -> dict[str, list[Any]]:
    """The places of each tint after the last move of a demonstration, and the words of the tint."""
    return {role: rest for role, _, *rest in of_events(record.final().events) if role.startswith("side-")}


def test_every_part_that_is_cut_off_has_a_tint_and_words_of_its_own() -> None:
    demos = gamelib.ruleset("city").demos
    corner = tints(demos.faces("city.connected")["figure-7"])
    over = "no way here but over "
    assert corner["side-1"] == [["plot/0/1"], f"{over}C1"]
    assert corner["side-2"] == [["plot/1/0"], f"{over}A3 and A4"]
    roads = {"plot/0/2", "plot/2/0", "plot/3/0"}
    assert not roads & {place for places, *_ in corner.values() for place in places}, "what becomes a road is in no part"
    assert tints(demos["city.connected"])["side-1"][1] == f"{over}C1, D1 and E1"
    assert not tints(demos["city.access"]), "what is not parted is not tinted"


@pytest.mark.parametrize("seed", range(3))
def test_what_has_one_tint_is_parted_by_no_cut_and_what_has_two_by_some(seed: int) -> None:
    several = 0
    for state in gamelib.playout("city", gamelib.ruleset("city").Rules(players=5), seed=seed).states():
        cuts = [event.witness["sides"] for event in state.events if len(event.witness.get("sides", ())) > 1]
        sides = [{slug(place): n for n, side in enumerate(cut) for place in side} for cut in cuts]
        parts = [places for role, _, places, *_ in of_events(state.events) if role in TINTS[:-1]]
        for one, other in product(range(len(parts)), repeat=2):
            apart = [any(side[parts[one][0]] != side[place] for side in sides) for place in parts[other]]
            assert set(apart) == {one != other}
        several += len(parts) > 2
    assert several, "moves with several cuts are among them"


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
