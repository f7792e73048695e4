"""Where the spaces lie: at their longitude and latitude, crowded ones pushed apart, with their lines, names and numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from math import cos, radians, sin

from ...drawing import Box, around
from ..table import MISSIONS
from ..world import CIRCLE, CITY, POST, World
from .coast import Point
from .looks import LOOKS, Look
from .naming import RING, Names, shared
from .projection import Strip
from .ringed_names import leading
from .step_numbers import SIDES, placed

LEANS = (0, *(side * degrees for degrees in range(20, 180, 20) for side in (1, -1)), 180)
"""By how many degrees a pawn may lean aside so that its head covers no name, the best first."""
BESIDE = (0.62, 0.62, 0.5, 0.5)
"""How far one, two, three or four pawns stand from each other, in parts of their height."""
SIGN = 1.5
"""How much worse it is to cover the sign of a space than a name."""


class Geography:
    """For each space a point, and where its name and a number of steps stand; the same whoever plays."""

    def __init__(self, here: World, look: Look) -> None:
        self.here, self.look = here, look
        self.home = _homes(here, len(look.charts))
        self.strips = [
            Strip(
                box, look.margins, [(s.longitude, s.latitude) for s, at in zip(here.spaces, self.home, strict=True) if at == n]
            )
            for n, box in enumerate(look.charts)
        ]
        self.points = self._points()
        self.solid = [around(*point, look.radius(one) + 1) for one, point in zip(here.spaces, self.points, strict=True)]
        self.names: dict[int, Box] = {} if look.few_words else self.named(range(len(here.spaces)))
        self._leans: dict[tuple[int, int], int] = {}

    def _points(self) -> list[Point]:
        """The spaces of each strip at their degrees, those that would touch pushed apart."""
        points: list[Point] = [(0.0, 0.0)] * len(self.here.spaces)
        for number, strip in enumerate(self.strips):
            within = [index for index, home in enumerate(self.home) if home == number]
            wanted = [strip.at(self.here.spaces[index].longitude, self.here.spaces[index].latitude) for index in within]
            sizes = [self.look.radius(self.here.spaces[index]) for index in within]
            for index, point in zip(within, _apart(wanted, sizes, self.look.gap, strip.box), strict=True):
                points[index] = point
        return points

    def named(self, wanted: Iterable[int], marks: Sequence[Box] = (), needed: Collection[int] = ()) -> dict[int, Box]:
        """Where the names of these spaces stand; with few words, of those that are needed or find a place beside all marks."""
        found: dict[int, Box] = {}
        chosen = list(wanted)
        for number, strip in enumerate(self.strips):
            spaces = {at: (self.here.spaces[at], self.points[at]) for at in chosen if self.home[at] == number}
            names = Names(self.look, strip.box, self.solid, self._beads)
            names.marks, names.heads = [*marks, *self._flags], self._heads
            found |= names.that_fit(spaces, needed) if self.look.few_words else names.placed(spaces)
        return found

    def lead(self, at: int, name: Box) -> tuple[Point, ...]:
        """The line that leads from a space to its name, if it stands off."""
        return leading(self.points[at], self.look.radius(self.here.spaces[at]) + RING, name)

    def head(self, at: int) -> Box:
        """Where the head of a pawn is: beside names, and its tip on the edge of its space, so that the letter is still read."""
        return self._head(at, self.lean(at))

    def crowd(self, at: int, pawns: int) -> Box:
        """The same for some pawns that stand side by side."""
        return self._head(at, self.lean(at, pawns), pawns)

    def tip(self, lean: int) -> Point:
        """How far the tip of a pawn that leans so is from the middle of its head."""
        reach = self.look.pawn * 0.56
        return -reach * sin(radians(lean)), reach * cos(radians(lean))

    def _head(self, at: int, lean: int, pawns: int = 1) -> Box:
        (x, y), size = self.points[at], self.look.radius(self.here.spaces[at])
        reach, half = size * 0.45 + self.look.pawn * 0.56, (pawns - 1) * self.look.pawn * BESIDE[pawns - 1] / 2
        box = around(x + reach * sin(radians(lean)), y - reach * cos(radians(lean)), self.look.pawn * 0.42)
        frame = self.strips[self.home[at]].box
        left = min(max(box.x - half, frame.x + 3), frame.right - box.width - 2 * half - 3) if half else box.x
        return box._replace(x=left, width=box.width + 2 * half)

    def lean(self, at: int, pawns: int = 1) -> int:
        """The way in which pawns lean: upright where names are placed beside them, else where they cover least."""
        if self.look.few_words:
            return 0
        if (at, pawns) not in self._leans:
            self._leans[at, pawns] = self._best_lean(at, pawns)
        return self._leans[at, pawns]

    def _best_lean(self, at: int, pawns: int) -> int:
        frame = self.strips[self.home[at]].box
        signs = [box for other, box in enumerate(self.solid) if self.home[other] == self.home[at]]

        def cost(lean: int) -> float:
            box = self._head(at, lean, pawns)
            outside = box.width * box.height - shared(box, [frame])
            return (shared(box, self.names.values()) + SIGN * shared(box, signs) + 9 * outside) // 12

        return min(LEANS, key=lambda lean: (cost(lean), LEANS.index(lean)))

    @cached_property
    def _flags(self) -> list[Box]:
        """The flags of the cities to which the Khan may send a merchant."""
        size = self.look.radii[""]
        points = [self.points[self.here.index[city]] for city in MISSIONS if city in self.here.index]
        return [Box(x - 1, y - size * 3, size * 2, size * 1.6) for x, y in points]

    @cached_property
    def _heads(self) -> list[Box]:
        """The heads of pawns wherever one may end its move."""
        return [self._head(at, 0) for at, one in enumerate(self.here.spaces) if one.kind != CIRCLE]

    @cached_property
    def _beads(self) -> list[Point]:
        """Points along all lines from west to east, close enough to tell what covers one."""
        found: list[Point] = []
        for kind, lines in enumerate(self.here.chart.lines):
            for a, b in lines:
                for one, other in self.stretches(a, b):
                    knee = bow(one, other, kind)
                    count = max(int(_far(one, other) // 8), 1)
                    found += [_between(one, knee, other, part / count) for part in range(1, count)]
        return sorted(found)

    def stretches(self, a: int, b: int) -> list[tuple[Point, Point]]:
        """The line between two spaces: one stretch, or one in each strip that it runs through."""
        if self.home[a] == self.home[b]:
            return [(self.points[a], self.points[b])]
        found = []
        for number in {self.home[a], self.home[b]}:
            at_home, away = (a, b) if self.home[a] == number else (b, a)
            inside, outside = self.points[at_home], self._beyond(number, at_home, away)
            found.append(self.strips[number].clipped(inside, outside))
        return [stretch for stretch in found if stretch]

    def _beyond(self, number: int, at_home: int, away: int) -> Point:
        """A point outside the strip in the direction of a space of another one."""
        (x, y), one = self.points[at_home], self.here.spaces[away]
        to_x, to_y = self.strips[number].at(one.longitude, one.latitude)
        return x + (to_x - x) * 4, y + (to_y - y) * 4

    def along(self, names: Sequence[int], kind: int) -> str:
        """The way through some spaces as a path."""
        return "".join(course(stretch, kind) for a, b in pairwise(names) for stretch in self.stretches(a, b))

    def steps(self, reached: Sequence[int], heads: Sequence[Box] = ()) -> dict[int, Box]:
        """Where numbers of steps stand: beside their spaces and all else, or with few words on a circle that they replace."""
        offers, near = {}, {}
        for at in reached:
            (x, y), off = self.points[at], self.look.radius(self.here.spaces[at]) + self.look.steps * 0.75
            on_it = self.look.few_words and self.here.spaces[at].kind == CIRCLE
            sides = [(0.0, 0.0), *SIDES] if on_it else SIDES
            offers[at] = [around(x + across * off, y + down * off, self.look.steps) for across, down in sides]
            signs = (box for other, box in enumerate(self.solid) if other != at)
            near[at] = [*self.names.values(), *self._flags, *heads, *signs]
        return placed(offers, near, {at: self.strips[self.home[at]].box for at in reached})


@lru_cache(maxsize=24)
def geography(here: World, shape: str) -> Geography:
    """The geography of a map in a shape."""
    return Geography(here, LOOKS[shape])


def bow(one: Point, other: Point, kind: int) -> Point:
    """The point to which a line is drawn aside: a sea lane more than a road."""
    bend = (0.1 if kind else 0.03) * (1 if one[0] < other[0] else -1)
    return (one[0] + other[0]) / 2 - (other[1] - one[1]) * bend, (one[1] + other[1]) / 2 + (other[0] - one[0]) * bend


def course(stretch: tuple[Point, Point], kind: int) -> str:
    """A stretch of a line as a path."""
    (x, y), (to_x, to_y) = stretch
    knee_x, knee_y = bow(*stretch, kind)
    return f"M{x:.1f} {y:.1f}Q{knee_x:.1f} {knee_y:.1f} {to_x:.1f} {to_y:.1f}"


def _between(one: Point, knee: Point, other: Point, part: float) -> Point:
    rest = 1 - part
    weights = (rest * rest, 2 * rest * part, part * part)
    return (
        sum(w * p[0] for w, p in zip(weights, (one, knee, other), strict=True)),
        sum(w * p[1] for w, p in zip(weights, (one, knee, other), strict=True)),
    )


def _homes(here: World, strips: int) -> list[int]:
    """The strip of each space: they share the map from west to east, and part where it is emptiest."""
    ordered = sorted(one.longitude for one in here.spaces)
    limits = []
    for number in range(1, strips):
        middle = len(ordered) * number // strips
        near = range(max(1, middle - 4), min(len(ordered) - 1, middle + 4) + 1)
        limits.append(ordered[max(near, key=lambda index: ordered[index] - ordered[index - 1])])
    return [sum(one.longitude >= limit for limit in limits) for one in here.spaces]


def _apart(wanted: Sequence[Point], sizes: Sequence[float], gap: float, box: Box) -> list[Point]:
    """Push spaces apart that would touch, and let each pull back to where it belongs."""
    points = [list(point) for point in wanted]
    close = [(i, j) for i in range(len(points)) for j in range(i) if _far(wanted[i], wanted[j]) < 110]
    for _ in range(160):
        for i, point in enumerate(points):
            point[0] += (wanted[i][0] - point[0]) * 0.04
            point[1] += (wanted[i][1] - point[1]) * 0.04
        for i, j in close:
            _push(points[i], points[j], sizes[i] + sizes[j] + gap)
    low_x, low_y, high_x, high_y = box.x + 16, box.y + 16, box.x + box.width - 16, box.y + box.height - 16
    return [(min(max(x, low_x), high_x), min(max(y, low_y), high_y)) for x, y in points]


def _push(one: list[float], other: list[float], least: float) -> None:
    distance = _far((one[0], one[1]), (other[0], other[1]))
    if distance < least:
        across = (one[0] - other[0]) / (distance or 1) or 0.01
        down = (one[1] - other[1]) / (distance or 1)
        shift = (least - distance) / 2
        one[0], one[1] = one[0] + across * shift, one[1] + down * shift
        other[0], other[1] = other[0] - across * shift, other[1] - down * shift


def _far(one: Point, other: Point) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def important(here: World, places: Iterable[int]) -> list[int]:
    """The spaces whose names a drawing with few words gives if they find room: both cities, then these, then the posts."""
    cities, posts = ([index for index, one in enumerate(here.spaces) if one.kind == kind] for kind in (CITY, POST))
    return list(dict.fromkeys([*cities, *places, *posts]))
