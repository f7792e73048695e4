"""Moves that are read back from their notation. A kind of move declares its form and the parts of it as fields::

    @dataclass(frozen=True, slots=True)
    class Take(Move):
        form: ClassVar[str] = "take {colour} {square}"
        colour: int = word(("white", "blue"))
        square: int = counted(4)

``take blue 2`` is ``Take(1, 1)``, and back. The fields of a class stand in the order in which a move is made of them; the form
may name them in another.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field, fields
from itertools import product
from typing import Any, TypeVar

from ..errors import NotationError
from ..moves import Move, Part, slots_of
from ..text import shown

Kind = TypeVar("Kind", bound=Move)


def number(low: int, high: int) -> Any:
    """A whole number that is written as it is kept."""
    return _counted_from(0, low, high)


def counted(most: int) -> Any:
    """Something that people count from 1 and moves from 0: a player, a square, a row."""
    return _counted_from(1, 1, most)


def word(words: Sequence[str], absent: int | None = None) -> Any:
    """One of some words or letters, kept as its place among them; the value ``absent`` is not written."""
    known = tuple(words)

    def write(value: int) -> str:
        return known[value] if 0 <= value < len(known) else str(value)

    return part("|".join(map(re.escape, known)), known.index, write, absent, range(len(known)))


def named(names: Sequence[str]) -> Any:
    """One of some names, kept as it is written."""
    return part("|".join(map(re.escape, names)), str, str, values=tuple(names))


def text(pattern: str) -> Any:
    """A text of this pattern, kept as it is written."""
    return part(pattern, str, str)


def part(
    pattern: str,
    read: Callable[[str], Any],
    write: Callable[[Any], str],
    absent: object = None,
    values: Sequence[Any] = (),
) -> Any:
    """A part that is written in a way of its own."""
    return field(metadata={"part": Part(pattern, read, write, absent, values)})


def every(kind: type[Kind], **values: Iterable[Any]) -> tuple[Kind, ...]:
    """Every move of a kind, the last field changing first; ``every(Take, square=range(3))`` narrows a field down."""
    wanted = [values.get(one.name, one.metadata["part"].values) for one in fields(kind)]
    return tuple(kind(*chosen) for chosen in product(*wanted))


def _counted_from(first: int, low: int, high: int) -> Any:
    def read(text: str) -> int:
        if not low <= int(text) <= high:
            raise ValueError(f"{text} is not from {low} to {high}")
        return int(text) - first

    digits = len(str(high)) - 1
    return part(
        f"0|[1-9][0-9]{{0,{digits}}}", read, lambda value: str(value + first), None, range(low - first, high + 1 - first)
    )


class Notation:
    """The kinds of move of a ruleset, and how a text is read as one of them."""

    def __init__(self, title: str, kinds: Sequence[type[Move]], typical: type[Move]) -> None:
        self.title, self.kinds, self.typical = title, tuple(kinds), typical
        self._by_word = {kind.kind: (kind, re.compile(_pattern(kind))) for kind in kinds}

    def parse(self, text: str) -> Move:
        """The move that a text writes; :class:`NotationError` says how that kind of move is written."""
        if not isinstance(text, str):
            raise NotationError(f"Notation is text such as '{example(self.typical)}', not {type(text).__name__}.")
        written = " ".join(text.split())
        first = written.partition(" ")[0]
        if first not in self._by_word:
            known = ", ".join(self._by_word)
            raise NotationError(f"'{shown(text)}' is no move of {self.title}; a move begins with {known}.")
        kind, pattern = self._by_word[first]
        match = pattern.fullmatch(written)
        try:
            values = _values(kind, match.groupdict()) if match is not None else None
        except ValueError:
            values = None
        if values is None:
            raise NotationError(f"'{shown(text)}' is not a move; '{first}' is written like '{example(kind)}'.")
        return kind.made(*values)


def example(kind: type[Move]) -> str:
    """How a move of that kind may look: as it says itself, or with the first value of each part."""
    parts = {one.name: one.metadata["part"] for one in fields(kind)}
    if kind.example or not all(part.values for part in parts.values()):
        return kind.example or kind.form
    return str(kind(*(part.values[0] for part in parts.values())))


def _pattern(kind: type[Move]) -> str:
    first, *slots = slots_of(kind)
    return re.escape(first[2]) + "".join(_slot_pattern(*slot) for slot in slots)


def _slot_pattern(name: str, part: Part, literal: str) -> str:
    if part.absent is None:
        return f"(?P<{name}>{part.pattern}){re.escape(literal)}"
    return f"(?:(?P<{name}>{part.pattern}) )?{re.escape(literal.removeprefix(' '))}"


def _values(kind: type[Move], texts: dict[str, str | None]) -> list[Any]:
    """The values of the fields, in their order."""
    found = []
    for one in fields(kind):
        part: Part = one.metadata["part"]
        written = texts[one.name]
        found.append(part.absent if written is None else part.read(written))
    return found
