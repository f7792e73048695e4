"""Where everything is drawn: one box for each place of the table, for any number of players."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...core.moves import Place
from ...drawing import Box
from ..map import COLUMNS, ROWS, place
from ..rules import Rules
from ..table import BANK, BOX, HUES, ladder, portfolio, purse

WIDTH, EDGE, GAP, PAD = 960, 16, 16, 12
CELL = 46
"""The side of a square of the map."""
RULER = 22
"""Room for the letters above the map and the numbers at its left."""
SEATS_ACROSS = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
SEAT_HEIGHT = 92
LANE = 36
"""The width of a company's lane on the value ladder."""
RUNGS = 30
"""Room for the numbers of the ladder."""


class Layout(NamedTuple):
    """The boxes of all places, and of the panels round the map."""

    height: float
    places: dict[Place, Box]
    map: Box
    status: Box
    dice: Box
    ladder: Box
    log: Box
    seats: tuple[Box, ...]


def layout(rules: Rules) -> Layout:
    """The layout for a game's rules; only the number of players matters."""
    return _layout(rules.players)


@lru_cache(maxsize=8)
def _layout(players: int) -> Layout:
    chart = Box(EDGE + RULER, EDGE + RULER, CELL * len(COLUMNS), CELL * ROWS)
    right = chart.x + chart.width + GAP
    room, foot = WIDTH - EDGE - right, chart.y + chart.height
    lanes = RUNGS + LANE * len(HUES) + PAD
    seats = _seats(players, foot + GAP)
    found = Layout(
        height=seats[-1].y + SEAT_HEIGHT + EDGE,
        places={},
        map=chart,
        status=Box(right, EDGE, room - 132, 104),
        dice=Box(WIDTH - EDGE - 128, EDGE, 128, 104),
        ladder=Box(right, EDGE + 104 + 8, lanes, foot - EDGE - 112),
        log=Box(right + lanes + 8, EDGE + 104 + 8, room - lanes - 8, foot - EDGE - 112),
        seats=seats,
    )
    _place_all(found)
    return found


def _seats(players: int, top: float) -> tuple[Box, ...]:
    across = SEATS_ACROSS[players]
    width = (WIDTH - 2 * EDGE - GAP * (across - 1)) / across
    return tuple(
        Box(EDGE + seat % across * (width + GAP), top + seat // across * (SEAT_HEIGHT + 8), width, SEAT_HEIGHT)
        for seat in range(players)
    )


def _place_all(found: Layout) -> None:
    chart, rungs = found.map, found.ladder
    for row in range(ROWS):
        for column in range(len(COLUMNS)):
            found.places[place(column, row)] = Box(chart.x + column * CELL, chart.y + row * CELL, CELL, CELL)
    for company in HUES:
        found.places[ladder(company)] = Box(rungs.x + RUNGS + LANE * company, rungs.y + 26, LANE, rungs.height - 26 - 92)
    below = rungs.y + rungs.height - 92
    found.places[BANK] = Box(rungs.x, below, rungs.width, 62)
    found.places[BOX] = Box(rungs.x, below + 62, rungs.width, 30)
    for player, seat in enumerate(found.seats):
        found.places[purse(player)] = Box(seat.x + seat.width - 134, seat.y + 8, 122, 32)
        found.places[portfolio(player)] = Box(seat.x + PAD, seat.y + 46, seat.width - 2 * PAD, 36)


def rung(found: Layout, company: int, value: int, top: int) -> tuple[float, float]:
    """The middle of a rung in a company's lane."""
    box = found.places[ladder(company)]
    return box.x + box.width / 2, box.y + box.height - (value + 0.5) * box.height / (top + 1)
