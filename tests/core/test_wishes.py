"""Which moves a sentence speaks of, word by word."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.core import wishes

MARK = gamelib.ruleset("mark")
CATALOGUE = list(MARK.catalogue(MARK.Rules()))


def kinds(text: str) -> set[str]:
    return {str(move).partition(" ")[0] for move in wishes.meant(text, "mark", CATALOGUE)}


def moves(text: str) -> set[str]:
    return {str(move) for move in wishes.meant(text, "mark", CATALOGUE)}


@pytest.mark.parametrize(
    ("token", "verb", "is_form"),
    [
        ("take", "take", True), ("takes", "take", True), ("taking", "take", True), ("taked", "take", True),
        ("taken", "take", False), ("tak", "take", True), ("go", "go", True), ("goes", "go", True), ("going", "go", True),
        ("g", "go", False), ("b", "be", False), ("bing", "be", False), ("being", "be", True), ("us", "use", True),
        ("using", "use", True), ("sells", "sell", True), ("resell", "sell", False), ("selling", "sell", True),
    ],
)  # fmt: skip
def test_a_verb_is_known_in_its_plain_forms(token: str, verb: str, is_form: bool) -> None:
    """A short verb keeps its last letter: nobody means "be" by a "b"."""
    assert wishes.is_form(token, verb) == is_form


def test_a_sentence_is_about_the_moves_that_it_says_most_of() -> None:
    assert kinds("May she take a red piece?") == {"take"}
    assert kinds("Refine or sell something white?") == {"refine", "sell"}
    assert kinds("Refine or sell something white from the roof?") == {"sell"}, "what is sold comes from the roof"
    assert kinds("What about red?") >= {"take", "sell"}
    assert moves("Where is the toilet?") == set()
    assert moves("2") == set(), "a digit alone may stand for anything"


def test_words_of_a_sentence_stand_in_the_order_of_the_move_or_in_any() -> None:
    one = moves("Refine red from yard 2 to roof 1")
    assert one == {"refine red 2-1"}
    assert moves("sell on row B what is white") == {move for move in moves("sell white") if move.endswith(" B")}
    assert wishes._in_order(["a", "b"], ["a", "x", "b"])
    assert not wishes._in_order(["b", "a"], ["a", "x", "b"])
    assert not wishes._in_order(["a", "a"], ["a", "x"])
    assert wishes._in_order([], [])


def test_an_article_is_no_row() -> None:
    assert wishes._tokens("A piece, a_b: 2-1!") == ["a", "piece", "b", "2", "1"]


def test_all_that_a_move_has_may_be_said_in_any_order() -> None:
    assert moves("sell on row B from roof 1 what is white") == {"sell white 1 B"}
    assert (wishes._first("Sell it now"), wishes._first("Sell")) == ("sell", "sell")
