"""What is laid over the board: the last move, legal targets, why a plot became a road, routes, and what building would do."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ... import drawing
from ...core.moves import Place
from ...drawing import Box
from ..cut_plots import cuts_after
from ..engine.expropriation import reason
from ..plot_sets import Square, members, name, square
from ..route_lengths import shortest
from ..table import DISTRIBUTORS, GOODS, SHOPS
from . import tiles
from .land import centre
from .scene import Scene

SIDE_HUES = ("blue", "gold", "green", "red")
"""The areas that a building would part: the first is plain, the others are hatched as well."""


def draw_trail(scene: Scene) -> str:
    """A firm frame round the plots that the last move was about, the sign of a road on those that it expropriated."""
    if not scene.begun:
        return ""
    parts = []
    for event in scene.events:
        for _, target, _, _ in event.flows:
            if target[0] == "plot" and event.clause == "city.expropriate":
                x, y = scene.layout.places[target].middle
                parts.append(drawing.group(tiles.road_sign(x, y, scene.layout.cell * 0.2), title=scene.say("key-taken-title")))
            elif target[0] == "plot":
                parts.append(_outlined(scene.layout.places[target], "last"))
    return drawing.group(*parts, style="over trail") if parts else ""


def draw_targets(scene: Scene, targets: Iterable[Place]) -> str:
    """Soft rings round the places that a move may go to."""
    return drawing.draw_targets(scene.layout.rings, targets)


def _outlined(box: Box, style: str) -> str:
    return drawing.frame(box.x + 2, box.y + 2, box.width - 4, box.height - 4, style)


def open_plot(scene: Scene, plot: str | Square) -> int:
    """The number of a plot that is written like 'C4' or given as row and column; it must be a road or undeveloped."""
    side = scene.layout.side
    row, column = _square(plot)
    if not (0 <= row < side and 0 <= column < side):
        last = name(side - 1, side - 1)
        raise ValueError(f"There is no plot {str(plot)[:20]!r}; the board of {side} by {side} ends with {last}.")
    spot = scene.rules.ground.at(row, column)
    if scene.table.built >> spot & 1:
        raise ValueError(f"{name(row, column)} is built on; only of a road or an undeveloped plot can be said what it joins.")
    return spot


def _square(plot: str | Square) -> Square:
    if not isinstance(plot, str):
        return plot
    return square(plot.upper()) if re.fullmatch("[A-Za-z]{1,2}[0-9]{1,2}", plot) else (-1, -1)


def draw_why(scene: Scene, plot: str | Square) -> str:
    """Why nothing may be built on a plot: the sides it would part in tints, and a ring round what would lose access."""
    spot = open_plot(scene, plot)
    clauses, lost, areas = reason(scene.rules, scene.table, spot)
    parts = []
    for number, area in enumerate(areas if len(areas) > 1 else ()):
        parts += [_tinted(scene, one, number) for one in members(area)]
    where = scene.layout.places[scene.rules.ground.place(spot)]
    parts.append(_outlined(where, "last") + drawing.cross(*where.middle, scene.layout.cell * 0.2))
    parts += [drawing.ring(*centre(scene, one), scene.layout.cell * 0.52) for one in members(lost)]
    said = scene.say("why" if clauses else "why-nothing", plot=_named(scene, spot), clauses=clauses)
    return drawing.group(*parts, style="over why", title=said)


def _tinted(scene: Scene, spot: int, number: int) -> str:
    box = scene.layout.places[scene.rules.ground.place(spot)]
    tint = drawing.rect(*box, "tint", drawing.HUES[SIDE_HUES[number % len(SIDE_HUES)]].fill, 0)
    return tint + (drawing.hatch(*box, 10) if number else "")


def draw_what_if(scene: Scene, plot: str | Square | bool) -> str:
    """What building would expropriate: of one plot the plots themselves, or on every plot how many."""
    if plot is True:
        free = scene.rules.ground.plots & ~(scene.table.built | scene.table.roads)
        return drawing.group(*(_count(scene, spot) for spot in members(free)), style="over what-if")
    assert not isinstance(plot, bool)
    spot = open_plot(scene, plot)
    parts = [_outlined(scene.layout.places[scene.rules.ground.place(spot)], "left")]
    lost = would_cut(scene, spot)
    for one in members(lost):
        box = scene.layout.places[scene.rules.ground.place(one)]
        edge = _outlined(box, "left")
        parts.append(drawing.hatch(*box, 8) + edge + tiles.road_sign(*box.middle, scene.layout.cell * 0.22))
    plots = tuple(_named(scene, one) for one in members(lost))
    said = scene.say("what-if" if lost else "what-if-nothing", plot=_named(scene, spot), plots=plots)
    return drawing.group(*parts, style="over what-if", title=said)


def would_cut(scene: Scene, spot: int) -> int:
    """The plots that building a shop on this one would expropriate."""
    bit = 1 << spot
    return cuts_after(scene.rules.ground, scene.table.built | bit, scene.table.served | bit, spot) & ~scene.table.roads


def _count(scene: Scene, spot: int) -> str:
    (x, y), count, cell = centre(scene, spot), would_cut(scene, spot).bit_count(), scene.layout.cell
    ring = (
        drawing.circle(x + cell * 0.3, y - cell * 0.3, max(cell * 0.16, scene.layout.least * 0.7), "paper edge")
        if count
        else ""
    )
    size = max(cell * 0.2, scene.layout.least)
    style = f'class="{"bold" if count else "quiet"}" style="font-size:{size:.4g}px"'
    number = f'<text x="{x + cell * 0.3:g}" y="{y - cell * 0.3:g}" {style}>{count}</text>'
    said = scene.say("what-if-count", plot=_named(scene, spot), count=count)
    return drawing.group(ring, number, title=said)


def draw_routes(scene: Scene, wanted: Iterable[tuple[int, str]] | bool) -> str:
    """Routes as lines along the roads with their lengths: all, or those of these players and goods."""
    every = [(player, good) for player in range(scene.rules.players) for good in GOODS]
    chosen = every if wanted is True else [] if wanted is False else list(wanted)
    for one in chosen:
        if one not in every:
            raise ValueError(f"There is no route {str(one)[:40]}; a route is a player from 0 and one of {', '.join(GOODS)}.")
    drawn = [_route(scene, player, GOODS.index(good), len(chosen)) for player, good in chosen]
    lines, badges = "".join(line for line, _ in drawn), "".join(badge for _, badge in drawn)
    return drawing.group(lines, badges, style="over routes") + _explained(scene) if chosen else ""


def _explained(scene: Scene) -> str:
    """What a line and its number mean, where there is room for it; its colour is that of its shop."""
    box = scene.layout.lines
    if not box.height:
        return ""
    x, (_, y), hue = box.x + 6, box.middle, drawing.HUES[tiles.GOOD_HUES[-1]]
    sample = _stroked(f"M{x:g} {y:g}h18", hue.fill) + _badge(scene, x + 20, y, "2", hue)
    words = drawing.text(x + 33, y, scene.say("key-line"), "small start")
    return drawing.group(sample, words, title=scene.say("key-line-title"))


def _route(scene: Scene, player: int, good: int, many: int) -> tuple[str, str]:
    """The line of a route, and the badge with its length at the shop."""
    table, shop = scene.table, scene.table.shops[player][good]
    path = shortest(scene.rules.ground, table.roads, table.sites[good], shop) if shop > 0 else ()
    if not path:
        return "", ""
    nudge = (good - 1.5) * scene.layout.cell * 0.11 if many > 1 else 0
    points = [centre(scene, spot) for spot in (table.sites[good], *path, shop)]
    points[0], points[-1] = _towards(points[0], points[1]), _towards(points[-1], points[-2])
    line = "M" + "L".join(f"{x + nudge:g} {y + nudge:g}" for x, y in points)
    hue = drawing.HUES[tiles.GOOD_HUES[good]]
    (x, y), length = points[-2], len(path)
    capped = length > scene.rules.cap and not scene.layout.few_words  # on a wall it would cover its neighbours
    badge = _badge(scene, x + nudge, y + nudge, f"{length}→{scene.rules.cap}" if capped else str(length), hue)
    values = {"player": player, "tile": SHOPS[good], "site": DISTRIBUTORS[good], "length": length, "cap": scene.rules.cap}
    said = scene.say("route-capped" if length > scene.rules.cap else "route", **values)
    return _stroked(line, hue.fill), drawing.group(badge, title=said)


def _stroked(line: str, fill: str) -> str:
    """A line in the colour of a shop, with dark edges."""
    pen = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    edge = f'<path d="{line}" {pen} stroke="{drawing.LETTER_INK}" stroke-width="7"/>'
    return edge + f'<path d="{line}" {pen} stroke="{fill}" stroke-width="4"/>'


def _badge(scene: Scene, x: float, y: float, words: str, hue: drawing.Hue) -> str:
    """The length of a route on its line."""
    size, field = max(scene.screen.small, scene.layout.cell * 0.22), scene.layout.field
    wide, tall = size * (0.9 + 0.65 * len(words)), size * 1.5
    x = min(max(x, field.x + wide / 2), field.right - wide / 2) if y < field.bottom else x
    ground = drawing.rect(x - wide / 2, y - tall / 2, wide, tall, "edge", hue.fill, tall / 2.2)
    return ground + f'<text x="{x:g}" y="{y:g}" class="bold" style="fill:{hue.ink};font-size:{size:.4g}px">{words}</text>'


def _towards(end: tuple[float, float], road: tuple[float, float]) -> tuple[float, float]:
    """The edge of a building on the side of the road, so that a route covers no sign."""
    return end[0] + (road[0] - end[0]) * 0.5, end[1] + (road[1] - end[1]) * 0.5


def _named(scene: Scene, spot: int) -> str:
    return name(*scene.rules.ground.square(spot))
