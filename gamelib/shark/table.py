"""What lies on the table in SHARK, and the words of the game."""

from __future__ import annotations

from typing import Self

from ..core import table as core
from ..core.moves import Place

COMPANIES = ("red", "blue", "green", "yellow")
LETTERS = ("R", "B", "G", "Y")
RED, BLUE, GREEN, YELLOW = HUES = range(4)
BLACK, WHITE = 4, 5
FACES = (*COMPANIES, "black", "white")
"""The faces of the colour die."""
NO_COLOUR = -1
"""What the colour die shows where there is none (Variant III)."""

THOUSAND = 1000
NOBODY = -1
NO_DICE: tuple[int, ...] = ()
NOTHING = (0, 0, 0, 0)
"""None of any company: no shares, no lots, no value."""

FIRST, DEAL, CHOOSE, BEFORE, ROLL, PLACE, SETTLE, AFTER, OVER = PHASES = (
    "first-player",
    "deal",
    "choose",
    "trade-before",
    "roll",
    "place",
    "settle",
    "trade-after",
    "over",
)

BANK: Place = ("bank",)
BOX: Place = ("box",)
MONEY = "money"
SHARES = tuple(f"{company} share" for company in COMPANIES)
"""What a share is called in the ledger; a building bears the company's name alone."""


class Table(core.Table):
    """Map, ladder, bank, portfolios, and what is going on.

    By company: ``chains`` (each a set of squares), ``built`` (all squares), ``values``, ``box`` (buildings out of the game)
    and ``stock`` (the bank's shares). By player: ``cash``, ``shares``, ``out`` and, while a settlement lasts, ``debts``.
    ``player`` has the turn and has ``bought`` so many shares; ``lots`` are the shares that the debtor has surrendered.
    """

    __slots__ = (
        "bought", "box", "built", "cash", "chains", "debts", "dice", "lots", "out", "player", "shares", "stock", "values",
    )  # fmt: skip
    player: int
    dice: tuple[int, ...]
    bought: int
    chains: tuple[tuple[int, ...], ...]
    built: tuple[int, ...]
    values: tuple[int, ...]
    box: tuple[int, ...]
    stock: tuple[int, ...]
    cash: tuple[int, ...]
    shares: tuple[tuple[int, ...], ...]
    out: tuple[bool, ...]
    debts: tuple[int, ...]
    lots: tuple[int, ...]

    def copy(self) -> Self:
        """Another table with the same things on it. Three to a line: Python packs and unpacks a tuple for more of them."""
        other = object.__new__(type(self))
        other.turn, other.phase, other.actor = self.turn, self.phase, self.actor
        other.player, other.dice, other.bought = self.player, self.dice, self.bought
        other.chains, other.built, other.values = self.chains, self.built, self.values
        other.box, other.stock, other.cash = self.box, self.stock, self.cash
        other.shares, other.out = self.shares, self.out
        other.debts, other.lots = self.debts, self.lots
        return other


def purse(player: int) -> Place:
    """Where a player's money is."""
    return ("cash", player)


def portfolio(player: int) -> Place:
    """Where a player's shares are."""
    return ("shares", player)


def ladder(company: int) -> Place:
    """A company's pawn on the value ladder."""
    return ("ladder", company)
