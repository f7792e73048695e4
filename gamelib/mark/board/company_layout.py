"""Where the parts of a company are drawn: the yard nearer its player, the roof nearer the market."""

from __future__ import annotations

from typing import NamedTuple

from ...drawing import Box

PAD, HEAD = 12, 32
"""Padding, and the height of a heading."""


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
    """Where the words for yard and roof stand, and at which end of them; none where there is no room for words."""


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
        Box(x + PAD, y + PAD + 34, 112, 32),
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
        Box(x + width - PAD - 104, head, 104, HEAD),
        (x + width - PAD - 188, head + 16),
        Box(x + width - PAD - 264, head, 62, 30),
        rows["yard"],
        rows["roof"],
        labels,
    )


def small_seat(box: Box, squares: int, shape: str) -> Seat:
    """A company below the market on a small screen: name and cash, a line for a fee or a bid, roof, yard."""
    x, y, width, _ = box
    projector = shape == "projector"
    pad, first, second = (4, 30, 36) if projector else (8, 28, 28)
    pitch = min(46.0, (width - 2 * pad) / squares)
    deep = 33.0 if projector else 39.0
    between = 2 if projector else 17
    top = y + pad + first + second
    rows = [
        tuple(Box(x + (width - squares * pitch) / 2 + square * pitch, down, pitch, deep).shrunk(1) for square in range(squares))
        for down in (top + deep + between, top)
    ]
    labels = () if projector else ((x + pad + 2, top + deep + 9, "start"), (x + pad + 2, top - 18, "start"))
    radius = 14 if projector else 11
    cash = Box(x + pad + 4, y + pad + first - 2, 76, 26) if projector else Box(x + width - pad - 62, y + pad, 62, 24)
    mark = (x + width - pad - 52, y + pad + first + 11) if projector else (x + width - pad - 70, y + pad + first + 8)
    room = width - 2 * pad - 2 * radius - 6 - (0 if projector else 64)
    return Seat(
        box,
        "foot",
        (x + pad + radius, y + pad + 14, radius),
        Box(x + pad + 2 * radius + 6, y + pad, room, 26),
        cash,
        mark,
        Box(x + width - pad - 54, y + pad + first - 2, 54, 24 if projector else 19),
        rows[0],
        rows[1],
        labels,
    )
