"""Questions that fit this moment, to press where one was not understood at all."""

from __future__ import annotations

from ...core.deeds import DO
from ...drawing import escaped
from ..markup import Tongue, button, element
from .choices import by_kind, named
from .moment import Moment

MOVES = 2
"""So many of the examples ask whether a move may be made."""
FIELD = "{"
"""What the words for a move have in them that is made with something; others may be no words for a deed: *done trading*."""


def offered(now: Moment, tongue: Tongue) -> str:
    """That nothing was understood, and a few questions that would be."""
    ruleset = now.state.ruleset
    doable = tongue.of(ruleset).texts.get(DO, {})
    firsts = [moves[0] for kind, moves in by_kind(now.moves).items() if FIELD in doable.get(kind, "")][:MOVES]
    asked = [(_may(named(move, tongue, ruleset), tongue), str(move)) for move in firsts]
    others = [tongue.ui("example-win"), *([] if firsts else [tongue.ui("example-turn")])]
    listed = (button(text, "why", arg) for text, arg in [*asked, *((text, text) for text in others)])
    inside = element("p", escaped(tongue.ui("not-understood"))) + element("div", listed, class_="row")
    return element("div", inside, class_="note")


def _may(told: str, tongue: Tongue) -> str:
    return tongue.ui("may-i", move=told[:1].lower() + told[1:])
