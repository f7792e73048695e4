"""How many buildings each chain has: on a disc that lies on its own chain, where it can beside the letters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import dist, hypot
from typing import NamedTuple

from ... import drawing
from ..map import BITS, COLUMNS, ROWS, place, spots
from ..table import BOX, COMPANIES, HUES
from .layout import Layout
from .scene import Scene

RADII = {"wide": 9.5, "phone": 8.0, "projector": 10.5}
"""The radius of a disc on each screen."""
SMALL, LESS = 24, 1.0
"""On squares smaller than this a disc with one figure is so much smaller."""
LARGE = 33
"""On squares of this side buildings have large letters."""
BODY = 0.42
"""Half a building, as a part of the side of its square."""
LINE, OUTSIDE = 0.75, 3.0
"""By so much the line round a disc makes it larger; so far a disc may leave the map, where letters and numbers begin."""
LETTER = 0.36
"""Half the width and the height of a letter, as a part of its size."""
INSIDE = (0.8, 0.5, 0.25, 0.0, -0.15, -0.3, -0.45)
"""How far within the edge of its square the middle of a disc may lie, in its radius; the last lie outside."""
FAR = 0.75
"""Nor is its middle further off its building than so much of its radius."""
AROUND = [(across, down) for down in (-1, 0, 1) for across in (-1, 0, 1)]
"""A square and its neighbours."""
EMPTY, OWN, OTHER, BEYOND = range(4)
"""What such a square holds: no building, one of the chain or of another one, or it is none of the map."""


MOST = 12
"""So many of the best places on each building are looked at, lest two discs meet."""
Point = tuple[float, float]


class Spot(NamedTuple):
    """Where a disc may lie on a building, from the middle of its square; the least one is the best."""

    covered: float
    """How far it reaches over letters."""
    shared: int
    """How many other buildings of its chain it touches."""
    off: float
    """How far it is off the middle of a corner."""
    corner: int
    across: float
    down: float


def letters_on(laid: Layout) -> str:
    """The size of the letters on buildings."""
    return "large" if laid.cell > LARGE else "middle"


def draw_sizes(scene: Scene) -> str:
    """How many buildings each chain has: above whatever is marked, for it is what chains are compared by."""
    chains = tuple(chain for company in HUES for chain in scene.table.chains[company])
    fell = {source for source, target, *_ in scene.flows(*COMPANIES) if target == BOX and source[0] == "map"}
    gone = sum(BITS[int(row)][int(column)] for _, column, row in fell)
    return _discs(scene.layout, scene.shape, chains, gone)


@lru_cache(maxsize=512)
def _discs(laid: Layout, shape: str, chains: tuple[int, ...], gone: int) -> str:
    """A disc with its number for each chain of two or more; what has just ``gone`` is still to be seen, so none covers it."""
    built, letter, parts = sum(chains) | gone, LETTER * drawing.screen(shape).size(letters_on(laid)), []
    taken: list[tuple[Point, float]] = []
    for chain in chains:
        if (count := chain.bit_count()) > 1:
            radius = RADII[shape] - (LESS if laid.cell < SMALL and count < 10 else 0)
            x, y = _best(laid, letter, radius, chain, built & ~chain, taken)
            taken.append(((x, y), radius))
            parts.append(drawing.circle(x, y, radius, "paper edge") + drawing.text(x, y + 0.5, count, "small bold"))
    return drawing.group(*parts, style="over topmost")


def _best(laid: Layout, letter: float, radius: float, chain: int, others: int, taken: Sequence[tuple[Point, float]]) -> Point:
    """The middle of a chain's disc: on a corner of the first building where no letter and no other disc is covered."""
    found = []
    for column, row in spots(chain):
        x, y = laid.places[place(column, row)].middle
        for spot in _spots(laid.cell, radius, letter, _beside(column, row, chain, others)):
            at = x + spot.across, y + spot.down
            near = sum(max(radius + other + 2 * LINE - dist(at, middle), 0) for middle, other in taken)
            found.append((round(near + spot.covered), spot.shared, round(spot.off), row, column, spot, at))
    return min(found)[-1]


def _beside(column: int, row: int, chain: int, others: int) -> tuple[int, ...]:
    """What each of the squares round a square holds, and the square itself."""
    found = []
    for across, down in AROUND:
        if not (0 <= column + across < len(COLUMNS) and 0 <= row + down < ROWS):
            found.append(BEYOND)
        else:
            bit = BITS[row + down][column + across]
            found.append(OWN if bit & chain else OTHER if bit & others else EMPTY)
    return tuple(found)


@lru_cache(maxsize=8192)
def _spots(cell: float, radius: float, letter: float, beside: tuple[int, ...]) -> tuple[Spot, ...]:
    """Where a disc may lie on a building without touching one of another chain; one place is always left, its middle."""
    half, reach = cell * BODY, radius + LINE
    held = [(across * cell, down * cell, one) for (across, down), one in zip(AROUND, beside, strict=True)]
    barred = [(x, y, half if one == OTHER else cell / 2 - OUTSIDE) for x, y, one in held if one in (OTHER, BEYOND)]
    own = [(x, y) for x, y, one in held if one == OWN]
    found = []
    for across, down in product(_offsets(cell, radius), repeat=2):
        at = across, down
        if _off(at, 0, 0, half) > radius * FAR or any(_off(at, x, y, side) < reach for x, y, side in barred):
            continue
        covered = sum(max(reach - _off(at, x, y, letter), 0) for x, y in own)
        shared = sum(_off(at, x, y, half) < reach for x, y in own) - 1
        off = dist((abs(across), abs(down)), (half, half))
        found.append(Spot(covered, shared, off, 2 * (down > 0) + (across > 0), across, down))
    return tuple(sorted(found)[:MOST])


def _offsets(cell: float, radius: float) -> list[float]:
    """How far from the middle of its square a disc may lie, to either side."""
    return [0.0, *(sign * (cell / 2 - radius * inside) for inside in INSIDE for sign in (-1, 1))]


def _off(at: Point, x: float, y: float, half: float) -> float:
    """How far a point is from a square round another one."""
    return hypot(max(abs(at[0] - x) - half, 0.0), max(abs(at[1] - y) - half, 0.0))
