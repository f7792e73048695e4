"""Below the map: whose turn it is, the roulette, piles and stacks, and the last move in words."""

from __future__ import annotations

from ... import drawing
from ...core.moves import Place
from ..engine.unseen import in_the_air
from ..table import (
    ATTACK,
    BANK,
    BOX,
    COLOURS,
    FIRST,
    KINDS,
    LOOT,
    MISSIONS,
    NOBODY,
    NONE,
    SECRET_STACK,
    SECRETS,
    SHOWN,
    TABLES,
    cards,
    count,
    pile,
)
from .layout import LOG, PAD, STATUS, STOCKS
from .scene import Scene


def draw_status(scene: Scene) -> str:
    """The turn, the player who decides and what is due; at the end, who has won."""
    x, y, player = STATUS.x + 4, STATUS.y + 14, scene.to_move
    turn = scene.say("turn", turn=scene.table.turn) if scene.table.turn else scene.say("start")
    parts = [drawing.text(x, y, turn, "middle start quiet")]
    if scene.outcome:
        won = scene.table.winner
        said = scene.say("winner", player=won) if won != NOBODY else scene.say("cut")
        parts.append(drawing.text(x, y + 34, scene.say("over"), "large bold start"))
        lines = drawing.wrapped(said, STATUS.width - 8, drawing.MIDDLE, 2)
        return "".join(parts + [drawing.text(x, y + 68 + 21 * n, line, "middle bold start") for n, line in enumerate(lines)])
    if player != NOBODY:
        name = drawing.fitted(scene.name(player), STATUS.width - 44, drawing.LARGE, bold=True)
        parts += [drawing.disc(x + 15, y + 36, 15, player), drawing.text(x + 38, y + 36, name, "large bold start")]
    due = scene.label("phase", scene.table.phase)
    lines = drawing.wrapped(due[:1].upper() + due[1:], STATUS.width - 8, drawing.MIDDLE, 2)
    parts += [drawing.text(x, y + 72 + 21 * n, line, "middle start") for n, line in enumerate(lines)]
    if scene.table.extra:
        parts.append(drawing.text(x, y + 116, scene.say("extra", turns=scene.table.extra), "small start quiet"))
    return "".join(parts)


def draw_roulette(scene: Scene) -> str:
    """Both rings with what they show; on the announced one, what was spun."""
    return "".join(_ring(scene, kind, name) for kind, name in enumerate(KINDS))


def _ring(scene: Scene, kind: int, name: str) -> str:
    box = scene.layout.places["ring", name]
    spins = scene.here.ring_moves[kind]
    attack = scene.label("attack", name)
    announced = scene.table.kind == kind
    spun = scene.table.spun if announced else NONE
    shown = "" if spun == NONE else attack if spun == ATTACK else str(spun)
    faces = f"1–{max(spin.steps for spin in spins)}"
    size = "large bold" if len(shown) < 3 else "middle bold"
    parts = [drawing.rect(*box, "last" if announced else "bare thin", radius=8)]
    parts.append(drawing.text(box.middle[0], box.y + 15, scene.label("kind", name), "middle bold"))
    parts.append(drawing.text(box.middle[0], box.y + 41, shown or "·", size))
    parts.append(
        drawing.text(box.middle[0], box.y + 66, drawing.fitted(f"{faces}, {attack}", 94, drawing.SMALL), "small quiet")
    )
    return drawing.at(("ring", name), scene.say("ring", kind=name, faces=faces, attack=name), *parts)


def draw_stocks(scene: Scene) -> str:
    """The four piles, the loot space, and what is left of Tables and Secrets."""
    parts = [drawing.rect(*STOCKS, "panel thin", radius=8)]
    parts.append(drawing.text(STOCKS.x + PAD, STOCKS.y + 16, scene.say("piles"), "middle bold start"))
    parts += [_pile(scene, colour) for colour in range(len(COLOURS))]
    table = scene.table
    loot = str(table.loot_cash) + (f" + {count(table.loot)}" if table.loot else "")
    air = in_the_air(table)
    shown = ", ".join(scene.label("chance", scene.here.cards[card].partition("-")[2]) for card in cards(air)) or "–"
    box = sum(city != NONE and not held for city, held in zip(table.missions, table.golden, strict=True))
    secrets = count(table.secrets) + sum(which != NONE for which in table.learnt)
    pending = len(SECRETS) - secrets
    told: tuple[tuple[Place, str, str], ...] = (
        (LOOT, "loot", loot),
        (SHOWN, "shown", shown),
        (TABLES, "tables", f"{count(table.tables)} / {len(MISSIONS)}"),
        (SECRET_STACK, "secrets", f"{count(table.secrets)} / {len(SECRETS)}"),
        (BANK, "bank", "∞"),
        (BOX, "box", str(box + pending)),
    )
    return "".join(parts) + "".join(_stock(scene, *one) for one in told)


def _pile(scene: Scene, colour: int) -> str:
    box, hue = scene.layout.places[pile(colour)], drawing.HUES[COLOURS[colour]]
    top, under = count(scene.table.tops[colour]), scene.table.bottoms[colour]
    parts = [
        drawing.rect(*box, "edge", hue.fill, 5),
        drawing.text(box.middle[0], box.y + 15, hue.letter, "middle bold", hue.ink),
    ]
    parts.append(drawing.text(box.middle[0], box.y + 38, f"{top}+{len(under)}", "small bold", hue.ink))
    following = tuple(_card(scene, card) for card in under[:4]) or ("–",)
    said = {"colour": COLOURS[colour], "top": top, "under": len(under), "following": ", ".join(following)}
    return drawing.at(pile(colour), scene.say("pile", **said), *parts)


def _card(scene: Scene, card: int) -> str:
    name = scene.here.cards[card]
    return scene.label("card", name) if scene.here.is_good(name) else scene.label("chance", name.partition("-")[2])


def _stock(scene: Scene, place: Place, key: str, shown: str) -> str:
    box = scene.layout.places[place]
    number = drawing.fitted(shown, box.width - 6, drawing.MIDDLE if len(shown) < 9 else drawing.SMALL, bold=True)
    words = drawing.text(box.x + 4, box.y + 10, scene.say(key), "small start quiet")
    size = "middle bold start" if len(shown) < 9 else "small bold start"
    parts = [drawing.rect(*box, "bare thin"), words, drawing.text(box.x + 4, box.y + 28, number, size)]
    return drawing.at(place, f"{scene.say(f'{key}-title')}: {shown}", *parts)


def draw_log(scene: Scene) -> str:
    """What the last move caused, in words, as far as there is room."""
    said = [event.sentence(scene.names, scene.language) for event in scene.events] if scene.begun else []
    if scene.table.phase == FIRST:
        said = [scene.say("opening")]
    lines: list[str] = []
    for sentence in said:
        lines += drawing.wrapped(sentence, LOG.width - 2 * PAD, drawing.SMALL, 4)
    shown = [drawing.text(LOG.x + PAD, LOG.y + 42 + 17 * n, line, "small start") for n, line in enumerate(lines[:11])]
    title = drawing.text(LOG.x + PAD, LOG.y + 18, scene.say("last"), "middle bold start")
    return drawing.rect(*LOG, "panel thin", radius=8) + title + "".join(shown)
