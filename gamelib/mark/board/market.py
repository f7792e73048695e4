"""The market in the middle: five rows with their numbers and arrows, held by colours, hatched when closed."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..table import COLOURS, EMPTY, ROWS, WHITE, market
from .layout import ARROW, LABEL
from .scene import Scene


def draw_market(scene: Scene) -> str:
    """All rows on their ground."""
    block = scene.layout.market
    return drawing.rect(*block, "panel thin", radius=8) + "".join(_row(scene, row) for row in range(len(ROWS)))


def _row(scene: Scene, row: int) -> str:
    box, holder = scene.layout.places["market", row], scene.table.rows[row]
    squares = [_square(scene, row, square) for square in range(scene.rules.market_squares)]
    return drawing.at(
        ("market", row), _title(scene, row, holder), _ground(scene, box, holder), _label(scene, box, row), *squares
    )


def _title(scene: Scene, row: int, holder: int) -> str:
    if holder == EMPTY:
        return scene.say("row-free", row=row)
    return scene.say("row-closed" if scene.closed(holder) else "row-held", row=row, colour=COLOURS[holder])


def _ground(scene: Scene, box: Box, holder: int) -> str:
    paper = drawing.rect(*box, "paper thin", radius=6)
    if holder == EMPTY:
        return paper
    tinted = paper + drawing.rect(*box, "shade" if holder == WHITE else "tint", drawing.HUES[COLOURS[holder]].fill, 6)
    return tinted + (drawing.hatch(*box, 9) if scene.closed(holder) else "")


def _label(scene: Scene, box: Box, row: int) -> str:
    """The letter of the row, who holds it, and the arrow at which it begins."""
    x, (_, y), holder = box.x, box.middle, scene.table.rows[row]
    lit = " lit" if holder != EMPTY and scene.closed(holder) else ""
    letter = drawing.text(x + 18, y, scene.label("row", row), "large bold" + lit)
    arrow = drawing.path(f"M{x + LABEL + 4:g} {y - 9:g}L{x + LABEL + ARROW - 6:g} {y:g}L{x + LABEL + 4:g} {y + 9:g}Z", "ink")
    if holder == EMPTY:
        return letter + drawing.text(x + 38, y, scene.say("free"), "small start quiet") + arrow
    colour = scene.label("colour", COLOURS[holder])
    if not scene.closed(holder):
        return letter + drawing.text(x + 38, y, colour, "middle bold start") + arrow
    closed = drawing.text(x + 38, y + 10, scene.say("closed"), "small start lit")
    return letter + drawing.text(x + 38, y - 9, colour, "middle bold start lit") + closed + arrow


def _square(scene: Scene, row: int, square: int) -> str:
    box, value, holder = scene.layout.places[market(row, square)], scene.rules.market[row][square], scene.table.rows[row]
    x, y = box.middle
    cell = drawing.rect(*box, "bare thin")
    said = {"row": row, "square": square + 1, "value": value}
    if holder == EMPTY or square >= scene.table.sold[holder]:
        number = drawing.text(x, y, value, _size(value, box.width))
        return drawing.at(market(row, square), scene.say("market-empty", **said), cell, number)
    size = min(box.width - 4, box.height * 0.64)
    piece = drawing.piece(x, box.y + 3 + size / 2, size, COLOURS[holder])
    number = drawing.text(x, box.y + box.height - 8, value, "small bold lit" if scene.closed(holder) else "small bold")
    title = scene.say("market-piece", colour=COLOURS[holder], **said)
    return drawing.at(market(row, square), title, cell, piece, number)


def _size(value: int, width: float) -> str:
    """The largest of the three sizes in which a number fits."""
    for size, name in ((drawing.LARGE, "large"), (drawing.MIDDLE, "middle")):
        if len(str(value)) * size * 0.6 <= width - 4:
            return name
    return "small"
