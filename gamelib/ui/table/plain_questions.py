"""Questions in plain words: may she take a red piece? The moves that are meant, with yes or no, and why.

Of several answers the one is given that is worth most: to a question that is known in these very words; a number, an event or
a move that was understood whole; a known question that is like this one; the rule that comes nearest; and what may be meant.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...core.errors import NotationError
from ...drawing import escaped
from ..markup import Tongue, element
from . import (
    absent_questions,
    becoming_questions,
    colour_questions,
    common_questions,
    end_questions,
    examples,
    how_asked,
    limit_questions,
    line_questions,
    moment_questions,
    move_questions,
    now_questions,
    once_more,
    order_questions,
    past_questions,
    pronouns,
    question_words,
    questions,
    rule_questions,
    settled_questions,
    several_moves,
    sum_questions,
    supposed_questions,
    two_questions,
    unsure_questions,
    way_questions,
    which_questions,
    why_nots,
)
from .asked import Asked, read
from .common_questions import CLEAR
from .how_asked import Kind, as_of_now, begun_plainly, says_now, spelt_out
from .judged_moves import MOST
from .moment import Moment
from .polarity import says_yes
from .spelling import said_again, spelt

VERDICTS = ("✓", "✕")
"""How it is said at a glance whether a move may be made."""
JUDGED = (Kind.MAY, Kind.WHICH, Kind.WHAT_IF)
"""How a question is put that moves answer."""
Step = Callable[[Asked], "questions.Answer | None"]


def answered(now: Moment, text: str, tongue: Tongue) -> questions.Answer:
    """Whether a move may be made, asked in notation or in words; as far as these eyes can know."""
    if not is_move(now, text) or _is_said(now, text, tongue):
        return _in_words(now, text, tongue._replace(plain=True))
    return questions.asked(now, text, tongue)


def is_move(now: Moment, text: str) -> bool:
    """Whether a text is a move as it is written."""
    try:
        now.game.ruleset.parse(text)
    except NotationError:
        return False
    return True


def _is_said(now: Moment, text: str, tongue: Tongue) -> bool:
    """Whether a text that could be written so is no move at all, and words for one that is: go to Acre."""
    if now.game.ruleset.parse(text) in set(now.game.ruleset.catalogue(now.state.rules)):
        return False
    return read(now, text, [tongue.player(player) for player in range(now.state.rules.players)], tongue).whole


def _in_words(now: Moment, text: str, tongue: Tongue) -> questions.Answer:
    """What was meant in words that the table knows; words that were read as others are told before the answer."""
    names = [tongue.player(player) for player in range(now.state.rules.players)]
    tongue = tongue._replace(you=None) if pronouns.names_somebody(text, names, tongue) else tongue
    spelling = spelt(now, question_words.with_names(spelt_out(text, tongue, names), names), names, tongue)
    plain = why_nots.as_may(now, as_of_now(begun_plainly(spelling.text, tongue), tongue), names, tongue)
    spoken = pronouns.meant(now, plain, names, tongue)
    asked = read(now, common_questions.in_words_of_moves(spoken.text, now, tongue.language), names, tongue)
    if (one := _for_anybody(asked)) is not None:
        asked, spoken = one, spoken._replace(by_pronoun=True)
    asked = replace(asked, at_once=says_now(spelling.text, tongue))
    told, marked = _both(asked, text) or _first(asked, STEPS) or _nothing(asked)
    again = said_again(spelling.read, tongue)
    whom = tongue.ui("for-decider", actor=now.state.actor) if spoken.by_pronoun and _is_own_turn(asked, told) else ""
    able = tongue.ui("can-be-done") if _doubts(asked) and _is_yes(told) else ""
    heads = ((again, "note read-as"), (whom, "note for-decider"), (able, "note can-be-done"))
    return "".join(element("p", escaped(head), class_=name) for head, name in heads if head) + told, marked


def _for_anybody(asked: Asked) -> Asked | None:
    """What anybody may do asked of whoever decides; None where something else is asked, or it is a rule: who may bid?"""
    alike = pronouns.for_anybody(asked.text, asked.tongue)
    one = read(asked.now, alike, asked.names, asked.tongue) if alike else None
    is_who = asked.text.lower().startswith(asked.tongue.ui("who-word"))
    return None if one is None or not one.whole or (is_who and _same(asked) is not None) else one


def _is_own_turn(asked: Asked, told: str) -> bool:
    """Whether the asker decides now and is told of a move, so that it is said that *she* is understood as the asker."""
    judged_so = asked.whole and asked.put.kind is not Kind.OTHER
    return question_words.decides(asked.now) and (judged_so or any(sign in told for sign in VERDICTS))


def _is_yes(told: str) -> bool:
    """Whether an answer begins with a yes, and no other stands before it."""
    return VERDICTS[0] in told and VERDICTS[1] not in told.partition(VERDICTS[0])[0]


def _doubts(asked: Asked) -> bool:
    """Whether it is asked why something may not be done."""
    return asked.put.kind is Kind.MAY and {*asked.text.lower().split()[:1]} <= {*asked.tongue.ui("doubts-first").split()}


def _first(asked: Asked, steps: Sequence[Step]) -> questions.Answer | None:
    """The first answer that one of some steps has."""
    return next((answer for step in steps if (answer := step(asked)) is not None), None)


def _both(asked: Asked, typed: str) -> questions.Answer | None:
    """What is answered to each of two questions in one, under its half as it was typed, where both have a firm answer."""
    halves = two_questions.halves(asked.text, asked.names, asked.tongue)
    if halves is None or _same(asked) is not None:
        return None
    firm = STEPS[: STEPS.index(_nearest)]
    answers = [_first(read(asked.now, half, asked.names, asked.tongue), firm) for half in halves]
    heads = two_questions.halves(typed, (), asked.tongue) or halves
    found = [(head, *answer) for head, answer in zip(heads, answers, strict=True) if answer is not None]
    if len(found) < len(halves):
        return None
    told = "".join(two_questions.headed(head, answer, asked.tongue) for head, answer, _ in found)
    return told, [mark for *_, marked in found for mark in marked]


def _same(asked: Asked) -> questions.Answer | None:
    """What is answered to a question that is known in these very words."""
    return _plain(common_questions.answered(*asked.spoken, common_questions.SAME))


def _once_more(asked: Asked) -> questions.Answer | None:
    """What is answered to the question about a move itself, where it is asked for once more; the limit of the turn, if any."""
    once = once_more.plainly(asked)
    if _same(asked) is not None:
        return None
    if once is None:
        return once_more.by_luck(asked)
    return once_more.limited(once) or _first(once.asked, STEPS)


def _instead(asked: Asked) -> questions.Answer | None:
    """What is answered to a question for moves without words that hardly change it: *first*, *too*, instead of what."""
    text = how_asked.without_aside(asked.text, asked.tongue)
    one = asked if text == asked.text else read(asked.now, text, asked.names, asked.tongue)
    if one is asked or not one.whole or one.put.kind not in JUDGED or _same(asked) is not None:
        return None
    is_one = all({*asked.text.lower().split()} & {*words.split()} for words in asked.tongue.ui("only-one").split(" | "))
    return (once_more.limited(once_more.Once(one, second=False)) if is_one else None) or _first(one, STEPS)


def _at_table(asked: Asked) -> questions.Answer | None:
    """What is so at the table, what happened, and what anybody may look at."""
    past = (past_questions.answered, past_questions.last_done, past_questions.done)
    for ask in (settled_questions.of_sight, line_questions.answered, now_questions.answered, *past):
        if told := ask(*asked.spoken):
            return told, []
    return _plain(settled_questions.of_place(asked.now, asked.text, asked.wish, asked.names, asked.tongue))


def _by_line(asked: Asked) -> questions.Answer | None:
    """What holds for a move by a kind of line: why no such line is open, or what is answered to the move itself."""
    one = way_questions.plainly(asked)
    if one is None:
        return None
    told = way_questions.barred(asked, one)
    return told if told is not None or one is asked else _first(one, STEPS)


def _which(asked: Asked) -> questions.Answer | None:
    """The moves that may be made now, and the rule where it is known in these very words and not all moves are shown.

    Where none may be made, why not: after the rule that is known in these very words, or before when it may be done.
    """
    if (answer := which_questions.answered(asked)) is not None:
        rule = _same(asked) if len(asked.wish.moves) > MOST else None
        return answer if rule is None else (answer[0] + rule[0], answer[1])
    if (none := which_questions.none_now(asked)) is None:
        return None
    if (rule := _same(asked)) is not None:
        return rule[0] + none[0], none[1]
    return none[0] + (moment_questions.when(asked) if asked.too_soon else ""), none[1]


def _never_there(asked: Asked) -> questions.Answer | None:
    """What lies on a square, before the rule, where it is asked why something happened there that did not."""
    square = past_questions.square(*asked.spoken)
    lies = which_questions.lying_on(asked, square) if square and not asked.now.covered else None
    rule = _same(asked) if lies is not None else None
    return None if lies is None or rule is None else (lies[0] + rule[0], lies[1])


def _several(asked: Asked) -> questions.Answer | None:
    """What holds for several moves; where not all may be made, the rule too that is known in these very words."""
    answer = several_moves.answered(asked)
    rule = None if answer is None or VERDICTS[0] in answer[0] else _same(asked)
    if rule is not None and says_yes(rule[0], asked.tongue):  # of another case than the one that is refused
        rule = None
    return answer if answer is None or rule is None else (answer[0] + rule[0], answer[1])


def _known(asked: Asked) -> questions.Answer | None:
    """What is answered to a known question that is like this one; of a move, only one that is nearly the same goes unmarked."""
    is_move = asked.put.kind is Kind.MAY and asked.wish.verbal and bool(asked.wish.moves)
    return _plain(common_questions.answered(*asked.spoken, alike=CLEAR if is_move else 0))


def _nearest(asked: Asked) -> questions.Answer | None:
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


def _nothing(asked: Asked) -> questions.Answer:
    """That nothing was understood, and what could be asked."""
    return common_questions.offered(*asked.spoken, "perhaps-not-understood") or examples.offered(asked.now, asked.tongue), []


STEPS: Sequence[Step] = (
    end_questions.answered,
    absent_questions.answered,
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
    _same,
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
    _nearest,
    unsure_questions.half_understood,
    unsure_questions.by_rules,
    unsure_questions.in_the_way,
)
"""How an answer is sought, what is worth most first."""


def _plain(told: str) -> questions.Answer | None:
    return (told, []) if told else None
