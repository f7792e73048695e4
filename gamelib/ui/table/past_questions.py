"""Questions about what happened: why did I lose F8? The events that tell it, as the asker saw them, with turn and clause."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ...core.deeds import DO
from ...core.events import Event
from ...core.wishes import details, is_form, own_verbs
from ...drawing import escaped, in_brief
from ..markup import Tongue, chips, element
from . import rule_questions, sight
from .counted_questions import asker
from .moment import Moment
from .rule_questions import stem

HAPPENED, TO_OTHERS, BECAUSE = "happened", "happened-others", "happened-because"
"""For a kind of event, the words of a question that it answers beside those of its own sentence, several ways with bars between
them: to whoever did it or got it, and to others that it befell. And the kinds of events that explain it."""
MOST, DEEDS = 3, 6
"""So many events of one move are told, and so many of a turn."""
TURN = "turn"
"""How rulesets call the event with which a turn begins."""
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}\b)")
"""The comma within a sum: whoever asks leaves it out."""
_FACTORS = re.compile(r"(?:[\d,]+ × )+[\d,]+ = ")
"""How a sum is worked out: who asks for a sum means what comes out."""
_WORD, _PLACE = re.compile(r"[^\W_]+"), re.compile(r"\b[a-z]{1,2}\d{1,2}\b")


class _Asked(NamedTuple):
    """What is asked about: stems, the places among them, whom it befell, and whether the question is surely about the past.

    ``others`` are those who are named beside whom it befell: Ben in *why did I pay Ben*.
    """

    stems: frozenset[str]
    places: frozenset[str]
    player: int | None
    surely: bool
    others: tuple[str, ...] = ()


def answered(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """The last time that such a thing happened; nothing where it never did."""
    asked = _asked(now, text, names, tongue)
    if asked is None or not asked.stems or {*_WORD.findall(text.lower())} & {*tongue.ui("leading-words").split()}:
        return ""
    for at in range(now.game.at, 0, -1):
        if told := _telling(_events(now, at), asked, now.state.ruleset, tongue):
            return _told(now, at, [*_earlier(now, at, told, tongue), *told], tongue)
    return ""


def _events(now: Moment, at: int) -> Sequence[Event]:
    """The events of a move, as the asker saw them."""
    return sight.seen(now.game.branch.states[at], now.eyes_for(now.game.branch, at)).events


def _earlier(now: Moment, at: int, told: Sequence[Event], tongue: Tongue) -> list[Event]:
    """What explains events and happened before their move in the same turn: the card by which a pawn is moved."""
    states, because = now.game.branch.states, tongue.of(now.state.ruleset).texts.get(BECAUSE, {})
    whys = {key for event in told for key in str(because.get(event.key, "")).split()} - {event.key for event in told}
    same = (before for before in range(at - 1, 0, -1) if states[before].turn == states[at - 1].turn)
    return next((found for before in same if (found := [one for one in _events(now, before) if one.key in whys])), [])


def last_done(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """What somebody did in the last turn that they had, or what just happened, where that is all that is asked."""
    plain = f" {' '.join(_WORD.findall(text.lower()))} "
    phrase = next((one for one in tongue.ui("asks-done").split(" | ") if plain.startswith(f" {one} ")), "")
    player = next((seat for seat, name in enumerate(names) if f" {name.lower()} " in plain), None)
    if player is None and {*plain.split()} & {*tongue.ui("asks-own").split()}:
        player = asker(now)
    names_ = {part for name in names for part in _WORD.findall(name.lower())}
    rest = {*plain.replace(f" {phrase} ", " ", 1).split()} - names_ - {*tongue.ui("done-idle").split()}
    if not phrase or rest:
        return ""
    states, last = now.game.branch.states, now.game.at
    turns = [at for at in range(1, last + 1) if player is None or states[at - 1].actor == player]
    return _deeds(now, turns, tongue) if turns else ""


def done(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """The last time that somebody who is named made a move of the kind that is asked for: what did Ben take?"""
    plain = f" {' '.join(_WORD.findall(text.lower()))} "
    phrase = next((one for one in tongue.ui("asks-deed").split(" | ") if plain.startswith(f" {one} ")), "")
    player = next((seat for seat, name in enumerate(names) if f" {name.lower()} " in plain), None)
    if player is None and {*plain.split()} & {*tongue.ui("asks-own").split()}:
        player = asker(now)
    idle = {*tongue.ui("done-idle").split(), *(part for name in names for part in _WORD.findall(name.lower()))}
    rest = [word for word in plain.replace(f" {phrase} ", " ", 1).split() if word not in idle]
    if not phrase or player is None or len(rest) != 1:
        return ""
    doable = tongue.of(now.state.ruleset).texts.get(DO, {})
    verbs = {kind: own_verbs(kind, now.state.ruleset, tongue.language) for kind in doable}
    meant = {kind for kind in doable if any(is_form(rest[0], verb) for verb in verbs[kind])}
    states = now.game.branch.states
    for at in range(now.game.at, 0, -1):
        move = states[at].last_move
        if states[at - 1].actor != player or move is None or move.kind not in meant:
            continue
        if events := sight.seen(states[at], now.eyes_for(now.game.branch, at)).events:
            return _told(now, at, [event for event in events if event.key == move.kind] or events[:1], tongue)
    return ""


def _deeds(now: Moment, moves: Sequence[int], tongue: Tongue) -> str:
    """The events of the last of some moves and of those before it in the same turn, as the asker saw them."""
    states = now.game.branch.states
    turn = states[moves[-1] - 1].turn
    same = [at for at in moves if states[at - 1].turn == turn]
    seen = (sight.seen(states[at], now.eyes_for(now.game.branch, at)).events for at in same)
    return _told(now, moves[-1], [event for events in seen for event in events][-DEEDS:], tongue, DEEDS)


def never(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """That nothing of the kind has happened, where it is known what is meant, and the rules that speak of it."""
    asked = _asked(now, text, names, tongue)
    if asked is None or not asked.stems:
        return ""
    wanted = {one for one in asked.stems - asked.places if not one.isdecimal()}
    if not asked.surely or not wanted <= _known(now, tongue):
        return ""
    rules = rule_questions.answered(" ".join(wanted), now.state.rules, tongue, names)
    said = tongue.ui("never-happened-rules" if rules else "never-happened")
    return element("div", element("p", escaped(said)), class_="note") + rules


def square(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """The one square of which it is asked why something happened there, where it is known what is meant; else nothing."""
    asked = _asked(now, text, names, tongue)
    if asked is None or len(asked.places) != 1 or asked.stems == asked.places:
        return ""
    return next(iter(asked.places)) if asked.stems - asked.places <= _known(now, tongue) else ""


def _known(now: Moment, tongue: Tongue) -> set[str]:
    """The words for what can happen in a game, and for what its moves name."""
    texts = tongue.of(now.state.ruleset).texts
    known = {stem for group in (HAPPENED, TO_OTHERS) for words in texts.get(group, {}).values() for stem in _stems(str(words))}
    return known | {stem(word) for move in now.game.ruleset.catalogue(now.state.rules) for word in details(move)}


def _asked(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> _Asked | None:
    plain = f" {_THOUSANDS.sub('', ' '.join(text.lower().replace('’', chr(39)).split())).rstrip('?!. ')} "
    began = next(
        (one for key in ("asks-past", "asks-why") for one in tongue.ui(key).split(" | ") if plain.startswith(f" {one} ")), ""
    )
    if not began and {*plain.split()} & {*tongue.ui("sum-words").split()}:  # what did Ben pay, as how much
        began = next((one for one in tongue.ui("asks-sum").split(" | ") if plain.startswith(f" {one} ")), "")
    if not began:
        return None
    plain, player, named = plain.replace(f" {began} ", " ", 1), None, []
    spoken_first = next(iter(_WORD.findall(plain)), "")
    for number, name in enumerate(names):
        shorter = re.sub(rf"(?<!\w){re.escape(name.lower())}(?:'s)?(?!\w)", " ", plain)
        named += [number] if shorter != plain else []
        plain, player = shorter, number if shorter != plain else player
    own = asker(now) if spoken_first in tongue.ui("asks-own").split() else None
    others = tuple(names[seat] for seat in named if seat != own) if own is not None else ()
    spoken, player = _WORD.findall(plain), player if own is None else own
    if player is None and {*spoken} & {*tongue.ui("asks-own").split()}:
        player = asker(now)
    idle = {*tongue.ui("past-idle").split(), *tongue.ui("asks-own").split()}
    kept = [word for word in spoken if word not in idle]
    places = frozenset(word for word in kept if _PLACE.fullmatch(word))
    if {*text.lower().split()} & {*tongue.ui("asks-not").split()}:  # not to win is to lose
        kept = [tongue.ui("asks-lose") if word in tongue.ui("asks-gain").split() else word for word in kept]
    return _Asked(frozenset(map(stem, kept)), places, player, began not in tongue.ui("asks-why").split(" | "), others)


def _telling(events: Sequence[Event], asked: _Asked, ruleset: str, tongue: Tongue) -> list[Event]:
    """The events of a move that say all that was asked, and those that say why; they stand in the order of the move."""
    told = [event for event in events if _tells(event, asked, ruleset, tongue)]
    because = tongue.of(ruleset).texts.get(BECAUSE, {})
    whys = {key for event in told for key in str(because.get(event.key, "")).split()}
    places = {place for event in told for place in _first_place(event, tongue)}
    return [one for one in events if one in told or (one.key in whys and _first_place(one, tongue) in ([], [*places]))]


def _tells(event: Event, asked: _Asked, ruleset: str, tongue: Tongue) -> bool:
    """Whether an event says all that was asked of whoever it is asked of, at the place that was named."""
    sentence, texts = event.sentence(tongue.names, tongue.language), tongue.of(ruleset).texts
    if asked.places and not {*_first_place(event, tongue)} & asked.places:
        return False
    if not all(name in sentence for name in asked.others):
        return False
    if asked.stems == asked.places:  # what happened there, whatever it was
        return True
    doer = next((event.values[one] for one in ("player", "winners", "winner") if one in event.values), None)
    mine = doer is None or asked.player is None or asked.player in (doer if isinstance(doer, tuple) else (doer,))
    ways = str(texts.get(HAPPENED if mine else TO_OTHERS, {}).get(event.key, ""))
    named = mine or "winners" in event.values or (asked.player is not None and tongue.player(asked.player) in sentence)
    found = (_stems(way) for way in ways.split("|") if way)
    return named and any(asked.stems & way and asked.stems <= way | _stems(sentence) for way in found)


def _first_place(event: Event, tongue: Tongue) -> list[str]:
    """The place that the sentence of an event is about, if it names any."""
    return _PLACE.findall(event.sentence(tongue.names, tongue.language).lower())[:1]


def _stems(text: str) -> set[str]:
    return {stem(word) for word in _WORD.findall(_THOUSANDS.sub("", _FACTORS.sub("", text.lower())))}


def _turn(now: Moment, at: int, event: Event) -> int:
    """In which turn something happened: what follows the beginning of a turn in the same move belongs to the new one."""
    before, after = now.game.branch.states[at - 1 : at + 1]
    keys = [one.key for one in after.events]
    begun = after.turn != before.turn and event.key in keys and TURN in keys[: keys.index(event.key)]
    return int(after.turn if begun else before.turn)


def _told(now: Moment, at: int, events: Sequence[Event], tongue: Tongue, most: int = MOST) -> str:
    turn = _turn(now, at, events[0])
    head = element("p", escaped(tongue.ui("happened-in", turn=turn)) if turn else "")
    lines = (
        element("p", f"{escaped(in_brief(event, tongue.names, tongue.language))} {chips(event.clauses)}")
        for event in events[:most]
    )
    return element("div", [head, *lines], class_="note")
