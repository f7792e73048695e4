"""Where everything is drawn: the board, the players, the tiles and the words, for any size of board and three screens."""

from __future__ import annotations

from functools import lru_cache

from ...core.moves import Place
from ...drawing import SCREENS, Box
from ..rules import Rules
from ..table import ASIDE, BANK, BOX, DRAWN, PILE, ROADS, hand, off_board, plot, purse, spare

WIDTHS = {"wide": 900, "phone": 374, "projector": 512}
ROOMY = 3
"""Up to so many players leave room for a large panel of whose turn it is."""
PAD, CHIPS = 10, 4
"""The padding of panels, and how many kinds of shops there are."""
KEY_LINE, KEY_LINES, LEAST_LOG = 14.5, 7, 40
"""How high a line of the key is, how many it has, and the room that the last move needs to be told there at all."""


class Layout:
    """The boxes of all places, and of the panels that are no places."""

    def __init__(self, side: int, players: int, shape: str) -> None:
        self.side, self.players, self.shape = side, players, shape
        self.few_words = shape == "projector"
        self.places: dict[Place, Box] = {}
        self.width: float = WIDTHS[shape]
        {"wide": self._wide, "phone": self._phone, "projector": self._projector}[shape]()
        self.cell = self.field.width / side
        shown = min(SCREENS[shape].shown, self.width)
        self.least = min(SCREENS[shape].least * self.width / shown, self.cell * 0.46)
        """The size of the smallest letters on a plot: what can just be read, if the plot is large enough."""
        self._plots()
        self.rings = {place: box.shrunk(2) for place, box in self.places.items()}

    def _wide(self) -> None:
        """The board on the left, everything else in a column on the right."""
        self.height, self.field = 662.0, Box(36, 36, 614, 614)
        x, width = 664, 226
        self.status = Box(x, 10, width, 104 if self.players <= ROOMY else 52)
        self.heading = Box(x, self.status.bottom + 3, width, 16)
        self.seats = [Box(x, self.heading.bottom + 1 + 62 * player, width, 58) for player in range(self.players)]
        top = self.seats[-1].bottom + 6
        self.stock = Box(x, top, width, 142)
        below = Box(x, self.stock.bottom + 6, width, self.height - 12 - self.stock.bottom - 6)
        self.key, self.log = _shared(below)
        self._rows(44, 96)
        self._tiles()

    def _phone(self) -> None:
        """Everything below each other, the board first."""
        self.status, self.field = Box(8, 4, 358, 52), Box(20, 78, 350, 350)
        self.heading = Box(4, 436, 366, 16)
        self.seats = [Box(4, 454 + 62 * player, 366, 58) for player in range(self.players)]
        self.stock = Box(4, self.seats[-1].bottom + 6, 366, 142)
        self.key = Box(4, self.stock.bottom + 6, 366, KEY_LINE * KEY_LINES + 6)
        self.log = Box(4, self.key.bottom + 6, 366, 82)
        self.height = self.log.bottom + 6
        self._rows(58, 130)
        self._tiles()

    def _projector(self) -> None:
        """The board, and beside it only what is counted."""
        self.height, self.field = 424.0, Box(22, 50, 368, 368)
        self.status, self.heading, self.log = Box(4, 2, 504, 28), Box(0, 0, 0, 0), Box(0, 424, 0, 0)
        self.key = Box(0, 424, 0, 0)
        x, width = 396, 113
        self.seats = [Box(x, 34 + 58 * player, width, 55) for player in range(self.players)]
        step = width / CHIPS
        for player, (left, y, _, _) in enumerate(self.seats):
            for number, place in enumerate((purse(player), hand(player), spare(player)), 1):
                self.places[place] = Box(left + number * step, y + 1, step, 27)
            self.places[off_board(player)] = Box(left + 2, y + 29, width - 4, 25)
        self.stock = Box(x, self.height - 100, width, 98)
        for number, place in enumerate((DRAWN, PILE, ASIDE, ROADS, BANK, BOX)):
            self.places[place] = Box(x + number % 3 * width / 3, self.stock.y + number // 3 * 49, width / 3 - 2, 48)

    def _rows(self, marker: float, shops: float) -> None:
        """Within a player's row: money at the upper right, markers and shops below."""
        for player, (x, y, width, _) in enumerate(self.seats):
            self.places[purse(player)] = Box(x + width - 62, y + 4, 56, 24)
            self.places[hand(player)] = Box(x + 6, y + 31, marker, 24)
            self.places[spare(player)] = Box(x + 6 + marker, y + 31, marker, 24)
            self.places[off_board(player)] = Box(x + shops, y + 31, width - shops - 6, 24)

    def _tiles(self) -> None:
        x, y, width, _ = self.stock
        self.places[PILE] = Box(x, y + 2, width - 72, 66)
        self.places[ASIDE] = Box(x, y + 68, width - 72, 44)
        self.places[DRAWN] = Box(x + width - 70, y + 2, 68, 108)
        for number, place in enumerate((ROADS, BANK, BOX)):
            self.places[place] = Box(x + number * width / 3, y + 115, width / 3 - 2, 26)

    def _plots(self) -> None:
        x, y, cell = self.field.x, self.field.y, self.cell
        for row in range(self.side):
            for column in range(self.side):
                self.places[plot(row, column)] = Box(x + column * cell, y + row * cell, cell, cell)


def _shared(box: Box) -> tuple[Box, Box]:
    """A panel for the key, and below it one for the last move where there is room."""
    tall = KEY_LINE * KEY_LINES + 6
    left = box.height - tall - 6
    below = Box(box.x, box.y + tall + 6, box.width, left if left >= LEAST_LOG else 0)
    return box._replace(height=tall if below.height else box.height), below


@lru_cache(maxsize=64)
def arranged(side: int, players: int, shape: str) -> Layout:
    """The layout for a size of board, a number of players and a screen."""
    return Layout(side, players, shape)


def layout(rules: Rules, shape: str = "wide") -> Layout:
    """The layout for a game's rules on a screen."""
    return arranged(rules.ground.side, rules.players, shape)
