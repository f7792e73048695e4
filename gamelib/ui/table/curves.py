"""The curves of the game so far as SVG, drawn from plain lists: nothing but the standard library is needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ...core.record import Record
from ...core.series import Series
from ...drawing import HUES, PLAYERS, escaped
from ..markup import Tongue, element, select
from . import sight
from .game import AnyState
from .moment import Moment

MOST_PLACES = 1000
"""A longer game is drawn from every second place, or every fourth."""
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


class Sampled(NamedTuple):
    """The series of a branch at every place, or at every so-many-th of a long game."""

    series: Series
    stride: int

    def place(self, at: int) -> int:
        """Where a place of the branch lies in the series."""
        return min(-(-at // self.stride), len(self.series.turns) - 1)


class Shown(Record):
    """A record whose states are at hand, so that nothing is played again."""

    def states(self) -> list[AnyState]:
        """The states it was given."""
        return list(self.__dict__["given"])

    @classmethod
    def of(cls, states: Sequence[AnyState]) -> Shown:
        """These states as a record."""
        record = cls(states[0].ruleset, states[0].rules)
        record.__dict__["given"] = states
        return record


def sampled(now: Moment, number: int) -> Sampled:
    """The curves of a branch, without those lines that would tell what is hidden from these eyes."""
    game, branch = now.game, now.game.branches[number]
    last, stride = len(branch.states) - 1, 1
    while last // stride > MOST_PLACES:
        stride *= 2
    places = [*range(0, last, stride), last]
    pairs = [sight.worlds(game, number, at, now.eyes_for(branch, at)) for at in places]
    one, other = ([pair[side] for pair in pairs] for side in (0, 1))
    series: Series = game.ruleset.series(Shown.of(one))
    if any(first is not second for first, second in pairs):
        series = _alike(series, game.ruleset.series(Shown.of(other)))
    return Sampled(series, stride)


def _alike(one: Series, other: Series) -> Series:
    """The lines that are the same on all tables that look the same."""
    groups = {
        group: {name: values for name, values in lines.items() if other.curves[group][name] == values}
        for group, lines in one.curves.items()
    }
    return Series(one.turns, {group: lines for group, lines in groups.items() if lines})


def chosen(series: Series, group: str) -> str:
    """The group that was chosen, if it can be shown, else the first."""
    return group if group in series.curves else next(iter(series.curves))


def drawn(now: Moment, group: str, tongue: Tongue) -> str:
    """The curves of a group with a list of the groups; the cursor stands at the place that is shown."""
    found = sampled(now, now.game.current)
    shown, words = chosen(found.series, group), tongue.of(now.state.ruleset)
    options = [(name, words.label("curve", name)) for name in found.series.curves]
    pick = select("curve", options, shown, tongue.ui("curves"))
    title = element("b", escaped(tongue.ui("curves-title", what=words.label("curve", shown))))
    return element("div", title + pick, class_="curves-head") + chart(
        found.series, shown, found.place(now.game.at), tongue, words.label("curve", shown)
    )


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


def even(low: int, high: int, most: int = 4) -> list[int]:
    """Round numbers at even distances from low to high, at most so many steps of them."""
    step, factors = 1, (2, 2.5, 2)
    for number in range(100):
        if (high - low) / step <= most:
            break
        step = int(step * factors[number % 3])
    return list(range(-(-low // step) * step, high + 1, step))


def _axis(turns: Sequence[int], low: int, high: int, x: Scale, y: Scale) -> str:
    parts = [
        f'<line class="rule" x1="{LEFT}" x2="{x(len(turns) - 1):.1f}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>'
        f'<text class="scale end" x="{LEFT - 6}" y="{y(value):.1f}">{value:,}</text>'
        for value in even(low, high)
    ]
    starts = {turns[i]: i for i in range(len(turns) - 1, 0, -1) if turns[i] != turns[i - 1]}
    for index in (starts[turn] for turn in even(min(turns), max(turns), 10) if turn in starts):
        parts.append(f'<text class="scale" x="{x(index):.1f}" y="{HEIGHT - 7}">{turns[index]}</text>')
    return "".join(parts)
