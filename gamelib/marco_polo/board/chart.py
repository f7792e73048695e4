"""The map: land and sea, roads and lanes, spaces by their kind, names, and the pawns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ... import drawing
from ..table import COLOURS, KINDS, NONE, space
from ..world import CITY, PORT, POST, Space, World
from . import signs
from .geography import BESIDE, course, geography, important
from .projection import Strip
from .scene import Scene

MISSION = "mission"
KEYED = {POST: signs.post, PORT: signs.anchor}
"""How spaces are drawn in the key."""
MERIDIANS, PARALLELS = range(0, 181, 15), range(-60, 76, 15)


def draw_ground(scene: Scene) -> str:
    """Land, sea and lines."""
    return _still(scene.here, scene.shape, scene.say("reconstruction"), _key(scene))


def draw_spaces(scene: Scene) -> str:
    """Every space with its sign and its name."""
    pawns: dict[int, tuple[int, ...]] = {}
    for player, at in enumerate(scene.table.places):
        pawns[at] = (*pawns.get(at, ()), player)
    here, shape = scene.here, scene.shape
    return "".join(_space(here, shape, at, _title(scene, one, pawns.get(at, ()))) for at, one in enumerate(here.spaces))


@lru_cache(maxsize=16)
def _still(here: World, shape: str, note: str, key: str) -> str:
    """What does not change on a map, drawn once."""
    where = geography(here, shape)
    parts = [_ground(strip, here.name) for strip in where.strips]
    for kind, lines in enumerate(here.chart.lines):
        ways = "".join(course(stretch, kind) for a, b in lines for stretch in where.stretches(a, b))
        line = drawing.path(ways, KINDS[kind])
        parts.append(drawing.on_ground("way", drawing.path(ways, "bed") + line if kind == 0 else line))
    first = where.strips[0].box
    parts.append("" if where.look.few_words else drawing.text(first.right - 10, first.y + 13, note, "note lit end"))
    parts += [drawing.rect(*strip.box, "frame", radius=10) for strip in where.strips]
    return "".join(parts) + key


def _ground(strip: Strip, name: str) -> str:
    """Sea with its shallows, land with its shore; a map without coasts is all paper."""
    coast = strip.coast(name)
    drawn = drawing.rect(*strip.box, "water" if coast else "soil", radius=10)
    if not coast:
        return drawing.on_ground("open-map", drawn + _graticule(strip))
    land = drawing.on_ground("open-land", f'<path d="{coast}" class="soil shore"/>')
    return drawing.on_ground("open-sea", f'{drawn}<path d="{coast}" class="shallows"/>') + land + _graticule(strip)


def _graticule(strip: Strip) -> str:
    """Thin lines every fifteen degrees."""
    x, y, width, height = strip.box
    west, south, east, north = strip.window
    lines = [f"M{strip.at(degrees, 0)[0]:.1f} {y:g}v{height:g}" for degrees in MERIDIANS if west < degrees < east]
    lines += [f"M{x:g} {strip.at(0, degrees)[1]:.1f}h{width:g}" for degrees in PARALLELS if south < degrees < north]
    return f'<path d="{"".join(lines)}" class="graticule"/>'


def _key(scene: Scene) -> str:
    """What the signs mean, on the ground at the lower left, where there is room for words."""
    if scene.shape != "wide":
        return ""
    box, parts = scene.layout.look.charts[-1], []
    x, y = box.x + 14, box.bottom - 96
    for kind in KINDS:
        parts += [drawing.path(f"M{x:g} {y}h24", kind), drawing.text(x + 32, y, scene.label("kind", kind), "note lit start")]
        y += 18
    for one in (POST, PORT, MISSION):
        word = scene.label("sign" if one == MISSION else "space_kind", one)
        drawn = (
            signs.flag(x + 8, y + 6, 4.6)
            if one == MISSION
            else signs.anchor(x + 12, y, 8)
            if one == PORT
            else signs.post(x + 12, y, 8)
        )
        parts += [drawn, drawing.text(x + 32, y, word, "note lit start")]
        y += 18
    return drawing.group(*parts, style=drawing.KEY)


@lru_cache(maxsize=4096)
def _space(here: World, shape: str, at: int, title: str) -> str:
    """A space with its name; most are those of the drawing before."""
    one, where = here.spaces[at], geography(here, shape)
    x, y = where.points[at]
    size = where.look.radius(one)
    hot = drawing.circle(x, y, max(size + 3, 12), "hot")
    name = signs.name(one, where.names[at], where.look.letters) if where.names else ""
    return drawing.at(space(one.name), title, hot, signs.sign(x, y, size, one), name)


def _title(scene: Scene, one: Space, pawns: tuple[int, ...]) -> str:
    kind = "post-port" if one.kind == POST and one.port else one.kind
    colour = COLOURS[one.colour] if one.colour != NONE else ""
    title = scene.say(f"space-{kind}", space=one.name, colour=colour)
    return title + (scene.say("pawns-here", players=pawns) if pawns else "")


def draw_names(scene: Scene, reached: Sequence[int]) -> str:
    """Over rings and lines the names that matter: of spaces within reach, and of a drawing with few words all it has."""
    where = scene.layout.map
    if where.names:
        return drawing.group(
            *(signs.name(scene.here.spaces[at], where.names[at], where.look.letters) for at in reached), style="over"
        )
    wanted = tuple(important(scene.here, [*scene.table.places, *reached]))
    boxes = _boxes(scene.here, scene.shape, wanted, tuple(reached), scene.table.places)
    spaces, letters = scene.here.spaces, where.look.letters
    lines = (signs.lead(where.lead(at, boxes[at])) for at in boxes if at in reached or spaces[at].kind == CITY)
    return drawing.group(*lines, *(signs.name(spaces[at], box, letters) for at, box in boxes.items()), style="over")


def steps_of(scene: Scene, reached: Sequence[int]) -> dict[int, drawing.Box]:
    """Where the numbers of steps of the spaces within reach stand."""
    return _steps(scene.here, scene.shape, tuple(reached), scene.table.places)


@lru_cache(maxsize=256)
def _steps(here: World, shape: str, reached: tuple[int, ...], pawns: tuple[int, ...]) -> dict[int, drawing.Box]:
    where = geography(here, shape)
    return where.steps(reached, [where.crowd(at, pawns.count(at)) for at in sorted(set(pawns))])


@lru_cache(maxsize=256)
def _boxes(
    here: World, shape: str, wanted: tuple[int, ...], reached: tuple[int, ...], pawns: tuple[int, ...]
) -> dict[int, drawing.Box]:
    """Where names stand beside rings, numbers of steps and pawns."""
    where = geography(here, shape)
    heads = [where.crowd(at, pawns.count(at)) for at in sorted(set(pawns))]
    return where.named(wanted, [*heads, *_steps(here, shape, reached, pawns).values()], reached)


def draw_pawns(scene: Scene) -> str:
    """The pawns, side by side where several stand together, leaning away from names; the one to move is ringed."""
    parts, places, where = [], scene.table.places, scene.layout.map
    size = where.look.pawn
    for player, at in enumerate(places):
        together = [other for other, place in enumerate(places) if place == at]
        lean, box = where.lean(at, len(together)), where.crowd(at, len(together))
        x, y = box.x + size * 0.42 + together.index(player) * size * BESIDE[len(together) - 1], box.middle[1]
        if player == scene.to_move:
            frame = where.strips[where.home[at]].box
            parts += [drawing.rect(*frame, "bare about")] if scene.shape == "phone" else []
            parts.append(drawing.circle(round(x, 1), round(y, 1), size * 0.46, "turn"))
        across, down = where.tip(lean)
        parts.append(drawing.pin(round(x + across, 1), round(y + down, 1), size * 0.75, player, lean))
    return drawing.group(*parts, style="over")
