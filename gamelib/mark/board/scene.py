"""What is to be drawn of MARK: the scene of every board, and what this market asks for."""

from __future__ import annotations

from collections.abc import Iterable

from ... import drawing
from ..rules import Rules
from ..table import COLOURS, Table
from .layout import Layout, layout


class Scene(drawing.Scene[Rules, Table, Layout]):
    """A table of MARK, and how it is spoken of."""

    def arranged(self) -> Layout:
        """Where everything lies."""
        return layout(self.rules)

    def closed(self, colour: int) -> bool:
        """Whether a colour's market row is full."""
        return self.table.sold[colour] == self.rules.market_squares


def stock(counts: Iterable[int]) -> tuple[tuple[str, int], ...]:
    """Colours and how many pieces of each, as sentences take them."""
    return tuple((COLOURS[colour], count) for colour, count in enumerate(counts))
