"""The board itself: plots with fine lines, roads as one grey surface, and what stands on the plots."""

from __future__ import annotations

from functools import lru_cache

from ... import drawing
from ...drawing import SCREENS
from ..board_text import BLOCKS, EMPTY, ROAD, SITES
from ..plot_sets import ground, members, name
from ..table import BLOCKERS, DISTRIBUTORS, SHOPS, plot
from . import tiles
from .layout import Layout, arranged
from .scene import Scene


def draw_land(scene: Scene) -> str:
    """Lines, roads, and every plot with a title in words."""
    side, names, language, shape = scene.layout.side, scene.names, scene.language, scene.look
    here = scene.rules.ground
    cells = [_cell(shape, side, *here.square(spot), code, names, language) for spot, code in scene.codes.items()]
    roads = _surface(shape, side, scene.table.roads) if scene.table.roads else ""
    return _frame(shape, side) + roads + "".join(cells)


def _where(shape: str, side: int) -> Layout:
    """The board lies where it lies whoever plays."""
    return arranged(side, 2, shape)


@lru_cache(maxsize=32)
def _frame(shape: str, side: int) -> str:
    """The ground, the fine lines, and the letters and numbers of the plots."""
    where = _where(shape, side)
    (x, y, width, _), cell = where.field, where.cell
    lines = "".join(
        f"M{x + number * cell:g} {y:g}v{width:g}M{x:g} {y + number * cell:g}h{width:g}" for number in range(1, side)
    )
    how = f'class="quiet bold" style="font-size:{max(min(SCREENS[where.shape].small, cell * 0.5), where.least):.3g}px"'
    marks = [
        f'<text x="{x + (number + 0.5) * cell:g}" y="{y - 11:g}" {how}>{name(0, number)[:-1]}</text>'
        f'<text x="{x - 11:g}" y="{y + (number + 0.5) * cell:g}" {how}>{number + 1}</text>'
        for number in range(side)
    ]
    ground = "plots about" if shape == "phone" else "plots"  # every decision is about the board: a phone keeps it in sight
    tray = drawing.rect(x - 1, y + 1, width + 3, width + 3, "shadow", radius=9) + drawing.rect(*where.field, ground, radius=8)
    return tray + drawing.path(lines, "line") + drawing.explained("plot-names", *marks)


def centre(scene: Scene, spot: int) -> tuple[float, float]:
    """The middle of a plot."""
    return scene.layout.places[scene.rules.ground.place(spot)].middle


@lru_cache(maxsize=256)
def _surface(shape: str, side: int, roads: int) -> str:
    """All roads as one surface with a kerb, joined wherever two lie side by side, and a broken line along them."""
    where, here = _where(shape, side), ground(side)
    cell = where.cell
    ways, lanes = [], []
    for spot in members(roads):
        row, column = here.square(spot)
        x, y = where.places[plot(row, column)].middle
        east, south = roads >> spot + 1 & 1, roads >> spot + here.stride & 1
        ways.append(f"M{x:g} {y:g}h.01")
        ways += [f"M{x:g} {y:g}h{cell:g}"] * east + [f"M{x:g} {y:g}v{cell:g}"] * south
        if east and south and roads >> spot + here.stride + 1 & 1:
            ways.append(f"M{x + cell / 2:g} {y + cell / 2:g}h.01")
        lanes += [f"M{x:g} {y:g}h{cell:g}"] * east + [f"M{x:g} {y:g}v{cell:g}"] * south
    line, wide = "".join(ways), cell * 0.84
    dash = f"stroke-width:{max(cell / 32, 1.2):.2g};stroke-dasharray:{cell / 8:.3g} {cell / 8:.3g}"
    kerb = f'<path d="{line}" class="kerb" style="stroke-width:{wide + 3:g}"/>'
    asphalt = f'<path d="{line}" class="asphalt" style="stroke-width:{wide:g}"/>'
    return kerb + asphalt + (f'<path d="{"".join(lanes)}" class="stripe" style="{dash}"/>' if lanes else "")


@lru_cache(maxsize=16384)
def _cell(shape: str, side: int, row: int, column: int, code: str, names: tuple[str, ...], language: str) -> str:
    """A plot with what stands on it; most plots are those of the board before."""
    where = _where(shape, side)
    box = where.places[plot(row, column)]
    title = _title(code, name(row, column), names, language)
    return drawing.at(plot(row, column), title, drawing.rect(*box, "hot", radius=0), _content(where, box, code))


def _content(where: Layout, box: drawing.Box, code: str) -> str:
    if code in (EMPTY, ROAD):
        return ""
    if code.isdigit():
        return tiles.reserved(box, int(code) - 1, where.least)
    if code in BLOCKS:
        return tiles.blocker(box, BLOCKS.index(code), where.least)
    if code in SITES:
        return tiles.site(box, SITES.index(code), where.least)
    return tiles.shop(box, SITES.index(code[0].upper()), int(code[1]) - 1, where.least)


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
