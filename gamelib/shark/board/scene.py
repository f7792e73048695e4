"""What is to be drawn: a state or a view, the names of its players, and the words for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any

from ...core.events import Event, Flow
from ...core.moves import CHANCE
from ...core.words import Words, words
from ..rules import Rules
from ..table import COMPANIES, FIRST, MONEY, NOBODY, Table
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

    def say(self, key: str, **values: object) -> str:
        """A sentence of the board."""
        return _said(self.language, key, self.names, tuple(values.items()))

    def label(self, group: str, value: object) -> str:
        """The word for a company, a face, a phase."""
        return self._words.label(group, value)

    def name(self, player: int) -> str:
        """The name of a player."""
        if player < len(self.names):
            return self.names[player]
        return self._words.template("labels", "player").replace("#", str(player + 1))

    def money(self, amount: int) -> str:
        """An amount of money."""
        return self._words.template("labels", "money").replace("#", f"{amount:,}")

    @property
    def to_move(self) -> int:
        """The player who decides, or for whom chance does; NOBODY before the draw and after the end."""
        actor = self.table.actor
        if actor is None:
            return NOBODY
        return self.table.player if actor == CHANCE else actor

    @property
    def begun(self) -> bool:
        """Whether anything has happened since the table was set."""
        return self.table.phase != FIRST and bool(self.events)

    @cached_property
    def earned(self) -> dict[int, int]:
        """What the last move gave to each player in money, or took."""
        found: dict[int, int] = {}
        for source, target, _, amount in self.flows(MONEY):
            for place, sign in ((source, -1), (target, 1)):
                if place[0] == "cash":
                    found[int(place[1])] = found.get(int(place[1]), 0) + sign * amount
        return found

    def flows(self, *things: str) -> Iterable[Flow]:
        """What the last move carried from place to place."""
        if not self.begun:
            return ()
        return [flow for event in self.events for flow in event.flows if flow[2] in things]

    @property
    def _words(self) -> Words:
        return words("shark", self.language)


@lru_cache(maxsize=4096)
def _said(language: str, key: str, names: tuple[str, ...], values: tuple[tuple[str, object], ...]) -> str:
    """Most sentences of a board are those of the board before it."""
    return words("shark", language).say("board", key, dict(values), names)


def counted(counts: Iterable[int]) -> tuple[tuple[str, int], ...]:
    """Companies and how many of each, as sentences take them."""
    return tuple((COMPANIES[company], count) for company, count in enumerate(counts))
