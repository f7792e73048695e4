"""The style sheet that every board brings along; its shades are those of the table, or mixed from ink, paper and one accent.

``felt`` and ``water`` lie under everything, ``soil`` is land on a map; a ``card`` is a tray of warm paper, a ``well`` an empty
place in it, ``line`` its rule. ``shadow``, ``rim``, ``shine`` and ``gleam`` give a piece its body; ``turn`` frames whose turn
it is. ``panel`` and ``shade`` are grounds, ``thin`` and ``edge`` outlines, ``quiet`` is muted text, ``lit`` text with paper
round it, ``tint`` a hue laid thinly over the paper; what is ``over`` the rest lets clicks through; ``last`` marks where the
last move went and ``left`` whence it came. Routes are ``land`` or ``sea``; a ``way-line`` shows while the pointer is on its
``way``, over a ``hot`` spot that is not seen.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from .hues import ACCENT, DARK_ACCENT, DARK_TABLE, REFUSAL, TABLE
from .screens import SCREENS

_STYLES = {
    "": "text-rendering:geometricPrecision;font-variant-numeric:tabular-nums;"
    "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif",
    "text": "fill:@ink;text-anchor:middle;dominant-baseline:central",
    ".bold": "font-weight:650",
    ".start": "text-anchor:start",
    ".end": "text-anchor:end",
    ".quiet": "fill-opacity:.72",
    ".lit": "paint-order:stroke;stroke:@paper;stroke-width:4;stroke-linejoin:round",
    ".over": "pointer-events:none",
    ".felt": "fill:@felt",
    ".water": "fill:@water",
    ".soil": "fill:@soil",
    ".paper": "fill:@paper",
    ".ink": "fill:@ink",
    ".card": "fill:@paper;stroke:@line;stroke-width:1",
    ".well": "fill:@well;stroke:@line;stroke-width:1",
    ".tiles": "fill:@tiles;stroke:@line;stroke-width:1",
    ".eaves": "fill:@line;stroke:@ink;stroke-opacity:.25;stroke-width:1",
    ".bang": "fill:none;stroke:#101214;stroke-width:2.2;stroke-linecap:round",
    ".tight": "letter-spacing:-.03em;word-spacing:-.14em",
    ".etched": "fill-opacity:.1;stroke:@ink;stroke-opacity:.62;stroke-width:1.2",
    ".spaced": "letter-spacing:.16em",
    ".zone": "stroke:@ink;stroke-opacity:.55;stroke-width:1.6",
    ".lit-zone": "fill:@accent;fill-opacity:.1",
    ".chain-rim": "fill:#000000;fill-opacity:.55",
    ".line": "fill:none;stroke:@line;stroke-width:1.2",
    ".panel": "fill:@ink;fill-opacity:.05",
    ".shade": "fill:@ink;fill-opacity:.12",
    ".tint": "fill-opacity:.26",
    ".thin": "stroke:@ink;stroke-opacity:.3;stroke-width:1",
    ".edge": "stroke:@ink;stroke-opacity:.75;stroke-width:1.5",
    ".rim": "stroke:#000000;stroke-opacity:.42;stroke-width:1",
    ".shadow": "fill:#000000;fill-opacity:.2",
    ".shine": "fill:#FFFFFF;fill-opacity:.28",
    ".gleam": "fill:none;stroke:#FFFFFF;stroke-opacity:.5;stroke-linecap:round",
    ".ivory": "fill:#EFE7D6",
    ".face": "fill:#FFFDF6",
    ".bare": "fill:none",
    "[data-place]>rect.bare": "pointer-events:all",
    ".hatch": "fill:none;stroke:@ink;stroke-opacity:.45;stroke-width:1.5",
    ".last": "fill:none;stroke:@ink;stroke-width:3.5",
    ".left": "fill:none;stroke:@ink;stroke-width:2.5;stroke-dasharray:5 4",
    ".arrow": "fill:none;stroke:@ink;stroke-width:2.6;stroke-opacity:.5;stroke-linecap:round;stroke-linejoin:round",
    ".halo": "fill:none;stroke:@paper;stroke-opacity:.6;stroke-width:6;stroke-linecap:round",
    ".slight": "stroke-width:1.6;stroke-opacity:.7",
    ".plots": "fill:@soil;stroke:@line;stroke-width:2",
    ".kerb": "fill:none;stroke:@ink;stroke-opacity:.4;stroke-linecap:square;stroke-linejoin:round",
    ".asphalt": "fill:none;stroke:@asphalt;stroke-linecap:square;stroke-linejoin:round",
    ".stripe": "fill:none;stroke:#FFFDF6;stroke-opacity:.8",
    ".shallows": "fill:none;stroke:@shallows;stroke-width:9;stroke-linejoin:round",
    ".shore": "stroke:@shore;stroke-width:1.1;stroke-linejoin:round",
    ".graticule": "fill:none;stroke:@ink;stroke-opacity:.1;stroke-width:.6",
    ".frame": "fill:none;stroke:@line;stroke-width:3",
    ".bed": "fill:none;stroke:@soil;stroke-width:5;stroke-linecap:round",
    ".land": "fill:none;stroke:@road;stroke-width:2.4;stroke-linecap:round",
    ".sea": "fill:none;stroke:@lane;stroke-width:2.6;stroke-dasharray:.5 5.5;stroke-linecap:round",
    ".post": "stroke:#FFFDF6;stroke-width:1.8",
    ".port": "fill:#FFFDF6;stroke:#1F6A91;stroke-width:1.8",
    ".anchor": "fill:none;stroke:#144A68;stroke-width:1.9;stroke-linecap:round",
    ".stop": "fill:#FFFDF6;stroke:#7A5C2C;stroke-width:1.8",
    ".flag": "fill:@flag;stroke:@flag;stroke-width:1.4;stroke-linejoin:round",
    ".badge": "fill:@accent;stroke:@paper;stroke-width:1.5",
    ".on-badge": "fill:@paper",
    ".note": "font-size:13px",
    ".icon": "fill:none;stroke:@ink;stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round",
    ".golden": "fill:#E6A700",
    ".chosen": "fill:@accent;fill-opacity:.28",
    ".danger": "fill:#B00020;fill-opacity:.16",
    ".attack": "fill:none;stroke:@ink;stroke-width:1.7;stroke-linecap:round",
    ".way-line": "fill:none;stroke:@accent;stroke-width:5;stroke-linejoin:round;opacity:0;pointer-events:none",
    ".way:hover .way-line": "opacity:.75",
    ".hot": "fill:@paper;fill-opacity:0",
    ".faded": "fill-opacity:.3",
    ".ring": "fill:none;stroke:@accent;stroke-width:3",
    ".soft": "fill:@accent;fill-opacity:.12;stroke:@accent;stroke-opacity:.8;stroke-width:2",
    ".turn": "fill:none;stroke:@accent;stroke-width:3.5",
    ".refused": f"fill:none;stroke:{REFUSAL};stroke-width:3.5",
    ".refused-halo": "fill:none;stroke:#FFFFFF;stroke-opacity:.85;stroke-width:7",
    ".glow": "fill:none;stroke:@accent;stroke-opacity:.25;stroke-width:9",
}
_LIGHT = {**TABLE, "accent": ACCENT}
_DARK = {**DARK_TABLE, "accent": DARK_ACCENT}
_THEMED = {name: f"var(--gamelib-{name})" for name in _LIGHT}


def _sheet(theme: str, *palettes: Mapping[str, str]) -> str:
    """The sheet with its colours filled in; of several palettes the last that the reader understands counts."""

    def coloured(found: re.Match[str]) -> str:
        return ";".join(f"{found[1]}:{palette[found[2]]}" for palette in palettes)

    rules = (
        f".gamelib-{theme} {part}{{{re.sub('(fill|stroke):@([a-z]+)', coloured, style)}}}" for part, style in _STYLES.items()
    )
    return "\n".join(rules)


def _variables(colours: Mapping[str, str], *within: str) -> str:
    where = ",".join(f"{page}.gamelib-auto" for page in within or ("",))
    return where + "{" + ";".join(f"--gamelib-{name}:{colour}" for name, colour in colours.items()) + "}\n"


_SIZES = "\n".join(
    f".gamelib-{shape} .{name}{{font-size:{one.size(name)}px}}" for shape, one in SCREENS.items() for name in one._fields[2:]
)
_SHEETS = {
    "light": _sheet("light", _LIGHT),
    "dark": _sheet("dark", _DARK),
    "auto": _variables(_LIGHT)
    + f"@media (prefers-color-scheme:dark){{{_variables(_DARK)}}}"
    + _variables(_LIGHT, "[data-jp-theme-light='true'] ", ".vscode-light ", "[data-theme='light'] ")
    + _variables(_DARK, "[data-jp-theme-light='false'] ", ".vscode-dark ", "[data-theme='dark'] ")
    + _sheet("auto", _LIGHT, _THEMED),
}
SHEETS = {theme: sheet + "\n" + _SIZES for theme, sheet in _SHEETS.items()}
"""The sheet of each theme. ``auto`` follows the notebook or the page (``data-theme``), else the system; readers that know no
variables find plain light colours in it."""
