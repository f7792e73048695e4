"""Answers to what was not understood whole: the rules that come nearest, known questions beside it, and never a yes."""

from __future__ import annotations

from ...core.moves import CHANCE
from ...core.rulebook import Rulebook
from ...core.wishes import VERBS, is_form, own_verbs
from ...drawing import escaped
from ..markup import element
from . import brief, common_questions, now_questions, questions, rule_questions
from .asked import Asked
from .how_asked import Kind
from .judged_moves import ends, judged


def half_understood(asked: Asked) -> questions.Answer | None:
    """The rules that come near what was understood in part, or what may have been meant."""
    now, wish, tongue = asked.now, asked.wish, asked.tongue
    if asked.put.kind not in (Kind.MAY, Kind.WHICH) or not wish.moves or not wish.verbal or asked.others:
        return None
    waits = now.apart or questions.unanswerable(now, tongue) is not None
    rules, able = now.state.rules, any(move in now.moves for move in wish.moves)
    near = rule_questions.answered(asked.text, rules, tongue, asked.names, wish.unknown) if wish.unknown else ""
    near = rule_questions.answered(asked.text, rules, tongue, asked.names, wish.unknown, _own(asked)) if near else ""
    if (near and len(ends(now, wish.moves)) != 1 and not able) or (not waits and asked.too_soon):
        near = near or rule_questions.of_clauses(_own(asked), now.state.ruleset, tongue)
        return _with_offers(asked, near) or (_understood(asked) + now_questions.due(now, "", tongue), [])
    told, marked = _in_part(asked, waits)
    return told + common_questions.offered(*asked.spoken) + near, marked


def by_rules(asked: Asked) -> questions.Answer | None:
    """The rules that a question is about, and known questions that come near; None where no rule speaks of it."""
    rules, tongue = asked.now.state.rules, asked.tongue
    own = _own(asked) if _says_own(asked) else []
    if told := now_questions.by_rule(*asked.spoken):
        return told + common_questions.offered(*asked.spoken), []
    told = rule_questions.answered(asked.text, rules, tongue, asked.names, first=own)
    return _with_offers(asked, told) if told else None


def in_the_way(asked: Asked) -> questions.Answer | None:
    """What is in the way of all that could be done with a thing that was named, where no rule was found either."""
    now, moves = asked.now, asked.wish.moves
    waits = now.apart or now.state.actor in (None, CHANCE) or questions.unanswerable(now, asked.tongue) is not None
    if asked.put.kind is not Kind.MAY or not moves or waits or asked.others or asked.too_soon:
        return None
    if asked.wish.verbal or any(move in now.moves for move in moves):
        return None
    return _in_part(asked, waits=False)


def _with_offers(asked: Asked, rules: str) -> questions.Answer | None:
    """Rules under a sentence that says what they are, and known questions to press."""
    if not rules:
        return None
    offers = common_questions.offered(*asked.spoken)
    return nearest(asked, rule_questions.first_of(rules) if offers else rules) + offers, []


def nearest(asked: Asked, rules: str) -> str:
    """Rules that come near a question; where it wants a yes or a no, that they are only near, and what was not understood."""
    tongue = asked.tongue
    is_told = asked.put.kind not in (Kind.MAY, Kind.LATER) and rule_questions.asks_for_rules(asked.text, tongue)
    if is_told and rule_questions.is_titled(asked.text, asked.now.state.rules, tongue, asked.names):
        return rules
    head = element("p", escaped(tongue.ui("nearest-rules" if rules.count("<p>") > 1 else "nearest-rule")))
    missed = _missed(asked) if asked.wish.moves and asked.put.kind is Kind.MAY else ""
    below = element("p", escaped(tongue.ui("no-yes", unknown=missed)), class_="quiet") if missed else ""
    return element("div", head, class_="note") + rules + below


def later(asked: Asked) -> str:
    """That it depends on what comes, and what the rule of such a move says."""
    rules = rule_questions.of_clauses(_own(asked), asked.now.state.ruleset, asked.tongue)
    rules = rules or rule_questions.answered(asked.put.text, asked.now.state.rules, asked.tongue, asked.names)
    said = " ".join(asked.tongue.ui(key) for key in ("depends", "depends-rules")[: 2 if rules else 1])
    return element("div", element("p", escaped(said)), class_="note") + rules


def not_their_turn(asked: Asked) -> str:
    """That somebody else does not decide now, in a sentence."""
    actor, tongue = asked.now.state.actor, asked.tongue
    if len(asked.others) == 1:
        return tongue.ui("not-turn", actor=actor, player=asked.others[0])
    return tongue.ui("not-turn-others", actor=actor)


def falls_alone(asked: Asked) -> questions.Answer | None:
    """That dice fall by themselves, with the rules of them; None where a verb has nothing to do with chance."""
    now, tongue, verb = asked.now, asked.tongue, asked.wish.strange
    falls = tongue.of(now.state.ruleset).texts.get("falls", {})
    if verb not in tongue.ui("chance-verbs").split() or not falls:
        return None
    rules = rule_questions.answered(asked.text, now.state.rules, tongue, asked.names, [verb])
    return now_questions.due(now, tongue.ui("falls-alone"), tongue) + rules, []


def by_rule(asked: Asked, sentence: str) -> str:
    """A sentence, then what the rule of such a move says of it."""
    now, tongue, clause = asked.now, asked.tongue, f"{asked.now.state.ruleset}.{asked.wish.moves[0].kind}"
    rules = Rulebook(now.state.ruleset, tongue.language)
    if clause not in rules:
        return now_questions.due(now, sentence, tongue)
    return questions.refused_by(f"{sentence} {brief.first_sentence(rules[clause].sentence)}", clause, tongue)


def _own(asked: Asked) -> list[str]:
    """The clause of the moves that were meant, where they are of one kind that has one."""
    ruleset, kinds = asked.now.state.ruleset, {move.kind for move in asked.wish.moves}
    if len(kinds) != 1:
        return []
    book, kind = Rulebook(ruleset), kinds.pop()
    verbs = str(asked.tongue.of(ruleset).texts.get(VERBS, {}).get(kind, "")).split()
    return [clause for verb in (kind, *verbs) if (clause := f"{ruleset}.{verb}") in book][:1]


def _says_own(asked: Asked) -> bool:
    """Whether a move is said by a verb of its own, which means nothing else."""
    now, words = asked.now, asked.text.lower().split()
    verbs = {verb for move in asked.wish.moves for verb in own_verbs(move.kind, now.state.ruleset, asked.tongue.language)}
    return any(is_form(word.strip("?!.,"), verb) for word in words for verb in verbs)


def _in_part(asked: Asked, waits: bool) -> questions.Answer:
    """What was understood and what was not, then why the first alone is forbidden, or what may be meant; never a yes."""
    if waits:
        return _understood(asked), []
    answer, marked = judged(asked.now, asked.wish.moves, asked.tongue, asked.wish.known, in_part=True)
    return _understood(asked) + answer, marked


def _understood(asked: Asked) -> str:
    """What was understood of a question and what was not."""
    missed = _missed(asked)
    said = asked.tongue.ui("in-part" if missed else "no-verb", known=asked.wish.known, unknown=missed)
    return element("div", element("p", escaped(said)), class_="note")


def _missed(asked: Asked) -> str:
    """The words that were not understood, as they were typed, each phrase between quotation marks."""
    typed = dict(asked.typed)
    phrases = (" ".join(typed.get(word, word) for word in words.split()) for words in asked.wish.unknown)
    return ", ".join(asked.tongue.ui("quoted", words=words) for words in phrases)
