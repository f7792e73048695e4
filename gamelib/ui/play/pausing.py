"""Where the game waits before it goes on by itself, so that what happened is seen.

A person at this screen has lost a turn, or luck is by hand and a bot is about to answer what somebody chose for it.
"""

from __future__ import annotations

from ...core.events import Event
from ...core.moves import CHANCE
from ...drawing import escaped, in_brief
from ..markup import Tongue, button, chips, element
from ..table.game import ROLLS
from ..table.moment import Moment
from . import lost

READS, LOOKS = 8000, 4000
"""Milliseconds: while somebody reads of an own turn that is lost, and while a class looks at what was chosen for a bot."""


def lasts(now: Moment) -> int:
    """For how many milliseconds the game waits here; 0 where it need not."""
    if not _goes_on(now):
        return 0
    return READS if lost.by_people(now) else LOOKS if _is_by_hand(now) else 0


def above(now: Moment, tongue: Tongue) -> str:
    """That a turn was lost, above what is asked next; where nothing is asked, with the way on."""
    if now.game.at < now.game.last or now.state.actor is None:
        return ""
    told = [_lost(seat, events, tongue) for seat, events in lost.by_people(now)]
    if told and _goes_on(now):
        told.append(on(tongue, READS))
    return element("div", told, class_="paused") if told else ""


def _lost(seat: int, events: tuple[Event, ...], tongue: Tongue) -> str:
    lines = [in_brief(event, tongue.names, tongue.language) for event in events]
    told = f"{escaped(' '.join(lines))} {chips([events[-1].clause])}"
    return element("h3", escaped(tongue.ui("turn-lost", player=seat))) + element("p", told, class_="asked")


def seen(now: Moment, tongue: Tongue) -> str:
    """By luck by hand, what has just happened, and the way on."""
    if not (_goes_on(now) and _is_by_hand(now) and now.events):
        return ""
    return element("p", escaped(in_brief(now.events[0], tongue.names, tongue.language)), class_="asked") + on(tongue, LOOKS)


def on(tongue: Tongue, lasts: int) -> str:
    """The button that lets the game go on at once; after so many milliseconds it does by itself."""
    return button(tongue.ui("go-on"), "go-on", class_="deed strong", data_key="go-on", style=f"--lasts:{lasts}ms")


def _goes_on(now: Moment) -> bool:
    game = now.game
    return game.at == game.last and bool(game.state.turn) and game.automatic()


def _is_by_hand(now: Moment) -> bool:
    """Whether a bot is about to decide at a table where somebody chooses what falls."""
    return now.game.chance != ROLLS and now.state.actor != CHANCE
