"""A rule at work, in one picture: the table after its demonstration, and what was done there in words."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache

from ..core.deeds import in_words
from ..core.moves import CHANCE
from ..core.rulesets import ruleset_of
from ..core.words import words
from ..drawing import escaped
from ..teach.moment import Moment, sentence
from .markup import element

LOOK = {"theme": "light", "targets": None}
SHAPES = {"phone": "phone"}
"""Drawn for a phone on a phone, and with large letters everywhere else, since the picture is small."""
MOST = 3
"""So many sentences tell enough."""


def example(clause: str, language: str, window: str = "") -> str:
    """The picture with its caption, for a window; nothing for a clause without a demonstration."""
    shape = SHAPES.get(window, "projector")
    return _drawn(clause, language, shape) if clause in ruleset_of(clause).demos else ""


@lru_cache(maxsize=64)
def _drawn(clause: str, language: str, shape: str) -> str:
    moment = Moment.of(clause)
    board = moment.after().svg(names=moment.record.names, language=language, shape=shape, **LOOK, **_refused(moment))
    told = _caption(moment, language)
    source = b64encode(board.encode()).decode()
    image = f'<img alt="{escaped(told)}" src="data:image/svg+xml;base64,{source}">'
    return element("figure", image + element("figcaption", escaped(told)), class_="example")


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
    if moment.move is None or moment.by_chance:
        return says.say("ui", "example-told", {"told": told})
    move = in_words(moment.move, state.ruleset, moment.record.names, state.rules, language)
    return says.say("ui", "example-refused" if moment.asks else "example-done", {"move": move, "told": told})
