"""Beside the map: whose turn it is and what is due, the dice, and the last move in words."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..table import AFTER, BEFORE, BLACK, COMPANIES, FACES, LETTERS, NO_COLOUR, ROLL
from .layout import DICE, PAD
from .scene import Scene

BLANK = ("#FFFFFF", drawing.LETTER_INK)
"""The faces of the colour die that are no company's: white and black."""


def draw_corners(scene: Scene) -> str:
    """Status, dice and log."""
    laid = scene.layout
    tray = drawing.card(laid.tray) if laid.tray else ""
    return _status(scene) + tray + _dice(scene) + _log(scene)


def _log(scene: Scene) -> str:
    """What the last move caused, on a paper of its own."""
    box = scene.layout.log
    told = drawing.draw_running_log(scene, Box(box.x + PAD, box.y + 6, box.width - 2 * PAD, box.height - 8)) if box else ""
    return drawing.group(drawing.card(box), told, shows=drawing.LAST) if box and told else ""


def _status(scene: Scene) -> str:
    if scene.shape == "projector" and not scene.layout.alone:
        return ""
    draw = drawing.draw_status if scene.shape == "wide" else drawing.draw_status_line
    return drawing.group(draw(scene, scene.layout.status), shows=drawing.DUE)


def _dice(scene: Scene) -> str:
    """The dice, or what lies in their place."""
    ground = drawing.rect(*scene.layout.places[DICE], "hot")
    if scene.shape == "phone" and scene.table.dice:
        ground += drawing.rect(*scene.layout.places[DICE], "bare beside")  # what was rolled is seen with what is built
    if not scene.table.dice:
        return drawing.at(DICE, _no_dice_title(scene), ground, _no_dice(scene))
    face, zone = scene.table.dice
    sign = LETTERS[face] if 0 <= face < len(LETTERS) else scene.label("face", FACES[face]) if face != NO_COLOUR else ""
    shown = " ".join([sign] * bool(sign) + [scene.say("zone", zone=zone + 1)])
    title = scene.say("dice-show", shown=shown, face=FACES[face]) if sign else scene.say("zone-die", zone=zone + 1)
    return drawing.at(DICE, title, ground, _rolled(scene, face, zone))


def _no_dice_title(scene: Scene) -> str:
    if scene.table.phase not in (BEFORE, AFTER):
        return scene.say("dice-none")
    words = [scene.say("bought"), scene.say("bought-when")] if scene.shape == "wide" else [scene.say("bought-short")]
    return " ".join([_bought(scene), *words])


def _bought(scene: Scene) -> str:
    return scene.say("bought-of", bought=scene.table.bought, limit=scene.rules.buy_limit)


def _rolled(scene: Scene, face: int, zone: int) -> str:
    """The colour die, unless there is none, and the number die."""
    first, second = scene.layout.dice
    number = drawing.falling("tumbles", ROLL, drawing.die(second, drawing.pips(second, zone + 1)))
    parts = [drawing.group(number, title=scene.say("zone-die", zone=zone + 1))]
    if face != NO_COLOUR:
        colour = drawing.falling("tumbles", ROLL, _colour_die(first, face))
        parts.append(drawing.group(colour, title=scene.say("colour-die", face=FACES[face])))
    if scene.shape == "wide":
        words = scene.say("zone", zone=zone + 1)
        parts.append(drawing.text(second.middle[0], second.bottom + 14, words, "small bold"))
    if scene.shape == "wide" and face >= len(COMPANIES):
        parts.append(drawing.text(first.middle[0], first.bottom + 14, scene.label("face", FACES[face]), "small bold"))
    return "".join(parts)


def _no_dice(scene: Scene) -> str:
    """Before the roll their places; while trade is on, how many shares have been bought."""
    table, (first, second) = scene.table, scene.layout.dice
    if table.phase not in (BEFORE, AFTER):
        places = drawing.rect(*first, "left", radius=11) + drawing.rect(*second, "left", radius=11)
        idle = scene.shape != "wide" or not table.turn or scene.outcome
        middle = (first.x + second.right) / 2
        return places + ("" if idle else drawing.text(middle, first.bottom + 14, scene.say("no-dice"), "small quiet"))
    x, y = (first.x + second.right) / 2, first.middle[1]
    counted = drawing.text(x, y - 8, _bought(scene), "large bold")
    below = y + 8 + scene.screen.small * 0.6
    if scene.shape != "wide":
        return counted + drawing.text(x, below, scene.say("bought-short"), "small quiet")
    when = drawing.text(x, below + scene.screen.small * 1.3, scene.say("bought-when"), "small quiet")
    return counted + drawing.text(x, below, scene.say("bought"), "small quiet") + when


def _colour_die(box: Box, face: int) -> str:
    """A company's counter, or a round field of black or white."""
    if face < len(COMPANIES):
        return drawing.die(box, drawing.counter(*box.middle, box.width * 0.34, COMPANIES[face]))
    (x, y), radius = box.middle, box.width * 0.34
    field = drawing.rect(x - radius, y - radius, 2 * radius, 2 * radius, "rim", BLANK[face == BLACK], radius)
    return drawing.die(box, field)
