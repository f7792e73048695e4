"""What the last move did, drawn over the map: where the new building stands and what has gone."""

from __future__ import annotations

from collections.abc import Iterable

from ... import drawing
from ...core.moves import Place
from ...drawing import Box
from ..table import BOX, COMPANIES
from .scene import Scene


def draw_trail(scene: Scene) -> str:
    """A firm frame round the new building, a broken one with a cross and the letter where one was removed."""
    parts = []
    for source, target, company, _ in scene.flows(*COMPANIES):
        if target == BOX:
            box = _shrunk(scene.layout.places[source])
            x, y = box.middle
            letter = drawing.text(x, y, drawing.HUES[company].letter, "middle quiet")
            parts += [drawing.frame(*box, "left"), letter, drawing.cross(box.x + box.width - 5, box.y + 5, 7)]
        elif target[0] == "map":
            parts.append(drawing.frame(*_shrunk(scene.layout.places[target]), "last"))
    return drawing.group(*parts, style="over trail")


def draw_targets(scene: Scene, targets: Iterable[Place]) -> str:
    """Soft rings round the places that a move may go to."""
    wanted, known = dict.fromkeys(targets), scene.layout.places
    for place in wanted:
        if place not in known:
            raise ValueError(f"There is no place {str(place)[:60]} on this table; moves and events name those there are.")
    return drawing.group(*(drawing.frame(*known[place]) for place in wanted), style="over targets")


def _shrunk(box: Box) -> Box:
    return Box(box.x + 2, box.y + 2, box.width - 4, box.height - 4)
