"""What is to be drawn of SHARK: the scene of every board, laid out for this map."""

from __future__ import annotations

from collections.abc import Iterable

from ... import drawing
from ..rules import Rules
from ..table import COMPANIES, LETTERS, Table
from .layout import Layout, layout


class Scene(drawing.Scene[Rules, Table, Layout]):
    """A table of SHARK, and how it is spoken of."""

    def arranged(self) -> Layout:
        """Where everything lies."""
        return layout(self.rules, self.look, self.own)


def counted(counts: Iterable[int]) -> dict[str, object]:
    """How many there are of each company, in numbers, by letter and by word, as sentences take them."""
    numbers = tuple(counts)
    letters = (f"{letter} {count}" for letter, count in zip(LETTERS, numbers, strict=False))
    plain = ", ".join(map(str, numbers))
    return {"plain": plain, "letters": ", ".join(letters), "named": tuple(zip(COMPANIES, numbers, strict=False))}
