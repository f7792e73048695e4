"""The companies on the four sides: name, cash, a looming storage fee, and the squares of yard and roof."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..engine.storage import storage_fee
from ..notation import STOREYS
from ..table import COLOURS, EMPTY, purse
from .layout import HEAD, PAD, SIDES, square_box
from .marks import star, warning
from .scene import Scene


def draw_companies(scene: Scene) -> list[str]:
    """The four companies; one that nobody runs is empty and quiet."""
    taken = {side: player for player, side in enumerate(scene.layout.seats)}
    return [_company(scene, side, taken[side]) if side in taken else _unused(scene, side) for side in SIDES]


def _company(scene: Scene, side: str, player: int) -> str:
    box = scene.layout.companies[side]
    parts = [drawing.rect(*box, "panel thin", radius=8)]
    if player == scene.to_move or (scene.outcome and player in scene.outcome.winners):
        parts.append(drawing.rect(*box, "last", radius=8))
    parts += [_heading(scene, side, box, player), _cash(scene, player)]
    parts.append(_laurel(scene, player) if scene.outcome else _fee(scene, player))
    parts += [_storey_name(scene, side, box, storey) for storey in STOREYS]
    for storey, rows in zip(STOREYS, (scene.table.yards, scene.table.roofs), strict=True):
        parts += [_square(scene, storey, player, square, piece) for square, piece in enumerate(rows[player])]
    return drawing.group(*parts, title=scene.say("company", player=player))


def _unused(scene: Scene, side: str) -> str:
    box, squares = scene.layout.companies[side], scene.rules.squares
    cells = [
        drawing.rect(*square_box(side, box, squares, storey, square), "bare thin")
        for storey in STOREYS
        for square in range(squares)
    ]
    heading = drawing.text(box.x + PAD + 4, _heading_line(side, box), scene.say("unused"), "small start quiet")
    ground = drawing.rect(*box, "bare thin", radius=8)
    return drawing.group(f'<g opacity=".5">{ground}{"".join(cells)}</g>', heading, title=scene.say("company-unused"))


def _heading_line(side: str, box: Box) -> float:
    return box.y + box.height - PAD - HEAD / 2 if side == "foot" else box.y + PAD + HEAD / 2


def _heading(scene: Scene, side: str, box: Box, player: int) -> str:
    y, room = _heading_line(side, box), (box.width - 2 * PAD - 36 if side in ("left", "right") else 150)
    name = drawing.fitted(scene.name(player), room, drawing.MIDDLE, bold=True)
    return drawing.disc(box.x + PAD + 14, y, 14, player) + drawing.text(box.x + PAD + 36, y, name, "middle bold start")


def _cash(scene: Scene, player: int) -> str:
    box, cash = scene.layout.places[purse(player)], scene.table.cash[player]
    at_side = scene.layout.seats[player] in ("left", "right")
    x, anchor = (box.x, "start") if at_side else (box.x + box.width, "end")
    ground = drawing.rect(*box, "bare")
    size = "large" if drawing.breadth(scene.money(cash), drawing.LARGE, bold=True) <= box.width else "middle"
    amount = drawing.text(x, box.middle[1], scene.money(cash), f"{size} bold {anchor}")
    return drawing.at(purse(player), scene.say("cash", player=player, cash=cash), ground, amount)


def _beside(scene: Scene, player: int) -> tuple[float, float]:
    """The point beside a player's cash where a mark may stand."""
    box = scene.layout.places[purse(player)]
    at_side = scene.layout.seats[player] in ("left", "right")
    return (box.x + box.width + 12 if at_side else box.x - 82), box.middle[1]


def _laurel(scene: Scene, player: int) -> str:
    """The star of a winner."""
    assert scene.outcome is not None
    if player not in scene.outcome.winners:
        return ""
    x, y = _beside(scene, player)
    return drawing.group(star(x + 40, y, 1.2), title=scene.say("winner", winners=(player,)))


def _fee(scene: Scene, player: int) -> str:
    """The fee that looms at the player's next turn, with a cross if his cash does not cover it."""
    table = scene.table.copy()
    table.player = player
    fee = storage_fee(scene.rules, table)
    if not fee:
        return ""
    (x, y), short = _beside(scene, player), fee > table.cash[player]
    sign = drawing.cross(x, y, 10) if short else warning(x, y)
    said = scene.say("fee-beyond" if short else "fee-next", fee=fee, player=player)
    return drawing.group(sign, drawing.text(x + 16, y, scene.say("fee", fee=fee), "small bold start"), title=said)


def _storey_name(scene: Scene, side: str, box: Box, storey: str) -> str:
    first = square_box(side, box, scene.rules.squares, storey, 0)
    if side in ("left", "right"):
        return drawing.text(first.middle[0], first.y - 11, scene.label("storey", storey), "small quiet")
    return drawing.text(first.x - 8, first.middle[1], scene.label("storey", storey), "small quiet end")


def _square(scene: Scene, storey: str, player: int, square: int, piece: int) -> str:
    place = (storey, player, square)
    box = scene.layout.places[place]
    parts = [drawing.rect(*box, "paper thin")]
    if storey == "roof":
        parts.append(drawing.rect(*box, "shade"))
    if piece == EMPTY:
        parts.append(drawing.text(*box.middle, square + 1, "small quiet"))
        title = scene.say("square-empty", player=player, storey=storey, square=square + 1)
    else:
        parts.append(drawing.piece(*box.middle, min(box.width, box.height) - 8, COLOURS[piece]))
        title = scene.say("square-piece", player=player, storey=storey, square=square + 1, colour=COLOURS[piece])
    return drawing.at(place, title, *parts)
