"""States: a table under rules, as a value. Playing gives another state and never changes this one."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from .answers import Answers
from .errors import IllegalMove, NotChance
from .events import Event, Log, Refusal
from .moves import CHANCE, Move, Place, nearest
from .rules import Rules
from .rulesets import part, with_origin
from .table import Table

if TYPE_CHECKING:
    from fractions import Fraction

    from .kit.engine import Engine
    from .record import Record
    from .series import Series
    from .text import Line
    from .view import View

R = TypeVar("R", bound=Rules)
T = TypeVar("T", bound=Table)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: by which clause, with what scores, and who won. A game that was cut has no winners."""

    clause: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def finished(self) -> bool:
        """Whether it was played to its end rather than cut at a limit."""
        return bool(self.winners)

    @property
    def cut(self) -> bool:
        """Whether it was cut at a limit: the scores are then those of the moment, and nobody has won."""
        return not self.winners


class State(Answers, Generic[R, T]):
    """A table under rules. ``events`` tells how it came about; equality and hash ignore that."""

    __slots__ = ("_before", "_legal", "_move", "rules", "table")
    ruleset: ClassVar[str]
    engine: ClassVar[Engine[Any, Any]]
    rules_kind: ClassVar[type[Rules]]

    def __init__(self, rules: R, table: T, before: T | None = None, move: Move | None = None) -> None:
        self.rules, self.table = rules, table
        self._before, self._move = before, move
        self._legal: tuple[Move, ...] | None = None

    @classmethod
    def begin(cls, rules: R | None = None, *, first: int | None = None, seed: int | None = None, **fields: Any) -> Self:
        """The state before the first move, by rules or by single fields of them: ``start(players=3)``.

        ``first`` is the player who begins, from 0; with ``seed`` whatever is drawn before the first decision is drawn by it.
        """
        if rules is not None and fields:
            raise ValueError("Give either rules or single fields of them, not both.")
        chosen = cls._chosen(rules, fields)
        return cls(chosen, cls.engine.opening(chosen))._drawn(first, seed)

    def _drawn(self, first: int | None, seed: int | None) -> Self:
        """The state after what is drawn before the first decision, as far as that is asked for."""
        from .kit.first import FIRST

        state, rng = self, None if seed is None else Random(seed)
        if first is not None and not 0 <= first < self.rules.players:
            raise ValueError(f"There is no player {first}; in code the players are 0 to {self.rules.players - 1}.")
        while state.actor == CHANCE and (rng is not None or first is not None):
            if state.phase == FIRST and first is not None:
                state, first = state.play(state.moves()[first]), None
            elif rng is not None:
                state = state.play(state.chance(rng))
            else:
                raise ValueError(f"Before the first player comes '{state.phase}'; give a seed that draws it.")
        if first is not None:
            raise ValueError(f"In {self.ruleset} nobody is drawn to begin, so no first player can be given.")
        return state

    @classmethod
    def described(cls, text: str | Sequence[Line], rules: R | None = None) -> Self:
        """The state that a position's text describes; what cannot lie on a table is refused with its line."""
        chosen = cls._chosen(rules, {})
        return cls(chosen, cls._part("positions").read(chosen, text, cls.engine))

    @classmethod
    def curves(cls, record: Record) -> Series:
        """The curves of a game, as the ruleset's ``curves`` draws them; without it, every number on the table."""
        from .kit.curves import plain_series

        own = cls._part("curves")
        drawn: Series = own.series(record) if own is not None else plain_series(record)
        return drawn

    @classmethod
    def _chosen(cls, rules: R | None, fields: Mapping[str, Any]) -> Any:
        if rules is None:
            return cls.rules_kind.of(**fields) if fields else _default_rules(cls.rules_kind)
        if not isinstance(rules, cls.rules_kind):
            raise ValueError(f"The rules must be {cls.ruleset}.Rules, not {type(rules).__name__}.")
        return rules

    @property
    def actor(self) -> int | None:
        """The player who decides, ``CHANCE``, or None when the game is over."""
        return self.table.actor

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first."""
        return self.table.turn

    @property
    def phase(self) -> str:
        """The name of what is due."""
        return self.table.phase

    @property
    def last_move(self) -> Move | None:
        """The move that led here, if any."""
        return self._move

    def moves(self) -> tuple[Move, ...]:
        """Every legal move, in the order of the catalogue; at chance, every outcome."""
        if self._legal is None:
            self._legal = self.engine.legal(self.rules, self.table)
        return self._legal

    def odds(self) -> tuple[tuple[Move, Fraction], ...]:
        """At chance, every outcome with its exact probability."""
        from fractions import Fraction

        weights = self._weights()
        total = sum(weights)
        return tuple((move, Fraction(weight, total)) for move, weight in zip(self.moves(), weights, strict=True))

    def chance(self, rng: Random) -> Move:
        """At chance, one outcome drawn by its odds."""
        if self.table.actor != CHANCE:
            raise NotChance(f"The phase is '{self.phase}': no chance decides here, so there is nothing to draw.")
        moves = self.moves()
        weights = self.engine.weights(self.rules, self.table)
        return rng.choice(moves) if weights is None else _weighed(moves, weights, rng)

    def play(self, move: Move | str) -> Self:
        """The state after this move (or its notation); :class:`IllegalMove` if a clause forbids it."""
        if isinstance(move, str):
            move = self._parsed(move)
        rules, table, engine = self.rules, self.table, self.engine
        for offered in self._legal or ():
            if offered is move:  # taken from the moves of this state, so nothing forbids it
                break
        else:
            for _ in engine.objections(rules, table, move):
                raise IllegalMove(move, self._refusal(move), self._seen_by_the_asker())
        return type(self)(rules, engine.step(rules, table, move), table, move)

    def allows(self, move: Move | str) -> bool:
        """Whether the move is legal; the short answer where no reason is needed."""
        if isinstance(move, str):
            move = self._parsed(move)
        return next(self.engine.objections(self.rules, self.table, move), None) is None

    def refusal(self, move: Move | str) -> Refusal | None:
        """None if the move is legal, else the clause that forbids it, the reason, and the nearest legal move."""
        if isinstance(move, str):
            move = self._parsed(move)
        for _ in self.engine.objections(self.rules, self.table, move):
            return self._refusal(move)
        return None

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move caused, in order; for a fresh game, how it was set up."""
        log = Log()
        if self._before is not None and self._move is not None:
            self.engine.step(self.rules, self._before, self._move, log)
        elif self.engine.opening(self.rules, log) != self.table:
            return ()
        return tuple(log)

    def holdings(self) -> dict[tuple[Place, str], int]:
        """Where every coin and piece is: ``{(place, thing): amount}``; the bank's money may be below zero."""
        return self.engine.holdings(self.rules, self.table)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on, else how it ended."""
        return self.engine.outcome(self.rules, self.table)

    def seen_by(self, player: int) -> View:
        """The same table with what that player cannot see masked."""
        return _view_kind()(self, player)

    def position(self) -> str:
        """The position as text, which the ruleset's ``position`` reads back."""
        return "\n".join(self._part("positions").write(self.rules, self.table))

    def asked_about(self) -> dict[str, object]:
        """What the question to whoever decides names, for the ruleset's words of it: the piece that is auctioned, for one."""
        return {}

    def svg(self, **look: Any) -> str:
        """The board as an SVG drawing; ``names`` gives the players' names."""
        drawing: str = self._part("board").draw(self, **look)
        return drawing

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        """The same drawing in the page itself, where it takes the theme's colours and its titles can be read."""
        from .window import whole

        return whole(self.svg())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.table == other.table and self.rules == other.rules

    def __hash__(self) -> int:
        return hash((self.rules, self.table))

    def __getstate__(self) -> tuple[R, T, T | None, Move | None]:
        return self.rules, self.table, self._before, self._move

    def __setstate__(self, kept: tuple[R, T, T | None, Move | None]) -> None:
        self.rules, self.table, self._before, self._move = kept
        self._legal = None

    def __reduce_ex__(self, protocol: Any) -> Any:
        return with_origin(self.ruleset, super().__reduce_ex__(protocol))

    def __repr__(self) -> str:
        return f"<{self.ruleset} state: turn {self.turn}, {self.phase}, actor {self.actor}>"

    def _seen_by_the_asker(self) -> str:
        """The position as the player who decides may see it; nothing where no player does."""
        actor = self.table.actor
        return "" if actor is None or actor == CHANCE else self.seen_by(actor).position()

    def _weights(self) -> Sequence[int]:
        if self.table.actor != CHANCE:
            raise NotChance(f"The phase is '{self.phase}': no chance decides here, so there are no odds.")
        weights = self.engine.weights(self.rules, self.table)
        return weights if weights is not None else (1,) * len(self.moves())

    def _refusal(self, move: Move) -> Refusal:
        first, *others = self.engine.objections(self.rules, self.table, move)
        return replace(first, nearest=nearest(move, self.moves()), others=tuple(others))

    def _parsed(self, text: str) -> Move:
        move: Move = self._part("notation").parse(text)
        return move

    @classmethod
    def _part(cls, name: str) -> Any:
        """A module of the ruleset, imported only when it is needed."""
        return part(cls.ruleset, name)


@cache
def _default_rules(kind: type[Rules]) -> Rules:
    """The rules in which nothing is changed, made once."""
    return kind.of()


@cache
def _view_kind() -> type[View]:
    """Views are made of states, so that their file is read once there are states."""
    from .view import View

    return View


def _weighed(moves: Sequence[Move], weights: Sequence[int], rng: Random) -> Move:
    """One of the moves, each as often as its weight says."""
    sums = list(accumulate(weights))
    return moves[bisect(sums, rng.randrange(sums[-1]))]
