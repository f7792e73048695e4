"""The small parts of which every board is drawn: plain functions that give SVG text."""

from __future__ import annotations

from collections.abc import Iterable
from html import unescape

from ..core.moves import Place
from .boxes import Box
from .hues import REFUSAL, THEMES
from .screens import screen
from .sheet import SHEETS
from .writing import escaped


def svg(
    width: float,
    height: float,
    parts: Iterable[str],
    title: str,
    about: str = "",
    theme: str = "auto",
    shape: str = "wide",
    ground: str = "felt",
) -> str:
    """A whole drawing on its ground, as wide as its surroundings allow up to 1.2 times its own width.

    ``title`` is its name and ``about`` its description, both for screen readers and neither escaped yet; ``shape`` is the
    screen whose sizes of text it uses, ``ground`` the class of what everything lies on.
    """
    if theme not in THEMES:
        raise ValueError(f"There is no theme '{str(theme)[:40]}'; the themes are {', '.join(THEMES)}.")
    screen(shape)
    name = escaped(title)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" '
        f'class="gamelib-{theme} gamelib-{shape}" style="width:100%;max-width:{width * 1.2:g}px;height:auto" '
        f'role="img" aria-label="{name}">'
        f"<title>{name}</title><desc>{escaped(about)}</desc><style>{SHEETS[theme]}</style>"
        f'<rect class="{ground}" width="{width:g}" height="{height:g}" rx="14"/>'
    )
    return head + "".join(parts) + "</svg>"


def heard(drawing: str) -> str:
    """What is said of a drawing to those who hear it read: its description in plain words, nothing where it has none."""
    return unescape(drawing.partition("<desc>")[2].partition("</desc>")[0])


def at(place: Place, title: str, *parts: str) -> str:
    """What is drawn at a place of the table, with its name in words for screen readers and the pointer."""
    return f'<g data-place="{"/".join(map(str, place))}"><title>{escaped(title)}</title>{"".join(parts)}</g>'


def group(
    *parts: str, style: str = "", move: str = "", title: str = "", leads: Place | None = None, shows: Place | None = None
) -> str:
    """Parts that belong together; ``move`` is a transform in SVG's own notation, such as ``translate(8 16)``.

    A click on a group that ``leads`` to a place counts as one on the place, which it lies over. What is no place of the game
    but can be asked about ``shows`` something: a player's seat or bid, or what was told last.
    """
    name = f"<title>{escaped(title)}</title>" if title else ""
    shift = f' transform="{move}"' if move else ""
    to = "" if leads is None else f' data-leads="{escaped("/".join(map(str, leads)))}"'
    to += "" if shows is None else f' data-shows="{escaped("/".join(map(str, shows)))}"'
    return f'<g class="{style}"{shift}{to}>{name}{"".join(parts)}</g>'


def on_ground(kind: str, *parts: str) -> str:
    """The ground between places, by what lies bare there: a click near a place counts as one on it, any other is told."""
    return f'<g data-ground="{kind}">{"".join(parts)}</g>'


def explained(kind: str, *parts: str) -> str:
    """Signs, rulers and headings, which say what they mean when clicked, in the ruleset's words of its ground."""
    return group(*parts, shows=(kind,))


def turning(to: str, title: str, *parts: str) -> str:
    """What turns the board to another part of it, where a page shows but one: the way there, as a button."""
    return f'<g data-turns="{to}"><title>{escaped(title)}</title>{"".join(parts)}</g>'


def thing(name: str, title: str, *parts: str) -> str:
    """A thing that lies at a place beside others, by the name that moves have for it, with its name in words."""
    return f'<g data-thing="{escaped(name)}"><title>{escaped(title)}</title>{"".join(parts)}</g> '


def falling(how: str, phases: str, *parts: str) -> str:
    """Parts that a page shows in motion once a step of one of these phases was made: it ``tumbles``, ``turns`` or ``spins``."""
    return f'<g class="{how}" data-falls="{phases}">{"".join(parts)}</g>'


def rect(x: float, y: float, width: float, height: float, style: str = "panel", fill: str = "", radius: float = 4) -> str:
    """A rectangle with its classes; ``fill`` is a hue where no class gives one."""
    hue = f' fill="{fill}"' if fill else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" class="{style}"{hue}/>'


def part(box: tuple[float, float, float, float], name: str) -> str:
    """A part of a drawing that is longer than a screen, by its name: a page leads there."""
    x, y, width, height = box
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" class="bare" data-part="{escaped(name)}"/>'


def circle(x: float, y: float, radius: float, style: str = "", fill: str = "") -> str:
    """A circle round its middle."""
    hue = f' fill="{fill}"' if fill else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" class="{style}"{hue}/>'


def path(line: str, style: str = "thin bare", fill: str = "") -> str:
    """A path in SVG's own notation."""
    hue = f' fill="{fill}"' if fill else ""
    return f'<path d="{line}" class="{style}"{hue}/>'


def text(x: float, y: float, words: object, style: str = "middle", ink: str = "") -> str:
    """Words round a point; with the class ``start`` or ``end`` they begin or end there. They are escaped here.

    The space at the end keeps them apart from the words that follow for those who hear them read.
    """
    hue = f' style="fill:{ink}"' if ink else ""
    return f'<text x="{x:g}" y="{y:g}" class="{style}"{hue}>{escaped(words)}</text> '


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


def gone(box: Box) -> str:
    """What is no longer there: thin strokes from the corners towards the middle, which leave a letter there free."""
    arm = min(box.width, box.height) * 0.24
    ends = ((box.x, box.y, 1, 1), (box.right, box.y, -1, 1), (box.x, box.bottom, 1, -1), (box.right, box.bottom, -1, -1))
    line = "".join(f"M{x:g} {y:g}l{across * arm:g} {down * arm:g}" for x, y, across, down in ends)
    return f'<path d="{line}" fill="none" stroke="{REFUSAL}" stroke-width="2" stroke-linecap="round"/>'


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
