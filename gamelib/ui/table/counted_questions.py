"""Questions for a number: how many tiles are left, how long is my road? Counted on the table as the asker sees it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from ...core.counts import Count
from ...core.moves import CHANCE
from ...core.rulesets import part
from ...drawing import escaped
from ..markup import Tongue, chip, element
from .moment import Moment
from .rule_questions import stem

COUNTS, ASKED, HOW, HOW_MANY = "counts", "counts-asked", "counts-how", "many what"
"""The sentences of what is counted; for each the words that ask for it, several ways with bars between them, and how one asks:
how long, how much, or else how many."""
BEGUN = {"asks-who-has": "who", "asks-count": "", "asks-way": "way", "asks-place": "place", "asks-kind": "kind"}
"""How questions begin that are answered so, and how a count lists those that ask neither for a number nor for what it is."""
MOST = 4
"""So many numbers are told at once."""
_WORD = re.compile(r"[^\W_]+")


def answered(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """The number that is asked for, with its clause; nothing where something else is asked, or a word is left over."""
    module = part(now.state.ruleset, COUNTS)
    wanted = _wanted(text, names, asker(now), tongue)
    if module is None or wanted is None:
        return ""
    if between := _between(now, text, module, wanted.how, tongue):
        return between
    fitting = [one for one in module.counts(now.seen.rules, now.seen.table) if _fits(one, wanted, now.state.ruleset, tongue)]
    most = now.state.rules.players if wanted.how == BEGUN["asks-who-has"] else MOST
    lines = (_line(one, now.state.ruleset, tongue) for one in _meant(fitting, wanted, now, tongue)[:most])
    inside = [element("p", line) for line in lines]
    return element("div", inside, class_="note") if inside else ""


def _between(now: Moment, text: str, module: Any, how: str, tongue: Tongue) -> str:
    """How far it is from one place to another, where both are named and the ruleset can tell it (``between``)."""
    tell, player = getattr(module, "between", None), asker(now)
    plain = text.strip().rstrip("?!. ")
    found = re.search(tongue.ui("asks-between"), plain, re.IGNORECASE)
    apart = re.search(tongue.ui("asks-apart"), plain, re.IGNORECASE)
    ends = found.groups() if found else apart.groups()[::-1] if apart else ()
    if tell is None or not ends or player is None or how not in tongue.ui("asks-distance").split():
        return ""
    told = list(tell(now.seen.rules, now.seen.table, player, *ends))
    return element("div", [element("p", _line(one, now.state.ruleset, tongue)) for one in told], class_="note") if told else ""


class _Wanted(NamedTuple):
    """The stems that say what is counted, whose it is, and how it is asked for."""

    said: frozenset[str]
    player: int | None
    how: str


def asker(now: Moment) -> int | None:
    """Who asks: whose eyes these are; where they are nobody's, whoever decides."""
    actor = now.state.actor if now.state.actor != CHANCE else None
    return now.person if isinstance(now.person, int) and now.person >= 0 else actor


def _wanted(text: str, names: Sequence[str], own: int | None, tongue: Tongue) -> _Wanted | None:
    """What is to be counted; None where nothing is."""
    plain = f" {' '.join(text.lower().replace('’', chr(39)).split()).rstrip('?!. ')} "
    begun = ((key, one) for key in BEGUN for one in _phrases(key, tongue) if plain.startswith(f" {one} "))
    key, phrase = next(begun, ("", ""))
    if not phrase or _asks_meaning(plain, phrase, tongue):
        return None
    is_own = bool({*plain.split()} & {*tongue.ui("asks-own").split()})
    plain, player = plain.replace(f" {phrase} ", " ", 1), None
    for number, name in enumerate(names):
        shorter = re.sub(rf"(?<!\w){re.escape(name.lower())}(?:'s?)?(?!\w)", " ", plain)
        plain, player = shorter, number if shorter != plain else player
    said = _WORD.findall(plain)
    idle = {*tongue.ui("counts-idle").split(), *tongue.ui("asks-own").split()}
    kept, measure = frozenset(stem(word) for word in said if word not in idle), phrase.split()[-1]
    if key == "asks-place" and not kept and player is None and phrase not in _phrases("asks-whereabouts", tongue):
        return None  # where to buy what?
    how = measure if measure in tongue.ui("asks-measure").split() else BEGUN[key] or tongue.ui("asks-what")
    if how == BEGUN["asks-place"] and player is not None and phrase.split()[0] in tongue.ui("asks-what-is").split():
        how = tongue.ui("asks-what")  # what is Ben's score?
    return _Wanted(kept, own if player is None and is_own else player, how)


def _asks_meaning(plain: str, phrase: str, tongue: Tongue) -> bool:
    """Whether a question asks what such a thing is, and not how much: *what is a mission city*."""
    spoken, article = plain.removeprefix(f" {phrase} ").split(), {*tongue.ui("articles-any").split()}
    is_any = bool({*spoken[:1], phrase.split()[-1]} & article)
    return (
        is_any and phrase.split()[0] in tongue.ui("asks-what-is").split() and not {*spoken} & {*tongue.ui("asks-worth").split()}
    )


def _fits(one: Count, wanted: _Wanted, ruleset: str, tongue: Tongue) -> bool:
    """Whether all that was said is what this count is asked for with, or how it is named."""
    texts, said = tongue.of(ruleset).texts, wanted.said
    named = _named(one, said, ruleset, tongue)
    if wanted.how not in str(texts.get(HOW, {}).get(one.key, HOW_MANY)).split():
        return False
    ways = [{stem(word) for word in way.split()} for way in str(texts.get(ASKED, {}).get(one.key, "")).split("|")]
    is_meant = wanted.how == BEGUN["asks-place"] and one.player is not None and one.player == wanted.player  # where is Ben?
    return any((way or named or is_meant) and way <= said and said <= way | named for way in ways)


def is_named(one: Count, text: str, ruleset: str, tongue: Tongue) -> bool:
    """Whether a question names what a count is about: a colour, a place."""
    return bool(_named(one, frozenset(stem(word) for word in _WORD.findall(text.lower())), ruleset, tongue))


def of_named(now: Moment, text: str, keys: Collection[str], tongue: Tongue) -> str:
    """The counts of some keys that are about what a question names, each with its clause; nothing where there are none."""
    ruleset, module = now.state.ruleset, part(now.state.ruleset, COUNTS)
    every = [] if module is None or not keys else module.counts(now.seen.rules, now.seen.table)
    meant = [one for one in every if one.key in keys and is_named(one, text, ruleset, tongue)]
    inside = [element("p", _line(one, ruleset, tongue)) for one in meant]
    return element("div", inside, class_="note") if inside else ""


def _named(one: Count, said: frozenset[str], ruleset: str, tongue: Tongue) -> set[str]:
    """The stems of the labels of a count that are said."""
    told = tongue.of(ruleset)
    labels = ({stem(word) for word in _WORD.findall(told.label(*label).lower())} for label in one.about)
    return {word for label in labels if label <= said for word in label}


def _meant(fitting: Sequence[Count], wanted: _Wanted, now: Moment, tongue: Tongue) -> list[Count]:
    """Of counts that fit those of whoever is meant, and of these the ones that are named, or else the one for all."""
    said, player = wanted.said, wanted.player
    if wanted.how == BEGUN["asks-who-has"]:
        return [one for one in fitting if _named(one, said, now.state.ruleset, tongue) or not one.about]
    own = [one for one in fitting if one.player == player]
    own = own or ([one for one in fitting if one.player == asker(now)] if player is None else [])
    own = own or [one for one in fitting if one.player is None and wanted.how == BEGUN["asks-place"]]  # where can I buy?
    named = [one for one in own if _named(one, said, now.state.ruleset, tongue)]
    return named or [one for one in own if not one.about] or own


def _line(one: Count, ruleset: str, tongue: Tongue) -> str:
    sentence = tongue.of(ruleset).say(COUNTS, one.key, one.values, tongue.names)
    return f"{escaped(sentence)} {chip(one.clause)}"


def _phrases(key: str, tongue: Tongue) -> Iterator[str]:
    phrases: Iterable[str] = tongue.ui(key).split(" | ")
    yield from sorted(phrases, key=len, reverse=True)
