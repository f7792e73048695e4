"""The three shapes of the table: how large it is, how its letters and spaces are, and where map and panels lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...drawing import Box
from ..world import CITY, PORT, POST, Space


class Look(NamedTuple):
    """A shape of the drawing; sizes are in units, of which a screen shows about one a pixel."""

    name: str
    width: float
    height: float
    charts: tuple[Box, ...]
    """The map, in one strip or several, west to east."""
    margins: tuple[float, float, float, float]
    """Room between the outermost spaces and the edge of a strip: left, top, right, bottom."""
    letters: float
    """The size of names, or the least where they grow with the room."""
    radii: Mapping[str, float]
    gap: float
    """The least distance between two spaces."""
    pawn: float
    """The height of a pawn."""
    steps: float
    """The radius of a number of steps."""
    status: Box
    merchants: Box
    stocks: Box
    rings: Box
    log: Box
    columns: int
    """How many merchants stand side by side."""
    own: Box | None = None
    """Where the merchant stands whose board it is, if apart from the others: on a phone beside either half of the map."""
    sizes: tuple[float, ...] = ()
    """The sizes of names where only those that matter are written: the first at which all that must be read find room."""

    key: Box | None = None
    """The line below the map that says what its signs mean, where there is no room for that on it."""

    @property
    def few_words(self) -> bool:
        """Whether only the names that matter at the moment are written."""
        return self.name == "projector"

    def footing(self, one: Space) -> float:
        """The radius that a space takes up: on a wall a number of steps stands on small ones."""
        return max(self.radius(one), self.steps + 1) if self.few_words else self.radius(one)

    def radius(self, one: Space) -> float:
        """How large a space is drawn."""
        return self.radii.get(one.kind, self.radii[""])


_MAP, _BELOW = 438, 446
LOOKS: Mapping[str, Look] = {
    "wide": Look(
        "wide", 880, 706, (Box(0, 0, 880, _MAP),), (54, 42, 44, 34), 12.7,
        {POST: 11.5, CITY: 14, PORT: 8.5, "": 5.5}, 9, 30, 8.5,
        Box(8, _BELOW, 182, 97), Box(196, _BELOW, 422, 210), Box(624, _BELOW, 248, 206), Box(8, _BELOW + 100, 182, 106),
        Box(8, _BELOW + 212, 864, 42), 1,
    ),
    "phone": Look(
        "phone", 374, 1282, (Box(0, 66, 374, 366), Box(0, 498, 374, 366)), (34, 40, 40, 26), 11.5,
        {POST: 11, CITY: 13, PORT: 8.5, "": 5.5}, 8, 28, 8,
        Box(8, 6, 222, 54), Box(4, 870, 366, 180), Box(4, 1052, 366, 144), Box(238, 2, 134, 62), Box(4, 1202, 366, 74), 1,
        Box(4, 436, 366, 58),
    ),
    "projector": Look(
        "projector", 512, 440, (Box(0, 0, 512, 296),), (26, 36, 46, 22), 15,
        {POST: 13, CITY: 15, PORT: 9, "": 5.5}, 4, 36, 9.4,
        Box(6, 314, 500, 28), Box(4, 343, 504, 52), Box(4, 397, 416, 42), Box(422, 397, 88, 42), Box(0, 440, 0, 0), 4,
        sizes=(18.6, 16.6, 15), key=Box(4, 297, 504, 18),
    ),
}  # fmt: skip
"""The drawing on two thirds of a screen, on a phone 374 units wide, and on a projector at 512."""
