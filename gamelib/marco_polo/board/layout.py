"""Where everything is drawn: the map, and the panels with merchants, piles, stacks and the roulette."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...core.moves import Place
from ...drawing import Box
from ..table import BANK, BOX, COLOURS, KINDS, LOOT, SECRET_STACK, SHOWN, TABLES, hand, pile, purse, space
from ..world import World
from .geography import geography
from .looks import Look

STOCKS = (LOOT, SHOWN, TABLES, SECRET_STACK, BANK, BOX)
COLUMNS = (((TABLES, SECRET_STACK), 114), ((LOOT, BOX), 82), ((SHOWN, BANK), 78))
NARROW_COLUMNS = (((TABLES, SECRET_STACK), 96), ((LOOT, SHOWN), 76), ((BOX, BANK), 62))
"""The same below each other on a projector, with the width of each column; and there beside a lesson."""
ACROSS, PURSE, COINS, ROOMY = 3, 70, 68, 56
"""So many stacks stand side by side; the room of a merchant's money, and at most in a small window, where the goal stands
behind the goods; and how high a row is whose parts keep off its edge."""
SLIM, SLIMMER = 35, 30
"""The width of a pile on a projector, and there beside a lesson."""


class Layout:
    """A box for each place of the table."""

    def __init__(self, here: World, players: int, shape: str, own: int) -> None:
        self.map = geography(here, shape)
        self.look = _fitted(self.map.look, players)
        self.rows = _rows(self.look, players, own)
        self.places: dict[Place, Box] = {space(one.name): box for one, box in zip(here.spaces, self.map.solid, strict=True)}
        self.places |= _panels(self.look, self.rows)


@lru_cache(maxsize=24)
def layout(here: World, players: int, shape: str = "wide", own: int = 0) -> Layout:
    """The layout of a map in a shape for so many players; on a phone it matters whose it is."""
    return Layout(here, players, shape, own)


def _fitted(look: Look, players: int) -> Look:
    """The look without the room of merchants who do not play, where the panels stand below each other."""
    spare = (4 - players) * look.merchants.height / 3
    if look.own is None or spare <= 0:
        return look
    stocks, log = (box._replace(y=box.y - spare) for box in (look.stocks, look.log))
    return look._replace(height=look.height - spare, stocks=stocks, log=log)


def _rows(look: Look, players: int, own: int) -> list[Box]:
    """A row for each merchant, or a column where they stand side by side."""
    if look.own is not None:
        others = [Box(look.merchants.x, look.merchants.y + 56 * row, look.merchants.width, 52) for row in range(players - 1)]
        return [*others[:own], look.own, *others[own:]]
    x, y, width, height = look.merchants
    if look.columns > 1:
        return [Box(x + player * width / players, y, width / players - 4, height) for player in range(players)]
    tall = min(height / players, 70)
    return [Box(x, y + player * tall, width, tall - 4) for player in range(players)]


def _panels(look: Look, rows: Sequence[Box]) -> dict[Place, Box]:
    found: dict[Place, Box] = {}
    for player, (x, y, width, height) in enumerate(rows):
        if look.columns > 1:
            left = min(width * 0.55, COINS if look.is_small else width)
            found[purse(player)] = Box(x + 3, y + 29, left - 3, height - 31)
            found[hand(player)] = Box(x + left + 2, y + 29, width - left - 4, height - 31)
        else:
            left = x + width * (0.34 if look.name == "wide" else 0.31)
            edge = 6 if height >= ROOMY else 3
            found[purse(player)] = Box(left, y + edge, PURSE, height * 0.58 - edge)
            found[hand(player)] = Box(left + PURSE + 2, y + edge, x + width - 6 - left - PURSE - 2, height - 2 * edge)
    x, y, width, height = look.stocks
    if look.columns > 1:
        slim, columns = (SLIMMER, NARROW_COLUMNS) if look.is_narrow else (SLIM, COLUMNS)
        for colour in range(len(COLOURS)):
            found[pile(colour)] = Box(x + colour * slim, y, slim - 3, height)
        left, down = x + len(COLOURS) * slim + 2, height / 2
        for stacks, wide in columns:
            for number, place in enumerate(stacks):
                found[place] = Box(left, y + number * down, wide - 3, down - 1)
            left += wide
    else:
        for colour in range(len(COLOURS)):
            found[pile(colour)] = Box(x + 8 + colour * (width - 10) / 4, y + 26, (width - 10) / 4 - 6, height * 0.27)
        top = y + 32 + height * 0.27
        pitch, tall = (width - 12) / ACROSS, (y + height - top - 4) / (len(STOCKS) // ACROSS)
        for number, place in enumerate(STOCKS):
            row, column = divmod(number, ACROSS)
            found[place] = Box(x + 8 + column * pitch, top + row * tall, pitch - 4, tall - 4)
    x, y, width, height = look.rings
    for number, kind in enumerate(KINDS):
        found["ring", kind] = Box(x + number * width / 2, y, width / 2 - 4, height)
    return found
