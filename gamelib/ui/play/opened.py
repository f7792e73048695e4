"""The headline of an auction: what everybody has bid, told on top of whatever comes next, as all have waited for it."""

from __future__ import annotations

from ...core.events import Event
from ...core.moves import CHANCE
from ...drawing import escaped
from ..markup import Tongue, chip, element
from ..table.moment import Moment

SHOWN = ("bids-shown", "no-bids", "all-abstain")
"""What rulesets call it when covered bids are turned over together."""


def headline(now: Moment, tongue: Tongue) -> str:
    """The bids, until somebody makes the next move: what the dice do in between takes no look at them."""
    lines = (f"{escaped(event.sentence(tongue.names, tongue.language))} {chip(event.clause)}" for event in _shown(now))
    return "".join(element("p", line, class_="opened") for line in lines)


def _shown(now: Moment) -> list[Event]:
    states, at = now.game.states, now.game.at
    while at and states[at - 1].actor == CHANCE:
        at -= 1
    return [event for state in states[at : now.game.at + 1] for event in state.events if event.key in SHOWN]
