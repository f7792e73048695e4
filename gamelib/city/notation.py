"""The moves of the city game as a person would write them: ``reserve C4``, ``draw``, ``bid 3``, ``build C4``, ``lay road C4``.

A plot is written like a cell of a spreadsheet: ``C4`` is the third column of the fourth row from the top. In the moves
themselves rows and columns are counted from 0.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import ClassVar, Generic, TypeVar

from ..core.kit import first
from ..core.kit.notation import Notation, counted, every, number, part, word
from ..core.moves import Move, Place
from .plot_sets import Ground, column_name, column_of, ground, members
from .rules import MOST, Rules
from .table import ASIDE, DISTRIBUTORS, DRAWN, KINDS, PILE, ROAD, ROADS, SET_ASIDE, SITING, TILES, hand, plot, purse

COLUMN, LARGEST = "[A-Z]|A[A-D]", 30
"""The columns of the largest board, and how many there are."""
MOST_BID = 999_999


@dataclass(frozen=True, slots=True)
class Site(Move):
    """Chance: where a distributor stands."""

    form: ClassVar[str] = "site {good} {column}{row}"
    example: ClassVar[str] = "site port A1"
    good: int = word(DISTRIBUTORS)
    row: int = counted(LARGEST)
    column: int = part(COLUMN, column_of, column_name)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The plot."""
        return (plot(self.row, self.column),)


@dataclass(frozen=True, slots=True)
class First(first.First):
    """Chance: the player who begins."""

    player: int = counted(MOST)


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """The decision to build: a tile is drawn from the pile."""

    form: ClassVar[str] = "draw"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The pile."""
        return (PILE,)


@dataclass(frozen=True, slots=True)
class Tile(Move):
    """Chance: the tile that is drawn."""

    form: ClassVar[str] = "tile {tile}"
    example: ClassVar[str] = "tile flats"
    tile: int = word(KINDS)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The pile, and where the drawn tile lies."""
        return PILE, DRAWN


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """A sealed bid."""

    form: ClassVar[str] = "bid {amount}"
    example: ClassVar[str] = "bid 3"
    amount: int = number(0, MOST_BID)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The bidder's money."""
        return (purse(actor),)


@dataclass(frozen=True, slots=True)
class Abstain(Move):
    """No bid: the player stays out of the auction, where the rules allow it."""

    form: ClassVar[str] = "abstain"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The money that stays where it is."""
        return (purse(actor),)


@dataclass(frozen=True, slots=True)
class Build(Move):
    """The tile that was drawn or won goes on a reserved plot."""

    form: ClassVar[str] = "build {column}{row}"
    example: ClassVar[str] = "build C4"
    row: int = counted(LARGEST)
    column: int = part(COLUMN, column_of, column_name)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The drawn tile and the plot."""
        return DRAWN, plot(self.row, self.column)


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """With the pile empty: a road or a blocker that was left over goes on a reserved plot."""

    form: ClassVar[str] = "lay {tile} {column}{row}"
    example: ClassVar[str] = "lay road C4"
    tile: int = word(TILES)
    row: int = counted(LARGEST)
    column: int = part(COLUMN, column_of, column_name)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Where the tile comes from, and the plot."""
        return ROADS if self.tile == ROAD else ASIDE, plot(self.row, self.column)


@dataclass(frozen=True, slots=True)
class Reserve(Move):
    """A marker from hand goes on an empty plot."""

    form: ClassVar[str] = "reserve {column}{row}"
    example: ClassVar[str] = "reserve C4"
    row: int = counted(LARGEST)
    column: int = part(COLUMN, column_of, column_name)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The hand and the plot."""
        return hand(actor), plot(self.row, self.column)


LAID = (ROAD, *SET_ASIDE)
"""What is built when the pile is empty, in the order of the catalogue."""

# Every move exists once, so that listing the legal ones makes no new objects.
FIRSTS, DRAWS = every(First), every(Tile)
DRAW_TILE, ABSTAIN = Draw(), Abstain()
_bids = tuple([Bid(amount) for amount in range(256)])
Plotted = TypeVar("Plotted", bound=Move)


class FewMoves(Generic[Plotted]):
    """The moves of one kind on every plot of a board, picked by a small set of plots, such as one player's own."""

    __slots__ = ("_moves",)

    def __init__(self, here: Ground, make: Callable[[int, int], Plotted]) -> None:
        self._moves = {1 << plot: make(*here.square(plot)) for plot in members(here.plots)}

    def __call__(self, plots: int) -> tuple[Plotted, ...]:
        """The moves on these plots, row by row."""
        chosen = []
        while plots:
            lowest = plots & -plots
            chosen.append(self._moves[lowest])
            plots ^= lowest
        return tuple(chosen)


WIDE = 10
EVERY = (1 << WIDE) - 1
"""So many plots that follow each other are picked at once: they have few enough sets to remember all of them."""


class ManyMoves(Generic[Plotted]):
    """The moves of one kind on every plot of a board, picked by a large set of plots; what was picked of ten plots is kept."""

    __slots__ = ("_first", "_kept", "_last", "_moves")

    def __init__(self, here: Ground, make: Callable[[int, int], Plotted]) -> None:
        self._first = here.at(0, 0)
        self._moves = {plot - self._first: make(*here.square(plot)) for plot in members(here.plots)}
        self._kept: list[list[tuple[Plotted, ...]]] = [[()] * (EVERY + 1) for _ in range(0, max(self._moves) + 1, WIDE)]
        self._last: tuple[int, tuple[Plotted, ...]] = (0, ())

    def __call__(self, plots: int) -> tuple[Plotted, ...]:
        """The moves on these plots, row by row. Often the same are asked for again: building on one's plot opens no other."""
        asked, picked = self._last
        if plots != asked:
            chosen: list[Plotted] = []
            left = plots >> self._first
            for kept in self._kept:
                if some := left & EVERY:
                    chosen += kept[some] or self._remembered(kept, some)
                left >>= WIDE
            picked = tuple(chosen)
            self._last = plots, picked
        return picked

    def _remembered(self, kept: list[tuple[Plotted, ...]], some: int) -> tuple[Plotted, ...]:
        """The moves on some of the plots that a list is for, from now on in their place in it."""
        first = WIDE * next(number for number, one in enumerate(self._kept) if one is kept)
        kept[some] = picked = tuple([self._moves[first + plot] for plot in members(some)])
        return picked


class Moves:
    """Every move on a board of one size."""

    __slots__ = ("builds", "lays", "reserves", "sites")

    def __init__(self, here: Ground) -> None:
        self.sites = {good: ManyMoves(here, partial(Site, good)) for good in SITING}
        self.builds = FewMoves(here, Build)
        self.lays = {tile: FewMoves(here, partial(Lay, tile)) for tile in LAID}
        self.reserves = ManyMoves(here, Reserve)


@cache
def moves(side: int) -> Moves:
    """Every move on a board of that size."""
    return Moves(ground(side))


def bids(rules: Rules, most: int) -> tuple[Move, ...]:
    """The bids from 0 to most, and none at all where the rules allow it."""
    found: tuple[Move, ...] = _bids[: most + 1]
    return (*found, ABSTAIN) if rules.may_abstain else found


@cache
def catalogue(rules: Rules) -> tuple[Move, ...]:
    """Every move that can ever be written under these rules, in a fixed order."""
    here, all_plots = moves(rules.ground.side), rules.ground.plots
    found: list[Move] = [move for good in SITING for move in here.sites[good](all_plots)]
    found += [*FIRSTS[: rules.players], DRAW_TILE, *DRAWS, *bids(rules, rules.coins), *here.builds(all_plots)]
    for tile in LAID:
        found += here.lays[tile](all_plots)
    return (*found, *here.reserves(all_plots))


parse = Notation("the city game", (Site, First, Draw, Tile, Bid, Abstain, Build, Lay, Reserve), typical=Reserve).parse
