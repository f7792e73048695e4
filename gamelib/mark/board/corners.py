"""The four corners: whose turn it is and what is due, the bank, the dice with the auction, and the last move in words."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..engine.ledger import on_table
from ..table import BANK, BID, BOX, COLOURS, EMPTY, FACES, FIRST, NOBODY, NOT_YET, ROLL, SEALED
from .layout import PAD, bid_box, die_box
from .marks import die, envelope
from .scene import Scene, stock


def draw_status(scene: Scene) -> str:
    """The turn, the player who decides and what is due; at the end, who has won."""
    box, player = scene.layout.status, scene.to_move
    x, y = box.x + 4, box.y + 14
    turn = scene.say("turn", turn=scene.table.turn) if scene.table.turn else scene.say("start")
    parts = [drawing.text(x, y, turn, "middle start quiet")]
    if scene.outcome:
        return parts[0] + _ending(scene, x, y)
    if player != NOBODY:
        parts += [drawing.disc(x + 16, y + 42, 16, player), _name(scene, player, x + 40, y + 42, box.width - 44)]
    due = scene.label("phase", scene.table.phase)
    lines = drawing.wrapped(due[:1].upper() + due[1:], box.width - 12, drawing.MIDDLE, 2)
    parts += [drawing.text(x, y + 80 + 22 * number, line, "middle start") for number, line in enumerate(lines)]
    return "".join(parts)


def _name(scene: Scene, player: int, x: float, y: float, room: float) -> str:
    """A name in large letters, or smaller ones if it is long."""
    name = scene.name(player)
    if drawing.breadth(name, drawing.LARGE, bold=True) <= room:
        return drawing.text(x, y, name, "large bold start")
    return drawing.text(x, y, drawing.fitted(name, room, bold=True), "middle bold start")


def _ending(scene: Scene, x: float, y: float) -> str:
    winners = scene.winners
    key = "cut" if not winners else "winner" if len(winners) == 1 else "shared-win"
    lines = drawing.wrapped(scene.say(key, winners=winners), scene.layout.status.width - 12, drawing.MIDDLE, 3)
    discs = [drawing.disc(x + 16 + 40 * number, y + 76, 16, player) for number, player in enumerate(winners)]
    said = [drawing.text(x, y + 112 + 21 * number, line, "middle bold start") for number, line in enumerate(lines)]
    return drawing.text(x, y + 38, scene.say("over"), "large bold start") + "".join(discs + said)


def draw_bank(scene: Scene) -> str:
    """The pieces in the bank by colour, and those that have left the game."""
    bank, box = scene.layout.places[BANK], scene.layout.places[BOX]
    gone = [scene.rules.pieces - on_table(scene.table, colour) for colour in range(len(COLOURS))]
    left = scene.say("box-holds", stock=stock(gone)) if any(gone) else scene.say("box-empty")
    return (
        drawing.rect(*scene.layout.bank, "panel thin", radius=8)
        + drawing.at(
            BANK, scene.say("bank-holds", stock=stock(scene.table.bank)), drawing.rect(*bank, "bare"), *_stock(scene, bank)
        )
        + drawing.at(BOX, left, drawing.rect(*box, "bare"), *_gone(scene, box, gone))
    )


def stock_point(bank: Box, colour: int) -> tuple[float, float]:
    """Where the bank's pieces of a colour lie."""
    pitch = (bank.width - PAD) / len(COLOURS)
    return bank.x + PAD / 2 + pitch * (colour + 0.5), bank.y + 52


def _stock(scene: Scene, bank: Box) -> list[str]:
    parts = [drawing.text(bank.x + PAD, bank.y + 18, scene.say("bank"), "middle bold start")]
    parts.append(drawing.text(bank.x + bank.width - PAD, bank.y + 18, scene.say("metal"), "small end quiet"))
    for colour, count in enumerate(scene.table.bank):
        x, y = stock_point(bank, colour)
        parts.append(drawing.piece(x, y, 30, COLOURS[colour]) if count else _none_left(scene, colour, x, y))
        parts.append(drawing.text(x, y + 32, count, "middle bold" if count else "middle quiet"))
    return parts


def _none_left(scene: Scene, colour: int, x: float, y: float) -> str:
    """The place of a colour of which the bank has no piece; hatched if it is closed."""
    hatched = drawing.hatch(x - 15, y - 15, 30, 30, 6) if scene.closed(colour) else ""
    letter = drawing.text(x, y, drawing.HUES[COLOURS[colour]].letter, "middle lit")
    return drawing.rect(x - 15, y - 15, 30, 30, "bare thin") + hatched + letter


def _gone(scene: Scene, box: Box, gone: list[int]) -> list[str]:
    parts = [drawing.text(box.x + PAD, box.y + 14, scene.say("box"), "small start quiet")]
    for colour, count in enumerate(gone):
        shown = f"{drawing.HUES[COLOURS[colour]].letter} {count}" if count else "–"
        parts.append(drawing.text(stock_point(box, colour)[0], box.y + 38, shown, "small bold" if count else "small quiet"))
    return parts


def draw_dice(scene: Scene) -> str:
    """The dice, and during an auction the piece and the bids beneath them."""
    box, table = scene.layout.dice, scene.table
    auction = table.lot != EMPTY
    x, below = box.x + PAD, box.y + 108
    parts = [drawing.rect(*box, "panel thin", radius=8)]
    parts.append(drawing.text(x, box.y + 18, scene.say("dice"), "middle bold start"))
    for number in range(2):
        spot = die_box(scene.layout, number)
        parts.append(_die(scene, spot, table.dice[number]) if table.dice else drawing.rect(*spot, "bare thin", radius=10))
    if table.phase == ROLL:
        parts.append(drawing.text(x, below, scene.say("no-dice"), "small start quiet"))
    if table.actions:
        parts.append(drawing.text(x, below, scene.say("actions-left", actions=table.actions), "middle start"))
    return "".join(parts) + (_auction(scene, box) if auction else "")


def _die(scene: Scene, spot: Box, face: int) -> str:
    closed = face < len(COLOURS) and scene.closed(face)
    return drawing.group(die(spot, face, closed), title=scene.say("die-closed" if closed else "die", face=FACES[face]))


def _auction(scene: Scene, box: Box) -> str:
    x, y, colour = box.x + box.width - 38, box.y + 60, COLOURS[scene.table.lot]
    lot = drawing.group(drawing.piece(x, y, 48, colour), title=scene.say("lot", colour=colour))
    title = drawing.text(box.x + box.width - PAD, box.y + 18, scene.say("auction"), "middle bold end")
    bidders = range(scene.rules.players) if scene.table.phase == BID else ()
    return title + lot + "".join(_bid(scene, player) for player in bidders)


def _bid(scene: Scene, player: int) -> str:
    """A bid: its amount, an envelope if it is sealed, dots if it is still to come."""
    box = bid_box(scene.layout, player)
    x, y = box.x + 16, box.middle[1]
    disc, bid = drawing.disc(x, y, 12, player), scene.table.bids[player]
    if bid == SEALED:
        return drawing.group(disc, envelope(x + 36, y), title=scene.say("bid-sealed", player=player))
    if bid == NOT_YET:
        return drawing.group(
            disc, drawing.text(x + 22, y, "…", "middle start quiet"), title=scene.say("bid-to-come", player=player)
        )
    amount = drawing.text(x + 20, y, scene.money(bid), "middle bold start")
    return drawing.group(disc, amount, title=scene.say("bid", player=player, amount=bid))


def draw_log(scene: Scene) -> str:
    """What the last move caused, in words, as far as there is room."""
    box = scene.layout.log
    title = drawing.text(box.x + PAD, box.y + 18, scene.say("last"), "middle bold start")
    said = [event.sentence(scene.names, scene.language) for event in scene.events] if scene.begun else []
    if scene.table.phase == FIRST:
        said = [scene.say("opening")]
    lines: list[str] = []
    for sentence in said:
        lines += drawing.wrapped(sentence, box.width - 2 * PAD, drawing.SMALL, 4)
    shown = [drawing.text(box.x + PAD, box.y + 44 + 17 * n, line, "small start") for n, line in enumerate(lines[:7])]
    return drawing.rect(*box, "panel thin", radius=8) + title + "".join(shown)
