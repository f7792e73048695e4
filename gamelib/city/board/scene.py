"""What is to be drawn of the city: the scene of every board, with the letters of its plots and the lengths of its routes."""

from __future__ import annotations

from functools import cached_property

from ... import drawing
from ..board_text import codes
from ..curves import route_lengths
from ..rules import Rules
from ..table import FIRST, OVER, SITE, Table
from .layout import Layout, layout


class Scene(drawing.Scene[Rules, Table, Layout]):
    """A city, and how it is spoken of."""

    setting = (SITE, FIRST)

    def arranged(self) -> Layout:
        """Where everything lies."""
        return layout(self.rules, self.shape)

    @cached_property
    def codes(self) -> dict[int, str]:
        """What stands on every plot, as a letter."""
        return codes(self.rules, self.table)

    @cached_property
    def begun(self) -> bool:
        """Whether anything has happened since the table was set."""
        return self.last_move is not None or self.table.turn > 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.phase == OVER

    @cached_property
    def lengths(self) -> list[list[int]]:
        """The length of every player's four routes so far; 0 where there is none."""
        return route_lengths(self.rules, self.table)
