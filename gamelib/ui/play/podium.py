"""The first places of a game on steps, the winner highest; what it shows is told beside it in words."""

from __future__ import annotations

from ...drawing import escaped
from ..markup import Tongue, element
from ..table.moment import Moment
from . import scores

MOST = 3
"""So many stand on the podium, as many as there are steps."""
STANDS = {2: (0, 1), 3: (1, 0, 2)}
"""From left to right, who stands where: the winner in the middle of three."""


def steps(now: Moment, tongue: Tongue, me: int | None = None) -> str:
    """The podium; players who are level stand equally high. Nothing where nobody won."""
    outcome = now.state.outcome
    if outcome is None or not outcome.winners:
        return ""
    first = scores.order(now)[:MOST]
    return element("div", (_step(now, first[at], tongue, me) for at in STANDS[len(first)]), class_="podium", aria_hidden="true")


def _step(now: Moment, player: int, tongue: Tongue, me: int | None) -> str:
    """A player on a step with the place, which no number on a disc can be taken for."""
    place = scores.place(now, player)
    inside = scores.disc(player) + element("b", escaped(tongue.ui("rank", place=place)))
    names = ["step", *(["first"] if place == 1 else []), *(["own"] if player == me else [])]
    return element("span", inside, class_=" ".join(names), style=f"--place:{min(place, MOST)}")
