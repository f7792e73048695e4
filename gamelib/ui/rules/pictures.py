"""The pictures of a game in short: a part of a real table, drawn by the game's own board, once for all who look."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import replace
from functools import cache, lru_cache
from threading import Thread
from typing import Any

from ...core.moves import Place
from ...core.rules import Rules
from ...core.rulesets import part
from ...core.words import LANGUAGE
from ...drawing import Box, hull
from ...drawing.cropping import trimmed
from ...teach.in_short import Card, Picture, in_short
from ..table.choices import slug

MARGIN = 4
"""So much is seen round the places of a picture, in units of the drawing."""


def address(card: Card, rules: Rules, language: str = LANGUAGE) -> str:
    """The picture of a card as the address of an image; its colours are those of the system, light or dark."""
    return f"data:image/svg+xml;base64,{b64encode(drawn(card.picture, language, rules).encode()).decode()}"


def drawn(picture: Picture, language: str = LANGUAGE, rules: Rules | None = None) -> str:
    """The picture as a drawing of its own; with numbers of the table's rules where it takes any from there."""
    return _drawn(picture, language, tuple(picture.fields(rules).items()) if rules else ())


@cache
def warm(ruleset: str, language: str = LANGUAGE) -> Thread | None:
    """Begin to draw the pictures of a game, once, so that nobody waits for How to play; None where there are no threads."""
    thread = Thread(target=_draw_all, args=(ruleset, language), name="gamelib-pictures", daemon=True)
    try:
        thread.start()
    except RuntimeError:  # a browser's Python has no threads
        return None
    return thread


def _draw_all(ruleset: str, language: str) -> None:
    for card in in_short(ruleset).cards:
        drawn(card.picture, language)


@lru_cache(maxsize=256)
def _drawn(picture: Picture, language: str, fields: tuple[tuple[str, Any], ...]) -> str:
    moment, board = picture.moment(), part(picture.moment().record.ruleset, "board")
    state, names = moment.before() if picture.before else moment.after(), moment.record.names
    if fields:
        state = copy(state)
        state.rules = replace(state.rules, **dict(fields))
    places: Mapping[Place, Box] = board.Scene(state, names, language, picture.shape).layout.places
    ringed = _named(places, picture.ring) if picture.ring or picture.reach else None
    marks: dict[str, Any] = {"targets": ringed, "refused": _named(places, picture.cross), **picture.look}
    drawing = state.svg(names=names, language=language, shape=picture.shape, **marks)
    return trimmed(drawing, _framed([places[place] for place in _named(places, picture.within)], picture.grow), picture.names)


def _named(places: Iterable[Place], wanted: tuple[str, ...]) -> list[Place]:
    """The places of these names, or those that begin with one of them."""
    return [place for place in places if any(f"{slug(place)}/".startswith(f"{one}/") for one in wanted)]


def _framed(boxes: list[Box], grow: tuple[int, ...]) -> Box:
    """The box round all places, and what else shall be seen beside them."""
    box = hull(*boxes).shrunk(-MARGIN)
    left, above, right, below = grow
    return Box(box.x - left, box.y - above, box.width + left + right, box.height + above + below)
