"""What is to be drawn: a state or a view, the names of its players, and the words for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from ...core.events import Event
from ...core.moves import CHANCE, Place
from ...core.words import Words, words
from ..atlas import world
from ..rules import Rules
from ..table import FIRST, MOVE, NOBODY, Table
from .layout import Layout, layout


class Scene:
    """A table, and how it is spoken of."""

    def __init__(self, state: Any, names: Sequence[str], language: str) -> None:
        self.rules: Rules = state.rules
        self.table: Table = state.table
        self.events: tuple[Event, ...] = state.events
        self.outcome = state.outcome
        self.viewer: int | None = getattr(state, "viewer", None)
        self.names = tuple(str(name) for name in names)
        self.language = language
        self.here = world(self.rules.map)
        self.layout: Layout = layout(self.here, self.rules.players)

    def say(self, key: str, **values: object) -> str:
        """A sentence of the board."""
        return _said(self.language, key, self.names, tuple(values.items()))

    def label(self, group: str, value: object) -> str:
        """The word for a colour, a phase, a card."""
        return self._words.label(group, value)

    def name(self, player: int) -> str:
        """The name of a player."""
        if player < len(self.names):
            return self.names[player]
        return self._words.template("labels", "player").replace("#", str(player + 1))

    def space(self, player: int) -> str:
        """The name of the space on which a player's pawn stands."""
        return self.here.spaces[self.table.places[player]].name

    @property
    def to_move(self) -> int:
        """The player who decides, or for whom chance does; NOBODY before the draw and after the end."""
        actor = self.table.actor
        if actor is None:
            return NOBODY
        return self.table.player if actor == CHANCE else actor

    @property
    def shows_reach(self) -> bool:
        """Whether the viewer may know where the pawn can go; it depends on a hand and a mission that others do not see."""
        return self.table.phase == MOVE and self.viewer in (None, self.table.player)

    @property
    def begun(self) -> bool:
        """Whether anything has happened since the table was set."""
        return self.table.phase != FIRST and bool(self.events)

    def flows(self) -> Iterable[tuple[Place, Place, str, int]]:
        """What the last move carried from place to place."""
        return [flow for event in self.events for flow in event.flows] if self.begun else []

    @property
    def _words(self) -> Words:
        return words("marco_polo", self.language)


@lru_cache(maxsize=4096)
def _said(language: str, key: str, names: tuple[str, ...], values: tuple[tuple[str, object], ...]) -> str:
    """Most sentences of a board are those of the board before it."""
    return words("marco_polo", language).say("board", key, dict(values), names)
