"""Things one could pick up: each has a shadow, a body with a rim, and a light top. Positions repeat, so each is drawn once."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from .boxes import Box
from .hues import HUES, LETTER_INK, PLAYERS
from .shapes import circle, path, rect
from .writing import escaped

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@lru_cache(maxsize=4096)
def piece(x: float, y: float, size: float, hue: str, letter: str = "", least: float = 0) -> str:
    """A piece of a hue round a point, with its letter, which has at ``least`` a size: told by both."""
    fill, own, ink = HUES[hue]
    return block(Box(x - size / 2, y - size / 2, size, size), fill) + _letter(x, y, max(size * 0.6, least), ink, letter or own)


@lru_cache(maxsize=4096)
def block(box: Box, fill: str) -> str:
    """A rounded body of a colour that fills its box."""
    x, y, width, height = box
    radius = min(width, height) * 0.22
    return (
        rect(x + 1, y + 2, width, height, "shadow", radius=radius)
        + rect(x, y, width, height, "rim", fill, radius)
        + rect(x + width * 0.09, y + height * 0.08, width * 0.82, height * 0.2, "shine", radius=height * 0.1)
    )


@lru_cache(maxsize=2048)
def counter(x: float, y: float, radius: float, hue: str, letter: str = "", least: float = 0) -> str:
    """A round piece of a hue with its letter, which has at ``least`` a size, such as a pawn on a track."""
    fill, own, ink = HUES[hue]
    return _round(x, y, radius, fill) + _letter(x, y, max(radius * 1.2, least), ink, letter or own)


@lru_cache(maxsize=2048)
def disc(x: float, y: float, radius: float, player: int) -> str:
    """A player's disc: the tint, and the number in ink."""
    return _round(x, y, radius, PLAYERS[player % len(PLAYERS)].tint) + _letter(x, y, radius * 1.2, LETTER_INK, str(player + 1))


@lru_cache(maxsize=2048)
def pin(x: float, y: float, size: float, player: int, lean: int = 0, is_next: bool = False) -> str:
    """A player's pawn on a map: a pin whose tip touches the point, with the player's number; it may lean by some degrees.

    The one that moves next has a dark outline, rays and a dark head, so that nobody takes it for a ringed place.
    """
    radius, (tint, line) = size / 2, PLAYERS[player % len(PLAYERS)]
    top, left, right = y - size * 1.25, x - radius, x + radius
    wide, knee = top + radius, top + radius * 1.7
    body = (
        f"M{x:g} {y:g}C{x - radius * 0.35:g} {y - radius:g} {left:g} {knee:g} {left:g} {wide:g}"
        f"A{radius:g} {radius:g} 0 1 1 {right:g} {wide:g}C{right:g} {knee:g} {x + radius * 0.35:g} {y - radius:g} {x:g} {y:g}Z"
    )
    foot = f'<ellipse cx="{x + 1:g}" cy="{y + 1:g}" rx="{radius * 0.6:g}" ry="{radius * 0.24:g}" class="shadow"/>'
    far = y - wide
    to_x, to_y = round(x + far * sin(radians(lean)), 1), round(y - far * cos(radians(lean)), 1)
    outline = body + _rays(x, wide, radius) if is_next else ""
    drawn = (path(outline, "refused-halo") + path(outline, "last") if outline else "") + path(body, "rim", line)
    drawn = f'<g transform="rotate({lean} {x:g} {y:g})">{drawn}</g>' if lean else drawn
    fill, ink = (LETTER_INK, "#FFFFFF") if is_next else (tint, LETTER_INK)
    return foot + drawn + circle(to_x, to_y, radius * 0.74, "", fill) + _letter(to_x, to_y, size * 0.58, ink, str(player + 1))


def _rays(x: float, y: float, radius: float) -> str:
    """Three short strokes over the head of a pin."""
    ends = ((sin(radians(angle)), cos(radians(angle))) for angle in (-42, 0, 42))
    near, far = radius + 4, radius + 8
    return "".join(f"M{x + near * a:.1f} {y - near * b:.1f}L{x + far * a:.1f} {y - far * b:.1f}" for a, b in ends)


@lru_cache(maxsize=1024)
def coin(x: float, y: float, radius: float) -> str:
    """A gold coin."""
    return _round(x, y, radius, HUES["gold"].fill) + circle(x, y, radius * 0.62, "rim bare")


@lru_cache(maxsize=1024)
def die(box: Box, *parts: str) -> str:
    """A die in its box, with what its face shows."""
    x, y, width, height = box
    radius = min(width, height) * 0.22
    return (
        rect(x + 1, y + 2.5, width, height, "shadow", radius=radius)
        + rect(x, y, width, height, "ivory rim", radius=radius)
        + rect(x + width * 0.06, y + height * 0.06, width * 0.88, height * 0.88, "face", radius=radius)
        + "".join(parts)
    )


@lru_cache(maxsize=256)
def pips(box: Box, number: int, ink: str = LETTER_INK) -> str:
    """The pips of a die for a number from 1 to 6."""
    (x, y), step = box.middle, min(box.width, box.height) * 0.25
    return "".join(circle(x + across * step, y + down * step, step * 0.36, "", ink) for across, down in _PIPS[number])


@lru_cache(maxsize=1024)
def card(box: Box, fill: str = "", style: str = "card") -> str:
    """A card, or a tray, of warm paper or of a colour, lying on the table."""
    x, y, width, height = box
    return rect(x + 1, y + 2, width, height, "shadow", radius=10) + rect(x, y, width, height, style, fill, 10)


def _round(x: float, y: float, radius: float, fill: str) -> str:
    across, up, bow = radius * 0.72, radius * 0.4, radius * 0.84
    arc = f"M{x - across:g} {y - up:g}A{bow:g} {bow:g} 0 0 1 {x + across:g} {y - up:g}"
    return (
        circle(x + 0.8, y + 1.6, radius, "shadow")
        + circle(x, y, radius, "rim", fill)
        + f'<path d="{arc}" class="gleam" style="stroke-width:{radius * 0.16:g}"/>'
    )


def _letter(x: float, y: float, size: float, ink: str, letter: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" class="bold" style="fill:{ink};font-size:{size:g}px">{escaped(letter)}</text> '
