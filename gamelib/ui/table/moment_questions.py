"""Whether something may be done that is not due: that it is not now, what is due instead, and then when it may be done.

The words of a ruleset's part ``questions`` tell it (``moments``): ``of`` names kinds of move, or moves as they are written,
``answer`` is when such a move may be made, ``clauses`` what that rests on, and ``only`` the options under which it holds.
``counts`` are keys of what is told below it of a place or a thing that the question names.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...core.events import Refusal
from ...core.moves import CHANCE
from ...core.words import words
from ...drawing import escaped
from ..markup import chips, element
from . import common_questions, counted_questions, now_questions, questions, which_questions
from .asked import Asked
from .here_and_now import due_first
from .how_asked import Kind
from .judged_moves import akin, closer, ends, judged
from .marks import DUE, Mark

MOMENTS = "moments"
"""The group of what is said of moves at another moment than their own."""


def answered(asked: Asked) -> questions.Answer | None:
    """When the moves may be made that are asked about, where all that hinders them is that something else is due."""
    now, tongue = asked.now, asked.tongue
    if asked.put.kind is not Kind.MAY or not _is_told(asked):
        return None
    waits = questions.unanswerable(now, tongue)
    if now.covered and waits is not None:
        is_late = questions.common_refusal(now, asked.wish.moves[0]) is not None
        due = now_questions.due(now, "", tongue) if is_late else element("div", element("p", escaped(waits)), class_="note")
        return (due + told, []) if (told := when(asked)) else None
    if now.apart or waits is not None:
        return None
    return _of_the_like(asked) or _not_now(asked)


def of_case(asked: Asked) -> questions.Answer | None:
    """The same where it is asked what a move would cause that is not due, and known questions that come near."""
    now = asked.now
    if asked.put.kind is not Kind.WHAT_IF or not _is_told(asked) or now.apart:
        return None
    if questions.unanswerable(now, asked.tongue) is not None or (answer := _not_now(asked)) is None:
        return None
    return answer[0] + common_questions.offered(*asked.spoken), answer[1]


def _is_told(asked: Asked) -> bool:
    """Whether a question is understood whole and asks about whoever decides now."""
    return asked.whole and not asked.others and asked.now.state.actor not in (None, CHANCE)


def _of_the_like(asked: Asked) -> questions.Answer | None:
    """Yes, where no place is named and a move may be made that does the same: to build is to draw and build."""
    now, moves = asked.now, asked.wish.moves
    kinds = {move.kind for move in moves}
    every = [move for move in now.game.ruleset.catalogue(now.state.rules) if move.kind in kinds]
    if len(moves) < len(every) or not asked.too_soon:
        return None
    legal = [move for move in akin(now, kinds, asked.tongue) if move in now.moves]
    return judged(now, legal, asked.tongue, asked.wish.known) if legal else None


def _not_now(asked: Asked) -> questions.Answer | None:
    """That it is not now, what is due, when it may be done, and what lies on the square that is named."""
    now, tongue = asked.now, asked.tongue
    if (why := _too_soon(asked)) is None or not (told := when(asked)):
        return None
    marked: list[Mark] = due_first(now, why)
    due = now_questions.due(now, "" if _asks_why(asked) else tongue.ui("not-now"), tongue)
    lies = which_questions.on_named_square(asked)
    return due + told + (lies[0] if lies else ""), marked


def _asks_why(asked: Asked) -> bool:
    """Whether it is asked why something may not be done."""
    return {*asked.text.lower().split()[:1]} <= {*asked.tongue.ui("doubts-first").split()}


def _too_soon(asked: Asked) -> Refusal | None:
    """That something else is due, where that alone hinders one of the moves, and each of them at first; else None."""
    now, moves = asked.now, asked.wish.moves
    if not asked.too_soon or (len(ends(now, moves)) == 1 and closer(now, moves) is not None):
        return None
    whys = [why for move in moves if (why := now.seen.refusal(move)) is not None]
    return next((why for why in whys if all(one.key.startswith(DUE) for one in why.others)), None)


def when(asked: Asked) -> str:
    """When the moves may be made, with the clauses; nothing where the ruleset does not tell it."""
    if not (one := _moment(asked)):
        return ""
    ruleset, rules, tongue = asked.now.state.ruleset, asked.now.state.rules, asked.tongue
    values = {field: getattr(rules, field) for field in rules.dials()}
    said = tongue.of(ruleset).filled(str(one["answer"]), values, tongue.names)
    clauses = [f"{ruleset}.{clause}" for clause in str(one["clauses"]).split()]
    told = counted_questions.of_named(asked.now, asked.text, str(one.get("counts", "")).split(), tongue)
    return element("div", element("p", f"{escaped(said)} {chips(clauses)}"), class_="note") + told


def _moment(asked: Asked) -> Mapping[str, object]:
    """What the ruleset tells of the moment of such moves; nothing where it does not."""
    first, rules = asked.wish.moves[0], asked.now.state.rules
    told = words(f"{asked.now.state.ruleset}/{common_questions.PART}", asked.tongue.language).texts.get(MOMENTS, {})
    for one in told.values():
        meant = str(one["of"]).split(" | ")
        if (first.kind in meant or str(first) in meant) and common_questions.holds(str(one.get("only", "")), rules):
            return dict(one)
    return {}
