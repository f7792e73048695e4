"""Questions for one move before or after another: could Ben sell a share before he builds?

What is asked for so may be open now and yet come too late: what it should come before has been done in this turn.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.wishes import Wish
from ...drawing import escaped
from ..markup import element
from . import alternatives, moment_questions, question_words, questions
from .asked import Asked, read
from .how_asked import Kind, without_aside
from .judged_moves import judged
from .once_more import done_in_turn
from .several_moves import can_play

Judge = Callable[[Asked, Wish], "questions.Answer | None"]


def answered(asked: Asked) -> questions.Answer | None:
    """What holds for a move before or after another one; None where not both are understood, or luck lies between them."""
    return _ordered(asked, "order-before", _before) or _ordered(asked, "order-after", _after)


def _ordered(asked: Asked, key: str, judge: Judge) -> questions.Answer | None:
    """What holds where such a word stands between two moves that are both understood."""
    first, said, last = asked.text.strip().rstrip("?!. ").partition(f" {asked.tongue.ui(key)} ")
    if not said:
        return None
    one = read(asked.now, without_aside(first.rstrip(","), asked.tongue), asked.names, asked.tongue)
    other = asked.wished(question_words.plainly(last, asked.tongue))
    if one.put.kind is not Kind.MAY or not one.whole or not can_play(one) or asked.now.hides:
        return None
    if other.unknown or not other.verbal or not other.moves or any(move in other.moves for move in one.wish.moves):
        return None
    if any(player != asked.now.state.actor for player in other.subjects):
        return None
    return judge(one, other)


def _before(one: Asked, other: Wish) -> questions.Answer | None:
    """Whether it can be done first; if the other has been done, that it is too late for that, and what holds now."""
    now, tongue = one.now, one.tongue
    told, marked = judged(now, list(one.wish.moves), tongue, one.wish.known)
    if done_in_turn(now, {move.kind for move in other.moves}):
        return element("div", element("p", escaped(tongue.ui("too-late-before"))), class_="note") + told, marked
    if one.too_soon and (later := moment_questions.answered(one)) is not None:
        return later
    both = [any(move in now.moves for move in wish.moves) for wish in (one.wish, other)]
    return alternatives.one_then(now, one.wish.moves, other.moves, tongue) if all(both) else (told, marked)


def _after(one: Asked, other: Wish) -> questions.Answer | None:
    """Whether it can still be done when the other has been."""
    now, tongue = one.now, one.tongue
    if done_in_turn(now, {move.kind for move in other.moves}):
        return judged(now, list(one.wish.moves), tongue, one.wish.known)
    if not any(move in now.moves for move in other.moves):
        return None
    return alternatives.one_then(now, other.moves, one.wish.moves, tongue)
