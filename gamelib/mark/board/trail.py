"""What the last move did, drawn over the table: whence each piece came, where it went, and who earned or paid."""

from __future__ import annotations

from typing import cast

from ... import drawing
from ...core.moves import Place
from ...drawing import Box
from ..table import BANK, BID, BOX, COLOURS
from .company import bid_box
from .company_layout import AIR
from .scene import Scene


def draw_trail(scene: Scene) -> str:
    """Arrows from source to target, a broken frame round what was left, a firm one round what was reached."""
    return drawing.group(
        *_carried(scene), *_laid(scene), *(_earned(scene, *pair) for pair in scene.earned.items()), style="over trail"
    )


def _carried(scene: Scene) -> list[str]:
    frames, arrows = [], []
    for source, target, thing, _ in scene.flows(*COLOURS):
        start, end = _spot(scene, source, thing), _spot(scene, target, thing)
        if source != BANK:
            frames.append(drawing.frame(*start, "left"))
        if target != BOX:
            frames.append(drawing.frame(*end, "last"))
            arrows += [_arrow(start, end)] if scene.shape == "wide" else []
    return frames + arrows


def _laid(scene: Scene) -> list[str]:
    """A frame round the dice that were thrown, or round the bid that was laid."""
    for event in scene.events:
        if event.key == "roll" and scene.dice:
            return [drawing.frame(*spot, "last", 12) for spot in scene.layout.dice]
        if event.key in ("bid", "bid-sealed") and scene.table.phase == BID:
            return [drawing.frame(*bid_box(scene, cast(int, event.values["player"])), "last")]
    return []


def _spot(scene: Scene, place: Place, thing: str) -> Box:
    """A square, or within the bank the pieces of that colour."""
    return scene.layout.stock[COLOURS.index(thing)].shrunk(-2) if place == BANK else scene.layout.places[place]


def _arrow(start: Box, end: Box) -> str:
    """From edge to edge rather than from middle to middle, so that both stay legible."""
    (x, y), (to_x, to_y) = start.middle, end.middle
    across, down = to_x - x, to_y - y
    length = (across * across + down * down) ** 0.5 or 1
    trim, trim_end = min(start.height * 0.42, length / 3), min(min(end.width, end.height) * 0.5, length / 3)
    x, y = x + across / length * trim, y + down / length * trim
    return drawing.arrow(x, y, to_x - across / length * trim_end, to_y - down / length * trim_end, 0.06)


def _earned(scene: Scene, player: int, amount: int) -> str:
    """What was earned or paid, beside the cash; where the numbers are too long for both, the words alone tell it."""
    change = ("+" if amount > 0 else "−") + scene.money(abs(amount))
    box = scene.layout.seats[player].purse
    room = drawing.breadth(scene.money(scene.table.cash[player]), scene.screen.large, bold=True) + 4 + AIR
    if scene.shape != "wide" or not amount or room + len(change) * scene.screen.small * 0.66 > box.width:
        return ""
    if scene.layout.seats[player].cash_ends:
        return drawing.text(box.right - room, box.middle[1] + 3, change, "small bold end")
    return drawing.text(box.x + room, box.middle[1] + 3, change, "small bold start")
