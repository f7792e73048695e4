"""Moves whose parts are declared are written and read back without further code."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Self

import pytest

import gamelib
from gamelib.core.errors import NotationError
from gamelib.core.kit.notation import Notation, counted, example, number, part, text, word
from gamelib.core.moves import Move
from gamelib.core.rulesets import is_path


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


def test_a_text_is_a_path_where_it_looks_like_one_or_something_lies_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, file in (("package", "__init__.py"), ("project", "pyproject.toml"), ("mark", "__init__.py")):
        (tmp_path / name).mkdir()
        (tmp_path / name / file).touch()
    (tmp_path / "bare").mkdir()
    assert [text for text in ("package", "project", "rule.py", "a/b", "./x") if is_path(text)] == [
        "package",
        "project",
        "rule.py",
        "a/b",
        "./x",
    ]
    assert [text for text in ("", "mark", "bare", "nobody", "a\nb/", "a/" * 3000) if is_path(text)] == []


def test_the_most_that_can_be_written_is_read_and_one_more_is_not() -> None:
    city = gamelib.ruleset("city")
    assert city.parse("bid 0").amount == 0
    assert city.parse("bid 999999").amount == 999_999
    with pytest.raises(gamelib.NotationError):
        city.parse("bid 1000000")


@dataclass(frozen=True, slots=True)
class Sail(Move):
    """To a place of any name, with so many."""

    form: ClassVar[str] = "sail {to} {crew}"
    to: str = text("[A-Z]+")
    crew: int = number(1, 9)


def test_a_kind_without_an_example_is_shown_by_its_first_values_or_by_its_form() -> None:
    assert example(Sail) == "sail {to} {crew}", "of a text nobody knows a first value"
    assert example(Walk) == "walk rex B2 by 3"
