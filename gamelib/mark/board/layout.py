"""Where everything is drawn: one box for each place of the table, for any number of players and squares, on three screens."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ...core.moves import Place
from ...drawing import TALL, Box, hull
from ..rules import Rules
from ..table import BANK, BOX, COLOURS, market, purse, roof, yard
from .company_layout import (
    OTHER,
    Seat,
    end_seat,
    flank_seat,
    foot_seat,
    other_seat,
    own_height,
    own_seat,
    small_height,
    small_seat,
)

DICE: Place = ("dice",)
"""Where the dice lie, and beside them the piece that is auctioned."""
WIDE, PHONE = 960, 374
"""The widths of the drawings on two screens; a third one is a wall."""
EDGE, GAP, PAD = 16, 16, 12
SIDE, CENTRE, END = 216, 464, 150
"""Widths of the side and the middle columns, and the height of the companies at head and foot."""
TILL = 112
"""How high the bank is above the pieces that have left the game."""
SEATS = {2: ("foot", "head"), 3: ("foot", "left", "right"), 4: ("foot", "left", "head", "right")}
"""The sides of the table that are taken, clockwise from the first player."""


class Wall(NamedTuple):
    """A drawing for a projector: its width, and how wide its parts are.

    ``high`` is how high the market is, unless the drawing fills a height ``filled``.
    """

    width: float
    edge: float
    high: float
    tray: float
    label: float
    die: float
    bank: float
    pile: float
    filled: float = 0


WALLS = {
    "projector": Wall(560, 8, 270, 160, 98, 44, 118, 30),
    TALL: Wall(444, 4, 220, 138, 86, 36, 104, 26, 472),
}
"""At a table, and beside the words of a lesson."""


class Layout(NamedTuple):
    """The boxes of all places, of the companies by player, and of what lies round the market."""

    width: float
    height: float
    places: dict[Place, Box]
    seats: tuple[Seat, ...]
    market: Box
    label: float
    """The width of a market row's label, its arrow included."""
    dice: tuple[Box, Box]
    lot: Box
    stock: tuple[Box, ...]
    """Where the bank's pieces of each colour lie, with their number below or beside them."""
    trays: tuple[Box, ...]
    """The papers that lie under dice and bank."""
    status: Box
    log: Box | None


def layout(rules: Rules, shape: str = "wide", own: int = 0) -> Layout:
    """The layout for a game's rules; only the shape of the table matters, and on a phone whose it is."""
    return _layout(shape, rules.players, rules.squares, rules.market_squares, own if shape == "phone" else 0)


@lru_cache(maxsize=64)
def _layout(shape: str, players: int, squares: int, market_squares: int, own: int) -> Layout:
    laid = (
        _phone(players, squares, own)
        if shape == "phone"
        else _wide(players, squares)
        if shape == "wide"
        else _projector(players, squares, WALLS[shape])
    )
    for player, seat in enumerate(laid.seats):
        laid.places[purse(player)] = seat.purse
        for square in range(squares):
            laid.places[yard(player, square)] = seat.yard[square]
            laid.places[roof(player, square)] = seat.roof[square]
    laid.places[DICE] = laid.trays[0] if shape == "wide" else hull(*laid.dice, laid.lot)
    for row in range(len(COLOURS)):
        laid.places["market", row] = _row(laid, row)
        for square in range(market_squares):
            laid.places[market(row, square)] = _market_square(laid, row, market_squares, square)
    return laid


def _wide(players: int, squares: int) -> Layout:
    cell = min(52, max(38, 208 // squares))
    middle = max(330, 104 + squares * cell + PAD)
    top, bottom = EDGE + END + GAP, EDGE + END + GAP + middle + GAP
    centre, right = EDGE + SIDE + GAP, EDGE + SIDE + GAP + CENTRE + GAP
    sides = {
        "foot": Box(centre, bottom, CENTRE, END) if players == 4 else Box(EDGE, bottom, WIDE - 2 * EDGE, END),
        "left": Box(EDGE, top, SIDE, middle),
        "head": Box(centre, EDGE, CENTRE, END),
        "right": Box(right, top, SIDE, middle),
    }
    foot = end_seat if players == 4 else foot_seat
    shapes = {"left": flank_seat, "right": flank_seat, "head": end_seat, "foot": foot}
    seats = tuple(shapes[side](side, sides[side], squares) for side in SEATS[players])
    dice, bank = _trays(players, sides, bottom, right)
    die = Box(dice.x + PAD + 2, dice.y + 40, 54, 54)
    pitch = (bank.width - PAD) / len(COLOURS)
    first = bank.x + PAD / 2 + (pitch - 32) / 2
    stock = tuple(Box(first + pitch * colour, bank.y + 32, 32, 32) for colour in range(len(COLOURS)))
    places = {BANK: Box(bank.x, bank.y, bank.width, TILL), BOX: Box(bank.x, bank.y + TILL, bank.width, bank.height - TILL)}
    return Layout(
        width=WIDE,
        height=bottom + END + EDGE,
        places=places,
        seats=seats,
        market=Box(centre, top, CENTRE, middle),
        label=126,
        dice=(die, die._replace(x=die.x + 66)),
        lot=Box(dice.right - PAD - 54, die.y, 54, 54),
        stock=stock,
        trays=(dice, bank),
        status=Box(EDGE + 4, EDGE + 2, SIDE - 8, END),
        log=Box(right + 4, EDGE + 4, SIDE - 4, END - 4),
    )


def _trays(players: int, sides: dict[str, Box], bottom: float, right: float) -> tuple[Box, Box]:
    """Dice and bank lie on a side that nobody takes, else in the lower corners."""
    if players == 2:
        left, middle = sides["left"], sides["right"]
        down = left.y + (left.height - END) / 2
        return Box(left.x, down, SIDE, END), Box(middle.x, down, SIDE, END)
    if players == 3:
        half = (CENTRE - GAP) / 2
        return Box(sides["head"].x, EDGE, half, END), Box(sides["head"].x + half + GAP, EDGE, half, END)
    return Box(EDGE, bottom, SIDE, END), Box(right, bottom, SIDE, END)


def _phone(players: int, squares: int, own: int) -> Layout:
    """The market, one's own company and the bank stand in one view; below them the others."""
    edge, gap = 8.0, 6.0
    room = PHONE - 2 * edge
    die = Box(edge + room - 80, 4, 38, 38)
    chart = Box(edge, 46, room, 202)
    mine = own_seat(Box(edge, chart.bottom + gap, room, own_height(squares)), squares)
    bank = Box(edge, mine.box.bottom + gap, room, 58)
    pitch = 73.5  # the longest words end before the next ring; the last one is short
    across = 2 if squares <= 4 else 1
    others, foot = _rows(players - 1, squares, across, Box(edge, bank.bottom + gap, room, OTHER), gap, other_seat)
    box = Box(edge, foot + gap, room, 28)
    return Layout(
        width=PHONE,
        height=box.bottom + 4,
        places={BANK: bank, BOX: box},
        seats=(*others[:own], mine, *others[own:]),
        market=chart,
        label=80,
        dice=(die, die._replace(x=die.x + 42)),
        lot=Box(die.x - 44, die.y + 4, 34, 34),
        stock=tuple(Box(edge + 8 + pitch * colour, bank.y + 25, 24, 24) for colour in range(len(COLOURS))),
        trays=(bank, box),
        status=Box(edge + 2, 2, room - 132, 44),
        log=None,
    )


def _projector(players: int, squares: int, wall: Wall) -> Layout:
    edge, gap = wall.edge, min(8.0, wall.edge + 2)
    room = wall.width - 2 * edge
    across = min(players, 4) if squares <= 4 else 2
    high = small_height((room - gap * (across - 1)) / across, squares)
    below = -(-players // across) * (high + gap)
    chart = Box(edge, edge, room - wall.tray - gap, max(wall.high, wall.filled - 2 * edge - below))
    tray = Box(chart.right + gap, edge, wall.tray, chart.height)
    seats, foot = _rows(players, squares, across, Box(edge, chart.bottom + gap, room, high), gap, small_seat)
    die, held, pitch = Box(tray.x + 8, tray.y + 8, wall.die, wall.die), tray.height - 62, (tray.height - 90) / len(COLOURS)
    bank = Box(tray.x + 2, tray.y + 60, wall.bank, held)
    return Layout(
        width=wall.width,
        height=foot + edge,
        places={BANK: bank, BOX: Box(bank.right + 2, bank.y, tray.right - bank.right - 4, held)},
        seats=seats,
        market=chart,
        label=wall.label,
        dice=(die, die._replace(x=die.x + wall.die + 5)),
        lot=Box(tray.right - 44, die.y + 5, 38, 38),
        stock=tuple(
            Box(tray.x + (8 if wall.edge > EDGE / 4 else 5), tray.y + 88 + pitch * number, wall.pile, wall.pile)
            for number in range(len(COLOURS))
        ),
        trays=(tray,),
        status=tray,
        log=None,
    )


def _rows(
    players: int, squares: int, across: int, first: Box, gap: float, seat: Callable[[Box, int], Seat]
) -> tuple[tuple[Seat, ...], float]:
    """The companies in rows of so many, below the market, and where they end."""
    width, seats = (first.width - gap * (across - 1)) / across, []
    for player in range(players):
        x, y = first.x + player % across * (width + gap), first.y + player // across * (first.height + gap)
        seats.append(seat(Box(x, y, width, first.height), squares))
    return tuple(seats), seats[-1].box.bottom


def _row(laid: Layout, row: int) -> Box:
    top = 34 if laid.width == WIDE else 6
    pitch = (laid.market.height - top - 6) / len(COLOURS)
    inset = 10 if laid.width == WIDE else 3 if laid.width == WALLS[TALL].width else 6
    return Box(laid.market.x + inset, laid.market.y + top + row * pitch + 2, laid.market.width - 2 * inset, pitch - 4)


def _market_square(laid: Layout, row: int, squares: int, square: int) -> Box:
    line = laid.places["market", row]
    pitch = min(96, (line.width - laid.label - 4) / squares)
    return Box(line.x + laid.label + square * pitch + 2, line.y + 3, pitch - 4, line.height - 6)
