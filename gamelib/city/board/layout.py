"""Where everything is drawn: the board, the players, the tiles and the words, for any size of board and three screens."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ...core.moves import Place
from ...drawing import SCREENS, TALL, Box
from ..rules import Rules
from ..table import ASIDE, BANK, BOX, DRAWN, PILE, ROADS, hand, off_board, plot, purse, spare
from .rows import Row, row_for

WIDTHS = {"wide": 900, "phone": 374}
PAD, GAP = 10, 6
"""The padding of panels, and what lies between them."""
LINE, LINES = 19.0, 5
"""How high a line of the supply is, and how many lines its lists have: what is listed, and a heading above each list."""
WALL = (560, 464, 326)
"""A drawing for a projector and its board, which has most of the height and the strip below it as little as words need."""
BESIDE, MOST = (444, 472, 226), 8
"""The same beside the words of a lesson, narrower and higher, for a board of up to so many plots across."""
ABOVE_SEATS = (444, 472, 268)
"""The same there for any larger board, which has the players below it."""
ALONE = (444, 472, 416)
"""The same there for a scene that is about the plots: they have all the room."""
CLOSE_UP = f"{TALL}-plots"
"""The look of such a scene."""
TOP = 46.0
"""Where a board begins below the line that says who decides, and its letters."""
LISTED = 160
"""How wide the pile is where each kind of tile has a line of its own."""
ABOVE = 100
"""In a box of this height a tile lies above its name, in a lower one beside it."""
KEY = 100
"""How high a list is, in large letters, of where the goods of the four shops come from."""
BESIDE_TILE = 130
"""How wide a column is, in large letters, of what else there is beside the tile that is drawn."""
STRIP = ((ASIDE, 114), (ROADS, 86), (BANK, 78), (BOX, 66))
"""How wide each of these is in the line below the pile, in large letters."""
LEAST_LOG, MOST_LOG = 40, 130
"""The room that the last move needs to be told there at all, and all that it ever needs."""


class Layout:
    """The boxes of all places, and of the panels that are no places.

    ``status`` and the tile that is drawn share a card, ``head``; ``supply`` holds the pile and what is left over, ``sources``
    the part of it that says where goods come from, ``signs`` and ``lines`` those that explain a new road and a route; ``key``
    explains the signs of a player's row where it has no room for words. Where ``named``, a wall has room for the name of every
    tile and distributor: these stand where the tile that is drawn lies at other times. Where ``listed``, the kinds of the pile
    stand what is beside them has words. Where ``alone``, the plots and whose turn it is are all there is.
    """

    def __init__(self, side: int, players: int, look: str) -> None:
        self.alone, self.tall = look == CLOSE_UP, look == TALL
        shape = "projector" if look in (TALL, CLOSE_UP) else look
        self.side, self.players, self.shape = side, players, shape
        self.few_words, self.named, self.listed = shape == "projector", False, False
        self.row: Row = row_for(shape if self.alone else look, players, side)
        self.places: dict[Place, Box] = {}
        self.width: float = WIDTHS.get(shape, 0)
        self.log = self.key = self.sources = self.signs = self.lines = Box(0, 0, 0, 0)
        arrange: dict[str, Callable[[], None]] = {"wide": self._wide, "phone": self._phone, "projector": self._projector}
        arrange[shape]()
        self.cell = self.field.width / side
        shown = min(SCREENS[shape].shown, self.width)
        self.least = min(SCREENS[shape].least * self.width / shown, self.cell * (0.6 if self.few_words else 0.46))
        """The size of the smallest letters on a plot: what can just be read, if the plot is large enough."""
        self._rows()
        self._plots()
        self.rings = {place: box.shrunk(2) for place, box in self.places.items()}
        if self.named:  # the last line of the list fills its box to the edge
            self.rings[PILE] = self.rings[PILE]._replace(height=self.places[PILE].height - 1)

    def _wide(self) -> None:
        """The board on the left and the tiles below it; on the right whose turn it is, the players, and the last move."""
        self.height, self.field = 668.0, Box(42, 26, 500, 500)
        x, width = 556.0, 336.0
        self._headed(Box(x, 8, width, 112), 112)
        self._seated(x, self.head.bottom + GAP, GAP)
        top = self.seats[-1].bottom + GAP
        room = self.height - 8 - top
        self.log = Box(x, top, width, min(room, MOST_LOG) if room >= LEAST_LOG else 0)
        self.supply = Box(8, 534, 534, 129)
        y = self.supply.y + 6
        self.sources = Box(20, y, 126, LINE * LINES)
        self.places[PILE] = Box(161, y - 4, 271, LINE * LINES + 8)
        self.places[ASIDE] = Box(439, y - 4, 99, LINE * LINES + 8)
        below = y + LINE * LINES + 6
        for place, x, width in ((ROADS, 15, 110), (BANK, 165, 70), (BOX, 242, 74)):
            self.places[place] = Box(x, below, width, LINE)
        self.signs, self.lines = Box(321, below, 110, LINE), Box(443, below, 92, LINE)

    def _phone(self) -> None:
        """Everything below each other, the board first."""
        self._headed(Box(4, 4, 366, 72), 104)
        self.field = Box(20, 98, 350, 350)
        self._seated(4, self.field.bottom + GAP, GAP)
        self.supply = Box(4, self.seats[-1].bottom + GAP, 366, LINE * LINES + 72)
        y = self.supply.y + 8
        self.sources = Box(12, y, 116, LINE * LINES)
        self.places[PILE] = Box(130, y - 5, 236, LINE * LINES + 10)
        below = y + LINE * LINES + 8
        self.places[ASIDE] = Box(8, below, 222, 24)
        self.signs = Box(240, below, 126, 24)
        for place, x, width in ((ROADS, 8, 92), (BANK, 102, 70), (BOX, 174, 66)):
            self.places[place] = Box(x, below + 27, width, 24)
        self.lines = Box(242, below + 27, 124, 24)
        self.log = Box(4, self.supply.bottom + GAP, 366, 82)
        self.height = self.log.bottom + GAP

    def _projector(self) -> None:
        """The board and the tile that is drawn below it; beside it the players, with as many words as find room."""
        if self.alone:
            return self._only_plots()
        if self.tall and self.side > MOST:
            return self._above_seats()
        self.width, self.height, field = BESIDE if self.tall else WALL
        self.field = Box(20 if self.tall else 24, TOP, field, field)
        self.status = self.head = Box(4, 0, self.width - 8, 28)
        seats = self.width - 4 - self.row.width
        self._seated(seats, 34, 4)
        top, right = self.field.bottom + GAP, self.field.right
        self.supply = Box(4, top, right - 4, self.height - 4 - top)
        beside = Box(seats, self.height - 4 - KEY, self.row.width, KEY)
        if not self.row.signs and beside.y >= self.seats[-1].bottom:
            return self._names(beside)
        self._strip(top, right, self.supply.height)
        if self.row.signs:
            below = self.seats[-1].bottom + 2
            self.key = Box(seats, below, self.row.width, self.height - 2 - below)

    def _only_plots(self) -> None:
        """The board as large as the room, and above it who decides; nobody has a place beside it."""
        self.width, self.height, field = ALONE
        self.field = Box(24, TOP, field, field)
        self.seats: list[Box] = []
        self.status = self.head = Box(4, 0, self.width - 8, 28)
        self.supply = Box(0, 0, 0, 0)

    def _above_seats(self) -> None:
        """The board has nearly the whole width, and the tiles the rest of it; below both lie the players, two in a line."""
        self.width, self.height, field = ABOVE_SEATS
        self.field = Box(24, 50, field, field)
        self.status = self.head = Box(4, 2, self.width - 8, 28)
        x, top, row = self.field.right + GAP, self.field.bottom + GAP, self.row
        self.seats = [
            Box(4 + at % 2 * (row.width + 4), top + at // 2 * (row.height + 4), row.width, row.height)
            for at in range(self.players)
        ]
        self.supply = Box(x, 34, self.width - 4 - x, self.field.bottom - 34)
        drawn = self.places[DRAWN] = self.supply._replace(height=ABOVE)
        pile = self.places[PILE] = drawn._replace(y=drawn.bottom, height=LINES * 23.0)
        step = (self.supply.bottom - pile.bottom) / 3
        for number, place in enumerate((ASIDE, ROADS, BANK)):
            self.places[place] = Box(x, pile.bottom + number * step, self.supply.width, step)
        bank = self.places[BANK]
        self.places[BANK], self.places[BOX] = bank._replace(width=62), bank._replace(x=x + 62, width=bank.width - 62)

    def _names(self, beside: Box) -> None:
        """Below the board the pile by name in three lines, and in one what is left over, the roads and the bank."""
        self.named, self.places[DRAWN] = True, beside
        if self.tall:
            return self._listed()
        step, x = self.supply.height / 4, self.supply.x
        pile = self.places[PILE] = self.supply._replace(height=3 * step)
        for place, width in STRIP:
            self.places[place], x = Box(x, pile.bottom, width, step), x + width

    def _listed(self) -> None:
        """Below the board a line for each kind of the pile, and right of it in words what else there is."""
        self.listed, supply = True, self.supply
        pile = self.places[PILE] = supply._replace(width=LISTED)
        step, right = supply.height / LINES, supply.right - pile.right
        self.places[ASIDE] = Box(pile.right, supply.y, right, 2 * step)
        for number, place in enumerate((ROADS, BANK, BOX), 2):
            self.places[place] = Box(pile.right, supply.y + number * step, right, step)

    def _strip(self, top: float, right: float, tall: float) -> None:
        """Below the board: the tile that is drawn, and beside it in four lines what else there is."""
        if tall >= ABOVE:
            return self._list(top, right, tall)
        drawn = self.places[DRAWN] = Box(4, top, right - BESIDE_TILE - 6, tall)
        x, step = drawn.right + 2, tall / 4
        for number, place in enumerate((PILE, ASIDE, ROADS)):
            self.places[place] = Box(x, top + number * step, right - x, step)
        for number, place in enumerate((BANK, BOX)):
            self.places[place] = Box(x + 56 * number, top + 3 * step, 54, step)

    def _list(self, top: float, right: float, tall: float) -> None:
        """The same in five lines: three for the pile and the kinds of its tiles."""
        drawn = self.places[DRAWN] = Box(4, top, 140, tall)
        x, step = drawn.right + 2, tall / 5
        self.places[PILE] = Box(x, top, right - x, 3 * step)
        for number, (place, other) in enumerate(((ASIDE, BANK), (ROADS, BOX)), 3):
            self.places[place] = Box(x, top + number * step, right - x - 56, step)
            self.places[other] = Box(right - 54, top + number * step, 54, step)

    def _headed(self, box: Box, tile: float) -> None:
        """A card for whose turn it is, and on its right for the tile that is drawn."""
        self.head = box
        self.status = Box(box.x, box.y, box.width - tile, box.height)
        self.places[DRAWN] = Box(box.right - tile, box.y, tile, box.height)

    def _seated(self, x: float, y: float, gap: float) -> None:
        """A row for each player, one below the other."""
        row, players = self.row, range(self.players)
        self.seats = [Box(x, y + (row.height + gap) * player, row.width, row.height) for player in players]

    def _rows(self) -> None:
        """Within a player's row: money at the upper right, markers below it, and the shops below these."""
        row = self.row
        for player, seat in enumerate(self.seats):
            for place, box in ((purse, row.purse), (hand, row.hand), (spare, row.spare), (off_board, row.shops)):
                self.places[place(player)] = Box(seat.x + box.x, seat.y + box.y, box.width, box.height)

    def _plots(self) -> None:
        x, y, cell = self.field.x, self.field.y, self.cell
        for row in range(self.side):
            for column in range(self.side):
                self.places[plot(row, column)] = Box(x + column * cell, y + row * cell, cell, cell)


@lru_cache(maxsize=64)
def arranged(side: int, players: int, look: str) -> Layout:
    """The layout for a size of board, a number of players and a look: a screen, or a tall drawing for a projector."""
    return Layout(side, players, look)


def layout(rules: Rules, look: str = "wide") -> Layout:
    """The layout for a game's rules in a look."""
    return arranged(rules.ground.side, rules.players, look)
