"""The tiles that are left, each with its letter, its name and its number; and where the goods of the shops come from."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ... import drawing
from ...core.moves import Place
from ...drawing import SCREENS, Box
from ..board_text import BLOCKS
from ..table import ASIDE, BANK, BOX, DISTRIBUTORS, GOODS, KINDS, NOWHERE, PILE, ROADS, SET_ASIDE, SHOPS, TILES
from .layout import LINE, LINES, Layout
from .scene import Scene, Voice
from .shops import draw_tile
from .sources import SIDE, draw_site, draw_sources
from .tiles import ROAD_ICON, road_sign

SIZE, INDENT = 16.0, 21.0
"""The side of a small tile, and from its left edge to its word."""
BRIEF = 60
"""In a box of this height the pile is told kind by kind, in large letters; in a lower one it is only counted."""
AWAY = 7.0
"""So far from the edge of its box a list begins and ends, so that a ring touches no letter."""
HEAD, BLOCKED = 72.0, 0.605
"""Where in the box of the pile, in large letters, the line of its heading begins; and the blockers, as a part of its width."""
_ICONS = {
    "roads": ROAD_ICON,
    "bank": "M-8 -3L0 -8.5L8 -3ZM-6 -2V5M0 -2V5M6 -2V5M-8 7H8",
    "box": "M-8 -3L0 -7L8 -3V6L0 9L-8 6ZM-8 -3L0 0L8 -3M0 0V9",
}
"""A road, a bank and a box."""


class Supply(NamedTuple):
    """What lies beside the board, and how it is drawn and spoken of."""

    layout: Layout
    voice: Voice
    pile: tuple[int, ...]
    aside: tuple[int, ...]
    roads: int
    lost: tuple[str, ...]
    kinds: int

    def say(self, key: str, **values: object) -> str:
        """A sentence of the board."""
        return self.voice.say(key, **values)


def draw_supply(scene: Scene) -> str:
    """The pile, what was left over, roads, bank and box; with room for it, also what every letter means."""
    table, kinds = scene.table, len(KINDS) if scene.rules.demonstrations else len(KINDS) - 1
    lost = tuple(DISTRIBUTORS[good] for good, plot in enumerate(table.sites) if plot == NOWHERE)
    roads = table.roads.bit_count()
    return _drawn(Supply(scene.layout, scene.voice, tuple(table.pile), tuple(table.aside), roads, lost, kinds))


@lru_cache(maxsize=1024)
def _drawn(supply: Supply) -> str:
    """Most often it is that of the board before."""
    parts, ground = (
        [_pile(supply), _aside(supply), *_rest(supply)],
        drawing.explained("supply", drawing.card(supply.layout.supply)),
    )
    if supply.layout.few_words:
        explained = _signs_explained(supply) if supply.layout.key.height else _sources_of_shops(supply)
        return "".join([ground, *parts, explained])
    return "".join([ground, _rule(supply), _sources(supply), *parts, _sign_explained(supply)])


def _rule(supply: Supply) -> str:
    """A fine line between the lists and what else there is, where that stands in one line below them."""
    card, y = supply.layout.supply, supply.layout.signs.y - 1
    return drawing.path(f"M{card.x + 10:g} {y:g}H{card.right - 10:g}", "line") if supply.layout.shape == "wide" else ""


def _sources(supply: Supply) -> str:
    """Where the goods of each shop come from, in the line of the shop."""
    box = supply.layout.sources
    parts = [drawing.text(box.x, box.y + LINE / 2, supply.say("key-sources"), "small start quiet")]
    for good, site in enumerate(DISTRIBUTORS):
        y = box.y + (good + 1.5) * LINE
        body, word = (
            draw_site(_tile(box.x, y), good),
            drawing.text(box.x + INDENT, y, supply.voice.label("site", site), "small start"),
        )
        title = supply.say("key-pair", shop=SHOPS[good], site=site)
        arrow = drawing.text(box.right - 2, y, "→", "small quiet end")
        parts.append(drawing.group(body, word, arrow, title=title, shows=("key", site)))
    return drawing.explained("sources", *parts)


def _sources_of_shops(supply: Supply) -> str:
    """In large letters: where the goods of each shop come from; nothing without the room."""
    box = supply.layout.sources
    return drawing.card(box) + draw_sources(supply.voice, box) if box.height else ""


def _pile(supply: Supply) -> str:
    """How many tiles the pile holds, and of each kind how many: nobody knows their order."""
    box, pile = supply.layout.places[PILE], supply.pile
    held = tuple((KINDS[tile], count) for tile, count in enumerate(pile) if count)
    title = supply.say("pile-holds", tiles=held) if held else supply.say("pile-empty")
    if supply.layout.named:
        return _pile_by_name(supply, box, title)
    if supply.layout.few_words:
        return _pile_in_brief(supply, box, title)
    left, blocked, top = box.x + 8, box.x + box.width * BLOCKED, supply.layout.sources.y
    head = drawing.text(left, top + LINE / 2, supply.say("pile", count=sum(pile)), "small bold start")
    kinds = range(supply.kinds)
    shops = [_kind(supply, kind, left, top + (kind + 1.5) * LINE, pile[kind]) for kind in kinds[: len(GOODS)]]
    blocks = [
        _kind(supply, kind, blocked, top + (number + 1.5) * LINE, pile[kind]) for number, kind in enumerate(kinds[len(GOODS) :])
    ]
    return drawing.at(PILE, title, drawing.rect(*box, "hot"), head, *shops, *blocks)


def _pile_in_brief(supply: Supply, box: Box, title: str) -> str:
    """How many tiles the pile holds; with room for it, each kind by its letter and its number, the shops first."""
    pile, words = supply.pile, supply.say("pile", count=sum(supply.pile))
    if box.height < BRIEF:
        return _line(supply, PILE, title, words)
    is_tall = box.height > LINES * LINE
    step, across = box.height / (LINES if is_tall else 3), 2 if is_tall else len(GOODS)
    parts = [drawing.text(box.x + 5, box.y + step / 2, words, "small bold start")]
    for kind in range(supply.kinds):
        row, place = divmod(kind, len(GOODS))
        row, place = (place, row) if is_tall else (row, place)
        x, y = box.x + 4 + place * (box.width - 6) / across, box.y + (row + 1.5) * step
        number = drawing.text(x + 22, y, pile[kind], "small bold start" if pile[kind] else "small start quiet")
        parts.append(_thing(supply, kind, pile[kind], _small(kind, x, y, 20), number))
    return drawing.at(PILE, title, drawing.rect(*box, "hot"), *parts)


def _pile_by_name(supply: Supply, box: Box, title: str) -> str:
    """In large letters: how many tiles the pile holds, and each kind by its name."""
    if supply.layout.listed:
        return _pile_listed(supply, box, title)
    pile, head = supply.pile, supply.say("pile", count=sum(supply.pile))
    parts = [drawing.text(box.x + AWAY, box.y + box.height / 6 + 1, head, "small bold start")]
    for kind, (there, name) in enumerate((*_shops_by_name(supply, box), *_blockers_by_name(supply, box))):
        (x, y), count = (there.x, there.middle[1]), pile[kind]
        word = drawing.text(x + SIDE + 4, y, name, f"small start {_faint(count)}") if name else ""
        number = drawing.text(there.right, y, count, "small bold end" if count else "small quiet end")
        parts.append(_thing(supply, kind, count, _small(kind, x, y, SIDE), word, number))
    return drawing.at(PILE, title, drawing.rect(*box, "hot"), *parts)


def _shops_by_name(supply: Supply, box: Box) -> list[tuple[Box, str]]:
    """Where each kind of shop stands, and its name: two in a line, below the line of the heading."""
    step, wide = box.height / 3, (box.width - AWAY) / 2
    return [
        (Box(box.x + AWAY + kind % 2 * wide, box.y + (kind // 2 + 1) * step, wide - 8, step), _name(supply, kind))
        for kind in range(len(GOODS))
    ]


def _blockers_by_name(supply: Supply, box: Box) -> list[tuple[Box, str]]:
    """The same of the blockers, all of them beside the heading; without their names where these have no room."""
    names = [_name(supply, kind) for kind in range(len(GOODS), supply.kinds)]
    room, x, found = box.width - HEAD, box.x + HEAD, []
    wide = [drawing.breadth(name, SCREENS["projector"].small) + SIDE + 18 for name in names]
    if sum(wide) > room:
        names, wide = [""] * len(names), [SIDE + 16] * len(names)
    for name, width in zip(names, wide, strict=True):
        found.append((Box(x, box.y, width, box.height / 3), name))
        x += width + (room - sum(wide)) / len(names)
    return found


def _pile_listed(supply: Supply, box: Box, title: str) -> str:
    """The same below each other: the shops, and then the blockers."""
    pile, step = supply.pile, box.height / (supply.kinds + 1)
    parts = [drawing.text(box.x + AWAY, box.y + step / 2 + 1, supply.say("pile", count=sum(pile)), "small bold start")]
    for kind in range(supply.kinds):
        x, y = box.x + AWAY, box.y + (kind + 1.5) * step
        word = drawing.text(x + SIDE + 4, y, _name(supply, kind), f"small start {_faint(pile[kind])}")
        number = drawing.text(box.right - AWAY, y, pile[kind], "small bold end" if pile[kind] else "small quiet end")
        parts.append(_thing(supply, kind, pile[kind], _small(kind, x, y, SIDE), word, number))
    return drawing.at(PILE, title, drawing.rect(*box, "hot"), *parts)


def _name(supply: Supply, kind: int) -> str:
    """A shop by its name, a blocker by a short one."""
    return supply.voice.label("tile", KINDS[kind]) if kind < len(GOODS) else supply.say(f"key-{KINDS[kind]}")


def _kind(supply: Supply, kind: int, x: float, y: float, count: int) -> str:
    """A small tile of a kind, its name, and how many of them are in the pile."""
    words = f"{_name(supply, kind)} ×{count}"
    return _thing(supply, kind, count, _small(kind, x, y), drawing.text(x + INDENT, y, words, f"small start {_faint(count)}"))


def _aside(supply: Supply) -> str:
    """The blockers that were left over: a heading, and each kind with its number."""
    box, aside = supply.layout.places[ASIDE], supply.aside
    left = tuple((TILES[tile], count) for tile, count in zip(SET_ASIDE, aside, strict=True) if count)
    title = supply.say("aside-holds", tiles=left) if left else supply.say("aside-empty")
    if supply.layout.listed:
        return _stacked(supply, box, title, (supply.say("aside-head"), str(sum(aside))))
    if supply.layout.few_words:
        return _line(supply, ASIDE, title, supply.say("aside", count=sum(aside)))
    below, top = box.height > 2 * LINE, supply.layout.sources.y
    first = top + LINE / 2 if below else box.middle[1]
    parts = [drawing.text(box.x + (8 if below else 6), first, supply.say("aside-head"), "small bold start")]
    for number, (kind, count) in enumerate(zip(SET_ASIDE, aside, strict=True)):
        x, y = (box.x + 8, top + (number + 1.5) * LINE) if below else (box.x + 82 + 46 * number, first)
        amount = drawing.text(x + INDENT, y, f"×{count}", f"small start {_faint(count)}")
        parts.append(_thing(supply, kind, count, _small(kind, x, y), amount))
    return drawing.at(ASIDE, title, drawing.rect(*box, "hot"), *parts)


def _stacked(supply: Supply, box: Box, title: str, words: tuple[str, str]) -> str:
    """What is left over, in two lines: beside the list one has no room for it."""
    rule = drawing.path(f"M{box.x:g} {box.y + 6:g}V{supply.layout.supply.bottom - 6:g}", "line")
    lines = [
        drawing.text(box.x + 5, box.middle[1] + (number - 0.5) * LINE, word, "small start") for number, word in enumerate(words)
    ]
    return rule + drawing.at(ASIDE, title, drawing.rect(*box, "hot"), *lines)


def _faint(count: int) -> str:
    return "" if count else "quiet"


def _small(kind: int, x: float, y: float, size: float = SIZE) -> str:
    """A small tile with its letter."""
    box = _tile(x, y, size)
    if kind < len(GOODS):
        return draw_tile(box, kind, True)
    letter = drawing.text(x + size / 2, y, BLOCKS[kind - len(GOODS)], "small bold")
    return drawing.rect(*box, "well", radius=4) + letter


def _tile(x: float, y: float, size: float = SIZE) -> Box:
    return Box(x, y - size / 2, size, size)


def _thing(supply: Supply, kind: int, count: int, *parts: str) -> str:
    """Tiles of a kind, which can be pointed at while there are any."""
    title = supply.say("tiles-left", tile=KINDS[kind], count=count)
    return drawing.thing(KINDS[kind], title, *parts) if count else drawing.group(*parts, title=title)


def _rest(supply: Supply) -> list[str]:
    """The roads on the board, the bank, and the box while it holds something."""
    roads, lost = supply.roads, supply.lost
    return [
        _line(supply, ROADS, supply.say("roads-laid", roads=roads), supply.say("roads", roads=roads), "roads"),
        _line(supply, BANK, supply.say("bank-holds"), _bank(supply), "bank"),
        _box(supply) if lost else drawing.at(BOX, supply.say("box-empty"), drawing.rect(*supply.layout.places[BOX], "hot")),
    ]


def _bank(supply: Supply) -> str:
    """The word for the bank; in large letters, where all else has its number, with the sign that it never runs out."""
    endless, room = supply.say("bank-endless"), supply.layout.places[BANK].width - 5
    fits = supply.layout.few_words and drawing.breadth(endless, SCREENS["projector"].small) <= room
    return endless if fits else supply.say("bank")


def _box(supply: Supply) -> str:
    """The distributors that are still to be placed; an empty box is nothing to look at."""
    words = supply.say("box", count=len(supply.lost))
    return _line(supply, BOX, supply.say("box-holds", sites=supply.lost), words, "box")


def _line(supply: Supply, place: Place, title: str, words: str, icon: str = "") -> str:
    """A place that is one line of words, with its sign before them where there is room; of large letters one of the two."""
    box, few = supply.layout.places[place], supply.layout.few_words
    x, y = box.x + 5, box.middle[1]
    if few and drawing.breadth(words, SCREENS["projector"].small) <= box.width:
        return drawing.at(place, title, drawing.rect(*box, "hot"), drawing.text(x, y, words, "small start"))
    move = f"translate({x + 9:g} {y:g}) scale(.85)"
    sign = drawing.group(drawing.path(_ICONS[icon], "icon"), move=move)
    told = words if not few else supply.roads if place == ROADS else ""
    return drawing.at(place, title, drawing.rect(*box, "hot"), sign, drawing.text(x + INDENT, y, told, "small start"))


def _sign_explained(supply: Supply) -> str:
    """What the sign of a road on a plot means."""
    x, y = supply.layout.signs.x + 5, supply.layout.signs.middle[1]
    words = drawing.text(x + INDENT, y, supply.say("key-taken"), "small start")
    return drawing.group(road_sign(x + 9, y, 8), words, title=supply.say("key-taken-title"), shows=("key", "taken"))


def _signs_explained(supply: Supply) -> str:
    """What the tiles of the players' rows mean: with a number, without one, and pale."""
    box, parts = supply.layout.key, []
    step, (x, y) = box.height / 2, (box.x + 4, box.y)
    for key, owned, number in (("road", True, "4"), ("no-road", True, ""), ("lacking", False, "")):
        words, indent = supply.say(f"key-{key}"), 38 if number else 25
        width = indent + drawing.breadth(words, SCREENS[supply.layout.shape].small)
        x, y = (box.x + 4, y + step) if x + width > box.right else (x, y)
        at = y + step / 2
        tile = draw_tile(Box(x, at - 10, 20, 20), 0, owned) + drawing.text(x + 24, at, number, "small bold start")
        parts.append(drawing.group(tile, drawing.text(x + indent, at, words, "small start"), title=words))
        x += width + 10
    return drawing.group(*parts)
