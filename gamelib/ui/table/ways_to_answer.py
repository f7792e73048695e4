"""The ways to an answer, what is worth most first: each gives one where it understands a question, and None where not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import (
    absent_questions,
    barred_places,
    becoming_questions,
    behind_questions,
    colour_questions,
    common_questions,
    end_questions,
    how_asked,
    limit_questions,
    line_questions,
    moment_questions,
    move_questions,
    now_questions,
    once_more,
    order_questions,
    past_questions,
    questions,
    rule_questions,
    settled_questions,
    several_moves,
    sum_questions,
    supposed_questions,
    unsure_questions,
    way_questions,
    which_questions,
)
from .asked import Asked, read
from .common_questions import CLEAR
from .how_asked import Kind
from .judged_moves import MOST
from .polarity import says_yes

VERDICTS = ("✓", "✕")
"""How it is said at a glance whether a move may be made."""
JUDGED = (Kind.MAY, Kind.WHICH, Kind.WHAT_IF)
"""How a question is put that moves answer."""
Step = Callable[[Asked], "questions.Answer | None"]


def first(asked: Asked, steps: Sequence[Step]) -> questions.Answer | None:
    """The first answer that one of some steps has."""
    return next((answer for step in steps if (answer := step(asked)) is not None), None)


def same(asked: Asked) -> questions.Answer | None:
    """What is answered to a question that is known in these very words."""
    return _plain(common_questions.answered(*asked.spoken, common_questions.SAME))


def _once_more(asked: Asked) -> questions.Answer | None:
    """What is answered to the question about a move itself, where it is asked for once more; the limit of the turn, if any."""
    once = once_more.plainly(asked)
    if same(asked) is not None:
        return None
    if once is None:
        return once_more.by_luck(asked)
    return once_more.limited(once) or first(once.asked, STEPS)


def _instead(asked: Asked) -> questions.Answer | None:
    """What is answered to a question for moves without words that hardly change it: *first*, *too*, instead of what."""
    text = how_asked.without_aside(asked.text, asked.tongue)
    one = asked if text == asked.text else read(asked.now, text, asked.names, asked.tongue)
    if one is asked or not one.whole or one.put.kind not in JUDGED or same(asked) is not None:
        return None
    is_one = all({*asked.text.lower().split()} & {*words.split()} for words in asked.tongue.ui("only-one").split(" | "))
    return (once_more.limited(once_more.Once(one, second=False)) if is_one else None) or first(one, STEPS)


def _at_table(asked: Asked) -> questions.Answer | None:
    """What is so at the table, what happened, and what anybody may look at."""
    past = (past_questions.answered, past_questions.last_done, past_questions.done)
    for ask in (behind_questions.answered, settled_questions.of_sight, line_questions.answered, now_questions.answered, *past):
        if told := ask(*asked.spoken):
            return told, []
    return _plain(settled_questions.of_place(asked.now, asked.text, asked.wish, asked.names, asked.tongue))


def _by_line(asked: Asked) -> questions.Answer | None:
    """What holds for a move by a kind of line: why no such line is open, or what is answered to the move itself."""
    one = way_questions.plainly(asked)
    if one is None:
        return None
    told = way_questions.barred(asked, one)
    return told if told is not None or one is asked else first(one, STEPS)


def _which(asked: Asked) -> questions.Answer | None:
    """The moves that may be made now, and the rule where it is known in these very words and not all moves are shown.

    Where none may be made, why not: after the rule that is known in these very words, or before when it may be done.
    """
    if (answer := which_questions.answered(asked)) is not None:
        rule = same(asked) if len(asked.wish.moves) > MOST else None
        return answer if rule is None else (answer[0] + rule[0], answer[1])
    if (none := which_questions.none_now(asked)) is None:
        return None
    if (rule := same(asked)) is not None:
        return rule[0] + none[0], none[1]
    return none[0] + (moment_questions.when(asked) if asked.too_soon else ""), none[1]


def _never_there(asked: Asked) -> questions.Answer | None:
    """What lies on a square, before the rule, where it is asked why something happened there that did not."""
    square = past_questions.square(*asked.spoken)
    lies = which_questions.lying_on(asked, square) if square and not asked.now.covered else None
    rule = same(asked) if lies is not None else None
    return None if lies is None or rule is None else (lies[0] + rule[0], lies[1])


def _several(asked: Asked) -> questions.Answer | None:
    """What holds for several moves; where not all may be made, the rule too that is known in these very words."""
    answer = several_moves.answered(asked)
    rule = None if answer is None or VERDICTS[0] in answer[0] else same(asked)
    if rule is not None and says_yes(rule[0], asked.tongue):  # of another case than the one that is refused
        rule = None
    return answer if answer is None or rule is None else (answer[0] + rule[0], answer[1])


def _known(asked: Asked) -> questions.Answer | None:
    """What is answered to a known question that is like this one; of a move, only one that is nearly the same goes unmarked."""
    is_move = asked.put.kind is Kind.MAY and asked.wish.verbal and bool(asked.wish.moves)
    return _plain(common_questions.answered(*asked.spoken, alike=CLEAR if is_move else 0))


def nearest(asked: Asked) -> questions.Answer | None:
    """What is answered to the known question that comes nearest, under a heading that says so."""
    return _plain(common_questions.nearest(*asked.spoken))


def _advice(asked: Asked) -> questions.Answer | None:
    """Where advice is to be had, for whoever asks what is wise."""
    return _plain(common_questions.advised(*asked.spoken))


def _titled(asked: Asked) -> questions.Answer | None:
    """The rule that is called by a word of which no known question speaks: the card of a typhoon."""
    strange = common_questions.strange(*asked.spoken)
    return _plain(rule_questions.titled(strange, asked.now.state.rules, asked.tongue))


def _never(asked: Asked) -> questions.Answer | None:
    """That what was asked about never happened."""
    return _plain(past_questions.never(*asked.spoken))


STEPS: Sequence[Step] = (
    end_questions.answered,
    absent_questions.answered,
    barred_places.answered,
    becoming_questions.answered,
    _once_more,
    _instead,
    sum_questions.answered,
    which_questions.options,
    which_questions.of_others,
    _at_table,
    _by_line,
    which_questions.bare,
    which_questions.of_square,
    limit_questions.answered,
    several_moves.in_turn,
    order_questions.answered,
    moment_questions.answered,
    _which,
    move_questions.allowed,
    move_questions.of_another,
    _several,
    _never_there,
    same,
    several_moves.left_undone,
    move_questions.why_not,
    supposed_questions.what_if,
    supposed_questions.supposed,
    _never,
    move_questions.why_must,
    colour_questions.missing,
    _titled,
    move_questions.falls,
    moment_questions.of_case,
    _known,
    _advice,
    move_questions.not_now,
    move_questions.strange,
    nearest,
    unsure_questions.half_understood,
    unsure_questions.by_rules,
    unsure_questions.in_the_way,
)
"""How an answer is sought, what is worth most first."""


def _plain(told: str) -> questions.Answer | None:
    return (told, []) if told else None
