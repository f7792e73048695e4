"""Beside the board: whose turn it is, the tile that is drawn, by name, and the last move in words."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..table import DRAW, DRAWN, KINDS, NO_TILE
from . import tiles
from .layout import ABOVE, PAD
from .scene import Scene


def draw_status(scene: Scene) -> str:
    """The turn, the player who decides and what is due; at the end, who has won."""
    box, ending = scene.layout.status, ""
    if scene.outcome:
        key = "winner" if len(scene.winners) == 1 else "shared-win"
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


def draw_log(scene: Scene) -> str:
    """What the last move caused, in words, as far as there is room."""
    box = scene.layout.log
    if not box.height:
        return ""
    told = drawing.draw_log(scene, Box(box.x + PAD, box.y + 8, box.width - 2 * PAD, box.height - 12))
    return drawing.card(box) + told if told else ""
