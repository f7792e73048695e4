"""Pictograms: hammer, star, envelope, warning and winner, each in a box of 24 round a point."""

from __future__ import annotations

from math import cos, pi, sin

from ... import drawing
from ...drawing import Box
from ..table import COLOURS, FACES, HAMMER

_POINTS = [(radius * sin(step * pi / 5), -radius * cos(step * pi / 5)) for step, radius in enumerate((12.0, 5.0) * 5)]
_STAR = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in _POINTS) + "Z"
_HAMMER = "M-8 -11H8V-2H1.8V13H-1.8V-2H-8Z"
_ENVELOPE = "M-13 -9H13V9H-13ZM-13 -9L0 3L13 -9"
_TRIANGLE = "M0 -10L11 9H-11Z"


def hammer(x: float, y: float, scale: float = 1) -> str:
    """The auctioneer's hammer."""
    return drawing.group(drawing.path(_HAMMER, "ink"), move=f"translate({x:g} {y:g}) scale({scale:g}) rotate(-38)")


def star(x: float, y: float, scale: float = 1) -> str:
    """The star that stands for any colour."""
    return drawing.group(drawing.path(_STAR, "ink"), move=f"translate({x:g} {y:g}) scale({scale:g})")


def envelope(x: float, y: float, scale: float = 1) -> str:
    """A bid that is laid and hidden."""
    return drawing.group(drawing.path(_ENVELOPE, "paper edge"), move=f"translate({x:g} {y:g}) scale({scale:g})")


def warning(x: float, y: float) -> str:
    """Something looms."""
    sign = drawing.path(_TRIANGLE, "edge", drawing.HUES["gold"].fill) + drawing.text(
        0, 3, "!", "small bold", drawing.LETTER_INK
    )
    return drawing.group(sign, move=f"translate({x:g} {y:g})")


def die(box: Box, face: int, closed: bool) -> str:
    """A die that shows a face; a closed colour is hatched."""
    x, y, width, height = box
    ground = drawing.rect(x, y, width, height, "paper edge", radius=10)
    if face < len(COLOURS):
        hatched = drawing.hatch(x + 2, y + 2, width - 4, height - 4, 6) if closed else ""
        return ground + hatched + drawing.piece(*box.middle, width - 18, COLOURS[face])
    return ground + (hammer if FACES[face] == FACES[HAMMER] else star)(*box.middle, width / 34)
