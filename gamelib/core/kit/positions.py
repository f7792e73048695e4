"""Positions read from their text: every line by its key, and what cannot be refused at its line.

A ruleset derives ``Facts``, says which keys there are, builds its table from them, and lists the faults to look for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from ..errors import RecordError
from ..moves import CHANCE
from ..rules import Rules
from ..table import Table
from ..text import MOST_DIGITS, Line, lines, shown
from .engine import OVER, Engine
from .first import NOBODY

R = TypeVar("R", bound=Rules)
T = TypeVar("T", bound=Table)

Fault = tuple[Any, str]
"""Where something is wrong (the key of a line, or whatever the ruleset's ``fail`` finds), and what."""


def head(table: Any) -> list[str]:
    """The lines with which a position begins: the turn, the phase, and whose turn it is once somebody has begun."""
    player = [f"player: {table.player + 1}"] if table.player != NOBODY else []
    return [f"turn: {table.turn}", f"phase: {table.phase}", *player]


def fault_name(faults: Callable[..., object]) -> str:
    """What a function that looks for faults is called: ``money`` for ``_money``."""
    return faults.__name__.strip("_")


class Facts(Generic[R, T]):
    """The lines of a position by their keys, and the reading of each.

    ``keys`` are those of every position, ``seats`` begins the key of a player's own line (``company`` for ``company 1``).
    ``faults`` are functions of rules and table; each names what cannot be.
    """

    keys: ClassVar[tuple[str, ...]]
    seats: ClassVar[str] = ""
    faults: ClassVar[Sequence[Callable[[Any, Any], Iterator[Fault]]]] = ()

    def __init__(self, rules: R, engine: Engine[R, T], block: Sequence[Line]) -> None:
        self.rules, self.engine = rules, engine
        self.lines: dict[str, tuple[Line, str]] = {}
        for line in block:
            self.take(line)

    @classmethod
    def read(cls, rules: R, text: str | Sequence[Line], engine: Engine[R, T]) -> T:
        """The table that the text describes; :class:`RecordError` names the line of whatever cannot be."""
        block = list(lines(text)) if isinstance(text, str) else list(text)
        facts = cls(rules, engine, [line for line in block if line.text])
        table = facts.table()
        for faults in cls.faults:
            if fault_name(faults) in engine.waived:
                continue
            for where, problem in faults(rules, table):
                facts.fail(where, problem)
        return table

    def table(self) -> T:
        """The table, before it is looked over as a whole."""
        raise NotImplementedError

    def known(self) -> tuple[str, ...]:
        """Every key that a line may have under these rules."""
        seats = range(self.rules.players) if self.seats else ()
        return (*self.keys, *(f"{self.seats} {player + 1}" for player in seats))

    def take(self, line: Line) -> None:
        """Keep a line under its key."""
        key, value = line.pair()
        key = " ".join(key.split())
        if key not in self.known():
            line.fail(f"'{shown(key)}' is not a part of a position; the parts are {', '.join(self.known())}.")
        if key in self.lines:
            line.fail(f"'{key}' is given twice.", key)
        self.lines[key] = (line, value)

    def fail(self, where: Any, problem: str) -> None:
        """Raise the error at the line of that key, or at the first line if it has none."""
        line = self.lines.get(where, next(iter(self.lines.values()), (Line(1, 0, ""), "")))[0]
        line.fail(problem)

    def stated(self, key: str) -> tuple[Line, str]:
        """The line of that key, which must be there, and its value."""
        if key not in self.lines:
            last = max((line.number for line, _ in self.lines.values()), default=1)
            raise RecordError(f"the position lacks a line '{key}: …'.", last)
        return self.lines[key]

    def only_in(self, table: T, **phases: str) -> None:
        """Refuse a line that belongs to one phase only: ``only_in(table, winner=PLACE)``."""
        for key, phase in phases.items():
            if key in self.lines and table.phase != phase:
                self.fail(key, f"a line '{key}' belongs to the phase {phase} only.")

    def number(self, key: str, low: int, high: int = 10**MOST_DIGITS, absent: int | None = None) -> int:
        """The number in a line; ``absent`` where there is none, if that may be."""
        if absent is not None and key not in self.lines:
            return absent
        line, value = self.stated(key)
        return line.number_of(value, key, low, high)

    def count(self, key: str, low: int = 0, absent: int | None = None) -> int:
        """The number in a line that play counts up, such as the turn."""
        if absent is not None and key not in self.lines:
            return absent
        line, value = self.stated(key)
        return line.count_of(value, key, low)

    def player(self, key: str = "player", absent: int | None = None) -> int:
        """The player whom a line names, from 0."""
        if absent is not None and key not in self.lines:
            return absent
        return self.number(key, 1, self.rules.players) - 1

    def amounts(
        self,
        key: str,
        what: str,
        wrong: str,
        absent: int,
        marks: Mapping[str, int] = MappingProxyType({}),
        high: int = 10**MOST_DIGITS,
    ) -> tuple[int, ...]:
        """A number for each player; ``absent`` for all where there is no line, and what ``marks`` says for its words.

        ``wrong`` is said, after how many there are, where they are not as many as the players.
        """
        players = self.rules.players
        if key not in self.lines:
            return (absent,) * players
        line, value = self.lines[key]
        words = value.split()
        if len(words) != players:
            line.fail(f"there are {len(words)} {wrong.replace('#', str(players))}")
        return tuple(marks[word] if word in marks else line.number_of(word, what, 0, high) for word in words)

    def phase(self) -> str:
        """The phase, which must be one of the engine's, or the end."""
        line, value = self.stated("phase")
        names = (*(phase.name for phase in self.engine.phases), OVER)
        if value not in names:
            line.fail(f"'{shown(value)}' is no phase; the phases are {', '.join(names)}.", value)
        return value

    def actor(self, table: T) -> int | None:
        """Chance where the phase says so, nobody at the end, and else whoever decides."""
        if table.phase == OVER:
            return None
        return CHANCE if self.engine.phase(table.phase).chance else self.decides(table)

    def decides(self, table: Any) -> int | None:
        """The player who decides in this phase: whose turn it is, unless the ruleset says otherwise."""
        whose: int = table.player
        return whose


class PlainFacts(Facts[R, T]):
    """Positions of a table that holds nothing but numbers, and tuples of numbers: a line for each of its fields.

    ``kind`` is the table, which has a field ``player``. The tuples may have any length; ``faults`` says which is right.
    """

    kind: ClassVar[type[Any]]

    @classmethod
    def write(cls, rules: R, table: T) -> list[str]:
        """The position, a line for each field."""
        names = [name for name in cls.kind.__slots__ if name != "player"]
        return [*head(table), *(f"{name}: {_plain(getattr(table, name))}" for name in names)]

    def known(self) -> tuple[str, ...]:
        """The keys of every position, and the fields of the table."""
        return ("turn", "phase", *self.kind.__slots__)

    def table(self) -> T:
        """The table, before it is looked over as a whole."""
        table: T = self.kind(turn=self.count("turn"), phase=self.phase(), actor=None, player=self.player(absent=NOBODY))
        for name in self.kind.__slots__:
            if name != "player":
                numbers, single = self._numbers(name), self.kind.__annotations__[name] in ("int", int)
                if single and len(numbers) != 1:
                    self.fail(name, f"{name} is one number.")
                setattr(table, name, numbers[0] if single else numbers)
        table.actor = self.actor(table)
        return table

    def _numbers(self, key: str) -> tuple[int, ...]:
        line, value = self.stated(key)
        return tuple(_counted(line, word, key) for word in value.split())


def _counted(line: Line, word: str, key: str) -> int:
    """A number of either sign: nobody knows how it grows."""
    return -line.count_of(word[1:], key) if word.startswith("-") else line.count_of(word, key)


def _plain(value: int | tuple[int, ...]) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
