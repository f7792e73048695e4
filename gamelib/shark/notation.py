"""The moves of SHARK as a person would write them: ``buy red``, ``roll blue 3``, ``place blue C4``, ``surrender green``.

Columns are lettered and rows, zones and players counted from 1 in notation, and all from 0 in the moves themselves.
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
from . import map as chart
from .map import COLUMNS, ROWS, STRIDE, ZONE_HEIGHT, ZONE_WIDTH, ZONES, ZONES_ACROSS
from .rules import Rules
from .table import BANK, COMPANIES, FACES, HUES, NO_COLOUR, ladder, portfolio

MOST_PLAYERS = Rules.dials()["players"]["range"][1]


@dataclass(frozen=True, slots=True)
class First(Move):
    """Chance: the player who begins."""

    kind: ClassVar[str] = "first"
    player: int

    def __str__(self) -> str:
        return f"first {self.player + 1}"


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance: the company of a share that is dealt at the start."""

    kind: ClassVar[str] = "deal"
    company: int

    def __str__(self) -> str:
        return f"deal {COMPANIES[self.company]}"


@dataclass(frozen=True, slots=True)
class _Share(Move):
    """A share that goes from the bank to the actor."""

    company: int

    def __str__(self) -> str:
        return f"{self.kind} {COMPANIES[self.company]}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Bank and portfolio; the company's pawn comes last, as it alone tells one company's shares from another's."""
        return BANK, portfolio(actor), ladder(self.company)


@dataclass(frozen=True, slots=True)
class Choose(_Share):
    """The start share, where players choose it."""

    kind: ClassVar[str] = "choose"


@dataclass(frozen=True, slots=True)
class Buy(_Share):
    """One share from the bank at its price."""

    kind: ClassVar[str] = "buy"


@dataclass(frozen=True, slots=True)
class Sell(_Share):
    """One share to the bank at its price."""

    kind: ClassVar[str] = "sell"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Portfolio and bank, and the company's pawn."""
        return portfolio(actor), BANK, ladder(self.company)


@dataclass(frozen=True, slots=True)
class Surrender(Sell):
    """One share to the bank below its price, towards a debt."""

    kind: ClassVar[str] = "surrender"


@dataclass(frozen=True, slots=True)
class Done(Move):
    """The end of a trading window."""

    kind: ClassVar[str] = "done"

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Chance: the face of the colour die (none in Variant III) and the zone."""

    kind: ClassVar[str] = "roll"
    face: int
    zone: int

    def __str__(self) -> str:
        return f"roll {self.zone + 1}" if self.face == NO_COLOUR else f"roll {FACES[self.face]} {self.zone + 1}"


@dataclass(frozen=True, slots=True)
class Put(Move):
    """A building on a square."""

    kind: ClassVar[str] = "place"
    company: int
    column: int
    row: int

    def __str__(self) -> str:
        return f"place {COMPANIES[self.company]} {chart.name(self.column, self.row)}"

    def places(self, actor: int) -> tuple[Place, ...]:
        """Bank and square."""
        return BANK, chart.place(self.column, self.row)


# Every move exists once, so that listing the legal ones makes no new objects.
FIRSTS = tuple(First(player) for player in range(MOST_PLAYERS))
DEALS, CHOICES, BUYS, SELLS, SURRENDERS = (
    tuple(kind(company) for company in HUES) for kind in (Deal, Choose, Buy, Sell, Surrender)
)
DONE = Done()
ROLLS = tuple(Roll(face, zone) for face in range(len(FACES)) for zone in ZONES)
PLAIN_ROLLS = tuple(Roll(NO_COLOUR, zone) for zone in ZONES)
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


_company, _zone = f"({'|'.join(COMPANIES)})", f"([1-{len(ZONES)}])"
GRAMMAR: dict[str, tuple[str, str, Callable[..., Move]]] = {
    "first": (f"first ([1-{MOST_PLAYERS}])", "first 1", lambda player: FIRSTS[int(player) - 1]),
    "deal": (f"deal {_company}", "deal red", lambda company: DEALS[COMPANIES.index(company)]),
    "choose": (f"choose {_company}", "choose red", lambda company: CHOICES[COMPANIES.index(company)]),
    "buy": (f"buy {_company}", "buy red", lambda company: BUYS[COMPANIES.index(company)]),
    "sell": (f"sell {_company}", "sell red", lambda company: SELLS[COMPANIES.index(company)]),
    "done": ("done", "done", lambda: DONE),
    "roll": (f"roll (?:({'|'.join(FACES)}) )?{_zone}", "roll red 3' or, in Variant III, 'roll 3", lambda f, z: _roll(f, z)),
    "place": (
        f"place {_company} ([{COLUMNS}])([1-9]|{ROWS})",
        "place red C4",
        lambda company, column, row: PUTS[COMPANIES.index(company)][int(row) - 1][COLUMNS.index(column)],
    ),
    "surrender": (f"surrender {_company}", "surrender red", lambda company: SURRENDERS[COMPANIES.index(company)]),
}
"""For each kind of move: its pattern, an example, and how it is made of the parts."""


def _roll(face: str | None, zone: str) -> Roll:
    return Roll(NO_COLOUR if face is None else FACES.index(face), int(zone) - 1)


def parse(text: str) -> Move:
    """The move that a text writes; :class:`NotationError` says how that kind of move is written."""
    if not isinstance(text, str):
        raise NotationError(f"Notation is text such as 'buy red', not {type(text).__name__}.")
    written = " ".join(text.split())
    kind = written.partition(" ")[0]
    if kind not in GRAMMAR:
        raise NotationError(f"'{shown(text)}' is no move of SHARK; a move begins with {', '.join(GRAMMAR)}.")
    pattern, example, make = GRAMMAR[kind]
    match = re.fullmatch(pattern, written)
    if match is None:
        raise NotationError(f"'{shown(text)}' is not a move; '{kind}' is written like '{example}'.")
    return make(*match.groups())
