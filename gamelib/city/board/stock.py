"""Beside the board: whose turn it is, the tiles that are left, the one that is drawn, and the last move in words."""

from __future__ import annotations

from ... import drawing
from ...core.moves import Place
from ...drawing import Box
from ..board_text import BLOCKS, SITES
from ..table import ASIDE, BANK, BOX, DISTRIBUTORS, DRAW, DRAWN, KINDS, NO_TILE, NOWHERE, PILE, ROADS, SET_ASIDE, TILES
from . import tiles
from .layout import PAD, ROOMY
from .scene import Scene

LETTERS = (*SITES.lower(), *BLOCKS)
STEP = 36
"""From one kind of tile to the next."""
_ICONS = {
    "pile": "M-8 -2L0 -6L8 -2L0 2ZM-8 2L0 6L8 2",
    "aside": "M-8 -5H3V6H-8ZM-3 -5V-8H8V3H3",
    "roads": "M-5 8L-2 -8H2L5 8M0 5V3M0 0V-2M0 -5V-6",
    "bank": "M-8 -3L0 -8.5L8 -3ZM-6 -2V5M0 -2V5M6 -2V5M-8 7H8",
    "box": "M-8 -3L0 -7L8 -3V6L0 9L-8 6ZM-8 -3L0 0L8 -3M0 0V9",
}
"""A stack, tiles laid aside, a road, a bank and a box: for those who read few words."""


def draw_status(scene: Scene) -> str:
    """The turn, the player who decides and what is due; at the end, who has won."""
    box, ending = scene.layout.status, ""
    if scene.outcome:
        key = "winner" if len(scene.winners) == 1 else "shared-win"
        ending = scene.say(key, winners=scene.winners, score=min(scene.scores))
    if scene.shape == "phone":
        return drawing.draw_two_lines(scene, box, ending, 0)
    if scene.shape == "wide" and scene.rules.players > ROOMY:
        inside = Box(box.x + PAD, box.y + 5, box.width - 2 * PAD, box.height - 10)
        return drawing.card(box) + drawing.draw_two_lines(scene, inside, ending, 0)
    if scene.shape == "projector":
        return drawing.draw_one_line(scene, box, ending, 0)
    inside = Box(box.x + PAD, box.y + 8, box.width - 2 * PAD, box.height - 12)
    return drawing.card(box) + (_ending(scene, inside, ending) if ending else drawing.draw_status(scene, inside))


def _ending(scene: Scene, box: Box, words: str) -> str:
    over = drawing.text(box.x, box.y + 16, scene.say("over"), "large bold start")
    lines = scene.wrapped(words, box.width, "middle", 3)
    return over + "".join(drawing.text(box.x, box.y + 44 + 21 * n, line, "middle bold start") for n, line in enumerate(lines))


def draw_stock(scene: Scene) -> str:
    """The pile, what was left over, the tile that is drawn; roads, bank and box."""
    table = scene.table
    pile = tuple((KINDS[tile], count) for tile, count in enumerate(table.pile) if count)
    aside = tuple((TILES[tile], count) for tile, count in zip(SET_ASIDE, table.aside, strict=True) if count)
    title = scene.say("pile-holds", tiles=pile) if pile else scene.say("pile-empty")
    left = scene.say("aside-holds", tiles=aside) if aside else scene.say("aside-empty")
    roads, lost = table.roads.bit_count(), tuple(DISTRIBUTORS[good] for good, plot in enumerate(table.sites) if plot == NOWHERE)
    waiting = scene.say("box-holds", sites=lost) if lost else scene.say("box-empty")
    small = (
        (ROADS, "roads", scene.say("roads", roads=roads), scene.say("roads-laid", roads=roads), str(roads)),
        (BANK, "bank", scene.say("bank"), scene.say("bank-holds"), "∞"),
        (BOX, "box", scene.say("box", count=len(lost)), waiting, str(len(lost))),
    )
    if scene.layout.few_words:
        signs = [
            _sign(scene, PILE, "pile", title, str(sum(table.pile))),
            _sign(scene, ASIDE, "aside", left, str(sum(table.aside))),
        ]
        return _drawn(scene) + "".join(signs + [_sign(scene, place, key, said, count) for place, key, _, said, count in small])
    parts = [drawing.card(scene.layout.stock)]
    parts.append(drawing.at(PILE, title, *_counted(scene, PILE, "pile", pile, sum(table.pile))))
    parts.append(drawing.at(ASIDE, left, *_counted(scene, ASIDE, "aside", aside, sum(table.aside))))
    parts.append(_drawn(scene))
    for place, _, words, said, _ in small:
        box = scene.layout.places[place]
        parts.append(drawing.at(place, said, drawing.rect(*box, "hot"), drawing.text(*box.middle, words, "small")))
    x, y, width, _ = scene.layout.stock
    return "".join(parts) + drawing.path(f"M{x + 8:g} {y + 114:g}h{width - 16:g}", "line")


def _sign(scene: Scene, place: Place, key: str, title: str, count: str) -> str:
    """A sign with its number."""
    box = scene.layout.places[place]
    x = box.middle[0]
    icon = f'<path d="{_ICONS[key]}" class="icon" transform="translate({x:g} {box.y + 13:g})"/>'
    return drawing.at(place, title, drawing.rect(*box, "hot"), icon, drawing.text(x, box.bottom - 12, count, "small bold"))


def _counted(scene: Scene, place: Place, key: str, stock: tuple[tuple[str, int], ...], total: int) -> list[str]:
    box = scene.layout.places[place]
    heading = drawing.text(box.x + PAD, box.y + 13, scene.say(key, count=total), "middle bold start")
    across = int((box.width - PAD) // STEP)
    chips = [
        _chip(scene, box.x + PAD + STEP * (n % across), box.y + 23 + 21 * (n // across), KINDS.index(tile), count)
        for n, (tile, count) in enumerate(stock)
    ]
    return [drawing.rect(*box, "hot"), heading, *chips]


def _chip(scene: Scene, x: float, y: float, kind: int, count: int) -> str:
    """A small tile of a kind with its letter, and how many of them there are."""
    box = Box(x, y, 19, 19)
    hue = drawing.HUES[tiles.GOOD_HUES[kind]] if kind < len(SITES) else None
    body = drawing.block(box, hue.fill) if hue else drawing.rect(*box, "well", radius=4)
    letter = drawing.text(*box.middle, LETTERS[kind], "small bold", hue.ink if hue else "")
    number = drawing.text(box.right + 2, box.middle[1], count, "small start")
    return drawing.thing(KINDS[kind], scene.say("tiles-left", tile=KINDS[kind], count=count), body, letter, number)


def _drawn(scene: Scene) -> str:
    box, tile = scene.layout.places[DRAWN], scene.table.tile
    few = scene.layout.few_words
    size = 32 if few else 56
    there = Box(box.middle[0] - size / 2, box.y + (6 if few else 8), size, size)
    label = "" if few else drawing.text(box.middle[0], box.bottom - 12, scene.say("drawn-here"), "small quiet")
    if tile == NO_TILE:
        face, title = drawing.rect(*there, "left slight", radius=8), scene.say("drawn-none")
    else:
        face = drawing.falling("turns", DRAW, tiles.tile(there, tile, scene.layout.least))
        title = scene.say("drawn", tile=KINDS[tile])
    return drawing.at(DRAWN, title, drawing.rect(*box, "hot"), face, label)


def draw_log(scene: Scene) -> str:
    """What the last move caused, in words, as far as there is room."""
    box = scene.layout.log
    if not box.height:
        return ""
    return drawing.card(box) + drawing.draw_log(scene, Box(box.x + PAD, box.y + 8, box.width - 2 * PAD, box.height - 12))
