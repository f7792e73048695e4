"""The companies: name, cash, a looming storage fee, a bid, and the squares of yard and roof."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..engine.storage import storage_fee
from ..notation import STOREYS
from ..table import BID, COLOURS, EMPTY, NOT_YET, SEALED, purse
from .company_layout import AIR, Seat
from .marks import envelope, star, warning
from .scene import Scene


def draw_companies(scene: Scene) -> list[str]:
    """The company of every player."""
    return [_company(scene, player, seat) for player, seat in enumerate(scene.layout.seats)]


def _company(scene: Scene, player: int, seat: Seat) -> str:
    parts = [drawing.card(seat.box), _gable(seat)]
    if scene.shape == "phone" and player == scene.own:
        parts.append(drawing.rect(*seat.box, "bare beside"))
    if player == scene.to_move or player in scene.winners:
        parts.append(drawing.rect(*seat.box, "turn", radius=10))
    parts += [_heading(scene, player, seat), _cash(scene, player, seat), _bid(scene, player, seat)]
    parts.append(_laurel(scene, player, seat) if scene.outcome else _fee(scene, player, seat))
    for storey, spot in zip(STOREYS, seat.labels, strict=False):
        parts.append(drawing.text(*spot[:2], scene.label("storey", storey), f"small quiet {spot[2]}"))
    parts += [drawing.text(*spot, number, "small quiet") for number, spot in enumerate(seat.numbers, 1)]
    for storey, rows in zip(STOREYS, (scene.table.yards, scene.table.roofs), strict=True):
        parts += [_square(scene, storey, player, square, colour) for square, colour in enumerate(rows[player])]
    return drawing.group(*parts, title=scene.say("company", player=player), shows=("seat", player))


def _gable(seat: Seat) -> str:
    """The house under the roof squares, with its eaves towards the market."""
    first, last = seat.roof[0], seat.roof[-1]
    left, top, right, bottom = first.x - 3, first.y - 3, last.right + 3, last.bottom + 3
    eaves = {
        "left": f"M{right:g} {top:g}l6 5V{bottom - 5:g}l-6 5Z",
        "right": f"M{left:g} {top:g}l-6 5V{bottom - 5:g}l6 5Z",
        "head": f"M{left:g} {bottom:g}l5 6H{right - 5:g}l5 -6Z",
        "foot": f"M{left:g} {top:g}l5 -6H{right - 5:g}l5 6Z",
    }
    return drawing.rect(left, top, right - left, bottom - top, "shade", radius=5) + drawing.path(eaves[seat.side], "eaves")


def _heading(scene: Scene, player: int, seat: Seat) -> str:
    box, taken = seat.name, seat.name.right - seat.bid.x + 4 if player in scene.bids and seat.bid.overlap(seat.name) else 0
    room = box.width - taken
    fits = scene.shape != "projector" or drawing.breadth(scene.name(player), scene.screen.middle, bold=True) <= room
    size = "middle" if fits else "small"
    name = scene.fitted(scene.name(player), room, size, bold=True)
    return drawing.disc(*seat.disc, player) + drawing.text(box.x, box.middle[1], name, f"{size} bold start")


def _cash(scene: Scene, player: int, seat: Seat) -> str:
    box, cash = seat.purse, scene.table.cash[player]
    x, anchor = (box.right - AIR, "end") if seat.cash_ends else (box.x + AIR, "start")
    size = "large" if drawing.breadth(scene.money(cash), scene.screen.large, bold=True) * 0.86 <= box.width - AIR else "middle"
    amount = drawing.text(x, box.middle[1], scene.money(cash), f"{size} bold counts {anchor}")
    return drawing.at(purse(player), scene.say("cash", player=player, cash=cash), drawing.rect(*box, "hot"), amount)


def _laurel(scene: Scene, player: int, seat: Seat) -> str:
    """The star of a winner."""
    if player not in scene.winners:
        return ""
    x, y = seat.mark
    radius = 15 if scene.shape == "wide" else 11
    ground = drawing.coin(x + 20, y, radius)
    return drawing.group(ground, star(x + 20, y, radius / 19), title=scene.say("winner", winners=(player,)))


def _fee(scene: Scene, player: int, seat: Seat) -> str:
    """The fee that looms at the player's next turn, with a cross if the player's cash does not cover it."""
    fee = storage_fee(scene.rules, scene.table.changed(player=player))
    if not fee or not scene.tells or (player in scene.bids and scene.shape != "wide"):
        return ""
    (x, y), short = seat.mark, fee > scene.table.cash[player]
    sign = drawing.cross(x + 10, y, 9) if short else warning(x + 10, y)
    words = scene.money(fee) if scene.shape == "projector" else scene.say("fee", fee=fee)
    title = scene.say("fee-beyond" if short else "fee-next", fee=fee, player=player)
    return drawing.group(
        sign,
        drawing.text(x + 23, y, words, "small bold start"),
        style=f"looms fee/{player}",
        title=title,
        shows=("fee", player),
    )


def _bid(scene: Scene, player: int, seat: Seat) -> str:
    """A bid on a card of its own: its amount, an envelope if it is sealed, dots if it is still to come."""
    if player not in scene.bids:
        return ""
    bid, box = scene.bids[player], seat.bid
    if bid == SEALED:
        return drawing.group(envelope(*box.middle), title=scene.say("bid-sealed", player=player), shows=("bid", player))
    if bid == NOT_YET:
        dots = drawing.rect(*box, "left", radius=6) + drawing.text(*box.middle, "…", "middle quiet")
        return drawing.group(dots, title=scene.say("bid-to-come", player=player), shows=("bid", player))
    ground = drawing.rect(box.x + 1, box.y + 2, *box[2:], "shadow", radius=6)
    ground += drawing.rect(*box, "rim", drawing.HUES["gold"].fill if player == scene.highest else "#FFFDF6", 6)
    size = "middle" if drawing.breadth(scene.money(bid), scene.screen.middle, bold=True) * 0.86 <= box.width else "small"
    amount = drawing.text(*box.middle, scene.money(bid), f"{size} bold", drawing.LETTER_INK)
    body = ground + amount if scene.table.phase == BID else drawing.falling("turns", BID, ground, amount)
    return drawing.group(body, title=scene.say("bid", player=player, amount=bid), shows=("bid", player))


def bid_box(scene: Scene, player: int) -> Box:
    """Where a player's bid lies."""
    return scene.layout.seats[player].bid


def _square(scene: Scene, storey: str, player: int, square: int, piece: int) -> str:
    place = (storey, player, square)
    box = scene.layout.places[place]
    ground = drawing.rect(*box, "tiles" if storey == "roof" else "well", radius=6)
    if piece == EMPTY:
        number = "" if scene.layout.seats[player].numbers else drawing.text(*box.middle, square + 1, "small quiet")
        title = scene.say("square-empty", player=player, storey=storey, square=square + 1)
        return drawing.at(place, title, ground, number)
    title = scene.say("square-piece", player=player, storey=storey, square=square + 1, colour=COLOURS[piece])
    lying = drawing.thing(
        COLOURS[piece], title, drawing.piece(*box.middle, _fit(scene, box), COLOURS[piece], least=scene.screen.least)
    )
    return drawing.at(place, title, ground, lying)


def _fit(scene: Scene, box: Box) -> float:
    """The side of a piece in a square."""
    return min(box.width, box.height) - (8 if scene.shape == "wide" else 1)
