"""Drawn over the map: the way of the last move, every space within reach with its steps, and rings round targets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from ... import drawing
from ...core.moves import Place
from ..engine.ways import destinations, ways
from ..table import LAND, SEA, space
from .chart import steps_of
from .geography import course
from .scene import Scene


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
            start, end = scene.layout.places[source].middle, scene.layout.places[target].middle
            parts.append(drawing.arrow(*start, *end, 0.08))
    return drawing.group(*parts, style="over trail")


def draw_changed(scene: Scene) -> str:
    """Broken frames round the hands, purses and piles that the last move changed."""
    places = {place for flow in scene.flows() for place in flow[:2] if place[0] not in ("space", "bank")}
    frames = (drawing.frame(*scene.layout.places[place], "left") for place in sorted(places, key=str))
    return drawing.group(*frames, style="over changed")


def reached(scene: Scene) -> list[int]:
    """The spaces to which the pawn may go, if the viewer may know."""
    return list(destinations(scene.rules, scene.table)) if scene.shows_reach else []


def draw_reach(scene: Scene, within: Sequence[int]) -> str:
    """Where the pawn may go: a ring, the number of steps, and under the pointer the way."""
    if not within:
        return ""
    parts, known, where = [], ways(scene.rules, scene.table), scene.layout.map
    numbers = steps_of(scene, within)
    for at in within:
        names = [scene.here.spaces[one].name for one in known[at]]
        x, y = where.points[at]
        size, badge = where.look.radius(scene.here.spaces[at]) + 4, numbers[at].middle
        way = drawing.path(_along(scene, known[at]), "way-line")
        title = scene.say("reach", space=names[-1], steps=len(names) - 1, way=" – ".join(names))
        marks = (way, drawing.circle(x, y, size + 5, "hot"), drawing.ring(x, y, size))
        number = _steps(*badge, where.look.steps, len(names) - 1)
        parts.append(drawing.group(*marks, number, style="way", title=title, leads=space(names[-1])))
    return drawing.group(*parts, style="reach")


def _steps(x: float, y: float, radius: float, steps: int) -> str:
    """A number of steps on a disc of the accent's edge."""
    number = f'<text x="{x:.1f}" y="{y:.1f}" class="bold" style="font-size:{radius * 1.6:g}px">{steps}</text>'
    return drawing.circle(x, y, radius, "badge") + number


def draw_targets(scene: Scene, targets: Iterable[Place], within: Sequence[int]) -> str:
    """Soft rings round the places that a move may go to."""
    ringed = {space(scene.here.spaces[at].name) for at in within}
    known, parts = scene.layout.places, []
    for place in dict.fromkeys(targets):
        if place not in known:
            raise ValueError(f"There is no place {str(place)[:60]} on this table; moves and events name those there are.")
        if place[0] != "space":
            parts.append(drawing.frame(*known[place]))
        elif place not in ringed:
            parts.append(drawing.ring(*known[place].middle, known[place].width / 2 + 3))
    return drawing.group(*parts, style="over targets")
