"""Beside the board: whose turn it is, the tile that is drawn, by name, and the last move in words."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..table import DRAW, DRAWN, GOODS, KINDS, NO_TILE
from . import tiles
from .layout import ABOVE, PAD
from .scene import Scene
from .sources import draw_source, draw_sources

SOURCES = (136, 80)
"""How wide and how high a list of all sources is, at least, in large letters."""
TILE = 0.3
"""The side of the tile that is drawn, where its name stands beside it and its source below, as a part of the width."""


def draw_status(scene: Scene) -> str:
    """The turn, the player who decides and what is due; at the end, who has won."""
    return drawing.group(_status(scene), shows=drawing.DUE)


def _status(scene: Scene) -> str:
    box, ending = scene.layout.status, ""
    if scene.outcome:
        level = scene.scores.count(min(scene.scores)) > 1
        key = "shared-win" if len(scene.winners) > 1 else "winner-tie" if level else "winner"
        ending = scene.say(key, winners=scene.winners, score=min(scene.scores))
    if scene.shape == "projector":
        return _one_line(scene, box, ending)
    card = drawing.card(scene.layout.head)
    if scene.shape == "phone":
        return card + drawing.draw_two_lines(scene, Box(box.x + 8, box.y + 5, box.width - 12, box.height - 10), ending, 0)
    inside = Box(box.x + PAD, box.y + 8, box.width - PAD, box.height - 12)
    return card + (_ending(scene, inside, ending) if ending else drawing.draw_status(scene, inside))


def _one_line(scene: Scene, box: Box, ending: str) -> str:
    """Whose turn it is, by name, and what is due."""
    y, x, words = box.middle[1], box.x + 4, ending or drawing.due(scene)
    disc = ""
    if not ending and scene.to_move != drawing.NOBODY:
        disc, x = drawing.group(drawing.disc(x + 13, y, 13.5, scene.to_move), title=scene.name(scene.to_move)), x + 34
        words = scene.say("decides", player=scene.to_move, due=scene.due)
    return disc + drawing.text(x, y, scene.fitted(words, box.right - x, "middle", bold=True), "middle bold start")


def _ending(scene: Scene, box: Box, words: str) -> str:
    over = drawing.text(box.x, box.y + 16, scene.say("over"), "large bold start")
    lines = scene.wrapped(words, box.width, "middle", 3)
    return over + "".join(drawing.text(box.x, box.y + 44 + 21 * n, line, "middle bold start") for n, line in enumerate(lines))


def draw_drawn(scene: Scene) -> str:
    """The tile that is drawn, large, with its name: it is what must be placed, or bid for."""
    box, tile = scene.layout.places[DRAWN], scene.table.tile
    if scene.layout.named:
        return _drawn_or_sources(scene, box, tile)
    if scene.layout.few_words and tile == NO_TILE and box.width >= SOURCES[0] and box.height >= SOURCES[1]:
        return drawing.at(DRAWN, scene.say("drawn-none"), drawing.rect(*box, "hot"), draw_sources(scene.voice, box))
    beside = scene.layout.few_words and box.height < ABOVE
    name = scene.say("drawn-none-short") if tile == NO_TILE else scene.label("tile", KINDS[tile])
    style = "small quiet" if tile == NO_TILE else "small bold"
    if beside:
        there = Box(box.x + 4, box.y + 3, box.height - 7, box.height - 7)
        x, lines = there.right + 8, scene.wrapped(name, box.right - there.right - 8, "small", 2)
        y = box.middle[1] - 9 * (len(lines) - 1)
        word = "".join(drawing.text(x, y + 18 * n, line, f"{style} start") for n, line in enumerate(lines))
    else:
        side = box.height - 36
        there = Box(box.middle[0] - side / 2, box.y + 8, side, side)
        word = drawing.text(box.middle[0], box.bottom - 14, name, style)
    if scene.over:
        return drawing.at(DRAWN, scene.say("drawn-none"), drawing.rect(*box, "hot"))
    if tile == NO_TILE:
        face, title = drawing.rect(*there, "left slight", radius=8), scene.say("drawn-none")
    else:
        face = drawing.falling("turns", DRAW, tiles.tile(there, tile, scene.layout.least))
        title = scene.say("drawn", tile=KINDS[tile])
    return drawing.at(DRAWN, title, drawing.rect(*box, "hot"), face, word)


def _drawn_or_sources(scene: Scene, box: Box, tile: int) -> str:
    """On a wall the tile that is drawn, its name beside it and below where its goods come from; without one, all sources."""
    ground = drawing.card(box) + drawing.rect(*box, "hot")
    if tile == NO_TILE or scene.over:
        return drawing.at(DRAWN, scene.say("drawn-none"), ground, draw_sources(scene.voice, box))
    there = Box(box.x + 8, box.y + 7, box.width * TILE, box.width * TILE)
    x, lines = there.right + 10, scene.label("tile", KINDS[tile]).split()
    first = there.middle[1] - 10 * (len(lines) - 1)
    name = "".join(drawing.text(x, first + 20 * n, line, "small bold start") for n, line in enumerate(lines))
    face = drawing.falling("turns", DRAW, tiles.tile(there, tile, scene.layout.least))
    source = draw_source(scene.voice, Box(box.x, there.bottom + 3, box.width, 26), tile) if tile < len(GOODS) else ""
    return drawing.at(DRAWN, scene.say("drawn", tile=KINDS[tile]), ground, face, name, source)


def draw_log(scene: Scene) -> str:
    """What the last move caused, in words, as far as there is room."""
    box = scene.layout.log
    if not box.height:
        return ""
    told = drawing.draw_log(scene, Box(box.x + PAD, box.y + 8, box.width - 2 * PAD, box.height - 12))
    return drawing.group(drawing.card(box), told, shows=drawing.LAST) if told else ""
