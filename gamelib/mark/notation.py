"""The moves of MARK as a person would write them: ``take red 2``, ``refine red 2-3``, ``sell red 3 C``, ``bid 12``.

Squares are counted from 1 and market rows lettered from A in notation, and both from 0 in the moves themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Self

from ..core.errors import NotationError
from ..core.kit import first
from ..core.kit.notation import Notation, counted, every, number, word
from ..core.moves import Move, Place
from .rules import Rules
from .table import BANK, COLOURS, FACES, FIRST_DIE, ROWS, SECOND_DIE, purse, roof, yard

MOST_SQUARES = Rules.dials()["squares"]["range"][1]
MOST_PLAYERS = Rules.dials()["players"]["range"][1]
MOST_BID = 999_999
STOREYS = ("yard", "roof")
YARD, ROOF = 0, 1


@dataclass(frozen=True, slots=True)
class First(first.First):
    """Chance: the player who begins."""

    player: int = counted(MOST_PLAYERS)


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Chance: the faces of both dice."""

    form: ClassVar[str] = "roll {first} {second}"
    example: ClassVar[str] = "roll red star"
    first: int = word(FACES)
    second: int = word(FACES)

    @classmethod
    def made(cls, *values: Any) -> Self:
        """The dice differ: only the first has the hammer, and only the second the star."""
        if values[0] not in FIRST_DIE or values[1] not in SECOND_DIE:
            raise NotationError("The first die has the hammer and the second the star: 'roll hammer star', 'roll red star'.")
        return cls(*values)


@dataclass(frozen=True, slots=True)
class Take(Move):
    """A piece from the bank to a yard square."""

    form: ClassVar[str] = "take {colour} {square}"
    example: ClassVar[str] = "take red 2"
    colour: int = word(COLOURS)
    square: int = counted(MOST_SQUARES)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Bank and yard square."""
        return BANK, yard(actor, self.square)


@dataclass(frozen=True, slots=True)
class Refine(Move):
    """A piece from a yard square to a roof square."""

    form: ClassVar[str] = "refine {colour} {square}-{to}"
    example: ClassVar[str] = "refine red 2-3"
    colour: int = word(COLOURS)
    square: int = counted(MOST_SQUARES)
    to: int = counted(MOST_SQUARES)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Yard square and roof square."""
        return yard(actor, self.square), roof(actor, self.to)


@dataclass(frozen=True, slots=True)
class Sell(Move):
    """A piece from a roof square to a market row."""

    form: ClassVar[str] = "sell {colour} {square} {row}"
    example: ClassVar[str] = "sell red 3 C"
    colour: int = word(COLOURS)
    square: int = counted(MOST_SQUARES)
    row: int = word(ROWS)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Roof square and market row."""
        return roof(actor, self.square), ("market", self.row)


@dataclass(frozen=True, slots=True)
class Auction(Move):
    """The colour that hammer and star put up for auction."""

    form: ClassVar[str] = "auction {colour}"
    example: ClassVar[str] = "auction red"
    colour: int = word(COLOURS)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The bank."""
        return (BANK,)


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """A sealed bid."""

    form: ClassVar[str] = "bid {amount}"
    example: ClassVar[str] = "bid 12"
    amount: int = number(0, MOST_BID)

    def places(self, actor: int) -> tuple[Place, ...]:
        """The bidder's cash."""
        return (purse(actor),)


@dataclass(frozen=True, slots=True)
class Put(Move):
    """The piece won at auction to a yard square."""

    form: ClassVar[str] = "place {square}"
    example: ClassVar[str] = "place 2"
    square: int = counted(MOST_SQUARES)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Bank and yard square."""
        return BANK, yard(actor, self.square)


@dataclass(frozen=True, slots=True)
class Return(Move):
    """A piece from a crowded row back to the bank."""

    form: ClassVar[str] = "return {storey} {square}"
    example: ClassVar[str] = "return yard 2"
    storey: int = word(STOREYS)
    square: int = counted(MOST_SQUARES)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Company square and bank."""
        return (STOREYS[self.storey], actor, self.square), BANK


# Every move exists once, so that listing the legal ones makes no new objects.
FIRSTS, AUCTIONS, PUTS = every(First), every(Auction), every(Put)
ROLLS = every(Roll, first=FIRST_DIE, second=SECOND_DIE)
_SQUARES = range(MOST_SQUARES)
_HUES = range(len(COLOURS))
TAKES = tuple(tuple(Take(colour, square) for square in _SQUARES) for colour in _HUES)
REFINES = tuple(tuple(tuple(Refine(colour, i, j) for j in _SQUARES) for i in _SQUARES) for colour in _HUES)
SELLS = tuple(tuple(tuple(Sell(colour, i, row) for row in range(len(ROWS))) for i in _SQUARES) for colour in _HUES)
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


parse = Notation("MARK", (First, Roll, Take, Refine, Sell, Auction, Bid, Put, Return), typical=Take).parse
