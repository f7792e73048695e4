"""How boards look on paper: white grounds that need no toner, light pieces with black letters, outlines in place of hues."""

from __future__ import annotations

from typing import NamedTuple

from ..drawing import HUES, LETTER_INK


class Print(NamedTuple):
    """What stands for a hue: a light shade, and an outline of a width and a dash of its own."""

    shade: str
    width: float
    dash: str = "none"


PRINTS = {
    "red": Print("#c4c4c4", 1.4),
    "blue": Print("#ffffff", 2.4),
    "green": Print("#e6e6e6", 1.8, "4 2"),
    "gold": Print("#ffffff", 1.8, "1.5 2"),
    "white": Print("#ffffff", 0.8),
    "mauve": Print("#dadada", 2.4, "7 2"),
}
"""Every hue of a piece by name; yellow is gold."""
GROUNDS = """
figure svg, .work svg { border: .3mm solid #999; border-radius: 2mm }
.page svg :is(.felt, .water, .soil, .plots, .panel, .face, .ivory) { fill: #fff }
.page svg :is(.well, .tiles, .shade) { fill: #f4f4f4 }
.page svg .asphalt { stroke: #ddd } .page svg .stripe { stroke: #888 }
.page svg .shore { stroke: #888 } .page svg :is(.shallows, .bed) { stroke: none }
.page svg :is(.shadow, .shine, .gleam) { display: none }
.page svg .quiet { fill-opacity: 1 }
"""
LETTERS = f"""
.page svg text[style*="#FFFFFF"]:not([fill="{LETTER_INK}"] + *, [fill="{LETTER_INK}"] + .shine + *) {{ fill: #000 !important }}
.page svg rect ~ path[fill="#FFFFFF"] {{ fill: #000 }}
"""
"""White letters and signs stand on dark hues, and so are black here; on what stays black they stay white."""


def style() -> str:
    """The style sheet of boards on paper."""
    return GROUNDS + LETTERS + "".join(_piece(name, one) for name, one in PRINTS.items())


def _piece(name: str, one: Print) -> str:
    hue = f'.page svg [fill="{HUES[name].fill}"]'
    outline = f"stroke: #000; stroke-opacity: 1; stroke-width: {one.width:g}; stroke-dasharray: {one.dash}"
    return f"{hue} {{ fill: {one.shade} }}\n{hue}:is(rect, circle):not(.tint) {{ {outline} }}\n"
