"""A plain board for a small ruleset: a tray for each place, one below the other, under the words that say what is due."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from ..core.moves import Place
from ..core.rules import Rules as AnyRules
from ..core.table import Table as AnyTable
from .board import Draw, board
from .boxes import Box
from .hues import HUES
from .notes import draw_status
from .scene import Scene
from .shapes import at, circle, rect, text

R = TypeVar("R", bound=AnyRules)
T = TypeVar("T", bound=AnyTable)
WIDTHS = {"wide": 640, "phone": 374, "projector": 560}
STATUS, HEIGHT, GAP = 128, 48, 10


class Tray(NamedTuple):
    """What lies at a place: its name, a word or number at its right, or so many round pieces of a hue."""

    place: Place
    name: str
    right: str = ""
    pieces: int = 0
    hue: str = "blue"


class Layout(NamedTuple):
    """The size of a drawing, and a box for each place."""

    width: float
    height: float
    places: dict[Place, Box]


class Trays(Scene[R, T, Layout]):
    """A scene of trays; a ruleset says which there are."""

    def trays(self) -> Iterable[Tray]:
        """Every tray, the highest first."""
        raise NotImplementedError

    @cached_property
    def laid(self) -> tuple[Tray, ...]:
        """The trays of this scene."""
        return tuple(self.trays())

    def arranged(self) -> Layout:
        """One below the other."""
        width, pace = WIDTHS[self.shape], HEIGHT + GAP
        boxes = {tray.place: Box(GAP, STATUS + pace * row, width - 2 * GAP, HEIGHT) for row, tray in enumerate(self.laid)}
        return Layout(width, STATUS + pace * len(self.laid), boxes)

    @classmethod
    def drawer(cls) -> Draw:
        """The ``draw`` of the ruleset's board."""
        return board(cls, _parts)


def _parts(scene: Trays[Any, Any]) -> Iterator[str]:
    yield draw_status(scene, Box(GAP, GAP, scene.layout.width - 2 * GAP, STATUS - 2 * GAP))
    yield from (_drawn(scene, tray) for tray in scene.laid)


def _drawn(scene: Trays[Any, Any], tray: Tray) -> str:
    box = scene.layout.places[tray.place]
    y, pace = box.middle[1], min(26, box.width / 2 / max(tray.pieces, 1))
    name = scene.fitted(tray.name, box.width * (0.45 if tray.pieces else 0.7))
    row = (circle(box.right - pace * (i + 0.7), y, min(pace, 22) / 2, "edge", HUES[tray.hue].fill) for i in range(tray.pieces))
    words = text(box.x + 14, y, name, "middle start"), text(box.right - 14, y, tray.right, "middle bold end")
    return at(tray.place, f"{tray.name} {tray.right}".strip(), rect(*box, "card"), *words, *row)
