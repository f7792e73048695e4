"""Crowded spaces are pushed apart, each as little as may be."""

from __future__ import annotations

from collections.abc import Sequence

from ...drawing import Box
from .coast import Point


def apart(wanted: Sequence[Point], sizes: Sequence[float], gap: float, box: Box) -> list[Point]:
    """Push spaces apart that would touch, and let each pull back to where it belongs."""
    points = [list(point) for point in wanted]
    close = [(i, j) for i in range(len(points)) for j in range(i) if far(wanted[i], wanted[j]) < 110]
    for _ in range(160):
        for i, point in enumerate(points):
            point[0] += (wanted[i][0] - point[0]) * 0.04
            point[1] += (wanted[i][1] - point[1]) * 0.04
        for i, j in close:
            _push(points[i], points[j], sizes[i] + sizes[j] + gap)
    low_x, low_y, high_x, high_y = box.x + 16, box.y + 16, box.x + box.width - 16, box.y + box.height - 16
    return [(min(max(x, low_x), high_x), min(max(y, low_y), high_y)) for x, y in points]


def _push(one: list[float], other: list[float], least: float) -> None:
    distance = far((one[0], one[1]), (other[0], other[1]))
    if distance < least:
        across = (one[0] - other[0]) / (distance or 1) or 0.01
        down = (one[1] - other[1]) / (distance or 1)
        shift = (least - distance) / 2
        one[0], one[1] = one[0] + across * shift, one[1] + down * shift
        other[0], other[1] = other[0] - across * shift, other[1] - down * shift


def far(one: Point, other: Point) -> float:
    """How far two points are from each other."""
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)
