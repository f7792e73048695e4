"""What lies on the table in MARK, and the words of the game."""

from __future__ import annotations

from typing import Self

from ..core import table as core
from ..core.kit.sealed import NOT_YET as NOT_YET
from ..core.kit.sealed import SEALED as SEALED
from ..core.moves import Place

COLOURS = ("white", "blue", "gold", "green", "red")
LETTERS = ("W", "B", "M", "G", "R")
MATERIALS = ("glass", "cardboard", "metal", "cork", "plastic")
WHITE, BLUE, GOLD, GREEN, RED = range(5)

HAMMER, STAR = 5, 6
"""The special faces: the hammer on the first die, the star on the second."""
FIRST_DIE = (WHITE, BLUE, GOLD, GREEN, RED, HAMMER)
SECOND_DIE = (WHITE, BLUE, GOLD, GREEN, RED, STAR)
FACES = (*COLOURS, "hammer", "star")

ROWS = "ABCDE"
EMPTY = -1
NOBODY = -1
NO_DICE: tuple[int, ...] = ()

FIRST, ROLL, NAME, BID, PLACE, RETURN, ACT, OVER = PHASES = (
    "first-player",
    "roll",
    "name-colour",
    "bid",
    "place",
    "return",
    "act",
    "over",
)

BANK: Place = ("bank",)
BOX: Place = ("box",)
MONEY = "money"


class Table(core.Table):
    """Companies, market, bank, and what is going on.

    ``yards`` and ``roofs`` hold a colour or EMPTY per square; ``rows`` the colour that holds each market row; ``sold`` how
    many pieces of each colour lie there. ``player`` has the turn, ``actions`` are left in it, ``lot`` is the colour being
    auctioned, ``bids`` are by player.
    """

    __slots__ = ("actions", "bank", "bids", "cash", "dice", "lot", "player", "roofs", "rows", "sold", "yards")
    player: int
    dice: tuple[int, ...]
    actions: int
    cash: tuple[int, ...]
    yards: tuple[tuple[int, ...], ...]
    roofs: tuple[tuple[int, ...], ...]
    bank: tuple[int, ...]
    rows: tuple[int, ...]
    sold: tuple[int, ...]
    lot: int
    bids: tuple[int, ...]

    def copy(self) -> Self:
        """Another table with the same things on it. Three to a line: Python packs and unpacks a tuple for more of them."""
        other = object.__new__(type(self))
        other.turn, other.phase, other.actor = self.turn, self.phase, self.actor
        other.player, other.dice, other.actions = self.player, self.dice, self.actions
        other.cash, other.bank, other.yards = self.cash, self.bank, self.yards
        other.roofs, other.rows, other.sold = self.roofs, self.rows, self.sold
        other.lot, other.bids = self.lot, self.bids
        return other


def purse(player: int) -> Place:
    """Where a player's money is."""
    return ("cash", player)


def yard(player: int, square: int) -> Place:
    """A square of a company's first row."""
    return ("yard", player, square)


def roof(player: int, square: int) -> Place:
    """A square of a company's second row."""
    return ("roof", player, square)


def market(row: int, square: int) -> Place:
    """A square of the market."""
    return ("market", row, square)
