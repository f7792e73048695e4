"""How pawns stand on their spaces: each with its tip on the sign, leaning where it covers least; several fan out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from typing import NamedTuple

from ...drawing import Box, around
from .coast import Point
from .naming import shared
from .seating import Disc

LEANS = (0, *(side * degrees for degrees in range(20, 180, 20) for side in (1, -1)), 180)
"""By how many degrees a pawn may lean aside so that its head covers nothing, the best first."""
FAN = (0, 54, 50, 48)
"""By how many degrees one, two, three or four pawns on one space lean apart."""
SIGN, PAWN = 1.5, 3.0
"""How much worse it is to cover the sign of a space or another pawn than a name."""
HIDDEN, OUT_OF_SIGHT = 0.6, 600.0
"""From which part on a covered sign is out of sight, and how bad that is beside what it covers."""
OUTSIDE = 9.0
"""How much worse it is to stand outside the map."""
HEAD, LENGTH = 0.42, 0.56
"""The radius of a head and its distance from the tip, in parts of the height of a pawn."""


class Pin(NamedTuple):
    """A pawn: where its tip is, the box of its head, and its lean in degrees."""

    tip: Point
    head: Box
    lean: int

    @property
    def discs(self) -> tuple[Disc, ...]:
        """What a pawn covers: its head, and its body down to the tip."""
        (x, y), (to_x, to_y), half = self.tip, self.head.middle, self.head.width / 2
        return (to_x, to_y, half), ((x + to_x) / 2, (y + to_y) / 2, half / 2)


class Pins:
    """The pawns of a map; ``foot`` is how far from the middle of a sign a tip is, in parts of its radius.

    ``own`` is how much worse it is to cover the name of the own space than another.
    """

    def __init__(self, height: float, foot: float, signs: Sequence[tuple[Point, float]], own: float) -> None:
        self.height, self.foot, self.signs, self.own = height, foot, signs, own

    def pin(self, at: int, lean: int) -> Pin:
        """A pawn on a space that leans so."""
        (x, y), size = self.signs[at]
        across, up = sin(radians(lean)), cos(radians(lean))
        tip = size * self.foot
        head = tip + self.height * LENGTH
        box = around(x + head * across, y - head * up, self.height * HEAD)
        return Pin((round(x + tip * across, 1), round(y - tip * up, 1)), box, lean)

    def fan(self, at: int, pawns: int, lean: int) -> tuple[Pin, ...]:
        """Some pawns on one space, from left to right; the middle of them leans so."""
        step = FAN[min(pawns, len(FAN)) - 1]
        return tuple(self.pin(at, round(lean + (number - (pawns - 1) / 2) * step)) for number in range(pawns))

    def fans(self, at: int, pawns: int, frame: Box, names: Mapping[int, Box], heads: Sequence[Box]) -> list[tuple[Pin, ...]]:
        """Some pawns on one space, those first that cover least: of names, of signs, and of ``heads`` that stand already."""
        (x, y), reach = self.signs[at][0], 3 * self.height
        signs = [around(*point, size + 1) for other, (point, size) in enumerate(self.signs) if other != at]
        signs = [box for box in signs if abs(box.x - x) < reach and abs(box.y - y) < reach]
        near = [box for box in names.values() if box.x - x < reach and x - box.right < reach and abs(box.y - y) < reach]

        mine = [names[at]] if at in names else []

        def cost(lean: int) -> float:
            covered = 0.0
            for head in (pin.head for pin in self.fan(at, pawns, lean)):
                covered += (
                    shared(head, near) + SIGN * shared(head, signs) + PAWN * shared(head, heads) + self.own * shared(head, mine)
                )
                covered += OUT_OF_SIGHT * sum(head.overlap(sign) > HIDDEN * sign.width * sign.height for sign in signs)
                covered += OUTSIDE * (head.width * head.height - shared(head, [frame]))
            return covered // 12

        return [self.fan(at, pawns, lean) for lean in sorted(LEANS, key=cost)]
