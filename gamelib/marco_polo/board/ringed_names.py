"""Names of the spaces within reach on a drawing with few words: beside their space, or further off where a thin line leads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import cos, hypot, pi, sin
from typing import NamedTuple

from ...drawing import Box
from ...drawing.boxes import hull
from .coast import Point

AROUND = tuple((cos(part * pi / 8), sin(part * pi / 8)) for part in range(16))
"""The directions in which a name may stand off its space."""
LED = (18.0, 28.0, 40.0, 54.0, 70.0)
"""How far off a name may stand to which a line leads."""
GAP = 10.0
"""From so far off a line leads to a name."""
EDGE = 8.0
"""How far from the edge of the map such a name stays."""
STEP = 5.0
"""How far the points of a line are apart that must be clear."""
BEST = 36
"""So many places are weighed for a name, the cheapest first."""
PASSES = 5
HIT, PER_UNIT = 150.0, 1.0
"""What it costs where a line runs through something, and what each unit of it costs."""

Area = tuple[float, float, float, float]
"""A rectangle: left, top, width and height."""


class Spot(NamedTuple):
    """A place for a name, the points of the line that leads to it, what it costs whatever other names do, and the hull."""

    box: Box
    line: tuple[Point, ...]
    cost: float
    hull: Box

    @classmethod
    def at(cls, box: Box, line: tuple[Point, ...], cost: float) -> Spot:
        """A place with its hull."""
        return cls(box, line, cost, hull(box, _span(line)) if line else box)


def leading(point: Point, reach: float, box: Box) -> tuple[Point, ...]:
    """The points of the line from the edge of a space to a name that stands off it; none where it stands beside it."""
    x, y = point
    to_x, to_y = min(max(x, box.x), box.right), min(max(y, box.y + 3), box.bottom - 3)
    far = hypot(to_x - x, to_y - y)
    if far - reach < GAP:
        return ()
    count = max(int((far - reach) / STEP), 1)
    parts = [(reach + (far - reach) * step / count) / far for step in range(count + 1)]
    return tuple((x + (to_x - x) * part, y + (to_y - y) * part) for part in parts)


def further_off(point: Point, reach: float, width: float, height: float, frame: Box) -> list[Box]:
    """Boxes all round a space and within the frame, so far off that a line leads to them."""
    boxes = []
    for far in LED:
        for across, down in AROUND:
            x = point[0] + across * (width / 2 + reach + far)
            y = point[1] + down * (height / 2 + reach + far)
            left = min(max(x - width / 2, frame.x + EDGE), frame.right - EDGE - width)
            boxes.append(Box(left, y - height / 2, width, height))
    return boxes


def clear(line: Sequence[Point], boxes: Sequence[Box]) -> bool:
    """Whether a line runs through none of these boxes."""
    return not hits(line, boxes)


def hits(line: Sequence[Point], boxes: Sequence[Box]) -> int:
    """How many points of a line lie within these boxes."""
    if not line:
        return 0
    span = _span(line)
    near = [(x, y, x + width, y + height) for x, y, width, height in boxes if not _apart(span, (x, y, width, height))]
    return sum(left <= x <= right and top <= y <= bottom for left, top, right, bottom in near for x, y in line)


def chosen(offers: Mapping[int, Sequence[Spot]], firm: Iterable[int], touch: float) -> dict[int, Box]:
    """A place for each name, those that have fewest first, then each again in view of all others; who still meets is left out.

    The ``firm`` ones are never left out. Names meet that share more than ``touch``, or where a line runs through the other.
    """
    order = sorted((at for at in offers if offers[at]), key=lambda at: len(offers[at]))
    found: dict[int, Spot] = {}
    for _ in range(PASSES):
        before = dict(found)
        for at in order:
            others = [spot for other, spot in found.items() if other != at]
            found[at] = min(offers[at], key=lambda spot: spot.cost + sum(_meeting(spot, other) for other in others))
        if found == before:
            break
    kept = _without_conflicts(found, set(firm), touch)
    for at in [*order, *order]:
        if at not in kept:
            _let_in(at, offers, kept, touch)
    return {at: spot.box for at, spot in kept.items()}


def _let_in(at: int, offers: Mapping[int, Sequence[Spot]], kept: dict[int, Spot], touch: float) -> None:
    """Place a name that was left out where nothing is in the way, or only one other name that can stand elsewhere."""
    for spot in offers[at]:
        met = [other for other, one in kept.items() if _meet(spot, one, touch)]
        if len(met) > 1:
            continue
        rest = [one for other, one in kept.items() if other not in met]
        other = next((one for one in offers[met[0]] if _free(one, [*rest, spot], touch)), None) if met else None
        if other is not None:
            kept[met[0]] = other
        if other is not None or not met:
            kept[at] = spot
            return


def _free(spot: Spot, others: Iterable[Spot], touch: float) -> bool:
    return not any(_meet(spot, other, touch) for other in others)


def _without_conflicts(found: Mapping[int, Spot], firm: set[int], touch: float) -> dict[int, Spot]:
    """The spots without those that meet most others, one by one, until none meet."""
    kept = dict(found)
    while True:
        met = {at: sum(_meet(spot, other, touch) for one, other in kept.items() if one != at) for at, spot in kept.items()}
        loose = [at for at in kept if met[at] and at not in firm]
        if not loose:
            return kept
        kept.pop(max(loose, key=lambda at: (met[at], kept[at].cost)))


def _meet(one: Spot, other: Spot, touch: float) -> bool:
    if _apart(one.hull, other.hull):
        return False
    lines = hits(one.line, (other.box,)) or hits(other.line, (one.box,)) or _crossing(one.line, other.line)
    return bool(lines) or one.box.overlap(other.box) > touch


def _meeting(one: Spot, other: Spot) -> float:
    """What it costs that two names or their lines meet."""
    if _apart(one.hull, other.hull):
        return 0.0
    lines = hits(one.line, (other.box,)) + hits(other.line, (one.box,)) + _crossing(one.line, other.line)
    return 40.0 * one.box.overlap(other.box) + HIT * lines


def _span(line: Sequence[Point]) -> Box:
    """The rectangle that a straight line spans."""
    (x, y), (to_x, to_y) = line[0], line[-1]
    return Box(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y))


def _apart(one: Area, other: Area) -> bool:
    """Whether two rectangles have nothing in common."""
    x, y, width, height = one
    left, top, wide, tall = other
    return x >= left + wide or left >= x + width or y >= top + tall or top >= y + height


def _crossing(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether two straight lines cross."""
    if not one or not other:
        return False
    a, b, c, d = one[0], one[-1], other[0], other[-1]
    return _left(a, b, c) != _left(a, b, d) and _left(c, d, a) != _left(c, d, b)


def _left(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])
