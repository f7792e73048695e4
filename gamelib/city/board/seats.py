"""The players: name, money and markers, each figure with its word; their shops and bids are drawn beside these."""

from __future__ import annotations

from ... import drawing
from ...core.moves import Place
from ..engine.reservation import in_hand, shops_built
from ..table import hand, purse, spare
from .bids import draw_bid, draw_score, draw_score_so_far
from .scene import Scene
from .shops import draw_shops


def draw_players(scene: Scene) -> str:
    """A row for each player; the one who decides is framed."""
    return "".join(_player(scene, player) for player in range(scene.rules.players))


def _player(scene: Scene, player: int) -> str:
    box, row = scene.layout.seats[player], scene.layout.row
    parts = [drawing.card(box)]
    if player == scene.to_move or player in scene.winners:
        parts.append(drawing.rect(*box.shrunk(1), "turn", radius=9))
    x, y, radius = row.disc
    room = row.name.width - (0 if scene.layout.few_words else 76 if scene.over else 66 if scene.bids else 88)
    size = "small" if scene.layout.few_words else "middle"
    name = scene.fitted(scene.name(player), room, size, bold=True)
    parts += [
        drawing.disc(box.x + x, box.y + y, radius, player),
        drawing.text(box.x + row.name.x, box.y + row.name.middle[1], name, f"{size} bold start"),
        _coins(scene, player),
        *_markers(scene, player),
        draw_shops(scene, player),
        draw_score(scene, player) if scene.over else draw_bid(scene, player) or draw_score_so_far(scene, player),
    ]
    return drawing.group(*parts, title=scene.say("player", player=player), shows=("seat", player))


def _coins(scene: Scene, player: int) -> str:
    """A coin with the amount on it, or beside it the amount and its word."""
    box, coins = scene.layout.places[purse(player)], scene.table.coins[player]
    title, (x, y) = scene.say("coins", player=player, coins=coins), box.middle
    if scene.layout.few_words:
        ground = drawing.circle(x, y, min(13.5, box.height / 2), "rim", drawing.HUES["gold"].fill)
        return drawing.at(purse(player), title, ground, drawing.text(x, y, coins, "small bold counts", drawing.LETTER_INK))
    amount = drawing.text(box.right - 44, y, coins, "middle bold counts end")
    word = drawing.text(box.right - 40, y, _word(scene, "coins", coins), "small start")
    left = max(box.x + 9, box.right - 56 - drawing.breadth(str(coins), scene.screen.middle, bold=True))
    return drawing.at(purse(player), title, drawing.rect(*box, "hot"), drawing.coin(left, y, 8), amount, word)


def _markers(scene: Scene, player: int) -> list[str]:
    """The markers left in hand, the plots that are reserved, and the markers that the first shops bring."""
    ready = in_hand(scene.rules, scene.table, player)
    later = max(0, scene.rules.spare_markers - shops_built(scene.table, player))
    parts = [_counted(scene, hand(player), "hand", player, ready), _counted(scene, spare(player), "spare", player, later)]
    return parts if scene.layout.few_words else [*parts, _held(scene, player)]


def _counted(scene: Scene, place: Place, key: str, player: int, count: int) -> str:
    """A number of markers with its word; where it stands in the way of a bid or a score, only for the pointer."""
    box, title = scene.layout.places[place], scene.say(key, player=player, markers=count)
    ground = drawing.rect(*box, "hot")
    if scene.layout.few_words:
        silent = scene.over or player in scene.bids or (key == "spare" and not (count and box.width))
        words = "" if silent else drawing.text(box.x + 4, box.middle[1], scene.say(f"{key}-few", markers=count), "small start")
        return drawing.at(place, title, ground, words)
    tint = drawing.PLAYERS[player % len(drawing.PLAYERS)].tint
    x, y = box.x + 10, box.middle[1]
    sign = drawing.circle(x, y, 7, "rim", tint) if key == "hand" else drawing.circle(x, y, 6.5, "left slight")
    return drawing.at(place, title, ground, sign, *_figure(scene, x + 13, y, count, _word(scene, key, count)))


def _held(scene: Scene, player: int) -> str:
    """How many plots are reserved: a marker on its plot."""
    seat, box = scene.layout.seats[player], scene.layout.row.held
    x, y = seat.x + box.x + 9, seat.y + box.middle[1]
    count = scene.table.marks[player].bit_count()
    tint = drawing.PLAYERS[player % len(drawing.PLAYERS)].tint
    sign = drawing.rect(x - 8, y - 8, 16, 16, "plots", radius=3) + drawing.circle(x, y, 5, "rim", tint)
    title = scene.say("held", player=player, plots=count)
    return drawing.group(sign, *_figure(scene, x + 13, y, count, _word(scene, "held", count)), title=title)


def _word(scene: Scene, key: str, count: int) -> str:
    """The word behind a number, for one or for many."""
    return scene.say(f"{key}-one" if count == 1 else f"{key}-many")


def _figure(scene: Scene, x: float, y: float, count: int, word: str) -> tuple[str, str]:
    """A number, and its word behind it."""
    beyond = x + drawing.breadth(str(count), scene.screen.small, bold=True) + 3
    return drawing.text(x, y, count, "small bold start"), drawing.text(beyond, y, word, "small start")
