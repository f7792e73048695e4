"""What is written on the map at a moment: numbers of steps, names, and how large; the same moment is written once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ...core.moves import Place
from ...drawing import Box
from ..world import CITY, POST, World
from .coast import Point
from .geography import Geography, geography, important
from .looks import DIGITS
from .pins import Pin
from .scene import Scene

TRIED = 5
"""In so many ways pawns may stand so that a name finds room."""
CLOSE = 100.0
"""Pawns so close to a place may be in the way of its name."""


class Lettering(NamedTuple):
    """The size of names, the radius of numbers of steps, the box of each, and how the pawns stand beside them."""

    letters: float
    radius: float
    steps: dict[int, Box]
    names: dict[int, Box]
    pins: Mapping[int, tuple[Pin, ...]]


def lettering(scene: Scene, reached: Sequence[int], targets: Iterable[Place] = (), said: str = "") -> Lettering:
    """Numbers for the spaces within reach; names for these and other targets, for what a move just changed and what is said."""
    ringed, passed = _spaces(scene, targets), _spaces(scene, (place for flow in scene.flows() for place in flow[:2]))
    words = frozenset(re.findall(r"\w+", said))
    told = tuple(at for name, at in scene.here.index.items() if words.issuperset(re.findall(r"\w+", name)))
    return _lettering(scene.here, scene.look, (tuple(reached), ringed, (*told, *passed)), scene.table.places)


def _spaces(scene: Scene, places: Iterable[Place]) -> tuple[int, ...]:
    found = (scene.here.index.get(str(place[1])) for place in places if place[0] == "space")
    return tuple(dict.fromkeys(at for at in found if at is not None))


@lru_cache(maxsize=256)
def _lettering(here: World, look: str, spaces: tuple[tuple[int, ...], ...], pawns: tuple[int, ...]) -> Lettering:
    where, (reached, ringed, told) = geography(here, look), spaces
    pins = where.pins(pawns)
    if not where.look.few_words:
        return Lettering(where.look.letters, where.look.steps, where.steps(reached, _heads(pins)), where.names, pins)
    groups, rings = _ranked(here, reached, (*ringed, *told), pawns), {*reached, *ringed}
    written = _on_wall(where, pins, groups, reached, rings)
    missing = [at for at in groups[0] if at not in written.names]
    near = [at for at in pins if any(_far(where.points[at], where.points[one]) < CLOSE for one in missing)]
    if not near:
        return written
    first, best = [groups[0], []], (len(missing), pins)
    for at in near[:2]:  # pawns lean aside for a name that is missing
        others = {other: fan for other, fan in best[1].items() if other != at}
        for fan in where.fans(at, pawns.count(at), _heads(others))[1:TRIED]:
            names = _on_wall(where, {**others, at: fan}, first, reached, rings).names
            best = min(best, (sum(one not in names for one in groups[0]), {**others, at: fan}), key=lambda one: one[0])
            if not best[0]:
                break
    return _on_wall(where, best[1], groups, reached, rings)


def _far(one: Point, other: Point) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _heads(pins: Mapping[int, Iterable[Pin]]) -> list[Box]:
    return [pin.head for fan in pins.values() for pin in fan]


def _on_wall(
    where: Geography, pins: Mapping[int, tuple[Pin, ...]], groups: list[list[int]], reached: Sequence[int], rings: set[int]
) -> Lettering:
    """What is written on a wall beside pawns that stand so."""
    letters, radius = where.look.letters, where.look.letters / DIGITS
    steps = where.steps(reached, _heads(pins), radius)
    marks = [disc for fan in pins.values() for pin in fan for disc in pin.discs]
    marks += [(*box.middle, radius) for box in steps.values()]
    return Lettering(letters, radius, steps, where.wall.placed(groups, rings, marks), pins)


def _ranked(here: World, reached: Sequence[int], told: Sequence[int], pawns: Sequence[int]) -> list[list[int]]:
    """The spaces in the order in which their names get room: goals, places within reach or spoken of; posts; others."""
    goals, posts = ([at for at, one in enumerate(here.spaces) if one.kind == kind] for kind in (CITY, POST))
    first = list(dict.fromkeys([*goals, *told, *reached, *pawns]))
    second = [at for at in posts if at not in first]
    return [first, second, [at for at in important(here, first) if at not in first and at not in second]]
