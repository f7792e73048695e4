"""The coasts of the maps that have them: rings of land and of inland seas, read once from the file beside the map."""

from __future__ import annotations

from functools import cache

from ..atlas import FOLDER

Point = tuple[float, float]
Window = tuple[float, float, float, float]
"""West, south, east and north of what a chart shows, in degrees."""


@cache
def rings(name: str) -> tuple[tuple[Point, ...], ...]:
    """The coasts of the map of that name in degrees; a map of one's own has none."""
    file = FOLDER / f"{name}.coast"
    if not file.is_file():
        return ()
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return tuple(tuple(_point(pair) for pair in line.split()) for line in lines)


def _point(pair: str) -> Point:
    longitude, _, latitude = pair.partition(",")
    return int(longitude) / 10, int(latitude) / 10


def within(ring: tuple[Point, ...], window: Window) -> list[Point]:
    """The part of a ring inside a window."""
    west, south, east, north = window
    points = list(ring)
    for axis, limit, sign in ((0, west, 1), (1, south, 1), (0, east, -1), (1, north, -1)):
        points = _cut(points, axis, limit, sign)
    return points


def _cut(points: list[Point], axis: int, limit: float, sign: int) -> list[Point]:
    """The part of a ring on one side of a line."""
    kept: list[Point] = []
    for index, here in enumerate(points):
        before = points[index - 1]
        was, now = sign * (before[axis] - limit) >= 0, sign * (here[axis] - limit) >= 0
        if was != now:
            part = (limit - before[axis]) / (here[axis] - before[axis])
            kept.append((before[0] + (here[0] - before[0]) * part, before[1] + (here[1] - before[1]) * part))
        if now:
            kept.append(here)
    return kept
