"""On a double in MARK the second hint does what the first one held out, or says that something else is better."""

from __future__ import annotations

import gamelib
from gamelib.core.words import words
from gamelib.mark.bots import changes
from gamelib.mark.bots.doubles import held_out, kept
from gamelib.mark.table import ACT
from gamelib.players.hints import Hint, reason

from .tables import at

parse = gamelib.ruleset("mark").parse
MARKET = "E gold 2, B red 3, D blue 2"
SALE = ("rather-second", {"gives": "gold", "money": 25})


def first(move: str, cost: tuple[str, dict[str, object]]) -> list[Hint]:
    """The hint for the first action of a double."""
    return [Hint("mark", parse(move), None, 0.0, "refine-late", {}, cost=cost)]


def test_a_sale_that_was_held_out_is_made_before_a_piece_is_taken_in_vain() -> None:
    state = at(ACT, "40 .... MM..", "40 .... MM..", "40 .... M...", market=MARKET, dice="gold gold")
    view, sale = state.seen_by(0), parse("sell gold 1 E")
    assert kept(view, parse("take gold 1"), first("refine gold 1-2", SALE)) == sale
    assert kept(view, parse("take gold 1"), []) == parse("take gold 1")
    assert kept(view, parse("take gold 1"), first("refine gold 1-2", (SALE[0], {**SALE[1], "money": 20}))) != sale


def test_a_piece_that_was_taken_to_be_refined_at_once_is_refined() -> None:
    state = at(ACT, "40 M... ....", "40 .... ....", "40 .... ....", market=MARKET, dice="gold gold")
    before = first("take gold 1", ("rather-both", {}))
    assert str(kept(state.seen_by(0), parse("take gold 2"), before)).startswith("refine gold 1-")


def test_what_was_held_out_and_is_not_done_is_spoken_of() -> None:
    state = at(ACT, "40 B... .B..", "40 .... ....", "40 .... ....", market=MARKET, dice="blue blue")
    view, taken = state.seen_by(0), first("take blue 1", ("rather-both", {}))
    assert held_out(view, taken) == parse("refine blue 1-1")
    assert changes.said(view, parse("refine blue 1-1"), taken) is None
    assert changes.said(view, parse("sell blue 2 D"), taken) == ("changed-refine", {"colour": "blue"})


def test_a_row_is_compared_with_the_free_row_that_begins_alike_and_goes_up_further() -> None:
    state = at(ACT, "30 .... M...", "30 .... ....", "30 .... ....", market="E red 1", dice="gold blue")
    view = state.seen_by(0)
    told = words("mark").say("hints", *reason(view, parse("sell gold 1 D")))
    assert told.endswith("row C begins alike and goes up to $50, but its square 2 earns $15, here $20.")
