"""Judges that exercises of all rulesets share. Each puts an answer to the engine and names what speaks against it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from typing import Any

from .errors import NotationError, UnknownClause
from .exercise import Exercise, Fault, Judge, Unread
from .moves import Move
from .state import State

Game = State[Any, Any]
Goal = Callable[[Exercise, Sequence[Game]], Fault | None]
"""Looks at the states that the answer's moves lead through, the exercise's own first; None if they do what was asked."""
MOST_MOVES = 1000
"""No answer is longer; what comes after is not even looked at."""
_NUMBER = re.compile(r"-?[0-9]{1,12}(?:[./][0-9]{1,12})?")
_PERCENT = re.compile(r"[0-9]{1,3}(?:\.[0-9]{1,6})? ?%")
_COUNT = re.compile(r"(?<!\S)[0-9]+(?!\S)")
_WITH_COMMAS = re.compile(r"-?[0-9]+(?: ?, ?[0-9]+)+")
Case = tuple[str, tuple[Any, ...], Any, Game | None]
"""A case in words, the values it hands to the pupil's function, what the engine says of it, and a table that shows the case."""


def plays(goal: Goal, moves: int | None = None) -> Judge:
    """The answer is a move, or so many of them in order; each must be legal, and together they must reach the goal."""

    def judge(task: Exercise, answer: Any) -> Fault | None:
        states = [task.state]
        for move in read_moves(task, answer, moves):
            fault = refused(task, states[-1], move)
            if fault is not None:
                return fault
            states.append(states[-1].play(move))
        fault = goal(task, states)
        return fault if fault is None or fault.shown is not None else replace(fault, shown=states[-1])

    return judge


def is_allowed(task: Exercise, states: Sequence[Game]) -> Fault | None:
    """A goal: that the move was one of those that the question offers; that it is legal is all that is asked."""
    move = states[-1].last_move
    return None if str(move) in task.among else Fault("not-asked-for", {"move": move})


def lists_moves(wanted: Callable[[Game], Iterable[Move]]) -> Judge:
    """The answer is a list of moves; it must hold all that are wanted and no other."""

    def judge(task: Exercise, answer: Any) -> Fault | None:
        given, right = read_moves(task, answer), set(wanted(task.state))
        for move in given:
            fault = refused(task, task.state, move)
            if fault is not None or move not in right:
                return fault or Fault("not-asked-for", {"move": move})
        return Fault("more", {"kinds": _kinds(right - set(given))}) if right - set(given) else None

    return judge


def names_clause(wanted: Callable[[Exercise], str], near: Iterable[str] = ()) -> Judge:
    """The answer is the id of a clause, with or without the ruleset's name before the dot.

    ``near`` are clauses on which the right one rests, or that can be read as forbidding the same: none of them is counted.
    """
    close = frozenset(near)

    def judge(task: Exercise, answer: Any) -> Fault | None:
        written = str(answer).strip()
        try:
            clause = task.game.rulebook[written if "." in written else f"{task.ruleset}.{written}"]
        except UnknownClause:
            raise Unread("no-clause", ruleset=task.ruleset, found=written[:60]) from None
        if clause.id == wanted(task):
            return None
        if clause.id in close:
            raise Unread("near-clause", title=clause.title)
        return Fault("other-clause", {"title": clause.title, "sentence": clause.sentence}, clause.id)

    return judge


def counts(wanted: Callable[[Exercise], Fraction | int], wrong: Callable[[Exercise, Fraction], Fault]) -> Judge:
    """The answer is a whole number or a fraction; ``wrong`` says what speaks against another."""

    def judge(task: Exercise, answer: Any) -> Fault | None:
        right = wanted(task)
        given = read_number(answer, isinstance(right, int))
        return None if given == right else wrong(task, given)

    return judge


def agrees(cases: Callable[[Exercise], Iterable[Case]]) -> Judge:
    """The answer is a function of the pupil's; the first case where it and the engine differ is the counterexample."""

    def judge(task: Exercise, answer: Any) -> Fault | None:
        if not callable(answer):
            raise Unread("no-function", found=type(answer).__name__)
        for case, values, right, table in cases(task):
            try:
                given = answer(*values)
                agreed = bool(given == right)
            except (Exception, SystemExit) as error:
                return Fault("function-failed", {"case": case, "why": _failed(error)}, "", table)
            if not agreed:
                return Fault("disagrees", {"case": case, "said": _shortly(given)}, "", table)
        return None

    return judge


def _failed(error: BaseException) -> str:
    """An error in a pupil's function, short enough to be read."""
    return f"{type(error).__name__}: {error}"[:200]


def _shortly(given: object) -> str:
    """What a function answered, however oddly it describes itself."""
    try:
        return repr(given)[:60]
    except Exception as error:
        return type(error).__name__


def refused(task: Exercise, state: Game, move: Move) -> Fault | None:
    """The engine's refusal of a move, if it refuses it; the nearest legal move is kept back."""
    why = state.refusal(move)
    return None if why is None else Fault("refused", {"move": move, "why": why.said(task.record.names)}, why.clause, state)


def read_moves(task: Exercise, answer: Any, count: int | None = None) -> list[Move]:
    """Moves from notation: one text, texts in a list, or one text with commas between them."""
    parts = answer.split(",") if isinstance(answer, str) else answer
    if not isinstance(parts, Iterable):
        raise Unread("no-moves", found=type(answer).__name__)
    try:
        moves = [part if isinstance(part, Move) else task.game.parse(str(part).strip()) for part in islice(parts, MOST_MOVES)]
    except NotationError as error:
        raise Unread("notation", why=str(error)) from None
    if not moves:
        raise Unread("nothing")
    if count is not None and len(moves) != count:
        raise Unread("how-many-moves", wanted=count, given=len(moves))
    _on_this_board(task, moves)
    return moves


def _on_this_board(task: Exercise, moves: Sequence[Move]) -> None:
    """A move may name a place or a card that these rules do not have: a slip of the pen. A number too high is an idea."""
    known = {_COUNT.sub("#", str(move)) for move in task.game.catalogue(task.state.rules)}
    for move in moves:
        if _COUNT.sub("#", str(move)) not in known:
            raise Unread("no-such-move", move=str(move)[:60])


def read_number(answer: Any, is_whole: bool = False) -> Fraction:
    """A number from 12, "12", "$12", "1/3" or a Fraction; a float is taken as the short fraction that it stands for.

    Where the answer ``is_whole``, nobody is told of fractions.
    """
    expected = "no-whole-number" if is_whole else "no-number"
    if isinstance(answer, bool):
        raise Unread(expected, found=str(answer))
    text = answer.strip().removeprefix("$") if isinstance(answer, str) else answer
    if isinstance(text, str) and _PERCENT.fullmatch(text):
        return Fraction(text.rstrip("% ")) / 100
    if _WITH_COMMAS.fullmatch(", ".join(map(str, text)) if isinstance(text, tuple) else str(text)):
        raise Unread("commas")
    if isinstance(text, str) and not _NUMBER.fullmatch(text):
        raise Unread(expected, found=text[:60])
    try:
        found = Fraction(text)
    except (ValueError, TypeError, ZeroDivisionError, OverflowError):
        raise Unread(expected, found=str(answer)[:60]) from None
    return found.limit_denominator(10_000) if isinstance(answer, float) else found


def told(task: Exercise, state: Game) -> str:
    """What led to a state, in sentences."""
    return " ".join(event.sentence(task.record.names) for event in state.events)


def _kinds(moves: Iterable[Move]) -> str:
    return ", ".join(sorted({move.kind for move in moves}))
