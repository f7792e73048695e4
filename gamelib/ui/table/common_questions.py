"""Questions that people ask again and again, each with its answer and the clauses behind it.

A ruleset lists its own in the words of its part ``questions``, what holds at every table stands in those of ``ui/questions``:
``ask`` are the ways to ask (the first is how it is shown), ``answer`` a sentence or two with fields of the rules filled in,
``clauses`` what it rests on. ``only`` names options under which it holds (``not`` those under which it does not, ``and``
between them), ``counts`` numbers of the table that are told below it, ``offers`` what can be done about it at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...core.counts import Count
from ...core.moves import CHANCE
from ...core.rules import Rules
from ...core.rulesets import part, ruleset
from ...core.wishes import details
from ...core.words import Words, words
from ...drawing import escaped
from ..markup import Tongue, button, chips, element
from . import brief, now_questions, polarity
from .counted_questions import COUNTS, asker, is_named
from .game import PERSON
from .how_asked import wants_advice
from .moment import Moment
from .question_matching import Found, Known, Reading
from .sight import OPEN

PART, SHARED, QUESTIONS = "questions", "ui/questions", "questions"
"""Where a ruleset keeps its questions, where those of every table stand, and the group that they are in."""
SAME, SURE, NEAR = 1.0, 0.71, 0.47
"""How alike a question is that says the same, one that is surely meant, and one that may be."""
CLOSE, AHEAD = 0.55, 0.07
"""How alike a question is at least that is answered as the nearest, and how far before the next."""
FIRM, LEAD = 1.2, 2
"""A question is surely meant if its likeness and so many times its lead before the next make this sum."""
OFFERED, BESIDE, LINES = 3, 2, 6
"""So many questions are offered where none is answered, so many beside one that is; so many numbers are told."""
CLEAR, MARGIN = 0.95, 0.1
"""Where a question is no more alike than this, others may be meant; they are so much less alike at most."""
ADVICE, HINT = "what-should-i-do", "hint"
"""The question of those who want advice, and what is offered to them."""
DUE, PURSE = "due", "purse"
"""What a question tells beside its answer: what is to be done now, or how much money the asker has."""
SCORE = "score"
"""How the counts begin that say who is ahead."""

Question = Mapping[str, Any]


def answered(now: Moment, text: str, names: Sequence[str], tongue: Tongue, least: float = SURE, alike: float = 0) -> str:
    """The answer to the question that this one is like; nothing where none is near enough.

    One that is less than ``alike`` is said to be only near.
    """
    near = _like(now, text, names, tongue)
    if not near or near[0].likeness < least:
        return ""
    firm = near[0].likeness >= alike and _is_firm(near)
    if near[0].likeness < SAME and (
        not firm or _lacks(now, near[0].name, text, names, tongue) or _says_more(now, near[0].name, text, names, tongue)
    ):
        return _as_nearest(now, near, text, tongue)
    others = [] if near[0].likeness >= CLEAR else [one for one in near[1:] if one.likeness >= SURE - MARGIN]
    return _told(now, near[0].name, text, tongue) + _listed(now, others[:BESIDE], tongue, "or-meant")


def _is_firm(near: Sequence[Found]) -> bool:
    """Whether the first of some questions is so far before the next that no other can be meant."""
    second = near[1].likeness if len(near) > 1 else 0
    return near[0].likeness + LEAD * (near[0].likeness - second) >= FIRM


def nearest(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """The answer to the question that comes nearest, as far as one does clearly; said to be no more than that."""
    own = words(f"{now.state.ruleset}/{PART}", tongue.language).texts.get(QUESTIONS, {})  # those of all tables are too wide
    near = [one for one in _like(now, text, names, tongue) if one.name in own]
    clear = near and near[0].likeness >= CLOSE and (len(near) == 1 or near[0].likeness - near[1].likeness >= AHEAD)
    return _as_nearest(now, near, text, tongue) if clear else ""


def _as_nearest(now: Moment, near: Sequence[Found], text: str, tongue: Tongue) -> str:
    """That a question is only near, with its answer, and others that may be meant."""
    head = element("p", escaped(tongue.ui("nearest-question")), class_="quiet nearest-question")
    others = [one for one in near[1:] if one.likeness >= NEAR]
    return head + _told(now, near[0].name, text, tongue) + _listed(now, others[:BESIDE], tongue, "or-meant")


def _lacks(now: Moment, name: str, text: str, names: Sequence[str], tongue: Tongue) -> bool:
    """Whether a question has a telling word that the known one of this name lacks."""
    from .settled_questions import plainly

    known = _known(now.state.ruleset, now.state.rules, tongue.language)
    return known.lacks(name, plainly(now, text, names, tongue))


def _says_more(now: Moment, name: str, text: str, names: Sequence[str], tongue: Tongue) -> bool:
    """Whether the known question of this name speaks in all ways that are near of something that is not asked about."""
    from .settled_questions import plainly

    known = _known(now.state.ruleset, now.state.rules, tongue.language)
    return known.says_more(name, plainly(now, text, names, tongue), SURE)


def counted(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """The answer to a question that is known in these very words and tells numbers of the table; else nothing."""
    near = _like(now, text, names, tongue)
    tells = near and near[0].likeness >= SAME and _question(near[0].name, now.state.ruleset, tongue.language).get("counts")
    return _told(now, near[0].name, text, tongue) if tells else ""


def strange(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> frozenset[str]:
    """The stems of a question that no known one says in any way; none where a ruleset lists no questions."""
    from .settled_questions import plainly

    if not words(f"{now.state.ruleset}/{PART}", tongue.language).texts.get(QUESTIONS):
        return frozenset()
    known = _known(now.state.ruleset, now.state.rules, tongue.language)
    return known.strange_to_all(plainly(now, text, names, tongue))


def advised(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """Where advice is to be had, where somebody asks for it and decides; to ask why one should is to ask for a reason."""
    if {*text.lower().split()[:1]} <= {*tongue.ui("doubts-first").split()}:
        return ""
    return advice(now, text, tongue) if wants_advice(text, tongue) else ""


def advice(now: Moment, text: str, tongue: Tongue) -> str:
    """What is to be done now, and the way to a hint."""
    known = _both(words(f"{now.state.ruleset}/{PART}", tongue.language), words(SHARED, tongue.language), QUESTIONS)
    return _told(now, ADVICE, text, tongue) if ADVICE in known else ""


def offered(now: Moment, text: str, names: Sequence[str], tongue: Tongue, head: str = "perhaps-meant") -> str:
    """Known questions that come near, to press; nothing where none does."""
    near = [one for one in _like(now, text, names, tongue) if one.likeness >= NEAR]
    return _listed(now, near[:OFFERED], tongue, head)


def _listed(now: Moment, near: Sequence[Found], tongue: Tongue, head: str) -> str:
    """Known questions to press, under a sentence; nothing where there are none."""
    if not near:
        return ""
    asked = (str(_question(one.name, now.state.ruleset, tongue.language)["ask"][0]) for one in near)
    listed = (button(one, "why", one) for one in asked)
    inside = element("p", escaped(tongue.ui(head))) + element("div", listed, class_="row")
    return element("div", inside, class_="note perhaps")


def _like(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> Sequence[Found]:
    from .settled_questions import plainly

    return _known(now.state.ruleset, now.state.rules, tongue.language).like(plainly(now, text, names, tongue))


def _told(now: Moment, name: str, text: str, tongue: Tongue) -> str:
    """The question as it is known, its answer with the clauses behind it, numbers of the table, and what can be done."""
    ruleset, rules = now.state.ruleset, now.state.rules
    question = _question(name, ruleset, tongue.language)
    values = {field: getattr(rules, field) for field in rules.dials()}
    answer = polarity.fitting(str(question["answer"]), text, str(question["ask"][0]), tongue)
    said = tongue.of(ruleset).filled(answer, values, tongue.names)
    clauses = [f"{ruleset}.{clause}" for clause in str(question.get("clauses", "")).split()]
    lines = [
        f"<b>{escaped(question['ask'][0])}</b>",
        f"{escaped(said)} {chips(clauses)}",
        *_counted(now, question, text, tongue),
    ]
    if question.get("tells") == DUE and now.state.actor is not None:
        lines.insert(1, due_now(now, tongue))
    if question.get("tells") == PURSE and (money := now_questions.purse(now, asker(now), tongue)):
        lines.append(escaped(money))
    offers = [act for act in str(question.get("offers", "")).split() if act != HINT or has_hint(now)]
    acts = [button(tongue.ui(act), act, class_="quietly") for act in offers]
    inside = [element("p", line) for line in lines]
    return element("div", [*inside, element("div", acts, class_="row")] if acts else inside, class_="note common")


def due_now(now: Moment, tongue: Tongue) -> str:
    """What is to be done now, with its clause."""
    why = brief.due(now)
    return f"{escaped(brief.said(why, tongue))} {chips([why.clause])}"


def has_hint(now: Moment) -> bool:
    """Whether a hint can be had: a person decides, and sees what is needed for it."""
    actor = now.state.actor
    if actor is None or actor == CHANCE or now.apart or now.covered:
        return False
    return now.game.seats[actor] == PERSON and now.eyes in (OPEN, actor)


def _counted(now: Moment, question: Question, text: str, tongue: Tongue) -> list[str]:
    """The numbers of the table that belong to an answer, as the asker sees them; of scores the leader's first.

    Where some of them are of a colour, a place or a player that is named, only these.
    """
    keys, module = str(question.get("counts", "")).split(), part(now.state.ruleset, COUNTS)
    if not keys or module is None:
        return []
    every = [one for one in module.counts(now.seen.rules, now.seen.table) if one.key in keys]
    every = _named(now, every, question, text, tongue)
    scores = [one for one in every if one.key.startswith(SCORE) and one.player is not None]
    told, lead = tongue.of(now.state.ruleset), _leaders(now, scores, tongue)
    if len(scores) == len(every):
        every.sort(key=lambda one: -_rank(now, one))
    return lead + [escaped(told.say(COUNTS, one.key, one.values, tongue.names)) for one in every[:LINES]]


def _named(now: Moment, every: list[Count], question: Question, text: str, tongue: Tongue) -> list[Count]:
    """Of counts those of what a question names, by its label or by its player; all where it names nothing that they have."""
    named = [one for one in every if is_named(one, text, now.state.ruleset, tongue)]
    if str(question["ask"][0]).lower().startswith(tongue.ui("who-word")):  # who it is, only all of them together tell
        return named or every
    plain, own = text.lower().replace("’", "'").replace("'s ", " ").split(), {*tongue.ui("asks-mine").split()}
    players = [seat for seat in range(now.state.rules.players) if tongue.player(seat).lower() in plain]
    players = players or ([seat for seat in [asker(now)] if seat is not None] if own & {*plain} else [])
    if named:
        return [one for one in named if one.player in players] or named
    single = [one for one in every if one.player in players and not one.key.startswith(SCORE)]
    return single or every


def _rank(now: Moment, one: Count) -> float:
    """How good a score is: the last number of its sentence is what counts in the end."""
    score = [value for key, value in one.values.items() if key != "player" and isinstance(value, int | float)][-1]
    return -score if now.state.engine.lowest_wins else score


def _leaders(now: Moment, scores: Sequence[Count], tongue: Tongue) -> list[str]:
    """Who is ahead, in a sentence; nothing where all are level or a score is not known."""
    ranks = {one.player: _rank(now, one) for one in scores if one.player is not None}
    ahead = [player for player in ranks if ranks[player] == max(ranks.values())]
    if len(ranks) < now.state.rules.players or len(ahead) == len(ranks):
        return []
    names = tongue.ui("list-and").join(tongue.player(player) for player in ahead)
    return [element("b", escaped(tongue.ui("leads" if len(ahead) == 1 else "lead", names=names)))]


def _known(name: str, rules: Rules, language: str) -> Known:
    return _matching(words(f"{name}/{PART}", language), words(SHARED, language), rules, language)


@lru_cache(maxsize=32)
def _matching(own: Words, shared: Words, rules: Rules, language: str) -> Known:
    reading, alike = _both(own, shared, "reading"), _both(own, shared, "alike")
    meaning = {word: one for one, many in alike.items() for word in str(many).split(" | ")}
    lists = ("idle", "faint", "telling", "joining")
    idle, faint, telling, joining = (frozenset(str(reading.get(key, "")).split()) for key in lists)
    counted = words(rules.ruleset, language).texts.get(COUNTS, {})
    asked = {name: one for name, one in _both(own, shared, QUESTIONS).items() if holds(str(one.get("only", "")), rules)}
    every = {name: one["ask"] for name, one in asked.items() if name in own.texts.get(QUESTIONS, {}) or _counts(one, counted)}
    things = {part for move in ruleset(rules.ruleset).catalogue(rules) for part in details(move)}
    asking = tuple(frozenset(group.split()) for group in str(reading.get("asking", "")).split(" | "))
    answers = {name: str(asked[name]["answer"]) for name in every}
    return Known(every, Reading(idle, faint, meaning, asking, telling, joining), things, answers)


def all_words(ruleset: str, language: str) -> list[str]:
    """Everything that is said in known questions, and the words that stand for others there."""
    own, shared = words(f"{ruleset}/{PART}", language), words(SHARED, language)
    asked = [str(way) for one in _both(own, shared, QUESTIONS).values() for way in one["ask"]]
    return asked + [f"{one} {many}" for texts in (own, shared) for one, many in texts.texts.get("alike", {}).items()]


def in_words_of_moves(text: str, now: Moment, language: str) -> str:
    """The same question with what a ruleset says for a move in other words: always, or in a phase, as to pass is to bid 0."""
    reading = words(f"{now.state.ruleset}/{PART}", language).texts.get("reading", {})
    phrases = " | ".join(str(reading[key]) for key in ("deeds", f"deeds-{now.state.phase}") if key in reading)
    for line in phrases.split(" | ") if phrases else ():
        said, meant = line.split(" = ")
        text = re.sub(rf"(?<!\w){said}(?!\w)", meant, text, flags=re.IGNORECASE)
    return text


def _counts(question: Question, counted: Mapping[str, Any]) -> bool:
    """Whether a table counts what a question of all tables tells, if it tells any number."""
    keys = str(question.get("counts", "")).split()
    return not keys or any(key in counted for key in keys)


def _both(own: Words, shared: Words, group: str) -> dict[str, Any]:
    """What a ruleset says itself, and then what is said at every table."""
    mine: dict[str, Any] = own.texts.get(group, {})
    return {**mine, **{key: one for key, one in shared.texts.get(group, {}).items() if key not in mine}}


def _question(name: str, ruleset: str, language: str) -> Question:
    question: Question = _both(words(f"{ruleset}/{PART}", language), words(SHARED, language), QUESTIONS)[name]
    return question


def holds(option: str, rules: Rules) -> bool:
    """Whether all options are as a question wants them."""
    wanted = ((one.removeprefix("not "), not one.startswith("not ")) for one in option.split(" and ") if one)
    return all(bool(getattr(rules, name)) is is_on for name, is_on in wanted)
