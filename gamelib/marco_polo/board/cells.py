"""What lies where on a map, as cells of a grid in one number: two things meet where their numbers share a bit."""

from __future__ import annotations

from collections.abc import Iterable

from ...drawing import Box
from .coast import Point

CELL = 3.0
"""The width of a cell in units."""


class Cells:
    """The grid of a strip; what lies outside of it has no cells."""

    def __init__(self, frame: Box) -> None:
        self.x, self.y = frame.x, frame.y
        self.across, self.down = int(frame.width / CELL) + 1, int(frame.height / CELL) + 1
        self._rows = [0]
        for row in range(self.down):
            self._rows.append(self._rows[-1] | 1 << row * self.across)

    def box(self, box: Box) -> int:
        """The cells of a rectangle."""
        left, right = self._column(box.x), self._column(box.right) + 1
        top, bottom = self._row(box.y), self._row(box.bottom) + 1
        return ((1 << right - left) - 1 << left) * self._rows[bottom - top] << top * self.across

    def disc(self, x: float, y: float, radius: float) -> int:
        """The cells of a disc, row by row."""
        cells = 0
        for row in range(self._row(y - radius), self._row(y + radius) + 1):
            off = self.y + (row + 0.5) * CELL - y
            half = max(radius * radius - off * off, 0.0) ** 0.5
            if half:
                cells |= self.box(Box(x - half, self.y + (row + 0.5) * CELL, 2 * half, 0))
        return cells

    def line(self, points: Iterable[Point]) -> int:
        """The cells of some points."""
        cells = 0
        for x, y in points:
            cells |= 1 << self._column(x) + self._row(y) * self.across
        return cells

    def _column(self, x: float) -> int:
        return min(max(int((x - self.x) / CELL), 0), self.across - 1)

    def _row(self, y: float) -> int:
        return min(max(int((y - self.y) / CELL), 0), self.down - 1)
