"""The players: name, cash, shares of each company, and what all of it is worth."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..engine.end import wealth
from ..engine.settlement import lots_worth
from ..table import COMPANIES, HUES, portfolio, purse
from .layout import PAD
from .scene import Scene, counted


def draw_seats(scene: Scene) -> list[str]:
    """A panel for each player."""
    return [_seat(scene, player, box) for player, box in enumerate(scene.layout.seats)]


def _seat(scene: Scene, player: int, box: Box) -> str:
    won = player in scene.winners
    parts = [drawing.rect(*box, "panel thin", radius=8)]
    if player == scene.to_move or won:
        parts.append(drawing.rect(*box, "last", radius=8))
    x, room = box.x + PAD + 36, box.width - 2 * PAD - 36 - 126
    name = drawing.fitted(scene.name(player), room, drawing.MIDDLE, bold=True)
    parts += [drawing.disc(box.x + PAD + 14, box.y + 25, 14, player), drawing.text(x, box.y + 18, name, "middle bold start")]
    parts += [_worth(scene, player, x, box.y + 37, room + 40), _cash(scene, player), _shares(scene, player)]
    if scene.table.out[player]:
        parts.append(drawing.hatch(box.x + 56, box.y + 50, box.width - 56 - PAD, 28, 10))
    return drawing.group(*parts, title=scene.say("seat", player=player, money=wealth(scene.table, player)))


def _worth(scene: Scene, player: int, x: float, y: float, room: float) -> str:
    """What the player is worth in all; while a settlement lasts, what a debtor still owes."""
    table = scene.table
    owed = table.debts[player] - (lots_worth(scene.rules, table, table.lots) if player == table.actor else 0)
    said = scene.say("owes", money=owed) if owed else scene.say("worth", money=wealth(table, player))
    return drawing.text(x, y, drawing.fitted(said, room, drawing.SMALL), "small start bold" if owed else "small start quiet")


def _cash(scene: Scene, player: int) -> str:
    box, cash, change = scene.layout.places[purse(player)], scene.table.cash[player], scene.earned.get(player, 0)
    x, y = box.x + box.width, box.middle[1]
    parts = [drawing.rect(*box, "bare"), drawing.text(x, y - 6, scene.money(cash), "middle bold end")]
    if change:
        said = ("+" if change > 0 else "−") + scene.money(abs(change))
        parts.append(drawing.text(x, y + 13, said, "small end"))
    return drawing.at(purse(player), scene.say("cash", player=player, cash=cash), *parts)


def _shares(scene: Scene, player: int) -> str:
    """Each company's mark and the number of its shares."""
    box, held = scene.layout.places[portfolio(player)], scene.table.shares[player]
    parts, y = [drawing.rect(*box, "bare")], box.middle[1]
    if scene.table.out[player]:
        parts.append(drawing.text(box.x + 4, y, scene.say("out"), "middle bold start lit"))
        return drawing.at(portfolio(player), scene.say("out-of-game", player=player), *parts)
    pitch = min(72, box.width / len(HUES))
    for company in HUES:
        x = box.x + 14 + pitch * company
        parts.append(drawing.piece(x, y, 24, COMPANIES[company]))
        parts.append(drawing.text(x + 17, y, held[company], "middle bold start" if held[company] else "middle quiet start"))
    return drawing.at(portfolio(player), scene.say("holds", player=player, shares=counted(held)), *parts)
