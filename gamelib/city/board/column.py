"""The right column: whose turn it is, the players with money, markers and shops, the tiles, and the last move in words."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..board_text import BLOCKS, SITES
from ..engine.reservation import in_hand, shops_built
from ..table import (
    ASIDE,
    BANK,
    BID,
    BOX,
    DISTRIBUTORS,
    DRAWN,
    GOODS,
    KINDS,
    LACKING,
    NO_TILE,
    NOBODY,
    NOT_YET,
    NOWHERE,
    OFF_BOARD,
    PILE,
    ROADS,
    SEALED,
    SET_ASIDE,
    SHOPS,
    SITE,
    TILES,
    hand,
    off_board,
    purse,
    spare,
)
from . import tiles
from .layout import PAD
from .scene import Scene

LETTERS = (*SITES.lower(), *BLOCKS)
_ENVELOPE = "M-13 -9H13V9H-13ZM-13 -9L0 3L13 -9"


def draw_status(scene: Scene) -> str:
    """The turn, the player who decides and what is due; at the end, who has won."""
    box, player = scene.layout.status, scene.to_move
    turn = scene.say("turn", turn=scene.table.turn) if scene.table.turn else scene.say("start")
    parts = [drawing.text(box.x, box.y + 12, turn, "middle start quiet")]
    if scene.outcome:
        winners = scene.winners
        won = scene.say("winner" if len(winners) == 1 else "shared-win", winners=winners, score=min(scene.scores))
        lines = drawing.wrapped(won, box.width, drawing.MIDDLE, 2)
        parts += [drawing.text(box.x, box.y + 40 + 22 * n, line, "middle bold start") for n, line in enumerate(lines)]
        return "".join(parts)
    if player != NOBODY:
        name = drawing.fitted(scene.name(player), box.width - 44, drawing.LARGE)
        parts += [
            drawing.disc(box.x + 16, box.y + 42, 16, player),
            drawing.text(box.x + 40, box.y + 42, name, "large bold start"),
        ]
    due = scene.label("phase", scene.table.phase)
    parts.append(drawing.text(box.x, box.y + 74, drawing.fitted(due[:1].upper() + due[1:], box.width), "middle start"))
    return "".join(parts)


def draw_players(scene: Scene) -> str:
    """A row a player; the one who decides is framed."""
    return "".join(_player(scene, player) for player in range(scene.rules.players))


def _player(scene: Scene, player: int) -> str:
    box = scene.layout.seats[player]
    parts = [drawing.rect(*box, "panel thin", radius=8)]
    if player == scene.to_move or (scene.outcome and player in scene.winners):
        parts.append(drawing.rect(*box, "last", radius=8))
    name = drawing.fitted(scene.name(player), 110 if scene.table.phase == BID or scene.over else 160)
    parts += [drawing.disc(box.x + 18, box.y + 16, 12, player), drawing.text(box.x + 36, box.y + 16, name, "middle bold start")]
    parts += [_coins(scene, player), *_markers(scene, player), _shops(scene, player)]
    parts.append(_score(scene, player) if scene.over else _bid(scene, player))
    return drawing.group(*parts, title=scene.say("player", player=player))


def _coins(scene: Scene, player: int) -> str:
    box, coins = scene.layout.places[purse(player)], scene.table.coins[player]
    coin = drawing.circle(box.x + box.width - 8, box.middle[1], 7, "edge", drawing.HUES["gold"].fill)
    amount = drawing.text(box.x + box.width - 20, box.middle[1], coins, "middle bold end")
    return drawing.at(purse(player), scene.say("coins", player=player, coins=coins), drawing.rect(*box, "bare"), coin, amount)


def _markers(scene: Scene, player: int) -> list[str]:
    ready = in_hand(scene.rules, scene.table, player)
    aside = max(0, scene.rules.spare_markers - shops_built(scene.table, player))
    found = []
    for place, key, count, mark in ((hand(player), "hand", ready, ""), (spare(player), "spare", aside, "+")):
        box = scene.layout.places[place]
        y, tint = box.middle[1], drawing.PLAYERS[player % len(drawing.PLAYERS)].tint
        style = "edge" if key == "hand" else "left"
        disc = drawing.circle(box.x + 10, y, 8, style, tint if key == "hand" else "")
        number = drawing.text(box.x + 23, y, f"{mark}{count}", "middle start" if count else "middle start quiet")
        found.append(drawing.at(place, scene.say(key, player=player, markers=count), drawing.rect(*box, "bare"), disc, number))
    return found


def _shops(scene: Scene, player: int) -> str:
    """The four shops: still lacking, on the board with the length of the route, or off the board with what it counts."""
    box = scene.layout.places[off_board(player)]
    off = tuple(SHOPS[good] for good in range(len(GOODS)) if scene.table.shops[player][good] == OFF_BOARD)
    title = scene.say("off-board", player=player, shops=off) if off else scene.say("off-board-none", player=player)
    pitch = box.width / len(GOODS)
    chips = [_chip(scene, player, good, Box(box.x + good * pitch, box.y, pitch - 3, box.height)) for good in range(len(GOODS))]
    return drawing.at(off_board(player), title, drawing.rect(*box, "bare"), *chips)


def _chip(scene: Scene, player: int, good: int, box: Box) -> str:
    shop, (_, y) = scene.table.shops[player][good], box.middle
    hue, letter = drawing.HUES[tiles.GOOD_HUES[good]], SITES[good].lower()
    title = route_title(scene, player, good)
    if shop == LACKING:
        counted = f"{letter} {scene.rules.cap}" if scene.over else letter
        return drawing.group(
            drawing.rect(*box, "bare thin"), drawing.text(box.middle[0], y, counted, "small quiet"), title=title
        )
    length = scene.lengths[player][good]
    shown = scene.rules.cap if shop == OFF_BOARD else length or "–"
    parts = [
        drawing.rect(*box, "edge", hue.fill),
        drawing.text(box.x + box.width / 2, y, f"{letter} {shown}", "small bold", hue.ink),
    ]
    if shop == OFF_BOARD:
        parts.append(drawing.cross(box.x + box.width - 3, box.y + 4, 6))
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
    box = scene.layout.seats[player]
    said = scene.say("score", score=scene.scores[player])
    return drawing.text(box.x + box.width - 72, box.y + 16, said, "small bold end")


def _bid(scene: Scene, player: int) -> str:
    """A bid: its amount, an envelope if it is sealed, dots if it is still to come."""
    table, box = scene.table, scene.layout.seats[player]
    if table.phase != BID:
        return ""
    x, y, bid = box.x + box.width - 84, box.y + 16, table.bids[player]
    if bid == SEALED:
        drawn = drawing.group(drawing.path(_ENVELOPE, "paper edge"), move=f"translate({x:g} {y:g})")
        return drawing.group(drawn, title=scene.say("bid-sealed", player=player))
    if bid == NOT_YET:
        if table.shops[player][table.tile] != LACKING:
            return ""
        return drawing.group(drawing.text(x, y, "…", "middle quiet"), title=scene.say("bid-to-come", player=player))
    amount = drawing.rect(x - 14, y - 11, 28, 22, "paper edge") + drawing.text(x, y, bid, "middle bold")
    return drawing.group(amount, title=scene.say("bid", player=player, amount=bid))


def draw_stock(scene: Scene) -> str:
    """The pile, what was left over, the tile that is drawn; roads, bank and box below."""
    table, places = scene.table, scene.layout.places
    x, y, width, _ = scene.layout.stock
    pile = tuple((KINDS[tile], count) for tile, count in enumerate(table.pile) if count)
    aside = tuple((TILES[tile], count) for tile, count in zip(SET_ASIDE, table.aside, strict=True) if count)
    title = scene.say("pile-holds", tiles=pile) if pile else scene.say("pile-empty")
    left = scene.say("aside-holds", tiles=aside) if aside else scene.say("aside-empty")
    parts = [drawing.rect(*scene.layout.stock, "panel thin", radius=8)]
    parts.append(drawing.at(PILE, title, *_counted(scene, places[PILE], "pile", pile, sum(table.pile))))
    parts.append(drawing.at(ASIDE, left, *_counted(scene, places[ASIDE], "aside", aside, sum(table.aside))))
    parts.append(_drawn(scene))
    roads = table.roads.bit_count()
    lost = tuple(DISTRIBUTORS[good] for good, plot in enumerate(table.sites) if plot == NOWHERE)
    waiting = scene.say("box-holds", sites=lost) if lost else scene.say("box-empty")
    for place, key, said in (
        (ROADS, scene.say("roads", roads=roads), scene.say("roads-laid", roads=roads)),
        (BANK, scene.say("bank"), scene.say("bank-holds")),
        (BOX, scene.say("box", count=len(lost)), waiting),
    ):
        box = places[place]
        parts.append(drawing.at(place, said, drawing.rect(*box, "bare"), drawing.text(*box.middle, key, "small quiet")))
    return "".join(parts) + drawing.path(f"M{x + 8:g} {y + 92:g}H{x + width - 8:g}")


def _counted(scene: Scene, box: Box, key: str, stock: tuple[tuple[str, int], ...], total: int) -> list[str]:
    heading = drawing.text(box.x + PAD, box.y + 16, scene.say(key, count=total), "middle bold start")
    short = "  ".join(f"{LETTERS[KINDS.index(tile)]}{count}" for tile, count in stock) or "–"
    return [drawing.rect(*box, "bare"), heading, drawing.text(box.x + PAD, box.y + 35, short, "small start")]


def _drawn(scene: Scene) -> str:
    box, tile = scene.layout.places[DRAWN], scene.table.tile
    if tile == NO_TILE:
        empty = drawing.rect(box.x + 12, box.y + 16, 52, 52, "left", radius=8)
        return drawing.at(DRAWN, scene.say("drawn-none"), drawing.rect(*box, "bare"), empty)
    return drawing.at(
        DRAWN, scene.say("drawn", tile=KINDS[tile]), drawing.rect(*box, "bare"), tiles.tile(box.x + 10, box.y + 14, 56, tile)
    )


def draw_log(scene: Scene) -> str:
    """What the last move caused, in words, as far as there is room."""
    box = scene.layout.log
    title = drawing.text(box.x + PAD, box.y + 16, scene.say("last"), "middle bold start")
    told = [event.sentence(scene.names, scene.language) for event in scene.events] if scene.begun else [scene.say("opening")]
    if scene.table.phase == SITE:
        told = [scene.say("opening")]
    room, lines = int((box.height - 30) / 16), list[str]()
    for sentence in told:
        lines += drawing.wrapped(sentence, box.width - 2 * PAD, drawing.SMALL, 3)
    if len(lines) > room:
        lines = [*lines[: room - 1], "…"]
    shown = [drawing.text(box.x + PAD, box.y + 38 + 16 * n, line, "small start") for n, line in enumerate(lines)]
    return drawing.rect(*box, "panel thin", radius=8) + title + "".join(shown)
