"""A tap on the board, or a click on a piece: what it would do is told first, with *Do it*; the same once more does it."""

from __future__ import annotations

from ...core.moves import Move
from ...drawing import escaped
from ..markup import Tongue, button, element
from . import foreseen, likely, marks, questions
from .choices import named, slug
from .moment import Moment


def told(now: Moment, move: Move, tongue: Tongue, tapped: str = "") -> questions.Answer:
    """What the move would do, and the button that does it; its goal is marked beside what would change.

    So is the place that was tapped, where that is the one at which the move begins.
    """
    said, marked = foreseen.foreseen(now, str(move), tongue)
    head = element("p", element("b", escaped(named(move, tongue, now.state.ruleset))))
    go = button(tongue.ui("do-it"), "play", str(move), class_="deed strong", data_key="do-tapped")
    places = [slug(place) for place in move.places(likely.decider(now))]
    ends: marks.Mark = ["instead", False, [*(one for one in places[:-1][:1] if one == tapped), *places[-1:]]]
    told = element("p", said) if said else ""
    return element("div", f"{head}{told}{go}", class_="note hint-told weighed"), [*marked, ends]
