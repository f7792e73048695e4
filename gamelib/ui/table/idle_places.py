"""Places and things at which no move begins or ends: what a click on one is answered."""

from __future__ import annotations

import html
import re
from xml.etree import ElementTree

from ...core.moves import CHANCE
from ...drawing import escaped
from ..markup import Tongue, button, chip, element
from ..play import phrases
from . import log
from .choices import slug
from .marks import PURSES
from .moment import Moment

OF_MONEY, OF_BIDS = ("money", "bank-money", "bank"), ("sealed-bids", "auction")
"""How rulebooks call the clauses on money and on bids, the nearest first."""
SEAT, BID, LAST, KEY, DUE = "seat", "bid", "last", "key", "due"
"""What is no place of a game but can be asked about: what a player has, a bid, what was told last, what a sign means, and what
is due."""


def told(now: Moment, place: str, tongue: Tongue) -> str:
    """What lies there, that it is only to look at, and what is due instead, with its clause; no place is the bare table."""
    words, (kind, _, owner) = tongue.of(now.state.ruleset), place.partition("/")
    shown = _shown(now, kind, owner, tongue) if kind in (SEAT, BID, LAST, KEY) else ""
    if shown or kind == DUE:
        said = shown
    elif place in words.texts.get("ground", {}):
        said = words.say("ground", place, {}, tongue.names)
    else:
        name = named(now, place, tongue) if place else ""
        said = f"{name}. {tongue.ui('nothing-here')}" if name else tongue.ui("bare-table")
    clause = of_money(now) if kind in PURSES else _clause(now, OF_BIDS) if shown and kind == BID else ""
    due = escaped(_due(now, tongue))
    if clause:
        said = f"{escaped(said)} {chip(clause)}"
    else:
        said, due = escaped(said), f"{due} {chip(now.state.engine.due(now.state.rules, now.state.table))}"
    return element("div", (element("p", one) for one in (said, due) if one), class_="note")


def waits(now: Moment, tongue: Tongue) -> str:
    """What a click is answered while dice fall or a bot decides: what is still going on."""
    said = phrases.awaited(now.state, tongue)
    return element("div", escaped(tongue.ui("not-yet", what=said if said.endswith((".", "?")) else f"{said}.")), class_="note")


def _shown(now: Moment, kind: str, owner: str, tongue: Tongue) -> str:
    """What can be seen of a player, a bid or the last move, in sentences; nothing for no such player."""
    if kind == LAST:
        return f"{' '.join(log.sentences(now, tongue))} {tongue.ui('last-shown')}".strip()
    every = ElementTree.fromstring(_drawn(now, tongue)).iter()
    group = next((one for one in every if one.get("data-shows") == f"{kind}/{owner}"), None)
    if group is None:
        return ""
    if kind == BID:
        sealed = [tongue.ui("bids-sealed")] if now.state.phase == BID else []
        return " ".join([f"{_title(group)}.", *sealed])
    held = {slug(place) for (place, _), count in now.seen.holdings().items() if count}
    titles = [_in_words(_title(one), tongue) for one in group.iter() if one.get("data-place") in held]
    return " ".join(f"{title}." for title in titles) or f"{_title(group)}."


def _title(drawn: ElementTree.Element) -> str:
    return next((one.text or "" for one in drawn if one.tag.endswith("title")), "").rstrip(".")


def of_money(now: Moment) -> str:
    """The clause on money, which fits a click on it better than the one on what is due."""
    return _clause(now, OF_MONEY)


def _clause(now: Moment, known: tuple[str, ...]) -> str:
    """The first clause of the rulebook that has one of these names."""
    names = (f"{now.state.ruleset}.{name}" for name in known)
    return next((name for name in names if name in now.game.ruleset.rulebook), "")


def noted(sentence: str, clause: str, tongue: Tongue) -> str:
    """What a thing says, with the clause behind it and the way to its rule."""
    rule = button(tongue.ui("show-rule"), "clause", clause, class_="quietly show-rule")
    return element("div", element("p", f"{escaped(sentence)} {chip(clause)}") + element("p", rule), class_="note")


def named(now: Moment, place: str, tongue: Tongue) -> str:
    """What the board itself calls a place, letters and bare numbers left out where words follow; nothing for no such place."""
    found = re.search(rf'data-place="{re.escape(html.escape(place))}"[^>]*><title>([^<]*)</title>', _drawn(now, tongue))
    return _in_words(html.unescape(found[1]).rstrip(".") if found else "", tongue)


def titles(now: Moment, tongue: Tongue) -> dict[str, str]:
    """What the board itself calls every place."""
    found = re.findall(r'data-place="([^"]*)"[^>]*><title>([^<]*)</title>', _drawn(now, tongue))
    return {html.unescape(place): _in_words(html.unescape(title).rstrip("."), tongue) for place, title in found}


def _in_words(title: str, tongue: Tongue) -> str:
    """A title without letters and bare numbers where words follow."""
    head, _, spoken = title.partition(tongue.ui("in-words"))
    return f"{head.partition(':')[0]}: {spoken}" if spoken else head


def _drawn(now: Moment, tongue: Tongue) -> str:
    return now.seen.svg(names=tongue.names, language=tongue.language)


def _due(now: Moment, tongue: Tongue) -> str:
    """Who must do what now, in a sentence."""
    ways, told = now.state.asked_about().get("ways"), tongue.of(now.state.ruleset)
    actor, phase = now.state.actor, told.label("phase", now.state.phase) if ways is None else told.label("due", str(ways))
    if actor is None:
        return tongue.ui("over")
    if actor == CHANCE:
        return tongue.ui("due-chance", phase=phase)
    return tongue.ui("due-you" if actor == now.person and tongue.plain else "due-player", player=actor, phase=phase)
