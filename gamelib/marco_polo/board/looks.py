"""The shapes of the table: how large it is, how its letters and spaces are, and where map and panels lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...drawing import Box
from ..world import CITY, PORT, POST, Space

WHOLE, WEST, EAST = -1, 0, 1
"""The whole map, or a half of it."""
WALL = 512
"""The width of a drawing that has a wall nearly to itself."""
LETTER, LEAST = 1.2, 16
"""How large the letter on a post is beside its radius, and at least on a wall."""
DIGITS = 1.85
"""How much larger a number of steps is than the radius of its disc, on a wall."""

BESIDE = {"projector-snug": 0.9, "projector-snug-west": 0.9, "projector-snug-east": 0.9}
"""Where pawns stand at the edge of a sign, and how far out."""


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
    """The size of names."""
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
    key: Box | None = None
    """The line below the map that says what its signs mean, where there is no room for that on it."""

    crowded: float = 1.5
    """How much of the map goes where the spaces are."""
    half: int = WHOLE
    """Which half of the map is shown, from west to east, where a lesson is about no more of it."""

    @property
    def is_narrow(self) -> bool:
        """Whether much is written beside the drawing, on a wall."""
        return self.few_words and self.width < WALL

    @property
    def is_small(self) -> bool:
        """Whether it is drawn for a small window that is no wall: a phone on its side, too."""
        return self.name in ("projector-snug", "projector-broad")

    @property
    def foot(self) -> float:
        """How far from a sign's middle the tip of a pawn is, in parts of its radius; in a small window beside its letter."""
        return BESIDE.get(self.name, 0.6 if self.few_words else 0.45)

    @property
    def few_words(self) -> bool:
        """Whether only the names that matter at the moment are written."""
        return self.key is not None

    def footing(self, one: Space) -> float:
        """The radius that a space takes up: on a wall a number of steps stands on small ones."""
        return max(self.radius(one), self.steps + 1) if self.few_words else self.radius(one)

    def ring(self, one: Space) -> float:
        """How large a ring round a space is: on a wall, a number has room in that of a small one."""
        if not self.few_words:
            return self.radius(one) + 4
        return max(self.radius(one) + 3, 0 if one.kind in (CITY, POST) else self.letters / DIGITS + 1.5)

    def letter(self, size: float) -> float:
        """How large the letter on a sign of this radius is."""
        return max(size * LETTER, LEAST if self.is_narrow else 0)

    def radius(self, one: Space) -> float:
        """How large a space is drawn."""
        return self.radii.get(one.kind, self.radii[""])


_MAP, _BELOW = 438, 446
LOOKS: Mapping[str, Look] = {
    "wide": Look(
        "wide", 880, 706, (Box(0, 0, 880, _MAP),), (54, 42, 44, 34), 12.7,
        {POST: 11.5, CITY: 14, PORT: 8.5, "": 5.5}, 9, 30, 8.5,
        Box(8, _BELOW, 182, 96), Box(198, _BELOW, 368, 212), Box(574, _BELOW, 298, 208), Box(8, _BELOW + 104, 186, 104),
        Box(8, _BELOW + 216, 864, 36), 1,
    ),
    "phone": Look(
        "phone", 374, 1238, (Box(0, 0, 374, 360), Box(0, 478, 374, 360)), (39, 40, 40, 26), 11.5,
        {POST: 11, CITY: 13, PORT: 8.5, "": 5.5}, 8, 28, 8,
        Box(8, 364, 222, 54), Box(4, 842, 366, 168), Box(4, 1010, 366, 144), Box(238, 361, 134, 61), Box(4, 1158, 366, 74), 1,
        Box(4, 425, 366, 50),
    ),
    **{
        name: Look(
            name, 512, 440, (Box(0, 0, 512, 296),), margins, letters,
            {POST: 12.5, CITY: 14, PORT: 8.5, "": 5.5}, 3, 35, 8,
            Box(6, 314, 500, 28), Box(4, 343, 504, 52), Box(4, 397, 416, 42), Box(422, 397, 88, 42), Box(0, 440, 0, 0), 4,
            key=Box(4, 297, 504, 18), crowded=crowded, half=half,
        )
        for name, half, letters, margins, crowded in (
            ("projector", WHOLE, 15, (34, 38, 40, 20), 3),
            ("projector-west", WEST, 16, (80, 40, 36, 24), 2),
            ("projector-east", EAST, 16, (40, 44, 56, 24), 2),
        )
    },
    "projector-broad": Look(
        "projector-broad", 800, 488, (Box(0, 0, 800, 344),), (56, 40, 48, 24), 12.7,
        {POST: 11.5, CITY: 14, PORT: 8.5, "": 5.5}, 6, 30, 8,
        Box(6, 362, 788, 28), Box(4, 391, 792, 52), Box(4, 445, 416, 42), Box(424, 445, 88, 42), Box(0, 488, 0, 0), 4,
        key=Box(4, 345, 792, 18), crowded=1.5,
    ),
    **{
        name: Look(
            name, 540, 440, (Box(0, 0, 540, 296),), margins, 12.7,
            {POST: size, CITY: size + 2, PORT: size - 3, "": size - 6}, 6, 30, 12.7 / DIGITS,
            Box(6, 314, 528, 28), Box(4, 343, 532, 52), Box(4, 397, 416, 42), Box(450, 397, 88, 42), Box(0, 440, 0, 0), 4,
            key=Box(4, 297, 532, 18), crowded=crowded, half=half,
        )
        for name, half, size, margins, crowded in (
            ("projector-snug", WHOLE, 11, (50, 36, 46, 20), 2),
            ("projector-snug-west", WEST, 12, (66, 40, 40, 24), 1.5),
            ("projector-snug-east", EAST, 12, (44, 40, 56, 24), 1.5),
        )
    },
    **{
        name: Look(
            name, 444, 472, (Box(0, 0, 444, 330),), margins, letters,
            {POST: 11.5, CITY: 13, PORT: 8, "": 5}, 3, 37, letters / DIGITS,
            Box(4, 349, 438, 27), Box(2, 377, 444, 51), Box(2, 430, 356, 42), Box(359, 430, 88, 42), Box(0, 472, 0, 0), 4,
            key=Box(3, 331, 437, 18), crowded=crowded, half=half,
        )
        for name, half, letters, margins, crowded in (
            ("tall", WHOLE, 16, (30, 36, 38, 20), 3),
            ("tall-west", WEST, 17, (52, 40, 34, 26), 2),
            ("tall-east", EAST, 17, (34, 40, 44, 26), 2),
        )
    },
}  # fmt: skip
"""The drawing on two thirds of a screen, on a phone 374 units wide, on a projector at 512.

Above curves in a low window a projector's drawing is as broad as the window lets it, with the letters of a wide one.
In a small window that is no wall it is snug: its letters are as small as those of a laptop, so that every name has room.
On a projector beside a lesson a unit is a pixel of a low wall, and no letter has fewer than 16.
"""
