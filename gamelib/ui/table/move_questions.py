"""Questions about moves: yes or no for whoever decides now, whose turn it is not, and verbs for which no move is there."""

from __future__ import annotations

from ...core.moves import CHANCE
from ..markup import Tongue
from . import (
    bar_questions,
    brief,
    common_questions,
    moment_questions,
    now_questions,
    place_questions,
    question_words,
    questions,
    rule_questions,
    unsure_questions,
)
from .asked import Asked
from .choices import by_kind
from .how_asked import Kind
from .judged_moves import at_one_place, closer, ends, judged
from .moment import Moment


def allowed(asked: Asked) -> questions.Answer | None:
    """Yes or no to moves that were understood whole, for whoever decides now."""
    now, moves, tongue = asked.now, asked.wish.moves, asked.tongue
    if asked.put.kind not in (Kind.MAY, Kind.WHICH) or not moves or asked.others or not asked.wish.verbal:
        return None
    if now.state.actor is None:
        return now_questions.ended_by(now, tongue), []
    if asked.put.kind is Kind.WHICH and not any(move in now.moves for move in moves):
        return None
    if asked.place.owner is not None:
        told = tongue.ui("place-of-another", owner=asked.place.owner, kind=asked.place.kind, actor=now.state.actor)
        return unsure_questions.by_rule(asked, told), []
    if question_words.elsewhere(now, moves, asked.wish.unknown):
        where = moment_questions.when(asked) if asked.too_soon else ""
        return unsure_questions.by_rule(asked, tongue.ui("not-there")) + where, []
    waits = now.apart or questions.unanswerable(now, tongue) is not None
    if not waits and (there := question_words.place_named(now, asked.wish)):
        fits = question_words.stands_for(now, moves[0], there)
        return questions.asked(now, str(moves[0]), tongue) if fits else place_questions.at_place(now, there, tongue)
    if not asked.whole:
        return None
    if waits or (len(moves) == 1 and closer(now, moves) is None):
        return questions.asked(now, str(moves[0]), tongue)
    return judged(now, moves, tongue, asked.wish.known)


def of_another(asked: Asked) -> questions.Answer | None:
    """That a player who is named does not decide now, nor another of whom one place is asked; no word of what is whose."""
    owned = {*asked.text.lower().split()} & {*asked.tongue.ui("asks-own").split()}
    meant = asked.wish.subjects or (asked.others and len(ends(asked.now, asked.wish.moves)) == 1)
    is_asker = asked.others == (asked.now.person,)
    return not_now(asked) if (is_asker or (meant and not owned)) and asked.whole and asked.put.kind is Kind.MAY else None


def why_not(asked: Asked) -> questions.Answer | None:
    """What is in the way of all that could be done with a thing, where somebody asks why nothing can."""
    why = asked.text.lower().split()[:1]
    return unsure_questions.in_the_way(asked) if {*why} & {*asked.tongue.ui("doubts-first").split()} else None


def falls(asked: Asked) -> questions.Answer | None:
    """That dice fall by themselves, where it is asked whether somebody may roll them now."""
    return unsure_questions.falls_alone(asked) if asked.put.kind is Kind.MAY else None


def why_must(asked: Asked) -> questions.Answer | None:
    """What is due, where somebody asks why a move must be made that is one, and no more."""
    plain = " ".join(asked.text.lower().split())
    first, *_ = plain.split() or [""]
    phrases = (one for one in asked.tongue.ui("asks-duty").split(" | ") if f" {one} " in plain)
    rest = next((plain.partition(f" {one} ")[2] for one in phrases), "")
    if first not in asked.tongue.ui("doubts-first").split() or not rest:
        return None
    wish = asked.wished(rest)
    told = now_questions.by_rule(*asked.spoken) if wish.verbal and wish.moves and not wish.unknown else ""
    return (told, []) if told else None


def not_now(asked: Asked) -> questions.Answer | None:
    """That it is not somebody's turn, or that it depends on what comes."""
    now, tongue, kind = asked.now, asked.tongue, asked.put.kind
    acts = bool(asked.wish.moves or asked.wish.strange)
    if kind is Kind.LATER and asked.wish.moves:
        return unsure_questions.later(asked), []
    if not asked.others or kind is not Kind.MAY or not acts:
        return None
    if now.state.actor in (None, CHANCE):  # nobody decides anything
        return (_reminded(now, "", tongue), []) if asked.whole else None
    unknown = asked.wish.unknown
    if unknown and (rules := rule_questions.answered(asked.text, now.state.rules, tongue, asked.names, unknown)):
        return unsure_questions.nearest(asked, rules), []
    if now.secret and asked.whole and {move.kind for move in asked.wish.moves} <= by_kind(now.moves).keys():
        return now_questions.due(now, tongue.ui("secret-in-turn"), tongue), []
    told = _reminded(now, unsure_questions.not_their_turn(asked), tongue) + bar_questions.barred(asked)
    if asked.wish.subjects and (rule := common_questions.counted(*asked.spoken)):
        return told + rule, []
    there, marked = (asked.whole and at_one_place(now, asked.wish.moves, tongue, asked.wish.known)) or ("", [])
    return told + there, marked


def strange(asked: Asked) -> questions.Answer | None:
    """That there is no such move, with the rule that speaks of such a thing; of dice, the rule alone."""
    now, verb, tongue = asked.now, asked.wish.strange, asked.tongue
    if not verb or asked.put.kind is not Kind.MAY:
        return None
    if (fallen := unsure_questions.falls_alone(asked)) is not None:
        return fallen
    game = tongue.of(now.state.ruleset).label("game", now.state.ruleset)
    told = _reminded(now, tongue.ui("no-such-move", verb=verb, game=game), tongue)
    near = rule_questions.answered(asked.text, now.state.rules, tongue, asked.names, [verb])
    return told + (rule_questions.of_topic(verb, now.state.rules, tongue) or near), []


def _reminded(now: Moment, sentence: str, tongue: Tongue) -> str:
    """A sentence, then what is due now with its clause."""
    if now.state.actor is None:
        return now_questions.ended_by(now, tongue)
    why = brief.due(now)
    return questions.refused_by(f"{sentence} {brief.said(why, tongue)}".strip(), why.clause, tongue)
