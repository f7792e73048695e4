"""The ground of a board: how its plots are numbered, so that a set of plots is one whole number with a bit a plot.

The plots lie row by row inside a frame one square wide, and rows share the frame between them: the end of one is the
beginning of the next. So the neighbours of a whole set are four shifts, and nothing ever wraps around an edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ..core.moves import Place
from . import table as names

Square = tuple[int, int]
"""Row and column, both from 0 at the top left."""


class Ground:
    """A board of ``side`` × ``side`` plots; ``plots`` and ``frame`` are sets of them and of the squares around them.

    ``around`` holds by plot the plots side to side with it, ``touching`` the squares side to side or corner to corner.
    """

    __slots__ = ("around", "corners", "frame", "plots", "quarters", "side", "stride", "touching")

    def __init__(self, side: int) -> None:
        self.side, self.stride = side, side + 1
        self.plots = sum(1 << self.at(row, column) for row in range(side) for column in range(side))
        self.frame = (1 << (side + 2) * self.stride + 1) - 1 & ~self.plots
        self.around = tuple(self.beside(1 << plot) for plot in range((side + 2) * self.stride))
        self.touching = tuple(self._touching(plot) for plot in range((side + 2) * self.stride))
        last = side - 1
        self.corners = tuple(self.at(row, column) for row in (0, last) for column in (0, last))
        self.quarters = tuple(self._quarter(down, right) for down in (0, 1) for right in (0, 1))

    def at(self, row: int, column: int) -> int:
        """The number of a plot."""
        return (row + 1) * self.stride + column + 1

    def square(self, plot: int) -> Square:
        """The row and column of a plot."""
        row, column = divmod(plot, self.stride)
        return row - 1, column - 1

    def place(self, plot: int) -> Place:
        """The plot as moves, events and the board's drawing name it."""
        return names.plot(*self.square(plot))

    def squares(self, plots: int) -> tuple[Square, ...]:
        """The rows and columns of a set of plots, in order."""
        return tuple(self.square(plot) for plot in members(plots))

    def places(self, plots: int) -> tuple[Place, ...]:
        """The places of a set of plots, in order."""
        return tuple(names.plot(row, column) for row, column in self.squares(plots))

    def beside(self, plots: int) -> int:
        """Every plot that lies side to side with one of these."""
        return (plots << 1 | plots >> 1 | plots << self.stride | plots >> self.stride) & self.plots

    def _touching(self, plot: int) -> int:
        """Every square that lies side to side or corner to corner with a plot, those of the frame included."""
        row = 1 << plot | 1 << plot + 1 | 1 << plot >> 1
        return (row | row << self.stride | row >> self.stride) & (self.plots | self.frame) & ~(1 << plot)

    def _quarter(self, down: int, right: int) -> tuple[int, ...]:
        """The plots of a quarter; on odd boards the middle row and column belong to none."""
        half = self.side // 2
        rows, columns = ((self.side - half) * part for part in (down, right))
        return tuple(self.at(rows + row, columns + column) for row in range(half) for column in range(half))


@cache
def ground(side: int) -> Ground:
    """The ground of that size; there is one of each."""
    return Ground(side)


def members(plots: int) -> Iterator[int]:
    """The plots of a set, from the lowest number on."""
    while plots:
        lowest = plots & -plots
        yield lowest.bit_length() - 1
        plots ^= lowest


def name(row: int, column: int) -> str:
    """A plot as a person writes it, like a cell of a spreadsheet: ``C4`` is the third column of the fourth row."""
    return f"{column_name(column)}{row + 1}"


def column_name(column: int) -> str:
    """The letters of a column: A to Z, then AA, AB and so on; a column left of all others is ``?``."""
    if column < 0:
        return "?"
    return "A" * (column // 26) + chr(ord("A") + column % 26)


def column_of(letters: str) -> int:
    """The column with these letters."""
    return ord(letters[-1]) - ord("A") + 26 * (len(letters) - 1)


def square(text: str) -> Square:
    """The row and column of a plot that is written like ``C4``."""
    letters = text.rstrip("0123456789")
    return int(text[len(letters) :]) - 1, column_of(letters)
