"""A game's portrait: the part of its board by which it is recognised, in a game that shows what it is about."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from ..core.moves import Place
from .boxes import Box

KEY = "map-key"
"""The class of what explains a board beside its places; it has no room in a portrait."""
NAMES = "lit"
"""The class of words with a halo, which stand beside places."""


class Portrait(NamedTuple):
    """Which kinds of places are in the picture, and which game shows them: of sensible bots, this seed, so many moves.

    ``margin`` is what is shown round the places, in units of the drawing. Where a picture is narrow, the part of it ``across``
    is shown that tells most, from 0 at the left to 100 at the right. A ``wordless`` picture has no names beside its places: it
    is so small that nobody could read them, and they would be cut where it ends.
    """

    kinds: tuple[str, ...]
    seed: int
    moves: int
    margin: int = 0
    across: int = 0
    wordless: bool = False

    def framed(self, places: Mapping[Place, Box]) -> Box:
        """The box round all places in the picture."""
        boxes = [box for place, box in places.items() if place[0] in self.kinds]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.x + box.width for box in boxes), max(box.y + box.height for box in boxes)
        return Box(left, top, right - left, bottom - top).shrunk(-self.margin)


def cropped(drawing: str, box: Box, wordless: bool = False) -> str:
    """Only this part of a drawing, as large as it was, without its key; and ``wordless`` without names beside the places."""
    x, y, width, height = (f"{value:.0f}" for value in box)
    size = f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'
    part = re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', size, drawing, count=1)
    hidden = f".{KEY}, .{NAMES}" if wordless else f".{KEY}"
    return part.replace(">", f"><style>{hidden} {{ display: none }}</style>", 1)
