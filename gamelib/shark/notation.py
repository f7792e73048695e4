"""The moves of SHARK as a person would write them: ``buy red``, ``roll blue 3``, ``place blue C4``, ``surrender green``.

Columns are lettered and rows, zones and players counted from 1 in notation, and all from 0 in the moves themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ..core.kit import first
from ..core.kit.notation import Notation, counted, every, word
from ..core.moves import Move, Place
from . import map as chart
from .map import COLUMNS, ROWS, STRIDE, ZONE_HEIGHT, ZONE_WIDTH, ZONES, ZONES_ACROSS
from .rules import Rules
from .table import BANK, COMPANIES, FACES, HUES, NO_COLOUR, ladder, portfolio

MOST_PLAYERS = Rules.dials()["players"]["range"][1]


@dataclass(frozen=True, slots=True)
class First(first.First):
    """Chance: the player who begins."""

    player: int = counted(MOST_PLAYERS)


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance: the company of a share that is dealt at the start."""

    form: ClassVar[str] = "deal {company}"
    example: ClassVar[str] = "deal red"
    company: int = word(COMPANIES)


@dataclass(frozen=True, slots=True)
class _Share(Move):
    """A share that goes from the bank to the actor."""

    company: int = word(COMPANIES)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Bank and portfolio; the company's pawn comes last, as it alone tells one company's shares from another's."""
        return BANK, portfolio(actor), ladder(self.company)


@dataclass(frozen=True, slots=True)
class Choose(_Share):
    """The start share, where players choose it."""

    form: ClassVar[str] = "choose {company}"
    example: ClassVar[str] = "choose red"


@dataclass(frozen=True, slots=True)
class Buy(_Share):
    """One share from the bank at its price."""

    form: ClassVar[str] = "buy {company}"
    example: ClassVar[str] = "buy red"


@dataclass(frozen=True, slots=True)
class Sell(_Share):
    """One share to the bank at its price."""

    form: ClassVar[str] = "sell {company}"
    example: ClassVar[str] = "sell red"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Portfolio and bank, and the company's pawn."""
        return portfolio(actor), BANK, ladder(self.company)


@dataclass(frozen=True, slots=True)
class Surrender(Sell):
    """One share to the bank below its price, towards a debt."""

    form: ClassVar[str] = "surrender {company}"
    example: ClassVar[str] = "surrender red"


@dataclass(frozen=True, slots=True)
class Done(Move):
    """The end of a trading window."""

    form: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Chance: the face of the colour die (none in Variant III) and the zone."""

    form: ClassVar[str] = "roll {face} {zone}"
    example: ClassVar[str] = "roll red 3' or, in Variant III, 'roll 3"
    face: int = word(FACES, absent=NO_COLOUR)
    zone: int = counted(len(ZONES))


@dataclass(frozen=True, slots=True)
class Put(Move):
    """A building on a square."""

    form: ClassVar[str] = "place {company} {column}{row}"
    example: ClassVar[str] = "place red C4"
    company: int = word(COMPANIES)
    column: int = word(COLUMNS)
    row: int = counted(ROWS)

    def places(self, actor: int) -> tuple[Place, ...]:
        """Bank and square."""
        return BANK, chart.place(self.column, self.row)


# Every move exists once, so that listing the legal ones makes no new objects.
FIRSTS, DEALS, CHOICES = every(First), every(Deal), every(Choose)
BUYS, SELLS, SURRENDERS = every(Buy), every(Sell), every(Surrender)
DONE = Done()
ROLLS, PLAIN_ROLLS = every(Roll), every(Roll, face=(NO_COLOUR,))
PUTS = tuple(
    tuple(tuple(Put(company, column, row) for column in range(len(COLUMNS))) for row in range(ROWS)) for company in HUES
)

Slice = tuple[int, tuple[tuple[Put, ...], ...]]


def _slice(company: int, zone: int, line: int) -> Slice:
    """One row of a zone: how far its bits lie, and the moves for each set of them."""
    row, column = zone // ZONES_ACROSS * ZONE_HEIGHT + line, zone % ZONES_ACROSS * ZONE_WIDTH
    moves = PUTS[company][row][column : column + ZONE_WIDTH]
    sets = range(1 << ZONE_WIDTH)
    return row * STRIDE + column, tuple(tuple(put for i, put in enumerate(moves) if bits >> i & 1) for bits in sets)


_SLICES = tuple(tuple(tuple(_slice(company, zone, line) for line in range(ZONE_HEIGHT)) for zone in ZONES) for company in HUES)
_FULL = (1 << ZONE_WIDTH) - 1


def puts(company: int, zone: int, squares: int) -> tuple[Put, ...]:
    """The moves that place a company's building on each of these squares of a zone, row by row."""
    found: tuple[Put, ...] = ()
    for shift, moves in _SLICES[company][zone]:
        bits = squares >> shift & _FULL
        if bits:
            found += moves[bits]
    return found


@cache
def catalogue(rules: Rules) -> tuple[Move, ...]:
    """Every move that can ever be written under these rules, in a fixed order."""
    rolls = PLAIN_ROLLS if rules.variant_three else ROLLS
    placements = [put for company in PUTS for row in company for put in row]
    return (*FIRSTS[: rules.players], *DEALS, *CHOICES, *BUYS, *SELLS, DONE, *rolls, *placements, *SURRENDERS)


parse = Notation("SHARK", (First, Deal, Choose, Buy, Sell, Done, Roll, Put, Surrender), typical=Buy).parse
