"""What is to be drawn: a state or a view, the names of its players, the words for them, and the screen it is drawn for.

A ruleset's own scene says only how it is laid out, and what else its parts ask for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Generic, TypeVar

from ..core.events import Event, Flow
from ..core.moves import CHANCE
from ..core.rules import Rules as AnyRules
from ..core.state import Outcome
from ..core.table import Table as AnyTable
from ..core.words import LANGUAGE, Words, words
from .screens import screen
from .sentences import in_brief
from .writing import breadth, fitted, wrapped

R = TypeVar("R", bound=AnyRules)
T = TypeVar("T", bound=AnyTable)
L = TypeVar("L")
NOBODY = -1
TALL = "tall"
"""The look of a board for a projector that stands beside the words of a lesson: narrower, and higher."""


class Scene(Generic[R, T, L]):
    """A table, how it is spoken of, and where its parts lie."""

    setting: ClassVar[tuple[str, ...]] = ("first-player",)
    """The phases in which the table is still being set, so that no move has been made yet."""

    def __init__(
        self, state: Any, names: Sequence[str] = (), language: str = LANGUAGE, shape: str = "wide", tall: bool = False
    ) -> None:
        self.ruleset: str = state.ruleset
        self.rules: R = state.rules
        self.table: T = state.table
        self.events: tuple[Event, ...] = state.events
        self.outcome: Outcome | None = state.outcome
        self.viewer: int | None = getattr(state, "viewer", None)
        self.last_move = getattr(state, "last_move", None)
        self.names = tuple(str(name) for name in names)
        self.language, self.shape, self.screen = language, shape, screen(shape)
        self.look = TALL if tall and shape == "projector" else shape
        self.layout: L = self.arranged()

    def arranged(self) -> L:
        """Where everything lies, for these rules on this screen."""
        raise NotImplementedError

    def say(self, key: str, **values: object) -> str:
        """A sentence of the board."""
        return said(self.ruleset, self.language, key, self.names, tuple(values.items()))

    def label(self, group: str, value: object) -> str:
        """The word for a colour, a phase, a face of a die."""
        return self.words.label(group, value)

    def name(self, player: int) -> str:
        """The name of a player."""
        if player < len(self.names):
            return self.names[player]
        return self.words.template("labels", "player").replace("#", str(player + 1))

    def money(self, amount: int) -> str:
        """An amount of money."""
        return self.words.template("labels", "money").replace("#", f"{amount:,}")

    def fitted(self, text: str, width: float, size: str = "middle", bold: bool = False) -> str:
        """The text, shortened to that width in a size of this screen."""
        return fitted(text, width, self.screen.size(size), bold)

    def fitting(self, texts: Sequence[str], width: float, size: str = "middle", bold: bool = False) -> str:
        """The first of these texts that has room in that width whole; the last one, shortened if need be, where none has."""
        letters = self.screen.size(size)
        return next(
            (text for text in texts if breadth(text, letters, bold) <= width), self.fitted(texts[-1], width, size, bold)
        )

    def wrapped(self, text: str, width: float, size: str = "small", lines: int = 3) -> list[str]:
        """The text in lines of that width in a size of this screen."""
        return wrapped(text, width, self.screen.size(size), lines)

    @property
    def words(self) -> Words:
        """The words of the ruleset."""
        return words(self.ruleset, self.language)

    @property
    def to_move(self) -> int:
        """The player who decides, or for whom chance does; NOBODY before the draw and after the end."""
        actor = self.table.actor
        if actor is None:
            return NOBODY
        return int(getattr(self.table, "player", NOBODY)) if actor == CHANCE else actor

    @property
    def due(self) -> str:
        """What is due, as the word for the phase; a ruleset may say more."""
        return self.label("phase", self.table.phase)

    @property
    def own(self) -> int:
        """Whose board it is, where one player's things come first: the viewer's; else of whoever decides."""
        return self.viewer if self.viewer is not None and self.viewer >= 0 else max(self.to_move, 0)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, if anybody has."""
        return self.outcome.winners if self.outcome else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """What each player's game came to, once it is over."""
        return tuple(self.outcome.scores) if self.outcome else ()

    @cached_property
    def begun(self) -> bool:
        """Whether anything has happened since the table was set."""
        return self.table.phase not in self.setting and bool(self.events)

    def flows(self, *things: str) -> list[Flow]:
        """What the last move carried from place to place: these things, or all."""
        if not self.begun:
            return []
        return [flow for event in self.events for flow in event.flows if not things or flow[2] in things]

    @cached_property
    def earned(self) -> dict[int, int]:
        """What the last move gave to each player in money, or took."""
        sums: dict[int, int] = {}
        for source, target, _, amount in self.flows("money"):
            for place, sign in ((source, -1), (target, 1)):
                if place[0] == "cash":
                    sums[int(place[1])] = sums.get(int(place[1]), 0) + sign * amount
        return sums

    @cached_property
    def told(self) -> list[str]:
        """The sentences of the last move."""
        return [in_brief(event, self.names, self.language) for event in self.events] if self.begun else []

    @property
    def weighty(self) -> list[bool]:
        """Which of these sentences tell that something came or went, or what the move was."""
        return [not number or bool(event.flows) for number, event in enumerate(self.events)]


@lru_cache(maxsize=8192)
def said(ruleset: str, language: str, key: str, names: tuple[str, ...], values: tuple[tuple[str, object], ...]) -> str:
    """Most sentences of a board are those of the board before it."""
    return words(ruleset, language).say("board", key, dict(values), names)
