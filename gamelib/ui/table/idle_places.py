"""Places and things at which no move begins or ends: what a click on one is answered."""

from __future__ import annotations

import html
import re

from ...core.moves import CHANCE
from ...drawing import escaped
from ..markup import Tongue, button, chip, element
from .marks import PURSES
from .moment import Moment

OF_MONEY = ("money", "bank-money", "bank")
"""How rulebooks call the clause on money, the nearest first."""


def told(now: Moment, place: str, tongue: Tongue) -> str:
    """What lies there, that it is only to look at, and what is due instead, with its clause; no place is the bare table."""
    words = tongue.of(now.state.ruleset)
    if place in words.texts.get("ground", {}):
        said = words.say("ground", place, {}, tongue.names)
    else:
        name = named(now, place, tongue) if place else ""
        said = f"{name}. {tongue.ui('nothing-here')}" if name else tongue.ui("bare-table")
    clause = of_money(now) if place.partition("/")[0] in PURSES else ""
    due = escaped(_due(now, tongue))
    if clause:
        said = f"{escaped(said)} {chip(clause)}"
    else:
        said, due = escaped(said), f"{due} {chip(now.state.engine.due(now.state.rules, now.state.table))}"
    return element("div", element("p", said) + element("p", due), class_="note")


def of_money(now: Moment) -> str:
    """The clause on money, which fits a click on it better than the one on what is due."""
    names = (f"{now.state.ruleset}.{name}" for name in OF_MONEY)
    return next((name for name in names if name in now.game.ruleset.rulebook), "")


def noted(sentence: str, clause: str, tongue: Tongue) -> str:
    """What a thing says, with the clause behind it and the way to its rule."""
    rule = button(tongue.ui("show-rule"), "clause", clause, class_="quietly show-rule")
    return element("div", element("p", f"{escaped(sentence)} {chip(clause)}") + element("p", rule), class_="note")


def named(now: Moment, place: str, tongue: Tongue) -> str:
    """What the board itself calls a place, letters and bare numbers left out where words follow; nothing for no such place."""
    drawn = now.seen.svg(names=tongue.names, language=tongue.language)
    found = re.search(rf'data-place="{re.escape(html.escape(place))}"[^>]*><title>([^<]*)</title>', drawn)
    head, _, spoken = (html.unescape(found[1]).rstrip(".") if found else "").partition(tongue.ui("in-words"))
    return f"{head.partition(':')[0]}: {spoken}" if spoken else head


def _due(now: Moment, tongue: Tongue) -> str:
    """Who must do what now, in a sentence."""
    actor, phase = now.state.actor, tongue.of(now.state.ruleset).label("phase", now.state.phase)
    if actor is None:
        return tongue.ui("over")
    return tongue.ui("due-chance", phase=phase) if actor == CHANCE else tongue.ui("due-player", player=actor, phase=phase)
