"""What lies on the table in Market Nim, and the words of the game."""

from gamelib.core import table as core
from gamelib.core.moves import Place

HEAPS = "ABCDEF"
DIE = range(1, 7)
PRICE, TAKE = "price", "take"
MARKET: Place = ("market",)
STONE = "stone"


class Table(core.Table):
    """``heaps`` are the stones of each, ``price`` is what the next stone earns while a player takes, and 0 otherwise."""

    __slots__ = ("cash", "heaps", "player", "price")
    player: int
    price: int
    heaps: tuple[int, ...]
    cash: tuple[int, ...]


def heap(number: int) -> Place:
    """Where the stones of a heap lie."""
    return ("heap", number)
