"""Whether something may be done that is not due: first what the rule says of it, and then what is due now, without a cross.

The words of a ruleset's part ``questions`` tell it (``moments``): ``of`` names kinds of move, or moves as they are written,
``answer`` is when such a move may be made, ``clauses`` what that rests on, ``only`` the options under which it holds, and
``past`` the phases after which no such move comes in the same turn.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...core.events import Refusal
from ...core.moves import CHANCE
from ...core.words import words
from ...drawing import escaped
from ..markup import chips, element
from . import common_questions, now_questions, questions
from .asked import Asked
from .here_and_now import due_first
from .how_asked import Kind
from .judged_moves import closer, ends
from .marks import DUE, Mark

MOMENTS = "moments"
"""The group of what is said of moves at another moment than their own."""


def answered(asked: Asked) -> questions.Answer | None:
    """When the moves may be made that are asked about, where all that hinders them is that something else is due."""
    now, tongue = asked.now, asked.tongue
    if asked.put.kind is not Kind.MAY or not asked.whole or asked.others or now.state.actor in (None, CHANCE):
        return None
    waits = questions.unanswerable(now, tongue)
    if now.covered and waits is not None:
        is_late = questions.common_refusal(now, asked.wish.moves[0]) is not None
        then = now_questions.due(now, "", tongue) if is_late else element("div", element("p", escaped(waits)), class_="note")
        return (told + then, []) if (told := _when(asked)) else None
    if now.apart or waits is not None or (why := _too_soon(asked)) is None or not (told := _when(asked)):
        return None
    marked: list[Mark] = due_first(now, why)
    due = now_questions.due(now, tongue.ui("not-now") if not _asks_so(asked) and _is_past(asked) else "", tongue)
    return due + told if _doubts(asked) else told + due, marked


def _doubts(asked: Asked) -> bool:
    """Whether what is due is the answer, before the rule: it is asked why not, or if now, or it is too late."""
    return _asks_so(asked) or _is_past(asked)


def _asks_so(asked: Asked) -> bool:
    """Whether it is asked why something may not be done, or whether now."""
    return asked.at_once or {*asked.text.lower().split()[:1]} <= {*asked.tongue.ui("doubts-first").split()}


def _is_past(asked: Asked) -> bool:
    """Whether no such move can come any more in this turn, whatever falls."""
    return asked.now.state.phase in str(_moment(asked).get("past", "")).split()


def _too_soon(asked: Asked) -> Refusal | None:
    """That something else is due, where that alone hinders one of the moves, and each of them at first; else None."""
    now, moves = asked.now, asked.wish.moves
    if not asked.too_soon or (len(ends(now, moves)) == 1 and closer(now, moves) is not None):
        return None
    whys = [why for move in moves if (why := now.seen.refusal(move)) is not None]
    return next((why for why in whys if all(one.key.startswith(DUE) for one in why.others)), None)


def _when(asked: Asked) -> str:
    """When the moves may be made, with the clauses; nothing where the ruleset does not tell it."""
    if not (one := _moment(asked)):
        return ""
    ruleset, rules, tongue = asked.now.state.ruleset, asked.now.state.rules, asked.tongue
    values = {field: getattr(rules, field) for field in rules.dials()}
    answer = str(one["answer"])
    if _doubts(asked):  # no yes to a why, nor of another moment
        rest = answer.removeprefix(tongue.ui("yes-but"))
        answer = rest[:1].upper() + rest[1:]
    said = tongue.of(ruleset).filled(answer, values, tongue.names)
    clauses = [f"{ruleset}.{clause}" for clause in str(one["clauses"]).split()]
    return element("div", element("p", f"{escaped(said)} {chips(clauses)}"), class_="note")


def _moment(asked: Asked) -> Mapping[str, object]:
    """What the ruleset tells of the moment of such moves; nothing where it does not."""
    first, rules = asked.wish.moves[0], asked.now.state.rules
    told = words(f"{asked.now.state.ruleset}/{common_questions.PART}", asked.tongue.language).texts.get(MOMENTS, {})
    for one in told.values():
        meant = str(one["of"]).split(" | ")
        if (first.kind in meant or str(first) in meant) and common_questions.holds(str(one.get("only", "")), rules):
            return dict(one)
    return {}
