"""What lies on the table in the city game, and the words of the game."""

from __future__ import annotations

from typing import Self

from ..core import table as core
from ..core.kit.sealed import ABSTAINED as ABSTAINED
from ..core.kit.sealed import NOT_YET as NOT_YET
from ..core.kit.sealed import SEALED as SEALED
from ..core.moves import Place

GOODS = ("waste", "fish", "petrol", "toys")
WASTE, FISH, PETROL, TOYS = range(4)
DISTRIBUTORS = ("plant", "port", "refinery", "factory")
"""Nuclear plant, port, refinery and toy factory: where each good comes from."""
SHOPS = ("dump", "fishmonger", "station", "toyshop")
"""Waste dump, fishmonger, petrol station and toy shop: where each good is sold."""
BLOCKERS = ("flats", "offices", "park", "demonstration")
KINDS = (*SHOPS, *BLOCKERS)
"""The tiles of the pile; the first four, numbered like their goods, are shops."""
ROAD = len(KINDS)
TILES = (*KINDS, "road")
FLATS, OFFICES, PARK, DEMONSTRATION = range(4, 8)
SET_ASIDE = (FLATS, OFFICES, PARK)
"""Blockers of these kinds may be left over from the pile."""
SITING = (FISH, WASTE, PETROL, TOYS)
"""The order in which distributors are placed: the port first."""

ROAD_TILES = 58
NOBODY = NO_TILE = -1
LACKING, OFF_BOARD = -1, -2
"""A shop that its player does not own yet, and one that is kept off the board for good."""
NOWHERE = -1

SITE, FIRST, CHOOSE, DRAW, BID, BUILD, OVER = PHASES = (
    "site",
    "first-player",
    "choose",
    "draw",
    "bid",
    "build",
    "over",
)

BANK: Place = ("bank",)
PILE: Place = ("pile",)
ASIDE: Place = ("aside",)
DRAWN: Place = ("drawn",)
ROADS: Place = ("roads",)
BOX: Place = ("box",)
MONEY = "money"


class Table(core.Table):
    """The board, the players' shops, money and markers, the pile, and what is going on.

    Sets of plots are whole numbers with a bit a plot, as :mod:`.plot_sets` counts them. ``sites`` is the plot of each good's
    distributor; ``marks`` the plots that each player has reserved; ``shops`` by player and good a plot, LACKING or
    OFF_BOARD; ``blockers`` the plots of each kind of blocker. ``served`` (distributors and shops) and ``built`` (these and
    blockers) follow from the others and are kept for speed. ``pile`` counts the tiles of each kind that are still unknown,
    ``aside`` the blockers left over. ``player`` has the turn, ``tile`` is the one that was drawn, ``bids`` are by player.
    """

    __slots__ = (
        "aside",
        "bids",
        "blockers",
        "built",
        "coins",
        "marks",
        "pile",
        "player",
        "roads",
        "served",
        "shops",
        "sites",
        "tile",
    )
    player: int
    sites: tuple[int, ...]
    shops: tuple[tuple[int, ...], ...]
    blockers: tuple[int, ...]
    served: int
    built: int
    roads: int
    marks: tuple[int, ...]
    coins: tuple[int, ...]
    pile: tuple[int, ...]
    aside: tuple[int, ...]
    tile: int
    bids: tuple[int, ...]

    def copy(self) -> Self:
        """Another table with the same things on it. Three to a line: Python packs and unpacks a tuple for more of them."""
        other = object.__new__(type(self))
        other.turn, other.phase, other.actor = self.turn, self.phase, self.actor
        other.player, other.sites, other.shops = self.player, self.sites, self.shops
        other.blockers, other.served, other.built = self.blockers, self.served, self.built
        other.roads, other.marks, other.coins = self.roads, self.marks, self.coins
        other.pile, other.aside = self.pile, self.aside
        other.tile, other.bids = self.tile, self.bids
        return other

    @property
    def reserved(self) -> int:
        """The plots that anybody has reserved."""
        found = 0
        for plots in self.marks:
            found |= plots
        return found


def plot(row: int, column: int) -> Place:
    """A square of the board, counted from 0 at the top left."""
    return ("plot", row, column)


def purse(player: int) -> Place:
    """Where a player's money is."""
    return ("coins", player)


def hand(player: int) -> Place:
    """Where a player keeps the markers to reserve with."""
    return ("hand", player)


def spare(player: int) -> Place:
    """Where the markers lie that a player's first shops release."""
    return ("spare", player)


def off_board(player: int) -> Place:
    """Where a player keeps shops that were never built."""
    return ("off-board", player)


def marker(player: int) -> str:
    """A player's marker, as a thing that moves."""
    return f"marker {player + 1}"
