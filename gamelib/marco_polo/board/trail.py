"""Drawn over the map: the way of the last move, every space within reach with its steps, and rings round targets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot

from ... import drawing
from ...core.moves import Place
from ..engine.ways import destinations, ways
from ..table import LAND, SEA, purse, space
from .coast import Point
from .geography import buoy, course
from .lettering import Lettering
from .looks import DIGITS
from .merchants import money_frame
from .scene import Scene
from .signs import anchor

STUB = 56
"""So long is the arrow with which a pawn leaves one strip of the map, and with which it comes to another."""
CORNER = 0.35
"""How round the corners of a number of steps are, in parts of half its width."""


def _along(scene: Scene, names: Sequence[int]) -> str:
    """The way through some spaces: a road where there is one, else a lane."""
    where, parts = scene.layout.map, []
    for a, b in pairwise(names):
        kind = scene.table.kind if scene.table.kind in (LAND, SEA) else LAND
        kind = kind if b in scene.here.near[kind][a] else SEA if kind == LAND else LAND
        parts += [course(stretch, kind) for stretch in where.stretches(min(a, b), max(a, b))]
    return "".join(parts)


def draw_trail(scene: Scene) -> str:
    """The way a pawn went, or whence and where a card took it."""
    parts, done = [], set[str]()
    if not scene.begun:
        return ""
    for event in scene.events:
        path = event.witness.get("path")
        if isinstance(path, tuple):
            line = _along(scene, [scene.here.index[str(place[1])] for place in path])
            parts += [drawing.path(line, "halo"), drawing.path(line, "arrow")]
            done.update(thing for _, _, thing, _ in event.flows)
    for source, target, thing, _ in scene.flows():
        if thing.startswith("pawn") and thing not in done:
            parts.append(_leap(scene, scene.here.index[str(source[1])], scene.here.index[str(target[1])]))
    return drawing.group(*parts, style="over trail")


def _leap(scene: Scene, start: int, end: int) -> str:
    """Whence and where a card took a pawn; from one strip of the map to another it is seen to leave and to arrive."""
    where = scene.layout.map
    if not (where.shows(start) or where.shows(end)):
        return ""
    if where.home[start] == where.home[end]:
        return drawing.arrow(*where.points[start], *where.points[end], 0.08)
    stubs = []
    for (x, y), (to_x, to_y) in where.stretches(start, end):
        part = min(1.0, STUB / (hypot(to_x - x, to_y - y) or 1))
        far = (x + (to_x - x) * part, y + (to_y - y) * part)
        stubs.append(drawing.arrow(x, y, *far) if (x, y) == where.points[start] else drawing.arrow(*far, x, y))
    return "".join(stubs)


def draw_changed(scene: Scene) -> str:
    """Broken frames round the hands, purses and piles that the last move changed."""
    places = {place for flow in scene.flows() for place in flow[:2] if place[0] not in ("space", "bank")}
    money = {purse(player): money_frame(scene, player) for player in range(scene.rules.players)}
    frames = (drawing.frame(*money.get(place, scene.layout.places[place]), "left") for place in sorted(places, key=str))
    return drawing.group(*frames, style="over changed")


def reached(scene: Scene) -> list[int]:
    """The spaces to which the pawn may go, if the viewer may know; of half a map those on it."""
    ends = destinations(scene.rules, scene.table) if scene.shows_reach else ()
    return [at for at in ends if scene.layout.map.shows(at)]


def draw_reach(scene: Scene, within: Sequence[int], written: Lettering) -> str:
    """Where the pawn may go: a ring, the number of steps, and under the pointer the way."""
    if not within:
        return ""
    parts, known = [], ways(scene.rules, scene.table)
    for at in within:
        names = [scene.here.spaces[one].name for one in known[at]]
        way = drawing.path(_along(scene, known[at]), "way-line")
        title = scene.say("reach", space=names[-1], steps=len(names) - 1, way=" – ".join(names))
        marks = _marks(scene, at, len(names) - 1, written.steps[at].middle, written.radius)
        parts.append(drawing.group(way, marks, style="way", title=title, leads=space(names[-1])))
    return drawing.group(*parts, style="reach")


def _marks(scene: Scene, at: int, steps: int, badge: Point, radius: float) -> str:
    """The ring of a space and its number of steps, which may stand on it."""
    where, one = scene.layout.map, scene.here.spaces[at]
    x, y = where.points[at]
    size = where.look.radius(one)
    digits = radius * (DIGITS if where.look.few_words else 1.6)
    ink = "bold" if where.bears_number(at) else "bold on-badge"
    number = f'<text x="{badge[0]:.1f}" y="{badge[1]:.1f}" class="{ink}" style="font-size:{digits:g}px">{steps}</text>'
    if not where.bears_number(at):  # square and dark, so that nobody takes it for the number of a pawn
        ring = drawing.circle(x, y, size + 9, "hot") + drawing.ring(x, y, where.look.ring(one))
        return ring + drawing.rect(*drawing.around(*badge, radius), "badge", radius=radius * CORNER) + number
    wide = where.look.ring(one)
    ring = drawing.circle(x, y, radius + 9, "hot") + drawing.circle(x, y, wide, "paper") + drawing.ring(x, y, wide)
    small = buoy(x, y, size * 1.2)
    return ring + number + (anchor(*small.middle, small.width / 2) if one.port else "")


def draw_targets(scene: Scene, targets: Iterable[Place], within: Sequence[int]) -> str:
    """Soft rings round the places that a move may go to."""
    ringed = {space(scene.here.spaces[at].name) for at in within}
    known, parts = scene.layout.places, []
    for place in dict.fromkeys(targets):
        if place not in known:
            raise ValueError(f"There is no place {str(place)[:60]} on this table; moves and events name those there are.")
        if place[0] != "space":
            parts.append(drawing.frame(*known[place]))
        elif place not in ringed and scene.layout.map.shows(scene.here.index[str(place[1])]):
            one = scene.here.spaces[scene.here.index[str(place[1])]]
            parts.append(drawing.ring(*known[place].middle, scene.layout.look.ring(one)))
    return drawing.group(*parts, style="over targets")
