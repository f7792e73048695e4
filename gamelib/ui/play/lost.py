"""A turn that somebody loses without being asked anything: what was rolled, and that the turn is over."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.events import Event
from ...core.words import words
from ..table.game import PERSON
from ..table.moment import Moment
from ..table.sight import NOBODY, OPEN

STORY, LOST = "story", "lost"
"""In the words of a ruleset, the kinds of events with which a turn is lost."""


def kinds(ruleset: str) -> list[str]:
    """The events of a ruleset with which a turn is lost."""
    return str(words(ruleset).texts.get(STORY, {}).get(LOST, "")).split()


def rolled(events: Sequence[Event], number: int) -> tuple[Event, ...]:
    """Before a turn that was lost, what its player rolled: what the move itself was, if it was that player's."""
    first, event = events[0], events[number]
    is_own = number > 0 and not first.flows and first.values.get("player") == event.values.get("player")
    return (first,) if is_own and event.key in kinds(event.ruleset) else ()


def by_people(now: Moment) -> list[tuple[int, tuple[Event, ...]]]:
    """Who of the people at this screen has just lost a turn, and what happened."""
    here = [seat for seat, who in enumerate(now.game.seats) if who == PERSON and now.chosen in (NOBODY, OPEN, seat)]
    events, known = now.events, kinds(now.state.ruleset)
    lost = [(number, event.values.get("player")) for number, event in enumerate(events) if event.key in known]
    return [
        (seat, (*rolled(events, number), events[number])) for number, seat in lost if seat in here and isinstance(seat, int)
    ]
