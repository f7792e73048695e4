"""What the letters of the tiles mean, beside the board where there is room for words."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..board_text import BLOCKS, SITES
from ..table import BLOCKERS, SHOPS
from . import tiles
from .layout import KEY_LINE, KEY_LINES, PAD
from .scene import Scene

SIZE, INDENT = 15, 19
"""A small tile, and from its left edge to its word."""
SECOND = 0.545
"""Where the second column begins, as a part of the width."""
COMMON = BLOCKERS[:3]
"""The blockers of every game."""


def draw_key(scene: Scene) -> str:
    """Shops and blockers with their letters; with a line to spare, that capitals are where their goods come from."""
    box = scene.layout.key
    if not box.height:
        return ""
    x, y, width = box.x + PAD - 3, box.y + 3 + KEY_LINE / 2, box.width - 2 * PAD + 6
    parts = [drawing.card(box)]
    for good, shop in enumerate(SHOPS):
        left, line = x + good % 2 * width * SECOND, y + good // 2 * KEY_LINE
        hue = drawing.HUES[tiles.GOOD_HUES[good]]
        words = scene.fitted(scene.label("tile", shop), width * (1 - SECOND if good % 2 else SECOND) - INDENT, "small")
        body = drawing.block(_tile(left, line), hue.fill)
        parts.append(drawing.group(body, *_named(left, line, SITES[good].lower(), words, hue.ink), title=words))
    for number, block in enumerate(COMMON):
        left, line = x + number * width / len(COMMON), y + 2 * KEY_LINE
        words = scene.say(f"key-{block}")
        body = drawing.rect(*_tile(left, line), "well", radius=4)
        parts.append(drawing.group(body, *_named(left, line, BLOCKS[number], words), title=words))
    if box.height > KEY_LINE * KEY_LINES:
        words = scene.fitted(scene.say("key-sites"), width, "small")
        parts.append(drawing.text(x, y + 3 * KEY_LINE, words, "small start quiet"))
    return drawing.group(*parts)


def _tile(left: float, y: float) -> Box:
    return Box(left, y - SIZE / 2, SIZE, SIZE)


def _named(left: float, y: float, letter: str, words: str, ink: str = "") -> list[str]:
    return [
        drawing.text(left + SIZE / 2, y, letter, "small bold", ink),
        drawing.text(left + INDENT, y, words, "small start"),
    ]
