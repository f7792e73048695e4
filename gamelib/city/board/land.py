"""The board itself: plots with fine lines, roads as one grey surface, and what stands on the plots."""

from __future__ import annotations

from functools import lru_cache

from ... import drawing
from ..board_text import BLOCKS, EMPTY, ROAD, SITES
from ..plot_sets import ground, members, name
from ..table import BLOCKERS, DISTRIBUTORS, SHOPS, plot
from . import tiles
from .layout import EDGE, FIELD, LABEL
from .scene import Scene

ORIGIN = EDGE + LABEL


def draw_land(scene: Scene) -> str:
    """Lines, roads, and every plot with a title in words."""
    side, names, language = scene.layout.side, scene.names, scene.language
    here = scene.rules.ground
    cells = [_cell(side, *here.square(spot), code, names, language) for spot, code in scene.codes.items()]
    return _frame(side) + _roads(scene) + "".join(cells)


@lru_cache(maxsize=32)
def _frame(side: int) -> str:
    """The ground, the fine lines, and the letters and numbers of the plots."""
    cell, end = FIELD / side, ORIGIN + FIELD
    steps = [ORIGIN + number * cell for number in range(side + 1)]
    lines = "".join(f"M{at:g} {ORIGIN}V{end}M{ORIGIN} {at:g}H{end}" for at in steps)
    size = f"font-size:{min(drawing.MIDDLE, cell * 0.5):g}px"
    marks = [
        f'<text x="{at + cell / 2:g}" y="{ORIGIN - 13}" class="quiet" style="{size}">{name(0, number)[:-1]}</text>'
        f'<text x="{ORIGIN - 14}" y="{at + cell / 2:g}" class="quiet" style="{size}">{number + 1}</text>'
        for number, at in enumerate(steps[:-1])
    ]
    return drawing.rect(ORIGIN, ORIGIN, FIELD, FIELD, "panel", radius=0) + drawing.path(lines) + "".join(marks)


def centre(scene: Scene, spot: int) -> tuple[float, float]:
    """The middle of a plot."""
    row, column = scene.rules.ground.square(spot)
    cell = scene.layout.cell
    return ORIGIN + (column + 0.5) * cell, ORIGIN + (row + 0.5) * cell


def _roads(scene: Scene) -> str:
    """All roads as one surface, with a line along them where two are joined."""
    return _surface(scene.layout.side, scene.table.roads) if scene.table.roads else ""


@lru_cache(maxsize=256)
def _surface(side: int, roads: int) -> str:
    here, cell = ground(side), FIELD / side
    surface, kerbs, lanes = [], [], []
    for spot in members(roads):
        row, column = here.square(spot)
        x, y = ORIGIN + column * cell, ORIGIN + row * cell
        surface.append(f"M{x:g} {y:g}h{cell:g}v{cell:g}h{-cell:g}z")
        east, south = roads >> spot + 1 & 1, roads >> spot + here.stride & 1
        lanes += [f"M{x + cell / 2:g} {y + cell / 2:g}h{cell:g}"] * east + [
            f"M{x + cell / 2:g} {y + cell / 2:g}v{cell:g}"
        ] * south
        kerbs += [f"M{x:g} {y:g}h{cell:g}"] * (1 - (roads >> spot - here.stride & 1))
        kerbs += [f"M{x:g} {y + cell:g}h{cell:g}"] * (1 - south)
        kerbs += [f"M{x:g} {y:g}v{cell:g}"] * (1 - (roads >> spot - 1 & 1)) + [f"M{x + cell:g} {y:g}v{cell:g}"] * (1 - east)
    asphalt = f'<path d="{"".join(surface)}" class="ink" style="fill-opacity:.3"/>'
    dash = f"stroke-width:2.5;stroke-dasharray:{cell / 8:g} {cell / 8:g};stroke-linecap:butt"
    lane = f'<path d="{"".join(lanes)}" class="halo" style="{dash}"/>' if lanes else ""
    return drawing.path("".join(surface), "paper") + asphalt + drawing.path("".join(kerbs), "edge bare") + lane


@lru_cache(maxsize=16384)
def _cell(side: int, row: int, column: int, code: str, names: tuple[str, ...], language: str) -> str:
    """A plot with what stands on it; most plots are those of the board before."""
    cell = FIELD / side
    x, y = ORIGIN + column * cell, ORIGIN + row * cell
    title = _title(code, name(row, column), names, language)
    return drawing.at(plot(row, column), title, drawing.rect(x, y, cell, cell, "bare", radius=0), _content(x, y, cell, code))


def _content(x: float, y: float, cell: float, code: str) -> str:
    if code in (EMPTY, ROAD):
        return ""
    if code.isdigit():
        return tiles.reserved(x, y, cell, int(code) - 1)
    if code in BLOCKS:
        return tiles.blocker(x, y, cell, BLOCKS.index(code))
    if code in SITES:
        return tiles.site(x, y, cell, SITES.index(code))
    return tiles.shop(x, y, cell, SITES.index(code[0].upper()), int(code[1]) - 1)


def _title(code: str, where: str, names: tuple[str, ...], language: str) -> str:
    values: dict[str, object] = {"plot": where}
    if code.isdigit():
        key, values["player"] = "plot-reserved", int(code) - 1
    elif code in BLOCKS:
        key, values["tile"] = "plot-blocker", BLOCKERS[BLOCKS.index(code)]
    elif code in SITES:
        key, values["site"] = "plot-site", DISTRIBUTORS[SITES.index(code)]
    elif code in (EMPTY, ROAD):
        key = "plot-empty" if code == EMPTY else "plot-road"
    else:
        key, values["player"], values["tile"] = "plot-shop", int(code[1]) - 1, SHOPS[SITES.index(code[0].upper())]
    return drawing.said("city", language, key, names, tuple(values.items()))
