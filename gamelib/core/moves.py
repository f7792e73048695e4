"""Moves: one decision each, or one outcome of chance. A move carries no player; the actor is the state's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self

from .errors import NotationError

CHANCE = -1
"""The actor when dice, draws or spins decide."""

Place = tuple[str | int, ...]
"""Somewhere on the table, as moves, events and the board's drawing name it: ``("yard", 0, 2)``, ``("bank",)``."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """How one field of a move is written: the pattern of its text, and the ways from text to value and back.

    A field with the value ``absent`` is not written at all, nor the space behind it. ``read`` raises ``ValueError`` where
    the pattern fits and the value does not. ``values`` are all that can be written, where they can be listed.
    """

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    absent: object = None
    values: Sequence[Any] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """One decision. Rulesets derive one small class for each kind, with a field for each part of it.

    ``form`` is how it is written, with its fields in braces: ``refine {colour} {square}-{to}``; ``kind`` is the first word
    of that. Each field is declared with one of the parts in ``core.kit.notation``. ``str(move)`` is its notation.
    """

    form: ClassVar[str] = ""
    kind: ClassVar[str] = ""
    example: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        cls.kind = cls.form.partition(" ")[0]

    def __post_init__(self) -> None:
        for one in fields(self):
            value = getattr(self, one.name)
            if one.type in ("int", int) and type(value) is not int:
                raise NotationError(f"The {one.name} of a '{self.kind}' must be a whole number, not {type(value).__name__}.")

    def __str__(self) -> str:
        first, *slots = slots_of(type(self))
        text = first[2]
        for name, part, literal in slots:
            value = getattr(self, name)
            text += part.write(value) + literal if value != part.absent else literal.removeprefix(" ")
        return text

    @classmethod
    def made(cls, *values: Any) -> Self:
        """The move of these values, as they were read from a text; a kind may refuse those that do not go together."""
        return cls(*values)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The places it acts on when that player makes it, the last one its target."""
        return ()


_NO_PART = Part("", str, str)
_SLOTS: dict[type[Move], tuple[tuple[str, Part, str], ...]] = {}


def slots_of(kind: type[Move]) -> tuple[tuple[str, Part, str], ...]:
    """The form of a kind of move: each field that it names, how that is written, and the text behind it.

    The first has no field, only the text before all others.
    """
    if kind not in _SLOTS:
        parts: dict[str, Part] = {one.name: one.metadata["part"] for one in fields(kind)}
        start, *rest = re.split(r"\{(\w+)\}", kind.form)
        named = zip(rest[::2], rest[1::2], strict=True)
        _SLOTS[kind] = (("", _NO_PART, start), *((name, parts[name], literal) for name, literal in named))
    return _SLOTS[kind]


def nearest(move: Move, legal: Iterable[Move]) -> Move | None:
    """The legal move of the same kind that differs in the fewest parts, then by the least."""
    same = [other for other in legal if type(other) is type(move)]
    return min(same, key=lambda other: _distance(move, other), default=None)


def _distance(one: Move, other: Move) -> tuple[int, int]:
    gaps = [_gap(getattr(one, part.name), getattr(other, part.name)) for part in fields(one)]
    return sum(gap > 0 for gap in gaps), sum(gaps)


def _gap(one: object, other: object) -> int:
    if isinstance(one, int) and isinstance(other, int):
        return abs(one - other)
    return int(one != other)
