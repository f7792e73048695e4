"""Round the market: whose turn it is, the bank, the dice with the piece that is auctioned, and the last move in words."""

from __future__ import annotations

from collections.abc import Sequence

from ... import drawing
from ...drawing import Box
from ..engine.ledger import on_table
from ..table import BANK, BID, BOX, COLOURS, EMPTY, FACES, LETTERS, NAME, NOBODY, PLACE, ROLL
from .layout import DICE, PAD
from .marks import die, hammer
from .scene import Scene, stock

Spot = tuple[float, float, str]
"""Where a text stands, and at which end of it."""


def draw_corners(scene: Scene) -> str:
    """All that lies round the market."""
    trays = "".join(drawing.card(tray) for tray in scene.layout.trays)
    return _status(scene) + trays + _dice(scene) + _bank(scene) + _box(scene) + _log(scene)


def _status(scene: Scene) -> str:
    if scene.shape == "projector":
        return ""
    draw = drawing.draw_status if scene.shape == "wide" else drawing.draw_status_line
    return drawing.group(draw(scene, scene.layout.status), shows=drawing.DUE)


def _log(scene: Scene) -> str:
    return drawing.draw_log(scene, scene.layout.log, scene.say("last")) if scene.layout.log else ""


def _bank(scene: Scene) -> str:
    """The pieces in the bank by colour."""
    box, parts = scene.layout.places[BANK], list[str]()
    x, y = {"wide": (box.x + PAD, box.y + 18), "phone": (box.x + 8, box.y + 10)}.get(scene.shape, (box.x + 6, box.y + 12))
    parts.append(drawing.text(x, y, scene.say("bank"), ("middle" if scene.shape == "wide" else "small") + " bold start"))
    parts += [_pile(scene, colour, count) for colour, count in enumerate(scene.table.bank)]
    words = [scene.label("colour", colour) for colour in COLOURS]
    return drawing.at(BANK, scene.say("bank-holds", **stock(scene.table.bank, words)), _hot(box), *parts)


def _pile(scene: Scene, colour: int, count: int) -> str:
    """The bank's pieces of a colour: a small pile if there are several, its place if there is none, and their number."""
    box = scene.layout.stock[colour]
    under = drawing.block(Box(box.x + 2, box.y - 3, *box[2:]), drawing.HUES[COLOURS[colour]].fill) if count > 1 else ""
    body = (
        under + drawing.piece(*box.middle, box.width, COLOURS[colour], least=scene.screen.least)
        if count
        else _none_left(scene, colour, box)
    )
    (x, y, end), (word_x, word_y, word_end) = _beside(scene, box)
    number = drawing.text(x, y, count, f"middle {end} " + ("bold" if count else "quiet"))
    named = drawing.text(word_x, word_y, scene.label("colour", COLOURS[colour]), f"small quiet {word_end}")
    title = scene.say("bank-pile", colour=COLOURS[colour], count=count)
    return drawing.thing(COLOURS[colour], title, _hot(_reach(scene, box)), body, number, named)


def _beside(scene: Scene, box: Box) -> tuple[Spot, Spot]:
    """Where the number of a pile and the word for its colour stand."""
    (x, y), right = box.middle, box.right + 6
    if scene.shape == "wide":
        return (x, box.bottom + 16, ""), (x, box.bottom + 33, "")
    if scene.shape == "phone":
        return (right, y - 9, "start"), (right, y + 8, "start")
    return (scene.layout.places[BANK].right - 5, y, "end"), (right, y, "start")


def _reach(scene: Scene, box: Box) -> Box:
    """What belongs to a pile: its pieces and the words below or beside them."""
    bank = scene.layout.places[BANK]
    if scene.shape == "phone":
        pitch = scene.layout.stock[1].x - scene.layout.stock[0].x
        return Box(box.x - 4, bank.y + 1, min(pitch - 3, bank.right - box.x + 2), bank.height - 2)
    if scene.shape == "projector":
        return Box(bank.x + 2, box.y - 4, bank.width - 4, box.height + 6)
    return Box(box.x - 4, box.y - 6, box.width + 8, min(box.bottom + 40, bank.bottom) - box.y + 6)


def _none_left(scene: Scene, colour: int, box: Box) -> str:
    """The place of a colour of which the bank has no piece; hatched if it is closed."""
    hatched = drawing.hatch(*box, 6) if scene.closed(colour) else ""
    return drawing.rect(*box, "well", radius=6) + hatched + drawing.text(*box.middle, LETTERS[colour], "middle lit")


def _box(scene: Scene) -> str:
    """The pieces that have left the game."""
    box = scene.layout.places[BOX]
    gone = [scene.rules.pieces - on_table(scene.table, colour) for colour in range(len(COLOURS))]
    if scene.shape == "projector":
        return _column(scene, box, gone)
    words, title = _gone(scene, gone, box) if any(gone) else (scene.say("box-none"), scene.say("box-empty"))
    label, style = scene.say("box"), "small bold " if any(gone) else "small quiet "
    if scene.shape == "phone":
        amounts = drawing.text(box.right - 6, box.middle[1], words, style + "end")
        return drawing.at(BOX, title, _hot(box), drawing.text(box.x + 6, box.middle[1], label, "small start quiet"), amounts)
    y, line = box.middle[1], drawing.path(f"M{box.x + PAD:g} {box.y:g}H{box.right - PAD:g}", "line")
    small = scene.screen.small
    both = drawing.breadth(label, small) + drawing.breadth(words, small, bold=any(gone))
    apart = 0 if both <= box.width - 2 * PAD else small * 0.66  # much that has gone stands below its word
    told = drawing.text(box.right - PAD, y + apart, words, style + "end")
    return drawing.at(BOX, title, _hot(box), line, drawing.text(box.x + PAD, y - apart, label, "small start quiet"), told)


def _gone(scene: Scene, gone: list[int], box: Box) -> tuple[str, str]:
    """The colours of which pieces have left the game, by name where there is room, each with how many; and their title."""
    left = [(colour, count) for colour, count in enumerate(gone) if count]
    values = {"named": tuple((COLOURS[colour], count) for colour, count in left)}
    named = scene.say("box-gone", **values)
    if drawing.breadth(named, scene.screen.small, bold=True) <= box.width - 2 * PAD and scene.shape != "phone":
        return named, scene.say("box-named", **values)
    letters = [f"{LETTERS[colour]} {count}" for colour, count in left]
    return " ".join(letters), scene.say("box-holds", letters=", ".join(letters), **values)


def _column(scene: Scene, box: Box, gone: list[int]) -> str:
    """How many pieces of each colour have left the game, each number in the line of its colour's pile."""
    values, x = stock(gone), box.middle[0]
    parts = [drawing.text(x, box.y + 12, scene.say("box-short"), "small quiet")]
    for count, pile in zip(gone, scene.layout.stock, strict=True):
        parts.append(drawing.text(x, pile.middle[1], count, "middle " + ("bold" if count else "quiet")))
    return drawing.at(BOX, scene.say("box-counted", plain=", ".join(map(str, gone)), **values), _hot(box), *parts)


def _hot(box: Box) -> str:
    return drawing.rect(*box, "hot")


def _dice(scene: Scene) -> str:
    """The dice, what is left to do with them, and during an auction the piece that is sold."""
    table, spots, tray = scene.table, scene.layout.dice, scene.layout.trays[0]
    parts = [drawing.text(tray.x + PAD, tray.y + 18, scene.say("dice"), "middle bold start")] if scene.shape == "wide" else []
    for number, spot in enumerate(spots):
        parts.append(_die(scene, spot, scene.dice[number]) if scene.dice else drawing.rect(*spot, "left", radius=11))
    if scene.shape == "wide":
        told = _told(scene)
        parts.append(drawing.text(tray.x + PAD, spots[0].bottom + 28, told, "middle start") if told else "")
    parts.append(_lot(scene) if table.lot != EMPTY or table.phase == NAME else "")
    return drawing.at(DICE, _dice_title(scene), _hot(scene.layout.places[DICE]), *parts)


def _dice_title(scene: Scene) -> str:
    """What is written at the dice, and what they show in words."""
    table, wide = scene.table, scene.shape == "wide"
    shown = [scene.say("dice"), *_letters(scene.dice), _told(scene)] if wide else _letters(scene.dice)
    if table.lot != EMPTY or table.phase == NAME:
        shown += [scene.say("auction")] if wide else []
        shown += _letters((table.lot,)) if table.lot != EMPTY else []
    words = scene.say("dice-show", faces=tuple(FACES[face] for face in scene.dice)) if scene.dice else scene.say("dice-none")
    return ". ".join(part for part in (" ".join(filter(None, shown)), words) if part)


def _letters(faces: Sequence[int]) -> list[str]:
    return [LETTERS[face] for face in faces if face < len(LETTERS)]


def _told(scene: Scene) -> str:
    table = scene.table
    if table.phase == ROLL:
        return scene.say("no-dice") if scene.thrower == NOBODY else scene.say("roll-of", player=scene.thrower)
    return scene.say("actions-left", actions=table.actions) if table.actions else ""


def _die(scene: Scene, spot: Box, face: int) -> str:
    closed = face < len(COLOURS) and scene.closed(face)
    body = drawing.falling("tumbles", ROLL, die(spot, face, closed))
    return drawing.group(body, title=scene.say("die-closed" if closed else "die", face=FACES[face]))


def _lot(scene: Scene) -> str:
    """The piece under the hammer."""
    box, table = scene.layout.lot, scene.table
    heading, tray = "", scene.layout.trays[0]
    if scene.shape == "wide":
        heading = drawing.text(tray.right - PAD, tray.y + 18, scene.say("auction"), "middle bold end")
    if table.lot == EMPTY:
        return heading + hammer(*box.middle, box.width / 36)
    body = drawing.piece(*box.middle, box.width - 6, COLOURS[table.lot])
    gavel = hammer(box.right - 4, box.y + 2, 0.8) if table.phase in (BID, PLACE) else ""
    title = scene.say("lot", colour=COLOURS[table.lot])
    if table.phase == PLACE:  # it comes from the bank, and lies here to be put down
        return heading + drawing.group(drawing.thing(COLOURS[table.lot], title, body, gavel), leads=BANK)
    return heading + drawing.group(body, gavel, title=title)
