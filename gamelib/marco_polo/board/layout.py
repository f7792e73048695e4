"""Where everything is drawn: spaces at their longitude and latitude, crowded ones pushed apart, and the panels below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ... import drawing
from ...core.moves import Place
from ...drawing import Box
from ..table import BANK, BOX, COLOURS, KINDS, LOOT, SECRET_STACK, SHOWN, TABLES, hand, pile, purse, space
from ..world import CITY, POST, Space, World

WIDTH, HEIGHT, CHART, PAD = 1180, 896, 640, 10
"""The whole drawing, the height of the map in it, and the padding of panels."""
EDGE = 34
STRETCH = 1.12
"""How much taller a degree of latitude is drawn than one of longitude: right for the middle of the map."""
RADII = {POST: 13.0, CITY: 17.0}
RADIUS = 7.5
GAP = 15.0
SIDES = ((1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1))
"""Where the name of a space may stand, the best first: right, left, above, below, and at the corners."""

PAWN, STEPS = 12.0, 8.0
"""Half the side of the square that a pawn and a number of steps need."""
PAWN_SIDES = ((0, -1), (0, 1), (-1, 0), (1, 0), (-0.8, -0.8), (0.8, -0.8), (-0.8, 0.8), (0.8, 0.8))
STEPS_SIDES = ((-0.9, 0.9), (0.9, 0.9), (-0.9, -0.9), (0.9, -0.9), (0, 1.25), (0, -1.25), (-1.25, 0), (1.25, 0))
"""Where they may stand, the best first, in parts of how far they are off."""


class Layout(NamedTuple):
    """A box for each place of the table, and for each space a point and where its name, a pawn and a number of steps stand."""

    points: tuple[tuple[float, float], ...]
    names: tuple[Box, ...]
    pawns: tuple[Box, ...]
    steps: tuple[Box, ...]
    places: dict[Place, Box]
    scale: float
    origin: tuple[float, float]

    def on_map(self, longitude: float, latitude: float) -> tuple[float, float]:
        """The point of the drawing for a point of the earth."""
        return self.origin[0] + longitude * self.scale, self.origin[1] - latitude * self.scale * STRETCH


STATUS = Box(12, CHART + 14, 206, HEIGHT - CHART - 26)
MERCHANTS = Box(224, CHART + 14, 496, HEIGHT - CHART - 26)
STOCKS = Box(728, CHART + 14, 214, HEIGHT - CHART - 26)
LOG = Box(950, CHART + 14, WIDTH - 962, HEIGHT - CHART - 26)


def radius(one: Space) -> float:
    """How large a space is drawn."""
    return RADII.get(one.kind, RADIUS)


@lru_cache(maxsize=16)
def layout(here: World, players: int) -> Layout:
    """The layout of a map for so many players."""
    longitudes, latitudes = [s.longitude for s in here.spaces], [s.latitude for s in here.spaces]
    wide, tall = max(longitudes) - min(longitudes) or 1.0, max(latitudes) - min(latitudes) or 1.0
    scale = min((WIDTH - 3 * EDGE) / wide, (CHART - 2 * EDGE) / (tall * STRETCH))
    left = (WIDTH - wide * scale) / 2 - min(longitudes) * scale
    top = EDGE + (CHART - 2 * EDGE - tall * scale * STRETCH) / 2 + max(latitudes) * scale * STRETCH
    bare = Layout((), (), (), (), {}, scale, (left, top))
    points = _apart(here, [bare.on_map(one.longitude, one.latitude) for one in here.spaces])
    names = _names(here, points)
    places = {space(one.name): _round(point, radius(one)) for one, point in zip(here.spaces, points, strict=True)}
    pawns, steps = _signs(here, points, names)
    return Layout(tuple(points), tuple(names), pawns, steps, places | _panels(players), scale, (left, top))


def _round(point: tuple[float, float], reach: float) -> Box:
    return Box(point[0] - reach, point[1] - reach, 2 * reach, 2 * reach)


def _panels(players: int) -> dict[Place, Box]:
    found: dict[Place, Box] = {}
    row = (MERCHANTS.height - 2 * PAD) / 4
    for player in range(players):
        y = MERCHANTS.y + PAD + player * row
        found[purse(player)] = Box(MERCHANTS.x + 178, y + 4, 62, row - 8)
        found[hand(player)] = Box(MERCHANTS.x + 246, y + 4, MERCHANTS.width - 254, row - 8)
    for colour in range(len(COLOURS)):
        found[pile(colour)] = Box(STOCKS.x + PAD + colour * 49, STOCKS.y + 30, 46, 52)
    rows = (LOOT, SHOWN, TABLES, SECRET_STACK, BANK, BOX)
    for number, place in enumerate(rows):
        x, y = STOCKS.x + PAD + number % 2 * 99, STOCKS.y + 92 + number // 2 * 44
        found[place] = Box(x, y, 95, 40)
    for number, kind in enumerate(KINDS):
        found["ring", kind] = Box(STATUS.x + 2 + number * 101, STATUS.y + STATUS.height - 84, 98, 80)
    return found


def _apart(here: World, wanted: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Push spaces apart that would touch, and let each pull back to where it belongs."""
    points = [list(point) for point in wanted]
    sizes = [radius(one) for one in here.spaces]
    close = [(i, j) for i in range(len(points)) for j in range(i) if _far(wanted[i], wanted[j]) < 110]
    for _ in range(160):
        for i, point in enumerate(points):
            point[0] += (wanted[i][0] - point[0]) * 0.04
            point[1] += (wanted[i][1] - point[1]) * 0.04
        for i, j in close:
            _push(points[i], points[j], sizes[i] + sizes[j] + GAP)
    return [(min(max(x, EDGE), WIDTH - EDGE), min(max(y, EDGE), CHART - EDGE)) for x, y in points]


def _push(one: list[float], other: list[float], least: float) -> None:
    distance = _far((one[0], one[1]), (other[0], other[1]))
    if distance < least:
        across = (one[0] - other[0]) / (distance or 1) or 0.01
        down = (one[1] - other[1]) / (distance or 1)
        shift = (least - distance) / 2
        one[0], one[1] = one[0] + across * shift, one[1] + down * shift
        other[0], other[1] = other[0] - across * shift, other[1] - down * shift


def _far(one: tuple[float, float], other: tuple[float, float]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def _names(here: World, points: list[tuple[float, float]]) -> list[Box]:
    """For each name the side on which it covers least: other names, spaces, lines, and a pawn that may stand there."""
    solid = [_round(point, radius(one) + 1) for one, point in zip(here.spaces, points, strict=True)]
    beads = [bead for lines in here.chart.lines for a, b in lines for bead in _beads(points[a], points[b])]
    taken: list[Box] = []
    for index, one in enumerate(here.spaces):
        sides = [_beside(points[index], radius(one), one.name, *side) for side in SIDES]
        near = [box for other, box in enumerate(solid) if other != index] + taken
        dots = [bead for bead in beads if _far(bead, points[index]) < 120]
        near.append(Box(points[index][0] - 12, points[index][1] - radius(one) - 18, 24, 26))
        taken.append(min(sides, key=lambda box: _cost(box, near, dots)))
    return taken


def _signs(here: World, points: list[tuple[float, float]], names: list[Box]) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """For each space where a pawn stands and where the number of steps: above and at a corner, unless a name is there."""
    pawns, steps = [], []
    for index, one in enumerate(here.spaces):
        others = [_round(points[other], radius(two)) for other, two in enumerate(here.spaces) if other != index]
        pawns.append(_clear(points[index], radius(one) + 5, PAWN, PAWN_SIDES, [*names, *others]))
        steps.append(_clear(points[index], radius(one) + 6, STEPS, STEPS_SIDES, [*names, *others, pawns[-1]]))
    return tuple(pawns), tuple(steps)


def _clear(point: tuple[float, float], off: float, half: float, sides: Sequence[tuple[float, float]], near: list[Box]) -> Box:
    boxes = [_round((point[0] + across * off, point[1] + down * off), half) for across, down in sides]
    return min(boxes, key=lambda box: (sum(box.overlap(other) for other in near) // 12, boxes.index(box)))


def _beads(one: tuple[float, float], other: tuple[float, float]) -> list[tuple[float, float]]:
    count = max(int(_far(one, other) // 7), 1)
    return [(one[0] + (other[0] - one[0]) * n / count, one[1] + (other[1] - one[1]) * n / count) for n in range(1, count)]


def _beside(point: tuple[float, float], reach: float, name: str, across: int, down: int) -> Box:
    width, height = drawing.breadth(name, drawing.SMALL) * 0.86, 15.0
    x = point[0] - width / 2 + across * (width / 2 + (reach + 3 if not down else reach * 0.6))
    return Box(x, point[1] - height / 2 + down * (height / 2 + reach + (1 if not across else -1)), width, height)


def _cost(box: Box, near: list[Box], beads: list[tuple[float, float]]) -> float:
    out = box.x < 4 or box.x + box.width > WIDTH - 4 or box.y < 4 or box.y + box.height > CHART - 4
    covered = sum(box.overlap(other) for other in near)
    crossed = sum(box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height for x, y in beads)
    return 1000.0 * out + 3 * covered + 14 * crossed
