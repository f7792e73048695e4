"""One look for everything a person sees: the hues, the inks, and the small parts of which every board is drawn.

Boards are SVG text, built from the functions below. They carry no ids, so any number of them may lie on one page: hatching
and arrow heads are drawn as plain paths, and the style sheet that each board brings along is the same for all. All shades are
mixed from two colours, ink and paper. In JupyterLab and VS Code these are the theme's own; elsewhere the board follows the
system, light or dark; ``theme="light"`` or ``"dark"`` fixes them, with plain colours that any converter understands.

Sizes are in units of the view box; a board some 900 wide is drawn at about one pixel a unit in a notebook.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple
from unicodedata import east_asian_width

from .moves import Place

PAPER, INK = "#FBFAF7", "#22262B"
"""Ground and text in a light theme; in a dark one they change places."""
ACCENT, DARK_ACCENT = "#6D3BD1", "#BBA2FF"
"""The ring round a legal target, on a light and on a dark ground."""
REFUSAL = "#B00020"
"""Refusal and loss; always on a light ground and with a cross."""
LETTER_INK = "#101214"
"""Letters on the lighter hues."""
SMALL, MIDDLE, LARGE = 13, 17, 26
"""The three sizes of text."""
_EM = 0.65
"""The breadth of a common letter as a part of the size, in the broadest of the system fonts, bold."""
THEMES = ("auto", "light", "dark")


class Hue(NamedTuple):
    """A hue of the table: its fill, the letter that stands beside it, and the ink of that letter."""

    fill: str
    letter: str
    ink: str


HUES: Mapping[str, Hue] = {
    "red": Hue("#D55E00", "R", LETTER_INK),
    "blue": Hue("#0072B2", "B", "#FFFFFF"),
    "green": Hue("#009E73", "G", LETTER_INK),
    "gold": Hue("#E6A700", "M", LETTER_INK),
    "yellow": Hue("#E6A700", "Y", LETTER_INK),
    "white": Hue("#F4F1EA", "W", LETTER_INK),
    "mauve": Hue("#9B5DA5", "V", "#FFFFFF"),
}
"""Materials, companies and posts by their colour; colour-blind safe hues after Okabe and Ito."""


class Player(NamedTuple):
    """A player's tint, for discs with ink on them, and the deeper hue of the same family for lines in plots."""

    tint: str
    line: str


PLAYERS = (
    Player("#F2C4D8", "#B8336F"),
    Player("#BDE3EA", "#197F93"),
    Player("#E2CDB6", "#7A4B22"),
    Player("#D3D8DE", "#4F5B69"),
    Player("#D8CFF3", "#5B45B5"),
    Player("#DDE4AE", "#69741A"),
)
"""Players 1 to 6: never the hue of a material."""

_INK, _PAPER, _ACCENT = "__ink__", "__paper__", "__accent__"
_SHEET = (
    "{text-rendering:geometricPrecision;font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;"
    "font-variant-numeric:tabular-nums}"
    " text{fill:__ink__;text-anchor:middle;dominant-baseline:central}"
    f" .small{{font-size:{SMALL}px}}"
    f" .middle{{font-size:{MIDDLE}px}}"
    f" .large{{font-size:{LARGE}px}}"
    " .bold{font-weight:650}"
    " .start{text-anchor:start}"
    " .end{text-anchor:end}"
    " .quiet{fill-opacity:.72}"
    " .lit{paint-order:stroke;stroke:__paper__;stroke-width:4;stroke-linejoin:round}"
    " .over{pointer-events:none}"
    " .paper{fill:__paper__}"
    " .ink{fill:__ink__}"
    " .panel{fill:__ink__;fill-opacity:.05}"
    " .shade{fill:__ink__;fill-opacity:.12}"
    " .tint{fill-opacity:.26}"
    " .thin{stroke:__ink__;stroke-opacity:.3;stroke-width:1}"
    " .edge{stroke:__ink__;stroke-opacity:.75;stroke-width:1.5}"
    " .bare{fill:none}"
    " .hatch{fill:none;stroke:__ink__;stroke-opacity:.45;stroke-width:1.5}"
    " .last{fill:none;stroke:__ink__;stroke-width:3.5}"
    " .left{fill:none;stroke:__ink__;stroke-width:2.5;stroke-dasharray:5 4}"
    " .arrow{fill:none;stroke:__ink__;stroke-width:3;stroke-opacity:.7;stroke-linecap:round;stroke-linejoin:round}"
    " .halo{fill:none;stroke:__paper__;stroke-opacity:.6;stroke-width:6;stroke-linecap:round}"
    " .ring{fill:none;stroke:__accent__;stroke-width:3}"
    " .glow{fill:none;stroke:__accent__;stroke-opacity:.25;stroke-width:9}"
)
"""The classes that boards use. ``panel`` and ``shade`` are grounds, ``thin`` and ``edge`` outlines, ``quiet`` is muted text,
``tint`` a hue laid thinly over the paper, ``lit`` text with paper round it; what is ``over`` the rest lets clicks
through; ``last`` marks where the last move went and ``left`` whence it came."""

_LIGHT = {_INK: INK, _PAPER: PAPER, _ACCENT: ACCENT}
_DARK = {_INK: PAPER, _PAPER: INK, _ACCENT: DARK_ACCENT}
_AUTO = {
    _INK: "var(--jp-content-font-color1,var(--vscode-editor-foreground,var(--gamelib-ink)))",
    _PAPER: "var(--jp-layout-color0,var(--vscode-editor-background,var(--gamelib-paper)))",
    _ACCENT: "var(--gamelib-accent)",
}


def _sheet(theme: str, colours: Mapping[str, str]) -> str:
    sheet = _SHEET
    for name, colour in colours.items():
        sheet = sheet.replace(name, colour)
    scope = f".gamelib-{theme}"
    return scope + sheet.replace(" .", f"\n{scope} .").replace(" text{", f"\n{scope} text{{")


def _variables(colours: Mapping[str, str]) -> str:
    return ".gamelib-auto{" + ";".join(f"--gamelib-{name.strip('_')}:{colour}" for name, colour in colours.items()) + "}\n"


_SHEETS = {
    "light": _sheet("light", _LIGHT),
    "dark": _sheet("dark", _DARK),
    "auto": _variables(_LIGHT)
    + "@media (prefers-color-scheme:dark){"
    + _variables(_DARK)
    + "}\n"
    + "[data-jp-theme-light='true'] .gamelib-auto{--gamelib-accent:" + ACCENT + "}\n"
    + "[data-jp-theme-light='false'] .gamelib-auto{--gamelib-accent:" + DARK_ACCENT + "}\n"
    + _sheet("auto", _AUTO),
}  # fmt: skip
_FORBIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


def escaped(text: object) -> str:
    """Text that may stand anywhere in a drawing: marks escaped, and what no XML may hold replaced by a space."""
    return _FORBIDDEN.sub(" ", str(text)).translate(_ENTITIES)


def fitted(text: str, width: float, size: int = MIDDLE) -> str:
    """The text, shortened with an ellipsis so that it fits into the width at that size, bold too (not yet escaped)."""
    room = width / (size * _EM)
    if breadth(text, size) <= width:
        return text
    kept, used = "", 1.0
    for char in text:
        used += _breadth(char)
        if used > room:
            break
        kept += char
    return kept.rstrip() + "…"


def wrapped(text: str, width: float, size: int = SMALL, lines: int = 3) -> list[str]:
    """The text broken into at most so many lines of that width; what is too much ends in an ellipsis."""
    found, words = [""], text.split()
    while words:
        longer = f"{found[-1]} {words[0]}".strip()
        if breadth(longer, size) <= width or not found[-1]:
            found[-1] = longer
            words.pop(0)
        elif len(found) == lines:
            found[-1] += " " + " ".join(words)
            break
        else:
            found.append("")
    return [fitted(line, width, size) for line in found]


def breadth(text: str, size: int = MIDDLE) -> float:
    """How wide a text may be at that size in the widest of the usual fonts: an estimate, as no font can be measured here."""
    return sum(map(_breadth, text)) * size * _EM


def _breadth(char: str) -> float:
    if east_asian_width(char) in "WF":
        return 1.7
    return 1.6 if char in "mwMW@%—" else 1.15 if char.isupper() else 0.6 if char in "ijlI.,:;'|! ftr" else 1.0


def svg(width: float, height: float, parts: Iterable[str], title: str, about: str = "", theme: str = "auto") -> str:
    """A whole drawing on paper, as wide as its surroundings allow up to 1.2 times its own width.

    ``title`` is its name and ``about`` its description, both for screen readers and neither escaped yet.
    """
    if theme not in THEMES:
        raise ValueError(f"There is no theme '{str(theme)[:40]}'; the themes are {', '.join(THEMES)}.")
    name = escaped(title)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" '
        f'class="gamelib-{theme}" style="width:100%;max-width:{width * 1.2:g}px;height:auto" role="img" aria-label="{name}">'
        f"<title>{name}</title><desc>{escaped(about)}</desc><style>{_SHEETS[theme]}</style>"
        f'<rect class="paper" width="{width:g}" height="{height:g}" rx="8"/>'
    )
    return head + "".join(parts) + "</svg>"


def at(place: Place, title: str, *parts: str) -> str:
    """What is drawn at a place of the table, with its name in words for screen readers and the pointer."""
    return f'<g data-place="{"/".join(map(str, place))}"><title>{escaped(title)}</title>{"".join(parts)}</g>'


def group(*parts: str, style: str = "", move: str = "", title: str = "") -> str:
    """Parts that belong together; ``move`` is a transform in SVG's own notation, such as ``translate(8 16)``."""
    name = f"<title>{escaped(title)}</title>" if title else ""
    shift = f' transform="{move}"' if move else ""
    return f'<g class="{style}"{shift}>{name}{"".join(parts)}</g>'


def rect(x: float, y: float, width: float, height: float, style: str = "panel", fill: str = "", radius: float = 4) -> str:
    """A rectangle with its classes; ``fill`` is a hue where no class gives one."""
    hue = f' fill="{fill}"' if fill else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" class="{style}"{hue}/>'


def circle(x: float, y: float, radius: float, style: str = "", fill: str = "") -> str:
    """A circle round its middle."""
    hue = f' fill="{fill}"' if fill else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" class="{style}"{hue}/>'


def path(line: str, style: str = "thin bare", fill: str = "") -> str:
    """A path in SVG's own notation."""
    hue = f' fill="{fill}"' if fill else ""
    return f'<path d="{line}" class="{style}"{hue}/>'


def text(x: float, y: float, words: object, style: str = "middle", ink: str = "") -> str:
    """Words round a point; with the class ``start`` or ``end`` they begin or end there. They are escaped here."""
    hue = f' style="fill:{ink}"' if ink else ""
    return f'<text x="{x:g}" y="{y:g}" class="{style}"{hue}>{escaped(words)}</text>'


def piece(x: float, y: float, size: float, hue: str, letter: str = "") -> str:
    """A piece of a hue round a point, with its letter: told by both."""
    fill, own, ink = HUES[hue]
    body = rect(x - size / 2, y - size / 2, size, size, "edge", fill, size / 6)
    face = f'class="bold" style="fill:{ink};font-size:{size * 0.56:g}px"'
    return f'{body}<text x="{x:g}" y="{y:g}" {face}>{escaped(letter or own)}</text>'


def disc(x: float, y: float, radius: float, player: int) -> str:
    """A player's disc: the tint, and the number in ink."""
    tint = PLAYERS[player % len(PLAYERS)].tint
    number = f'class="bold" style="fill:{LETTER_INK};font-size:{radius * 1.2:g}px"'
    return f'{circle(x, y, radius, "edge", tint)}<text x="{x:g}" y="{y:g}" {number}>{player + 1}</text>'


def ring(x: float, y: float, radius: float) -> str:
    """The soft ring round a legal target."""
    return circle(x, y, radius, "glow") + circle(x, y, radius, "ring")


def frame(x: float, y: float, width: float, height: float, style: str = "ring", radius: float = 6) -> str:
    """A ring with corners, for a target that is not round; ``last`` and ``left`` mark a move's end and its origin."""
    soft = rect(x, y, width, height, "glow", radius=radius) if style == "ring" else ""
    return soft + rect(x, y, width, height, style, radius=radius)


def cross(x: float, y: float, radius: float) -> str:
    """A refusal: a cross on a light ground."""
    arm = radius * 0.5
    bars = f"M{x - arm:g} {y - arm:g}L{x + arm:g} {y + arm:g}M{x + arm:g} {y - arm:g}L{x - arm:g} {y + arm:g}"
    pen = f'stroke="{REFUSAL}" stroke-width="{radius / 3:g}"'
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="#FFFFFF" {pen}/><path d="{bars}" {pen} stroke-linecap="round"/>'


def hatch(x: float, y: float, width: float, height: float, step: float = 8) -> str:
    """Hatching of a rectangle, as one path."""
    strokes, reach = [], step
    while reach < width + height:
        left, right = max(0.0, reach - height), min(reach, width)
        strokes.append(f"M{x + left:g} {y + reach - left:g}L{x + right:g} {y + reach - right:g}")
        reach += step
    return f'<path d="{"".join(strokes)}" class="hatch"/>'


def arrow(x: float, y: float, to_x: float, to_y: float, bend: float = 0, head: float = 9) -> str:
    """An arrow from one point to another on a light halo; ``bend`` bows it to one side, as a part of its length."""
    across, down = to_x - x, to_y - y
    knee_x, knee_y = (x + to_x) / 2 - down * bend, (y + to_y) / 2 + across * bend
    back_x, back_y = knee_x - to_x, knee_y - to_y
    unit = head / ((back_x * back_x + back_y * back_y) ** 0.5 or 1)
    back_x, back_y = back_x * unit, back_y * unit
    shaft = f"M{x:g} {y:g}Q{knee_x:g} {knee_y:g} {to_x:g} {to_y:g}"
    one = f"M{to_x + back_x - back_y * 0.7:g} {to_y + back_y + back_x * 0.7:g}L{to_x:g} {to_y:g}"
    other = f"L{to_x + back_x + back_y * 0.7:g} {to_y + back_y - back_x * 0.7:g}"
    return f'<path d="{shaft}" class="halo"/><path d="{shaft}{one}{other}" class="arrow"/>'
