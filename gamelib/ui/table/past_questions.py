"""Questions about what happened: why did I lose F8? The events that tell it, as the asker saw them, with turn and clause."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...core.events import Event
from ...drawing import escaped, in_brief
from ..markup import Tongue, chips, element
from . import rule_questions, sight
from .counted_questions import asker
from .moment import Moment
from .rule_questions import stem

HAPPENED, TO_OTHERS = "happened", "happened-others"
"""For a kind of event, the words of a question that it answers beside those of its own sentence: to whoever did it or got it,
and to others that it befell."""
MOST = 3
"""So many events of one move are told."""
_WORD = re.compile(r"[^\W_]+")


class _Asked(NamedTuple):
    """What is asked about: stems, the places among them, whom it befell, and whether the question is surely about the past."""

    stems: frozenset[str]
    places: frozenset[str]
    player: int | None
    surely: bool


def answered(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """The last time that such a thing happened; where it never did, that it did not, and the rules that speak of it."""
    asked = _asked(now, text, names, tongue)
    if asked is None or not asked.stems:
        return ""
    for at in range(now.game.at, 0, -1):
        eyes = now.eyes_for(now.game.branch, at)
        events = sight.seen(now.game.branch.states[at], eyes).events
        if told := list(_telling(events, asked, now.state.ruleset, tongue)):
            return _told(now, at, told, tongue)
    return _never(now, asked, names, tongue)


def _never(now: Moment, asked: _Asked, names: Sequence[str], tongue: Tongue) -> str:
    """That nothing of the kind has happened, where it is known what is meant, and the rules that speak of it."""
    texts = tongue.of(now.state.ruleset).texts
    known = {stem for group in (HAPPENED, TO_OTHERS) for words in texts.get(group, {}).values() for stem in _stems(str(words))}
    wanted = asked.stems - asked.places
    if not asked.surely or not wanted <= known:
        return ""
    rules = rule_questions.answered(" ".join(wanted), now.state.ruleset, tongue, names)
    said = tongue.ui("never-happened-rules" if rules else "never-happened")
    return element("div", element("p", escaped(said)), class_="note") + rules


def _asked(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> _Asked | None:
    plain = f" {' '.join(text.lower().replace('’', chr(39)).split()).rstrip('?!. ')} "
    began = next(
        (one for key in ("asks-past", "asks-why") for one in tongue.ui(key).split(" | ") if plain.startswith(f" {one} ")), ""
    )
    if not began:
        return None
    plain, player = plain.replace(f" {began} ", " ", 1), None
    for number, name in enumerate(names):
        shorter = re.sub(rf"(?<!\w){re.escape(name.lower())}(?:'s)?(?!\w)", " ", plain)
        plain, player = shorter, number if shorter != plain else player
    spoken = _WORD.findall(plain)
    if player is None and {*spoken} & {*tongue.ui("asks-own").split()}:
        player = asker(now)
    idle = {*tongue.ui("past-idle").split(), *tongue.ui("asks-own").split()}
    kept = [word for word in spoken if word not in idle]
    places = frozenset(stem(word) for word in kept if any(letter.isdigit() for letter in word))
    return _Asked(frozenset(map(stem, kept)), places, player, began in tongue.ui("asks-past").split(" | "))


def _telling(events: Sequence[Event], asked: _Asked, ruleset: str, tongue: Tongue) -> Iterator[Event]:
    """The event that says all that was asked, if any does, and those of the same move that say why at the same place."""
    stems = [_stems(event.sentence(tongue.names, tongue.language)) for event in events]
    main = [_tells(event, own, asked, ruleset, tongue) for event, own in zip(events, stems, strict=True)]
    for event, own, tells in zip(events, stems, main, strict=True):
        if tells or (any(main) and asked.places and asked.places <= own):
            yield event


def _tells(event: Event, own: set[str], asked: _Asked, ruleset: str, tongue: Tongue) -> bool:
    """Whether an event says all that was asked of whoever it is asked of."""
    texts = tongue.of(ruleset).texts
    if asked.stems == asked.places:  # what happened there, whatever it was
        return asked.stems <= own
    doer = next((event.values[one] for one in ("player", "winners", "winner") if one in event.values), None)
    mine = doer is None or asked.player is None or asked.player in (doer if isinstance(doer, tuple) else (doer,))
    words = str(texts.get(HAPPENED if mine else TO_OTHERS, {}).get(event.key, ""))
    named = (
        mine or "winners" in event.values or tongue.player(asked.player or 0) in event.sentence(tongue.names, tongue.language)
    )
    return bool(words) and named and bool(asked.stems & _stems(words)) and asked.stems <= own | _stems(words)


def _stems(text: str) -> set[str]:
    return {stem(word) for word in _WORD.findall(text.lower())}


def _told(now: Moment, at: int, events: Sequence[Event], tongue: Tongue) -> str:
    turn = now.game.branch.states[at - 1].turn
    head = element("p", escaped(tongue.ui("happened-in", turn=turn)) if turn else "")
    lines = (
        element("p", f"{escaped(in_brief(event, tongue.names, tongue.language))} {chips(event.clauses)}")
        for event in events[:MOST]
    )
    return element("div", [head, *lines], class_="note")
