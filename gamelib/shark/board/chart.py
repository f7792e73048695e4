"""The map: zones in the ground, chains as one shape each with their size, and where the next building may stand."""

from __future__ import annotations

from ... import drawing
from ...drawing import Box
from ..engine import ENGINE
from ..engine.chains import allowed_colours, legal_squares
from ..map import BITS, COLUMNS, ROWS, ZONE_HEIGHT, ZONE_SQUARES, ZONE_WIDTH, ZONES, ZONES_ACROSS, name, place, spots
from ..notation import PUTS
from ..table import COMPANIES, HUES, LETTERS, PLACE
from .layout import CELL, RULER
from .scene import Scene

INSET = 4
"""The gap between a building and the edge of its square."""


def draw_map(scene: Scene, telling: bool) -> str:
    """Ground, rulers, chains and the squares on top, which take the clicks and may tell where one may build."""
    chains = [_chain(scene, company, chain) for company in HUES for chain in scene.table.chains[company]]
    return drawing.group(_ground(scene), *_rulers(scene), *chains, *_squares(scene, telling))


def _ground(scene: Scene) -> str:
    """Thin lines between squares, firm ones between zones, and each zone's number in the ground."""
    box = scene.layout.map
    parts = [drawing.rect(*box, "panel", radius=2)]
    lines = [f"M{box.x + CELL * i:g} {box.y:g}v{box.height:g}" for i in range(1, len(COLUMNS)) if i % ZONE_WIDTH]
    lines += [f"M{box.x:g} {box.y + CELL * i:g}h{box.width:g}" for i in range(1, ROWS) if i % ZONE_HEIGHT]
    parts.append(drawing.path("".join(lines), "thin bare"))
    rolled = scene.table.dice[1] if scene.table.dice else None
    for zone in ZONES:
        area = zone_box(box, zone)
        parts.append(drawing.rect(*area, "edge bare" if zone != rolled else "edge shade", radius=2))
        number = f'class="bold" style="font-size:96px;fill-opacity:{0.3 if zone == rolled else 0.1}"'
        x, y = area.middle
        parts.append(f'<text x="{x:g}" y="{y:g}" {number}>{zone + 1}</text>')
    return drawing.group(*parts)


def zone_box(chart: Box, zone: int) -> Box:
    """Where a zone lies on the map."""
    width, height = CELL * ZONE_WIDTH, CELL * ZONE_HEIGHT
    return Box(chart.x + zone % ZONES_ACROSS * width, chart.y + zone // ZONES_ACROSS * height, width, height)


def _rulers(scene: Scene) -> list[str]:
    box = scene.layout.map
    letters = [drawing.text(box.x + CELL * (i + 0.5), box.y - RULER / 2, c, "small quiet") for i, c in enumerate(COLUMNS)]
    return letters + [drawing.text(box.x - RULER / 2, box.y + CELL * (i + 0.5), i + 1, "small quiet") for i in range(ROWS)]


def _chain(scene: Scene, company: int, chain: int) -> str:
    """A chain as one shape: all its parts in ink and a little larger, then in the company's hue."""
    hue, boxes = drawing.HUES[COMPANIES[company]], _boxes(scene, chain)
    under = [drawing.rect(box.x - 1.5, box.y - 1.5, box.width + 3, box.height + 3, "ink", radius=6) for box in boxes]
    over = [drawing.rect(*box, "", hue.fill, 5) for box in boxes]
    letters = []
    for column, row in spots(chain):
        x, y = scene.layout.places[place(column, row)].middle
        letters.append(drawing.text(x, y, LETTERS[company], "large bold", hue.ink))
    return drawing.group(*under, *over, *letters, _size(scene, company, chain), style="over")


def _boxes(scene: Scene, chain: int) -> list[Box]:
    """The buildings of a chain, the bridges between neighbours, and the middle of each block of four."""
    found = []
    squares = set(spots(chain))
    side = CELL - 2 * INSET
    for column, row in squares:
        x, y = scene.layout.places[place(column, row)][:2]
        right, below = (column + 1, row) in squares, (column, row + 1) in squares
        found.append(Box(x + INSET, y + INSET, side, side))
        if right:
            found.append(Box(x + CELL - INSET - 12, y + INSET, 2 * INSET + 24, side))
        if below:
            found.append(Box(x + INSET, y + CELL - INSET - 12, side, 2 * INSET + 24))
        if right and below and (column + 1, row + 1) in squares:
            found.append(Box(x + CELL - 12, y + CELL - 12, 24, 24))
    return sorted(found)


def _size(scene: Scene, company: int, chain: int) -> str:
    """The number of buildings, on a disc at the corner of the first one."""
    size = chain.bit_count()
    if size < 2:
        return ""
    x, y = scene.layout.places[place(*next(spots(chain)))][:2]
    return drawing.circle(x + 9, y + 9, 9.5, "paper edge") + drawing.text(x + 9, y + 9.5, size, "small bold")


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
                return drawing.at(place(column, row), scene.say("building", **said), drawing.rect(*box, "bare"))
    return drawing.at(place(column, row), scene.say("empty", square=name(column, row)), drawing.rect(*box, "bare"))


def _open(scene: Scene, column: int, row: int, companies: list[int]) -> str:
    """An empty square of the zone: ringed, with letters if not all may stand there, or crossed with the reason."""
    box, spot = scene.layout.places[place(column, row)], place(column, row)
    x, y = box.middle
    ground = drawing.rect(*box, "bare")
    if not companies:
        company = allowed_colours(scene.rules, scene.table)[0]
        why = next(ENGINE.objections(scene.rules, scene.table, PUTS[company][row][column])).said(scene.names, scene.language)
        return drawing.at(spot, why, ground, drawing.cross(x, y, 7))
    some = len(companies) < len(allowed_colours(scene.rules, scene.table))
    letters = "".join(LETTERS[company] for company in companies) if some else ""
    names = tuple(COMPANIES[company] for company in companies)
    title = scene.say("legal", square=name(column, row), companies=names)
    return drawing.at(spot, title, ground, drawing.ring(x, y, 14), drawing.text(x, y, letters, "small bold lit"))
