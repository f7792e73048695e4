"""Where the spaces lie: at their longitude and latitude, crowded ones pushed apart, with their lines, names and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import pairwise

from ...drawing import Box, around
from ..table import LAND, MISSIONS, SEA
from ..world import CIRCLE, PORT, POST, World
from .apart import apart, far
from .coast import Point
from .looks import LOOKS, WEST, WHOLE, Look
from .naming import Names
from .pins import Pin, Pins
from .projection import Strip
from .step_numbers import SIDES, placed
from .wall_names import Spot, WallNames
from .wall_places import moved

BUOY = (0.86, -0.74, 0.56)
"""How far right of a space and above it the small anchor of a port stands and how large it is, in parts of its radius."""
NEAR = 1
"""Places so few steps off are named before others."""
NOTE, MORE = (104.0, 18.0), (140.0, 18.0)
"""The room on a wall for what the map says of itself, and half of it for what lies beyond."""
OUTSIDE, EDGE, NOWHERE = -1, 24.0, (-1e4, -1e4)
"""What is the strip of a space that is not on the map; how far from a corner the way there ends; and where it has a name."""
RAYS = 6.0
"""So far from the edge of the map a head stands, so that the rays of the pawn that moves have room."""
RING = 2.0
"""So far from a ring the numbers of other spaces stand."""
MOST = 500
"""So many positions of the pawns are remembered."""


class Geography:
    """For each space a point, and where its name and a number of steps stand; the same whoever plays."""

    def __init__(self, here: World, look: Look) -> None:
        self.here, self.look = here, look
        self.home = _homes(here, len(look.charts)) if look.half == WHOLE else _half(here, look.half)
        self.strips = [
            Strip(
                box,
                look.margins,
                [(s.longitude, s.latitude) for s, at in zip(here.spaces, self.home, strict=True) if at == n],
                look.crowded,
            )
            for n, box in enumerate(look.charts)
        ]
        self.points = self._points()
        self._standing: dict[tuple[int, ...], dict[int, tuple[Pin, ...]]] = {}
        self.solid = [around(*point, look.radius(one) + 1) for one, point in zip(here.spaces, self.points, strict=True)]
        self.names: dict[int, Box] = {} if look.few_words else self._named()

    def _points(self) -> list[Point]:
        """The spaces of each strip at their degrees, those that would touch pushed apart; or moved as the map says."""
        off = moved(self.here.name, self.look.name)
        if off:
            degrees = [
                self.strips[at].at(one.longitude, one.latitude) for one, at in zip(self.here.spaces, self.home, strict=True)
            ]
            shifts = [off.get(one.name, (0.0, 0.0)) for one in self.here.spaces]
            return self._on_map([(x + across, y + down) for (x, y), (across, down) in zip(degrees, shifts, strict=True)])
        points: list[Point] = [(0.0, 0.0)] * len(self.here.spaces)
        for number, strip in enumerate(self.strips):
            within = [index for index, home in enumerate(self.home) if home == number]
            wanted = [strip.at(self.here.spaces[index].longitude, self.here.spaces[index].latitude) for index in within]
            sizes = [self.look.footing(self.here.spaces[index]) for index in within]
            for index, point in zip(within, apart(wanted, sizes, self.look.gap, strip.box), strict=True):
                points[index] = point
        return self._on_map(points)

    def _on_map(self, points: Sequence[Point]) -> list[Point]:
        """The points of the spaces on the map; of the others, where it ends."""
        return [point if self.shows(at) else self._edge(at) for at, point in enumerate(points)]

    def shows(self, at: int) -> bool:
        """Whether a space is on the map; of half of it only some are."""
        return self.home[at] != OUTSIDE

    def _edge(self, at: int) -> Point:
        """Where the map ends on the way to a space that is not on it."""
        one, (left, top, width, height) = self.here.spaces[at], self.strips[0].box
        x, y = self.strips[0].at(one.longitude, one.latitude)
        return min(max(x, left), left + width), min(max(y, top + EDGE), top + height - EDGE - MORE[1])

    def _named(self) -> dict[int, Box]:
        """Where all names stand on a drawing that has room for them."""
        found: dict[int, Box] = {}
        for number, strip in enumerate(self.strips):
            spaces = {at: (one, self.points[at]) for at, one in enumerate(self.here.spaces) if self.home[at] == number}
            names = Names(self.look, strip.box, self.solid, self._beads)
            names.marks, names.heads = self.flags, self._heads
            found |= names.placed(spaces)
        return found

    @cached_property
    def wall(self) -> WallNames:
        """The names on a drawing of one strip with few words."""
        look, spaces = self.look, self.here.spaces
        points = [point if self.shows(at) else NOWHERE for at, point in enumerate(self.points)]
        spots = [Spot(one, point, look.radius(one), look.ring(one)) for one, point in zip(spaces, points, strict=True)]
        discs = [(*box.middle, box.width / 2) for box in self.anchors]
        return WallNames(
            look.letters, self.strips[0].box, spots, self._beads, discs, [*self.flags, self.note, *filter(None, [self.more])]
        )

    @cached_property
    def note(self) -> Box:
        """Where the map says that it is not the printed one: in a corner where it is empty."""
        first = self.strips[0].box
        return Box(first.right - 10 - NOTE[0], first.y + 13 - NOTE[1] / 2, *NOTE)

    @cached_property
    def more(self) -> Box | None:
        """Where half a map says what lies beyond: in the lower corner on that side."""
        first, look = self.strips[0].box, self.look
        if look.half == WHOLE:
            return None
        left = first.right - 8 - MORE[0] if look.half == WEST else first.x + 8
        return Box(left, first.bottom - 5 - MORE[1], *MORE)

    @cached_property
    def homes(self) -> dict[int, Box]:
        """Where names stand if nothing is in their way."""
        return {at: offer.box for at, offer in self.wall.homes.items()} if self.look.few_words else self.names

    @cached_property
    def _pins(self) -> Pins:
        sizes = map(self.look.radius, self.here.spaces)
        signs, few = list(zip(self.points, sizes, strict=True)), self.look.few_words
        return Pins(self.look.pawn, self.look.foot, signs, 2.0 if few else 0.0)

    def fans(self, at: int, pawns: int, heads: Sequence[Box]) -> list[tuple[Pin, ...]]:
        """Ways in which pawns may stand on a space, the best first."""
        x, y, width, height = self.strips[self.home[at]].box
        rays = RAYS if self.shows(at) else 0
        frame = Box(x + rays, y + rays, width - 2 * rays, height - 2 * rays)
        return self._pins.fans(at, pawns, frame, self.homes, heads)

    def pins(self, places: tuple[int, ...]) -> dict[int, tuple[Pin, ...]]:
        """The pawns that stand on these spaces: their tips on the signs, so that a letter is still read, their heads apart."""
        if places not in self._standing:
            pins, heads = dict[int, tuple[Pin, ...]](), list[Box]()
            for at in sorted(set(places)):
                pins[at] = self.fans(at, places.count(at), heads)[0]
                heads += [pin.head for pin in pins[at]]
            if len(self._standing) > MOST:
                self._standing.clear()
            self._standing[places] = pins
        return self._standing[places]

    @cached_property
    def flags(self) -> list[Box]:
        """The flags of the cities to which the Khan may send a merchant."""
        size = self.look.radii[""]
        points = [self.points[self.here.index[city]] for city in MISSIONS if city in self.here.index]
        return [Box(x - 1, y - size * 3, size * 2, size * 1.6) for x, y in points]

    @cached_property
    def anchors(self) -> list[Box]:
        """The small anchors of posts that are ports."""
        return [
            buoy(*point, self.look.radius(one))
            for one, point in zip(self.here.spaces, self.points, strict=True)
            if one.kind == POST and one.port
        ]

    @cached_property
    def _heads(self) -> list[Box]:
        """The heads of pawns wherever one may end its move."""
        return [self._pins.pin(at, 0).head for at, one in enumerate(self.here.spaces) if one.kind != CIRCLE]

    @cached_property
    def _beads(self) -> list[Point]:
        """Points along all lines from west to east, close enough to tell what covers one."""
        found: list[Point] = []
        for kind, lines in enumerate(self.here.chart.lines):
            for a, b in lines:
                for one, other in self.stretches(a, b):
                    knee = bow(one, other, kind)
                    count = max(int(far(one, other) // 8), 1)
                    found += [_between(one, knee, other, part / count) for part in range(1, count)]
        return sorted(found)

    def stretches(self, a: int, b: int) -> list[tuple[Point, Point]]:
        """The line between two spaces: one stretch, or one in each strip that it runs through."""
        if self.home[a] == self.home[b]:
            return [(self.points[a], self.points[b])] if self.shows(a) else []
        found = []
        for number in {self.home[a], self.home[b]} - {OUTSIDE}:
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

    def bears_number(self, at: int) -> bool:
        """Whether the number of steps stands on a space itself: on a wall, where there is no letter on it."""
        return self.look.few_words and self.here.spaces[at].kind in (CIRCLE, PORT)

    def steps(self, reached: Sequence[int], heads: Sequence[Box] = (), radius: float = 0) -> dict[int, Box]:
        """Where numbers of steps stand: beside their spaces and all else, or on a space that bears its number."""
        offers, near, radius, few = {}, {}, radius or self.look.steps, self.look.few_words
        bearing = [around(*self.points[at], radius) for at in reached if self.bears_number(at)]
        signs = dict(enumerate(self.solid)) | ({} if few else {at: self._ringed(at) for at in reached})
        for at in reached:
            x, y = self.points[at]
            off = self.look.radius(self.here.spaces[at]) + radius * (0.35 if few else 0.75)
            sides = ((0.0, 0.0),) if self.bears_number(at) else SIDES
            offers[at] = [around(x + across * off, y + down * off, radius) for across, down in sides]
            others = (box for other, box in signs.items() if other != at)
            near[at] = [*self.homes.values(), *self.flags, *self.anchors, *heads, *bearing, *others]
        return placed(offers, near, {at: self.strips[self.home[at]].box for at in reached}, not few)

    def _ringed(self, at: int) -> Box:
        """The room of a space with its ring, which no other number touches."""
        return around(*self.points[at], self.look.ring(self.here.spaces[at]) + RING)


def buoy(x: float, y: float, size: float) -> Box:
    """Where the small anchor stands of a port whose sign has no room for it."""
    return around(x + size * BUOY[0], y + size * BUOY[1], size * BUOY[2])


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


@lru_cache(maxsize=24)
def halves(here: World) -> list[int]:
    """For each space in which half of the map it is, from west to east."""
    return _homes(here, 2)


def _half(here: World, half: int) -> list[int]:
    """The one strip for each space of a half of the map; the others are outside."""
    return [0 if home == half else OUTSIDE for home in halves(here)]


def important(here: World, places: Sequence[int]) -> list[int]:
    """Spaces by how much their names matter: those near these places, the mission cities, the posts, and all others."""
    steps, edge = dict.fromkeys(places, 0), list(places)
    for at in edge:  # grows while it is walked through
        for other in (*here.near[LAND][at], *here.near[SEA][at]):
            if other not in steps:
                steps[other] = steps[at] + 1
                edge.append(other)
    ranks = {at: (1 if here.spaces[at].name in MISSIONS else 2 if here.spaces[at].kind == POST else 3) for at in steps}
    return sorted(steps, key=lambda at: (0 if steps[at] <= NEAR else ranks[at], steps[at]))
