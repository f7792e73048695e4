"""Passing one screen on: whoever drew something last sees it first, alone; and a hand that was shown is hidden again.

That there is something to see is known to everybody: the others were told that a card was drawn, and not which.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...core.events import Event
from ...core.moves import CHANCE
from ...drawing import escaped, in_brief
from ..markup import Tongue, button, element
from ..message import Message
from ..table import sight
from ..table.game import PERSON
from ..table.moment import Moment
from ..table.sight import NOBODY
from . import goals

if TYPE_CHECKING:
    from ..table.page import TablePage


def cover(now: Moment, tongue: Tongue) -> str:
    """What lies over a decision that the others at the screen may not see; whoever makes it lifts it."""
    said = element("p", f"✉ {escaped(tongue.ui('cover', player=now.state.actor))}")
    lift = button(tongue.ui("lift", player=now.state.actor), "lift", class_="deed strong", data_key="lift")
    return element("div", said + lift, class_="cover")


def due(page: TablePage) -> int | None:
    """The person who has just got something unseen while the next one must decide already; None once it was passed on."""
    now, game = page.moment, page.game
    if page.handed == (_place(page), False) or now.chosen != NOBODY or now.person != NOBODY or game.at < game.last:
        return None
    actor, last = now.state.actor, _last_person(now)
    if actor is None or actor == CHANCE or game.seats[actor] != PERSON or last in (None, actor):
        return None
    return last if any(_news(now, last)) else None


def _place(page: TablePage) -> object:
    return (page.game, page.game.current, page.game.at)


def _last_person(now: Moment) -> int | None:
    """Who of the people at the screen decided last."""
    actors = (now.game.states[at].actor for at in range(now.game.at - 1, -1, -1))
    people = [seat for seat, who in enumerate(now.game.seats) if who == PERSON]
    return next((actor for actor in actors if actor in people), None) if len(people) > 1 else None


def _news(now: Moment, player: int | None) -> Iterator[Event]:
    """What came to a player since the own last decision that the others did not see."""
    states, at = now.game.states, now.game.at
    while player is not None and at and states[at - 1].actor != player:
        common = sight.seen(states[at], NOBODY).events
        yield from (event for event in sight.seen(states[at], player).events if event not in common)
        at -= 1


def card(page: TablePage, player: int) -> str:
    """What stands before the next player's turn: the way to what was drawn, or what it is; and the way on."""
    tongue, now = page.tongue, page.moment
    following = now.state.actor
    if page.handed != (_place(page), True):
        said = element("p", f"✉ {escaped(tongue.ui('handover', player=player))}")
        look = button(tongue.ui("handover-look", player=player), "peek", class_="deed strong", data_key="peek")
        on = button(tongue.ui("handover-on", player=following), "pass-on", class_="quietly", data_key="pass-on")
        return element("div", said + look + on, class_="cover")
    lines = [in_brief(event, tongue.names, tongue.language) for event in reversed(list(_news(now, player)))]
    told = element("h3", escaped(tongue.ui("handover-told", player=player)))
    told += "".join(element("p", escaped(line), class_="asked") for line in lines)
    told += goals.listed(goals.of_player(now.state, player, tongue))
    on = button(tongue.ui("handover-hide", player=following), "pass-on", class_="deed strong", data_key="pass-on")
    return element("div", told + on, class_="cover")


def peek(page: TablePage, message: Message) -> None:
    """Show to the player who drew last what it was, and nothing else of what is hidden."""
    if due(page) is not None:
        page.handed = (_place(page), True)


def pass_on(page: TablePage, message: Message) -> None:
    """Hide what was drawn: the next player sits before the screen."""
    page.handed = (_place(page), False)


def lower(page: TablePage, message: Message) -> None:
    """Hide the hand again that was shown to its player."""
    page.lifted = None
    page.clear()
