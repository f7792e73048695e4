"""Rules are checked field by field, with a sentence and a clause for whatever is wrong."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, fields
from typing import ClassVar

import pytest

import gamelib
from gamelib import RulesError
from gamelib.core.rules import Rules, choice, dial, grid, switch

mark = gamelib.ruleset("mark")


@dataclass(frozen=True)
class Toy(Rules):
    """A ruleset's rules with a field of every kind."""

    ruleset: ClassVar[str] = "mark"
    players: int = dial(2, "mark.setup", 2, 4)
    loud: bool = switch(False, "mark.setup")
    board: str = choice("easy", "mark.setup", ("easy", "hard"))
    prices: tuple[tuple[int, ...], ...] = grid(((1, 2), (3, 4)), "mark.setup", 0, 9)


class Index:
    """A whole number of another library."""

    def __index__(self) -> int:
        return 3


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 5}, "players is 5; it must be from 2 to 4."),
        ({"players": "3"}, "players is '3'; it must be a whole number from 2 to 4."),
        ({"players": True}, "players is True; it must be a whole number from 2 to 4."),
        ({"players": 10**500}, "players is a number of many digits; it must be from 2 to 4."),
        ({"players": 2**99 - 1}, f"players is {2**99 - 1}; it must be from 2 to 4."),
        ({"players": 2**99}, "players is a number of many digits; it must be from 2 to 4."),
        ({"loud": 1}, "loud is 1; it must be yes or no"),
        ({"board": "hexes"}, "board is 'hexes'; it must be one of easy, hard."),
        ({"board": []}, "board is []; it must be one of easy, hard."),
        ({"prices": 7}, "prices is 7; it must be rows of whole numbers."),
        ({"prices": [1, 2]}, "prices is [1, 2]; it must be rows of whole numbers."),
        ({"prices": "12"}, "prices is '12'; it must be rows of whole numbers."),
        ({"prices": ((1, 99), (3, 4))}, "prices is 99; it must be from 0 to 9."),
    ],
)
def test_what_is_wrong_is_said_with_what_is_allowed(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(gamelib.RulesError) as caught:
        Toy(**wrong)
    assert caught.value.sentence.startswith(said)
    assert caught.value.clause == "mark.setup"
    assert caught.value.field == next(iter(wrong))
    assert isinstance(caught.value, ValueError)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_whole_numbers_of_other_libraries_become_plain_ones() -> None:
    assert type(Toy(players=Index()).players) is int
    assert Toy(prices=[[1, 2], [3, Index()]]).prices == ((1, 2), (3, 3))


def test_an_unknown_field_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(gamelib.RulesError, match="no rule named 'fee'; the rules are players, loud, board, prices"):
        Toy.of(fee=3)


def test_what_differs_from_the_default() -> None:
    assert Toy().differing() == {}
    assert Toy(players=3, board="hard").differing() == {"players": 3, "board": "hard"}


def test_rules_are_values() -> None:
    assert mark.Rules(players=2) == mark.Rules(players=2) != mark.Rules()
    assert hash(mark.Rules(players=2)) == hash(mark.Rules(players=2))
    with pytest.raises(AttributeError):
        mark.Rules().players = 3
    assert pickle.loads(pickle.dumps(mark.Rules(players=2))) == mark.Rules(players=2)


def test_metadata_is_the_one_source_of_clause_range_step_and_help() -> None:
    cash = next(f for f in fields(mark.Rules) if f.name == "cash")
    assert dict(cash.metadata) == {
        "clause": "mark.setup",
        "kind": "number",
        "range": (0, 1000),
        "step": 5,
        "choices": (),
        "help": "Dollars that each player begins with.",
    }


def test_start_takes_rules_or_fields_but_not_both() -> None:
    assert mark.start(players=2) == mark.start(mark.Rules(players=2))
    with pytest.raises(ValueError, match="not both"):
        mark.start(mark.Rules(), players=2)
    with pytest.raises(ValueError, match=r"mark\.Rules"):
        mark.start(Toy())


@pytest.mark.parametrize(
    ("field", "meant"),
    [("fees", "fee_one_row or fee_both_rows"), ("Cash", "cash"), ("turn-limit", "turn_limit"), ("player", "players")],
)
def test_a_field_that_does_not_exist_is_named_with_the_one_that_was_meant(field: str, meant: str) -> None:
    with pytest.raises(RulesError, match=f"no rule named '{field}'; did you mean {meant}\\?") as caught:
        gamelib.mark.Rules(**{field: 3})
    assert caught.value.field == field
    with pytest.raises(RulesError, match=f"did you mean {meant}\\?"):
        gamelib.mark.start(**{field: 3})


def test_a_field_that_resembles_none_is_answered_with_all() -> None:
    with pytest.raises(RulesError, match="no rule named 'xyzzy'; the rules are players, cash"):
        gamelib.mark.Rules(xyzzy=3)


def test_every_kind_of_field_says_its_range_step_and_choices() -> None:
    facts = {name: (dial["kind"], dial["range"], dial["step"], tuple(dial["choices"])) for name, dial in Toy.dials().items()}
    assert facts == {
        "players": ("number", (2, 4), 1, ()),
        "loud": ("switch", (0, 1), 1, ()),
        "board": ("choice", (0, 0), 1, ("easy", "hard")),
        "prices": ("grid", (0, 9), 1, ()),
    }
    assert {len(dial) for dial in Toy.dials().values()} == {6} == {len(list(dial)) for dial in Toy.dials().values()}


def test_a_switch_goes_from_off_to_on() -> None:
    assert Toy.dials()["loud"]["range"] == (0, 1)
