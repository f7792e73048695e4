"""Where names stand: below their place, or wherever they cover no other name, no space and as little of a line as may be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ... import drawing
from ...drawing import Box
from ..world import CITY, POST, Space
from .coast import Point
from .looks import Look

SIDES = (
    (0, 1), (0, -1), (1, 0), (-1, 0), (1, 0.55), (-1, 0.55), (1, -0.55), (-1, -0.55),
    (0.5, 1), (-0.5, 1), (0.5, -1), (-0.5, -1),
)  # fmt: skip
"""Where a name may stand, the best first."""
PASSES = 6
HARD = 40.0
"""How much worse it is to cover a name or a space than to cover a line."""
APART, CLOSE = 8.0, 0.5
"""So far apart two names side by side are, and how bad it is to stand closer."""
SOFT = 0.25
"""How bad it is to stand where a pawn may come to stand."""


class Names:
    """The names of some spaces of a strip, each with its box; what stands in the way is known from the start."""

    def __init__(self, look: Look, frame: Box, solid: Sequence[Box], beads: Sequence[Point]) -> None:
        self.look, self.frame, self.solid, self.beads = look, frame, solid, beads
        self.marks: Sequence[Box] = ()
        self.heads: Sequence[Box] = ()

    def placed(self, spaces: Mapping[int, tuple[Space, Point]]) -> dict[int, Box]:
        """A box for each name: chosen one by one, then each again in view of all others until none moves."""
        offers = {index: self._offers(one, point) for index, (one, point) in spaces.items()}
        fixed = {index: self._fixed(offers[index], index, point) for index, (_, point) in spaces.items()}
        chosen: dict[int, Box] = {}
        for _ in range(PASSES):
            before = dict(chosen)
            for index, boxes in offers.items():
                others = [box for other, box in chosen.items() if other != index]
                airy = [_with_gap(box) for box in others]
                costs = [
                    cost + HARD * shared(box, others) + CLOSE * shared(box, airy)
                    for cost, box in zip(fixed[index], boxes, strict=True)
                ]
                chosen[index] = boxes[costs.index(min(costs))]
            if chosen == before:
                break
        return chosen

    def _offers(self, one: Space, point: Point) -> list[Box]:
        bold = one.kind in (CITY, POST)
        size = self.look.letters + (2 if one.kind == CITY else 0)
        width, height = drawing.breadth(one.name, 1, bold) * size * 0.9, size * 1.12
        reach = self.look.radius(one)
        found = []
        for further in (1.0, 6.0):
            for across, down in SIDES:
                x = point[0] - width / 2 + across * (width / 2 + (reach * 0.75 if abs(down) < 1 and down else reach + further))
                if abs(down) == 1:
                    x = point[0] - width / 2 + across * width / 2
                y = point[1] - height / 2 + down * (height / 2 + reach + further - 1)
                found.append(Box(x, y, width, height))
        return found

    def _fixed(self, boxes: Sequence[Box], index: int, point: Point) -> list[float]:
        """What each place costs whatever the other names do."""
        far = boxes[0].width + 40
        beads = [(x, y) for x, y in self.beads if abs(x - point[0]) < far and abs(y - point[1]) < 50]
        near = [box for other, box in enumerate(self.solid) if other != index and abs(box.x - point[0]) < far + 30]
        near += self.marks
        heads = [box for box in self.heads if abs(box.x - point[0]) < far]
        return [self._cost(box, near, beads) + SOFT * shared(box, heads) + rank * 0.7 for rank, box in enumerate(boxes)]

    def _cost(self, box: Box, near: Sequence[Box], beads: Sequence[Point]) -> float:
        left, top, right, bottom = box.x, box.y, box.right, box.bottom
        out = not within(box, self.frame)
        crossed = sum(left <= x <= right and top <= y <= bottom for x, y in beads)
        return 100_000.0 * out + HARD * shared(box, near) + 5 * crossed


def _with_gap(box: Box) -> Box:
    """A name with the room on both sides that tells it from the next."""
    return Box(box.x - APART, box.y, box.width + 2 * APART, box.height)


def within(box: Box, frame: Box) -> bool:
    """Whether a name stands wholly within its strip."""
    across = frame.x + 3 <= box.x and box.right <= frame.right - 3
    return across and frame.y + 2 <= box.y and box.bottom <= frame.bottom - 2


def shared(box: Box, others: Iterable[Box]) -> float:
    """The area that a rectangle shares with others."""
    left, top, width, height = box
    right, bottom, total = left + width, top + height, 0.0
    for x, y, wide, tall in others:
        across = (right if right < x + wide else x + wide) - (left if left > x else x)
        if across > 0:
            down = (bottom if bottom < y + tall else y + tall) - (top if top > y else y)
            total += across * down if down > 0 else 0.0
    return total
