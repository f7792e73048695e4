"""The moves of MARK as a person would write them: ``take red 2``, ``refine red 2-3``, ``sell red 3 C``, ``bid 12``.

Squares are counted from 1 and market rows lettered from A in notation, and both from 0 in the moves themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ..core.errors import NotationError
from ..core.moves import Move, Place
from ..core.text import shown
from .rules import Rules
from .table import BANK, COLOURS, FACES, FIRST_DIE, ROWS, SECOND_DIE, purse, roof, yard

MOST_SQUARES = Rules.dials()["squares"]["range"][1]
MOST_PLAYERS = Rules.dials()["players"]["range"][1]


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance: the player who begins."""

    kind: ClassVar[str] = "first"
    player: int

    def __str__(self) -> str:
        return f"first {self.player + 1}"


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Chance: the faces of both dice."""

    kind: ClassVar[str] = "roll"
    first: int
    second: int

    def __str__(self) -> str:
        return f"roll {FACES[self.first]} {FACES[self.second]}"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """A piece from the bank to a yard square."""

    kind: ClassVar[str] = "take"
    colour: int
    square: int

    def __str__(self) -> str:
        return f"take {COLOURS[self.colour]} {self.square + 1}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Bank and yard square."""
        return BANK, yard(actor, self.square)


@dataclass(frozen=True, slots=True)
class Refine(Move):
    """A piece from a yard square to a roof square."""

    kind: ClassVar[str] = "refine"
    colour: int
    square: int
    to: int

    def __str__(self) -> str:
        return f"refine {COLOURS[self.colour]} {self.square + 1}-{self.to + 1}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Yard square and roof square."""
        return yard(actor, self.square), roof(actor, self.to)


@dataclass(frozen=True, slots=True)
class Sell(Move):
    """A piece from a roof square to a market row."""

    kind: ClassVar[str] = "sell"
    colour: int
    square: int
    row: int

    def __str__(self) -> str:
        return f"sell {COLOURS[self.colour]} {self.square + 1} {ROWS[self.row]}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Roof square and market row."""
        return roof(actor, self.square), ("market", self.row)


@dataclass(frozen=True, slots=True)
class Auction(Move):
    """The colour that hammer and star put up for auction."""

    kind: ClassVar[str] = "auction"
    colour: int

    def __str__(self) -> str:
        return f"auction {COLOURS[self.colour]}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The bank."""
        return (BANK,)


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """A sealed bid."""

    kind: ClassVar[str] = "bid"
    amount: int

    def __str__(self) -> str:
        return f"bid {self.amount}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """The bidder's cash."""
        return (purse(actor),)


@dataclass(frozen=True, slots=True)
class Put(Move):
    """The piece won at auction to a yard square."""

    kind: ClassVar[str] = "place"
    square: int

    def __str__(self) -> str:
        return f"place {self.square + 1}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Bank and yard square."""
        return BANK, yard(actor, self.square)


@dataclass(frozen=True, slots=True)
class Return(Move):
    """A piece from a crowded row back to the bank."""

    kind: ClassVar[str] = "return"
    storey: int
    square: int

    def __str__(self) -> str:
        return f"return {STOREYS[self.storey]} {self.square + 1}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Company square and bank."""
        return (STOREYS[self.storey], actor, self.square), BANK


STOREYS = ("yard", "roof")
YARD, ROOF = 0, 1

# Every move exists once, so that listing the legal ones makes no new objects.
FIRSTS = tuple(First(player) for player in range(MOST_PLAYERS))
ROLLS = tuple(Roll(first, second) for first in FIRST_DIE for second in SECOND_DIE)
_SQUARES = range(MOST_SQUARES)
_HUES = range(len(COLOURS))
TAKES = tuple(tuple(Take(colour, square) for square in _SQUARES) for colour in _HUES)
REFINES = tuple(tuple(tuple(Refine(colour, i, j) for j in _SQUARES) for i in _SQUARES) for colour in _HUES)
SELLS = tuple(tuple(tuple(Sell(colour, i, row) for row in range(len(ROWS))) for i in _SQUARES) for colour in _HUES)
AUCTIONS = tuple(Auction(colour) for colour in _HUES)
PUTS = tuple(Put(square) for square in _SQUARES)
RETURNS = tuple(tuple(Return(storey, square) for square in _SQUARES) for storey in (YARD, ROOF))
_bids = [Bid(amount) for amount in range(256)]


def bids(most: int) -> tuple[Bid, ...]:
    """The bids from 0 to most."""
    if most >= len(_bids):
        _bids.extend(Bid(amount) for amount in range(len(_bids), most + 1))
    return tuple(_bids[: most + 1])


@cache
def catalogue(rules: Rules) -> tuple[Move, ...]:
    """Every move that can ever be written under these rules, in a fixed order."""
    squares = range(rules.squares)
    actions: list[Move] = []
    for colour in _HUES:
        actions += [TAKES[colour][square] for square in squares]
        actions += [REFINES[colour][i][j] for i in squares for j in squares]
        actions += [move for square in squares for move in SELLS[colour][square]]
    returns = [RETURNS[storey][square] for storey in (YARD, ROOF) for square in squares]
    puts = PUTS[: rules.squares]
    return (*FIRSTS[: rules.players], *ROLLS, *AUCTIONS, *bids(rules.most_cash), *puts, *returns, *actions)


_colour, _face = f"({'|'.join(COLOURS)})", f"({'|'.join(FACES)})"
_square, _row = f"([1-{MOST_SQUARES}])", f"([{ROWS}])"
GRAMMAR: dict[str, tuple[str, str, Callable[..., Move]]] = {
    "first": (f"first ([1-{MOST_PLAYERS}])", "first 1", lambda player: First(int(player) - 1)),
    "roll": (f"roll {_face} {_face}", "roll red star", lambda a, b: _roll(FACES.index(a), FACES.index(b))),
    "take": (f"take {_colour} {_square}", "take red 2", lambda c, i: Take(COLOURS.index(c), int(i) - 1)),
    "refine": (
        f"refine {_colour} {_square}-{_square}",
        "refine red 2-3",
        lambda c, i, j: Refine(COLOURS.index(c), int(i) - 1, int(j) - 1),
    ),
    "sell": (
        f"sell {_colour} {_square} {_row}",
        "sell red 3 C",
        lambda c, i, row: Sell(COLOURS.index(c), int(i) - 1, ROWS.index(row)),
    ),
    "auction": (f"auction {_colour}", "auction red", lambda c: Auction(COLOURS.index(c))),
    "bid": ("bid (0|[1-9][0-9]{0,5})", "bid 12", lambda amount: Bid(int(amount))),
    "place": (f"place {_square}", "place 2", lambda i: Put(int(i) - 1)),
    "return": (f"return (yard|roof) {_square}", "return yard 2", lambda s, i: Return(STOREYS.index(s), int(i) - 1)),
}
"""For each kind of move: its pattern, an example, and how it is made of the parts."""


def parse(text: str) -> Move:
    """The move that a text writes; :class:`NotationError` says how that kind of move is written."""
    if not isinstance(text, str):
        raise NotationError(f"Notation is text such as 'take red 2', not {type(text).__name__}.")
    written = " ".join(text.split())
    kind = written.partition(" ")[0]
    if kind not in GRAMMAR:
        raise NotationError(f"'{shown(text)}' is no move of MARK; a move begins with {', '.join(GRAMMAR)}.")
    pattern, example, make = GRAMMAR[kind]
    match = re.fullmatch(pattern, written)
    if match is None:
        raise NotationError(f"'{shown(text)}' is not a move; '{kind}' is written like '{example}'.")
    return make(*match.groups())


def _roll(first: int, second: int) -> Roll:
    if first not in FIRST_DIE or second not in SECOND_DIE:
        raise NotationError("The first die has the hammer and the second the star: 'roll hammer star', 'roll red star'.")
    return Roll(first, second)
