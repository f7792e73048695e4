"""Pictograms: what stands on a plot, each drawn in a box of 24 round a point, always with its letter."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..board_text import BLOCKS, SITES

GOOD_HUES = ("gold", "blue", "red", "green")
"""Waste, fish, petrol and toys."""
_SHAPES = (
    "M-7.5 11C-3.5 4 -3.5 -2 -5.5 -9H5.5C3.5 -2 3.5 4 7.5 11Z",
    "M-1.4 -5.6A3.2 3.2 0 1 1 1.4 -5.6V-3.4H5.4V-0.8H1.4V8C4.4 7.4 6.4 5.4 6.9 2.4L4.9 2.9L9 -1.6L11 4.2L9.5 3.4"
    "C8.7 8 5 11 0 11C-5 11 -8.7 8 -9.5 3.4L-11 4.2L-9 -1.6L-4.9 2.9L-6.9 2.4C-6.4 5.4 -4.4 7.4 -1.4 8V-0.8H-5.4V-3.4H-1.4Z",
    "M0 -11C5 -4 7.5 0 7.5 4A7.5 7.5 0 0 1 -7.5 4C-7.5 0 -5 -4 0 -11Z",
    "M-9.5 10V2H-0.6V10ZM0.6 10V2H9.5V10ZM-4.5 0.8V-7H4.5V0.8Z",
)
"""A cooling tower, an anchor, a drop of oil and three building blocks."""
_BLOCKERS = (
    "M-9 10V-7H9V10ZM-6 -4V-1H-2V-4ZM2 -4V-1H6V-4ZM-6 2V5H-2V2ZM2 2V5H6V2Z",
    "M-5 11V-11H5V11ZM-3 -8V-6H3V-8ZM-3 -4V-2H3V-4ZM-3 0V2H3V0ZM-3 4V6H3V4Z",
    "M-1.5 11V5A7 7 0 1 1 1.5 5V11Z",
    "M-10 -10H10V2H1.2V11H-1.2V2H-10Z",
)
"""Windows, floors, a tree and a placard."""
ROAD_ICON = "M-5 8L-2 -8H2L5 8M0 5V3M0 0V-2M0 -5V-6"


def road_sign(x: float, y: float, radius: float) -> str:
    """A road on a light disc: a plot that becomes one. A cross is for refusals only."""
    road = drawing.path(ROAD_ICON, "icon")
    return drawing.group(drawing.circle(0, 0, 11, "paper edge"), road, move=f"translate({x:g} {y:g}) scale({radius / 11:.3g})")


def site(box: Box, good: int, least: float) -> str:
    """A distributor: it fills its plot and has a bold border."""
    hue, cell = drawing.HUES[GOOD_HUES[good]], box.width
    body, size = box.shrunk(cell * 0.05), max(cell * 0.27, least)
    border = drawing.rect(*body, "last", radius=cell * 0.2)
    tall = cell * 0.88 - size
    sign = _sign(box.middle[0], box.y + cell * 0.08 + tall / 2, tall / 25, good)
    letter = _text(box.middle[0], box.bottom - cell * 0.09 - size * 0.46, size, SITES[good], hue.ink)
    return drawing.block(body, hue.fill) + border + sign + letter


def shop(box: Box, good: int, player: int, least: float) -> str:
    """A shop: smaller than a distributor, with its owner's disc."""
    hue, cell = drawing.HUES[GOOD_HUES[good]], box.width
    body, size, reach = box.shrunk(cell * 0.1), max(cell * 0.27, least), max(cell * 0.19, least / 1.18)
    if 2 * reach + size * 0.6 > cell * 0.78:
        return drawing.block(body, hue.fill) + _pair(body, size, good, player)
    x, y = box.right - cell * 0.04 - reach, box.bottom - cell * 0.04 - reach
    letter = _text(box.x + cell * 0.1 + size * 0.58, box.bottom - cell * 0.15 - size * 0.48, size, SITES[good].lower(), hue.ink)
    tall = cell * 0.84 - max(2 * reach, size)
    sign = _sign(box.x + cell * 0.46, box.y + cell * 0.15 + tall / 2, tall / 24, good) if tall > 9 else ""
    return drawing.block(body, hue.fill) + sign + letter + drawing.disc(round(x, 2), round(y, 2), round(reach, 2), player)


def _pair(body: Box, size: float, good: int, player: int) -> str:
    """On a plot too small for sign and disc: the letter, and beside it the number on the owner's tint."""
    tint, wide, (_, y) = drawing.PLAYERS[player % len(drawing.PLAYERS)].tint, body.width * 0.5, body.middle
    ground = drawing.rect(body.right - wide - 1, body.y + 2, wide, body.height - 4, "rim", tint, body.width * 0.12)
    letter = _text(body.x + (body.width - wide) / 2, y, size, SITES[good].lower(), drawing.HUES[GOOD_HUES[good]].ink)
    return ground + letter + _text(body.right - wide / 2 - 1, y, size, str(player + 1), drawing.LETTER_INK)


def blocker(box: Box, kind: int, least: float) -> str:
    """A blocker: without a colour, for nobody owns it, but as bold as the others, so that its kind is told from afar."""
    cell, size = box.width, max(box.width * 0.27, least)
    body = drawing.rect(*box.shrunk(cell * 0.1), "card", radius=cell * 0.1)
    tall = cell * 0.78 - size
    move = f"translate({box.middle[0]:g} {box.y + cell * 0.13 + tall / 2:g}) scale({tall / 23:.3g})"
    shape = f'<path d="{_BLOCKERS[kind]}" class="ink" style="fill-opacity:.8;fill-rule:evenodd"/>' if tall > 9 else ""
    letter = f'<text x="{box.middle[0]:g}" y="{box.bottom - cell * 0.1 - size * 0.46:g}" class="bold" '
    return body + drawing.group(shape, move=move) + letter + f'style="font-size:{size:.4g}px">{BLOCKS[kind]}</text>'


def reserved(box: Box, player: int, least: float) -> str:
    """A reserved plot: its owner's disc."""
    return drawing.disc(*box.middle, max(box.width * 0.27, least / 1.18), player)


def tile(box: Box, kind: int, least: float) -> str:
    """A tile that lies beside the board: a shop without an owner, or a blocker."""
    if kind >= len(SITES):
        return blocker(
            Box(box.x - box.width * 0.12, box.y - box.width * 0.12, box.width * 1.24, box.height * 1.24), kind - 4, least
        )
    hue, size = drawing.HUES[GOOD_HUES[kind]], max(box.width * 0.28, least)
    tall = box.height * 0.86 - size
    sign = _sign(box.middle[0], box.y + box.height * 0.1 + tall / 2, tall / 25, kind) if tall > 9 else ""
    letter = _text(box.middle[0], box.bottom - box.height * 0.06 - size * 0.46, size, SITES[kind].lower(), hue.ink)
    return drawing.block(box, hue.fill) + sign + letter


def pale(box: Box, good: int, least: float) -> str:
    """A shop that is still to be built: its outline, its sign and its letter without a colour."""
    size, (x, _) = max(box.width * 0.28, least), box.middle
    tall = box.height * 0.86 - size
    move = f"translate({x:g} {box.y + box.height * 0.1 + tall / 2:g}) scale({tall / 25:.3g})"
    sign = f'<path d="{_SHAPES[good]}" class="ink" style="fill-opacity:.42" transform="{move}"/>' if tall > 9 else ""
    y, style = box.bottom - box.height * 0.06 - size * 0.46, f'class="bold" style="font-size:{size:.4g}px"'
    outline = drawing.rect(*box, "left slight", radius=box.width * 0.22)
    return outline + sign + f'<text x="{x:g}" y="{y:g}" {style}>{SITES[good].lower()}</text>'


def _sign(x: float, y: float, scale: float, good: int) -> str:
    ink = drawing.HUES[GOOD_HUES[good]].ink
    return f'<path d="{_SHAPES[good]}" fill="{ink}" transform="translate({x:g} {y:g}) scale({scale:.3g})"/>'


def _text(x: float, y: float, size: float, words: str, ink: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" class="bold" style="fill:{ink};font-size:{size:.4g}px">{words}</text>'
