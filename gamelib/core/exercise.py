"""Exercises: a question about a position or a game, and a judge that puts the answer to the engine.

A ruleset keeps its exercises in a folder ``exercises``: a list ``EXERCISES``, a record per exercise whose last state is what
the question is about, and the texts in ``exercises/words``. Who asks, shows and keeps results is no business of theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from dataclasses import field as part
from functools import cached_property
from typing import Any

from . import rulesets
from .deeds import in_words, without_notation
from .moves import Move
from .record import Record
from .rulesets import home, ruleset
from .state import State
from .words import LANGUAGE, Words, words

RIGHT, WRONG, UNREAD, NOT_ATTEMPTED = STATUSES = ("right", "wrong", "unread", "not attempted")
STEPS = ("read", "apply", "find", "count", "prove", "design")
"""What an exercise asks for, from the first to the last."""
FIELDS = NUMBER, CLAUSE, MOVE, MOVES, PLACES, TABLE, RULE, FUNCTION = (
    "number", "clause", "move", "moves", "places", "table", "rule", "function",
)  # fmt: skip
"""What an answer is given in: a number, the id of a clause, one move or several, places of the board in order, a table of
numbers, a field of the rules with its new value, or a function, which only Python can write."""
FOLDER = "exercises"


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with an answer: the key and values of a sentence, the clause to read again, and a table that shows it."""

    key: str
    values: Mapping[str, object] = part(default_factory=dict, hash=False)
    clause: str = ""
    shown: State[Any, Any] | None = None


class Unread(Exception):
    """The answer is not of the kind that was asked for, so that there is nothing to judge; the fault says why."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.fault = Fault(key, values)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the engine says to an answer; ``sentence`` never holds the right one."""

    status: str
    sentence: str = ""
    clause: str = ""
    shown: State[Any, Any] | None = part(default=None, compare=False, repr=False)

    def __bool__(self) -> bool:
        return self.status == RIGHT

    def __str__(self) -> str:
        cited = f" [{self.clause}]" if self.clause else ""
        return f"{self.status}: {self.sentence}{cited}" if self.sentence else self.status


Judge = Callable[["Exercise", Any], Fault | None]
"""Asks the engine; None if the answer is right. It raises ``Unread`` where there is nothing to judge."""


@dataclass(frozen=True)
class Exercise:
    """One exercise. ``right`` is an answer that passes, ``wrong`` are plausible ones that do not; tests hold them to it.

    ``among`` are the moves or clauses to choose from, where the question offers only a few. ``after`` gives the table that a
    question for a number asks about, where that is another than the one it shows; it is for those who have answered.
    ``close_up`` names the part of the board that is enough on a wall, where the board can be drawn so.
    """

    ruleset: str
    name: str
    step: str
    clauses: tuple[str, ...]
    judge: Judge = part(repr=False)
    right: Any = part(repr=False)
    wrong: tuple[Any, ...] = part(repr=False)
    field: str = NUMBER
    among: tuple[str, ...] = ()
    after: Callable[[Exercise], State[Any, Any]] | None = part(default=None, repr=False)
    close_up: str = ""

    def check(self, answer: Any) -> Verdict:
        """Right, wrong (with a refusal or a counterexample), unread, or not attempted for None, ``...`` and nothing at all."""
        if _is_nothing(answer):
            return Verdict(NOT_ATTEMPTED)
        try:
            fault = self.judge(self, answer)
        except Unread as error:
            return Verdict(UNREAD, self._said(error.fault))
        return Verdict(RIGHT) if fault is None else Verdict(WRONG, self._said(fault), fault.clause, fault.shown)

    @cached_property
    def record(self) -> Record:
        """The game that the question is about."""
        return Record.load(home(self.ruleset).source / FOLDER / f"{self.name}.record")

    @cached_property
    def state(self) -> State[Any, Any]:
        """The position that the question is about: the last of the record."""
        return self.record.final()

    @property
    def game(self) -> Any:
        """The ruleset."""
        return ruleset(self.ruleset)

    def text(self, part: str, language: str = LANGUAGE) -> str:
        """Its ``title``, ``question``, ``answer`` (how one is written), ``hint``, ``second`` hint or ``solution``."""
        return str(self._words(language).texts["exercises"][self.name][part])

    def plain(self, part: str, language: str = LANGUAGE) -> str:
        """The same text with the moves and clauses in it said in words."""
        return without_notation(self.text(part, language), self.ruleset, self.record.names, self.state.rules)

    def in_order(self, language: str = LANGUAGE) -> list[str]:
        """What the parts of the answer stand for, first to last, where it matters which comes first."""
        return list(self._words(language).texts.get("in-order", {}).get(self.name, ()))

    def _words(self, language: str = LANGUAGE) -> Words:
        return words(f"{self.ruleset}/{FOLDER}", language)

    def options(self) -> dict[str, str]:
        """What the question offers, by how it is written: moves in words, clauses by their titles."""
        book = self.game.rulebook
        return {one: book[one].title if one in book else str(self.spoken(self.game.parse(one))) for one in self.among}

    def spoken(self, value: object) -> object:
        """A move, or moves in order, in words; any other value as it is."""
        if isinstance(value, Move):
            return in_words(value, self.ruleset, self.record.names, self.state.rules, fully=True)
        is_line = isinstance(value, tuple) and bool(value) and all(isinstance(one, Move) for one in value)
        return ", ".join(map(str, map(self.spoken, value))) if is_line and isinstance(value, tuple) else value

    def _said(self, fault: Fault) -> str:
        values = {name: self.spoken(value) for name, value in fault.values.items()}
        return self._words().say("faults", fault.key, values, self.record.names)


def _is_nothing(answer: Any) -> bool:
    """Whether nothing was answered: no text, no move in the list."""
    if isinstance(answer, str):
        return not answer.strip(" ,;/")
    return answer is None or answer is ... or (isinstance(answer, list | tuple | set | frozenset | dict) and not answer)


def exercises(name: str) -> dict[str, Exercise]:
    """The exercises of a ruleset by name, from the first to the last; none where it has no such folder."""
    ruleset(name)
    found: tuple[Exercise, ...] = getattr(rulesets.part(name, FOLDER), "EXERCISES", ())
    return {exercise.name: exercise for exercise in found}
