"""The players: money, markers, the four shops with the lengths of their routes, and what each has bid."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..board_text import SITES
from ..engine.reservation import in_hand, shops_built
from ..table import (
    ABSTAINED,
    BID,
    DISTRIBUTORS,
    GOODS,
    LACKING,
    NOT_YET,
    OFF_BOARD,
    SEALED,
    SHOPS,
    hand,
    off_board,
    purse,
    spare,
)
from . import tiles
from .scene import Scene

_ENVELOPE = "M-13 -9H13V9H-13ZM-13 -9L0 3L13 -9"


def draw_players(scene: Scene) -> str:
    """A tray a player; the one who decides is framed. Above them what the columns mean."""
    return _headings(scene) + "".join(_player(scene, player) for player in range(scene.rules.players))


def _headings(scene: Scene) -> str:
    box, places = scene.layout.heading, scene.layout.places
    if not box.width:
        return ""
    y = box.middle[1]
    markers = drawing.text(places[hand(0)].x + 2, y, scene.say("markers"), "small start quiet")
    return markers + drawing.text(places[off_board(0)].x, y, scene.say("routes"), "small start quiet")


def _player(scene: Scene, player: int) -> str:
    box, few = scene.layout.seats[player], scene.layout.few_words
    parts = [drawing.card(box)]
    if player == scene.to_move or player in scene.winners:
        parts.append(drawing.rect(*box.shrunk(1), "turn", radius=9))
    if few:
        parts.append(drawing.disc(box.x + 15, box.y + 15, 13.6, player))
    else:
        room = scene.layout.places[purse(player)].x - box.x - 36
        room -= 66 if scene.over else 40 if _bids(scene) else 0
        name = scene.fitted(scene.name(player), room, "middle", bold=True)
        parts += [
            drawing.disc(box.x + 18, box.y + 16, 12, player),
            drawing.text(box.x + 36, box.y + 16, name, "middle bold start"),
        ]
    parts += [_coins(scene, player), *_markers(scene, player), _shops(scene, player)]
    parts.append(_score(scene, player) if scene.over else _bid(scene, player))
    return drawing.group(*parts, title=scene.say("player", player=player))


def _coins(scene: Scene, player: int) -> str:
    box, coins = scene.layout.places[purse(player)], scene.table.coins[player]
    title, (x, y) = scene.say("coins", player=player, coins=coins), box.middle
    if scene.layout.few_words:
        ground = drawing.circle(x, y, 13, "rim", drawing.HUES["gold"].fill)
        return drawing.at(purse(player), title, ground, drawing.text(x, y, coins, "small bold counts", drawing.LETTER_INK))
    amount = drawing.text(box.right - 20, y, coins, "middle bold counts end")
    return drawing.at(purse(player), title, drawing.rect(*box, "hot"), drawing.coin(box.right - 9, y, 8), amount)


def _markers(scene: Scene, player: int) -> list[str]:
    """The markers in hand on the player's tint, and those set aside for the first shops in a broken ring."""
    ready = in_hand(scene.rules, scene.table, player)
    aside = max(0, scene.rules.spare_markers - shops_built(scene.table, player))
    tint, parts = drawing.PLAYERS[player % len(drawing.PLAYERS)].tint, []
    for place, key, count in ((hand(player), "hand", ready), (spare(player), "spare", aside)):
        box, title = scene.layout.places[place], scene.say(key, player=player, markers=count)
        held, (x, y) = key == "hand", box.middle
        if scene.layout.few_words:
            radius, number = 12.5, drawing.text(x, y, count, "small bold", drawing.LETTER_INK if held else "")
        else:
            radius, x = 8, box.x + 10
            number = drawing.text(x + 13, y, count if held else f"+{count}", "small bold start")
        ring = drawing.circle(x, y, radius, "rim", tint) if held else drawing.circle(x, y, radius - 1, "left slight")
        parts.append(drawing.at(place, title, drawing.rect(*box, "hot"), ring, number))
    return parts


def _shops(scene: Scene, player: int) -> str:
    """The four shops: still lacking, on the board with the length of the route, or off the board with what it counts."""
    box = scene.layout.places[off_board(player)]
    off = tuple(SHOPS[good] for good in range(len(GOODS)) if scene.table.shops[player][good] == OFF_BOARD)
    title = scene.say("off-board", player=player, shops=off) if off else scene.say("off-board-none", player=player)
    pitch = box.width / len(GOODS)
    chips = [_chip(scene, player, good, Box(box.x + good * pitch, box.y, pitch - 3, box.height)) for good in range(len(GOODS))]
    return drawing.at(off_board(player), title, drawing.rect(*box, "hot"), *chips)


def _chip(scene: Scene, player: int, good: int, box: Box) -> str:
    shop, (x, y) = scene.table.shops[player][good], box.middle
    hue, letter = drawing.HUES[tiles.GOOD_HUES[good]], SITES[good].lower()
    title, few = route_title(scene, player, good), scene.layout.few_words
    if shop == LACKING:
        counted = f"{letter}{scene.rules.cap}" if scene.over and not few else letter
        return drawing.group(drawing.rect(*box, "well", radius=6), drawing.text(x, y, counted, "small quiet"), title=title)
    length = scene.lengths[player][good]
    shown = scene.rules.cap if shop == OFF_BOARD else length or "–"
    gap = "" if few or len(str(shown)) > 1 else " "
    words = str(shown) if few and shown != "–" else letter if few else f"{letter}{gap}{shown}"
    parts = [drawing.block(box, hue.fill), drawing.text(x, y, words, "small bold", hue.ink)]
    if shop == OFF_BOARD:
        parts.append(drawing.cross(box.right - 3, box.y + 4, 6))
    return drawing.group(*parts, title=title)


def route_title(scene: Scene, player: int, good: int) -> str:
    """What is to be said of a route: its length, or why it counts the maximum."""
    shop, cap, length = scene.table.shops[player][good], scene.rules.cap, scene.lengths[player][good]
    values = {"player": player, "tile": SHOPS[good], "site": DISTRIBUTORS[good]}
    if shop == OFF_BOARD:
        return scene.say("route-off-board", **values, cap=cap)
    if shop == LACKING:
        return scene.say("route-unbuilt", **values, cap=cap) if scene.over else scene.say("route-lacking", **values)
    if not length:
        return scene.say("route-none", **values)
    return scene.say("route-capped" if length > cap else "route", **values, length=length, cap=cap)


def _score(scene: Scene, player: int) -> str:
    box, score = scene.layout.seats[player], scene.scores[player]
    if scene.layout.few_words:
        x, y = scene.layout.places[spare(player)].middle
        return drawing.rect(x - 13, y - 12, 26, 24, "card", radius=6) + drawing.text(x, y, score, "small bold")
    return drawing.text(box.right - 70, box.y + 16, scene.say("score", score=score), "small bold end")


def _bids(scene: Scene) -> dict[int, int]:
    """What everybody has bid: while bids are asked for, and once more when they are shown."""
    table = scene.table
    if table.phase == BID:
        return {
            player: bid for player, bid in enumerate(table.bids) if bid != NOT_YET or table.shops[player][table.tile] == LACKING
        }
    for event in scene.events:
        shown = event.witness.get("bids")
        if event.key == "bids-shown" and isinstance(shown, tuple):
            return dict(shown)
    return {}


def _bid(scene: Scene, player: int) -> str:
    """A bid: its amount, an envelope if it is sealed, dots if it is still to come; the one that won is framed."""
    bid = _bids(scene).get(player)
    if bid is None:
        return ""
    box, few = scene.layout.seats[player], scene.layout.few_words
    x, y = (scene.layout.places[spare(player)].middle[0], box.y + 15) if few else (box.right - 86, box.y + 16)
    if bid == SEALED:
        drawn = drawing.group(drawing.path(_ENVELOPE, "face rim"), move=f"translate({x:g} {y:g})")
        return drawing.group(drawn, title=scene.say("bid-sealed", player=player))
    if bid == ABSTAINED:
        dash = drawing.rect(x - 13, y - 11, 26, 22, "well", radius=4) + drawing.text(x, y, "–", "small quiet")
        return drawing.group(dash, title=scene.say("bid-none", player=player))
    if bid == NOT_YET:
        dots = drawing.rect(x - 13, y - 11, 26, 22, "well", radius=4) + drawing.text(x, y, "…", "small quiet")
        return drawing.group(dots, title=scene.say("bid-to-come", player=player))
    paper = drawing.rect(x - 14, y - 12, 28, 24, "face rim", radius=4)
    amount = drawing.text(x, y, bid, "middle bold", drawing.LETTER_INK)
    won = scene.table.phase != BID and any(e.key == "bids-shown" and e.values["player"] == player for e in scene.events)
    frame = drawing.rect(x - 16, y - 14, 32, 28, "turn", radius=6) if won else ""
    title = scene.say("bid-won" if won else "bid", player=player, amount=bid)
    body = paper + amount if scene.table.phase == BID else drawing.falling("turns", BID, paper, amount)
    return drawing.group(body, frame, title=title)
