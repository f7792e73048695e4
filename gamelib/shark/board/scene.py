"""What is to be drawn of SHARK: the scene of every board, laid out for this map."""

from __future__ import annotations

from collections.abc import Iterable

from ... import drawing
from ..rules import Rules
from ..table import COMPANIES, Table
from .layout import Layout, layout


class Scene(drawing.Scene[Rules, Table, Layout]):
    """A table of SHARK, and how it is spoken of."""

    def arranged(self) -> Layout:
        """Where everything lies."""
        return layout(self.rules)


def counted(counts: Iterable[int]) -> tuple[tuple[str, int], ...]:
    """Companies and how many of each, as sentences take them."""
    return tuple((COMPANIES[company], count) for company, count in enumerate(counts))
