"""What is written on the map at a moment: numbers of steps, names, and how large; the same moment is written once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from ...core.moves import Place
from ...drawing import Box
from ..world import CITY, World
from .geography import Geography, geography, important
from .scene import Scene

FEW = 9
"""With more names that must be read, only the smallest letters are tried."""
NEAR, SOME = 26, 12
"""So many more are named if need be with a line, where nothing is within reach; and where only a few places are."""
DIGITS = 1.6
"""How much larger a number is than the radius of its disc."""


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
    return _lettering(scene.here, scene.shape, (tuple(reached), ringed, (*passed, *told)), scene.table.places, bool(said))


def _spaces(scene: Scene, places: Iterable[Place]) -> tuple[int, ...]:
    found = (scene.here.index.get(str(place[1])) for place in places if place[0] == "space")
    return tuple(dict.fromkeys(at for at in found if at is not None))


@lru_cache(maxsize=256)
def _lettering(
    here: World, shape: str, spaces: tuple[tuple[int, ...], ...], pawns: tuple[int, ...], is_beside_words: bool
) -> Lettering:
    where, (reached, ringed, told) = geography(here, shape), spaces
    heads = [where.crowd(at, pawns.count(at)) for at in sorted(set(pawns))]
    if not where.look.few_words:
        return Lettering(where.look.letters, where.look.steps, where.steps(reached, heads), where.names)
    cities = [at for at, one in enumerate(here.spaces) if one.kind == CITY]
    needed = list(dict.fromkeys([*cities, *reached, *ringed, *pawns, *told]))
    sizes = where.look.sizes[0 if is_beside_words else 1 :]  # beside many words the map is shown smaller
    return _on_wall(where, heads, needed, (reached, ringed), sizes if len(needed) <= FEW else sizes[-1:])


def _on_wall(
    where: Geography, heads: list[Box], needed: list[int], spaces: tuple[tuple[int, ...], ...], sizes: Sequence[float]
) -> Lettering:
    """The largest letters in which all that must be read find room; with few of these, others near them as well."""
    (reached, ringed), others = spaces, important(where.here, needed)
    near = others[: NEAR if not reached else len(needed) + SOME if len(needed) <= 2 * FEW else 0]
    found = list[tuple[int, Lettering]]()
    for letters in sizes:
        steps = where.steps(reached, heads, letters / DIGITS)
        marks, slight = [*heads, *steps.values()], [*where.flags, *where.anchors]
        names = where.wall(letters).placed((needed, near, others), [*reached, *ringed], marks, slight)
        missing = sum(at not in names for at in needed)
        found.append((missing, Lettering(letters, letters / DIGITS, steps, names)))
        if not missing:
            break
    return min(found, key=lambda one: one[0])[1]
