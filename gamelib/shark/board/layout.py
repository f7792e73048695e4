"""Where everything is drawn: one box for each place of the table, for any number of players, on three screens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ...core.moves import Place
from ...drawing import TALL, Box, hull
from ..map import COLUMNS, ROWS, place
from ..rules import Rules
from ..table import BANK, BOX, HUES, ladder, portfolio, purse

DICE: Place = ("dice",)
"""Where the dice lie, and while there is trade the count of shares bought."""
WIDE, PHONE = 896, 374
"""The widths of the drawings on two screens; a third one is a wall."""
EDGE, GAP, PAD = 16, 16, 12
BELOW = 92
"""The height of the bank below the ladder on a wide screen."""
LINE = 19
"""How high a line of the bank is in large letters."""
NAMED = 102.0
"""The room, in large letters, for the word before a chip for each company."""


class Wall(NamedTuple):
    """A drawing for a projector: its width and edge, the side of a square with few players and with many, and of a die."""

    width: float
    edge: float
    cells: tuple[float, float]
    die: float


WALLS = {"projector": Wall(544, 8, (29.0, 26.5), 50), TALL: Wall(444, 4, (23.5, 23.5), 46)}
"""At a table, and beside the words of a lesson."""
CLOSE_UP = f"{TALL}-map"
"""The look of a scene of a lesson that is about the map: on a wall that has nearly all the room."""


class Seat(NamedTuple):
    """The panel of a player, and where its parts lie."""

    box: Box
    disc: tuple[float, float, float]
    """Middle and radius of the player's disc."""
    name: Box
    worth: tuple[float, float, float] | None
    """Where it is told what the player is worth, and how much room there is; nowhere on small screens."""


@dataclass(frozen=True, eq=False, slots=True)
class Layout:
    """The boxes of all places, and of the panels round the map; there is one for each screen and number of players."""

    width: float
    height: float
    places: dict[Place, Box]
    map: Box
    cell: float
    ruler: float
    """The room for the letters above the map and the numbers at its left."""
    status: Box
    dice: tuple[Box, Box]
    tray: Box | None
    """The paper under the dice."""
    ladder: Box
    flat: bool
    """Whether the ladder lies on its side, its values running from left to right."""
    log: Box | None
    seats: tuple[Seat, ...]
    alone: bool = False
    """Whether there is little but the map: no player has a panel, and of the ladder the values are told."""


def layout(rules: Rules, shape: str = "wide", own: int = 0) -> Layout:
    """The layout for a game's rules; only the number of players matters, and on a phone whose it is."""
    return _layout(shape, rules.players, own if shape == "phone" else 0)


@lru_cache(maxsize=48)
def _layout(shape: str, players: int, own: int) -> Layout:
    if shape in WALLS:
        laid = _wall(players, WALLS[shape])
    else:
        laid = _phone(players, own) if shape == "phone" else _wide(players) if shape == "wide" else _map_alone()
    laid.places[DICE] = laid.tray or hull(*laid.dice)
    for row in range(ROWS):
        for column in range(len(COLUMNS)):
            x, y = laid.map.x + column * laid.cell, laid.map.y + row * laid.cell
            laid.places[place(column, row)] = Box(x, y, laid.cell, laid.cell)
    return laid


def _wide(players: int) -> Layout:
    ruler, cell = 22.0, 46.0
    chart = Box(EDGE + ruler, EDGE + ruler, cell * len(COLUMNS), cell * ROWS)
    right = chart.right + GAP
    room, foot = WIDE - EDGE - right, chart.bottom
    tray = Box(WIDE - EDGE - 118, EDGE, 118, 92)
    rungs = Box(right, EDGE + 108, room, foot - EDGE - 108)
    places: dict[Place, Box] = {}
    lane = (room - 86) / len(HUES)
    for company in HUES:
        places[ladder(company)] = Box(rungs.x + 78 + lane * company, rungs.y + 26, lane, rungs.height - 28 - BELOW)
    places[BANK] = Box(rungs.x, rungs.bottom - BELOW, rungs.width, 62)
    places[BOX] = Box(rungs.x, rungs.bottom - BELOW + 62, rungs.width, 30)
    seats: list[Seat] = []
    for box in _grid(players, {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}[players], Box(EDGE, foot + 12, WIDE - 2 * EDGE, 84), 12):
        player = len(seats)
        places[purse(player)] = Box(box.right - 124, box.y + 6, 112, 36)
        places[portfolio(player)] = Box(box.x + PAD, box.y + 46, box.width - 2 * PAD, 30)
        name = Box(box.x + PAD + 36, box.y + 7, box.width - 2 * PAD - 36 - 112, 20)
        seats.append(Seat(box, (box.x + PAD + 14, box.y + 24, 14), name, (name.x, box.y + 34, name.width + 40)))
    die = Box(tray.x + 10, tray.y + 12, 46, 46)
    log = Box(EDGE, seats[-1].box.bottom + 12, WIDE - 2 * EDGE, 44)
    return Layout(
        width=WIDE,
        height=log.bottom + EDGE,
        places=places,
        map=chart,
        cell=cell,
        ruler=ruler,
        status=Box(right, EDGE + 2, room - 124, 106),
        dice=(die, die._replace(x=die.x + 52)),
        tray=tray,
        ladder=rungs,
        flat=False,
        log=log,
        seats=tuple(seats),
    )


def _phone(players: int, own: int) -> Layout:
    """The map, one's own money and shares, and the ladder stand in one view; below them the others."""
    edge, ruler = 8.0, 16.0
    room = PHONE - 2 * edge
    cell = (room - ruler) / len(COLUMNS)
    chart = Box(edge + ruler, 44 + ruler, cell * len(COLUMNS), cell * ROWS)
    mine = Box(edge, chart.bottom + 6, room, 40)
    rungs = Box(edge, mine.bottom + 6, room, 126)
    places: dict[Place, Box] = {purse(own): Box(mine.x + 96, mine.y + 6, 90, 28)}
    places[portfolio(own)] = Box(mine.x + 190, mine.y + 6, room - 196, 28)
    for company in HUES:
        places[ladder(company)] = Box(rungs.x + 6, rungs.y + 20 + 25.5 * company, room - 160, 25.5)
    places[BANK] = Box(rungs.right - 150, rungs.y + 2, 112, rungs.height - 4)
    places[BOX] = Box(rungs.right - 38, rungs.y + 2, 34, rungs.height - 4)
    seats = [Seat(mine, (mine.x + 18, mine.middle[1], 11), Box(mine.x + 34, mine.y + 8, 60, 24), None)]
    others = [player for player in range(players) if player != own]
    for player, box in zip(others, _grid(len(others), 2, Box(edge, rungs.bottom + 6, room, 88), 8), strict=True):
        places[purse(player)] = Box(box.x + 8, box.y + 32, box.width - 16, 22)
        places[portfolio(player)] = Box(box.x + 6, box.y + 56, box.width - 12, 26)
        seats.append(Seat(box, (box.x + 19, box.y + 18, 11), Box(box.x + 36, box.y + 8, box.width - 44, 20), None))
    die = Box(PHONE - edge - 78, 3, 34, 34)  # also while it tumbles, it covers no letter of the ruler
    return Layout(
        width=PHONE,
        height=seats[-1].box.bottom + edge,
        places=places,
        map=chart,
        cell=cell,
        ruler=ruler,
        status=Box(edge + 2, 3, room - 88, 40),
        dice=(die, die._replace(x=die.x + 42)),
        tray=None,
        ladder=rungs,
        flat=True,
        log=None,
        seats=(*seats[1 : own + 1], seats[0], *seats[own + 1 :]),
    )


def _wall(players: int, wall: Wall) -> Layout:
    edge, ruler, cell = wall.edge, 20.0, wall.cells[0 if players < 4 else 1]
    chart = Box(edge + ruler, edge + ruler, cell * len(COLUMNS), cell * ROWS)
    right = chart.right + (10 if wall.edge > 4 else 6)
    strip = Box(edge, chart.bottom + 6, chart.right - edge, 30)
    named, deep, across = players < 4, 94 if players < 4 else 57, 2 if players in (2, 4) else 3
    rungs = Box(right, edge + wall.die + 6, wall.width - edge - right, strip.bottom - edge - wall.die - 6)
    lane, bank = (rungs.width - (34 if wall.edge > 4 else 29)) / len(HUES), 4 * LINE + 4
    places: dict[Place, Box] = {BOX: strip, BANK: Box(rungs.x, rungs.bottom - bank, rungs.width, bank)}
    for company in HUES:
        places[ladder(company)] = Box(rungs.x + 28 + lane * company, rungs.y + 4, lane, rungs.height - 8 - bank)
    seats: list[Seat] = []
    for box in _grid(players, across, Box(edge, strip.bottom + 6, wall.width - 2 * edge, deep), 6):
        player = len(seats)
        # the rings round a player's cash and shares leave the lines above and below them free
        places[portfolio(player)] = Box(box.x + 4, box.bottom - 26, box.width - 8, 24)
        name = Box(box.x + 37, box.y + 2.5, box.width - 41 if named else 0, 22)
        places[purse(player)] = (
            Box(box.x + 8, box.y + 25, box.width - 16, 22) if named else Box(name.x, box.y + 5, box.width - 41, 24)
        )
        worth = (box.x + 8, box.y + 57.8, box.width - 12) if named else None
        seats.append(Seat(box, (box.x + 18, box.y + 15, 13.6), name, worth))
    die = Box(right + 6, edge, wall.die, wall.die)
    return Layout(
        width=wall.width,
        height=seats[-1].box.bottom + edge,
        places=places,
        map=chart,
        cell=cell,
        ruler=ruler,
        status=Box(right, edge, rungs.width, 52),
        dice=(die, die._replace(x=die.x + wall.die + 8)),
        tray=None,
        ladder=rungs,
        flat=False,
        log=None,
        seats=tuple(seats),
    )


def _map_alone() -> Layout:
    """The map in the whole width, above it who decides and the dice, and below it what was removed and the values."""
    edge, ruler, cell, die = 4.0, 20.0, 33.2, 46.0
    width, height = 444.0, 472.0
    chart = Box(edge + ruler, edge + die + ruler, cell * len(COLUMNS), cell * ROWS)
    gone = Box(edge, chart.bottom + 4, width - 2 * edge, 30)
    rungs = gone._replace(y=gone.bottom + 2)
    lane = (rungs.width - NAMED - 4) / len(HUES)
    places: dict[Place, Box] = {BOX: gone}
    for company in HUES:
        places[ladder(company)] = Box(rungs.x + NAMED + lane * company, rungs.y + 3, lane - 4, 24)
    second = Box(width - 10 - die, edge - 2, die, die)
    first = second._replace(x=second.x - die - 8)
    return Layout(
        width=width,
        height=height,
        places=places,
        map=chart,
        cell=cell,
        ruler=ruler,
        status=Box(edge + 2, 1, first.x - 30, die),
        dice=(first, second),
        tray=None,
        ladder=rungs,
        flat=False,
        log=None,
        seats=(),
        alone=True,
    )


def _grid(players: int, across: int, first: Box, gap: float) -> list[Box]:
    """The panels of the players in rows of so many; ``first`` is as wide as a row and as high as a panel."""
    width = (first.width - gap * (across - 1)) / across
    return [
        Box(first.x + seat % across * (width + gap), first.y + seat // across * (first.height + gap), width, first.height)
        for seat in range(players)
    ]


def rung(laid: Layout, company: int, value: int, top: int) -> tuple[float, float]:
    """The middle of a rung in a company's lane."""
    box, part = laid.places[ladder(company)], (value + 0.5) / (top + 1)
    if laid.flat:
        return box.x + box.width * part, box.middle[1]
    return box.middle[0], box.bottom - box.height * part
