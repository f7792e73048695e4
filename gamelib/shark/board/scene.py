"""What is to be drawn of SHARK: the scene of every board, laid out for this map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ... import drawing
from ...core.words import LANGUAGE
from ..rules import Rules
from ..table import COMPANIES, LETTERS, Table
from .layout import Layout, layout


class Scene(drawing.Scene[Rules, Table, Layout]):
    """A table of SHARK, and how it is spoken of; as a ``close_up`` its ``map`` may be enough on a wall."""

    def __init__(
        self,
        state: Any,
        names: Sequence[str] = (),
        language: str = LANGUAGE,
        shape: str = "wide",
        tall: bool = False,
        close_up: str = "",
    ) -> None:
        self.close_up = close_up
        super().__init__(state, names, language, shape, tall)

    def arranged(self) -> Layout:
        """Where everything lies."""
        self.look = f"{self.look}-{self.close_up}" if self.close_up and self.look == drawing.TALL else self.look
        return layout(self.rules, self.look, self.own)


def counted(counts: Iterable[int]) -> dict[str, object]:
    """How many there are of each company, in numbers, by letter and by word, as sentences take them."""
    numbers = tuple(counts)
    letters = (f"{letter} {count}" for letter, count in zip(LETTERS, numbers, strict=False))
    plain = ", ".join(map(str, numbers))
    return {"plain": plain, "letters": ", ".join(letters), "named": tuple(zip(COMPANIES, numbers, strict=False))}
