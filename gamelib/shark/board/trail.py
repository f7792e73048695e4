"""What the last move did, drawn over the map: where the new building stands and what has gone."""

from __future__ import annotations

from ... import drawing
from ..table import BOX, COMPANIES
from .scene import Scene


def draw_trail(scene: Scene) -> str:
    """A firm frame round the new building, a broken one with a cross and the letter where one was removed."""
    parts = []
    for source, target, company, _ in scene.flows(*COMPANIES):
        if target == BOX:
            box = scene.layout.places[source].shrunk()
            x, y = box.middle
            letter = drawing.text(x, y, drawing.HUES[company].letter, "middle quiet")
            parts += [drawing.frame(*box, "left"), letter, drawing.cross(box.x + box.width - 5, box.y + 5, 7)]
        elif target[0] == "map":
            parts.append(drawing.frame(*scene.layout.places[target].shrunk(), "last"))
    return drawing.group(*parts, style="over trail")
