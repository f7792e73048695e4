"""What the signs mean, in sight on every screen: on the ground of the map where it has room, else in a line below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from ... import drawing
from ..table import COLOURS, KINDS
from ..world import CIRCLE, PORT, POST
from . import signs
from .scene import Scene

MISSION, ATTACK = "mission", "attack"
PITCH, LETTERS = {"wide": 17, "phone": 16}, 12.7
"""How far the lines of a key are apart, and how large its words are."""
DRAWN: Mapping[str, Callable[[float, float], str]] = {
    KINDS[0]: lambda x, y: drawing.path(f"M{x - 12:g} {y:g}h24", KINDS[0]),
    KINDS[1]: lambda x, y: drawing.path(f"M{x - 12:g} {y:g}h24", KINDS[1]),
    POST: lambda x, y: signs.post(x, y, 7.5),
    PORT: lambda x, y: signs.anchor(x, y, 8),
    CIRCLE: lambda x, y: signs.circle(x, y, 5.5),
    MISSION: lambda x, y: signs.flag(x - 4, y + 6, 4.6),
    ATTACK: lambda x, y: signs.swords(x, y, 1, "attack"),
}
"""How each sign is drawn round a point."""
BELOW, FEWER = (PORT, CIRCLE, MISSION), (PORT, MISSION)
"""The signs in the line below a map, and below a narrow one; what is drawn beside rings and piles has its word there."""
SIGN = 18
"""The room of a sign in that line."""


def draw_legend(scene: Scene) -> str:
    """The key of the map."""
    line = scene.layout.look.key
    if line is not None:
        shown = FEWER if scene.layout.look.is_narrow else BELOW
        words = (*(scene.say(f"key-{one}") for one in shown), *(scene.label("colour", colour) for colour in COLOURS))
        return _line(line, shown, words, scene.screen.small)
    return _list(scene.shape, scene.layout.look.charts[0], tuple(_word(scene, one) for one in DRAWN))


def _word(scene: Scene, one: str) -> str:
    if one in KINDS:
        return scene.label("kind", one)
    return scene.label("sign" if one in (MISSION, ATTACK) else "space_kind", one)


@lru_cache(maxsize=8)
def _list(shape: str, chart: drawing.Box, words: tuple[str, ...]) -> str:
    """A sign and its word in each line, at the lower left of the map."""
    x, y = chart.x + 24, chart.bottom - len(words) * PITCH[shape] + 2
    parts = []
    for one, word in zip(DRAWN, words, strict=True):
        told = f'<text x="{x + 19:g}" y="{y:g}" class="lit start" style="font-size:{LETTERS}px">{drawing.escaped(word)}</text>'
        parts.append(drawing.explained(f"key-{one}", DRAWN[one](x, y), told))
        y += PITCH[shape]
    return drawing.group(*parts, style=drawing.KEY)


@lru_cache(maxsize=8)
def _line(box: drawing.Box, shown: tuple[str, ...], words: tuple[str, ...], size: int) -> str:
    """Signs and words side by side: what stands on the map, and the letters of the colours."""
    widths = [drawing.breadth(word, size) * 0.97 for word in words]
    spare = (box.width - sum(widths) - SIGN * len(words)) / (len(words) - 1)
    x, y, parts = box.x, box.middle[1], list[str]()
    drawn = {one: DRAWN[one] for one in shown} | {colour: _letter(colour, size) for colour in COLOURS}
    for (one, sign), word, width in zip(drawn.items(), words, widths, strict=True):
        told = drawing.text(x + SIGN + 1, y, word, "small start tight")
        parts.append(drawing.explained(f"key-{one}", sign(x + SIGN / 2, y), told))
        x += SIGN + width + spare
    return drawing.group(*parts, style=drawing.KEY)


def _letter(colour: str, size: float) -> Callable[[float, float], str]:
    """The letter of a colour on its disc, as posts have it."""
    hue = drawing.HUES[colour]
    style = f'class="bold" style="fill:{hue.ink};font-size:{size}px"'
    return lambda x, y: (
        drawing.circle(x, y, SIGN / 2, "post", hue.fill) + f'<text x="{x:.1f}" y="{y:.1f}" {style}>{hue.letter}</text>'
    )
