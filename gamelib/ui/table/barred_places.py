"""Questions why a place or a thing is forbidden, with no word of what is to be done there: why is G4 not ringed?

Such a place is answered as a click on it would be, a thing as all that could be done with it now.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ...core.moves import CHANCE, Move
from ...drawing import escaped
from ..markup import button, element
from . import idle_places, place_questions, questions, which_questions
from .asked import Asked
from .choices import named, slug
from .judged_moves import MOST, ends, judged
from .likely import decider
from .marks import DUE, PURSES

_WORD, _SQUARE = re.compile(r"[^\W_]+"), re.compile(r"([a-z])(\d{1,2})")


def answered(asked: Asked) -> questions.Answer | None:
    """What is in the way at the place or of the thing that is named, or what can be done; None where neither is known."""
    if (said := _named(asked)) is None or asked.now.covered:
        return None
    place = place_called(asked, said)
    return _at(asked, place) if place else _of_thing(asked, said)


def place_called(asked: Asked, said: str) -> str:
    """The only place at which moves end that the board calls by all of some words; nothing where there is none, or several.

    Where moves end on whole rows, a square of one (B4) is its row.
    """
    now, tongue = asked.now, asked.tongue
    *before, last = [*_WORD.findall(said.lower())] or [""]
    spoken = {word for word in before if word not in tongue.ui("place-idle").split()} | {last}
    catalogue, titles = now.game.ruleset.catalogue(now.state.rules), idle_places.titles(now, tongue)
    every = dict.fromkeys(slug(place) for move in catalogue for place in move.places(decider(now))[-1:])
    called = [place for place in every if spoken <= {*_WORD.findall(titles.get(place, "").partition(":")[0].lower())}]
    if not called and len(spoken) == 1 and (square := _SQUARE.fullmatch(last)) is not None:
        called = [place for place in every if place == _row_of(titles, *square.groups())]
    return called[0] if spoken and len(called) == 1 and called[0].partition("/")[0] not in PURSES else ""


def _row_of(titles: Mapping[str, str], row: str, number: str) -> str:
    """The row of a square that the board calls by row and number (row B, square 4); nothing where it has none."""
    called = re.compile(rf"\b{row}\W+[^\W\d]+ {number}\b", re.IGNORECASE)
    found = [place for place, title in titles.items() if called.search(title.partition(":")[0])]
    return found[0].rpartition("/")[0] if len(found) == 1 else ""


def _named(asked: Asked) -> str | None:
    """What is asked about, where nothing is asked but why it is forbidden."""
    plain = " ".join(asked.text.replace("’", "'").split()).rstrip("?!. ")
    found = re.fullmatch(asked.tongue.ui("asks-barred"), plain, re.IGNORECASE)
    return None if found is None else next(filter(None, found.groups()))


def _at(asked: Asked, place: str) -> questions.Answer:
    """What can be done at a place, or what a click on it is told, with what lies there where that does not say it."""
    now, tongue = asked.now, asked.tongue
    ways = {move: [*map(slug, move.places(decider(now)))] for move in now.moves}
    legal = [move for move in ways if place in ways[move][-1:]] or [move for move in ways if place in ways[move]]
    if legal and not _waits(asked):
        return _can_be_done(asked, legal, "can-be-done")
    told, marked = place_questions.at_place(now, place, tongue)
    square, _, what = idle_places.named(now, place, tongue).partition(":")
    lies = which_questions.lying_on(asked, square.lower()) if what and square not in told else None
    return told + (lies[0] if lies else ""), marked


def _of_thing(asked: Asked, said: str) -> questions.Answer | None:
    """What can be done with a thing, or what is in the way of all of that; None where it is no thing of moves."""
    now, wish = asked.now, asked.wished(said)
    if wish.unknown or wish.verbal or not wish.moves or now.state.actor in (None, CHANCE) or _waits(asked):
        return None
    if legal := [move for move in wish.moves if move in now.moves]:
        return _can_be_done(asked, legal, "now-can")
    whys = [now.seen.refusal(move) for move in wish.moves]
    if all(why is not None and why.key.startswith(DUE) for why in whys):
        return None
    return judged(now, wish.moves, asked.tongue, wish.known)


def _can_be_done(asked: Asked, legal: Sequence[Move], head: str) -> questions.Answer:
    """Moves that may be made now, to press, without a yes or a no."""
    now, tongue = asked.now, asked.tongue
    buttons = " ".join(button(named(move, tongue, now.state.ruleset), "play", str(move)) for move in legal[:MOST])
    told = element("div", element("p", f"{escaped(tongue.ui(head))} {buttons}"), class_="note")
    return told, [["instead", False, ends(now, legal)]]


def _waits(asked: Asked) -> bool:
    return asked.now.apart or questions.unanswerable(asked.now, asked.tongue) is not None
