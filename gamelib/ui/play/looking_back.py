"""The card of whoever looks back: the way to where the game stands, and to playing on from here beside it."""

from __future__ import annotations

from ...drawing import escaped
from ..markup import Tongue, button, element
from ..table.moment import Moment
from . import ask_button, trying


def card(now: Moment, tongue: Tongue) -> str:
    """What a table of the past offers."""
    ended = now.game.states[now.game.last].actor is None
    told = tongue.ui("looking-back-ended" if ended else "looking-back-help")
    said = element("h3", escaped(tongue.ui("looking-back"))) + element("p", escaped(told), class_="asked")
    home = tongue.ui("to-end-screen" if ended else "to-now")
    deeds = button(home, "go", now.game.last, class_="deed strong", data_key="to-last")
    if not trying.may_play_on(now):
        return said + deeds + ask_button.alone(tongue)
    deeds += button(tongue.ui("play-on"), "play-on", class_="deed", data_key="play-on")
    kept = element("p", escaped(tongue.ui("play-on-ended" if ended else "play-on-help")), class_="quiet")
    return said + element("div", deeds, class_="deeds") + kept + ask_button.alone(tongue)
