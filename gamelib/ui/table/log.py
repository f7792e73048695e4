"""The log: what every move caused, each event as a sentence with its clauses as chips."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from ...core.events import Event
from ...drawing import escaped, in_brief
from ..markup import Tongue, button, chips, element
from . import marks, sight
from .moment import Moment

BLOCK = 20
"""The log is sent in blocks of so many moves: the one shown, and the one before it; more when they are asked for."""


def log(now: Moment, tongue: Tongue, earlier: int = 0) -> str:
    """The events round the place that is shown, the latest on top; a number jumps to its move."""
    game, block = now.game, now.game.at // BLOCK
    first, end = max(block - 1 - earlier, 0) * BLOCK, min((block + 1) * BLOCK, len(game.states))
    items = [element("li", element("h4", escaped(tongue.ui("log"))), data_heading="log")]
    items += [told(now, at, tongue) for at in reversed(range(first, end))]
    if first:
        items.append(element("li", button(tongue.ui("earlier"), "earlier", data_key="earlier")))
    return element("ol", items)


def told(now: Moment, at: int, tongue: Tongue) -> str:
    """What one move caused, as these eyes saw it; remembered, as the past does not change."""
    branch = now.game.branch
    known, key = branch.told, (now.eyes_for(branch, at), at)
    if key not in known:
        known[key] = _told(sight.seen(branch.states[at], key[0]).events, at, tongue)
    return known[key]


def _told(events: Iterable[Event], at: int, tongue: Tongue) -> str:
    jump = button(str(at), "go", at, class_="at", aria_label=tongue.ui("go-to", at=at), tabindex="-1")
    happened = list(events)
    told = (_sentence(event, tongue, then) for event, then in zip_longest(happened, happened[1:]))
    return element("li", [jump, element("div", told)], data_at=at)


def _sentence(event: Event, tongue: Tongue, then: Event | None) -> str:
    """An event with its clauses, and with its witness for the board; the whole log is one stop of Tab.

    Where the event after it rests on the same clauses, a projected table may name them once, behind the last.
    """
    said = in_brief(event, tongue.names, tongue.language) if tongue.plain else event.sentence(tongue.names, tongue.language)
    text = f"{escaped(said)} {chips(event.clauses, tabindex='-1')}"
    witness = marks.of_events([event])
    again = then is not None and then.clauses == event.clauses
    return element("p", text, data_marks=json.dumps(witness) if witness else None, data_again=again)


def sentences(now: Moment, tongue: Tongue) -> Iterator[str]:
    """The events of the moment in plain sentences, to be read out."""
    for event in now.events:
        yield event.sentence(tongue.names, tongue.language)
