"""The merchants, each with name and place, cash, the cards shown or hidden, the stage of the journey, Table and Secret."""

from __future__ import annotations

from ... import drawing
from ..engine.end import worth
from ..spoken import good
from ..table import (
    CARDS,
    COLOURS,
    DRAW,
    HOMEWARD,
    KHANBALIK,
    MISSIONS,
    NONE,
    ON_MISSION,
    OUTWARD,
    STAGES,
    VENICE,
    cards,
    count,
    hand,
    purse,
)
from .scene import Scene
from .signs import icon, sign

CARD_WIDTH, CARD_HEIGHT, STEP = 33, 20, 35
TWO_LINES, NARROW = 40, 28
"""A hand so high has room for two lines of low cards; narrower ones show their value only."""
ABOVE = 5
"""The room above the cards, where there is any."""
SLIM, PAPER = 14, 15
"""The width of the back of a card and of a paper, where there is little room."""
LEFT, PAD = 38, 8
"""Where the words of a tray begin, behind the disc; and the room at either side of the goods."""
COIN, AMOUNT = 21, 25
"""The room of a coin before an amount, on a wall and elsewhere."""
AHEAD = 38
"""The room of an arrow and the sign of a city."""
WORDS, HIGH, CLEAR = 15, 48, 4
"""The room that the stage of the journey takes below two lines of cards; a hand no higher than this has none for it, and one
that is higher leaves some more below them."""
MONEY = 11
"""How far the frame round changed money reaches above and below its line: not to the place in the next one."""


def draw_merchants(scene: Scene) -> str:
    """A tray for each merchant; the one who decides is framed."""
    return "".join(_merchant(scene, player) for player in range(scene.rules.players))


def _merchant(scene: Scene, player: int) -> str:
    box, few = scene.layout.rows[player], scene.layout.look.few_words
    parts = [drawing.card(box)]
    if box == scene.layout.look.own:
        parts.append(drawing.rect(*box, "bare beside"))
    if player == scene.to_move or player in scene.winners:
        parts.append(drawing.rect(*box.shrunk(1), "turn", radius=9))
    if few:
        full = drawing.breadth(scene.name(player), scene.screen.small, bold=True)
        at = drawing.breadth(scene.space(player), scene.screen.small) + 16 if scene.layout.look.is_small else 0
        papers, wide = _papers(scene, player, box.right - 10, box.y + 15, box.width - 36 - full - at)
        name = scene.fitted(scene.name(player), box.width - 36 - wide, "small", bold=True)
        parts.append(drawing.disc(box.x + 17, box.y + 16, 13.5, player))
        parts += [drawing.text(box.x + 35, box.y + 16, name, "small bold start"), papers]
        parts.append(_whereabouts(scene, player, box, 35 + full, wide) if scene.layout.look.is_small else "")
    else:
        room, (first, second) = scene.layout.places[purse(player)].x - box.x - LEFT - 2, lines_of(box)
        name = scene.fitted(scene.name(player), room, "middle", bold=True)
        parts.append(drawing.disc(box.x + LEFT / 2, box.middle[1], 12, player))
        parts.append(drawing.text(box.x + LEFT, first, name, "middle bold start"))
        room += scene.layout.places[purse(player)].width
        parts.append(_place(scene, player, second, room))
    parts += [_cash(scene, player), _hand(scene, player)]
    return drawing.group(*parts, title=scene.say("merchant", player=player), leads=hand(player))


def _whereabouts(scene: Scene, player: int, box: drawing.Box, left: float, right: float) -> str:
    """Where a merchant is, behind the name, and where to, behind the goods, each where there is room for it."""
    goods, end, small = scene.layout.places[hand(player)], box.right - 10, scene.screen.small
    start = goods.x + SLIM + 9 + drawing.breadth(f"×{count(scene.table.hands[player])}", small, bold=True)
    at, ahead, room = scene.space(player), _stage(scene, player), end - start
    here = drawing.text(end - right, box.y + 16, at, "small quiet end")
    here = here if drawing.breadth(at, small) <= end - right - box.x - left - 6 else ""
    if drawing.breadth(ahead, small) <= room:
        return here + drawing.text(end, goods.middle[1], ahead, "small quiet end")
    return here + (_goal(scene, player, end, goods.middle[1], ahead) if room >= AHEAD else "")


def _goal(scene: Scene, player: int, right: float, y: float, title: str) -> str:
    """An arrow to the sign of the city where a merchant goes next."""
    stage, mission = scene.table.stages[player], scene.table.missions[player]
    goal = {OUTWARD: KHANBALIK, HOMEWARD: VENICE}.get(stage) or (MISSIONS[mission] if mission >= 0 else "")
    if not goal:
        return ""
    city = scene.here.spaces[scene.here.index[goal]]
    arrow = drawing.text(right - 22, y, "→", "small quiet end")
    return drawing.group(arrow, sign(right - 9, y, 5 if goal in MISSIONS else 9, city, 0), title=title)


def _stage(scene: Scene, player: int) -> str:
    """The stage of the journey; on a mission its city."""
    stage, mission = scene.table.stages[player], scene.table.missions[player]
    city = MISSIONS[mission] if mission >= 0 else ""
    return scene.say("stage-mission" if stage == ON_MISSION and city else "stage", stage=STAGES[stage], city=city)


def _place(scene: Scene, player: int, y: float, room: float) -> str:
    """Where a merchant is; before a hand that takes both lines also what is told below others, and the papers."""
    x, box, at = scene.layout.rows[player].x + LEFT, scene.layout.places[hand(player)], scene.space(player)
    if not _is_close(scene.table.hands[player], box):
        return _quietly(scene, x, y, at, room)
    papers, wide = _papers(scene, player, x + room - 8, y, 0)
    ways = _ways(scene, player, box)
    ways = [*(f"{at} · {told}" for told in ways), *ways]  # the pawn tells the place, too
    return drawing.text(x, y, scene.fitting(ways, room - wide, "small"), "small start quiet") + papers


def lines_of(row: drawing.Box) -> tuple[float, float]:
    """Where the two lines of a merchant's tray stand, the same in every column."""
    return row.y + row.height * 0.32, row.y + row.height * 0.72


def _quietly(scene: Scene, x: float, y: float, words: str, room: float) -> str:
    """Words in the second line, as large as there is room."""
    size = "middle" if drawing.breadth(words, scene.screen.middle) <= room else "small"
    return drawing.text(x, y, scene.fitted(words, room, size), f"{size} start quiet")


def _cash(scene: Scene, player: int) -> str:
    box, amount = scene.layout.places[purse(player)], scene.table.cash[player]
    y = box.middle[1]
    ground, title = drawing.rect(*box, "bare"), scene.say("cash", player=player, cash=amount)
    shown = f"{amount:,}"
    if scene.layout.look.few_words:
        fits = COIN + drawing.breadth(shown, scene.screen.small, bold=True) <= box.width
        told = drawing.text(box.x + (COIN if fits else 5), y, shown, "small bold counts start")
        return drawing.at(purse(player), title, ground, drawing.coin(box.x + 11, y, 7.5) if fits else "", told)
    size, y = "middle" if amount < 10_000 else "small", lines_of(scene.layout.rows[player])[0]
    told = drawing.text(box.x + AMOUNT, y, shown, f"{size} bold counts start")
    return drawing.at(purse(player), title, ground, drawing.coin(box.x + 13, y, 7.5), told)


def money_frame(scene: Scene, player: int) -> drawing.Box:
    """What is framed of a merchant's money where it has changed: its line, without the place below it."""
    box = scene.layout.places[purse(player)]
    if scene.layout.look.few_words:
        return box
    return box._replace(y=lines_of(scene.layout.rows[player])[0] - MONEY, height=2 * MONEY)


def _hand(scene: Scene, player: int) -> str:
    held, box = scene.table.hands[player], scene.layout.places[hand(player)]
    title = scene.say("hand", player=player, cards=count(held))
    if held > 0:
        title = scene.say("hand-open", player=player, goods=tuple(scene.here.cards[card] for card in cards(held)))
    few = scene.layout.look.few_words
    y = lines_of(scene.layout.rows[player])[0]
    if few:
        shown = [_few_backs(scene, held, box)]
    else:
        shown = _faces(scene, held, box, y) if held > 0 else [_unseen(scene, held, box, y)]
    if any(hand(player) in flow[:2] for flow in scene.flows()):
        shown = [drawing.falling("turns", DRAW, *shown)]
    journey = [] if few else [_journey(scene, player, box, _lines(held, box))]
    return drawing.at(hand(player), title, drawing.rect(*box, "bare"), *shown, *journey)


def _faces(scene: Scene, held: int, box: drawing.Box, y: float) -> list[str]:
    """The whole hand as small cards, in line with the name; in two lines if it is large, and narrower if it is larger still."""
    owned, (lines, across, step) = cards(held), _grid(held, box)
    below = 0 if _is_close(held, box) else WORDS + (CLEAR if box.height > HIGH else 0)
    tall = CARD_HEIGHT if lines == 1 else min(CARD_HEIGHT, (box.height - below) / 2 - 1)
    top = y - tall / 2 if lines == 1 else box.y + max(0.0, min(ABOVE, (box.height - below - lines * (tall + 1)) / 2))
    places = [
        drawing.Box(box.x + PAD + number % across * step, top + number // across * (tall + 1), step - 2, tall)
        for number in range(len(owned))
    ]
    faces = [_face(scene, card, place) for card, place in zip(owned, places, strict=True)]
    if size := _sum_size(scene, held, box):
        faces.append(drawing.text(places[across - 1].right + 6, places[0].middle[1], _sum(scene, held), f"{size} bold start"))
    return faces


def _grid(held: int, box: drawing.Box) -> tuple[int, int, float]:
    """In how many lines the cards of a hand lie, how many side by side, and how far apart."""
    lines = _lines(held, box)
    across = -(-count(held) // lines) or 1
    return lines, across, min(STEP, (box.width - 2 * PAD) / across)


def _sum(scene: Scene, held: int) -> str:
    return scene.say("goods-sum", value=sum(scene.here.values[card] for card in cards(held)))


def _sum_size(scene: Scene, held: int, box: drawing.Box) -> str:
    """How large what the cards add up to is written behind them; not at all where there is no room."""
    _, across, step = _grid(held, box)
    room = box.width - PAD - across * step - 4
    fits = (
        size for size in ("middle", "small") if drawing.breadth(_sum(scene, held), scene.screen.size(size), bold=True) <= room
    )
    return next(fits, "")


def _lines(held: int, box: drawing.Box) -> int:
    """In how many lines the cards of a hand lie."""
    return 2 if held > 0 and count(held) * STEP > box.width - 2 * PAD and box.height >= TWO_LINES else 1


def _is_close(held: int, box: drawing.Box) -> bool:
    """Whether a hand takes all the height there is, so that nothing has room below it."""
    return _lines(held, box) > 1 and box.height <= HIGH


def _face(scene: Scene, card: int, place: drawing.Box) -> str:
    """A card with the letter of its colour, where there is room for it, and its value."""
    hue, value = drawing.HUES[COLOURS[card // CARDS]], scene.here.values[card]
    words = f"{hue.letter}{value}" if place.width >= NARROW else str(value)
    drawn = drawing.block(place, hue.fill) + drawing.text(*place.middle, words, "small bold", hue.ink)
    name = scene.here.cards[card]
    return drawing.thing(name, scene.words.say("spoken", "good", good(scene.rules, name)), drawn)


def _unseen(scene: Scene, held: int, box: drawing.Box, y: float) -> str:
    """The back of a card and how many there are; or that there are none."""
    if not held:
        return drawing.text(box.x + PAD, y, _goods(scene, held), "middle start quiet")
    words = drawing.text(box.x + PAD + CARD_WIDTH + 8, y, _goods(scene, held), "middle bold start")
    return card_back(box.x + PAD, y - CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT) + words


def _few_backs(scene: Scene, held: int, box: drawing.Box) -> str:
    """The same where there is little room."""
    y = box.middle[1] - CARD_HEIGHT / 2
    told = drawing.text(box.x + SLIM + 3, box.middle[1], f"×{count(held)}", "small bold start tight")
    return card_back(box.x, y, SLIM, CARD_HEIGHT) + told


def card_back(x: float, y: float, width: float, height: float) -> str:
    """The hatched back of a card of goods."""
    return drawing.rect(x, y, width, height, "well thin", radius=4) + drawing.hatch(x + 1, y + 1, width - 2, height - 2, 6)


def _journey(scene: Scene, player: int, box: drawing.Box, lines: int) -> str:
    """The stage of the journey and the goods in words, in line with the place of the merchant; and the papers as signs."""
    if _is_close(scene.table.hands[player], box):
        return ""
    wholes = _ways(scene, player, box)
    least = min(drawing.breadth(whole, scene.screen.small) for whole in wholes)
    papers, wide = _papers(scene, player, box.right - 10, box.bottom - 10, box.width - 2 * PAD - least)
    room = box.width - 2 * PAD - wide
    line = scene.fitting(wholes, room, "small")
    if lines > 1:
        text = drawing.text(box.x + PAD, box.bottom - 9, line, "small start quiet")
    else:
        text = _quietly(scene, box.x + PAD, lines_of(scene.layout.rows[player])[1], line, room)
    return text + papers


def _ways(scene: Scene, player: int, box: drawing.Box) -> list[str]:
    """The stage of the journey and what the goods are worth, in more words and in fewer."""
    table, first = scene.table, _stage(scene, player)
    known = table.hands[player] >= 0 and (table.stages[player] == HOMEWARD or scene.outcome)
    value = worth(scene.rules, table, player) if known else 0
    seconds = [scene.say(one, worth=value) for one in ("worth", "worth-short")] if known else []
    if not known and table.hands[player] > 0 and not _sum_size(scene, table.hands[player], box):
        seconds = [_goods(scene, table.hands[player])]
    return [*(f"{first} · {second}" for second in seconds), seconds[-1] if seconds else first]


def _goods(scene: Scene, held: int) -> str:
    """How many goods a merchant has and, where they are seen, what they are worth: what the cards above add up to."""
    if not held:
        return scene.say("goods-none")
    if held < 0:
        return scene.say("goods-hidden", goods=count(held))
    return scene.say("goods-worth", goods=count(held), value=sum(scene.here.values[card] for card in cards(held)))


def _papers(scene: Scene, player: int, right: float, y: float, room: float) -> tuple[str, float]:
    """The Golden Table and the Secret of a merchant, each a sign with its value where there is room; and how wide they are."""
    table, rules, small = scene.table, scene.rules, scene.screen.small
    held = [("tables", scene.say("has-table"), rules.table_value)] if table.golden[player] else []
    held += [("secrets", scene.say("has-secret"), rules.secret_value)] if table.learnt[player] != NONE else []
    values = [drawing.breadth(str(value), small, bold=True) + 2 for _, _, value in held]
    pitch = PAPER if scene.layout.look.few_words else PAPER + 5
    is_told, drawn, left = sum(values) + pitch * len(held) <= room, "", right
    for (key, title, value), wide in zip(held, values, strict=True):
        told = drawing.text(left - pitch / 2 - 2, y, value, "small bold end") if is_told else ""
        drawn += drawing.group(icon(key, left, y, 0.75), told, title=title)
        left -= pitch + (wide if is_told else 0)
    return drawn, right - left
