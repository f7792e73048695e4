"""What is to be drawn: a state or a view, and what the map and the panels ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ... import drawing
from ...core.words import LANGUAGE
from ..atlas import world
from ..rules import Rules
from ..table import MOVE, Table
from .layout import Layout, layout


class Scene(drawing.Scene[Rules, Table, Layout]):
    """A table of Marco Polo, and how it is spoken of; ``close_up`` is the half of the map that is enough on a wall."""

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
        """Where everything lies: by the map, the number of players and the shape."""
        self.here = world(self.rules.map)
        if self.close_up and self.shape == "projector":
            self.look = f"{self.look}-{self.close_up}"
        return layout(self.here, self.rules.players, self.look, self.own if self.shape == "phone" else 0)

    def space(self, player: int) -> str:
        """The name of the space on which a player's pawn stands."""
        return self.here.spaces[self.table.places[player]].name

    @property
    def shows_reach(self) -> bool:
        """Whether the viewer may know where the pawn can go; it depends on a hand and a mission that others do not see."""
        return self.table.phase == MOVE and self.viewer in (None, self.table.player)
