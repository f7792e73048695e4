"""Questions in plain words: may she take a red piece? The moves that are meant, with yes or no, and why.

Of several answers the one is given that is worth most: to a question that is known in these very words; a number, an event or
a move that was understood whole; a known question that is like this one; the rule that comes nearest; and what may be meant.
"""

from __future__ import annotations

from dataclasses import replace

from ...core.errors import NotationError
from ...drawing import escaped
from ..markup import Tongue, element
from . import (
    common_questions,
    examples,
    pronouns,
    question_words,
    questions,
    two_questions,
    why_nots,
)
from .asked import Asked, read
from .how_asked import Kind, as_of_now, begun_plainly, conceded, says_now, spelt_out
from .moment import Moment
from .spelling import said_again, spelt
from .ways_to_answer import STEPS, VERDICTS, first, nearest, same


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
    unconceded, granted = conceded(begun_plainly(spelling.text, tongue), tongue)
    plain = why_nots.as_may(now, as_of_now(unconceded, tongue), names, tongue)
    spoken = pronouns.meant(now, plain, names, tongue)
    asked = read(now, common_questions.in_words_of_moves(spoken.text, now, tongue.language), names, tongue)
    if (one := _for_anybody(asked)) is not None:
        asked, spoken = one, spoken._replace(by_pronoun=True)
    asked = replace(asked, at_once=says_now(spelling.text, tongue), typed=spelling.typed)
    told, marked = _both(asked, text) or first(asked, STEPS) or _nothing(asked)
    again = said_again(spelling.read, tongue)
    whom = tongue.ui("for-decider", actor=now.state.actor) if spoken.by_pronoun and _is_own_turn(asked, told) else ""
    able = tongue.ui("can-be-done") if _doubts(asked) and _is_yes(told) else ""
    aside = tongue.ui("conceded", words=granted) if granted and any(sign in told for sign in VERDICTS) else ""
    heads = ((again, "note read-as"), (aside, "note read-as"), (whom, "note for-decider"), (able, "note can-be-done"))
    return "".join(element("p", escaped(head), class_=name) for head, name in heads if head) + told, marked


def _for_anybody(asked: Asked) -> Asked | None:
    """What anybody may do asked of whoever decides; None where something else is asked, or it is a rule: who may bid?"""
    alike = pronouns.for_anybody(asked.text, asked.tongue)
    one = read(asked.now, alike, asked.names, asked.tongue) if alike else None
    is_who = asked.text.lower().startswith(asked.tongue.ui("who-word"))
    return None if one is None or not one.whole or (is_who and same(asked) is not None) else one


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


def _both(asked: Asked, typed: str) -> questions.Answer | None:
    """What is answered to each of two questions in one, under its half as it was typed, where both have a firm answer."""
    halves = two_questions.halves(asked.text, asked.names, asked.tongue)
    if halves is None or same(asked) is not None:
        return None
    firm = STEPS[: STEPS.index(nearest)]
    answers = [first(read(asked.now, half, asked.names, asked.tongue), firm) for half in halves]
    heads = two_questions.halves(typed, (), asked.tongue) or halves
    found = [(head, *answer) for head, answer in zip(heads, answers, strict=True) if answer is not None]
    if len(found) < len(halves):
        return None
    told = "".join(two_questions.headed(head, answer, asked.tongue) for head, answer, _ in found)
    return told, [mark for *_, marked in found for mark in marked]


def _nothing(asked: Asked) -> questions.Answer:
    """That nothing was understood, and what could be asked."""
    return common_questions.offered(*asked.spoken, "perhaps-not-understood") or examples.offered(asked.now, asked.tongue), []
