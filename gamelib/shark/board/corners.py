"""Beside the map: whose turn it is and what is due, the dice, and the last move in words."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..table import AFTER, BEFORE, BLACK, COMPANIES, FACES, FIRST, NO_COLOUR, NOBODY
from .layout import PAD
from .scene import Scene

DIE = 46


def draw_status(scene: Scene) -> str:
    """The turn, the player who decides and what is due; at the end, who has won."""
    box, player = scene.layout.status, scene.to_move
    x, y = box.x + 4, box.y + 12
    turn = scene.say("turn", turn=scene.table.turn) if scene.table.turn else scene.say("start")
    parts = [drawing.text(x, y, turn, "middle start quiet")]
    if scene.outcome:
        return parts[0] + _ending(scene, x, y)
    if player != NOBODY:
        parts += [drawing.disc(x + 14, y + 34, 14, player), _name(scene, player, x + 36, y + 34, box.width - 42)]
    due = scene.label("phase", scene.table.phase)
    lines = drawing.wrapped(due[:1].upper() + due[1:], box.width - 8, drawing.MIDDLE, 2)
    parts += [drawing.text(x, y + 64 + 20 * number, line, "middle start") for number, line in enumerate(lines)]
    return "".join(parts)


def _name(scene: Scene, player: int, x: float, y: float, room: float) -> str:
    """A name in large letters, or smaller ones if it is long."""
    name = scene.name(player)
    if drawing.breadth(name, drawing.LARGE, bold=True) <= room:
        return drawing.text(x, y, name, "large bold start")
    return drawing.text(x, y, drawing.fitted(name, room, bold=True), "middle bold start")


def _ending(scene: Scene, x: float, y: float) -> str:
    winners = scene.winners
    said = scene.say("winner" if len(winners) == 1 else "shared-win", winners=winners)
    lines = drawing.wrapped(said, scene.layout.status.width - 8, drawing.MIDDLE, 2)
    parts = [drawing.text(x, y + 48 + 20 * number, line, "middle bold start") for number, line in enumerate(lines)]
    return drawing.text(x, y + 24, scene.say("over"), "middle bold start") + "".join(parts)


def draw_dice(scene: Scene) -> str:
    """The colour die, unless there is none, and the number die."""
    box, dice = scene.layout.dice, scene.table.dice
    if not dice:
        return drawing.rect(*box, "panel thin", radius=8) + _no_dice(scene, box)
    face, zone = dice
    y = box.y + (box.height - DIE) / 2
    first = Box(box.x + 14, y, DIE, DIE)
    second = Box(box.x + 14 + DIE + 10, y, DIE, DIE) if face != NO_COLOUR else Box(box.middle[0] - DIE / 2, y, DIE, DIE)
    parts = [_colour_die(scene, first, face)] if face != NO_COLOUR else []
    number = drawing.rect(*second, "paper edge", radius=10) + drawing.text(*second.middle, zone + 1, "large bold")
    parts.append(drawing.group(number, title=scene.say("zone-die", zone=zone + 1)))
    return drawing.rect(*box, "panel thin", radius=8) + "".join(parts)


def _no_dice(scene: Scene, box: Box) -> str:
    """Before the roll nothing; while trade is on, how many shares have been bought."""
    table, (x, y) = scene.table, box.middle
    if not table.turn or scene.outcome:
        return ""
    if table.phase not in (BEFORE, AFTER):
        return drawing.text(x, y, scene.say("no-dice"), "small quiet")
    counted = drawing.text(x, y - 10, f"{table.bought} / {scene.rules.buy_limit}", "large bold")
    return counted + drawing.text(x, y + 16, scene.say("bought"), "small quiet")


def _colour_die(scene: Scene, box: Box, face: int) -> str:
    title = scene.say("colour-die", face=FACES[face])
    if face < len(COMPANIES):
        shown = drawing.rect(*box, "paper edge", radius=10) + drawing.piece(*box.middle, DIE - 14, COMPANIES[face])
        return drawing.group(shown, title=title)
    ground, ink = (drawing.INK, drawing.PAPER) if face == BLACK else (drawing.PAPER, drawing.INK)
    word = drawing.fitted(scene.label("face", FACES[face]), DIE, drawing.SMALL)
    return drawing.group(
        drawing.rect(*box, "edge", ground, 10), drawing.text(*box.middle, word, "small bold", ink), title=title
    )


def draw_log(scene: Scene) -> str:
    """What the last move caused, in words, as many lines as there is room for."""
    box = scene.layout.log
    title = drawing.text(box.x + PAD, box.y + 18, scene.say("last"), "middle bold start")
    said = [event.sentence(scene.names, scene.language) for event in scene.events] if scene.begun else []
    if scene.table.phase == FIRST:
        said = [scene.say("opening")]
    lines, y = list[tuple[str, float]](), box.y + 42
    for sentence in said:
        for line in drawing.wrapped(sentence, box.width - 2 * PAD, drawing.SMALL, 6):
            lines.append((line, y))
            y += 16
        y += 5
    room = [(line, y) for line, y in lines if y < box.y + box.height - 26]
    room += [("…", box.y + box.height - 14)] if len(room) < len(lines) else []
    shown = [drawing.text(box.x + PAD, y, line, "small start") for line, y in room]
    return drawing.rect(*box, "panel thin", radius=8) + title + "".join(shown)
