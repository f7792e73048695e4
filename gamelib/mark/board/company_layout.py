"""Where the parts of a company are drawn: the yard nearer its player, the roof nearer the market."""

from __future__ import annotations

from typing import NamedTuple

from ...drawing import Box

PAD, HEAD = 12, 32
"""Padding, and the height of a heading."""
AIR = 6
"""How far the cash stands from the edge of its box, which is ringed."""
BROAD = 72
"""How wide the squares of a company are that has the whole foot of the table."""
SLIM, STOREY = 8, 34
"""On a phone: the padding, and the room of the word for a storey beside its squares."""
OWN_SQUARES, OWN_TOP, OWN_HEAD, OWN_DEEP, OWN_PITCH = 4, 12, 34, 43, 46.0
"""One's own company on a phone: up to how many squares of a storey leave room for its name beside them, what stands above the
squares with and without that, and how deep and wide they are."""
WALL_SLIM = 120
"""A company that is less wide on a projector has less room for cash and bid."""
OTHER_DEEP, OTHER = 33, 134
"""How deep the squares of the others are on a phone, and how high their companies."""
WALL_PAD, WALL_HEAD, WALL_DEEP, WALL_LINE, WALL_STOREY, WALL_PITCH = 4, 66, 33.0, 19, 40, 30
"""For a projector: the padding, the height of name and cash, how deep the squares are, a line of words, the room of the word
for a storey beside its squares, and how wide these must be to leave that room."""


class Seat(NamedTuple):
    """The boxes of one company."""

    box: Box
    side: str
    disc: tuple[float, float, float]
    """Middle and radius of the player's disc."""
    name: Box
    purse: Box
    mark: tuple[float, float]
    """Where the mark of a looming fee, or of a winner, begins."""
    bid: Box
    yard: tuple[Box, ...]
    roof: tuple[Box, ...]
    labels: tuple[tuple[float, float, str], ...]
    """Where the words for yard and roof stand, and at which end of them."""
    cash_ends: bool = False
    """Whether the cash stands at the right end of its box."""
    numbers: tuple[tuple[float, float], ...] = ()
    """Where the numbers of the squares stand, between roof and yard and for both; elsewhere they stand in the empty squares."""


def flank_seat(side: str, box: Box, squares: int) -> Seat:
    """A company at the left or the right: two columns, heading above."""
    x, y, width, height = box
    pitch = min(52, (height - 104 - PAD) / squares)
    columns = {}
    for storey, inward in (("yard", side == "right"), ("roof", side == "left")):
        left = x + width / 2 + (6 if inward else -58)
        columns[storey] = tuple(Box(left, y + 104 + square * pitch, 52, pitch).shrunk() for square in range(squares))
    labels = tuple((boxes[0].middle[0], y + 92, "") for boxes in columns.values())
    return Seat(
        box,
        side,
        (x + PAD + 14, y + PAD + 15, 14),
        Box(x + PAD + 36, y + PAD, width - 2 * PAD - 36, 30),
        Box(x + PAD - AIR, y + PAD + 34, 112 + AIR, 32),
        (x + PAD + 118, y + PAD + 50),
        Box(x + width - PAD - 62, y + PAD, 62, 30),
        columns["yard"],
        columns["roof"],
        labels,
    )


def end_seat(side: str, box: Box, squares: int) -> Seat:
    """A company at the head or the foot: two rows, heading at the outer edge."""
    x, y, width, height = box
    head = y + PAD if side == "head" else y + height - PAD - HEAD
    top = y + PAD + HEAD + 2 if side == "head" else y + PAD
    pitch = min(52, (width - 2 * PAD - 48) / squares)
    first, deep = x + (width - squares * pitch + 36) / 2, (height - 2 * PAD - HEAD - 2) / 2
    rows = {}
    for storey in ("yard", "roof"):
        lower = (storey == "roof") == (side == "head")
        down = top + (deep if lower else 0)
        rows[storey] = tuple(Box(first + square * pitch, down, pitch, deep).shrunk() for square in range(squares))
    labels = tuple((boxes[0].x - 10, boxes[0].middle[1], "end") for boxes in rows.values())
    return Seat(
        box,
        side,
        (x + PAD + 14, head + 16, 14),
        Box(x + PAD + 36, head, 136, HEAD),
        Box(x + width - PAD - 104, head, 104 + AIR, HEAD),
        (x + width - PAD - 188, head + 16),
        Box(x + width - PAD - 264, head, 62, 30),
        rows["yard"],
        rows["roof"],
        labels,
        True,
    )


def foot_seat(side: str, box: Box, squares: int) -> Seat:
    """A company that has the whole foot of the table: two rows of large squares in the middle, the heading at their left."""
    x, y, width, height = box
    deep, pitch = (height - 2 * PAD - 4) / 2, min(BROAD, (width / 2 - PAD) / squares)
    first = x + (width - squares * pitch) / 2
    rows = [
        tuple(Box(first + square * pitch, y + PAD + 4 + down, pitch, deep).shrunk() for square in range(squares))
        for down in (deep, 0)
    ]
    labels = tuple((first - 10, row[0].middle[1], "end") for row in rows)
    return Seat(
        box,
        side,
        (x + PAD + 16, y + PAD + 20, 16),
        Box(x + PAD + 42, y + PAD + 4, first - x - PAD - 90, HEAD),
        Box(x + PAD - AIR, y + PAD + 46, 112 + AIR, HEAD),
        (x + PAD + 118, y + PAD + 62),
        Box(x + PAD, y + height - PAD - 36, 62, 30),
        rows[0],
        rows[1],
        labels,
    )


def own_seat(box: Box, squares: int) -> Seat:
    """The company of whoever holds the phone: the roof above the yard, so that one sees what lies ahead of each piece.

    Name, cash, and fee or bid stand at its left; where there are many squares, in a line above them.
    """
    x, y, width, _ = box
    few = squares <= OWN_SQUARES
    top = y + (OWN_TOP if few else OWN_HEAD)
    pitch = OWN_PITCH if few else min(OWN_PITCH, (width - 2 * SLIM - STOREY) / squares)
    left = x + width - SLIM - squares * pitch if few else x + SLIM + STOREY
    rows = [
        tuple(Box(left + square * pitch, down, pitch, OWN_DEEP).shrunk(1) for square in range(squares))
        for down in (top + OWN_DEEP, top)
    ]
    labels = tuple((left - 6 if few else x + SLIM + 2, row[0].middle[1], "end" if few else "start") for row in rows)
    beside = left - STOREY - x - SLIM
    name = Box(x + SLIM + 30, y + 6, beside - 30, 26)
    cash, bid, mark = Box(x + SLIM - AIR, y + 35, 84 + AIR, 28), Box(x + SLIM, y + 69, 62, 24), (x + SLIM, y + 81)
    if not few:
        cash = Box(x + width - SLIM - 72, y + 4, 70 + AIR, 26)
        bid, mark = Box(cash.x - 72, y + 5, 62, 24), (cash.x - 76, y + 17)
        name = Box(x + SLIM + 30, y + 4, bid.x - x - SLIM - 36, 26)
    disc = (x + SLIM + 12, name.middle[1], 12)
    return Seat(box, "foot", disc, name, cash, mark, bid, rows[0], rows[1], labels, not few)


def own_height(squares: int) -> float:
    """How high the company of whoever holds the phone is."""
    return (OWN_TOP if squares <= OWN_SQUARES else OWN_HEAD) + 2 * OWN_DEEP + 6


def other_seat(box: Box, squares: int) -> Seat:
    """A company of somebody else on a phone: name; cash, with a fee or a bid; roof and yard with their names beside them."""
    x, y, width, _ = box
    top = y + 60
    pitch = min(46.0, (width - 2 * SLIM - STOREY) / squares)
    rows = [
        tuple(Box(x + SLIM + STOREY + square * pitch, down, pitch, OTHER_DEEP).shrunk(1) for square in range(squares))
        for down in (top + OTHER_DEEP + 2, top)
    ]
    labels = tuple((x + SLIM, row[0].middle[1], "start") for row in rows)
    return Seat(
        box,
        "foot",
        (x + SLIM + 11, y + 17, 11),
        Box(x + SLIM + 28, y + 4, width - 2 * SLIM - 28, 26),
        Box(x + SLIM - AIR, y + 29, 64 + AIR, 24),
        (x + width - SLIM - 82, y + 41),
        Box(x + width - SLIM - 56, y + 30, 56, 22),
        rows[0],
        rows[1],
        labels,
    )


def small_seat(box: Box, squares: int) -> Seat:
    """A company below the market for a projector: name, cash with a fee or a bid, roof, yard, both with their names."""
    x, y, width, _ = box
    pad, radius, beside = WALL_PAD, 14, names_beside(width, squares)
    cash, bid = (76, 54) if width >= WALL_SLIM else (46, 46)
    room = width - 2 * pad - (WALL_STOREY if beside else 0)
    pitch = min(46.0, room / squares)
    left = x + width - pad - room + (room - squares * pitch) / 2
    top = y + pad + WALL_HEAD + (0 if beside else WALL_LINE)
    rows = [
        tuple(Box(left + square * pitch, down, pitch, WALL_DEEP).shrunk(1) for square in range(squares))
        for down in (top + WALL_DEEP + WALL_LINE, top)
    ]
    middles = tuple((spot.middle[0], top + WALL_DEEP + WALL_LINE / 2 + 1) for spot in rows[0])
    at_left = tuple((x + pad + 2, row[0].middle[1], "start") for row in rows)
    above = tuple((row[0].x + 2, row[0].y - WALL_LINE / 2 - lift, "start") for row, lift in zip(rows, (0, 7), strict=True))
    return Seat(
        box,
        "foot",
        (x + pad + radius, y + pad + 14, radius),
        Box(x + pad + 2 * radius + 6, y + pad, width - 2 * pad - 2 * radius - 6, 26),
        Box(x + pad + 4 - AIR, y + pad + 28, cash + AIR, 26),
        (x + width - pad - bid + 2, y + pad + 41),
        Box(x + width - pad - bid, y + pad + 28, bid, 24),
        rows[0],
        rows[1],
        at_left if beside else above,
        numbers=middles if beside else (),
    )


def names_beside(width: float, squares: int) -> bool:
    """Whether the words for yard and roof stand beside their squares on a projector; else above them."""
    return (width - 2 * WALL_PAD - WALL_STOREY) / squares >= WALL_PITCH


def small_height(width: float, squares: int) -> float:
    """How high a company of that width is on a projector."""
    lines = 1 if names_beside(width, squares) else 2
    return 2 * WALL_PAD + WALL_HEAD + 2 * WALL_DEEP + lines * WALL_LINE
