"""The merchants, a row each: name and place, cash, the cards he shows or hides, how far he has come, Table and Secret."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..engine.end import worth
from ..table import CARDS, COLOURS, HOMEWARD, MISSIONS, NONE, ON_MISSION, STAGES, cards, count, hand, purse
from .layout import MERCHANTS, PAD
from .scene import Scene

CARD_WIDTH, CARD_HEIGHT = 31, 21
IN_ROW = 7


def draw_merchants(scene: Scene) -> str:
    """The panel of all merchants."""
    rows = [_merchant(scene, player) for player in range(scene.rules.players)]
    return drawing.rect(*MERCHANTS, "panel thin", radius=8) + "".join(rows)


def _merchant(scene: Scene, player: int) -> str:
    cash, cards_box = scene.layout.places[purse(player)], scene.layout.places[hand(player)]
    x, y = MERCHANTS.x + PAD, cash.y
    active = player == scene.to_move or player == scene.table.winner
    ground = drawing.rect(MERCHANTS.x + 3, y - 3, MERCHANTS.width - 6, cash.height + 6, "last" if active else "bare", radius=6)
    name = drawing.fitted(scene.name(player), 138, drawing.MIDDLE, bold=True)
    parts = [ground, drawing.disc(x + 11, y + 15, 11, player), drawing.text(x + 28, y + 13, name, "middle bold start")]
    parts.append(drawing.text(x + 28, y + 33, drawing.fitted(scene.space(player), 138, drawing.SMALL), "small start quiet"))
    parts += [_cash(scene, player, cash), _hand(scene, player, cards_box)]
    return drawing.group(*parts, title=scene.say("merchant", player=player))


def _cash(scene: Scene, player: int, box: Box) -> str:
    amount = scene.table.cash[player]
    size = "middle bold" if amount < 10_000 else "small bold"
    shown = drawing.text(box.middle[0], box.y + 13, f"{amount:,}", size)
    unit = drawing.text(box.middle[0], box.y + 33, scene.say("besants"), "small quiet")
    return drawing.at(purse(player), scene.say("cash", player=player, cash=amount), drawing.rect(*box, "bare"), shown, unit)


def _hand(scene: Scene, player: int, box: Box) -> str:
    held = scene.table.hands[player]
    shown = _faces(scene, held, box) if held >= 0 else [_backs(scene, held, box)]
    title = scene.say("hand", player=player, cards=count(held))
    if held > 0:
        title = scene.say("hand-open", player=player, goods=tuple(scene.here.cards[card] for card in cards(held)))
    return drawing.at(hand(player), title, drawing.rect(*box, "bare"), *shown, *_journey(scene, player, box))


def _faces(scene: Scene, held: int, box: Box) -> list[str]:
    """Small cards with the letter of their colour and their value; what does not fit is counted."""
    found, parts = cards(held), []
    room = IN_ROW - 1 if len(found) > IN_ROW else IN_ROW
    for number, card in enumerate(found[:room]):
        hue = drawing.HUES[COLOURS[card // CARDS]]
        x, y = box.x + number * (CARD_WIDTH + 2), box.y + 1
        face = drawing.rect(x, y, CARD_WIDTH, CARD_HEIGHT, "edge", hue.fill, 3)
        words = drawing.text(
            x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2, f"{hue.letter}{scene.here.values[card]}", "small bold", hue.ink
        )
        parts.append(drawing.group(face, words, title=scene.label("card", scene.here.cards[card])))
    if len(found) > room:
        parts.append(drawing.text(box.x + room * (CARD_WIDTH + 2) + 2, box.y + 12, f"+{len(found) - room}", "small bold start"))
    return parts


def _backs(scene: Scene, held: int, box: Box) -> str:
    back = drawing.rect(box.x, box.y + 1, CARD_WIDTH, CARD_HEIGHT, "paper edge", radius=3)
    hatch = drawing.hatch(box.x + 1, box.y + 2, CARD_WIDTH - 2, CARD_HEIGHT - 2, 6)
    return back + hatch + drawing.text(box.x + CARD_WIDTH + 8, box.y + 12, f"× {count(held)}", "middle bold start")


def _journey(scene: Scene, player: int, box: Box) -> list[str]:
    """How far he has come, in words, and his papers."""
    table, stage = scene.table, scene.table.stages[player]
    city = MISSIONS[table.missions[player]] if table.missions[player] >= 0 else ""
    key = "stage-mission" if stage == ON_MISSION and city else "stage"
    known = table.hands[player] >= 0 and (stage == HOMEWARD or scene.outcome)
    said = [scene.say("worth", worth=worth(scene.rules, table, player))] if known else []
    said.append(scene.say(key, stage=STAGES[stage], city=city))
    said += [scene.say("has-table")] if table.golden[player] else []
    said += [scene.say("has-secret")] if table.learnt[player] != NONE else []
    line = drawing.fitted(" · ".join(said), box.width, drawing.SMALL)
    return [drawing.text(box.x, box.y + 36, line, "small start quiet")]
