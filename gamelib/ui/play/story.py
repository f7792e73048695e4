"""The last few events, in sentences with their clauses, the newest on top."""

from __future__ import annotations

from ...drawing import escaped
from ..markup import Tongue, element
from ..table import log
from ..table.moment import Moment

RECENT = 12
"""So many moves back the short log reaches."""


def recent(now: Moment, tongue: Tongue) -> str:
    """What happened in the last moves, as these eyes saw it; empty before anything has."""
    at = now.game.at
    items = [log.told(now, place, tongue) for place in range(at, max(at - RECENT, -1), -1)]
    heading = element("li", element("h4", escaped(tongue.ui("happened"))), data_heading=True)
    return element("ol", [heading, *items])
