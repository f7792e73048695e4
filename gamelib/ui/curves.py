"""The curves of the game so far as SVG, drawn from plain lists: nothing but the standard library is needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.look import HUES, PLAYERS, escaped
from ..core.record import Record
from ..core.rulesets import ruleset
from ..core.series import Series
from .markup import Tongue, element, select

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 1000, 150, 44, 8, 20
LABEL, COLUMN, TALL = 16, 150, 8
"""Height and width of a label; where there are more lines than fit below each other, labels stand in two columns."""


class Curve(NamedTuple):
    """One line: its name in words, its colour, its dashes, and its values."""

    name: str
    colour: str
    dashes: str
    values: Sequence[int]


def drawn(record: Record, group: str, at: int, tongue: Tongue) -> str:
    """The curves of a group with a list of the groups; the cursor stands at a move."""
    found: Series = ruleset(record.ruleset).series(record)
    chosen = group if group in found.curves else next(iter(found.curves))
    words = tongue.of(record.ruleset)
    options = [(name, words.label("curve", name)) for name in found.curves]
    pick = select("curve", options, chosen, tongue.ui("curves"))
    return pick + chart(found, chosen, at, tongue, words.label("curve", chosen))


def chart(found: Series, group: str, at: int, tongue: Tongue, title: str, most: int = 0) -> str:
    """One picture; ``most`` stretches its height to a common scale."""
    lines = [_curve(name, values, tongue) for name, values in found.curves[group].items()]
    every = [value for line in lines for value in line.values]
    low, high = min(0, *every), max(1, most, *every)
    columns = 1 + (len(lines) > TALL)
    width, steps = WIDTH - LEFT - COLUMN * columns, max(len(found.turns) - 1, 1)

    def x(index: float) -> float:
        return LEFT + width * index / steps

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    parts = [_axis(found.turns, low, high, x, y)]
    spots = _spread([y(line.values[-1]) for line in lines], columns)
    for line, (shift, spot) in zip(lines, spots, strict=True):
        points = " ".join(f"{x(i):.1f},{y(value):.1f}" for i, value in _corners(line.values))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{line.colour}" stroke-width="2.5"{line.dashes}/>')
        label = f"{line.name} {line.values[min(at, len(line.values) - 1)]:,}"
        parts.append(
            f'<rect x="{shift + 6:.0f}" y="{spot - 5:.1f}" width="10" height="10" rx="2" class="rule" fill="{line.colour}"/>'
        )
        parts.append(f'<text x="{shift + 21:.0f}" y="{spot:.1f}" class="label">{escaped(label)}</text>')
    cursor = f'<line class="cursor" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
    size = {
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "preserveAspectRatio": "xMinYMin meet",
        "role": "img",
        "aria_label": title,
        "class_": "chart",
    }
    return element("svg", [f"<title>{escaped(title)}</title>", *parts, cursor], **size)


def peak(found: Series, group: str) -> int:
    """The highest value of a group."""
    return max(max(values) for values in found.curves[group].values())


def _curve(name: str, values: Sequence[int], tongue: Tongue) -> Curve:
    first, _, after = name.partition(" ")
    if first.isdigit():
        player = int(first) - 1
        said = f"{tongue.player(player)} {after}".strip()
        return Curve(said[:18], PLAYERS[player % len(PLAYERS)].line, _dashes(after), values)
    if name in HUES:
        return Curve(name, HUES[name].fill, ' class="outlined"' if name == "white" else "", values)
    number = sum(map(ord, name))
    return Curve(name, PLAYERS[number % len(PLAYERS)].line, "", values)


def _dashes(kind: str) -> str:
    """Lines of one player that differ in kind differ in their dashes."""
    patterns = ("", ' stroke-dasharray="8 4"', ' stroke-dasharray="2 4"', ' stroke-dasharray="10 3 2 3"')
    return patterns[sum(map(ord, kind)) % len(patterns)] if kind else ""


def _corners(values: Sequence[int]) -> list[tuple[int, int]]:
    """The points at which a curve bends, as steps; the rest of a level stretch is left out."""
    found = [(0, values[0])]
    for index in range(1, len(values)):
        if values[index] != values[index - 1]:
            found += [(index, values[index - 1]), (index, values[index])]
    return [*found, (len(values) - 1, values[-1])]


def _spread(heights: list[float], columns: int) -> list[tuple[float, float]]:
    """Where the labels stand: by the ends of their lines, moved apart so that they do not lie on each other."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    placed: dict[int, tuple[float, float]] = {}
    for column in range(columns):
        floor, left = float(TOP), WIDTH - COLUMN * (columns - column)
        inside = order[column::columns]
        for index in inside:
            placed[index] = (left, max(heights[index], floor))
            floor = placed[index][1] + LABEL
        over = max(0.0, floor - LABEL - (HEIGHT - 8))
        placed |= {index: (left, placed[index][1] - over) for index in inside}
    return [placed[index] for index in range(len(heights))]


def _axis(turns: Sequence[int], low: int, high: int, x: object, y: object) -> str:
    at_x, at_y = x, y
    assert callable(at_x)
    assert callable(at_y)
    parts = [
        f'<line class="rule" x1="{LEFT}" x2="{at_x(len(turns) - 1):.1f}" y1="{at_y(value):.1f}" y2="{at_y(value):.1f}"/>'
        f'<text class="scale end" x="{LEFT - 6}" y="{at_y(value):.1f}">{value:,}</text>'
        for value in dict.fromkeys((low, high))
    ]
    starts = [i for i in range(1, len(turns)) if turns[i] != turns[i - 1]]
    step = max(1, len(starts) // 10)
    for index in starts[::step]:
        parts.append(f'<text class="scale" x="{at_x(index):.1f}" y="{HEIGHT - 7}">{turns[index]}</text>')
    return "".join(parts)
