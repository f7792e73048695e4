"""The map of SHARK: 12 columns by 10 rows in six zones, with sets of squares as the bits of an int.

A square is one bit. Rows are 13 bits apart, so that a guard column keeps a shift to the side from wrapping round.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..core.moves import Place

COLUMNS = "ABCDEFGHIJKL"
ROWS = 10
ZONES_ACROSS, ZONES_DOWN = 3, 2
ZONE_WIDTH, ZONE_HEIGHT = len(COLUMNS) // ZONES_ACROSS, ROWS // ZONES_DOWN
ZONES = range(ZONES_ACROSS * ZONES_DOWN)
STRIDE = len(COLUMNS) + 1

BITS = tuple(tuple(1 << (row * STRIDE + column) for column in range(len(COLUMNS))) for row in range(ROWS))
"""The bit of each square, by row and column."""
SQUARES = tuple(bit for row in BITS for bit in row)
ALL = sum(SQUARES)


def around(squares: int) -> int:
    """The squares side to side with any of these."""
    return (squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE) & ALL


NEAR = {bit: around(bit) for bit in SQUARES}
"""The squares side to side with each square."""
DIAGONAL = {bit: (bit << STRIDE + 1 | bit << STRIDE - 1 | bit >> STRIDE + 1 | bit >> STRIDE - 1) & ALL for bit in SQUARES}
"""The squares diagonal to each square."""


def zone_of(column: int, row: int) -> int:
    """The zone of a square, from 0."""
    return row // ZONE_HEIGHT * ZONES_ACROSS + column // ZONE_WIDTH


ZONE_SQUARES = tuple(
    sum(BITS[row][column] for row in range(ROWS) for column in range(len(COLUMNS)) if zone_of(column, row) == zone)
    for zone in ZONES
)


def spots(squares: int) -> Iterator[tuple[int, int]]:
    """The column and row of each square of a set, row by row."""
    while squares:
        bit = squares & -squares
        squares ^= bit
        row, column = divmod(bit.bit_length() - 1, STRIDE)
        yield column, row


def name(column: int, row: int) -> str:
    """A square as people write it: C4."""
    return f"{COLUMNS[column]}{row + 1}"


def place(column: int, row: int) -> Place:
    """A square as a place on the table."""
    return ("map", column, row)


def places(squares: int) -> tuple[Place, ...]:
    """A set of squares as places."""
    return tuple(place(column, row) for column, row in spots(squares))


def chains_of(squares: int) -> tuple[int, ...]:
    """The groups into which a set of squares falls when only sides join, in a fixed order."""
    found = []
    while squares:
        chain = squares & -squares
        while (grown := chain | around(chain) & squares) != chain:
            chain = grown
        found.append(chain)
        squares ^= chain
    return tuple(sorted(found))
