"""Rectangles of a drawing, of which layouts are made."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle of the drawing."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """The point in its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.height

    def shrunk(self, by: float = 2) -> Box:
        """The same rectangle, smaller by so much on each side."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def overlap(self, other: Box) -> float:
        """The area that two rectangles share."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(across, 0.0) * max(down, 0.0)


def hull(*boxes: Box) -> Box:
    """The smallest rectangle that holds all of these."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def around(x: float, y: float, reach: float) -> Box:
    """The square round a point."""
    return Box(x - reach, y - reach, 2 * reach, 2 * reach)
