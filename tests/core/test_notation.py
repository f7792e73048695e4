"""Moves whose parts are declared are written and read back without further code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self

import pytest

from gamelib.core.errors import NotationError
from gamelib.core.kit.notation import Notation, counted, number, part, text, word
from gamelib.core.moves import Move


@dataclass(frozen=True, slots=True)
class Walk(Move):
    """To a square, perhaps with a dog."""

    form: ClassVar[str] = "walk {dog} {column}{row} by {pace}"
    example: ClassVar[str] = "walk rex B2 by 3"
    row: int = counted(12)
    column: int = word("ABC")
    dog: int = word(("rex", "bello"), absent=-1)
    pace: int = number(0, 20)


@dataclass(frozen=True, slots=True)
class Call(Move):
    """A name that is shouted."""

    form: ClassVar[str] = "call {name} {loud}"
    name: str = text("[a-z]+")
    loud: bool = part("!+|[.]", lambda marks: marks != ".", lambda loud: "!" if loud else ".")

    @classmethod
    def made(cls, *values: Any) -> Self:
        """Nobody is called nobody."""
        if values[0] == "nobody":
            raise NotationError("There is no nobody.")
        return cls(*values)


@dataclass(frozen=True, slots=True)
class Rest(Move):
    """Nothing."""

    form: ClassVar[str] = "rest a while"


parse = Notation("Dogs", (Walk, Call, Rest), typical=Rest).parse


@pytest.mark.parametrize(
    ("move", "written"),
    [
        (Walk(11, 2, 1, 20), "walk bello C12 by 20"),
        (Walk(0, 0, -1, 0), "walk A1 by 0"),
        (Call("rex", True), "call rex !"),
        (Rest(), "rest a while"),
    ],
)
def test_a_move_is_written_by_its_form_and_read_back(move: Move, written: str) -> None:
    assert str(move) == written
    assert parse(f"  {written.replace(' ', '   ')} ") == move
    assert move.kind == written.split()[0]


@pytest.mark.parametrize(
    "wrong",
    ["walk C13 by 1", "walk C0 by 1", "walk C01 by 1", "walk A1 by 21", "walk A1", "walk waldi A1 by 1", "walk a1 by 1"],
)
def test_what_is_out_of_range_is_no_move(wrong: str) -> None:
    with pytest.raises(NotationError, match=f"'{wrong}' is not a move; 'walk' is written like 'walk rex B2 by 3'"):
        parse(wrong)


def test_a_kind_may_refuse_what_does_not_go_together() -> None:
    with pytest.raises(NotationError, match=r"There is no nobody\."):
        parse("call nobody .")


def test_what_begins_with_no_kind_is_told_them_all() -> None:
    with pytest.raises(NotationError, match="'sit' is no move of Dogs; a move begins with walk, call, rest"):
        parse("sit")
    nothing: Any = 7
    with pytest.raises(NotationError, match="Notation is text such as 'rest a while', not int"):
        parse(nothing)
