"""The map: zones in the ground, chains as one shape each, and where the next building may stand."""

from __future__ import annotations

from functools import lru_cache

from ... import drawing
from ...drawing import Box
from ..engine import ENGINE
from ..engine.chains import allowed_colours, legal_squares
from ..map import BITS, COLUMNS, ROWS, ZONE_HEIGHT, ZONE_SQUARES, ZONE_WIDTH, ZONES, ZONES_ACROSS, name, place, spots
from ..notation import PUTS
from ..table import COMPANIES, HUES, LETTERS, PLACE
from .layout import Layout
from .scene import Scene
from .sizes import letters_on

NUMBER = 2.1
"""The size of the zone numbers in the ground, as so many squares."""


def draw_map(scene: Scene, telling: bool) -> str:
    """Ground, rulers, chains and the squares on top, which take the clicks and may tell where one may build."""
    laid = scene.layout
    chains = [_chain(laid, company, chain) for company in HUES for chain in scene.table.chains[company]]
    return drawing.group(_ground(scene), *chains, *_squares(scene, telling))


def _ground(scene: Scene) -> str:
    """Grounds of two tints, thin lines between squares, firm ones between zones, and each zone's number in the ground."""
    rolled = scene.table.dice[1] if scene.table.dice else -1
    return _paper(scene.layout, rolled)


@lru_cache(maxsize=128)
def _paper(laid: Layout, rolled: int) -> str:
    box, cell = laid.map, laid.cell
    parts = [drawing.card(box)]
    for zone in ZONES:
        other = (zone % ZONES_ACROSS + zone // ZONES_ACROSS) % 2
        parts.append(drawing.rect(*zone_box(laid, zone), "well" if other else "soil"))
    lines = [f"M{box.x + cell * i:g} {box.y:g}v{box.height:g}" for i in range(1, len(COLUMNS)) if i % ZONE_WIDTH]
    lines += [f"M{box.x:g} {box.y + cell * i:g}h{box.width:g}" for i in range(1, ROWS) if i % ZONE_HEIGHT]
    parts.append(drawing.path("".join(lines), "line"))
    for zone in ZONES:
        area = zone_box(laid, zone)
        parts.append(drawing.rect(*area, "zone lit-zone" if zone == rolled else "zone bare", radius=4))
        number = f'class="bold etched" style="font-size:{round(laid.cell * NUMBER)}px"'
        x, y = area.middle
        parts.append(f'<text x="{x:g}" y="{y:g}" {number}>{zone + 1}</text>')
    return drawing.group(*parts, drawing.explained("square-names", *_rulers(laid)))


def zone_box(laid: Layout, zone: int) -> Box:
    """Where a zone lies on the map."""
    width, height = laid.cell * ZONE_WIDTH, laid.cell * ZONE_HEIGHT
    return Box(laid.map.x + zone % ZONES_ACROSS * width, laid.map.y + zone // ZONES_ACROSS * height, width, height)


def _rulers(laid: Layout) -> list[str]:
    box, cell, half = laid.map, laid.cell, laid.ruler / 2
    letters = [drawing.text(box.x + cell * (i + 0.5), box.y - half, c, "small quiet") for i, c in enumerate(COLUMNS)]
    return letters + [drawing.text(box.x - half, box.y + cell * (i + 0.5), i + 1, "small quiet") for i in range(ROWS)]


@lru_cache(maxsize=2048)
def _chain(laid: Layout, company: int, chain: int) -> str:
    """A chain as one body: its shadow, its rim, its hue, a light top on every building, and letters."""
    hue, inset = drawing.HUES[COMPANIES[company]], laid.cell * 0.08
    outline = "".join(_rounded(box.shrunk(-0.8)) for box in _boxes(laid, chain, inset))
    body = "".join(_rounded(box) for box in _boxes(laid, chain, inset))
    parts = [f'<path d="{outline}" class="shadow" transform="translate(1 2.5)"/>']
    parts += [drawing.path(outline, "chain-rim"), drawing.path(body, "", hue.fill)]
    size = letters_on(laid)
    for column, row in spots(chain):
        box = laid.places[place(column, row)]
        shine = Box(box.x + inset * 2.4, box.y + inset * 1.8, laid.cell - inset * 4.8, laid.cell * 0.13)
        parts.append(drawing.rect(*shine, "shine", radius=shine.height / 2))
        parts.append(drawing.text(box.middle[0], box.middle[1] + 1, LETTERS[company], f"{size} bold", hue.ink))
    return drawing.group(*parts, style="over")


def _rounded(box: Box) -> str:
    """A rectangle with round corners, as a part of a path."""
    radius = min(box.width, box.height) * 0.2
    across, down, arc = box.width - 2 * radius, box.height - 2 * radius, f"a{radius:g} {radius:g} 0 0 1"
    return (
        f"M{box.x + radius:g} {box.y:g}h{across:g}{arc} {radius:g} {radius:g}v{down:g}{arc} {-radius:g} {radius:g}"
        f"h{-across:g}{arc} {-radius:g} {-radius:g}v{-down:g}{arc} {radius:g} {-radius:g}Z"
    )


def _boxes(laid: Layout, chain: int, inset: float) -> list[Box]:
    """The buildings of a chain, the bridges between neighbours, and the middle of each block of four."""
    boxes, squares, cell = [], set(spots(chain)), laid.cell
    side, reach = cell - 2 * inset, cell * 0.3
    for column, row in squares:
        x, y = laid.places[place(column, row)][:2]
        right, below = (column + 1, row) in squares, (column, row + 1) in squares
        boxes.append(Box(x + inset, y + inset, side, side))
        if right:
            boxes.append(Box(x + cell - reach, y + inset, 2 * reach, side))
        if below:
            boxes.append(Box(x + inset, y + cell - reach, side, 2 * reach))
        if right and below and (column + 1, row + 1) in squares:
            boxes.append(Box(x + cell - reach, y + cell - reach, 2 * reach, 2 * reach))
    return sorted(boxes)


def _squares(scene: Scene, telling: bool) -> list[str]:
    """Every square with its words; if they are to tell, rings and crosses on the empty squares of the zone that is due."""
    due = telling and scene.table.phase == PLACE
    zone, colours = (scene.table.dice[1], allowed_colours(scene.rules, scene.table)) if due else (0, ())
    legal = {company: legal_squares(scene.table, company, zone) for company in colours}
    built = sum(scene.table.built)
    found = []
    for row in range(ROWS):
        for column in range(len(COLUMNS)):
            bit = BITS[row][column]
            if due and bit & ZONE_SQUARES[zone] & ~built:
                found.append(_open(scene, column, row, [company for company in colours if legal[company] & bit]))
            else:
                found.append(_square(scene, column, row, bit))
    return found


def _square(scene: Scene, column: int, row: int, bit: int) -> str:
    box = scene.layout.places[place(column, row)]
    for company in HUES:
        for chain in scene.table.chains[company] if scene.table.built[company] & bit else ():
            if chain & bit:
                said = {"square": name(column, row), "company": COMPANIES[company], "size": chain.bit_count()}
                return drawing.at(place(column, row), scene.say("building", **said), drawing.rect(*box, "hot"))
    return drawing.at(place(column, row), scene.say("empty", square=name(column, row)), drawing.rect(*box, "hot"))


def _open(scene: Scene, column: int, row: int, companies: list[int]) -> str:
    """An empty square of the zone: ringed, with letters if not all may stand there, or crossed with the reason."""
    box, spot = scene.layout.places[place(column, row)], place(column, row)
    x, y = box.middle
    ground = drawing.rect(*box, "hot")
    if not companies:
        company = allowed_colours(scene.rules, scene.table)[0]
        why = next(ENGINE.objections(scene.rules, scene.table, PUTS[company][row][column])).said(scene.names, scene.language)
        return drawing.at(spot, why, ground, drawing.cross(x, y, scene.layout.cell * 0.17))
    some = len(companies) < len(allowed_colours(scene.rules, scene.table))
    names, mark = tuple(COMPANIES[company] for company in companies), drawing.ring(x, y, scene.layout.cell * 0.31)
    if not some:
        return drawing.at(spot, scene.say("legal", square=name(column, row), companies=names), ground, mark)
    letters = ("" if scene.shape == "projector" else " ").join(LETTERS[company] for company in companies)
    title = scene.say("legal-some", square=name(column, row), letters=letters, companies=names)
    return drawing.at(spot, title, ground, mark, drawing.text(x, y, letters, "small bold lit"))
