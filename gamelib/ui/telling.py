"""The log: what every move caused, each event as a sentence with its clauses as chips."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ..core.events import Event
from ..drawing import escaped
from . import eyes, marks
from .lines import Lines
from .markup import Tongue, button, chips, element

BLOCK = 20
"""The log is sent in blocks of so many moves: the one shown, and the one before it; more when they are asked for."""


def log(lines: Lines, tongue: Tongue, earlier: int = 0) -> str:
    """The events round the place that is shown, the latest on top; a number jumps to its move."""
    player, block = eyes.viewer(lines), lines.at // BLOCK
    first, end = max(block - 1 - earlier, 0) * BLOCK, min((block + 1) * BLOCK, len(lines.states))
    items = [told(lines, at, player, tongue) for at in reversed(range(first, end))]
    if first:
        items.append(element("li", button(tongue.ui("earlier"), "earlier", data_key="earlier")))
    return element("ol", items)


def told(lines: Lines, at: int, player: int | None, tongue: Tongue) -> str:
    """What one move caused; remembered, as the past does not change."""
    known, key = lines.branch.told, (player, at)
    if key not in known:
        known[key] = _told(lines, at, player, tongue)
    return known[key]


def _told(lines: Lines, at: int, player: int | None, tongue: Tongue) -> str:
    events = eyes.seen(lines.states[at], player).events
    said = (_sentence(event, tongue) for event in events)
    jump = button(str(at), "go", at, class_="at", aria_label=tongue.ui("go-to", at=at), tabindex="-1")
    return element("li", [jump, element("div", said)], data_at=at)


def _sentence(event: Event, tongue: Tongue) -> str:
    """An event with its clauses, and with its witness for the board."""
    text = f"{escaped(event.sentence(tongue.names, tongue.language))} {chips(event.clauses)}"
    found = marks.of_events([event])
    return element("p", text, data_marks=json.dumps(found) if found else None)


def latest(lines: Lines, tongue: Tongue) -> str:
    """What the last move caused in plain sentences, to be read out."""
    return " ".join(sentences(lines, tongue))


def sentences(lines: Lines, tongue: Tongue) -> Iterator[str]:
    """The events of the state that is shown."""
    for event in eyes.seen(lines.state, eyes.viewer(lines)).events:
        yield event.sentence(tongue.names, tongue.language)
