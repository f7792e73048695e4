"""What is to be drawn: a state or a view, the names of its players, and the words for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

from ...core.events import Event
from ...core.moves import CHANCE
from ...core.words import Words, words
from ..curves import route_lengths
from ..letters import codes
from ..rules import Rules
from ..table import NOBODY, OVER, Table
from .layout import Layout, layout


class Scene:
    """A table, and how it is spoken of."""

    def __init__(self, state: Any, names: Sequence[str], language: str) -> None:
        self.rules: Rules = state.rules
        self.table: Table = state.table
        self.events: tuple[Event, ...] = state.events
        self.outcome = state.outcome
        self.names = tuple(str(name) for name in names)
        self.language = language
        self.layout: Layout = layout(self.rules)
        self.codes = codes(self.rules, self.table)
        self.begun = getattr(state, "last_move", None) is not None or state.turn > 0

    def say(self, key: str, **values: object) -> str:
        """A sentence of the board."""
        return said(self.language, key, self.names, tuple(values.items()))

    def label(self, group: str, value: object) -> str:
        """The word for a tile, a phase, a distributor."""
        return self._words.label(group, value)

    def name(self, player: int) -> str:
        """The name of a player."""
        if player < len(self.names):
            return self.names[player]
        return self._words.template("labels", "player").replace("#", str(player + 1))

    @property
    def to_move(self) -> int:
        """The player who decides, or for whom chance does; NOBODY before the draw and after the end."""
        actor = self.table.actor
        if actor is None:
            return NOBODY
        return self.table.player if actor == CHANCE else actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.phase == OVER

    @cached_property
    def lengths(self) -> list[list[int]]:
        """The length of every player's four routes so far; 0 where there is none."""
        return route_lengths(self.rules, self.table)

    @property
    def _words(self) -> Words:
        return words("city", self.language)


@lru_cache(maxsize=8192)
def said(language: str, key: str, names: tuple[str, ...], values: tuple[tuple[str, object], ...]) -> str:
    """Most sentences of a board are those of the board before it."""
    return words("city", language).say("board", key, dict(values), names)
