"""What a change does, measure by measure: the difference with its interval on an axis with its zero, drawn as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import floor, isfinite, log10

from ...drawing import escaped
from ...lab.change.beside import Difference
from ...lab.estimate.intervals import ALIKE, LEAST
from ..markup import element
from .frame import say

ROOM, SHRUNK = 1.15, 4.0
"""An axis reaches a little further than the interval, and is drawn anew once that has shrunk to a quarter of it."""
LEFT, WIDTH = 5.0, 90.0
"""Where the axis begins and how long it is, in parts of a hundred."""
ZERO_AT, BAR_AT, HEIGHT = 22, 11, 40
NO_BREAK = "\u00a0"


class Axes:
    """How far the axis of each measure reaches to both sides; it stands still while an interval narrows on it."""

    def __init__(self) -> None:
        self.reach: dict[str, float] = {}

    def fit(self, one: Difference) -> float:
        """The reach of a measure's axis, for what is known now."""
        need = max((abs(end) for end in one.gap[:3] if isfinite(end)), default=0.0)
        now = self.reach.get(one.measure, 0.0)
        if need > now or need * SHRUNK < now or not now:
            self.reach[one.measure] = now = nice(need * ROOM)
        return now


def nice(number: float) -> float:
    """The next of 1, 2, 5, 10 … that is not below a number."""
    if number <= 0:
        return 1.0
    power = 10.0 ** floor(log10(number))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= number * (1 - 1e-9))


def drawn(differences: Sequence[Difference], axes: Axes, helps: Mapping[str, str]) -> str:
    """Every measure with its words and its strip."""
    return element("ol", (_row(one, axes.fit(one), helps.get(one.measure, "")) for one in differences), class_="measures")


def _row(one: Difference, reach: float, about: str) -> str:
    levels = say("levels", before=level(one, one.before.value), after=level(one, one.after.value))
    told = element("b", escaped(words_of(one))) + (f" {element('i', escaped(say('clear')))}" if one.clear else "")
    head = element("h4", escaped(one.measure), title=about or None) + element("small", escaped(levels))
    kind = "clear" if one.clear else None
    return element("li", element("div", head, class_="name") + _strip(one, reach) + element("p", told), class_=kind)


def level(one: Difference, value: float) -> str:
    """A mean in its unit, from which it is not parted at the end of a line."""
    return one.unit.level().say(value, 1).replace(" ", NO_BREAK)


def words_of(one: Difference) -> str:
    """The difference and its interval in figures; where pairs are too much alike for one, about how many it needs."""
    told = one.unit.change().estimate(*one.gap[:3])
    if one.gap.needs == ALIKE:
        return f"{told} · {say('all-alike')}"
    key = "alike-clear" if one.clear else "alike"  # without an interval it is the signs of the pairs that make it clear
    return f"{told} · {say(key, pairs=one.gap.needs)}" if one.gap.needs else told


def spoken(one: Difference) -> str:
    """A measure in a sentence, for those who hear it."""
    told = say("spoken", measure=one.measure, told=words_of(one))
    return f"{told} {say('clear')}." if one.clear else told


def _strip(one: Difference, reach: float) -> str:
    """The axis with its numbers and its zero, and on it the interval and the mean."""

    def at(value: float) -> str:
        part = min(max((value / reach + 1) / 2, 0.0), 1.0)
        return f"{LEFT + WIDTH * part:.2f}%"

    unit, parts = one.unit.change(), list[str]()
    parts.append(f'<line class="axis" x1="{at(-reach)}" x2="{at(reach)}" y1="{ZERO_AT}" y2="{ZERO_AT}"/>')
    for part in (-1.0, -0.5, 0.0, 0.5, 1.0):
        kind = "tick" if part else "zero"
        top = 1 if not part else ZERO_AT - 3
        parts.append(f'<line class="{kind}" x1="{at(part * reach)}" x2="{at(part * reach)}" y1="{top}" y2="{ZERO_AT + 3}"/>')
        number = _short(unit.say(part * reach).removesuffix(unit.tail))
        parts.append(f'<text x="{at(part * reach)}" y="{HEIGHT - 4}" text-anchor="middle">{escaped(number)}</text>')
    if isfinite(one.gap.low) and isfinite(one.gap.high):
        low, high = at(one.gap.low), at(one.gap.high)
        parts.append(f'<line class="span" x1="{low}" x2="{high}" y1="{BAR_AT}" y2="{BAR_AT}"/>')
    if isfinite(one.gap.value):
        parts.append(f'<circle cx="{at(one.gap.value)}" cy="{BAR_AT}" r="4.5"/>')
    label = escaped(spoken(one))
    return f'<svg class="strip" role="img" aria-label="{label}" width="100%" height="{HEIGHT}">{"".join(parts)}</svg>'


def _short(number: str) -> str:
    """A number without the zeros at the end of its fraction."""
    return number.rstrip("0").removesuffix(".") if "." in number else number


def waiting(games: int) -> str:
    """Where there are too few games for an interval, that it is to come."""
    return say("few", least=LEAST) if games < LEAST else ""
