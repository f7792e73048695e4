"""Pictograms: hammer, star, envelope and warning, each in a box of 24 round a point."""

from __future__ import annotations

from math import cos, pi, sin

from ... import drawing
from ...drawing import Box
from ..table import COLOURS, FACES, HAMMER

_POINTS = [(radius * sin(step * pi / 5), -radius * cos(step * pi / 5)) for step, radius in enumerate((12.0, 5.0) * 5)]
_STAR = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in _POINTS) + "Z"
_HEAD, _HANDLE = "M-9 -11H9V-2H-9ZM-11 -12H-8V-1H-11ZM8 -12H11V-1H8Z", "M-1.8 -2H1.8V14H-1.8Z"
_ENVELOPE = "M-15 -10H15V10H-15ZM-15 -10L0 3L15 -10"
_TRIANGLE = "M0 -10L11 9H-11Z"
SMALL, LEAST = 38, 16
"""On a die that is smaller than that the letter is so large: only a wall beside a lesson has such, a phone has its own."""


def hammer(x: float, y: float, scale: float = 1) -> str:
    """The auctioneer's hammer."""
    wood = drawing.path(_HANDLE, "", "#8A5A2B") + drawing.path(_HEAD, "", "#5B3A1A")
    return drawing.group(wood, move=f"translate({x:g} {y:g}) scale({scale:g}) rotate(-38)")


def star(x: float, y: float, scale: float = 1) -> str:
    """The star that stands for any colour."""
    return drawing.group(drawing.path(_STAR, "", drawing.LETTER_INK), move=f"translate({x:g} {y:g}) scale({scale:g})")


def envelope(x: float, y: float, scale: float = 1) -> str:
    """A bid that is laid and hidden."""
    body = drawing.rect(-14, -8, 30, 20, "shadow", radius=2) + drawing.path(_ENVELOPE, "rim", "#F0E4CB")
    return drawing.group(body, move=f"translate({x:g} {y:g}) scale({scale:g})")


def warning(x: float, y: float) -> str:
    """Something looms."""
    bars = drawing.path("M0 -5V3M0 5.5V7", "bang")
    return drawing.group(drawing.path(_TRIANGLE, "rim", drawing.HUES["gold"].fill) + bars, move=f"translate({x:g} {y:g})")


def die(box: Box, face: int, closed: bool) -> str:
    """A die that shows a face; a closed colour is hatched."""
    if face < len(COLOURS):
        hatched = drawing.hatch(*box.shrunk(5), 6) if closed else ""
        return drawing.die(
            box, hatched, drawing.counter(*box.middle, box.width * 0.33, COLOURS[face], least=LEAST if box.width < SMALL else 0)
        )
    sign = (hammer if FACES[face] == FACES[HAMMER] else star)(*box.middle, box.width / 36)
    return drawing.die(box, sign)
