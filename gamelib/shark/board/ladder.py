"""The value ladder with its four pawns, the bank's shares and buildings beside it, and what has left the game."""

from __future__ import annotations

from collections.abc import Sequence

from ... import drawing
from ...drawing import Box
from ..engine.end import used
from ..table import BANK, BOX, COMPANIES, HUES, LETTERS, THOUSAND, ladder
from .layout import LINE, NAMED, PAD, rung
from .scene import Scene, counted

MOVED = ("rise", "fall", "merger-fall")


def draw_ladder(scene: Scene) -> str:
    """Rungs from 0 to the top, a pawn in each company's lane, and the bank; beside a map alone the values are enough."""
    if scene.layout.alone:
        return _box(scene) + _values(scene)
    scale = drawing.explained("values", drawing.card(scene.layout.ladder), *_rungs(scene))
    parts = [scale, *(_lane(scene, company) for company in HUES)]
    left = [scene.rules.buildings - used(scene.table, company) for company in HUES]
    return "".join(parts) + _bank(scene, left) + _box(scene) + _changes(scene)


def _values(scene: Scene) -> str:
    """The values in one line: of each company on its chip, with what the last move changed."""
    box, head = scene.layout.ladder, scene.say("values-head")
    parts = [drawing.card(box), drawing.text(box.x + 8, box.middle[1], head, "small bold start")]
    for company in HUES:
        value, changed, spot = scene.table.values[company], _changed(scene, company), ladder(company)
        title = _told(scene, company)
        told = f"{value} ({changed})" if changed else str(value)
        parts.append(drawing.at(spot, title, chip(scene.layout.places[spot], company, told)))
    return "".join(parts)


def _told(scene: Scene, company: int) -> str:
    """The value of a company and what a share costs; at 0 there is no trade, so no price either."""
    value = scene.table.values[company]
    key = "value" if value else "value-none"
    return scene.say(key, company=COMPANIES[company], value=value, price=value * THOUSAND)


def _rungs(scene: Scene) -> list[str]:
    laid, top, box = scene.layout, scene.rules.top_value, scene.layout.ladder
    lanes = [laid.places[ladder(company)] for company in (HUES[0], HUES[-1])]
    every = (1 if top <= 15 else 2) if scene.shape == "wide" else 5
    parts = []
    if scene.shape == "wide":
        parts.append(drawing.text(box.x + PAD, box.y + 15, scene.say("ladder"), "small bold start"))
    for value in range(top + 1):
        x, y = rung(laid, HUES[0], value, top)
        line = f"M{x:g} {lanes[0].y:g}V{lanes[1].bottom:g}" if laid.flat else f"M{lanes[0].x:g} {y:g}H{lanes[1].right:g}"
        parts.append(drawing.path(line, "line"))
        if value % every == 0 or value == top:
            spot = (x, lanes[0].y - 9, "") if laid.flat else (lanes[0].x - 5, y, "end ")
            style = "small " + spot[2] + ("bold" if value in (0, top) else "quiet")
            parts.append(drawing.text(spot[0], spot[1], value, style))
    return parts


def _lane(scene: Scene, company: int) -> str:
    value, colour, laid = scene.table.values[company], COMPANIES[company], scene.layout
    box, (x, y) = laid.places[ladder(company)], rung(laid, company, value, scene.rules.top_value)
    stem = Box(box.x, y - 3, x - box.x, 6) if laid.flat else Box(x - 4, y, 8, box.bottom - y)
    title = _told(scene, company)
    radius = min({"wide": 12, "phone": 10.5, "projector": 14}[scene.shape], (box.height if laid.flat else box.width) * 0.55)
    pawn = drawing.counter(x, y, radius, colour, least=scene.screen.least)
    return drawing.at(
        ladder(company), title, drawing.rect(*box, "hot"), drawing.rect(*stem, "", drawing.HUES[colour].fill, 3), pawn
    )


def _changes(scene: Scene) -> str:
    """By how much the last move changed the values, beside the pawns."""
    changed = [(company, _changed(scene, company)) for company in HUES]
    return drawing.group(*(_change(scene, company, words) for company, words in changed if words), style="over changes")


def _changed(scene: Scene, company: int) -> str:
    """By how much the last move changed a value, with its sign; nothing where it did not."""
    named = [event for event in scene.events if event.values.get("company") == COMPANIES[company] and event.key in MOVED]
    change = sum(int(str(event.values["new"])) - int(str(event.values["old"])) for event in named if scene.begun)
    return f"{'+' if change > 0 else '−'}{abs(change)}" if change else ""


def _change(scene: Scene, company: int, words: str) -> str:
    laid, top = scene.layout, scene.rules.top_value
    (x, y), box = rung(laid, company, scene.table.values[company], top), laid.places[ladder(company)]
    reach = 22 if laid.flat else scene.screen.small * 0.6 + 13
    has_room = x + 36 < box.right if laid.flat else y - reach - 6 > box.y
    if laid.flat:
        x += reach if has_room else -reach
    else:
        y -= reach if has_room else -reach
    return ("" if has_room else _plate(scene, x, y, words)) + drawing.text(x, y, words, "small bold lit")


def _plate(scene: Scene, x: float, y: float, words: str) -> str:
    """A ground for words that would else stand on the pole of a pawn, at the top of the ladder."""
    width, height = drawing.breadth(words, scene.screen.small, bold=True) + 6, scene.screen.small + 4
    return drawing.rect(x - width / 2, y - height / 2, width, height, "card", radius=4)


def _bank(scene: Scene, left: list[int]) -> str:
    """Shares and buildings that the bank still has."""
    box, stock = scene.layout.places[BANK], scene.table.stock
    key = "bank-left" if scene.shape == "projector" else "bank-holds"
    title = scene.say(key, **counted(stock), left=", ".join(map(str, left)), buildings=counted(left)["named"])
    heads = [("shares", stock, "bold"), ("left", left, "quiet")]
    if scene.shape == "projector":
        return drawing.at(BANK, title, drawing.rect(*box, "hot"), *_rule(scene, box), *_headed(scene, box, heads))
    return drawing.at(BANK, title, drawing.rect(*box, "hot"), *_rule(scene, box), *_table(scene, box, heads))


def _box(scene: Scene) -> str:
    """Buildings that are out of the game."""
    box, gone = scene.layout.places[BOX], scene.table.box
    key = "gone-short" if scene.layout.flat else "gone"
    title = scene.say("box-letters" if scene.shape == "projector" else "box-holds", head=scene.say(key), **counted(gone))
    if scene.shape == "projector":
        return drawing.at(BOX, title, drawing.card(box), *_strip(scene, box, gone))
    return drawing.at(BOX, title, drawing.rect(*box, "hot"), *_table(scene, box, [(key, gone, "quiet")]))


def _rule(scene: Scene, box: Box) -> list[str]:
    if scene.layout.flat:
        return [drawing.path(f"M{box.x:g} {box.y + 6:g}V{box.bottom - 6:g}", "line")]
    return [drawing.path(f"M{box.x + 8:g} {box.y:g}H{box.right - 8:g}", "line")]


def _table(scene: Scene, box: Box, heads: list[tuple[str, Sequence[int], str]]) -> list[str]:
    """A named line of numbers for each, under the lanes of the companies; where the lanes lie flat, a named column."""
    parts = []
    for number, (key, counts, style) in enumerate(heads):
        head = scene.say(key)
        across = box.x + 26 + 55 * number if len(heads) > 1 else box.middle[0]
        down = box.y + 18 + 28 * number if len(heads) > 1 else box.y + 12
        parts.append(drawing.text(across, box.y + 10, head, "small quiet") if scene.layout.flat else "")
        parts.append(drawing.text(box.x + PAD, down, head, "small start quiet") if not scene.layout.flat else "")
        for company, count in enumerate(counts):
            x, y = scene.layout.places[ladder(company)].middle
            amount = drawing.text(*((across, y) if scene.layout.flat else (x, down)), count, f"middle {style}")
            title = scene.say(f"thing-{key.removesuffix('-short')}", company=COMPANIES[company], count=count)
            parts.append(drawing.thing(COMPANIES[company], title, amount))
    return parts


def _headed(scene: Scene, box: Box, heads: list[tuple[str, Sequence[int], str]]) -> list[str]:
    """In large letters: a name and below it a number in each company's lane."""
    parts = []
    for number, (key, counts, style) in enumerate(heads):
        y = box.y + 2 + LINE * (2 * number + 0.5)
        parts.append(
            drawing.text(box.middle[0], y, scene.say({"shares": "shares-head", "left": "left-head"}[key]), "small quiet")
        )
        for company, count in enumerate(counts):
            x = scene.layout.places[ladder(company)].middle[0]
            title = scene.say(f"thing-{key}", company=COMPANIES[company], count=count)
            amount = drawing.text(x, y + LINE, count, f"small {style}")
            parts.append(drawing.thing(COMPANIES[company], title, amount))
    return parts


def _strip(scene: Scene, box: Box, counts: Sequence[int]) -> list[str]:
    """The buildings that are out of the game in one line: a number on each company's chip."""
    pitch = (box.width - NAMED - 4) / len(HUES)
    chips = []
    for company, count in enumerate(counts):
        title = scene.say("thing-gone", company=COMPANIES[company], count=count)
        spot = Box(box.x + NAMED + pitch * company, box.y + 3, pitch - 4, 24)
        chips.append(drawing.thing(COMPANIES[company], title, chip(spot, company, str(count))))
    return [drawing.text(box.x + 8, box.middle[1], scene.say("gone"), "small bold start"), *chips]


def chip(box: Box, company: int, count: str, size: str = "small") -> str:
    """A share: a chip of the company with its letter and a number."""
    hue, words = drawing.HUES[COMPANIES[company]], f"{LETTERS[company]} {count}"
    return drawing.block(box, hue.fill) + drawing.text(
        *box.middle, words, "small bold tight" if size == "small" else f"{size} bold", hue.ink
    )
