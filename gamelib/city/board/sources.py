"""Where the goods of each shop come from, in large letters: the distributor with its name, and the shop."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..board_text import SITES
from ..table import DISTRIBUTORS, GOODS, SHOPS
from . import tiles
from .scene import Voice
from .shops import draw_tile

SIDE = 20.0
"""The side of a tile in a line of large letters."""
AIR = 3
"""The room between the lines and the frame above and below them."""
PAIRED, POINTED = 170, 184
"""In a line as wide as this also the shop is drawn that wants a short road to the distributor; in a wider one with an arrow."""


def draw_sources(voice: Voice, box: Box) -> str:
    """A line for each distributor."""
    step = (box.height - 2 * AIR) / len(GOODS)
    lines = (Box(box.x, box.y + AIR + good * step, box.width, step) for good in range(len(GOODS)))
    return "".join(draw_source(voice, line, good) for good, line in enumerate(lines))


def draw_source(voice: Voice, box: Box, good: int) -> str:
    """A distributor, its name as far as there is room, and the shop that wants a short road to it."""
    y, name = box.middle[1], voice.label("site", DISTRIBUTORS[good])
    site = draw_site(Box(box.x + 6, y - SIDE / 2, SIDE, SIDE), good)
    word = drawing.text(box.x + 10 + SIDE, y, name, "small start")
    shop = _shop(box, good) if box.width >= PAIRED else ""
    return drawing.group(
        site,
        word,
        shop,
        title=voice.say("key-pair", shop=SHOPS[good], site=DISTRIBUTORS[good]),
        shows=("key", DISTRIBUTORS[good]),
    )


def _shop(box: Box, good: int) -> str:
    """At the end of a line the shop, with an arrow that leads to it where there is room."""
    y = box.middle[1]
    arrow = drawing.text(box.right - 10 - SIDE, y, "→", "small quiet end") if box.width >= POINTED else ""
    return arrow + draw_tile(Box(box.right - 6 - SIDE, y - SIDE / 2, SIDE, SIDE), good, True)


def draw_site(box: Box, good: int) -> str:
    """A distributor: its letter on its colour, with a bold border."""
    hue = drawing.HUES[tiles.GOOD_HUES[good]]
    border = drawing.rect(*box, "edge bare", radius=box.width * 0.22)
    return drawing.block(box, hue.fill) + border + drawing.text(*box.middle, SITES[good], "small bold", hue.ink)
