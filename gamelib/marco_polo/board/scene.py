"""What is to be drawn of Marco Polo: the scene of every board, on the map of its rules."""

from __future__ import annotations

from functools import cached_property

from ... import drawing
from ..atlas import world
from ..rules import Rules
from ..table import MOVE, Table
from ..world import World
from .layout import Layout, layout


class Scene(drawing.Scene[Rules, Table, Layout]):
    """A table of Marco Polo, and how it is spoken of."""

    def arranged(self) -> Layout:
        """Where everything lies."""
        return layout(self.here, self.rules.players)

    @cached_property
    def here(self) -> World:
        """The map."""
        return world(self.rules.map)

    def space(self, player: int) -> str:
        """The name of the space on which a player's pawn stands."""
        return self.here.spaces[self.table.places[player]].name

    @property
    def shows_reach(self) -> bool:
        """Whether the viewer may know where the pawn can go; it depends on a hand and a mission that others do not see."""
        return self.table.phase == MOVE and self.viewer in (None, self.table.player)
