"""The moves of the city game as a person would write them: ``reserve C4``, ``draw``, ``bid 3``, ``build C4``, ``lay road C4``.

A plot is written like a cell of a spreadsheet: ``C4`` is the third column of the fourth row from the top. In the moves
themselves rows and columns are counted from 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from itertools import compress
from typing import Any, ClassVar, Generic, TypeVar

from ..core.errors import NotationError
from ..core.moves import Move, Place
from ..core.text import shown
from .ground import Ground, ground, name, square
from .rules import MOST, Rules
from .table import ASIDE, DISTRIBUTORS, DRAWN, KINDS, PILE, ROAD, ROADS, SET_ASIDE, SITING, TILES, hand, plot, purse


@dataclass(frozen=True, slots=True)
class Site(Move):
    """Chance: where a distributor stands."""

    kind: ClassVar[str] = "site"
    good: int
    row: int
    column: int

    def __str__(self) -> str:
        return f"site {DISTRIBUTORS[self.good]} {name(self.row, self.column)}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The plot."""
        return (plot(self.row, self.column),)


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance: the player who begins."""

    kind: ClassVar[str] = "first"
    player: int

    def __str__(self) -> str:
        return f"first {self.player + 1}"


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """The decision to build: a tile is drawn from the pile."""

    kind: ClassVar[str] = "draw"

    def __str__(self) -> str:
        return "draw"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The pile."""
        return (PILE,)


@dataclass(frozen=True, slots=True)
class Tile(Move):
    """Chance: the tile that is drawn."""

    kind: ClassVar[str] = "tile"
    tile: int

    def __str__(self) -> str:
        return f"tile {KINDS[self.tile]}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The pile, and where the drawn tile lies."""
        return PILE, DRAWN


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """A sealed bid."""

    kind: ClassVar[str] = "bid"
    amount: int

    def __str__(self) -> str:
        return f"bid {self.amount}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The bidder's money."""
        return (purse(actor),)


@dataclass(frozen=True, slots=True)
class Build(Move):
    """The tile that was drawn or won goes on a reserved plot."""

    kind: ClassVar[str] = "build"
    row: int
    column: int

    def __str__(self) -> str:
        return f"build {name(self.row, self.column)}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The drawn tile and the plot."""
        return DRAWN, plot(self.row, self.column)


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """With the pile empty: a road or a blocker that was left over goes on a reserved plot."""

    kind: ClassVar[str] = "lay"
    tile: int
    row: int
    column: int

    def __str__(self) -> str:
        return f"lay {TILES[self.tile]} {name(self.row, self.column)}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Where the tile comes from, and the plot."""
        return ROADS if self.tile == ROAD else ASIDE, plot(self.row, self.column)


@dataclass(frozen=True, slots=True)
class Reserve(Move):
    """A marker from hand goes on an empty plot."""

    kind: ClassVar[str] = "reserve"
    row: int
    column: int

    def __str__(self) -> str:
        return f"reserve {name(self.row, self.column)}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The hand and the plot."""
        return hand(actor), plot(self.row, self.column)


LAID = (ROAD, *SET_ASIDE)
"""What is built when the pile is empty, in the order of the catalogue."""

# Every move exists once, so that listing the legal ones makes no new objects.
FIRSTS = tuple(First(player) for player in range(MOST))
DRAW_TILE = Draw()
DRAWS = tuple(Tile(tile) for tile in range(len(KINDS)))
_bids = [Bid(amount) for amount in range(256)]
_BITS = bytes.maketrans(b"01", b"\0\1")
Plotted = TypeVar("Plotted", bound=Move)


class PlotMoves(Generic[Plotted]):
    """The moves of one kind on every plot of a board, picked by a set of plots."""

    __slots__ = ("by_plot", "width")

    def __init__(self, here: Ground, make: Callable[[int, int], Plotted]) -> None:
        self.width = (here.side + 2) * here.stride
        framing: Any = None  # never picked: a set of plots has no square of the frame
        self.by_plot: tuple[Plotted, ...] = tuple(
            make(*here.square(plot)) if here.plots >> plot & 1 else framing for plot in range(self.width)
        )

    def __call__(self, plots: int) -> tuple[Plotted, ...]:
        """The moves on these plots, row by row."""
        chosen = f"{plots:0{self.width}b}"[::-1].encode().translate(_BITS)
        return tuple(compress(self.by_plot, chosen))


class Moves:
    """Every move on a board of one size."""

    __slots__ = ("builds", "lays", "reserves", "sites")

    def __init__(self, here: Ground) -> None:
        self.sites = {good: PlotMoves(here, partial(Site, good)) for good in SITING}
        self.builds = PlotMoves(here, Build)
        self.lays = {tile: PlotMoves(here, partial(Lay, tile)) for tile in LAID}
        self.reserves = PlotMoves(here, Reserve)


@cache
def moves(side: int) -> Moves:
    """Every move on a board of that size."""
    return Moves(ground(side))


def bids(most: int) -> tuple[Bid, ...]:
    """The bids from 0 to most."""
    return tuple(_bids[: most + 1])


@cache
def catalogue(rules: Rules) -> tuple[Move, ...]:
    """Every move that can ever be written under these rules, in a fixed order."""
    every, all_plots = moves(rules.ground.side), rules.ground.plots
    found: list[Move] = [move for good in SITING for move in every.sites[good](all_plots)]
    found += [*FIRSTS[: rules.players], DRAW_TILE, *DRAWS, *bids(rules.coins), *every.builds(all_plots)]
    for tile in LAID:
        found += every.lays[tile](all_plots)
    return (*found, *every.reserves(all_plots))


_plot = "([A-Z]|A[A-D])([1-9]|[12][0-9]|30)"
_tile = f"({'|'.join(TILES)})"
GRAMMAR: dict[str, tuple[str, str, Callable[..., Move]]] = {
    "site": (
        f"site ({'|'.join(DISTRIBUTORS)}) {_plot}",
        "site port A1",
        lambda site, *plot: Site(DISTRIBUTORS.index(site), *square("".join(plot))),
    ),
    "first": (f"first ([1-{MOST}])", "first 1", lambda player: First(int(player) - 1)),
    "draw": ("draw", "draw", lambda: DRAW_TILE),
    "tile": (f"tile ({'|'.join(KINDS)})", "tile flats", lambda tile: Tile(KINDS.index(tile))),
    "bid": ("bid (0|[1-9][0-9]{0,5})", "bid 3", lambda amount: Bid(int(amount))),
    "build": (f"build {_plot}", "build C4", lambda *plot: Build(*square("".join(plot)))),
    "lay": (
        f"lay {_tile} {_plot}",
        "lay road C4",
        lambda tile, *plot: Lay(TILES.index(tile), *square("".join(plot))),
    ),
    "reserve": (f"reserve {_plot}", "reserve C4", lambda *plot: Reserve(*square("".join(plot)))),
}
"""For each kind of move: its pattern, an example, and how it is made of the parts."""


def parse(text: str) -> Move:
    """The move that a text writes; :class:`NotationError` says how that kind of move is written."""
    if not isinstance(text, str):
        raise NotationError(f"Notation is text such as 'reserve C4', not {type(text).__name__}.")
    written = " ".join(text.split())
    kind = written.partition(" ")[0]
    if kind not in GRAMMAR:
        raise NotationError(f"'{shown(text)}' is no move of the city game; a move begins with {', '.join(GRAMMAR)}.")
    pattern, example, make = GRAMMAR[kind]
    match = re.fullmatch(pattern, written)
    if match is None:
        raise NotationError(f"'{shown(text)}' is not a move; '{kind}' is written like '{example}'.")
    return make(*match.groups())
