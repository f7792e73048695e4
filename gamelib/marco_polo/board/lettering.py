"""What is written on the map at a moment: numbers of steps, names, and how large; the same moment is written once."""

from __future__ import annotations

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
DIGITS = 1.6
"""How much larger a number is than the radius of its disc."""


class Lettering(NamedTuple):
    """The size of names, the radius of numbers of steps, and the box of each."""

    letters: float
    radius: float
    steps: dict[int, Box]
    names: dict[int, Box]


def lettering(scene: Scene, reached: Sequence[int], targets: Iterable[Place] = ()) -> Lettering:
    """Numbers for the spaces within reach, and names for these and for other targets."""
    ringed = tuple(scene.here.index[str(place[1])] for place in targets if place[0] == "space" and place[1] in scene.here.index)
    return _lettering(scene.here, scene.shape, tuple(reached), ringed, scene.table.places)


@lru_cache(maxsize=256)
def _lettering(
    here: World, shape: str, reached: tuple[int, ...], ringed: tuple[int, ...], pawns: tuple[int, ...]
) -> Lettering:
    where = geography(here, shape)
    heads = [where.crowd(at, pawns.count(at)) for at in sorted(set(pawns))]
    if not where.look.few_words:
        return Lettering(where.look.letters, where.look.steps, where.steps(reached, heads), where.names)
    return _on_wall(where, heads, reached, ringed, pawns)


def _on_wall(
    where: Geography, heads: list[Box], reached: tuple[int, ...], ringed: tuple[int, ...], pawns: tuple[int, ...]
) -> Lettering:
    """The largest letters in which all that must be read find room."""
    cities = [at for at, one in enumerate(where.here.spaces) if one.kind == CITY]
    needed = list(dict.fromkeys([*cities, *reached, *ringed, *pawns]))
    others = important(where.here, list(dict.fromkeys(pawns)))
    for letters in where.look.sizes:
        if len(needed) > FEW and letters != where.look.letters:
            continue
        steps = where.steps(reached, heads, letters / DIGITS)
        marks, slight = [*heads, *steps.values()], [*where.flags, *where.anchors]
        names = where.wall(letters).placed(needed, [*reached, *ringed], others, marks, slight)
        found = Lettering(letters, letters / DIGITS, steps, names)
        if all(at in found.names for at in needed):
            break
    return found
