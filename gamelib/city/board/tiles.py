"""Pictograms: what stands on a plot, each drawn in a box of 24 round a point, always with its letter."""

from __future__ import annotations

from ... import drawing
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


def site(x: float, y: float, cell: float, good: int) -> str:
    """A distributor: it fills its plot and has a bold border."""
    hue, inset = drawing.HUES[GOOD_HUES[good]], cell * 0.05
    body = drawing.rect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, "", hue.fill, cell * 0.08)
    border = drawing.rect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, "last", radius=cell * 0.08)
    return body + border + _sign(x + cell / 2, y + cell * 0.36, cell / 45, good) + _letter(x, y, cell, SITES[good], good)


def shop(x: float, y: float, cell: float, good: int, player: int) -> str:
    """A shop: smaller than a distributor, with its owner's disc."""
    hue, inset = drawing.HUES[GOOD_HUES[good]], cell * 0.12
    body = drawing.rect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, "edge", hue.fill, cell * 0.14)
    sign = _sign(x + cell * 0.43, y + cell * 0.4, cell / 56, good)
    letter = _text(x + cell * 0.3, y + cell * 0.74, cell * 0.26, SITES[good].lower(), hue.ink)
    return body + sign + letter + drawing.disc(x + cell * 0.74, y + cell * 0.74, cell * 0.17, player)


def blocker(x: float, y: float, cell: float, kind: int) -> str:
    """A blocker: quiet, for nobody owns it."""
    inset = cell * 0.09
    body = drawing.rect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, "paper thin", radius=cell * 0.06)
    move = f"translate({x + cell / 2:g} {y + cell * 0.42:g}) scale({cell / 44:g})"
    shape = f'<path d="{_BLOCKERS[kind]}" class="ink" style="fill-opacity:.42;fill-rule:evenodd"/>'
    size = f'class="quiet" style="font-size:{cell * 0.2:g}px"'
    letter = f'<text x="{x + cell * 0.5:g}" y="{y + cell * 0.8:g}" {size}>{BLOCKS[kind]}</text>'
    return body + drawing.group(shape, move=move) + letter


def reserved(x: float, y: float, cell: float, player: int) -> str:
    """A reserved plot: its owner's disc."""
    return drawing.disc(x + cell / 2, y + cell / 2, cell * 0.27, player)


def tile(x: float, y: float, size: float, kind: int) -> str:
    """A tile that lies beside the board: a shop without an owner, or a blocker."""
    if kind < len(SITES):
        hue = drawing.HUES[GOOD_HUES[kind]]
        body = drawing.rect(x, y, size, size, "edge", hue.fill, size * 0.14)
        return body + _sign(x + size / 2, y + size * 0.38, size / 44, kind) + _letter(x, y, size, SITES[kind].lower(), kind)
    return blocker(x - size * 0.09, y - size * 0.09, size * 1.18, kind - len(SITES))


def _sign(x: float, y: float, scale: float, good: int) -> str:
    ink = drawing.HUES[GOOD_HUES[good]].ink
    return f'<path d="{_SHAPES[good]}" fill="{ink}" transform="translate({x:g} {y:g}) scale({scale:.3g})"/>'


def _letter(x: float, y: float, cell: float, letter: str, good: int) -> str:
    return _text(x + cell / 2, y + cell * 0.79, cell * 0.25, letter, drawing.HUES[GOOD_HUES[good]].ink)


def _text(x: float, y: float, size: float, words: str, ink: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" class="bold" style="fill:{ink};font-size:{size:g}px">{words}</text>'
