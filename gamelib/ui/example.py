"""A rule at work, in one picture: the table after its demonstration, and what was done there in words."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache

from ..core.deeds import in_words
from ..core.moves import CHANCE
from ..core.rulebook import FACE
from ..core.rulesets import part, ruleset_of
from ..core.words import words
from ..drawing import Box, cropped, escaped, hull
from ..teach.moment import Moment, sentence
from .markup import element

LOOK = {"theme": "light", "targets": None}
SHAPES = {"phone": "phone"}
"""Drawn for a phone on a phone, and with large letters everywhere else, since the picture is small."""
_RECT = re.compile(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"')
MOST = 3
"""So many sentences tell enough."""


def example(clause: str, language: str, window: str = "", wide: bool = False) -> str:
    """The picture with its caption, for a window or a wall; nothing for a clause without a demonstration.

    Behind a ``~`` may stand which of its demonstrations is shown.
    """
    shape, (name, _, face) = SHAPES.get(window, "projector"), clause.partition(FACE)
    return _drawn(name, face, language, shape, wide) if name in ruleset_of(name).demos else ""


@lru_cache(maxsize=64)
def _drawn(clause: str, face: str, language: str, shape: str, wide: bool) -> str:
    from .learn.spoken_of import spoken_of

    moment = Moment.of(clause, face)
    told, state = _caption(moment, language), moment.after()
    close_up = getattr(part(state.ruleset, "board"), "CLOSE_UPS", {}).get(clause)
    beside = spoken_of(state.ruleset, told, wide=wide) if close_up is None else {}
    given = {"names": moment.record.names, "language": language, **LOOK, **_refused(moment), **beside}
    board = state.svg(shape="wide" if close_up else shape, **given)
    board = _cropped(board, close_up) if close_up else board
    source = b64encode(board.encode()).decode()
    image = f'<img alt="{escaped(told)}" src="data:image/svg+xml;base64,{source}">'
    return element("figure", image + element("figcaption", escaped(told)), class_="example")


def _cropped(board: str, kinds: tuple[str, ...]) -> str:
    """Only what the rule is about: the places of these kinds, as large as the picture is."""
    groups = re.findall(rf'data-place="(?:{"|".join(kinds)})/[^"]*">.*?</g>', board)
    boxes = [Box(*map(float, one)) for group in groups for one in _RECT.findall(group)]
    return cropped(board, hull(*boxes).shrunk(-2))


def _refused(moment: Moment) -> dict[str, object]:
    """The place that a refused move was meant for, which the board crosses out."""
    actor = moment.before().actor
    places = moment.move.places(actor) if moment.asks and moment.move is not None and actor not in (None, CHANCE) else ()
    return {"refused": [places[-1]]} if places else {}


def _caption(moment: Moment, language: str) -> str:
    """What somebody did or wished to do, and what the rule says to it."""
    says, state = words("ui", language), moment.before()
    mine = [one for one in moment.told() if moment.clause.id in one.clauses] or moment.told()
    told = " ".join(dict.fromkeys(sentence(one, moment.record.names) for one in mine[:MOST]))
    if moment.move is None or moment.by_chance or state.actor is None:
        return says.say("ui", "example-told", {"told": told})
    move = in_words(moment.move, state.ruleset, moment.record.names, state.rules, language)
    key, who = "example-refused" if moment.asks else "example-done", moment.record.names[state.actor]
    return says.say("ui", key, {"who": who, "move": move, "told": told})
