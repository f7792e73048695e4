"""Where everything is drawn: one box for each place of the table, for any number of players and squares."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...core.moves import Place
from ...drawing import Box
from ..rules import Rules
from ..table import BANK, BOX, COLOURS, market, purse, roof, yard

WIDTH, EDGE, GAP, PAD = 960, 16, 16, 12
SIDE, CENTRE, END = 216, 464, 168
"""Widths of the side and the middle columns, and the height of the companies at head and foot."""
CELL, HEAD, LABEL, ARROW = 52, 32, 104, 26
"""Width of a company's square; height of a heading; widths of a market row's label and of its arrow."""
SEATS = {2: ("foot", "head"), 3: ("foot", "left", "right"), 4: ("foot", "left", "head", "right")}
"""The sides of the table that are taken, clockwise from the first player."""
SIDES = SEATS[4]


class Layout(NamedTuple):
    """The boxes of all places, of the companies by side, and of the four corners."""

    height: float
    places: dict[Place, Box]
    companies: dict[str, Box]
    seats: tuple[str, ...]
    market: Box
    status: Box
    bank: Box
    dice: Box
    log: Box


def layout(rules: Rules) -> Layout:
    """The layout for a game's rules; only the shape of the table matters."""
    return _layout(rules.players, rules.squares, rules.market_squares)


@lru_cache(maxsize=64)
def _layout(players: int, squares: int, market_squares: int) -> Layout:
    cell = min(CELL, max(38, 208 // squares))
    middle = max(336, 104 + squares * cell + PAD)
    top, bottom = EDGE + END + GAP, EDGE + END + GAP + middle + GAP
    left, centre, right = EDGE, EDGE + SIDE + GAP, EDGE + SIDE + GAP + CENTRE + GAP
    companies = {
        "foot": Box(centre, bottom, CENTRE, END),
        "left": Box(left, top, SIDE, middle),
        "head": Box(centre, EDGE, CENTRE, END),
        "right": Box(right, top, SIDE, middle),
    }
    found = Layout(
        height=bottom + END + EDGE,
        places={},
        companies=companies,
        seats=SEATS[players],
        market=Box(centre, top, CENTRE, middle),
        status=Box(left, EDGE, SIDE, END),
        bank=Box(right, EDGE, SIDE, END),
        dice=Box(left, bottom, SIDE, END),
        log=Box(right, bottom, SIDE, END),
    )
    _place_all(found, squares, market_squares)
    return found


def _place_all(found: Layout, squares: int, market_squares: int) -> None:
    places, bank = found.places, found.bank
    places[BANK] = Box(bank.x, bank.y, SIDE, 110)
    places[BOX] = Box(bank.x, bank.y + 110, SIDE, END - 110)
    for player, side in enumerate(found.seats):
        places[purse(player)] = purse_box(side, found.companies[side])
        for square in range(squares):
            places[yard(player, square)] = square_box(side, found.companies[side], squares, "yard", square)
            places[roof(player, square)] = square_box(side, found.companies[side], squares, "roof", square)
    for row in range(len(COLOURS)):
        places["market", row] = _row(found.market, row)
        for square in range(market_squares):
            places[market(row, square)] = _market_square(places["market", row], market_squares, square)


def purse_box(side: str, company: Box) -> Box:
    """Where a company's cash is written: right in the heading, or on the second line at the sides."""
    x, y, width, height = company
    if side in ("left", "right"):
        return Box(x + PAD, y + PAD + HEAD, 112, HEAD)
    return Box(x + width - PAD - 150, y + PAD if side == "head" else y + height - PAD - HEAD, 150, HEAD)


def square_box(side: str, company: Box, squares: int, storey: str, square: int) -> Box:
    """A square of a company: the yard nearer its player, the roof nearer the market, counted as one reads."""
    x, y, width, height = company
    inner = storey == "roof"
    if side in ("left", "right"):
        pitch = min(CELL, (height - 104 - PAD) / squares)
        inward = inner if side == "left" else not inner
        return _shrunk(Box(x + width / 2 + (6 if inward else -6 - CELL), y + 104 + square * pitch, CELL, pitch))
    pitch = min(CELL, (width - 2 * PAD - 48) / squares)
    first = x + (width - squares * pitch + 36) / 2
    rows = y + PAD + HEAD + 8 if side == "head" else y + PAD
    outward = (0 if side == "head" else 1) if not inner else (1 if side == "head" else 0)
    return _shrunk(Box(first + square * pitch, rows + outward * CELL, pitch, CELL))


def die_box(found: Layout, number: int) -> Box:
    """Where a die lies."""
    return Box(found.dice.x + PAD + number * (CELL + 10), found.dice.y + 34, CELL, CELL)


def bid_box(found: Layout, player: int) -> Box:
    """Where a player's bid lies during an auction."""
    return Box(found.dice.x + 8 + (player % 2) * 100, found.dice.y + 95 + (player // 2) * 33, 100, 31)


def _row(block: Box, row: int) -> Box:
    pitch = (block.height - 2 * PAD) / len(COLOURS)
    return Box(block.x + PAD, block.y + PAD + row * pitch + 2, block.width - 2 * PAD, pitch - 4)


def _market_square(row: Box, squares: int, square: int) -> Box:
    room = row.width - LABEL - ARROW - 4
    pitch = min(96, room / squares)
    return Box(row.x + LABEL + ARROW + square * pitch + 2, row.y + 4, pitch - 4, row.height - 8)


def _shrunk(box: Box) -> Box:
    return Box(box.x + 2, box.y + 2, box.width - 4, box.height - 4)
