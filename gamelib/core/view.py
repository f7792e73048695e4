"""What one player sees: the table with everything hidden from that player masked, events included."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from .answers import Answers
from .events import Event, Refusal
from .kit.engine import Engine
from .moves import CHANCE, Move, Place
from .state import Outcome, State


class View(Answers):
    """A state through one player's eyes.

    It offers what a state offers, for what that player may know: ``moves`` and ``refusal`` answer for the player's own
    decisions and for chance; while another decides there are no moves. ``guess`` gives an open state to think ahead in.

    No attribute of a view leads to the open state. Python cannot keep it from code that takes functions apart or walks the
    stack of its callers; a bot that does so is not playing.
    """

    __slots__ = ("_events", "_seen", "_tell", "viewer")

    def __init__(self, source: State[Any, Any], viewer: int) -> None:
        if not 0 <= viewer < source.rules.players:
            raise ValueError(f"There is no player {viewer}; the players are 0 to {source.rules.players - 1}.")
        self._look(source, viewer)

    def _look(self, source: State[Any, Any], viewer: int) -> None:
        """Keep what these eyes see of the state; what happened is told when somebody asks."""
        self.viewer = viewer
        table = source.engine.hidden(source.rules, source.table, viewer)
        self._seen: State[Any, Any] = type(source)(source.rules, table)
        if table is source.table and table.actor == viewer:
            self._seen._legal = source.moves()  # nothing is hidden, so these are the same moves
        self._events: tuple[Event, ...] = ()

        def tell() -> tuple[Event, ...]:
            return tuple(source.engine.veiled(event, viewer) for event in source.events)

        self._tell: Callable[[], tuple[Event, ...]] | None = tell

    @property
    def ruleset(self) -> str:
        """The name of the ruleset."""
        return self._seen.ruleset

    @property
    def engine(self) -> Engine[Any, Any]:
        """Who may do what in this game, and what it causes."""
        return self._seen.engine

    @property
    def rules(self) -> Any:
        """The rules of the game."""
        return self._seen.rules

    @property
    def table(self) -> Any:
        """The table, masked."""
        return self._seen.table

    @property
    def actor(self) -> int | None:
        """The player who decides, ``CHANCE``, or None when the game is over."""
        actor: int | None = self._seen.table.actor
        return actor

    @property
    def turn(self) -> int:
        """The number of the turn."""
        turn: int = self._seen.table.turn
        return turn

    @property
    def phase(self) -> str:
        """The name of what is due."""
        phase: str = self._seen.table.phase
        return phase

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self._seen.outcome

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move caused, as this player sees it."""
        if self._tell is not None:
            self._events = self._tell()
            self._tell = None
        return self._events

    def moves(self) -> tuple[Move, ...]:
        """The player's own legal moves, or every outcome at chance; nothing while another decides."""
        seen = self._seen
        actor = seen.table.actor
        return seen.moves() if actor == self.viewer or actor == CHANCE else ()

    def refusal(self, move: Move | str) -> Refusal | None:
        """Why the player may not make this move, or None."""
        if self.actor is not None and self.actor not in (self.viewer, CHANCE):
            due = self._seen.engine.due(self.rules, self.table)
            return Refusal(due, "not-yours", {"actor": self.actor, "viewer": self.viewer})
        return self._seen.refusal(move)

    def guess(self, rng: Random) -> State[Any, Any]:
        """An open state that agrees with everything this player sees."""
        return type(self._seen)(self.rules, self._seen.engine.guess(self.rules, self.table, self.viewer, rng))

    def holdings(self) -> dict[tuple[Place, str], int]:
        """Where everything is, as far as this player can see."""
        return self._seen.holdings()

    def position(self) -> str:
        """The position as text, with what is hidden marked."""
        return self._seen.position()

    def svg(self, **look: Any) -> str:
        """The board as this player sees it."""
        drawing: str = self._seen._part("board").draw(self, **look)
        return drawing

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        """The same drawing in the page itself, where it takes the theme's colours and its titles can be read."""
        from .window import whole

        return whole(self.svg())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.viewer == other.viewer and self._seen == other._seen

    def __hash__(self) -> int:
        return hash((self.viewer, self._seen))

    def __getstate__(self) -> tuple[int, State[Any, Any], tuple[Event, ...]]:
        return self.viewer, self._seen, self.events

    def __setstate__(self, kept: tuple[int, State[Any, Any], tuple[Event, ...]]) -> None:
        self.viewer, self._seen, self._events = kept
        self._tell = None

    def __repr__(self) -> str:
        return f"<player {self.viewer}'s view of {self._seen!r}>"
