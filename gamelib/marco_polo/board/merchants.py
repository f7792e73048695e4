"""The merchants, each with name and place, cash, the cards shown or hidden, the stage of the journey, Table and Secret."""

from __future__ import annotations

from ... import drawing
from ..engine.end import worth
from ..spoken import good
from ..table import CARDS, COLOURS, DRAW, HOMEWARD, MISSIONS, NONE, ON_MISSION, STAGES, cards, count, hand, purse
from .scene import Scene
from .signs import icon

CARD_WIDTH, CARD_HEIGHT, STEP = 33, 20, 35
TWO_LINES, NARROW = 40, 28
"""A hand so high has room for two lines of low cards; narrower ones show their value only."""
ABOVE = 5
"""The room above the cards, where there is any."""
SLIM, PAPER = 14, 15
"""The width of the back of a card and of a paper, where there is little room."""
COIN = 21
"""The room of a coin before an amount, where there is any."""
WORDS, HIGH = 15, 48
"""The room that the stage of the journey takes below the cards; a hand so high leaves some below it."""


def draw_merchants(scene: Scene) -> str:
    """A tray for each merchant; the one who decides is framed."""
    return "".join(_merchant(scene, player) for player in range(scene.rules.players))


def _merchant(scene: Scene, player: int) -> str:
    box, few = scene.layout.rows[player], scene.layout.look.few_words
    parts = [drawing.card(box)]
    if player == scene.to_move or player in scene.winners:
        parts.append(drawing.rect(*box.shrunk(1), "turn", radius=9))
    if few:
        room = box.width - 36 - PAPER * len(_papers(scene, player))
        name = scene.fitted(scene.name(player), room, "small", bold=True)
        parts.append(drawing.disc(box.x + 17, box.y + 16, 13.5, player))
        parts.append(drawing.text(box.x + 35, box.y + 16, name, "small bold start"))
        for number, (key, title) in enumerate(_papers(scene, player)):
            parts.append(drawing.group(icon(key, box.right - 10 - PAPER * number, box.y + 15, 0.75), title=title))
    else:
        room = scene.layout.places[purse(player)].x - box.x - 36
        x, y = box.x + 34, box.y + box.height * 0.32
        parts.append(drawing.disc(box.x + 18, box.middle[1], 12, player))
        parts.append(drawing.text(x, y, scene.fitted(scene.name(player), room, "middle", bold=True), "middle bold start"))
        room = room if has_unit(scene, player) else room + scene.layout.places[purse(player)].width
        parts.append(
            drawing.text(x, y + box.height * 0.4, scene.fitted(scene.space(player), room, "small"), "small start quiet")
        )
    parts += [_cash(scene, player), _hand(scene, player)]
    return drawing.group(*parts, title=scene.say("merchant", player=player), leads=hand(player))


def has_unit(scene: Scene, player: int) -> bool:
    """Whether the unit stands below the money: a long name of a place needs that room."""
    room = scene.layout.places[purse(player)].x - scene.layout.rows[player].x - 36
    return drawing.breadth(scene.space(player), scene.screen.small) <= room


def _cash(scene: Scene, player: int) -> str:
    box, amount = scene.layout.places[purse(player)], scene.table.cash[player]
    x, y = box.middle
    ground, title = drawing.rect(*box, "bare"), scene.say("cash", player=player, cash=amount)
    shown = f"{amount:,}"
    if scene.layout.look.few_words:
        fits = COIN + drawing.breadth(shown, scene.screen.small, bold=True) <= box.width
        told = drawing.text(box.x + (COIN if fits else 5), y, shown, "small bold counts start")
        return drawing.at(purse(player), title, ground, drawing.coin(box.x + 11, y, 7.5) if fits else "", told)
    size = "middle bold counts" if amount < 10_000 else "small bold counts"
    has = has_unit(scene, player)
    unit = drawing.text(x, box.y + box.height * 0.76, scene.say("besants"), "small quiet") if has else ""
    return drawing.at(purse(player), title, ground, drawing.text(x, box.y + box.height * 0.3, shown, size), unit)


def _hand(scene: Scene, player: int) -> str:
    held, box = scene.table.hands[player], scene.layout.places[hand(player)]
    title = scene.say("hand", player=player, cards=count(held))
    if held > 0:
        title = scene.say("hand-open", player=player, goods=tuple(scene.here.cards[card] for card in cards(held)))
    few = scene.layout.look.few_words
    shown = _faces(scene, held, box) if held >= 0 and not few else [_backs(scene, held, box)]
    if any(hand(player) in flow[:2] for flow in scene.flows()):
        shown = [drawing.falling("turns", DRAW, *shown)]
    journey = [] if few else [_journey(scene, player, box, _lines(held, box))]
    return drawing.at(hand(player), title, drawing.rect(*box, "bare"), *shown, *journey)


def _faces(scene: Scene, held: int, box: drawing.Box) -> list[str]:
    """The whole hand as small cards, in two lines if it is large, and narrower if it is larger still."""
    owned, lines = cards(held), _lines(held, box)
    across = -(-len(owned) // lines) or 1
    step = min(STEP, box.width / across)
    tall = CARD_HEIGHT if lines == 1 else min(CARD_HEIGHT, (box.height - WORDS) / 2 - 1)
    top = _top(box, lines * (tall + 1))
    places = [
        drawing.Box(box.x + number % across * step, top + number // across * (tall + 1), step - 2, tall)
        for number in range(len(owned))
    ]
    return [_face(scene, card, place) for card, place in zip(owned, places, strict=True)]


def _top(box: drawing.Box, tall: float) -> float:
    """Where the cards begin, which are so tall in all: not at the edge, if there is room."""
    return box.y + max(0.0, min(ABOVE, (box.height - WORDS - tall) / 2))


def _lines(held: int, box: drawing.Box) -> int:
    """In how many lines the cards of a hand lie."""
    return 2 if held > 0 and count(held) * STEP > box.width and box.height >= TWO_LINES else 1


def _face(scene: Scene, card: int, place: drawing.Box) -> str:
    """A card with the letter of its colour, where there is room for it, and its value."""
    hue, value = drawing.HUES[COLOURS[card // CARDS]], scene.here.values[card]
    words = f"{hue.letter}{value}" if place.width >= NARROW else str(value)
    drawn = drawing.block(place, hue.fill) + drawing.text(*place.middle, words, "small bold", hue.ink)
    name = scene.here.cards[card]
    return drawing.thing(name, scene.words.say("spoken", "good", good(scene.rules, name)), drawn)


def _backs(scene: Scene, held: int, box: drawing.Box) -> str:
    few = scene.layout.look.few_words
    y = box.middle[1] - CARD_HEIGHT / 2 if few else _top(box, CARD_HEIGHT)
    wide = SLIM if few else CARD_WIDTH
    told = f"×{count(held)}" if few else f"× {count(held)}"
    size = "small bold start tight" if few else "middle bold start"
    back = card_back(box.x, y, wide, CARD_HEIGHT)
    return back + drawing.text(box.x + wide + (3 if few else 6), y + CARD_HEIGHT / 2, told, size)


def card_back(x: float, y: float, width: float, height: float) -> str:
    """The hatched back of a card of goods."""
    return drawing.rect(x, y, width, height, "well thin", radius=4) + drawing.hatch(x + 1, y + 1, width - 2, height - 2, 6)


def _journey(scene: Scene, player: int, box: drawing.Box, lines: int) -> str:
    """The stage of the journey and the goods in words, in line with the place of the merchant; and the papers as signs."""
    table, stage = scene.table, scene.table.stages[player]
    city = MISSIONS[table.missions[player]] if table.missions[player] >= 0 else ""
    key = "stage-mission" if stage == ON_MISSION and city else "stage"
    known = table.hands[player] >= 0 and (stage == HOMEWARD or scene.outcome)
    first, papers = scene.say(key, stage=STAGES[stage], city=city), _papers(scene, player)
    value = worth(scene.rules, table, player) if known else 0
    seconds = (
        [scene.say(one, worth=value) for one in ("worth", "worth-short")] if known else [_goods(scene, table.hands[player])]
    )
    wholes = [*(f"{first} · {second}" for second in seconds), seconds[-1]]
    line = scene.fitting(wholes, box.width - 22 * len(papers), "small")
    y = box.bottom - (9 if box.height > HIGH else 6)
    text = drawing.text(box.x, y if lines > 1 else min(y, box.y + box.height * 0.78), line, "small start quiet")
    drawn = (
        drawing.group(icon(key, box.right - 10 - 22 * number, box.bottom - 10, 0.85), title=title)
        for number, (key, title) in enumerate(papers)
    )
    return text + "".join(drawn)


def _goods(scene: Scene, held: int) -> str:
    """How many goods a merchant has and, where they are seen, what they are worth: what the cards above add up to."""
    if not held:
        return scene.say("goods-none")
    if held < 0:
        return scene.say("goods-hidden", goods=count(held))
    return scene.say("goods-worth", goods=count(held), value=sum(scene.here.values[card] for card in cards(held)))


def _papers(scene: Scene, player: int) -> list[tuple[str, str]]:
    """The Golden Table and the Secret, if the merchant has them, each with its sign and its word."""
    table = scene.table
    papers = [("tables", scene.say("has-table"))] if table.golden[player] else []
    return papers + ([("secrets", scene.say("has-secret"))] if table.learnt[player] != NONE else [])
