"""Questions about a case: what would a move cause, and what could be done if something else were so?"""

from __future__ import annotations

from dataclasses import replace

from ...core.moves import CHANCE
from ...drawing import escaped
from ..markup import Tongue, element
from . import common_questions, foreseen, now_questions, questions, unsure_questions
from .asked import Asked, read
from .choices import named
from .how_asked import Kind, without_condition
from .judged_moves import closer, ends, judged


def what_if(asked: Asked) -> questions.Answer | None:
    """What a move would cause that may be made, or why it may not be made; of several ways one, said to be an example."""
    now, moves, tongue = asked.now, asked.wish.moves, asked.tongue
    if asked.put.kind is not Kind.WHAT_IF or not asked.whole:
        return None
    if now.state.actor in (None, CHANCE):  # then a rule that is asked for is told, and else what is due
        is_able = {*asked.put.text.lower().replace("’", "'").split()} & {*tongue.ui("asks-may").split()}  # if I can't pay
        is_rule = is_able or common_questions.answered(*asked.spoken)
        return None if is_rule else (now_questions.due(now, "", tongue), [])
    if asked.wish.subjects and asked.others:
        return now_questions.due(now, unsure_questions.not_their_turn(asked), tongue), []
    if now.apart or questions.unanswerable(now, tongue) is not None:
        return None
    legal = [move for move in moves if move in now.moves]
    if not legal:
        return judged(now, moves, tongue, asked.wish.known) if not asked.too_soon else None
    told, marked = foreseen.foreseen(now, str(legal[0]), tongue)
    if not told or len({move.kind for move in legal}) > 1:
        return None
    way = tongue.ui("one-way", move=named(legal[0], tongue, now.state.ruleset))
    head = element("p", escaped(way)) if len(legal) > 1 else ""
    return element("div", head + told, class_="note"), marked


def supposed(asked: Asked) -> questions.Answer | None:
    """Why a move could not be made in a case that is supposed: for a reason other than that it is not due yet."""
    now, tongue = asked.now, asked.tongue
    rest = without_condition(asked.text, tongue) if asked.put.kind is Kind.OTHER else ""
    if not rest or now.state.actor in (None, CHANCE) or now.apart or questions.unanswerable(now, tongue) is not None:
        return None
    then = read(now, rest, asked.names, tongue)
    if not then.whole or then.others or any(move in now.moves for move in then.wish.moves):
        return None
    nearer = closer(now, then.wish.moves, bars=False)  # what is supposed may be what opens the place
    if nearer is not None and len(ends(now, then.wish.moves)) > 1:  # what forbids the first of them says nothing of the others
        return None
    if nearer is not None:
        return _as_it_is(questions.refused(now, then.wish.moves[0], replace(nearer, others=()), tongue), tongue)
    return None if then.too_soon else _as_it_is(judged(now, then.wish.moves, tongue, then.wish.known), tongue)


def _as_it_is(answer: questions.Answer, tongue: Tongue) -> questions.Answer:
    """The same under the words that it is so now: what is supposed may be just what is lacking."""
    return element("p", escaped(tongue.ui("supposed-now")), class_="note") + answer[0], answer[1]
