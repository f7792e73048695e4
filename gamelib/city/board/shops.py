"""A player's four shops as a little table: which stand, how long their roads are, and which are still to be built."""

from __future__ import annotations

from functools import lru_cache

from ... import drawing
from ...drawing import Box
from ..board_text import SITES
from ..table import DISTRIBUTORS, GOODS, LACKING, OFF_BOARD, SHOPS, off_board
from . import tiles
from .layout import Layout
from .rows import NAMED, SIGNS, STACKED
from .scene import Scene, Voice

OFF, NEVER, LACKS, NO_ROAD, ON_ROAD, CAPPED = "off", "never", "lacking", "no-road", "road", "capped"
THIN, TWO_DIGITS = "\u2009", 10
"""From so long a road on its number needs the room of a wide space."""
CROSS = 0.24
"""The radius of the cross in the corner of a tile, as a part of its side."""
Standing = tuple[str, int]
"""How a shop stands, and the number that is told of it: its road, what it counts, or none."""


def draw_shops(scene: Scene, player: int) -> str:
    """The four shops: still to be built, on the board with the length of the road, or off the board with what it counts."""
    standings = tuple(_standing(scene, player, good) for good in range(len(GOODS)))
    return _drawn(scene.layout, player, standings, scene.rules.cap, scene.voice)


def _standing(scene: Scene, player: int, good: int) -> Standing:
    shop, cap, length = scene.table.shops[player][good], scene.rules.cap, scene.lengths[player][good]
    if shop == OFF_BOARD:
        return OFF, cap
    if shop == LACKING:
        return (NEVER, cap) if scene.over else (LACKS, 0)
    if scene.over and length > cap:
        return CAPPED, length
    return (ON_ROAD, length) if length else (NO_ROAD, 0)


@lru_cache(maxsize=4096)
def _drawn(where: Layout, player: int, standings: tuple[Standing, ...], cap: int, voice: Voice) -> str:
    """Most rows are those of the board before."""
    box, across = where.places[off_board(player)], where.row.across
    off = tuple(SHOPS[good] for good, (state, _) in enumerate(standings) if state == OFF)
    title = voice.say("off-board", player=player, shops=off) if off else voice.say("off-board-none", player=player)
    wide, tall = box.width / across, box.height / (len(GOODS) / across)
    shops = []
    for good, standing in enumerate(standings):
        cell = Box(box.x + good % across * wide, box.y + good // across * tall, wide, tall)
        tile, told = _tile(where, cell, good, standing[0]), _told(where, cell, good, standing, cap, voice)
        shops.append(drawing.group(tile, told, title=_title(player, good, standing, cap, voice)))
    return drawing.at(off_board(player), title, drawing.rect(*box, "hot"), *shops)


def _tile(where: Layout, cell: Box, good: int, state: str) -> str:
    """A tile, in its colour if the shop is owned and pale if not; crossed if it is off the board."""
    side, row = where.row.tile, where.row
    there = Box(cell.x + 2, cell.middle[1] - side / 2, side, side)
    tile = draw_tile(there, good, state not in (LACKS, NEVER), where.least if row.told in (NAMED, STACKED) else 0)
    return tile + (drawing.cross(there.right - side * CROSS, there.y + side * CROSS, side * CROSS) if state == OFF else "")


def draw_tile(box: Box, good: int, owned: bool, least: float = 0) -> str:
    """A shop of a kind with its letter: in its colour, or pale while nobody has it; with room for it also its sign."""
    if owned and least:
        return tiles.tile(box, good, least)
    if least:
        return tiles.pale(box, good, least)
    hue, letter = drawing.HUES[tiles.GOOD_HUES[good]], SITES[good].lower()
    body = drawing.block(box, hue.fill) if owned else drawing.rect(*box, "left slight", radius=box.width * 0.22)
    return body + drawing.text(*box.middle, letter, "small bold", hue.ink if owned else "")


def _told(where: Layout, cell: Box, good: int, standing: Standing, cap: int, voice: Voice) -> str:
    """What is said of a shop: by its name, in two lines, in one, or only the number."""
    (state, count), row = standing, where.row
    x, y = cell.x + row.tile + 7, cell.middle[1]
    style = "small start bold" if count else "small start"
    if row.told == SIGNS:
        return drawing.text(x - 3, y, cap if state == CAPPED else count, style) if count else ""
    if row.told == NAMED:
        name = drawing.text(x, y - 8, voice.label("tile", SHOPS[good]), "small start")
        return name + drawing.text(x, y + 8, voice.say(f"shop-{state}", count=count, cap=cap), style)
    words = voice.say(f"shop-{state}-short", count=count, cap=cap)
    if row.told == STACKED:
        first, _, last = words.rpartition(" ")
        return drawing.text(x, y - 8, first, "small start") + drawing.text(x, y + 8, last, style)
    return drawing.text(x - 2, y, words.replace(" ", THIN) if count >= TWO_DIGITS else words, style)


def _title(player: int, good: int, standing: Standing, cap: int, voice: Voice) -> str:
    """What is to be said of a route: its length, or why it counts the maximum."""
    state, count = standing
    keys = {OFF: "route-off-board", NEVER: "route-unbuilt", LACKS: "route-lacking", NO_ROAD: "route-none"}
    key = keys.get(state, "route-capped" if count > cap else "route")
    values = {"player": player, "tile": SHOPS[good], "site": DISTRIBUTORS[good], "length": count, "cap": cap}
    return voice.say(key, **values)
