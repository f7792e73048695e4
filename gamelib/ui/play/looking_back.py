"""The card of whoever looks back: what happened there, the way to where the game stands, and to playing on beside it."""

from __future__ import annotations

from ...drawing import escaped, in_brief
from ..markup import Tongue, button, element
from ..table.moment import Moment
from . import ask_button, trying

MOST = 3
"""So many events of a move are on the card, all but the first one folded; the list below it tells all."""


def card(now: Moment, tongue: Tongue) -> str:
    """What happened at a table of the past, as these eyes saw it, and what it offers."""
    ended = now.game.states[now.game.last].actor is None
    head = element("h3", escaped(tongue.ui("looking-back"))) + _happened(now, tongue)
    home = tongue.ui("to-end-screen" if ended else "to-now")
    deeds = button(home, "go", now.game.last, class_="deed strong", data_key="to-last")
    told = [tongue.ui("looking-back-ended" if ended else "looking-back-help")]
    if trying.may_play_on(now):
        deeds += button(tongue.ui("play-on"), "play-on", class_="deed", data_key="play-on")
        told.append(tongue.ui("play-on-ended" if ended else "play-on-help"))
    about = _folded("about-past", tongue.ui("looking-back-about"), element("p", escaped(" ".join(told)), class_="quiet"))
    return head + element("div", deeds, class_="deeds back") + about + ask_button.alone(tongue)


def _happened(now: Moment, tongue: Tongue) -> str:
    """What the move caused that led to this table, in the order in which it did."""
    lines = [in_brief(event, tongue.names, tongue.language) for event in now.events[:MOST]]
    if not lines:
        return ""
    first, *others = lines
    rest = element("p", escaped(" ".join(others)), class_="then")
    return element("p", escaped(first), class_="then") + (
        _folded("past-rest", tongue.ui("looking-back-more"), rest) if others else ""
    )


def _folded(key: str, told: str, inside: str) -> str:
    """What is read only by those who want it."""
    return element("details", element("summary", escaped(told)) + inside, data_key=key)
