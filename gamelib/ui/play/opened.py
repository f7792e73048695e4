"""The headline of an auction: what everybody has bid, told on top of whatever comes next, as all have waited for it."""

from __future__ import annotations

from ...core.events import Event
from ...core.moves import CHANCE
from ...drawing import escaped
from ..markup import Tongue, chip, element
from ..table.moment import Moment

TIE = "tie"
SHOWN = ("bids-shown", "no-bids", "all-abstain", TIE)
"""What rulesets call it when covered bids are turned over together, and when equal ones are among the highest."""


def headline(now: Moment, tongue: Tongue) -> str:
    """The bids, until somebody makes the next move: what the dice do in between takes no look at them."""
    events = sorted(shown(now), key=lambda event: event.key == TIE)  # who wins, and then why
    lines = (f"{escaped(event.sentence(tongue.names, tongue.language))} {chip(event.clause)}" for event in events)
    return element("p", " ".join(lines), class_="opened") if events else ""


def shown(now: Moment) -> list[Event]:
    """How the auction ended that was the last thing anybody decided; nothing where there was none."""
    states, at = now.game.states, now.game.at
    while at and states[at - 1].actor == CHANCE:
        at -= 1
    return [event for state in states[at : now.game.at + 1] for event in state.events if event.key in SHOWN]
