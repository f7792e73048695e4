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
from .scene import Scene

_ICONS = {
    "loot": "M-3 -8H3L1.6 -5C6 -3 8 1 7 6Q6.5 8.5 0 8.5T-7 6C-8 1 -6 -3 -1.6 -5Z",
    "shown": "M-6 -8.5H6V8.5H-6ZM-3 -5H3M-3 -1H3",
    "tables": "M-5 -8.5H5Q8 0 5 8.5H-5Q-8 0 -5 -8.5Z",
    "secrets": "M-7 -7H5Q8 -7 7 -3L5.5 7.5H-6Q-8.5 7.5 -7.5 4ZM-4 -3H3.5M-4.6 1H3",
    "bank": "M-8 -3L0 -8.5L8 -3ZM-6 -2V5M0 -2V5M6 -2V5M-8 7H8",
    "box": "M-8 -3L0 -7L8 -3V6L0 9L-8 6ZM-8 -3L0 0L8 -3M0 0V9",
}


def draw_status(scene: Scene) -> str:
    """The turn, the player who decides and what is due; at the end, who has won."""
    box = scene.layout.look.status
    if scene.shape == "wide":
        return drawing.card(box) + drawing.draw_status(
            scene, drawing.Box(box.x + 10, box.y + 8, box.width - 18, box.height - 12)
        )
    return _in_two_lines(scene, box) if scene.shape == "phone" else _in_one_line(scene, box)


def _in_two_lines(scene: Scene, box: drawing.Box) -> str:
    turn = scene.say("turn", turn=scene.table.turn) if scene.table.turn else scene.say("start")
    parts = [drawing.text(box.right, box.y + 14, turn, "small end")]
    if scene.outcome:
        line = scene.fitted(drawing.ending(scene), box.width, "middle", bold=True)
        parts += [drawing.text(box.x, box.y + 14, scene.say("over"), "large bold start")]
        return "".join(parts) + drawing.text(box.x, box.y + 42, line, "middle bold start")
    if scene.to_move != drawing.NOBODY:
        parts.append(drawing.disc(box.x + 13, box.y + 14, 12, scene.to_move))
        parts.append(drawing.large_name(scene, scene.to_move, drawing.Box(box.x, box.y, box.width - 70, 28), box.y + 14, 32))
    return "".join(parts) + drawing.text(box.x, box.y + 42, scene.fitted(drawing.due(scene), box.width), "middle start")


def _in_one_line(scene: Scene, box: drawing.Box) -> str:
    y, x = box.middle[1], box.x + 4
    if scene.outcome:
        return drawing.text(x, y, scene.fitted(drawing.ending(scene), box.width - 8, "middle", bold=True), "middle bold start")
    disc = ""
    if scene.to_move != drawing.NOBODY:
        disc, x = drawing.disc(x + 12, y, 12, scene.to_move), x + 32
    words = scene.fitted(drawing.due(scene), box.right - x, "middle", bold=True)
    return disc + drawing.text(x, y, words, "middle bold start")


def draw_stocks(scene: Scene) -> str:
    """The four piles, the loot space, and what is left of Tables and Secrets."""
    box, table = scene.layout.look.stocks, scene.table
    heading = ""
    if not scene.layout.look.few_words:
        heading = drawing.card(box) + drawing.text(box.x + 9, box.y + 14, scene.say("piles"), "small bold start")
    loot = str(table.loot_cash) + (f" + {count(table.loot)}" if table.loot else "")
    shown = ", ".join(scene.label("chance", scene.here.cards[card].partition("-")[2]) for card in cards(in_the_air(table)))
    gone = sum(city != NONE and not held for city, held in zip(table.missions, table.golden, strict=True))
    gone += len(SECRETS) - count(table.secrets) - sum(which != NONE for which in table.learnt)
    told: tuple[tuple[Place, str, str], ...] = (
        (LOOT, "loot", loot),
        (SHOWN, "shown", shown or "–"),
        (TABLES, "tables", f"{count(table.tables)}/{len(MISSIONS)}"),
        (SECRET_STACK, "secrets", f"{count(table.secrets)}/{len(SECRETS)}"),
        (BANK, "bank", "∞"),
        (BOX, "box", str(gone)),
    )
    piles = "".join(_pile(scene, colour) for colour in range(len(COLOURS)))
    return heading + piles + "".join(_stock(scene, *one) for one in told)


def _pile(scene: Scene, colour: int) -> str:
    box, hue = scene.layout.places[pile(colour)], drawing.HUES[COLOURS[colour]]
    top, under = count(scene.table.tops[colour]), scene.table.bottoms[colour]
    parts = [drawing.block(drawing.Box(box.x + 3, box.y + 3, box.width - 3, box.height - 3), hue.fill)]
    parts.append(drawing.block(drawing.Box(box.x, box.y, box.width - 3, box.height - 3), hue.fill))
    x, y = box.x + (box.width - 3) / 2, box.y + box.height * 0.28
    shown = f"{top}+{len(under)}"
    if scene.layout.look.few_words:
        shown = str(top + len(under))
    parts.append(drawing.text(x, y, hue.letter, "middle bold", hue.ink))
    parts.append(drawing.text(x, box.y + box.height * 0.7, shown, "small bold", hue.ink))
    following = tuple(_card(scene, card) for card in under[:4]) or ("–",)
    told = {"colour": COLOURS[colour], "top": top, "under": len(under), "following": ", ".join(following)}
    return drawing.at(pile(colour), scene.say("pile", **told), *parts)


def _card(scene: Scene, card: int) -> str:
    name = scene.here.cards[card]
    return scene.label("card", name) if scene.here.is_good(name) else scene.label("chance", name.partition("-")[2])


def _stock(scene: Scene, place: Place, key: str, shown: str) -> str:
    box, title = scene.layout.places[place], f"{scene.say(f'{key}-title')}: {shown}"
    x = box.middle[0]
    if scene.layout.look.few_words:
        icon = f'<path d="{_ICONS[key]}" class="icon" transform="translate({x:g} {box.y + 11:g})"/>'
        short = "1" if key == "shown" and shown != "–" else shown.replace(" ", "")
        return drawing.at(place, title, drawing.rect(*box, "hot"), icon, drawing.text(x, box.bottom - 11, short, "small bold"))
    label = scene.fitted(scene.say(key), box.width + 4, "small")
    size = "middle" if drawing.breadth(shown, scene.screen.middle, bold=True) < box.width else "small"
    number = drawing.text(x, box.bottom - box.height * 0.3, scene.fitted(shown, box.width - 4, size, bold=True), f"{size} bold")
    words = drawing.text(x, box.y + box.height * 0.27, label, "small quiet")
    return drawing.at(place, title, drawing.rect(*box, "well", radius=8), words, number)


def draw_log(scene: Scene) -> str:
    """What the last move caused, in words, as far as there is room."""
    box = scene.layout.look.log
    if not box.height:
        return ""
    return drawing.card(box) + drawing.draw_log(scene, drawing.Box(box.x + 10, box.y + 7, box.width - 20, box.height - 10))
