"""What is right, as the engine says it, and what a prediction gets for an answer.

Answers are text, as a page sends them: the name of an option, a number, a place like ``yard/0/2``, a move in its notation, the
id of a clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core.errors import NotationError
from ..core.events import Event, Refusal
from ..core.exercise import NOT_ATTEMPTED, RIGHT, UNREAD, WRONG, Unread, Verdict
from ..core.judges import read_number
from ..core.moves import Move, Place
from ..core.rulesets import ruleset
from ..core.words import LANGUAGE, words
from .lesson import ALLOWED, CHOICE, CLAUSE, FOLDER, LOOK, MOVE, NUMBER, PLACE, Scene
from .moment import sentence
from .numbers import plain_number

MOST_CANDIDATES = 400
LONGEST = 200
"""No answer is longer."""


def judged(scene: Scene, answer: str) -> Verdict:
    """Right, or wrong with the engine's reason; unread where it is no answer to this question."""
    answer = answer.strip()[:LONGEST]
    if not answer or scene.ask == LOOK:
        return Verdict(NOT_ATTEMPTED)
    if scene.ask == MOVE:
        return _judged_move(scene, answer)
    if scene.ask == NUMBER:
        return _judged_number(scene, answer)
    known = {slug(place) for place in places(scene)} if scene.ask == PLACE else set(scene.options())
    if answer not in known:
        return Verdict(UNREAD, _say("no-place" if scene.ask == PLACE else "no-option"))
    return Verdict(RIGHT) if answer in right(scene) else Verdict(WRONG, _why_not(scene, answer), scene.clause)


def right(scene: Scene) -> frozenset[str]:
    """Every right answer, as text."""
    return frozenset(map(str, _right(scene)))


def right_in_words(scene: Scene, language: str = LANGUAGE) -> str:
    """The right choice or number as one would say it; nothing where a place or a move is asked for, or nothing at all."""
    if scene.ask in (LOOK, PLACE, MOVE):
        return ""
    named = {} if scene.ask == NUMBER else scene.options(language)
    return ", ".join(named.get(one) or written(one) for one in sorted(right(scene)))


def counted(scene: Scene) -> Event | None:
    """The one event of several alike whose number is asked for; None where none is."""
    if scene.ask != NUMBER or scene.given.get("from", "outcomes") == "outcomes":
        return None
    source = _source(scene)
    return source if isinstance(source, Event) else None


def written(number: str) -> str:
    """A number as the texts write it: ``4,000``."""
    return f"{int(number):,}" if number.isdecimal() else number


def candidates(scene: Scene) -> list[Move]:
    """The moves that one may think of here, legal or not, in the order of the catalogue."""
    start = scene.given.get("like", "")
    rules = scene.moment.before().rules
    found = [move for move in ruleset(scene.ruleset).catalogue(rules) if str(move).startswith(tuple(start.split("|")))]
    return found if start and len(found) <= MOST_CANDIDATES else list(scene.moment.before().moves())


def places(scene: Scene) -> list[Place]:
    """Where one may point: every place of the kind asked for that holds a thing before or after, or that a move can end on."""
    before, after = scene.moment.before(), scene.moment.after()
    ends = [place for move in ruleset(scene.ruleset).catalogue(before.rules) for place in move.places(before.actor or 0)]
    held = [place for state in (before, after) for place, _ in state.holdings()]
    kinds = scene.given.get("kinds") or {place[0] for place in _lies(scene)}
    return [place for place in dict.fromkeys([*ends, *held]) if place[0] in kinds]


def slug(place: Place) -> str:
    """A place as the drawing names it."""
    return "/".join(map(str, place))


def _right(scene: Scene) -> Iterator[object]:
    moment, given = scene.moment, scene.given
    if scene.ask == ALLOWED:
        yield "no" if moment.asks else "yes"
    elif scene.ask == CLAUSE:
        yield scene.clause
    elif scene.ask == MOVE:
        legal = set(moment.before().moves())
        yield from (move for move in candidates(scene) if move in legal)
    elif scene.ask == PLACE:
        yield from map(slug, _lies(scene))
    elif "right" in given:
        yield given["right"]
    elif scene.ask == NUMBER and given["from"] == "outcomes":
        yield len(moment.before().moves())
    elif scene.ask == NUMBER or given.get("of") == "players":
        value = _seated(scene, _value(scene))
        yield from (value if isinstance(value, tuple) and scene.ask == CHOICE else (_count(value),))
    elif scene.ask == CHOICE:
        keys = {one.key for one in moment.told()}
        yield from (option for option in scene.options() if option in keys)


def _value(scene: Scene) -> object:
    """The value of the event that the scene names."""
    return _source(scene).values[str(scene.given["from"]).partition(".")[2]]


def _source(scene: Scene) -> Event | Refusal:
    """The event that the scene names."""
    key = str(scene.given["from"]).partition(".")[0]
    named: list[Event | Refusal] = [one for one in scene.moment.told() if one.key == key]
    return named[int(scene.given.get("which", 0))]


def _seated(scene: Scene, value: object) -> object:
    """The player, or the one so many seats farther on."""
    far = scene.given.get("clockwise", 0)
    return (value + far) % scene.moment.before().rules.players if far and isinstance(value, int) else value


def _count(value: object) -> object:
    return len(value) if isinstance(value, tuple) else value


def _lies(scene: Scene) -> Iterator[Place]:
    moment, source = scene.moment, scene.given["from"]
    if source == "move":
        assert moment.move is not None
        yield moment.move.places(moment.before().actor or 0)[-1]
    for event in moment.told():
        if isinstance(event, Event) and event.key == source:
            yield from (target for _, target, _, _ in event.flows)


def _judged_number(scene: Scene, answer: str) -> Verdict:
    try:
        given = read_number(plain_number(answer, scene.question()), all(one.isdecimal() for one in right(scene)))
    except Unread as error:
        return Verdict(UNREAD, words("teach").say("faults", error.fault.key, error.fault.values))
    return Verdict(RIGHT) if str(given) in right(scene) else Verdict(WRONG, scene.moment.reason(), scene.clause)


def _judged_move(scene: Scene, answer: str) -> Verdict:
    try:
        move: Move = ruleset(scene.ruleset).parse(answer)
    except NotationError:
        return Verdict(UNREAD, _say("no-option"))
    why = scene.moment.before().refusal(move)
    if why is not None:
        says = words(f"{scene.ruleset}/{FOLDER}")
        return Verdict(WRONG, says.say("refusals", why.key, why.values, scene.moment.record.names), why.clause)
    if str(move) not in right(scene):
        return Verdict(UNREAD, _say("no-option"))
    return Verdict(RIGHT)


def _why_not(scene: Scene, answer: str) -> str:
    """What the engine tells of the clause and of the right answer; to a wrong clause, what that clause says instead."""
    if scene.ask == CLAUSE:
        clause: Any = ruleset(scene.ruleset).rulebook[answer]
        return _say("other-clause", title=clause.title, sentence=clause.sentence)
    names, told = scene.moment.record.names, scene.moment.told()
    named = [one for one in told if one.key in right(scene) or scene.clause in one.clauses] or told
    return " ".join(dict.fromkeys(sentence(one, names) for one in named))


def _say(key: str, **values: object) -> str:
    return words("teach").say("lesson", key, values)
