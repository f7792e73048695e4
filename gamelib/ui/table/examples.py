"""Questions that fit this moment: shown where one is asked, and where one was not understood at all.

The first asks whether a move may be made that may be; the others a ruleset lists for what is due (``examples`` in the words of
its part ``questions``), with the colour or the place of that move in them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...core.deeds import DO
from ...core.moves import CHANCE, Move
from ...core.wishes import details
from ...core.words import words
from ...drawing import escaped
from ..markup import Tongue, button, element
from . import common_questions, questions
from .choices import by_kind, named
from .moment import Moment

MOST = 3
"""So many examples are shown."""
FIELD = "{"
"""What the words for a move have in them that is made with something; others may be no words for a deed: *done trading*."""
EXAMPLES, ALWAYS = "examples", "always"
"""The group of examples by what is due, and those for any moment."""
_THING = re.compile(r"\{thing\}")


def offered(now: Moment, tongue: Tongue) -> str:
    """That nothing was understood, and a few questions that would be."""
    listed = (button(text, "why", text) for text in fitting(now, tongue))
    inside = element("p", escaped(tongue.ui("not-understood"))) + element("div", listed, class_="row")
    return element("div", inside, class_="note")


def fitting(now: Moment, tongue: Tongue) -> Sequence[str]:
    """A few questions that this moment answers."""
    move, told = _move(now, tongue), words(f"{now.state.ruleset}/{common_questions.PART}", tongue.language).texts
    lines = f"{told.get(EXAMPLES, {}).get(now.state.phase, '')} | {told.get(EXAMPLES, {}).get(ALWAYS, '')}".split(" | ")
    thing = "" if move is None else _thing(move, now, tongue)
    asked = [_THING.sub(thing, line) for line in lines if line and (thing or not _THING.search(line))]
    own = [] if move is None else [_may(named(move, tongue._replace(plain=True), now.state.ruleset), tongue)]
    return [*dict.fromkeys([*own, *asked, tongue.ui("example-win"), tongue.ui("example-turn")])][:MOST]


def _move(now: Moment, tongue: Tongue) -> Move | None:
    """A move that may be made, from the middle of those of its kind; None where nobody decides, or not to these eyes."""
    silent = now.state.actor in (None, CHANCE) or now.apart or questions.unanswerable(now, tongue) is not None
    doable = tongue.of(now.state.ruleset).texts.get(DO, {})
    same = next((moves for kind, moves in by_kind(now.moves).items() if FIELD in doable.get(kind, "")), [])
    return None if silent or now.secret or not same else same[len(same) // 2]


def _thing(move: Move, now: Moment, tongue: Tongue) -> str:
    """The colour or the place that a move names, as its words write it."""
    told = named(move, tongue._replace(plain=True), now.state.ruleset)
    spoken = (re.search(rf"\b{re.escape(one)}\b", told, re.IGNORECASE) for one in details(move)[:1])
    return next((found[0] for found in spoken if found is not None), "")


def _may(told: str, tongue: Tongue) -> str:
    return tongue.ui("may-i", move=told[:1].lower() + told[1:])
