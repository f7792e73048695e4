"""The curves of the game so far as SVG, drawn from plain lists: nothing but the standard library is needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..core.record import Record
from ..core.rulesets import ruleset
from ..core.series import Series
from ..drawing import HUES, PLAYERS, escaped
from .markup import Tongue, element, select

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 1000, 150, 44, 13, 20
LABEL, TALL = 16, 8
"""Height of a label; where there are more lines than fit below each other, their short labels stand in two columns."""
COLUMNS = {1: (200,), 2: (124, 124)}
"""The widths of the columns of labels."""
DASHES = ("", ' stroke-dasharray="8 4"', ' stroke-dasharray="2 4"', ' stroke-dasharray="10 3 2 3"')


Scale = Callable[[float], float]


class Curve(NamedTuple):
    """One line: its name in words, its colour, its dashes, and its values."""

    name: str
    colour: str
    dashes: str
    values: Sequence[int]

    def at(self, index: int) -> int:
        """The value after so many moves."""
        return self.values[min(index, len(self.values) - 1)]


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
    lines = _curves(found.curves[group], tongue)
    every = [value for line in lines for value in line.values]
    low, high = min(0, *every), max(1, most, *every)
    columns = COLUMNS[1 + (len(lines) > TALL)]
    width, steps = WIDTH - LEFT - sum(columns), max(len(found.turns) - 1, 1)

    def x(index: float) -> float:
        return LEFT + width * index / steps

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    parts = [_axis(found.turns, low, high, x, y)]
    parts += [_line(line, at, x, y) for line in lines]
    parts.append(f'<line class="cursor" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
    parts += [_dot(line, at, x, y) for line in lines]
    parts.append(_legend(lines, at, columns))
    size = {
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "preserveAspectRatio": "xMinYMin meet",
        "role": "img",
        "aria_label": title,
        "class_": "chart",
    }
    return element("svg", [f"<title>{escaped(title)}</title>", *parts], **size)


def peak(found: Series, group: str) -> int:
    """The highest value of a group."""
    return max(max(values) for values in found.curves[group].values())


def _curves(group: Mapping[str, Sequence[int]], tongue: Tongue) -> list[Curve]:
    """The lines of a group; those of one player differ in their dashes, and are named in short where they are many."""
    kinds = list(dict.fromkeys(name.partition(" ")[2] for name in group))
    return [_curve(name, values, tongue, kinds, len(group) > TALL) for name, values in group.items()]


def _curve(name: str, values: Sequence[int], tongue: Tongue, kinds: Sequence[str], short: bool) -> Curve:
    first, _, kind = name.partition(" ")
    if first.isdigit():
        player = int(first) - 1
        said = name if short else f"{tongue.player(player)} {kind}".strip()
        return Curve(said[:18], PLAYERS[player % len(PLAYERS)].line, DASHES[kinds.index(kind) % len(DASHES)], values)
    if name in HUES:
        return Curve(name, HUES[name].fill, ' class="outlined"' if name == "white" else "", values)
    number = sum(map(ord, name))
    return Curve(name, PLAYERS[number % len(PLAYERS)].line, "", values)


def _line(line: Curve, at: int, x: Scale, y: Scale) -> str:
    """The line up to the cursor, and faintly what comes after it."""
    drawn = []
    for start, values, look in ((0, line.values[: at + 1], ""), (at, line.values[at:], ' stroke-opacity=".3"')):
        if len(values) > 1 or not start:
            points = " ".join(f"{x(start + i):.1f},{y(value):.1f}" for i, value in _corners(values))
            drawn.append(
                f'<polyline points="{points}" fill="none" stroke="{line.colour}" stroke-width="2.5"{line.dashes}{look}/>'
            )
    return "".join(drawn)


def _dot(line: Curve, at: int, x: Scale, y: Scale) -> str:
    """Where a line is at the cursor."""
    return f'<circle class="rule" cx="{x(at):.1f}" cy="{y(line.at(at)):.1f}" r="4" fill="{line.colour}"/>'


def _legend(lines: Sequence[Curve], at: int, columns: Sequence[int]) -> str:
    """Beside the picture, the highest at the cursor first: what each line looks like, its name, and its value there."""
    order = sorted(lines, key=lambda line: -line.at(at))
    tall = -(-len(lines) // len(columns))
    return "".join(
        _label(line, at, WIDTH - sum(columns[place // tall :]), TOP + LABEL * (place % tall))
        for place, line in enumerate(order)
    )


def _label(line: Curve, at: int, left: float, height: float) -> str:
    stroke = f'<path d="M{left + 8:.0f} {height:.1f}h24" fill="none" stroke="{line.colour}" stroke-width="3"{line.dashes}/>'
    return f'{stroke}<text x="{left + 38:.0f}" y="{height:.1f}" class="label">{escaped(line.name)} {line.at(at):,}</text>'


def _corners(values: Sequence[int]) -> list[tuple[int, int]]:
    """The points at which a curve bends, as steps; the rest of a level stretch is left out."""
    found = [(0, values[0])]
    for index in range(1, len(values)):
        if values[index] != values[index - 1]:
            found += [(index, values[index - 1]), (index, values[index])]
    return [*found, (len(values) - 1, values[-1])]


def _axis(turns: Sequence[int], low: int, high: int, x: Scale, y: Scale) -> str:
    parts = [
        f'<line class="rule" x1="{LEFT}" x2="{x(len(turns) - 1):.1f}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>'
        f'<text class="scale end" x="{LEFT - 6}" y="{y(value):.1f}">{value:,}</text>'
        for value in dict.fromkeys((low, high))
    ]
    starts = [i for i in range(1, len(turns)) if turns[i] != turns[i - 1]]
    step = max(1, len(starts) // 10)
    for index in starts[::step]:
        parts.append(f'<text class="scale" x="{x(index):.1f}" y="{HEIGHT - 7}">{turns[index]}</text>')
    return "".join(parts)
