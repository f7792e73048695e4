"""A player's four shops as a little table: which stand, how long their roads are, and which are still to be built."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..board_text import SITES
from ..table import DISTRIBUTORS, GOODS, LACKING, OFF_BOARD, SHOPS, off_board
from . import tiles
from .rows import NAMED, SIGNS, STACKED
from .scene import Scene


def draw_shops(scene: Scene, player: int) -> str:
    """The four shops: still to be built, on the board with the length of the road, or off the board with what it counts."""
    box, row = scene.layout.places[off_board(player)], scene.layout.row
    off = tuple(SHOPS[good] for good in range(len(GOODS)) if scene.table.shops[player][good] == OFF_BOARD)
    title = scene.say("off-board", player=player, shops=off) if off else scene.say("off-board-none", player=player)
    wide, tall = box.width / row.across, box.height / (len(GOODS) / row.across)
    cells = [Box(box.x + good % row.across * wide, box.y + good // row.across * tall, wide, tall) for good in range(len(GOODS))]
    shops = (_shop(scene, player, good, cell) for good, cell in enumerate(cells))
    return drawing.at(off_board(player), title, drawing.rect(*box, "hot"), *shops)


def _shop(scene: Scene, player: int, good: int, cell: Box) -> str:
    """A tile, bold if the shop is owned and pale if not, and beside it what is to be said."""
    row, shop = scene.layout.row, scene.table.shops[player][good]
    side, y = row.tile, cell.middle[1]
    there = Box(cell.x + 2, y - side / 2, side, side)
    tile = draw_tile(there, good, shop != LACKING, scene.layout.least if row.told in (NAMED, STACKED) else 0)
    tile += drawing.cross(there.right - 2, there.y + 3, side * 0.26) if shop == OFF_BOARD else ""
    return drawing.group(tile, _told(scene, player, good, cell), title=route_title(scene, player, good))


def draw_tile(box: Box, good: int, owned: bool, least: float = 0) -> str:
    """A shop of a kind with its letter: in its colour, or pale while nobody has it; with room for it also its sign."""
    if owned and least:
        return tiles.tile(box, good, least)
    if least:
        return tiles.pale(box, good, least)
    hue, letter = drawing.HUES[tiles.GOOD_HUES[good]], SITES[good].lower()
    body = drawing.block(box, hue.fill) if owned else drawing.rect(*box, "left slight", radius=box.width * 0.22)
    return body + drawing.text(*box.middle, letter, "small bold", hue.ink if owned else "")


def _told(scene: Scene, player: int, good: int, cell: Box) -> str:
    """What is said of a shop: by its name, in two lines, in one, or only the number."""
    row = scene.layout.row
    x, y = cell.x + row.tile + 7, cell.middle[1]
    state, count = _state(scene, player, good)
    if row.told == SIGNS:
        return drawing.text(x - 3, y, count, "small bold start") if count else ""
    if row.told == NAMED:
        name = drawing.text(x, y - 8, scene.label("tile", SHOPS[good]), "small start")
        return name + drawing.text(x, y + 8, scene.say(f"shop-{state}", count=count), f"small start {_weight(count)}")
    words = scene.say(f"shop-{state}-short", count=count)
    if row.told == STACKED:
        first, _, last = words.rpartition(" ")
        upper = drawing.text(x, y - 8, first, "small start")
        return upper + drawing.text(x, y + 8, last, f"small start {_weight(count)}")
    return drawing.text(x - 3, y, words, f"small start {_weight(count)}")


def _weight(count: int) -> str:
    return "bold" if count else ""


def _state(scene: Scene, player: int, good: int) -> tuple[str, int]:
    """How a shop stands, and the number that is told of it: its road, what it counts, or none."""
    shop, cap, length = scene.table.shops[player][good], scene.rules.cap, scene.lengths[player][good]
    if shop == OFF_BOARD:
        return "off", cap
    if shop == LACKING:
        return ("never", cap) if scene.over else ("lacking", 0)
    return ("road", length) if length else ("no-road", 0)


def route_title(scene: Scene, player: int, good: int) -> str:
    """What is to be said of a route: its length, or why it counts the maximum."""
    shop, cap, length = scene.table.shops[player][good], scene.rules.cap, scene.lengths[player][good]
    values = {"player": player, "tile": SHOPS[good], "site": DISTRIBUTORS[good]}
    if shop == OFF_BOARD:
        return scene.say("route-off-board", **values, cap=cap)
    if shop == LACKING:
        return scene.say("route-unbuilt", **values, cap=cap) if scene.over else scene.say("route-lacking", **values)
    if not length:
        return scene.say("route-none", **values)
    return scene.say("route-capped" if length > cap else "route", **values, length=length, cap=cap)
