"""What is to be drawn of the city: the scene of every board, with the letters of its plots and the lengths of its routes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from ... import drawing
from ...core.words import LANGUAGE, words
from ..board_text import codes
from ..curves import route_lengths
from ..rules import Rules
from ..table import BID, BUILD, CHOOSE, FIRST, KINDS, LACKING, NOT_YET, OVER, SITE, Table
from ..ways import ways
from .layout import Layout, layout


class Voice(NamedTuple):
    """How a table is spoken of: what is drawn of little else can be remembered from one board to the next."""

    ruleset: str
    language: str
    names: tuple[str, ...]

    def say(self, key: str, **values: object) -> str:
        """A sentence of the board."""
        return drawing.said(self.ruleset, self.language, key, self.names, tuple(values.items()))

    def label(self, group: str, value: object) -> str:
        """The word for a tile or a distributor."""
        return words(self.ruleset, self.language).label(group, value)


class Scene(drawing.Scene[Rules, Table, Layout]):
    """A city, and how it is spoken of; as a ``close_up`` its ``plots`` may be enough on a wall."""

    setting = (SITE, FIRST)

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
        return layout(self.rules, self.look)

    @cached_property
    def voice(self) -> Voice:
        """How it is spoken of."""
        return Voice(self.ruleset, self.language, self.names)

    @cached_property
    def codes(self) -> dict[int, str]:
        """What stands on every plot, as a letter."""
        return codes(self.rules, self.table)

    @cached_property
    def begun(self) -> bool:
        """Whether anything has happened since the table was set."""
        return self.last_move is not None or self.table.turn > 0

    @property
    def due(self) -> str:
        """What is due: what can be done, or which tile must be placed or is bid for."""
        phase = self.table.phase
        if phase == CHOOSE:
            return self.label("due", ways(self.rules, self.table))
        return self.say(f"due-{phase}", tile=KINDS[self.table.tile]) if phase in (BID, BUILD) else super().due

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.phase == OVER

    @cached_property
    def lengths(self) -> list[list[int]]:
        """The length of every player's four routes so far; 0 where there is none."""
        return route_lengths(self.rules, self.table)

    @cached_property
    def bids(self) -> dict[int, int]:
        """What everybody has bid: while bids are asked for, and once more when they are shown."""
        table = self.table
        if table.phase == BID:
            lacking = [shops[table.tile] == LACKING for shops in table.shops]
            return {player: bid for player, bid in enumerate(table.bids) if bid != NOT_YET or lacking[player]}
        for event in self.events:
            shown = event.witness.get("bids")
            if event.key == "bids-shown" and isinstance(shown, tuple):
                return dict(shown)
        return {}
