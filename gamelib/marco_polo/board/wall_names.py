"""Names on a drawing with few words: each beside its own space and nearer to it than to any other, or not at all.

Every place where a name may stand is weighed once and remembered, and each name has a home among them: all homes together leave
each other room. Only what lies on the table at the moment is looked at anew.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from ...drawing import Box, breadth
from ..table import MISSIONS
from ..world import CITY, POST, Space
from .coast import Point
from .naming import within
from .seating import Disc, Offer, Seating, far

FURTHER = (0.7, 3.5, 6.5)
"""How far off its space a name may stand."""
ALONG, UP = (0.0, 0.18, -0.18, 0.34, -0.34, 0.5, -0.5), (0.0, 0.35, -0.35, 0.7, -0.7)
"""How far a name above or below its space is shifted along it, in its width; and one beside it up or down, in its height."""
PLAIN, CLEARER, CLEAR = 4.0, 1.5, 0.5
"""By so much a name is nearer to its own space than to any other so that one sees at a glance whose it is; by so much at least,
where its space must be named; and by so much than to any other's ring."""
WIDE, TALL = 0.86, 0.84
"""How much of its breadth and of its size a name takes up."""
LONG, NARROW = 8, 0.86
"""Names of more letters are set so much narrower."""
PER_UNIT, PER_BEAD, PER_RANK, PER_CLOSE = 1.0, 1.5, 0.4, 0.6
"""What a unit off its space costs, a point of a road under a name, each better side, and a unit too close to another's sign."""
DEARER = 6.0
"""By so much dearer a place may be where a name does not seem to be a line with another."""
AIRY = 9.0
"""A name so far from other signs is not too close to any."""
PER_RING = 5.0
"""What it costs to stand where a ring would be in the way."""


OTHER = 3
"""The rank of a space that is no goal, no post and no city of a mission: named only where it is clear whose name it is."""


class Spot(NamedTuple):
    """A space with its sign: where it is, how large, and how large with a ring."""

    space: Space
    point: Point
    size: float
    ring: float


class WallNames:
    """The names of a map in letters of one size; ``discs`` and ``boxes`` are what else is always drawn there."""

    def __init__(
        self,
        letters: float,
        frame: Box,
        spots: Sequence[Spot],
        roads: Sequence[Point],
        discs: Sequence[Disc] = (),
        boxes: Sequence[Box] = (),
    ) -> None:
        self.letters, self.frame, self.roads, self.discs, self.boxes = letters, frame, roads, discs, boxes
        self.spots = spots
        self._found: dict[tuple[int, bool], list[Offer]] = {}

    @cached_property
    def homes(self) -> Mapping[int, Offer]:
        """Where each name stands if nothing is in its way; those of goals and posts find room first."""
        ranks = [_rank(one.space) for one in self.spots]
        every = {at: self._weighed(at) for at in range(len(self.spots))}
        clear = {at: [offer for offer in offers if offer.is_clear] for at, offers in every.items()}
        order = sorted(clear, key=lambda at: (ranks[at], len(clear[at])))
        seating = Seating(clear)
        for at in order:
            seating.seat(at, depth=2)
        for at in order:
            seating.improve(at)
        seating.offers = {at: offers if ranks[at] < OTHER else clear[at] for at, offers in every.items()}
        lesser = [at for at in order if ranks[at] == OTHER]
        for at in order[: -len(lesser) or None]:
            if not seating.seat(at, depth=2):
                seating.oust(at, lesser)
        for at in [*order, *order]:
            seating.part(at, DEARER)
        return seating.held

    def placed(self, groups: Sequence[Sequence[int]], ringed: Collection[int], marks: Sequence[Disc] = ()) -> dict[int, Box]:
        """A box for each name of the first group that finds one, then of the next.

        No name covers another, a mark, a sign or a ring. Whoever is named already may be asked to move, but to go only for a
        name of an earlier group. Names of the last group without a home are left out: so they do not come and go.
        """
        rings = sum(1 << at for at in set(ringed))
        *needed, others = groups
        spots = {at: self._free(at, rings, marks) for at in dict.fromkeys(at for group in needed for at in group)}
        for at in others:
            home = self.homes.get(at)
            free = self._free(at, rings, marks) if home is not None else []
            spots[at] = [one for one in free if one.is_clear or one == home]
        held = self._seated(groups, spots)
        missing = [at for at in groups[0] if at not in held]
        if missing:
            other = self._seated(groups, spots, missing)
            held = min(held, other, key=lambda found: sum(at not in found for at in groups[0]))
        return {at: offer.box for at, offer in held.items()}

    def _seated(
        self, groups: Sequence[Sequence[int]], spots: Mapping[int, Sequence[Offer]], urgent: Sequence[int] = ()
    ) -> Mapping[int, Offer]:
        """Who stands where: the urgent names first, then each at home where that is free, then the rest group by group.

        All homes leave each other room: so a name that must leave its own takes that of no other, which would move in its turn.
        """
        seating = Seating(spots)
        for at in urgent:
            seating.seat(at, depth=2)
        for at in spots:
            seating.settle(at, self.homes.get(at))
        for number, group in enumerate(groups[:-1]):
            lesser = {at for later in groups[number + 1 :] for at in later}
            for at in group:
                seating.seat_before(at, lesser)
        for at in groups[-1]:
            seating.seat(at, depth=1)
        return seating.held

    def _free(self, at: int, rings: int, marks: Sequence[Disc]) -> list[Offer]:
        """The places for a name that no mark and no ring stands in the way of."""
        x, y = self.spots[at].point
        reach = self.size(at)[0] + 40
        near = [(left, top, wide) for left, top, wide in marks if abs(left - x) < reach and abs(top - y) < 80]
        offers = self.offers(at, bool(rings >> at & 1))
        return [one for one in offers if not one.rivals & rings and not any(far(one.box, x, y) < r for x, y, r in near)]

    def offers(self, at: int, is_ringed: bool) -> list[Offer]:
        """Every place for a name, its home first; with a ring, only those outside of it."""
        if (at, is_ringed) not in self._found:
            home, spot = self.homes.get(at), self.spots[at]
            offers = sorted(self._weighed(at), key=lambda one: home is None or one.box != home.box)
            self._found[at, False] = offers
            self._found[at, True] = [one for one in offers if far(one.box, *spot.point) > spot.ring]
        return self._found[at, is_ringed]

    def _weighed(self, at: int) -> list[Offer]:
        """Every place for a name that is nearest to its own space: first where it is clear whose it is, the best first."""
        near, spot = self._near(at), self.spots[at]
        roads = [(x, y) for x, y in self.roads if abs(x - spot.point[0]) < self.size(at)[0] + 40]
        boxes = [box for box in self._boxes(at) if within(box, self.frame) and not self._is_covering(box)]
        offers = (self._offer(box, spot, near, roads) for box in boxes)
        ranked = [(offer.cost + PER_RANK * rank, offer) for rank, offer in enumerate(offers) if offer is not None]
        return [offer for _, offer in sorted(ranked, key=lambda one: (not one[1].is_clear, one[0]))]

    def _offer(self, box: Box, own: Spot, near: Sequence[tuple[int, Spot]], roads: Sequence[Point]) -> Offer | None:
        """A place for a name, if it is nearest to its own space; and whose ring would be nearer or in the way."""
        rivals, close, away, is_clear = 0, 0.0, far(box, *own.point), True
        for other, spot in near:
            there = far(box, *spot.point)
            if there - spot.size < away - own.size + CLEARER:
                return None
            is_clear &= there - spot.size >= away - own.size + PLAIN
            rivals |= (there - spot.ring < max(away - own.ring, 0) + CLEAR) << other
            close += max(AIRY - there + spot.size, 0.0)
        is_clear &= all(far(box, x, y) - r >= away - own.size + CLEARER for x, y, r in self.discs if not _is_part(own, x, y))
        crossed = sum(box.x < x < box.right and box.y < y < box.bottom for x, y in roads)
        rings = rivals.bit_count() + (away < own.ring)
        cost = PER_UNIT * (away - own.size) + PER_BEAD * crossed + PER_CLOSE * close + PER_RING * rings
        return Offer(box, cost, rivals, is_clear)

    def _near(self, at: int) -> list[tuple[int, Spot]]:
        x, y = self.spots[at].point
        across, down = self.size(at)[0] + 60, 90
        return [
            (other, spot)
            for other, spot in enumerate(self.spots)
            if other != at and abs(spot.point[0] - x) < across and abs(spot.point[1] - y) < down
        ]

    def _is_covering(self, box: Box) -> bool:
        return any(far(box, x, y) < r for x, y, r in self.discs) or any(box.overlap(one) for one in self.boxes)

    def size(self, at: int) -> tuple[float, float]:
        """How wide and how high a name is."""
        one = self.spots[at].space
        narrow = NARROW if len(one.name) > LONG else 1.0
        return breadth(one.name, 1, one.kind == CITY) * self.letters * WIDE * narrow, self.letters * TALL

    def _boxes(self, at: int) -> list[Box]:
        """Boxes beside a space, below and above it, the best first: close to its ring, further off, or close to its sign."""
        spot = self.spots[at]
        distances = sorted({*(spot.ring + one for one in FURTHER), *(spot.size + one for one in FURTHER)})
        best_first = sorted(distances, key=lambda one: (one < spot.ring, abs(one - spot.ring)))
        return [box for off in best_first for box in self._at(at, off)]

    def _at(self, at: int, off: float) -> list[Box]:
        """Boxes so far off the middle of a space."""
        (x, y), (width, height), boxes = self.spots[at].point, self.size(at), list[Box]()
        for up in UP:
            # a name that stands higher or lower comes closer, as far as the round sign leaves room
            lift = max(abs(up) * height - height / 2, 0.0)
            side, top = max(off * off - lift * lift, 0.0) ** 0.5, y - height / 2 + up * height
            boxes += [Box(x + side, top, width, height), Box(x - side - width, top, width, height)]
        for along in ALONG:
            left = x - width / 2 + along * width
            boxes += [Box(left, y + off, width, height), Box(left, y - off - height, width, height)]
        return boxes


def _rank(one: Space) -> int:
    """How early the name of a space finds room: goals, posts, cities of missions, others."""
    return {CITY: 0, POST: 1}.get(one.kind, 2 if one.name in MISSIONS else OTHER)


def _is_part(spot: Spot, x: float, y: float) -> bool:
    """Whether something small belongs to the sign of a space, as the anchor of a post does."""
    return abs(x - spot.point[0]) <= spot.size and abs(y - spot.point[1]) <= spot.size
