"""How a player's row is laid out: where name, money, markers and the four shops lie in it, on each screen."""

from __future__ import annotations

from typing import NamedTuple

from ...drawing import TALL, Box

NAMED, STACKED, WORDED, SIGNS = "named", "stacked", "worded", "signs"
"""How shops are told: by name and in words, in two short lines each, in one short line each, or by signs alone."""
FEW = {"wide": 3, "phone": 0, "projector": 4}
"""Up to so many players have rows with room for two lines of shops."""

WALL = 194.0
"""How wide a row is on a projector, beside the board."""
BESIDE, MOST = 188.0, 8
"""The same beside the words of a lesson; below a board of more plots across two rows share a line."""
BELOW = (216.0, 132.0)
"""How wide a row is below a board, and how high all of them are together."""
FEWEST = 2
"""Nobody plays with fewer; each has the largest row on a projector."""


class Row(NamedTuple):
    """A player's row: boxes seen from its upper left corner, and how its shops are told.

    ``name`` is where the name is written, ``held`` where plots that are reserved are counted; a row without it counts none.
    """

    width: float
    height: float
    disc: tuple[float, float, float]
    name: Box
    purse: Box
    hand: Box
    held: Box
    spare: Box
    shops: Box
    told: str
    tile: float

    @property
    def signs(self) -> bool:
        """Whether its shops are signs, which must be explained elsewhere."""
        return self.told == SIGNS

    @property
    def across(self) -> int:
        """How many shops stand side by side."""
        return 2 if self.told in (NAMED, WORDED) else 4


def row_for(shape: str, players: int, side: int) -> Row:
    """The row of each player: with few of them, or beside a smaller board, there is more room for each."""
    if shape == TALL and side > MOST:
        return (
            _large(BELOW[0], players, True) if players <= FEWEST else _flat(BELOW[0], (BELOW[1] + 4) / ((players + 1) // 2) - 4)
        )
    if shape in ("projector", TALL):
        return _large(WALL if shape == "projector" else BESIDE, players, players <= FEW["projector"])
    return _small(336.0 if shape == "wide" else 366.0, players <= FEW[shape])


def _small(width: float, roomy: bool) -> Row:
    """Name and money, markers in words, and the shops by name or in two short lines each."""
    shops = Box(8, 64, width - 16, 78 if roomy else 32)
    third = (width - 16) / 3
    return Row(
        width,
        shops.bottom + 4,
        (20, 20, 13),
        Box(42, 6, width - 146, 28),
        Box(width - 98, 6, 90, 28),
        Box(8, 36, third + 16, 24),
        Box(26 + third, 36, third - 14, 24),
        Box(14 + 2 * third, 36, third - 6, 24),
        shops,
        NAMED if roomy else STACKED,
        30,
    )


def _large(width: float, players: int, worded: bool) -> Row:
    """The same in large letters; where there is no room for words the shops are signs."""
    first, line = (34.0, 30.0) if players <= FEWEST else (26.0, 23.0) if worded else (24.0, 20.0)
    shops = Box(5, 2 + first + line, width - 8, 2 * (line + 2) if worded else 25)
    return Row(
        width,
        shops.bottom + 2,
        (18, 2 + first / 2, 13.5),
        Box(36, 2, width - 72, first),
        Box(width - 36, 2, 34, first),
        Box(4, 2 + first, 96, line),
        Box(0, 0, 0, 0),
        Box(102, 2 + first, width - 106, line),
        shops,
        WORDED if worded else SIGNS,
        20,
    )


def _flat(width: float, height: float) -> Row:
    """In two lines of large letters: name, markers in hand and money, and below these the shops as signs."""
    line = height / 2
    return Row(
        width,
        height,
        (16, line, 13.5),
        Box(34, 0, 58, line),
        Box(width - 30, 0, 28, line),
        Box(92, 0, width - 124, line),
        Box(0, 0, 0, 0),
        Box(2, 0, 0, line),
        Box(34, line, width - 38, line),
        SIGNS,
        20,
    )
