"""Drawn over the map: the way of the last move, every space within reach with its steps, and rings round targets."""

from __future__ import annotations

from collections.abc import Iterable

from ... import drawing
from ...core.moves import Place
from ..engine.ways import destinations, ways
from ..table import space
from .chart import draw_name
from .layout import radius
from .scene import Scene


def _along(scene: Scene, names: Iterable[str]) -> str:
    points = [scene.layout.points[scene.here.index[name]] for name in names]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def draw_trail(scene: Scene) -> str:
    """The way a pawn went, or whence and where a card took it; rings round hands, purses and piles that changed."""
    parts, done = [], set[str]()
    if not scene.begun:
        return ""
    for event in scene.events:
        path = event.witness.get("path")
        if isinstance(path, tuple):
            names = [str(place[1]) for place in path]
            parts += [drawing.path(_along(scene, names), "halo"), drawing.path(_along(scene, names), "arrow")]
            done.update(thing for _, _, thing, _ in event.flows)
    for source, target, thing, _ in scene.flows():
        if thing.startswith("pawn") and thing not in done:
            start, end = scene.layout.places[source].middle, scene.layout.places[target].middle
            parts.append(drawing.arrow(*start, *end, 0.08))
    places = {place for flow in scene.flows() for place in flow[:2] if place[0] not in ("space", "bank")}
    parts += [drawing.frame(*scene.layout.places[place], "left") for place in sorted(places, key=str)]
    return drawing.group(*parts, style="over trail")


def draw_reach(scene: Scene) -> str:
    """Where the pawn may go: a ring, the number of steps, and under the pointer the way; names are written over the rings."""
    if not scene.shows_reach:
        return ""
    parts, found, reached = [], ways(scene.rules, scene.table), destinations(scene.rules, scene.table)
    for at in reached:
        names = [scene.here.spaces[one].name for one in found[at]]
        x, y = scene.layout.points[at]
        size = radius(scene.here.spaces[at]) + 5
        way = drawing.path(_along(scene, names), "way-line")
        middle = scene.layout.steps[at].middle
        steps = drawing.circle(*middle, 8, "paper edge") + drawing.text(*middle, len(names) - 1, "small bold")
        title = scene.say("reach", space=names[-1], steps=len(names) - 1, way=" – ".join(names))
        parts.append(
            drawing.group(way, drawing.circle(x, y, size + 4, "hot"), drawing.ring(x, y, size), steps, style="way", title=title)
        )
    named = drawing.group(*(draw_name(scene, at) for at in reached), style="over")
    return drawing.group(*parts, style="reach") + named


def draw_targets(scene: Scene, targets: Iterable[Place]) -> str:
    """Soft rings round the places that a move may go to."""
    known, parts = scene.layout.places, []
    reached = destinations(scene.rules, scene.table) if scene.shows_reach else []
    ringed = {space(scene.here.spaces[at].name) for at in reached}
    for place in dict.fromkeys(targets):
        if place not in known:
            raise ValueError(f"There is no place {str(place)[:60]} on this table; moves and events name those there are.")
        if place[0] != "space":
            parts.append(drawing.frame(*known[place]))
        elif place not in ringed:
            parts.append(drawing.ring(*known[place].middle, known[place].width / 2 + 5))
    return drawing.group(*parts, style="over targets")
