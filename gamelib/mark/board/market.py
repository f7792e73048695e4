"""The market in the middle: five rows with their numbers and arrows, held by colours, hatched when closed."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..table import COLOURS, EMPTY, ROWS, WHITE, market
from .scene import Scene


def draw_market(scene: Scene) -> str:
    """All rows on their paper."""
    block, heading = scene.layout.market, ""
    if scene.shape == "wide":
        heading = drawing.text(block.middle[0], block.y + 19, scene.say("market").upper(), "small bold quiet spaced")
    return drawing.explained("market", drawing.card(block), heading) + "".join(_row(scene, row) for row in range(len(ROWS)))


def _row(scene: Scene, row: int) -> str:
    box, holder = scene.layout.places["market", row], scene.table.rows[row]
    squares = [_square(scene, row, square) for square in range(scene.rules.market_squares)]
    named = drawing.at(("market", row), _title(scene, row, holder), _ground(scene, box, holder), *_label(scene, box, row))
    return named + "".join(squares)


def _title(scene: Scene, row: int, holder: int) -> str:
    if holder == EMPTY:
        return scene.say("row-free", row=row)
    return scene.say("row-closed" if scene.closed(holder) else "row-held", row=row, colour=COLOURS[holder])


def _ground(scene: Scene, box: Box, holder: int) -> str:
    if holder == EMPTY:
        return drawing.rect(*box, "panel", radius=9)
    tinted = drawing.rect(*box, "shade" if holder == WHITE else "tint", drawing.HUES[COLOURS[holder]].fill, 9)
    return tinted + (drawing.hatch(*box.shrunk(1), 9) if scene.closed(holder) else "")


def _label(scene: Scene, box: Box, row: int) -> list[str]:
    """The letter of the row, who holds it, and the arrow at which it begins."""
    (_, y), holder, small = box.middle, scene.table.rows[row], scene.screen.small
    x, start = box.x + (18 if scene.shape == "wide" else 12), box.x + (36 if scene.shape == "wide" else 25)
    tip, half = box.x + scene.layout.label - 3, 8 if scene.shape == "wide" else 5
    back, closed = tip - 1.6 * half, holder != EMPTY and scene.closed(holder)
    arrow = drawing.path(f"M{back:g} {y - half:g}L{tip:g} {y:g}L{back:g} {y + half:g}Z", "ink")
    parts = [
        "" if closed else arrow,
        drawing.text(x, y, scene.label("row", row), "large bold" + (" lit" if closed else "")),
    ]
    if holder == EMPTY:
        return [*parts, drawing.text(start, y, scene.say("free"), "small start quiet")]
    size = "middle" if scene.shape == "wide" else "small"
    word = scene.fitted(scene.label("colour", COLOURS[holder]), (tip if closed else back) - start, size, bold=True)
    if not closed:
        return [*parts, drawing.text(start, y, word, f"{size} bold start")]
    parts.append(drawing.text(start, y - small * 0.68, word, f"{size} bold start lit"))
    return [*parts, drawing.text(start, y + small * 0.72, scene.say("closed"), "small bold start lit")]


def _square(scene: Scene, row: int, square: int) -> str:
    spot, holder, value = market(row, square), scene.table.rows[row], scene.rules.market[row][square]
    box = scene.layout.places[spot]
    values = {"row": row, "square": square + 1, "value": value}
    if holder == EMPTY or square >= scene.table.sold[holder]:
        price = scene.money(value)
        number = drawing.text(*box.middle, price, f"{_size(scene, price, box.width)} bold")
        return drawing.at(spot, scene.say("market-empty", **values), drawing.rect(*box, "card", radius=8), number)
    title = scene.say("market-piece", colour=COLOURS[holder], **values)
    body = drawing.piece(*box.middle, min(box.width, box.height) - 2, COLOURS[holder])
    return drawing.at(spot, title, drawing.rect(*box, "hot"), body)


def _size(scene: Scene, price: str, width: float) -> str:
    """The larger of two sizes in which a price fits."""
    part = 1.0 if scene.look == drawing.TALL else 0.86  # side by side, numbers that fill their squares would run together
    return "middle" if drawing.breadth(price, scene.screen.middle, bold=True) * part <= width else "small"
