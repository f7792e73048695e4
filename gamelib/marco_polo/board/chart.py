"""The map: lines by land and sea, spaces by their kind, names, and the pawns."""

from __future__ import annotations

from functools import lru_cache

from ... import drawing
from ..table import COLOURS, KINDS, MISSIONS, NONE, space
from ..world import CITY, PORT, POST, Space, World
from .layout import CHART, PAD, WIDTH, Layout, radius
from .scene import Scene

MERIDIANS, PARALLELS = range(15, 150, 15), range(0, 60, 15)


def draw_chart(scene: Scene) -> str:
    """Everything on the map but the pawns."""
    return _still(scene) + _spaces(scene)


def _still(scene: Scene) -> str:
    """What does not change on a map, drawn once."""
    found = _kept(scene.here, scene.language)
    if not found:
        parts = [drawing.rect(4, 4, WIDTH - 8, CHART - 4, "panel thin", radius=8), *_graticule(scene.layout)]
        parts += [_line(scene, kind, a, b) for kind, lines in enumerate(scene.here.chart.lines) for a, b in lines]
        note = drawing.text(WIDTH - 2 * PAD, CHART - 14, scene.say("reconstruction"), "small end quiet")
        found.append("".join(parts) + drawing.group(note) + _key(scene))
    return found[0]


@lru_cache(maxsize=16)
def _kept(here: World, language: str) -> list[str]:
    return []


def _graticule(layout: Layout) -> list[str]:
    """Thin lines every fifteen degrees, so that the places are recognised without coasts."""
    parts = []
    for degrees in MERIDIANS:
        x = layout.on_map(degrees, 0)[0]
        if 30 < x < WIDTH - 30:
            parts.append(f'<g opacity=".4">{drawing.path(f"M{x:.1f} 5V{CHART - 1}", "thin bare")}</g>')
            parts.append(drawing.text(x + 4, 14, f"{degrees}° E", "small start quiet"))
    for degrees in PARALLELS:
        y = layout.on_map(0, degrees)[1]
        if 30 < y < CHART - 20:
            parts.append(f'<g opacity=".4">{drawing.path(f"M5 {y:.1f}H{WIDTH - 5}", "thin bare")}</g>')
            parts.append(drawing.text(10, y - 9, f"{degrees}° N" if degrees else "0°", "small start quiet"))
    return parts


def _line(scene: Scene, kind: int, a: int, b: int) -> str:
    """A land line is firm, a sea line broken and bowed a little."""
    (x, y), (to_x, to_y) = scene.layout.points[a], scene.layout.points[b]
    if kind == 0:
        return drawing.path(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}", "land")
    bend = 0.09 if x < to_x else -0.09
    knee_x, knee_y = (x + to_x) / 2 - (to_y - y) * bend, (y + to_y) / 2 + (to_x - x) * bend
    return drawing.path(f"M{x:.1f} {y:.1f}Q{knee_x:.1f} {knee_y:.1f} {to_x:.1f} {to_y:.1f}", "sea")


def _key(scene: Scene) -> str:
    """What the signs mean."""
    y, parts = CHART - 14, []
    x = 2.0 * PAD
    for kind in KINDS:
        parts += [drawing.path(f"M{x:g} {y}h34", kind), drawing.text(x + 40, y, scene.label("kind", kind), "small start")]
        x += 84
    signs = (
        (drawing.circle(x + 10, y, 9, "edge paper"), "space_kind", POST),
        (_triangle(x + 120, y, 8), "space_kind", PORT),
        (drawing.circle(x + 180, y, 5.5, "edge paper"), "space_kind", "circle"),
        (_flag(x + 276, y + 4), "sign", "mission"),
    )
    for (sign, group, word), at in zip(signs, (24, 134, 192, 290), strict=True):
        parts += [sign, drawing.text(x + at, y, scene.label(group, word), "small start")]
    return drawing.group(*parts)


def _triangle(x: float, y: float, size: float, style: str = "edge paper") -> str:
    return drawing.path(f"M{x:.1f} {y - size:.1f}L{x + size:.1f} {y + size * 0.8:.1f}H{x - size:.1f}Z", style)


def _flag(x: float, y: float) -> str:
    return drawing.path(f"M{x:.1f} {y:.1f}v-13l9 3.5l-9 3.5", "edge ink")


def _spaces(scene: Scene) -> str:
    return "".join(_space(scene, index, one) for index, one in enumerate(scene.here.spaces))


def _space(scene: Scene, index: int, one: Space) -> str:
    x, y = scene.layout.points[index]
    size = radius(one)
    parts = []
    if one.kind == CITY:
        parts += [drawing.circle(x, y, size, "edge paper"), drawing.circle(x, y, size - 4, "edge shade")]
        parts.append(drawing.text(x, y, one.name[0], "middle bold"))
    elif one.kind == POST:
        hue = drawing.HUES[COLOURS[one.colour]]
        parts += [_triangle(x, y, size + 6)] if one.port else []
        parts += [drawing.circle(x, y, size, "edge", hue.fill), drawing.text(x, y, hue.letter, "small bold", hue.ink)]
    elif one.kind == PORT:
        parts.append(_triangle(x, y, size + 2))
    else:
        parts.append(drawing.circle(x, y, size - 1, "edge paper"))
    if one.name in MISSIONS:
        parts.append(_flag(x + 2, y - 4))
    parts.append(draw_name(scene, index))
    return drawing.at(space(one.name), _title(scene, one), *parts)


def draw_name(scene: Scene, index: int) -> str:
    """The name of a space, with paper round it."""
    one = scene.here.spaces[index]
    return drawing.text(*scene.layout.names[index].middle, one.name, "small bold lit" if one.kind == CITY else "small lit")


def _title(scene: Scene, one: Space) -> str:
    here = tuple(player for player in range(scene.rules.players) if scene.space(player) == one.name)
    kind = "post-port" if one.kind == POST and one.port else one.kind
    colour = COLOURS[one.colour] if one.colour != NONE else ""
    said = scene.say(f"space-{kind}", space=one.name, colour=colour)
    return said + (scene.say("pawns-here", players=here) if here else "")


def draw_pawns(scene: Scene) -> str:
    """The pawns, side by side where several stand together; the one to move is ringed."""
    parts = []
    for player, at in enumerate(scene.table.places):
        together = [other for other, place in enumerate(scene.table.places) if place == at]
        (x, y), number = scene.layout.pawns[at].middle, together.index(player)
        x += (number % 2 - 0.5) * 20 if len(together) > 1 else 0
        y -= number // 2 * 20
        parts.append(drawing.disc(x, y, 10.5, player))
        if player == scene.to_move:
            parts.append(drawing.circle(x, y, 13, "last"))
    return drawing.group(*parts, style="over")
