"""The last few events, in sentences with their clauses, the newest on top; before them what mattered since one's own move."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.events import Event
from ...core.moves import CHANCE
from ...drawing import escaped, in_brief
from ..markup import Tongue, element
from ..table import log, sight
from ..table.game import PERSON
from ..table.moment import Moment

RECENT = 12
"""So many moves back the short log reaches."""
LINES, FEWEST, MOVES = 4, 2, 3
"""So many events of others are told together; fewer, or after fewer moves, they need no summary."""
COMMON = ("map", "market", "plot", "space")
"""Places that are nobody's, although a number follows their name."""
MINE, MOVED, SAID = 2, 1, 0
"""How much an event matters: it touches oneself, it moved something, or it was only said."""
Deed = tuple[Event, bool]
"""An event, and whether it is the first that its move caused to move."""


def recent(now: Moment, tongue: Tongue) -> str:
    """What happened in the last moves, as these eyes saw it; one's own moves are set off."""
    at, me = now.game.at, oneself(now)
    items = [_item(now, place, me, tongue) for place in range(at, max(at - RECENT, -1), -1)]
    heading = element("li", element("h4", escaped(tongue.ui("happened"))), data_heading=True)
    return element("ol", [*_summary(now, me, tongue), heading, *items])


def oneself(now: Moment) -> int | None:
    """The player who looks on: the only person, or of several the one who decides; nobody behind a cover."""
    people = [seat for seat, who in enumerate(now.game.seats) if who == PERSON]
    if len(people) == 1:
        return people[0]
    actor = now.state.actor
    return actor if actor in people and not now.covered else None


def _item(now: Moment, at: int, me: int | None, tongue: Tongue) -> str:
    told = log.told(now, at, tongue)
    mine = at > 0 and me is not None and now.game.states[at - 1].actor == me
    return told.replace(">", ' data-own="true">', 1) if mine else told


def _summary(now: Moment, me: int | None, tongue: Tongue) -> list[str]:
    """What others did since one's own last move that matters most, where that was more than a line."""
    if me is None or now.game.at - _own_last(now, me) < MOVES:
        return []
    lines = [in_brief(event, tongue.names, tongue.language) for event in since(now, me)]
    if len(lines) < FEWEST:
        return []
    told = (element("p", escaped(line)) for line in lines)
    head = tongue.ui("since" if now.game.states[_own_last(now, me) - 1].actor == me else "since-beginning")
    return [element("li", [element("h4", escaped(head)), *told], data_since="true")]


def since(now: Moment, me: int) -> list[Event]:
    """The events since a player's last move that touch the player, or else what each of the others did last, in order."""
    happened = [(event, first) for event, first in _of_others(now, me) if _matters(event, me) > SAID]
    ranked = sorted(range(len(happened)), key=lambda at: (-_matters(happened[at][0], me), not happened[at][1], -at))
    return [happened[at][0] for at in sorted(ranked[:LINES])]


def _of_others(now: Moment, me: int) -> Iterator[Deed]:
    """What chance and others caused after the player's last move, as these eyes saw it."""
    game, branch = now.game, now.game.branch
    for at in range(_own_last(now, me) + 1, game.at + 1):
        events = sight.seen(branch.states[at], now.eyes_for(branch, at)).events
        moving = next((event for event in events if event.flows), None)
        yield from ((event, event is moving) for event in events)


def _own_last(now: Moment, me: int) -> int:
    """The place to which the player's last move led; where the player has not moved yet, where the first turn began."""
    game = now.game
    first = next((at for at in game.branch.turn_starts() if at <= game.at), game.at)
    return next((at for at in range(game.at, first, -1) if game.states[at - 1].actor == me), first)


def _matters(event: Event, me: int) -> int:
    """Whether something of the player came or went, or anything at all was moved."""
    places = [place for flow in event.flows for place in flow[:2]]
    owned = [place for place in places if len(place) > 1 and place[0] not in COMMON]
    if any(place[1] == me for place in owned) or (event.values.get("player") == me and event.flows):
        return MINE
    return MOVED if places and event.values.get("player", CHANCE) != me else SAID
