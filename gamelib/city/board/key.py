"""What the letters of the tiles mean, beside the board where there is room for words."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..board_text import BLOCKS, SITES
from ..table import BLOCKERS, DISTRIBUTORS, SHOPS
from . import tiles
from .layout import KEY_LINE
from .scene import Scene

EDGE, SIZE, INDENT = 4, 13.5, 16.5
"""The padding, a small tile, and from its left edge to its word."""
SECOND = 0.508
"""Where the second column begins, as a part of the width."""
COMMON = BLOCKERS[:3]
"""The blockers of every game."""


def draw_key(scene: Scene) -> str:
    """Each shop with its letter, and beside it where its goods come from; below them the blockers and two signs."""
    box = scene.layout.key
    if not box.height:
        return ""
    x, y, width = box.x + EDGE, box.y + 3 + KEY_LINE / 2, box.width - 2 * EDGE
    second = x + width * SECOND
    parts = [drawing.card(box), _head(scene, x, y, "key-shops"), _head(scene, second, y, "key-sources")]
    for good, (shop, source) in enumerate(zip(SHOPS, DISTRIBUTORS, strict=True)):
        line = y + (good + 1) * KEY_LINE
        named = _good(scene, good, x, line, SITES[good].lower(), scene.label("tile", shop), width * SECOND)
        where = _good(scene, good, second, line, SITES[good], scene.label("site", source), width * (1 - SECOND))
        parts.append(drawing.group(named, where, title=scene.say("key-pair", shop=shop, site=source)))
    for number, block in enumerate(COMMON):
        left, line = x + number * width / len(COMMON), y + (len(SHOPS) + 1) * KEY_LINE
        words = scene.say(f"key-{block}")
        body = drawing.rect(*_tile(left, line), "well", radius=4)
        parts.append(drawing.group(body, *_named(left, line, BLOCKS[number], words), title=words))
    parts += _signs(scene, x, second, y + (len(SHOPS) + 2) * KEY_LINE)
    return drawing.group(*parts)


def _signs(scene: Scene, left: float, right: float, y: float) -> list[str]:
    """What a cross on a road means, and the broken ring beside the markers."""
    half = SIZE / 2
    taken = drawing.cross(left + half, y, half), drawing.circle(right + half, y, half - 0.5, "left slight")
    words = (
        drawing.text(x + INDENT, y, scene.say(key), "small start") for x, key in ((left, "key-taken"), (right, "key-later"))
    )
    titles = (scene.say("key-taken-title"), scene.say("key-later-title"))
    return [drawing.group(sign, word, title=title) for sign, word, title in zip(taken, words, titles, strict=True)]


def _head(scene: Scene, x: float, y: float, key: str) -> str:
    return drawing.text(x, y, scene.say(key), "small start quiet")


def _good(scene: Scene, good: int, left: float, y: float, letter: str, label: str, room: float) -> str:
    """A tile of a good with its letter, and what it is."""
    hue, box = drawing.HUES[tiles.GOOD_HUES[good]], _tile(left, y)
    words = scene.fitted(label, room - INDENT, "small")
    return drawing.block(box, hue.fill) + "".join(_named(left, y, letter, words, hue.ink))


def _tile(left: float, y: float) -> Box:
    return Box(left, y - SIZE / 2, SIZE, SIZE)


def _named(left: float, y: float, letter: str, words: str, ink: str = "") -> list[str]:
    return [
        drawing.text(left + SIZE / 2, y, letter, "small bold", ink),
        drawing.text(left + INDENT, y, words, "small start"),
    ]
