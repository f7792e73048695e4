"""One look for everything a person sees: the hues, the inks, and the parts of which every board is drawn.

A ruleset's board is a layout and a few functions: ``Scene`` holds what is drawn and how it is spoken of, ``Box`` is a place of
the drawing, ``piece``, ``disc``, ``die``, ``card`` and the like are things with a body, ``draw_status``, ``draw_log``,
``draw_targets`` and ``draw_refused`` say and mark what every board says and marks.

Boards are SVG text without ids, so any number of them may lie on one page, and the style sheet that each brings along is the
same for all. In JupyterLab and VS Code a board follows the theme, elsewhere the page (``data-theme``) or the system;
``theme="light"`` or ``"dark"`` fixes it, with plain colours that any converter understands.

Each board is drawn for one of three screens, its ``shape``: ``wide``, ``phone`` or ``projector``. Sizes are in units of the
view box, which on a phone and a projector are CSS pixels.
"""

from __future__ import annotations

from .board import board
from .boxes import Box, around, hull
from .brief import draw_one_line, draw_two_lines
from .hues import (
    ACCENT,
    DARK_ACCENT,
    DARK_TABLE,
    HUES,
    INK,
    LARGE,
    LETTER_INK,
    MIDDLE,
    PAPER,
    PLAYERS,
    REFUSAL,
    SMALL,
    TABLE,
    THEMES,
    Hue,
    Player,
)
from .notes import (
    DUE,
    LAST,
    draw_log,
    draw_refused,
    draw_running_log,
    draw_status,
    draw_status_line,
    draw_targets,
    due,
    ending,
    large_name,
)
from .pieces import block, card, coin, counter, die, disc, piece, pin, pips
from .portrait import KEY, Portrait, cropped
from .scene import NOBODY, TALL, Scene, said
from .screens import SCREENS, Screen, screen
from .sentences import in_brief
from .shapes import (
    arrow,
    at,
    circle,
    cross,
    explained,
    falling,
    frame,
    gone,
    group,
    hatch,
    heard,
    on_ground,
    part,
    path,
    rect,
    ring,
    svg,
    text,
    thing,
    turning,
)
from .trays import Tray, Trays
from .writing import breadth, escaped, fitted, wrapped

__all__ = [
    "ACCENT",
    "DARK_ACCENT",
    "DARK_TABLE",
    "DUE",
    "HUES",
    "INK",
    "KEY",
    "LARGE",
    "LAST",
    "LETTER_INK",
    "MIDDLE",
    "NOBODY",
    "PAPER",
    "PLAYERS",
    "REFUSAL",
    "SCREENS",
    "SMALL",
    "TABLE",
    "TALL",
    "THEMES",
    "Box",
    "Hue",
    "Player",
    "Portrait",
    "Scene",
    "Screen",
    "Tray",
    "Trays",
    "around",
    "arrow",
    "at",
    "block",
    "board",
    "breadth",
    "card",
    "circle",
    "coin",
    "counter",
    "cropped",
    "cross",
    "die",
    "disc",
    "draw_log",
    "draw_one_line",
    "draw_refused",
    "draw_running_log",
    "draw_status",
    "draw_status_line",
    "draw_targets",
    "draw_two_lines",
    "due",
    "ending",
    "escaped",
    "explained",
    "falling",
    "fitted",
    "frame",
    "gone",
    "group",
    "hatch",
    "heard",
    "hull",
    "in_brief",
    "large_name",
    "on_ground",
    "part",
    "path",
    "piece",
    "pin",
    "pips",
    "rect",
    "ring",
    "said",
    "screen",
    "svg",
    "text",
    "thing",
    "turning",
    "wrapped",
]
