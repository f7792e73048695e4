"""Names on a drawing with few words: beside their space, or further off where a thin line leads; and who gives way to whom.

A place for a name is weighed once and remembered: only what lies on the table is looked at anew.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import reduce
from math import cos, hypot, pi, sin
from operator import or_
from typing import NamedTuple

from ...drawing import Box, around, breadth
from ..world import CIRCLE, CITY, PORT, POST, Space
from .cells import CELL, Cells
from .coast import Point
from .naming import SIDES, within

RING = 4.0
"""How far a ring is off its space."""
AROUND = tuple((cos(part * pi / 8), sin(part * pi / 8)) for part in range(16))
"""The directions in which a name may stand off its space."""
BESIDE = (1.0, 4.0, 8.0)
"""How far off a name stands that needs no line."""
LED, FAR = (16.0, 27.0, 44.0), (68.0, 100.0)
"""How far off a name may stand to which a line leads, and how far if need be."""
BARE, RINGED, FURTHER = "bare", "ringed", "further"
REACHES = RINGED, FURTHER
"""A name close to a sign without a ring; beside a ring or where a line leads to it; and further off."""
SHIFTS = (0.0, 0.3, -0.3)
"""How far such a name is shifted aside, in parts of its width."""
MOST = 70
"""So many places are weighed for a name, the best first."""
ENOUGH = 30
"""With so many places a name need not cover anything."""
GAP = 10.0
"""From so far off a line leads to a name."""
EDGE = 5.0
"""How far from the edge of the map a name stays that stands off its space."""
WIDE, TALL = 0.88, 1.0
"""How much of its breadth and of its size a name takes up."""
LONG, NARROW = 9, 0.88
"""Names of more letters are set so much narrower."""
PER_UNIT, PER_CELL, PER_RANK, PER_TOUCH = 1.0, 2.0, 0.7, 5.0
"""What a unit of a line costs, a cell of a road under a name, each better place, and a cell of another's sign close by."""
CLEAR, WANTED = 24.0, 48.0
"""What a place costs at most for a name that nobody needs, and for one that is only wanted."""
FEWEST = 14
"""So many places are weighed for a name that finds none free: those where least is in the way."""
TURNS = 5
"""How often each name may be asked to stand elsewhere."""


class Spot(NamedTuple):
    """A place for a name, the cells of the name and of the line that leads to it, and what it costs whatever others do."""

    box: Box
    cells: int
    cost: float


class Offer(NamedTuple):
    """A place where a name might stand: its box, its cells as those of the name shifted by ``first``, and what it costs."""

    box: Box
    name: int
    first: int
    cost: float


def off(point: Point, reach: float, box: Box) -> float:
    """How far a name is from the edge of its space, if it is so far that a line leads to it."""
    far = hypot(*_across(point, box)) - reach
    return 0.0 if far < GAP else far


def leading(point: Point, reach: float, box: Box) -> tuple[Point, ...]:
    """The points of the line from the edge of a space to a name that stands off it; none where it stands beside it."""
    far = off(point, reach, box)
    if not far:
        return ()
    across, down = _across(point, box)
    count = max(int(far / CELL), 1)
    parts = [(reach + far * step / count) / (reach + far) for step in range(count + 1)]
    return tuple((point[0] + across * part, point[1] + down * part) for part in parts)


def _across(point: Point, box: Box) -> Point:
    """From a space to the nearest point of its name."""
    x, y = point
    return min(max(x, box.x), box.right) - x, min(max(y, box.y + 3), box.bottom - 3) - y


class WallNames:
    """The names of a map in letters of one size."""

    def __init__(
        self, letters: float, frame: Box, spaces: Sequence[tuple[Space, Point, float]], roads: Iterable[Point]
    ) -> None:
        self.letters, self.frame, self.spaces = letters, frame, spaces
        self.cells = Cells(frame)
        self.roads = self.cells.line(roads)
        self.signs = [self.cells.disc(*point, size - 0.5) for _, point, size in spaces]
        self.rings = [self.cells.disc(*point, self.ring(at) - 1.5) for at, (_, point, _) in enumerate(spaces)]
        self.everything = _all(self.cells.disc(*point, size + 6) for _, point, size in spaces)
        self._found: dict[tuple[int, str], list[Offer]] = {}
        self._lines: dict[tuple[int, Box], tuple[int, int]] = {}

    def placed(
        self, groups: Sequence[Sequence[int]], ringed: Iterable[int], marks: Iterable[Box], slight: Iterable[Box]
    ) -> dict[int, Box]:
        """A box for each name of the first group that finds one, then of the second; of the last, for those beside their space.

        No name covers another, a mark, a post or a ringed space. Only where one of the first group would be missing it covers
        a small circle that is not ringed, and if need be another port or a ``slight`` mark.
        """
        needed, wanted, others = groups
        marked = self._cells_of(marks) | _all(self.rings[at] for at in ringed)
        posts, ports, circles = (self._of_kind(kinds) for kinds in ((POST, CITY), (PORT,), (CIRCLE,)))
        firm, small = marked | posts, ports | self._cells_of(slight)
        ways = [(firm | small | circles, firm | ports), (firm | small, firm | ports), (firm, firm)]
        chosen = _settled({at: self._enough(at, ways) for at in needed})
        for at in needed:
            names = _all(spot.cells for spot in chosen.values())
            for spot in self._last(at, firm | names) if at not in chosen else ():
                chosen[at] = spot
        names = _all(spot.cells for spot in chosen.values())
        ways = [(names | taken, names | barred) for taken, barred in ways[:2]]
        more = {at: self._enough(at, ways, (RINGED,)) for at in wanted if at not in needed}
        chosen |= _settled({at: [spot for spot in spots if spot.cost < WANTED] for at, spots in more.items()})
        taken = firm | small | circles | _all(spot.cells for spot in chosen.values())
        return {at: spot.box for at, spot in chosen.items()} | self._besides([at for at in others if at not in chosen], taken)

    def _last(self, at: int, taken: int) -> list[Spot]:
        """A free place for a name that found none beside the others; for a goal of the journey else where it covers least."""
        spots = [*self._free(at, taken, taken, RINGED), *self._free(at, taken, taken, FURTHER)][:1]
        if spots or self.spaces[at][0].kind != CITY:
            return spots
        least = min(self._offers(at, RINGED)[:MOST], key=lambda one: (taken >> one.first & one.name).bit_count())
        return [Spot(least.box, least.name << least.first, least.cost)]

    def _besides(self, others: Iterable[int], taken: int) -> dict[int, Box]:
        """The names of others that find room beside their space, where nobody takes them for another's."""
        found = {}
        for at in others:
            own = taken & ~self.signs[at]
            free = (one for one in self._offers(at, BARE) if one.cost < CLEAR and not own >> one.first & one.name)
            offer = next(free, None)
            if offer is not None:
                found[at] = offer.box
                taken |= offer.name << offer.first
        return found

    def _cells_of(self, boxes: Iterable[Box]) -> int:
        return _all(self.cells.box(box.shrunk(2)) for box in boxes)

    def _of_kind(self, kinds: Collection[str]) -> int:
        return _all(sign for (one, _, _), sign in zip(self.spaces, self.signs, strict=True) if one.kind in kinds)

    def lead(self, at: int, name: Box) -> tuple[Point, ...]:
        """The line that leads from a space to its name, if it stands off."""
        return leading(self.spaces[at][1], self.ring(at), name)

    def ring(self, at: int) -> float:
        """How large the ring of a space is: a number has room in it."""
        return max(self.spaces[at][2], self.letters * 0.6) + RING

    def _enough(self, at: int, ways: Sequence[tuple[int, int]], reaches: Sequence[str] = REACHES) -> list[Spot]:
        """The places for a name; those far off, and those that cover something small, only if there are few others."""
        spots: dict[Box, Spot] = {}
        for taken, barred in ways:
            for reach in reaches:
                if len(spots) < ENOUGH:
                    spots |= {spot.box: spot for spot in self._free(at, taken, barred, reach) if spot.box not in spots}
        return list(spots.values())

    def _free(self, at: int, taken: int, barred: int, reach: str) -> list[Spot]:
        """The best places for a name where it meets nothing that is taken, and its line nothing by which that is barred."""
        spots, own = list[Spot](), ~self.rings[at]
        taken, barred = taken & own, barred & own
        for offer in self._offers(at, reach):
            if not taken >> offer.first & offer.name:
                line, start = self._line(at, offer.box)
                if not barred >> start & line:
                    spots.append(Spot(offer.box, offer.name << offer.first | line << start, offer.cost))
                    if len(spots) == MOST:
                        break
        return spots

    def _line(self, at: int, box: Box) -> tuple[int, int]:
        """The cells of the line that leads to a name, shifted, and by how much."""
        if (at, box) not in self._lines:
            self._lines[at, box] = _shifted(self.cells.line(self.lead(at, box)))
        return self._lines[at, box]

    def _offers(self, at: int, reach: str) -> list[Offer]:
        """Every place for a name as far off as it may stand, the best first; one without a ring stands close to its sign."""
        if (at, reach) not in self._found:
            one, point, size = self.spaces[at]
            if reach == BARE:
                boxes = self._beside(one, point, size)
            else:
                boxes = self._off(one, point, self.ring(at), FAR if reach == FURTHER else LED)
                boxes = self._beside(one, point, self.ring(at)) + boxes if reach == RINGED else boxes
            offers = [self._offer(at, box, rank) for rank, box in enumerate(boxes) if within(box, self.frame)]
            self._found[at, reach] = sorted(offers, key=lambda offer: offer.cost)
        return self._found[at, reach]

    def _offer(self, at: int, box: Box, rank: int) -> Offer:
        cells = self.cells.box(Box(box.x + 0.5, box.y + 1, box.width - 1, box.height - 2))
        name, first = _shifted(cells)
        cost = PER_UNIT * off(self.spaces[at][1], self.ring(at), box) + PER_CELL * (cells & self.roads).bit_count()
        close = cells & self.everything & ~self.rings[at]
        return Offer(box, name, first, cost + PER_RANK * min(rank, 40) + PER_TOUCH * close.bit_count())

    def _size(self, one: Space) -> tuple[float, float]:
        size = self.letters
        narrow = NARROW if len(one.name) > LONG else 1.0
        return breadth(one.name, 1, one.kind == CITY) * size * WIDE * narrow, size * TALL

    def _beside(self, one: Space, point: Point, reach: float) -> list[Box]:
        (width, height), boxes = self._size(one), []
        for further in BESIDE:
            for across, down in SIDES:
                x = point[0] - width / 2 + across * (width / 2 + (reach * 0.75 if abs(down) < 1 and down else reach + further))
                if abs(down) == 1:
                    x = point[0] - width / 2 + across * width / 2
                boxes.append(Box(x, point[1] - height / 2 + down * (height / 2 + reach + further - 1), width, height))
        return boxes

    def _off(self, one: Space, point: Point, reach: float, distances: Iterable[float]) -> list[Box]:
        """Boxes all round a space and within the frame, so far off that a line leads to them."""
        (width, height), own, boxes = self._size(one), around(*point, reach), []
        for far in distances:
            for across, down in AROUND:
                y = point[1] + down * (height / 2 + reach + far)
                for shift in SHIFTS if across and far > LED[0] else SHIFTS[:1]:
                    x = point[0] + across * (width / 2 + reach + far) + shift * width
                    left = min(max(x - width / 2, self.frame.x + EDGE), self.frame.right - EDGE - width)
                    boxes.append(Box(left, y - height / 2, width, height))
        return [box for box in boxes if not box.overlap(own)]


def _settled(offers: Mapping[int, Sequence[Spot]]) -> dict[int, Spot]:
    """A place for as many names as may be: who finds none free puts others out, and these look for another.

    Whoever was put out often is put out less readily. The most that ever stood together are kept.
    """
    waiting = sorted((at for at in offers if offers[at]), key=lambda at: -len(offers[at]))
    held, best, pushed = dict[int, Spot](), dict[int, Spot](), dict.fromkeys(offers, 1)
    for _ in range(TURNS * len(waiting)):
        if not waiting:
            break
        at = waiting.pop()
        spot, gone = _least(offers[at], held, pushed)
        for other in gone:
            del held[other]
            pushed[other] += 1
        held[at] = spot
        waiting[:0] = gone
        if len(held) > len(best):
            best = dict(held)
    return _better(best, offers)


def _least(spots: Sequence[Spot], held: Mapping[int, Spot], pushed: Mapping[int, int]) -> tuple[Spot, list[int]]:
    """The cheapest place that is free; else the one for which the fewest others must go, and those."""
    taken = _all(spot.cells for spot in held.values())
    free = next((spot for spot in spots if not spot.cells & taken), None)
    if free is not None:
        return free, []
    few = sorted(spots, key=lambda spot: (spot.cells & taken).bit_count())[:FEWEST]
    met = [(spot, [at for at, one in held.items() if one.cells & spot.cells]) for spot in few]
    return min(met, key=lambda one: (sum(pushed[at] for at in one[1]), one[0].cost))


def _better(held: dict[int, Spot], offers: Mapping[int, Sequence[Spot]]) -> dict[int, Spot]:
    """Each name where it stands best beside the others, and those that were left out wherever they find room now."""
    for at in [*held, *(at for at in offers if at not in held)]:
        taken = _all(spot.cells for other, spot in held.items() if other != at)
        free = next((spot for spot in offers[at] if not spot.cells & taken), None)
        if free is not None:
            held[at] = free
    return held


def _shifted(cells: int) -> tuple[int, int]:
    """Cells from their first on, and which that is: so they take little room."""
    first = max((cells & -cells).bit_length() - 1, 0)
    return cells >> first, first


def _all(cells: Iterable[int]) -> int:
    return reduce(or_, cells, 0)
