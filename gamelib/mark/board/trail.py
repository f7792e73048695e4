"""What the last move did, drawn over the table: whence each piece came, where it went, and who earned or paid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from ... import drawing
from ...core.moves import Place
from ...drawing import Box
from ..table import BANK, BID, BOX, COLOURS, purse
from .corners import stock_point
from .layout import bid_box, die_box
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
            arrows.append(_arrow(start, end))
    return frames + arrows


def _laid(scene: Scene) -> list[str]:
    """A frame round the dice that were thrown, or round the bid that was laid."""
    for event in scene.events:
        if event.key == "roll" and scene.table.dice:
            return [drawing.frame(*die_box(scene.layout, number), "last", 10) for number in range(2)]
        if event.key in ("bid", "bid-sealed") and scene.table.phase == BID:
            return [drawing.frame(*bid_box(scene.layout, cast(int, event.values["player"])), "last")]
    return []


def _spot(scene: Scene, place: Place, thing: str) -> Box:
    """A square, or within the bank the pieces of that colour."""
    if place != BANK:
        return scene.layout.places[place]
    x, y = stock_point(scene.layout.places[BANK], COLOURS.index(thing))
    return Box(x - 18, y - 18, 36, 36)


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
    said = ("+" if amount > 0 else "−") + scene.money(abs(amount))
    box, at_side = scene.layout.places[purse(player)], scene.layout.seats[player] in ("left", "right")
    room = len(scene.money(scene.table.cash[player])) * drawing.LARGE * 0.7 + 10
    if not amount or room + len(said) * drawing.SMALL * 0.7 > box.width:
        return ""
    if at_side:
        return drawing.text(box.x + room, box.middle[1] + 3, said, "small bold start")
    return drawing.text(box.x + box.width - room, box.middle[1] + 3, said, "small bold end")


def draw_targets(scene: Scene, targets: Iterable[Place]) -> str:
    """Soft rings round the places that a move may go to."""
    wanted, known = dict.fromkeys(targets), scene.layout.places
    for place in wanted:
        if place not in known:
            raise ValueError(f"There is no place {str(place)[:60]} on this table; moves and events name those there are.")
    return drawing.group(*(drawing.frame(*known[place]) for place in wanted), style="over targets")
