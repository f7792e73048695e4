"""What the last move did, drawn over the map: where the new building stands and what has gone."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..table import BOX, COMPANIES
from .scene import Scene
from .sizes import letters_on


def draw_trail(scene: Scene) -> str:
    """A firm frame round the new building; one that was removed is faded, in its colour and with its letter, and crossed."""
    parts = []
    for source, target, company, _ in scene.flows(*COMPANIES):
        if target == BOX:
            parts.append(_faded(scene, scene.layout.places[source].shrunk(scene.layout.cell * 0.08), company))
        elif target[0] == "map":
            parts.append(drawing.frame(*scene.layout.places[target].shrunk(), "last"))
    return drawing.group(*parts, style="over trail")


def _faded(scene: Scene, box: Box, company: str) -> str:
    """Where a building stood: the cross leaves its letter free."""
    hue, (x, y) = drawing.HUES[company], box.middle
    ground, size = drawing.rect(*box, "faded", hue.fill, 5), letters_on(scene.layout)
    return ground + drawing.frame(*box, "left") + drawing.text(x, y + 1, hue.letter, f"{size} bold") + drawing.gone(box)
