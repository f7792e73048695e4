"""An engine is a value made of a table of phases; what every state asks of it follows from that table.

A phase names the clause that is due in it, what a move does, which moves are legal, and what forbids each kind of move.
:meth:`Engine.changed` gives another engine in which parts of a phase are replaced, and leaves the first as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypedDict, TypeVar, Unpack

from ..errors import EngineError
from ..events import Event, Log, Refusal
from ..moves import Move, Place
from ..rules import Rules
from ..table import Table

if TYPE_CHECKING:
    from ..state import Outcome

R = TypeVar("R", bound=Rules)
T = TypeVar("T", bound=Table)
R_in = TypeVar("R_in", bound=Rules, contravariant=True)
T_out = TypeVar("T_out", bound=Table, covariant=True)

OVER = "over"
"""The phase of every game that has ended; no engine lists it among its phases."""

Step = Callable[[R, T, Any, Log | None], None]
"""Changes the table as a move of the phase does, and writes what happens into the log if there is one."""
Legal = Callable[[R, T], tuple[Move, ...]]
"""Every legal move in the order of the catalogue; at chance, every outcome."""
Checks = Mapping[type[Move], Callable[..., Iterator[Refusal]]]
"""The kinds of move that belong to a phase, and what forbids each."""
Weights = Callable[[R, T], Sequence[int] | None]
"""At chance, a whole number for each outcome; None if all are equally likely."""
Reminder = Callable[[R, T], tuple[str, Mapping[str, object]]]
"""The key and the values of the sentence that refuses a move of another phase."""


class Opening(Protocol[R_in, T_out]):
    """Sets the table up, and tells how if it is handed a log."""

    def __call__(self, rules: R_in, log: Log | None = None) -> T_out:
        """The table before the first move."""


@dataclass(frozen=True, eq=False)
class Phase(Generic[R, T]):
    """What is asked at one point of the game, and of whom.

    ``due`` is the clause that asks it, or a function that finds the clause. ``objections`` has a function for every kind of
    move that belongs here; any other is refused with the clause that is due and the sentence ``due-<name>``, unless
    ``reminder`` finds another. At ``chance``, ``weights`` are whole numbers for the outcomes; without it all are equal.
    """

    name: str
    due: str | Callable[[R, T], str]
    step: Step[R, T]
    legal: Legal[R, T]
    objections: Checks
    chance: bool = False
    weights: Weights[R, T] | None = None
    reminder: Reminder[R, T] | None = None


class PhaseParts(TypedDict, total=False):
    """What :meth:`Engine.changed` may replace in a phase."""

    due: str | Callable[[Any, Any], str]
    step: Step[Any, Any]
    legal: Legal[Any, Any]
    objections: Checks
    chance: bool
    weights: Weights[Any, Any] | None
    reminder: Reminder[Any, Any] | None


def always(*moves: Move) -> Legal[Any, Any]:
    """The legal moves of a phase in which they are always the same: the faces of dice, a yes or no."""

    def legal(rules: Rules, table: Table) -> tuple[Move, ...]:
        return moves

    return legal


def only(moves: Iterable[Move], clause: str, key: str) -> Callable[[Any, Any, Move], Iterator[Refusal]]:
    """What forbids a move that is none of these, such as a face that the dice do not have."""
    allowed = frozenset(moves)

    def objections(rules: Rules, table: Table, move: Move) -> Iterator[Refusal]:
        if move not in allowed:
            yield Refusal(clause, key)

    return objections


def no_objection(rules: Rules, table: Table, move: Move) -> Iterator[Refusal]:
    """Nothing forbids a move of this kind in its phase."""
    return iter(())


def open_table(rules: Any, table: T, viewer: int) -> T:
    """The table itself: nothing on it is hidden."""
    return table


def open_event(event: Event, viewer: int) -> Event:
    """The event itself: everybody sees it."""
    return event


def open_guess(rules: Any, table: T, viewer: int, rng: Random) -> T:
    """The table itself: there is nothing to guess."""
    return table


@dataclass(frozen=True, eq=False, slots=True)
class Engine(Generic[R, T]):
    """Who may do what, and what it causes: plain functions over rules and tables, and the phases they belong to.

    ``ends`` are the clauses by which a game can end. ``settle`` is called after every move, for what it has set going.
    ``waived`` are faults of a position that are none under this engine.
    Without ``hidden``, ``veiled`` and ``guess`` everything is open to all. ``pace`` is how many times as many steps as
    python-chess random play is meant to make, which ``gamelib bench`` judges.
    """

    opening: Opening[R, T]
    phases: tuple[Phase[R, T], ...]
    holdings: Callable[[R, T], dict[tuple[Place, str], int]]
    outcome: Callable[[R, T], Outcome | None]
    ends: tuple[str, ...]
    lowest_wins: bool = False
    hidden: Callable[[R, T, int], T] = open_table
    veiled: Callable[[Event, int], Event] = open_event
    guess: Callable[[R, T, int, Random], T] = open_guess
    settle: Callable[[R, T, Log | None], None] | None = None
    pace: float | None = None
    waived: frozenset[str] = frozenset()
    _steps: dict[str, Step[R, T]] = field(init=False, repr=False)
    _legal: dict[str, Legal[R, T]] = field(init=False, repr=False)
    _checks: dict[str, Checks] = field(init=False, repr=False)
    _weights: dict[str, Weights[R, T] | None] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        keep = object.__setattr__
        keep(self, "_steps", {phase.name: phase.step for phase in self.phases})
        keep(self, "_legal", {OVER: _nothing, **{phase.name: phase.legal for phase in self.phases}})
        keep(self, "_checks", {OVER: {}, **{phase.name: phase.objections for phase in self.phases}})
        keep(self, "_weights", {phase.name: phase.weights for phase in self.phases})

    def step(self, rules: R, table: T, move: Move, log: Log | None = None) -> T:
        """The table after a legal move; what it causes is written into the log if there is one."""
        after = table.copy()
        self._steps[table.phase](rules, after, move, log)
        if settle := self.settle:
            settle(rules, after, log)
        return after

    def legal(self, rules: R, table: T) -> tuple[Move, ...]:
        """Every legal move in the order of the catalogue; at chance, every outcome."""
        return self._legal[table.phase](rules, table)

    def objections(self, rules: R, table: T, move: Move) -> Iterator[Refusal]:
        """Everything that forbids a move, in a fixed order; nothing if it is legal."""
        check = self._checks[table.phase].get(type(move))
        return check(rules, table, move) if check is not None else iter((self.not_now(rules, table, move),))

    def not_now(self, rules: R, table: T, move: Move) -> Refusal:
        """What is said to a move that belongs to another phase, or to no phase of this ruleset."""
        actor = table.actor
        values: Mapping[str, object] = {"player": actor} if actor is not None and actor >= 0 else {}
        if not any(type(move) in phase.objections for phase in self.phases):
            return Refusal(self.due(rules, table), "foreign", values)
        reminder = None if table.phase == OVER else self.phase(table.phase).reminder
        key, values = (f"due-{table.phase}", values) if reminder is None else reminder(rules, table)
        return Refusal(self.due(rules, table), key, values)

    def due(self, rules: R, table: T) -> str:
        """The clause that says what must be done now, or by which the game ended."""
        ended = self.outcome(rules, table)
        if ended is not None:
            return ended.clause
        clause = self.phase(table.phase).due
        return clause if isinstance(clause, str) else clause(rules, table)

    def weights(self, rules: R, table: T) -> Sequence[int] | None:
        """At chance, a whole number for each outcome; None if all are equally likely."""
        weigh = self._weights[table.phase]
        return None if weigh is None else weigh(rules, table)

    def phase(self, name: str) -> Phase[R, T]:
        """The phase of that name."""
        for phase in self.phases:
            if phase.name == name:
                return phase
        known = ", ".join(phase.name for phase in self.phases)
        raise EngineError(f"There is no phase '{name}'; the phases are {known}.")

    def changed(self, name: str, **parts: Unpack[PhaseParts]) -> Engine[R, T]:
        """An engine in which these parts of a phase are replaced: ``engine.changed("bid", step=second_price)``.

        ``objections`` are laid over those of the phase, so that only the kinds of move named are judged anew.
        """
        before = self.phase(name)
        known = {one.name for one in fields(Phase)} - {"name"}
        if unknown := sorted(set(parts) - known):
            raise EngineError(f"A phase has no '{unknown[0]}'; what can be replaced is {', '.join(sorted(known))}.")
        if "objections" in parts:
            parts["objections"] = {**before.objections, **parts["objections"]}
        after = replace(before, **parts)
        return replace(self, phases=tuple(after if phase is before else phase for phase in self.phases))

    def unchecked(self, *faults: str) -> Engine[R, T]:
        """An engine whose positions are not looked over for these faults: ``unchecked("money")`` where a rule makes money."""
        return replace(self, waived=self.waived | set(faults))

    def adding(self, phase: Phase[R, T]) -> Engine[R, T]:
        """An engine with one more phase."""
        if phase.name == OVER or phase.name in self._steps:
            raise EngineError(f"There is a phase '{phase.name}' already; replace its parts, or give the new one another name.")
        return replace(self, phases=(*self.phases, phase))


def _nothing(rules: Rules, table: Table) -> tuple[Move, ...]:
    return ()
