#!/usr/bin/env python3
"""Make the coast of a map from Natural Earth's land, as the npm package `world-atlas` brings it.

    npm pack world-atlas && tar xzf world-atlas-*.tgz
    python scripts/coast.py package/land-50m.json > gamelib/marco_polo/maps/orient.coast

The land is cut to a window, thinned (Douglas and Peucker), small islands are left out, and what remains is written in tenths
of a degree, a ring a line.
"""

from __future__ import annotations

import json
import sys
from math import hypot
from pathlib import Path
from typing import Any

Point = tuple[float, float]
WEST, EAST, SOUTH, NORTH = 0.0, 147.0, -16.0, 57.0
"""The window in degrees: a little more than any drawing of the map shows."""
BEYOND = 15.0
THIN, SMALLEST = 0.28, 1.0
"""How far a point may lie off the line that replaces it, in degrees, and the smallest island, in square degrees."""
HEAD = """\
# The coasts of the map `orient`: rings of points, longitude,latitude in tenths of a degree, west and south negative.
# Source: Natural Earth, land 1:50m (public domain), from the npm package world-atlas 2.0.2 (ISC licence, Michael Bostock).
# Made by scripts/coast.py: cut to a window, thinned, small islands left out, the cut edges moved outward.
"""


def rings(topology: dict[str, Any]) -> list[list[Point]]:
    """Every ring of the land; lakes and inland seas that the source has are rings as well."""
    (scale_x, scale_y), (left, bottom) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for steps in topology["arcs"]:
        x, y, arc = 0, 0, []
        for across, up in steps:
            x, y = x + across, y + up
            arc.append((x * scale_x + left, y * scale_y + bottom))
        arcs.append(arc)
    shapes = [one for land in topology["objects"]["land"]["geometries"] for one in polygons(land)]
    return [joined(arcs, ring) for shape in shapes for ring in shape]


def polygons(land: dict[str, Any]) -> list[Any]:
    """The polygons of a geometry."""
    return land["arcs"] if land["type"] == "MultiPolygon" else [land["arcs"]]


def joined(arcs: list[list[Point]], ring: list[int]) -> list[Point]:
    """The points of a ring, arc after arc; a negative number is an arc backwards."""
    points: list[Point] = []
    for number in ring:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        points += arc[1:] if points else arc
    return points


def cut(points: list[Point], axis: int, limit: float, sign: int) -> list[Point]:
    """The part of a ring on one side of a line (Sutherland and Hodgman)."""
    kept: list[Point] = []
    for before, here in zip([points[-1:][0], *points[:-1]], points, strict=True) if points else ():
        was, now = sign * (before[axis] - limit) >= 0, sign * (here[axis] - limit) >= 0
        if was != now:
            part = (limit - before[axis]) / (here[axis] - before[axis])
            kept.append((before[0] + (here[0] - before[0]) * part, before[1] + (here[1] - before[1]) * part))
        if now:
            kept.append(here)
    return kept


def thinned(points: list[Point]) -> list[Point]:
    """A line with only the points it needs."""
    if len(points) < 3:
        return points
    (x, y), (to_x, to_y) = points[0], points[-1]
    long = hypot(to_x - x, to_y - y)

    def off(point: Point) -> float:
        if not long:
            return hypot(point[0] - x, point[1] - y)
        return abs((to_x - x) * (y - point[1]) - (x - point[0]) * (to_y - y)) / long

    worst = max(range(1, len(points) - 1), key=lambda index: off(points[index]))
    if off(points[worst]) <= THIN:
        return [points[0], points[-1]]
    return thinned(points[: worst + 1])[:-1] + thinned(points[worst:])


def area(points: list[Point]) -> float:
    """The area of a ring in square degrees."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))) / 2


def outward(point: Point) -> Point:
    """A point on the edge of the window moved outward, so that land goes on beyond the edge of every drawing."""
    x, y = point
    x += BEYOND * ((x >= EAST) - (x <= WEST))
    return x, y + BEYOND * ((y >= NORTH) - (y <= SOUTH))


def main(source: str) -> None:
    """Write the coast."""
    sys.setrecursionlimit(20_000)
    lines = []
    for ring in rings(json.loads(Path(source).read_text(encoding="utf-8"))):
        for axis, limit, sign in ((0, WEST, 1), (0, EAST, -1), (1, SOUTH, 1), (1, NORTH, -1)):
            ring = cut(ring, axis, limit, sign)
        half = len(ring) // 2
        ring = thinned(ring[: half + 1])[:-1] + thinned([*ring[half:], *ring[:1]])[:-1]
        if len(ring) > 3 and area(ring) >= SMALLEST:
            lines.append(" ".join(f"{x * 10:.0f},{y * 10:.0f}" for x, y in map(outward, ring)))
    sys.stdout.write(HEAD + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
