"""The curves of the game so far, drawn from plain lists: a plot that stretches to any width, and beside it what each line is.

Letters stand outside the drawing, so that they are as large on a phone as on a wall.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from ...core.series import Series
from ...drawing import HUES, PLAYERS, escaped
from ..markup import Tongue, attributes, element, select
from .curve_groups import Sampled, chosen, is_flat, ordered, sampled
from .moment import Moment

WIDTH, HEIGHT = 1000, 100
"""The plot in its own units; the page stretches it."""
FAR = 1.5
"""Lines so much farther from 0 than from each other would be a flat strip above it: they begin at a tick of their own."""
LEAST_SPREAD = 5
"""They do so only where they differ by this part of the highest at least: a small difference must not look like a large one."""
DASHES = ("", ' stroke-dasharray="8 4"', ' stroke-dasharray="2 4"', ' stroke-dasharray="10 3 2 3"')

APART = 3.0
"""So far apart lie lines that have the same value, so that each is seen."""

Scale = Callable[[float], float]
Lanes = Sequence[float]
"""How far a line is drawn from its own value, after every move."""


class Curve(NamedTuple):
    """One line: its name in words, its colour, its dashes, and its values."""

    name: str
    colour: str
    lit: str
    dashes: str
    values: Sequence[int]

    def at(self, index: int) -> int:
        """The value after so many moves."""
        return self.values[min(index, len(self.values) - 1)]


def named(group: str, ruleset: str, tongue: Tongue) -> str:
    """A group in words; with its player, where it is one player's."""
    kind, _, owner = group.partition(" ")
    label = tongue.of(ruleset).label("curve", kind)
    return f"{label}, {tongue.player(int(owner) - 1)}" if owner else label


def drawn(now: Moment, group: str, tongue: Tongue, standing: bool = False, turned: int | None = None) -> str:
    """The curves of a group with a list of the groups, the cursor at the place that is shown.

    While all are flat there are none; to those who asked for them (``standing``) that is told.

    A flag stands where the game ``turned``, if that is told.
    """
    known, ruleset = sampled(now, now.game.current), now.state.ruleset
    if not known.series.curves or is_flat(known.series):
        return element("p", escaped(tongue.ui("curves-flat")), class_="quiet") if standing else ""
    shown = chosen(known.series, group, standing)
    options = [(one, _begun(named(one, ruleset, tongue))) for one in ordered(known.series)]
    pick = select("curve", options, shown, tongue.ui("curves"))
    title = tongue.ui("curves-title", what=named(shown, ruleset, tongue))
    head = element("div", element("b", escaped(tongue.ui("curves-head"))) + pick, class_="curves-head")
    plot = chart(known.series, shown, known.place(now.game.at), tongue, title, ruleset)
    if turned is not None:
        plot = plot.replace("</div>", f"{_flag(known, turned, tongue)}</div>", 1)
    lines = known.series.curves[shown]
    if len(lines) < now.state.rules.players and all(name.isdigit() for name in lines):
        head += element("p", escaped(tongue.ui("curves-hidden")), class_="quiet")
    return head + plot.replace('class="plot"', f'class="plot"{_led(known)}', 1)


def _flag(known: Sampled, at: int, tongue: Tongue) -> str:
    """Where the game turned; its words stand on the side where there is room."""
    left = _spread(known.series.turns)[known.place(at)] / WIDTH
    side = "flag before" if left > 0.5 else "flag"
    return element("i", f"★ {escaped(tongue.ui('turning-flag'))}", class_=side, style=f"left:{left:.1%}")


def _led(known: Sampled) -> str:
    """What a click on the plot needs to know to lead to a place: at which points turns begin, and what a point stands for."""
    turns = known.series.turns
    starts = [index for index in range(len(turns)) if not index or turns[index] != turns[index - 1]]
    pairs = " ".join(f"{index}:{turns[index]}" for index in starts)
    return attributes(data_starts=f"{pairs} {len(turns)}", data_stride=known.stride)


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def chart(series: Series, group: str, at: int, tongue: Tongue, title: str, ruleset: str, most: int = 0) -> str:
    """One picture; ``most`` stretches its height to a common scale."""
    lines = [_curve(name, values, tongue, ruleset, series.curves[group]) for name, values in series.curves[group].items()]
    every = [value for line in lines for value in line.values]
    low, high = (_fitted(every) if not most else 0) or min(0, *every), max(1, most, *every)
    across = _spread(series.turns)

    def y(value: float) -> float:
        return HEIGHT * (high - value) / (high - low)

    rules = "".join(f'<path class="rule" d="M0 {y(value):.1f}H{WIDTH}"/>' for value in even(low, high))
    cursor = f'<path class="cursor" d="M{across[at]:.1f} 0V{HEIGHT}"/>'
    lanes = _lanes([line.values for line in lines])
    paths = "".join(_line(line, lane, at, across, y) for line, lane in zip(lines, lanes, strict=True))
    picture = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" aria-hidden="true">{rules}{paths}{cursor}</svg>'
    marks = _ticks(series.turns, low, high, y, tongue) + "".join(
        _dot(line, lane, at, across, y) for line, lane in zip(lines, lanes, strict=True)
    )
    order = sorted(lines, key=lambda line: -line.at(at))
    told = f"{title}. " + ", ".join(f"{line.name} {line.at(at):,}" for line in order)
    plot = element("div", picture + marks, class_="plot")
    none = tongue.of(ruleset).texts["labels"].get("curve-none", {}).get(group.partition(" ")[0], "")
    names = element("ul", (_label([line for line in order if line.at(at) == value], at, none) for value in _values(order, at)))
    return element("figure", plot + names, class_="chart", role="img", aria_label=told)


def _fitted(every: Sequence[int]) -> int:
    """Where the values begin that are shown, a round number with a tick, if all lie far above 0 and apart; else 0."""
    low, high = min(every), max(every)
    if low <= (high - low) * FAR or high > (high - low) * LEAST_SPREAD:
        return 0
    first, second, *_ = [*even(low, high), high]
    return max(0, first - max(1, second - first)) if first > low else first


def peak(series: Series, group: str) -> int:
    """The highest value of a group."""
    return max(max(values) for values in series.curves[group].values())


def _spread(turns: Sequence[int]) -> list[float]:
    """Where each place stands from left to right: every turn is as wide as every other, and its moves share it evenly."""
    starts = [0, *(index for index in range(1, len(turns)) if turns[index] != turns[index - 1]), len(turns)]
    places = [turns[start] + step / (end - start) for start, end in pairwise(starts) for step in range(end - start)]
    first, wide = places[0], places[-1] - places[0] or 1
    return [WIDTH * (place - first) / wide for place in places]


def _curve(name: str, values: Sequence[int], tongue: Tongue, ruleset: str, group: Mapping[str, Sequence[int]]) -> Curve:
    """A line in words; those of one player differ in their dashes."""
    first, _, kind = name.partition(" ")
    words = tongue.of(ruleset)
    if first.isdigit():
        kinds, player = list(dict.fromkeys(one.partition(" ")[2] for one in group)), int(first) - 1
        alone = all(one.partition(" ")[0] == first for one in group) and bool(kind)
        hue = PLAYERS[player % len(PLAYERS)]
        told = words.label("line", kind) if alone else f"{tongue.player(player)} {words.label('line', kind)}".strip()
        return Curve(told, hue.line, hue.tint, DASHES[kinds.index(kind) % len(DASHES)], values)
    if name in HUES:
        return Curve(
            words.label("line", name), HUES[name].fill, HUES[name].fill, ' class="outlined"' if name == "white" else "", values
        )
    hue = PLAYERS[sum(map(ord, name)) % len(PLAYERS)]
    return Curve(words.label("line", name), hue.line, hue.tint, "", values)


def _stroked(line: Curve) -> str:
    """How a line is drawn: in a hue that is seen by day, and in a lighter one at night."""
    night = "" if line.lit == line.colour else f' style="stroke:light-dark({line.colour},{line.lit})"'
    return f'fill="none" stroke="{line.colour}"{night}{line.dashes}'


def _values(order: Sequence[Curve], at: int) -> list[int]:
    """The values at the cursor, each once, in the order of the lines."""
    return list(dict.fromkeys(line.at(at) for line in order))


def _lanes(every: Sequence[Sequence[int]]) -> list[Lanes]:
    """Lines that have the same value lie beside each other there, in their order from above; a line alone lies where it is."""
    lanes: list[list[float]] = [[] for _ in every]
    for here in zip(*every, strict=False):
        places: dict[int, list[int]] = {}
        for number, value in enumerate(here):
            places.setdefault(value, []).append(number)
        for same in places.values():
            for rank, number in enumerate(same):
                lanes[number].append((rank - (len(same) - 1) / 2) * APART)
    return [lane or [0.0] for lane in lanes]


def _line(line: Curve, lane: Lanes, at: int, across: Sequence[float], y: Scale) -> str:
    """The line up to the cursor, and faintly what comes after it."""
    parts = []
    drawn = [round(y(value) + off, 1) for value, off in zip(line.values, lane, strict=False)]
    for start, some, look in ((0, drawn[: at + 1], ""), (at, drawn[at:], ' stroke-opacity=".3"')):
        if len(some) > 1 or not start:
            points = " ".join(f"{across[start + i]:.1f},{high:.1f}" for i, high in _corners(some))
            parts.append(f'<polyline points="{points}" {_stroked(line)}{look}/>')
    return "".join(parts)


def _dot(line: Curve, lane: Lanes, at: int, across: Sequence[float], y: Scale) -> str:
    """Where a line is at the cursor."""
    hue = f"background:{line.colour};background:light-dark({line.colour},{line.lit})"
    high = y(line.at(at)) + lane[min(at, len(lane) - 1)]
    place = f"left:{across[at] / WIDTH:.1%};top:{high / HEIGHT:.1%};{hue}"
    return element("i", "", class_="dot", style=place)


def _label(same: Sequence[Curve], at: int, none: str = "") -> str:
    """Beside the picture, the highest at the cursor first: what lines look like, their names, and the value they have there.

    Where 0 stands for something that is not there yet, it is told so, in the words ``none``.
    """
    signs = "".join(
        f'<svg viewBox="0 0 28 10" width="28" height="10" aria-hidden="true"><path d="M0 5h28" {_stroked(line)}/></svg>'
        for line in same
    )
    sign = element("span", signs, class_="signs") if len(same) > 1 else signs
    names = escaped(", ".join(line.name for line in same))
    value = escaped(none) if none and not same[0].at(at) else f"{same[0].at(at):,}"
    return element("li", f"{sign}<span>{names}</span> <b>{value}</b>", class_="joined" if len(same) > 1 else None)


def _corners(values: Sequence[float]) -> list[tuple[int, float]]:
    """The points at which a curve bends, as steps; the rest of a level stretch is left out."""
    bends = [(0, values[0])]
    for index in range(1, len(values)):
        if values[index] != values[index - 1]:
            bends += [(index, values[index - 1]), (index, values[index])]
    return [*bends, (len(values) - 1, values[-1])]


def even(low: int, high: int, most: int = 4) -> list[int]:
    """Round numbers at even distances from low to high, at most so many steps of them."""
    step, factors = 1, (2, 2.5, 2)
    for number in range(100):
        if (high - low) / step <= most:
            break
        step = int(step * factors[number % 3])
    return list(range(-(-low // step) * step, high + 1, step))


def _ticks(turns: Sequence[int], low: int, high: int, y: Scale, tongue: Tongue) -> str:
    """Values at the left and turns below, both round numbers at even distances."""
    parts = [element("i", f"{value:,}", class_="y", style=f"top:{y(value) / HEIGHT:.1%}") for value in even(low, high)]
    parts.append(element("i", escaped(tongue.ui("curves-turn")), class_="turns"))
    across, known = _spread(turns), set[int]()
    for turn in even(min(turns), max(turns), 8):
        index = next((index for index, one in enumerate(turns) if one == turn), None)
        if index is not None and turn and turn not in known:
            known.add(turn)
            parts.append(element("i", str(turn), class_="x", style=f"left:{across[index] / WIDTH:.1%}"))
    return "".join(parts)
