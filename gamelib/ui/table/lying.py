"""What lies at a place that a refusal is about, in a sentence beside it, where the ruleset tells it."""

from __future__ import annotations

from typing import NamedTuple

from ...core.events import Refusal
from ...core.moves import Move, Place
from ...core.rulesets import part
from ..markup import Tongue
from .choices import slug
from .likely import decider
from .moment import Moment


class Lying(NamedTuple):
    """What lies at a place, in a sentence; ``clause`` is the one that fits, if the sentence is the whole reason."""

    sentence: str = ""
    clause: str = ""


def said(now: Moment, move: Move, why: Refusal, tongue: Tongue, at: str = "") -> Lying:
    """What lies where one clicked, or where a refused move would end, if the refusal does not say it itself.

    The ruleset tells it (``lying`` of its part ``clicked``); without that nothing is told: the board's own name for a place
    is no reason.
    """
    tell = getattr(part(now.state.ruleset, "clicked"), "lying", None)
    goal = [parts(at)] if at else move.places(decider(now))[-1:]
    if tell is None or not goal or now.covered:
        return Lying()
    told = tell(now.seen.rules, now.seen.table, decider(now), goal[0], why.key)
    if told is None:
        return Lying()
    key, values, clause = told
    words = tongue.of(now.state.ruleset)
    return Lying(words.say(words.group("lying", key, values.get("player"), tongue.you), key, values, tongue.names), clause)


def parts(place: str) -> Place:
    """A place as moves have it."""
    return tuple(int(one) if one.isdecimal() else one for one in place.split("/"))


def alone(now: Moment, place: str) -> str:
    """The thing that lies at a place, if it is the only one there: whoever asks about the place asks about that thing."""
    things = [thing for (where, thing), count in now.seen.holdings().items() if count and slug(where) == place]
    return things[0] if len(things) == 1 else ""
