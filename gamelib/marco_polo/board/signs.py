"""The signs of the map: cities, posts, ports, stops, the flag of a mission, and names with a halo."""

from __future__ import annotations

from math import cos, pi, sin

from ... import drawing
from ..table import COLOURS, KHANBALIK, MISSIONS
from ..world import CITY, PORT, POST, Space

RED = "#A3241C"
"""The two goals of the journey."""
_ANCHOR = "M0 -6.6a1.9 1.9 0 1 0 .01 0M0 -2.8V6.2M-3.6 -.6H3.6M-6 1.6C-5.4 4.8 -3 6.4 0 6.4S5.4 4.8 6 1.6"
_SWORDS = "M-4.5 -4.5L4 4M4.5 -4.5L-4 4M-4.6 1.6L-1.6 4.6M4.6 1.6L1.6 4.6"
_CROWN = "M-7 5H7L8 -4L3.6 -.4L0 -6.4L-3.6 -.4L-8 -4Z"
_STAR = (
    "M"
    + "L".join(
        f"{r * sin(n * pi / 5):.1f} {-r * cos(n * pi / 5):.1f}" for n in range(10) for r in (8.4 if n % 2 == 0 else 3.5,)
    )
    + "Z"
)

ICONS = {
    "loot": "M-3 -8H3L1.6 -5C6 -3 8 1 7 6Q6.5 8.5 0 8.5T-7 6C-8 1 -6 -3 -1.6 -5Z",
    "shown": "M-6 -8.5H6V8.5H-6ZM-3 -5H3M-3 -1H3",
    "tables": "M-5 -8.5H5Q8 0 5 8.5H-5Q-8 0 -5 -8.5Z",
    "secrets": "M-7 -7H5Q8 -7 7 -3L5.5 7.5H-6Q-8.5 7.5 -7.5 4ZM-4 -3H3.5M-4.6 1H3",
    "bank": "M-8 -3L0 -8.5L8 -3ZM-6 -2V5M0 -2V5M6 -2V5M-8 7H8",
    "box": "M-8 -3L0 -7L8 -3V6L0 9L-8 6ZM-8 -3L0 0L8 -3M0 0V9",
}
"""A purse, a card, a Golden Table, a scroll, a bank and a box: for those who read few words."""


def sign(x: float, y: float, size: float, one: Space, letters: float) -> str:
    """A space by its kind: told by shape, size and letter, never by colour alone."""
    if one.kind == CITY:
        face = _CROWN if one.name == KHANBALIK else _STAR
        return _body(x, y, size, RED) + _drawn(face, x, y, size / 13, 'fill="#FFFFFF"')
    if one.kind == POST:
        hue = drawing.HUES[COLOURS[one.colour]]
        letter = (
            f'<text x="{x:.1f}" y="{y:.1f}" class="bold" style="fill:{hue.ink};font-size:{letters:g}px">{hue.letter}</text>'
        )
        return (
            _body(x, y, size, hue.fill) + letter + (anchor(x + size * 0.86, y - size * 0.74, size * 0.56) if one.port else "")
        )
    if one.kind == PORT:
        return anchor(x, y, size)
    return circle(x, y, size) + (flag(x, y, size) if one.name in MISSIONS else "")


def circle(x: float, y: float, size: float) -> str:
    """A small circle, where a journey only passes or ends by the number spun."""
    return drawing.circle(x + 0.5, y + 1, size, "shadow") + drawing.circle(x, y, size - 0.8, "stop")


def _body(x: float, y: float, size: float, fill: str) -> str:
    """A large disc with a light rim, as if one could pick it up."""
    across, up, bow = size * 0.66, size * 0.4, size * 0.8
    arc = f"M{x - across:.1f} {y - up:.1f}A{bow:.1f} {bow:.1f} 0 0 1 {x + across:.1f} {y - up:.1f}"
    return (
        drawing.circle(x + 0.8, y + 1.8, size + 1, "shadow")
        + drawing.circle(x, y, size, "post", fill)
        + f'<path d="{arc}" class="gleam" style="stroke-width:{size * 0.16:.2g}"/>'
    )


def post(x: float, y: float, size: float) -> str:
    """A trading post of no colour, for the key of the map."""
    return _body(x, y, size, "#8A8478")


def anchor(x: float, y: float, size: float) -> str:
    """A port: a white disc with an anchor."""
    disc = drawing.circle(x + 0.5, y + 1, size, "shadow") + drawing.circle(x, y, size - 0.6, "port")
    return disc + _drawn(_ANCHOR, x, y, size / 9.6, 'class="anchor"')


def flag(x: float, y: float, size: float) -> str:
    """The flag of a city to which the Khan may send a merchant."""
    pole = f"M{x:.1f} {y:.1f}v{-size * 3:.1f}l{size * 1.9:.1f} {size * 0.7:.1f}l{-size * 1.9:.1f} {size * 0.7:.1f}"
    return f'<path d="{pole}" class="flag"/>'


def swords(x: float, y: float, scale: float, style: str) -> str:
    """Bandits or corsairs: two crossed swords."""
    return _drawn(_SWORDS, x, y, scale, f'class="{style}"')


def _drawn(line: str, x: float, y: float, scale: float, how: str) -> str:
    return f'<path d="{line}" {how} transform="translate({x:.1f} {y:.1f}) scale({scale:.3g})"/>'


def name(one: Space, box: drawing.Box, size: float) -> str:
    """The name of a space with a halo; those of cities are larger."""
    letters = size + 2 if one.kind == CITY else size
    return _written(one.name, box, letters, one.kind in (CITY, POST))


def fitted_name(one: Space, box: drawing.Box, size: float) -> str:
    """The name of a space on a wall, set exactly as wide as its box."""
    drawn = _written(one.name, box, size, one.kind == CITY)
    return drawn.replace("<text ", f'<text textLength="{box.width:.0f}" lengthAdjust="spacingAndGlyphs" ', 1)


def _written(words: str, box: drawing.Box, size: float, is_bold: bool) -> str:
    (x, y), style = box.middle, "bold lit" if is_bold else "lit"
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" style="font-size:{size:g}px">{drawing.escaped(words)}</text>'


def icon(key: str, x: float, y: float, scale: float = 1) -> str:
    """The sign of a stack or a paper."""
    style = "icon golden" if key == "tables" else "icon"
    return f'<path d="{ICONS[key]}" class="{style}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'
