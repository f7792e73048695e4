"""Rules that cannot be played are refused with the clause they break, what was wrong and what is allowed."""

from __future__ import annotations

from itertools import count, repeat
from typing import Any

import pytest

import gamelib
from gamelib.mark.rules import VALUES

from .tables import mark

RISING = (1, 2, 3, 4, 5)


def with_row(row: int, *numbers: Any) -> tuple[Any, ...]:
    """The usual market with one row replaced."""
    return (*VALUES[:row], numbers, *VALUES[row + 1 :])


BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "one player": ({"players": 1}, "setup", "players is 1; it must be from 2 to 4."),
    "five players": ({"players": 5}, "setup", "players is 5; it must be from 2 to 4."),
    "players as text": ({"players": "3"}, "setup", "players is '3'; it must be a whole number from 2 to 4."),
    "half a player": ({"players": 2.5}, "setup", "players is 2.5; it must be a whole number from 2 to 4."),
    "nobody": ({"players": None}, "setup", "players is None; it must be a whole number from 2 to 4."),
    "yes players": ({"players": True}, "setup", "players is True; it must be a whole number from 2 to 4."),
    "huge": ({"cash": 10**5000}, "setup", "cash is a number of many digits; it must be from 0 to 1000."),
    "debts": ({"cash": -1}, "setup", "cash is -1; it must be from 0 to 1000."),
    "four rows": ({"market": VALUES[:4]}, "market-shape", "must be 5 rows of 5 squares (market_squares); the rows given have"),
    "no rows": ({"market": ()}, "market-shape", "the rows given have none."),
    "short row": ({"market": (*VALUES[:4], (1, 2, 3))}, "market-shape", "the rows given have 5, 5, 5, 5, 3."),
    "squares alone": ({"market": VALUES, "market_squares": 6}, "market-shape", "must be 5 rows of 6 squares (market_squares)"),
    "endless rows": ({"market": repeat(RISING)}, "market-shape", "the rows given have 5, 5, 5, 5, 5, 5"),
    "endless row": ({"market": (count(1), *VALUES[1:])}, "market-shape", "the rows given have 100, 5, 5, 5, 5."),
    "falling": ({"market": with_row(2, 5, 4, 3, 2, 1)}, "market-values", "Row C of the market is 5 4 3 2 1; its"),
    "level": ({"market": with_row(0, 5, 10, 10, 30, 70)}, "market-values", "Row A of the market is 5 10 10 30 70"),
    "worth nothing": ({"market": with_row(0, 0, 1, 2, 3, 4)}, "market-values", "market is 0; it must be from 1 to 1000."),
    "too much": ({"market": with_row(4, 1, 2, 3, 4, 10**9)}, "market-values", "market is 1000000000; it must be from 1 to"),
    "text": ({"market": "5 10 15 30 70"}, "market-values", "it must be rows of whole numbers."),
    "flat": ({"market": RISING}, "market-values", "market is (1, 2, 3, 4, 5); it must be rows of whole numbers."),
    "a number": ({"market": 130}, "market-values", "market is 130; it must be rows of whole numbers."),
    "words in it": ({"market": with_row(0, *"abcde")}, "market-values", "market is 'a'; it must be a whole number"),
    "too few pieces": ({"pieces": 4}, "setup", "4 pieces of a colour and a market row has 5 squares; it could never fill."),
    "fee order": ({"fee_both_rows": 4}, "storage-fee", "The fee for both rows is $4; it must be at least the $5 of one row."),
    "switch": ({"zero_is_a_bid": 1}, "bid-zero", "zero_is_a_bid is 1; it must be yes or no (True or False)."),
    "no turns": ({"turn_limit": 0}, "stall", "turn_limit is 0; it must be from 1 to 100000."),
    "no end": ({"rows_to_end": 6}, "variant-four-rows", "rows_to_end is 6; it must be from 1 to 5."),
    "unknown": ({"dice": 3}, "setup", "There is no rule named 'dice'; the rules are players, cash, pieces"),
}  # fmt: skip


@pytest.mark.parametrize(("fields", "clause", "sentence"), BAD.values(), ids=BAD)
def test_bad_rules_are_refused(fields: dict[str, Any], clause: str, sentence: str) -> None:
    with pytest.raises(gamelib.RulesError) as caught:
        mark.start(**fields)
    assert caught.value.clause == f"mark.{clause}"
    assert caught.value.field == next(iter(fields))
    assert sentence in str(caught.value)
    assert len(str(caught.value)) < 600
    assert isinstance(caught.value, ValueError)


def test_rules_at_the_edges_are_played() -> None:
    squares = ((1, 2), (3, 4), (5, 6), (7, 8), (999, 1000))
    mark.start(players=4, pieces=2, market_squares=2, market=squares, fee_one_row=10, fee_both_rows=10, turn_limit=1, cash=1000)
    mark.start(players=2, pieces=5, crowded=9, squares=1, cash=0, rows_to_end=1, turn_limit=100_000)
    assert mark.Rules(market=[list(row) for row in VALUES]) == mark.Rules()


def test_rules_of_something_else_are_refused() -> None:
    for wrong in ("mark", 3, {}, object()):
        with pytest.raises(ValueError, match=r"The rules must be mark\.Rules, not "):
            mark.start(wrong)
        with pytest.raises(ValueError, match=r"The rules must be mark\.Rules, not "):
            mark.position("turn: 0", wrong)
    with pytest.raises(ValueError, match="either rules or single fields"):
        mark.start(mark.Rules(), players=2)


def test_an_unknown_ruleset_is_refused_with_the_known_ones() -> None:
    for wrong in ("chess", "", "MARK", None, 3, ["mark"], "\x1b[2J" + "x" * 10**6):
        with pytest.raises(gamelib.UnknownRuleset, match=r"the rulesets are .*mark") as caught:
            gamelib.ruleset(wrong)
        assert str(caught.value).isprintable()
        assert len(str(caught.value)) < 200


def test_an_unknown_clause_is_refused_with_those_that_are_near() -> None:
    with pytest.raises(gamelib.UnknownClause, match=r"did you mean mark\.storage-fee"):
        mark.rulebook["mark.storage"]
    for wrong in ("", "storage fees", "\n" * 10**6, "x" * 10**7):
        for book in (mark.rulebook, mark.demos):
            with pytest.raises(gamelib.UnknownClause) as caught:
                book[wrong]
            assert str(caught.value).isprintable()
        with pytest.raises(gamelib.UnknownClause):
            mark.demos.faces(wrong)
