"""The map: land and sea, roads and lanes, spaces by their kind, names, and the pawns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ... import drawing
from ..table import COLOURS, KINDS, NONE, space
from ..world import CITY, POST, Space, World
from . import signs
from .geography import course, geography
from .legend import draw_legend
from .lettering import Lettering
from .looks import WEST
from .pins import Pin
from .projection import Strip
from .scene import Scene

_SIZES = {False: "note", True: "small quiet"}
"""The size of what the map says of itself, and on a wall."""
MERIDIANS, PARALLELS = range(0, 181, 15), range(-60, 76, 15)


def draw_ground(scene: Scene) -> str:
    """Land, sea and lines."""
    return _still(scene.here, scene.look, scene.say(_origin(scene)), draw_legend(scene)) + _beyond(scene)


def _origin(scene: Scene) -> str:
    """How the map says that it is not the printed one: on a wall in as few words as may be."""
    return "reconstruction-short" if scene.layout.look.few_words else "reconstruction"


def _beyond(scene: Scene) -> str:
    """On half a map what lies beyond it, the other goal of the journey; at the table a click turns the map there."""
    where, is_west = scene.layout.map, scene.layout.look.half == WEST
    cities = [one.name for at, one in enumerate(scene.here.spaces) if one.kind == CITY and not where.shows(at)]
    if where.more is None or not cities:
        return ""
    words = scene.say("beyond-east" if is_west else "beyond-west", city=cities[0])
    to, x, side = ("east", where.more.right, "end") if is_west else ("west", where.more.x, "start")
    told = drawing.text(x, where.more.middle[1], words, f"{_SIZES[True]} lit {side}")
    return drawing.turning(to, scene.say("turn-map", half=to), drawing.rect(*_way(where.more), "hot", radius=8), told)


def _way(words: drawing.Box) -> drawing.Box:
    """A little room round words that are a button at the table."""
    return drawing.Box(words.x - 6, words.y - 2, words.width + 11, words.height + 4)


def draw_spaces(scene: Scene) -> str:
    """Every space with its sign and its name."""
    pawns: dict[int, tuple[int, ...]] = {}
    for player, at in enumerate(scene.table.places):
        pawns[at] = (*pawns.get(at, ()), player)
    here, look = scene.here, scene.look
    shown = [(at, one) for at, one in enumerate(here.spaces) if scene.layout.map.shows(at)]
    return "".join(_space(here, look, at, _title(scene, one, pawns.get(at, ()))) for at, one in shown)


@lru_cache(maxsize=16)
def _still(here: World, look: str, note: str, key: str) -> str:
    """What does not change on a map, drawn once."""
    where = geography(here, look)
    parts = [_ground(strip, here.name) for strip in where.strips]
    for kind, lines in enumerate(here.chart.lines):
        ways = "".join(course(stretch, kind) for a, b in lines for stretch in where.stretches(a, b))
        line = drawing.path(ways, KINDS[kind])
        parts.append(drawing.on_ground("way", drawing.path(ways, "bed") + line if kind == 0 else line))
    told = drawing.text(where.note.right, where.note.middle[1], note, f"{_SIZES[where.look.few_words]} lit end")
    parts.append(drawing.explained("origin", told))
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


@lru_cache(maxsize=4096)
def _space(here: World, look: str, at: int, title: str) -> str:
    """A space with its name; most are those of the drawing before."""
    one, where = here.spaces[at], geography(here, look)
    x, y = where.points[at]
    size = where.look.radius(one)
    hot = drawing.circle(x, y, max(size + 3, 12), "hot")
    name = signs.name(one, where.names[at], where.look.letters) if where.names else ""
    return drawing.at(space(one.name), title, hot, signs.sign(x, y, size, one, where.look.letter(size)), name)


def _title(scene: Scene, one: Space, pawns: tuple[int, ...]) -> str:
    kind = "post-port" if one.kind == POST and one.port else one.kind
    colour = COLOURS[one.colour] if one.colour != NONE else ""
    title = scene.say(f"space-{kind}", space=one.name, colour=colour)
    return title + (scene.say("pawns-here", players=pawns) if pawns else "")


def draw_names(scene: Scene, reached: Sequence[int], written: Lettering) -> str:
    """Over rings and lines the names that matter: of spaces within reach, and of a drawing with few words all it has."""
    where, spaces = scene.layout.map, scene.here.spaces
    if where.names:
        names = [signs.name(spaces[at], written.names[at], written.letters) for at in reached]
        return drawing.group(*names, style="over")
    names = [signs.fitted_name(spaces[at], box, written.letters) for at, box in written.names.items()]
    return drawing.group(*names, style="over")


def draw_pawns(scene: Scene, written: Lettering) -> str:
    """The pawns, fanned out where several stand on one space, leaning away from names; the one to move stands out."""
    parts, places, where = [], scene.table.places, scene.layout.map
    for at in dict.fromkeys(places):
        together = [player for player, place in enumerate(places) if place == at]
        pins = list(zip(together, written.pins[at], strict=True))
        for player, pin in sorted(pins, key=lambda one: (one[0] == scene.to_move, one[1].tip[1], one[1].tip[0])):
            parts.append(_pawn(scene, player, pin))
        if scene.to_move in together and scene.shape == "phone":
            parts.insert(0, drawing.rect(*where.strips[where.home[at]].box, "bare about"))
    return drawing.group(*parts, style="pawns")


def _pawn(scene: Scene, player: int, pin: Pin) -> str:
    """A pawn as a thing of its space, which it lies over from head to tip."""
    there, height = scene.space(player), scene.layout.map.look.pawn * 0.75
    drawn = drawing.pin(*pin.tip, height, player, pin.lean, player == scene.to_move)
    title = scene.say("pawn", player=player, space=there)
    return drawing.group(drawing.thing(f"pawn {player + 1}", title, drawn), leads=space(there))
