"""From degrees to the drawing: a strip of the map, drawn wider where its spaces are crowded."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property

from ...drawing import Box
from .coast import Point, Window, rings, within

CELLS = 24
"""A scale is made of so many parts, each with a width of its own."""


class Scale:
    """One direction of a strip: degrees on the one side, units of the drawing on the other, both in the same order.

    ``crowded`` is how much of the width goes where the spaces are: 0 would be a plain map.
    """

    def __init__(self, values: Sequence[float], start: float, end: float, crowded: float) -> None:
        low, high = min(values), max(values)
        if high - low < 1:
            low, high = low - 1, high + 1
        step, reach = (high - low) / CELLS, (high - low) / 9
        weights = []
        for cell in range(CELLS):
            middle = low + (cell + 0.5) * step
            near = sum(max(0.0, 1 - abs(value - middle) / reach) for value in values)
            weights.append(1 + crowded * near * (high - low) / (reach * len(values)))
        self.degrees = [low + cell * step for cell in range(CELLS + 1)]
        self.points = [start]
        for weight in weights:
            self.points.append(self.points[-1] + (end - start) * weight / sum(weights))
        self.slope = (end - start) / (high - low)

    def at(self, value: float) -> float:
        """The unit of the drawing for a degree; beyond the outermost spaces the scale is plain."""
        if value <= self.degrees[0]:
            return self.points[0] + (value - self.degrees[0]) * self.slope
        if value >= self.degrees[-1]:
            return self.points[-1] + (value - self.degrees[-1]) * self.slope
        cell = min(bisect_right(self.degrees, value), CELLS) - 1
        part = (value - self.degrees[cell]) / (self.degrees[cell + 1] - self.degrees[cell])
        return self.points[cell] + (self.points[cell + 1] - self.points[cell]) * part

    def before(self, point: float) -> float:
        """The degree at a unit of the drawing outside the outermost spaces."""
        at_start = abs(point - self.points[0]) < abs(point - self.points[-1])
        end = 0 if at_start else -1
        return self.degrees[end] + (point - self.points[end]) / self.slope


class Strip:
    """A part of the map with its own box: what lies in it, and where."""

    def __init__(self, box: Box, margins: tuple[float, float, float, float], places: Sequence[Point], crowded: float) -> None:
        left, top, right, bottom = margins
        self.box = box
        self.across = Scale([x for x, _ in places], box.x + left, box.x + box.width - right, crowded)
        self.down = Scale([-y for _, y in places], box.y + top, box.y + box.height - bottom, crowded)

    def at(self, longitude: float, latitude: float) -> Point:
        """The point of the drawing for a point of the earth."""
        return self.across.at(longitude), self.down.at(-latitude)

    @cached_property
    def window(self) -> Window:
        """What the box shows of the earth."""
        x, y, width, height = self.box
        return (
            self.across.before(x),
            -self.down.before(y + height),
            self.across.before(x + width),
            -self.down.before(y),
        )

    def coast(self, name: str) -> str:
        """The coasts of a map in this strip, as a path."""
        parts = []
        for ring in rings(name):
            points = [self.at(*point) for point in within(ring, self.window)]
            if len(points) > 2:
                parts.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z")
        return "".join(parts)

    def clipped(self, one: Point, other: Point) -> tuple[Point, Point] | None:
        """The part of a straight line that lies in the box."""
        x, y, width, height = self.box
        start, end = 0.0, 1.0
        across, down = other[0] - one[0], other[1] - one[1]
        for step, room in (
            (-across, one[0] - x),
            (across, x + width - one[0]),
            (-down, one[1] - y),
            (down, y + height - one[1]),
        ):
            if step == 0 and room < 0:
                return None
            if step < 0:
                start = max(start, room / step)
            elif step > 0:
                end = min(end, room / step)
        if start >= end:
            return None
        return (one[0] + across * start, one[1] + down * start), (one[0] + across * end, one[1] + down * end)
