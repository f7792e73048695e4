"""Questions for a move by a kind of line: may I go to Trebizond by sea? The move itself, if such lines are open now."""

from __future__ import annotations

import re
from dataclasses import replace

from ...core.moves import CHANCE
from ...core.rulesets import part
from ...core.wishes import details
from ...drawing import escaped
from ..markup import element
from . import line_questions, now_questions, questions, unsure_questions
from .asked import Asked, read
from .counted_questions import COUNTS
from .how_asked import Kind
from .line_questions import KINDS

_WORD = re.compile(r"[^\W\d_]+")


def plainly(asked: Asked) -> Asked | None:
    """The question for the move without its kind of line; None where none, or more than one, is said."""
    if asked.put.kind not in (Kind.MAY, Kind.WHICH, Kind.WHAT_IF) or not _kind(asked):
        return None
    words = "|".join(map(re.escape, sorted(_all(asked), key=len, reverse=True)))
    text = re.sub(rf"\s+{asked.tongue.ui('by-line')}\s+(?:{words})(?!\w)", "", asked.text, flags=re.IGNORECASE)
    one = asked if text == asked.text else read(asked.now, text, asked.names, asked.tongue)
    named = {detail for move in one.wish.moves for detail in details(move)}
    return one if one.whole and not named & _all(asked) else None


def barred(asked: Asked, one: Asked) -> questions.Answer | None:
    """What holds of that kind of line whatever the move is, or before it is due; None where the move itself is to be judged."""
    ways = (untouched, closed, of_others, lines)
    return next((told for way in ways if (told := way(asked, one)) is not None), None)


def closed(asked: Asked, one: Asked) -> questions.Answer | None:
    """Why nobody can go by that kind of line in this turn; None where one can, or where the move itself is refused."""
    now, tongue = asked.now, asked.tongue
    tell = getattr(part(now.state.ruleset, COUNTS), "closed", None)
    if tell is None or one.others or now.apart or questions.unanswerable(now, tongue) is not None:
        return None
    told = None if now.state.actor in (None, CHANCE) else tell(now.seen.rules, now.seen.table, _kind(asked))
    if told is None or not (one.too_soon or any(move in now.moves for move in one.wish.moves)):
        return None
    said = tongue.of(now.state.ruleset).say(COUNTS, told.key, told.values, tongue.names)
    return questions.refused_by(said, told.clause, tongue), []


def untouched(asked: Asked, one: Asked) -> questions.Answer | None:
    """That no such line touches the place where the moves end, which bars everybody at any time; else None."""
    now, tongue, ruleset = asked.now, asked.tongue, asked.now.state.ruleset
    tell = getattr(part(ruleset, COUNTS), "untouched", None)
    named = {details(move)[-1] for move in one.wish.moves if details(move)}
    told = tell(now.seen.rules, next(iter(named)), _kind(asked)) if tell is not None and len(named) == 1 else None
    if told is None:
        return None
    said = tongue.of(ruleset).say(COUNTS, told.key, told.values, tongue.names)
    return questions.refused_by(said, told.clause, tongue) + _not_their_turn(one), []


def of_others(asked: Asked, one: Asked) -> questions.Answer | None:
    """That it is another's turn, and why whoever decides cannot go by that kind of line either; None where they may."""
    mine = closed(asked, replace(one, others=())) if one.others else None
    if mine is None:
        return None
    head = element("p", escaped(one.tongue.ui("for-decider", actor=one.now.state.actor)), class_="note")
    return _not_their_turn(one) + head + mine[0], mine[1]


def _not_their_turn(one: Asked) -> str:
    """That whoever is asked about does not decide now, and what is due; nothing where they do."""
    if not one.others or one.now.state.actor in (None, CHANCE):
        return ""
    return now_questions.due(one.now, unsure_questions.not_their_turn(one), one.tongue)


def lines(asked: Asked, one: Asked) -> questions.Answer | None:
    """Where such lines lead from where the asker stands, where it is asked that before the move is due; else None."""
    if asked.put.kind is not Kind.WHICH or one.others or any(move in asked.now.moves for move in one.wish.moves):
        return None
    said, spoken = _all(asked), _WORD.findall(asked.text.lower())
    word = next(word for word in spoken if word in said)
    text = asked.tongue.ui("lines-from-here", line=word)
    told = line_questions.answered(asked.now, text, asked.names, asked.tongue)
    return (told, []) if told else None


def _all(asked: Asked) -> set[str]:
    """All words for kinds of lines."""
    kinds = asked.tongue.of(asked.now.state.ruleset).texts.get(KINDS, {})
    return {word for line in kinds.values() for word in str(line).split()}


def _kind(asked: Asked) -> str:
    """The one kind of line that is said, else nothing."""
    kinds = asked.tongue.of(asked.now.state.ruleset).texts.get(KINDS, {})
    spoken = {*_WORD.findall(asked.text.lower())}
    named = [kind for kind in kinds if {*str(kinds[kind]).split()} & spoken]
    return named[0] if len(named) == 1 else ""
