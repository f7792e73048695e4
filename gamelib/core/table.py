"""What lies on the table: small values in a slotted class, copied at each step."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, ClassVar, Self, TypeVar

Item = TypeVar("Item")


class Table:
    """The base of every ruleset's table. Its fields are tuples, ints and strings; equal tables are equal and hash equal.

    ``turn`` counts the turns, ``phase`` names what is due, ``actor`` is the player who decides, ``CHANCE``, or None when
    the game is over. A table is only ever changed while a step builds it, before anyone else has seen it.
    """

    __slots__ = ("actor", "phase", "turn")
    turn: int
    phase: str
    actor: int | None
    _values: ClassVar[attrgetter[tuple[Any, ...]]] = attrgetter(*__slots__)

    def __init_subclass__(cls) -> None:
        cls._values = attrgetter(*Table.__slots__, *cls.__slots__)

    def __init__(self, **fields: object) -> None:
        for name, value in fields.items():
            setattr(self, name, value)

    def copy(self) -> Self:
        """Another table with the same things on it; a ruleset may spell this out for speed."""
        other = type(self).__new__(type(self))
        for name in (*Table.__slots__, *self.__slots__):
            setattr(other, name, getattr(self, name))
        return other

    def changed(self, **fields: object) -> Self:
        """A copy with these fields replaced."""
        other = self.copy()
        for name, value in fields.items():
            setattr(other, name, value)
        return other

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._values(self) == self._values(other)

    def __hash__(self) -> int:
        return hash(self._values(self))

    def __repr__(self) -> str:
        names = (*Table.__slots__, *self.__slots__)
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"


def replaced(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """The same tuple with one item replaced."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)
