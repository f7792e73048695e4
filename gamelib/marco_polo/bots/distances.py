"""How far it is on the map, in spaces and in turns, and where a spin may lead from a place."""

from __future__ import annotations

from functools import lru_cache

from ..world import World
from .chart import Fan, Values, fans
from .errand import Errand

FAR = 1_000
"""More spaces than any way has."""
SOONER = 0.05
"""By so many turns must one way be shorter than another to be called so."""


@lru_cache(maxsize=64)
def spaces_to(here: World, target: int, passing: bool) -> tuple[int, ...]:
    """How many spaces it is from each space to the target by land and sea; ``passing`` says whether through Khanbalik too."""
    far, ring = [FAR] * len(here.spaces), {target}
    for steps in range(len(here.spaces)):
        for at in ring:
            far[at] = steps
        onward = {at for at in ring if passing or at == target or at != here.khanbalik}
        ring = {end for at in onward for near in here.near for end in near[at] if far[end] == FAR}
    return tuple(far)


def left(plan: Errand, at: int) -> int:
    """How many spaces it is from there to where the journey leads."""
    return spaces_to(plan.here, plan.here.index[plan.target], plan.open_gate)[at]


def turns_on(plan: Errand) -> Values:
    """How many turns it takes on average from each space to where the journey leads, if one hurries."""
    return plan.turns


def taken(plan: Errand) -> set[int]:
    """The spaces where nobody else may stand now."""
    here, places = plan.here, plan.table.places
    return {place for other, place in enumerate(places) if other != plan.me and not here.share[place]}


def fan(plan: Errand, at: int, kind: int) -> Fan:
    """What an announcement of this kind may bring from there."""
    here, course = plan.here, plan.course
    return fans(here, course.gate, course.mission, course.only_start, course.safe)[at][here.kinds_from[at].index(kind)]
