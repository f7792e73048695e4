"""What is written on the map at a moment: numbers of steps, names, and how large; the same moment is written once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from ...core.moves import Place
from ...drawing import Box
from ..world import CITY, POST, World
from .geography import geography, important
from .looks import DIGITS
from .scene import Scene


class Lettering(NamedTuple):
    """The size of names, the radius of numbers of steps, and the box of each."""

    letters: float
    radius: float
    steps: dict[int, Box]
    names: dict[int, Box]


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
    pins = [pin for at in sorted(set(pawns)) for pin in where.pins(at, pawns.count(at))]
    heads = [pin.head for pin in pins]
    if not where.look.few_words:
        return Lettering(where.look.letters, where.look.steps, where.steps(reached, heads), where.names)
    letters, radius = where.look.letters, where.look.letters / DIGITS
    steps = where.steps(reached, heads, radius)
    marks = [disc for pin in pins for disc in pin.discs] + [(*box.middle, radius) for box in steps.values()]
    names = where.wall.placed(_ranked(here, reached, (*ringed, *told), pawns), {*reached, *ringed}, marks)
    return Lettering(letters, radius, steps, names)


def _ranked(here: World, reached: Sequence[int], told: Sequence[int], pawns: Sequence[int]) -> list[list[int]]:
    """The spaces in the order in which their names get room: goals, places within reach or spoken of; posts; others."""
    goals, posts = ([at for at, one in enumerate(here.spaces) if one.kind == kind] for kind in (CITY, POST))
    first = list(dict.fromkeys([*goals, *told, *reached, *pawns]))
    second = [at for at in posts if at not in first]
    return [first, second, [at for at in important(here, first) if at not in first and at not in second]]
