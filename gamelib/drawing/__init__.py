"""One look for everything a person sees: the hues, the inks, and the small parts of which every board is drawn.

Boards are SVG text, built from the functions below. They carry no ids, so any number of them may lie on one page: hatching
and arrow heads are drawn as plain paths, and the style sheet that each board brings along is the same for all. All shades are
mixed from two colours, ink and paper. In JupyterLab and VS Code these are the theme's own; elsewhere the board follows the
system, light or dark; ``theme="light"`` or ``"dark"`` fixes them, with plain colours that any converter understands.

Sizes are in units of the view box; a board some 900 wide is drawn at about one pixel a unit in a notebook.
"""

from __future__ import annotations

from .hues import (
    ACCENT,
    DARK_ACCENT,
    HUES,
    INK,
    LARGE,
    LETTER_INK,
    MIDDLE,
    PAPER,
    PLAYERS,
    REFUSAL,
    SMALL,
    THEMES,
    Hue,
    Player,
)
from .shapes import arrow, at, circle, cross, disc, frame, group, hatch, path, piece, rect, ring, svg, text
from .writing import breadth, escaped, fitted, wrapped

__all__ = [
    "ACCENT",
    "DARK_ACCENT",
    "HUES",
    "INK",
    "LARGE",
    "LETTER_INK",
    "MIDDLE",
    "PAPER",
    "PLAYERS",
    "REFUSAL",
    "SMALL",
    "THEMES",
    "Hue",
    "Player",
    "arrow",
    "at",
    "breadth",
    "circle",
    "cross",
    "disc",
    "escaped",
    "fitted",
    "frame",
    "group",
    "hatch",
    "path",
    "piece",
    "rect",
    "ring",
    "svg",
    "text",
    "wrapped",
]
