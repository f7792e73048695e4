"""Beside the map: whose turn it is, piles and stacks, and the last move in words."""

from __future__ import annotations

from ... import drawing
from ...core.moves import Place
from ..engine.unseen import in_the_air
from ..table import (
    BANK,
    BOX,
    COLOURS,
    LOOT,
    MISSIONS,
    NONE,
    SECRET_STACK,
    SECRETS,
    SHOWN,
    TABLES,
    cards,
    count,
    pile,
)
from ..world import CITY
from .merchants import card_back
from .open_hand import open_hand
from .scene import Scene
from .signs import icon

NOTHING = "–"
"""How a stack is told in few words where nothing lies."""


def draw_status(scene: Scene) -> str:
    """The turn, the player who decides and what is due; at the end, who has won."""
    return drawing.group(_status(scene), shows=drawing.DUE)


def _status(scene: Scene) -> str:
    box = scene.layout.look.status
    ending = drawing.ending(scene) if scene.outcome else ""
    if scene.shape == "wide":
        words = drawing.draw_status(scene, drawing.Box(box.x + 10, box.y + 5, box.width - 18, box.height - 8))
        return drawing.card(box) + words + _owed(scene, box.right - 8, box.y + 18)
    if scene.shape == "phone":
        kept = drawing.rect(box.x, scene.layout.look.rings.y, scene.layout.look.rings.right - box.x, box.height, "bare beside")
        told = drawing.draw_two_lines(scene, box, ending, 40 if scene.table.extra else 0)
        return kept + told + _owed(scene, box.right, box.y + 42)
    right = box.right - (drawing.breadth(_extra(scene), scene.screen.small, bold=True) + 12 if scene.table.extra else 4)
    held, wide = open_hand(scene, right, box)
    line = drawing.draw_one_line(scene, box, ending, box.right - right + wide + 8)
    return line + held + _owed(scene, box.right - 4, box.middle[1])


def _owed(scene: Scene, right: float, y: float) -> str:
    """Extra turns that are still owed, as a number and its word; on a phone the word is for those who ask."""
    extra = scene.table.extra
    if not extra:
        return ""
    told, size = (f"+{extra}", "middle") if scene.shape == "phone" else (_extra(scene), "small")
    return drawing.group(drawing.text(right, y, told, f"{size} bold end"), title=scene.say("extra", turns=extra))


def _extra(scene: Scene) -> str:
    """How many extra turns are owed, in the fewest words."""
    return scene.say("extra-short", turns=scene.table.extra)


def draw_stocks(scene: Scene) -> str:
    """The four piles, the loot space, and what is left of Tables and Secrets."""
    box, table = scene.layout.look.stocks, scene.table
    heading, few = "", scene.layout.look.few_words
    if not few:
        words = drawing.text(box.x + 9, box.y + 14, scene.say("piles"), "small bold start")
        heading = drawing.explained("piles", drawing.card(box), words)
    none = NOTHING if few else scene.say("none")
    played = [scene.label("chance", scene.here.cards[card].partition("-")[2]) for card in cards(in_the_air(table))]
    shown = scene.say("loot-cards", cards=len(played)) if len(played) > 1 else "".join(played)
    gone = sum(city != NONE and not held for city, held in zip(table.missions, table.golden, strict=True))
    gone += len(SECRETS) - count(table.secrets) - sum(which != NONE for which in table.learnt)
    told: tuple[tuple[Place, str, str], ...] = (
        (LOOT, "loot", _loot(scene) or none),
        (SHOWN, "shown", shown or none),
        (TABLES, "tables", scene.say("left-of", left=count(table.tables), all=len(MISSIONS))),
        (SECRET_STACK, "secrets", scene.say("left-of", left=count(table.secrets), all=len(SECRETS))),
        (BANK, "bank", scene.say("no-limit")),
        (BOX, "box", str(gone) if gone else none),
    )
    piles = "".join(_pile(scene, colour) for colour in range(len(COLOURS)))
    return heading + piles + "".join(_stock(scene, *one) for one in told)


def _loot(scene: Scene) -> str:
    """The money and the cards of the loot space; nothing where it is empty."""
    cash, lying = scene.table.loot_cash, count(scene.table.loot)
    if scene.layout.look.few_words:
        return f"{cash}+{lying}" if lying else str(cash or "")
    if cash and lying:
        return scene.say("loot-short", cash=f"{cash:,}", cards=lying)
    return scene.say("loot-cash", cash=cash) if cash else scene.say("loot-cards", cards=lying) if lying else ""


def _pile(scene: Scene, colour: int) -> str:
    box, hue = scene.layout.places[pile(colour)], drawing.HUES[COLOURS[colour]]
    top, under = count(scene.table.tops[colour]), scene.table.bottoms[colour]
    parts = [drawing.block(drawing.Box(box.x + 3, box.y + 3, box.width - 3, box.height - 3), hue.fill)]
    parts.append(drawing.block(drawing.Box(box.x, box.y, box.width - 3, box.height - 3), hue.fill))
    x, y = box.x + (box.width - 3) / 2, box.y + box.height * (0.28 if scene.layout.look.few_words else 0.32)
    shown, few = str(top + len(under)), scene.layout.look.few_words
    lines = (hue.letter, shown) if few else (f"{hue.letter} {shown}", scene.label("colour", COLOURS[colour]))
    parts.append(drawing.text(x, y, lines[0], "middle bold", hue.ink))
    parts.append(drawing.text(x, box.y + box.height * 0.7, lines[1], "small bold", hue.ink))
    following = ", ".join(_card(scene, card) for card in under[:4])
    told = {"colour": COLOURS[colour], "top": top, "under": len(under), "following": following}
    return drawing.at(pile(colour), scene.say("pile-under" if under else "pile", **told), *parts)


def _card(scene: Scene, card: int) -> str:
    name = scene.here.cards[card]
    return scene.label("card", name) if scene.here.is_good(name) else scene.label("chance", name.partition("-")[2])


def _stock(scene: Scene, place: Place, key: str, shown: str) -> str:
    box, x = scene.layout.places[place], scene.layout.places[place].middle[0]
    if scene.layout.look.few_words:
        return _short_stock(scene, place, key, shown)
    title = f"{scene.say(f'{key}-named')} {shown}: {scene.say(f'{key}-title')}"
    label = scene.fitted(scene.say(f"{key}-named"), box.width + 8, "small")
    y = box.middle[1] + scene.screen.small * 0.68
    signed = key in ("tables", "secrets")
    mark = icon(key, x - drawing.breadth(shown, scene.screen.small, bold=True) / 2 - 4, y, 0.7) if signed else ""
    if drawing.breadth(shown, scene.screen.small, bold=True) > box.width - 4:  # a long name takes both lines
        (label, *_), shown = (lines := scene.wrapped(shown, (box.width - 4) * 0.9, "small", 2)), lines[-1]
    number = drawing.text(x + (8 if signed else 0), y, scene.fitted(shown, box.width - 4, "small", bold=True), "small bold")
    close = " tight" if drawing.breadth(label, scene.screen.small) > box.width else ""  # keeps off the frame
    words = drawing.text(x, box.middle[1] - scene.screen.small * 0.62, label, f"small quiet{close}")
    return drawing.at(place, title, drawing.rect(*box, "well", radius=8), words, mark, number)


def _short_stock(scene: Scene, place: Place, key: str, shown: str) -> str:
    """A stack in one line: its sign where merchants have it too, its word and its number.

    Of a card it only counts that one is out. Where nothing lies, and at the bank, nothing is written on a wall; one can
    still ask there. In a small window only the word is.
    """
    box, word = scene.layout.places[place], scene.say(key)
    number = {"bank": "", "shown": "1" if shown != NOTHING else shown}.get(key, shown.replace(" ", "").replace("of", "/"))
    y, title = box.middle[1], f"{word} {number}: {scene.say(f'{key}-title')}"
    if number in ("", NOTHING):
        label = drawing.text(box.x + 5, y, scene.fitted(word, box.width - 8, "small"), "small quiet start tight")
        label = label if scene.layout.look.is_small else ""
        return drawing.at(place, title, drawing.rect(*box, "bare", radius=6), label)
    number = number.partition("/")[0] if scene.layout.look.is_narrow else number
    mark = _mark(key, box.x + 10, y)
    start = box.x + (19 if mark else 5)
    room = box.right - 9 - start - drawing.breadth(word, scene.screen.small) * 0.9
    told = drawing.text(box.right - 4, y, number, "small bold end")
    if drawing.breadth(number, scene.screen.small, bold=True) * 0.9 > room:  # much loot is set narrower
        told = told.replace("<text ", f'<text textLength="{room:.0f}" lengthAdjust="spacingAndGlyphs" ', 1)
    return drawing.at(
        place, title, drawing.rect(*box, "well", radius=6), mark, drawing.text(start, y, word, "small start tight"), told
    )


def _mark(key: str, x: float, y: float) -> str:
    """The sign that merchants have of what is in a stack."""
    if key == "shown":
        return card_back(x - 6, y - 8, 12, 16)
    return icon(key, x, y, 0.75) if key in ("tables", "secrets") else ""


def draw_parts(scene: Scene) -> str:
    """The parts of a drawing longer than the screen, by name: each strip of the map with its goal, and what is below."""
    where = scene.layout.map
    if len(where.strips) < 2:
        return ""
    goals = {where.home[at]: one.name for at, one in enumerate(scene.here.spaces) if one.kind == CITY}
    names = [scene.say(f"part-{number}") for number in range(len(where.strips))]
    named = [
        scene.say("part-named", part=name, city=goals[number]) if number in goals else name for number, name in enumerate(names)
    ]
    below = scene.layout.look.merchants
    boxes = [*(strip.box for strip in where.strips), below._replace(height=scene.layout.look.height - below.y)]
    return "".join(drawing.part(box, name) for box, name in zip(boxes, [*named, scene.say("part-others")], strict=True))


def draw_log(scene: Scene) -> str:
    """What the last move caused, in words, as far as there is room."""
    box = scene.layout.look.log
    if not box.height:
        return ""
    inside = drawing.Box(box.x + 10, box.y + 5, box.width - 20, box.height - 8)
    told = (drawing.draw_running_log if scene.shape == "wide" else drawing.draw_log)(scene, inside)
    return drawing.group(drawing.card(box), told, shows=drawing.LAST) if told else ""
