"""The players: name, cash, shares of each company, and what all of it is worth."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..engine.end import wealth
from ..engine.settlement import still_owed
from ..table import COMPANIES, HUES, portfolio, purse
from .ladder import chip
from .layout import Seat
from .scene import Scene, counted

LARGE, GAP = 99_000, 8
"""A name has room before a cash of so much, and so far from it."""


def draw_seats(scene: Scene) -> list[str]:
    """A panel for each player."""
    return [_seat(scene, player, seat) for player, seat in enumerate(scene.layout.seats)]


def _seat(scene: Scene, player: int, seat: Seat) -> str:
    parts = [drawing.card(seat.box)]
    if scene.shape == "phone" and player == scene.own:
        parts.append(drawing.rect(*seat.box, "bare beside"))
    if player == scene.to_move or player in scene.winners:
        parts.append(drawing.rect(*seat.box, "turn", radius=10))
    parts.append(drawing.disc(*seat.disc, player))
    if room := _name_room(scene, player, seat):
        name = scene.fitted(scene.name(player), room, "middle", bold=True)
        parts.append(drawing.text(seat.name.x, seat.name.middle[1], name, "middle bold start"))
    parts += [_worth(scene, player, seat), _cash(scene, player), _shares(scene, player)]
    owed = _owed(scene, player)
    title = scene.say("seat-owes" if owed else "seat", player=player, money=wealth(scene.table, player), owed=owed)
    return drawing.group(*parts, title=title, shows=("seat", player))


def _name_room(scene: Scene, player: int, seat: Seat) -> float:
    """How wide a name may be; where it stands before the cash, only if all names have room and nothing is owed."""
    return seat.name.width or (scene.layout.places[purse(player)].width if _shares_line(scene, player) else 0)


def _shares_line(scene: Scene, player: int) -> bool:
    """Whether name and cash stand in one line, on a wall with many players."""
    if scene.shape != "projector" or _owed(scene, player) or any(seat.name.width for seat in scene.layout.seats):
        return False
    longest = max(drawing.breadth(scene.name(one), scene.screen.middle, bold=True) for one in range(scene.rules.players))
    cash = drawing.breadth(scene.money(LARGE), scene.screen.middle, bold=True)
    return longest + GAP + cash <= scene.layout.places[purse(player)].width


def _owed(scene: Scene, player: int) -> int:
    """What a debtor still owes while a settlement lasts."""
    return still_owed(scene.rules, scene.table, player)


def _worth(scene: Scene, player: int, seat: Seat) -> str:
    """What the player is worth in all; while a settlement lasts, what a debtor still owes; at the end the cash says it."""
    if seat.worth is None or scene.table.actor is None:
        return ""
    (x, y, room), owed = seat.worth, _owed(scene, player)
    keys, money = (("owes", "owes-short"), owed) if owed else (("worth", "worth-short"), wealth(scene.table, player))
    full, short = scene.say(keys[0], money=money), scene.say(keys[1], money=f"{money:,}")
    words = scene.fitting([full, short], room, "small", bool(owed))
    return drawing.text(x, y, words, "small start bold" if owed else "small start quiet")


def _cash(scene: Scene, player: int) -> str:
    box, cash, change = scene.layout.places[purse(player)], scene.table.cash[player], scene.earned.get(player, 0)
    wide, owed = scene.shape == "wide", _owed(scene, player) if scene.layout.seats[player].worth is None else 0
    changed = ("+" if change > 0 else "−") + scene.money(abs(change)) if change else ""
    beside = scene.say("owes", money=owed) if owed else changed if scene.shape != "projector" else ""
    values = {"player": player, "cash": cash, "beside": beside}
    at_end = _shares_line(scene, player)
    x, y, end = (box.right, box.middle[1] - 7, " end") if wide else (box.x, box.middle[1], " start")
    x, end = (box.right - 4, " end") if at_end else (x, end)
    parts = [drawing.rect(*box, "hot"), drawing.text(x, y, scene.money(cash), "middle bold counts" + end)]
    if beside:
        room = box.width - drawing.breadth(scene.money(cash), scene.screen.middle, bold=True) - 4
        fits = wide or drawing.breadth(beside, scene.screen.small) <= room
        parts.append(drawing.text(box.right, y + 18 if wide else y, beside, "small end") if fits else "")
    return drawing.at(purse(player), scene.say("cash-changed" if beside else "cash", **values), *parts)


def _shares(scene: Scene, player: int) -> str:
    """A chip for each company, with the number of its shares."""
    box, held = scene.layout.places[portfolio(player)], scene.table.shares[player]
    if scene.table.out[player]:
        hatched, words = drawing.hatch(*box.shrunk(), 10), drawing.text(*box.middle, scene.say("out"), "middle bold lit")
        return drawing.at(portfolio(player), scene.say("out-of-game", player=player), drawing.rect(*box, "hot"), hatched, words)
    across = len(HUES) if box.height < 40 else 2
    pitch = min(72, box.width / across)
    size = "middle" if scene.shape == "wide" else "small"
    chips = []
    for company in HUES:
        spot = Box(box.x + pitch * (company % across), box.y + 1 + 24 * (company // across), pitch - 2, 24).shrunk(1)
        title = scene.say("thing-held", company=COMPANIES[company], count=held[company], player=player)
        chips.append(drawing.thing(COMPANIES[company], title, chip(spot, company, str(held[company]), size)))
    title = scene.say("holds", player=player, **counted(held))
    return drawing.at(portfolio(player), title, drawing.rect(*box, "hot"), *chips)
