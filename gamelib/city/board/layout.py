"""Where everything is drawn: the board on the left, the players, the tiles and the words on the right."""

from __future__ import annotations

from functools import lru_cache

from ...core.moves import Place
from ...drawing import Box
from ..rules import Rules
from ..table import ASIDE, BANK, BOX, DRAWN, PILE, ROADS, hand, off_board, plot, purse, spare

WIDTH, HEIGHT, EDGE, PAD = 976, 680, 16, 12
LABEL, FIELD = 28, 616
"""The margin for the letters and numbers of the plots, and the side of the board."""
LEFT = EDGE + LABEL + FIELD + EDGE
"""Where the right column begins."""
COLUMN = WIDTH - LEFT - EDGE
SEAT, STOCK = 66, 128
"""The height of a player's row, and of the panel with the tiles."""


class Layout:
    """The boxes of all places, and of the panels that are no places."""

    def __init__(self, side: int, players: int) -> None:
        self.side, self.players = side, players
        self.cell = FIELD / side
        self.field = Box(EDGE + LABEL, EDGE + LABEL, FIELD, FIELD)
        self.status = Box(LEFT, EDGE, COLUMN, 84)
        self.seats = [Box(LEFT, 108 + SEAT * player, COLUMN, SEAT - 6) for player in range(players)]
        below = 108 + SEAT * players + 2
        self.stock = Box(LEFT, below, COLUMN, STOCK)
        self.log = Box(LEFT, below + STOCK + 8, COLUMN, HEIGHT - EDGE - below - STOCK - 8)
        self.places: dict[Place, Box] = {}
        self._fill()

    def _fill(self) -> None:
        cell, field = self.cell, self.field
        for row in range(self.side):
            for column in range(self.side):
                self.places[plot(row, column)] = Box(field.x + column * cell, field.y + row * cell, cell, cell)
        for player, (x, y, width, _) in enumerate(self.seats):
            self.places[purse(player)] = Box(x + width - 60, y + 4, 52, 24)
            self.places[hand(player)] = Box(x + 8, y + 32, 46, 24)
            self.places[spare(player)] = Box(x + 56, y + 32, 50, 24)
            self.places[off_board(player)] = Box(x + 110, y + 32, width - 118, 24)
        x, y, width, _ = self.stock
        self.places[PILE] = Box(x, y, width - 76, 48)
        self.places[ASIDE] = Box(x, y + 50, width - 76, 40)
        self.places[DRAWN] = Box(x + width - 74, y + 2, 72, 88)
        for number, place in enumerate((ROADS, BANK, BOX)):
            self.places[place] = Box(x + number * width / 3, y + 94, width / 3 - 2, 32)


@lru_cache(maxsize=64)
def _layout(side: int, players: int) -> Layout:
    return Layout(side, players)


def layout(rules: Rules) -> Layout:
    """The layout for a size of board and a number of players."""
    return _layout(rules.ground.side, rules.players)
