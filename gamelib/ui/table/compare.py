"""Two branches side by side: their boards, and below them what differs in words, beside their curves on one scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...drawing import escaped
from ..markup import Tongue, button, element, select
from . import curve_groups, curves, differences, parting, sight
from .moment import Moment

SHAPE, PHONE = "projector", "phone"
"""Two boards beside each other are small, and need large letters; on a phone they stand below each other."""


CURVES = "curves"
"""What stands behind the number of a side where its curves are shown in place of what differs."""
LEAVES = tuple(f"{side}{behind}" for side in (0, 1) for behind in ("", f"-{CURVES}"))
"""The leaves of the comparison on a wall."""
Look = Mapping[str, object]
"""For which screen the boards are drawn, and how they stand there."""


class Sides(NamedTuple):
    """Two branches at a place: their numbers, how each is chosen, where it is, its board, and its curves."""

    pair: tuple[int, int]
    picks: tuple[str, ...]
    places: tuple[str, ...]
    boards: tuple[str, ...]
    sampled: Sequence[curve_groups.Sampled]
    told: str
    """What differs, in words."""


def side_by_side(now: Moment, pair: tuple[int, int], group: str, tongue: Tongue, look: Look) -> str:
    """Two branches at the place that is shown, as far as these eyes may see them; for one that is gone, the last there is."""
    sides = _sides(now, pair, tongue, look)
    columns = [
        element("div", [pick, element("span", f" {place}"), board])
        for pick, place, board in zip(sides.picks, sides.places, sides.boards, strict=True)
    ]
    below = element("div", sides.told + _charts(now, sides, group, tongue), class_="below")
    return element("div", columns, class_="pair boards") + below


def one_by_one(now: Moment, pair: tuple[int, int], group: str, tongue: Tongue, look: Look, leaf: str) -> str:
    """For a wall: one of the two boards, large, and beside it what differs or the curves; ``leaf`` says which of them.

    A press shows the other board in its place, so that one sees what changes.
    """
    sides, chosen, has_curves = _sides(now, pair, tongue, look), int(leaf.startswith("1")), leaf.endswith(CURVES)
    behind = f"-{CURVES}" if has_curves else ""
    names = [f"{now.game.branches[number].name} {place}" for number, place in zip(sides.pair, sides.places, strict=True)]
    ways = [
        button(name, "dialog", f"compare {side}{behind}", aria_pressed=str(side == chosen).lower())
        for side, name in enumerate(names)
    ]
    if sides.sampled[0].series.curves:
        other = str(chosen) if has_curves else f"{chosen}-{CURVES}"
        ways.append(button(tongue.ui("curves"), "dialog", f"compare {other}", aria_pressed=str(has_curves).lower()))
    picks = sides.picks if len(now.game.branches) > len(pair) else ()
    told = _charts(now, sides, group, tongue) if has_curves else sides.told
    return element("div", sides.boards[chosen], class_="shown") + element("div", [*ways, *picks], class_="leaves") + told


def _sides(now: Moment, pair: tuple[int, int], tongue: Tongue, look: Look) -> Sides:
    """What both ways to compare show; a branch that may not be seen gives way to one that may."""
    game, known = now.game, [number for number, branch in enumerate(now.game.branches) if now.may_look(branch)]
    first, second = (
        number if number in known else game.current if number < len(game.branches) else known[-1] for number in pair
    )
    pair = (first, second)
    options = [(number, game.branches[number].name) for number in known]
    sampled = curve_groups.shared([curve_groups.sampled(now, number) for number in pair])
    picks, places, boards, stood = list[str](), list[str](), list[str](), list[tuple[str, differences.Values]]()
    for side, number in enumerate(pair):
        branch = game.branches[number]
        at = min(game.at, len(branch.states) - 1)
        picks.append(select(f"side-{side}", options, number, tongue.ui("branches")))
        places.append(f"{at}/{len(branch.states) - 1}")
        seen = sight.seen(branch.states[at], now.eyes_for(branch, at))
        boards.append(seen.svg(names=tongue.names, language=tongue.language, **look))
        stood += filter(None, [differences.standing(sampled[side], at, now.state.ruleset, tongue)])
    names = [game.branches[number].name for number in pair]
    told = parting.told(now, pair, tongue) + differences.told(boards, names, stood, tongue)
    return Sides(pair, tuple(picks), tuple(places), tuple(boards), sampled, element("div", told, class_="compared"))


def _charts(now: Moment, sides: Sides, group: str, tongue: Tongue) -> str:
    """The curves of both on one scale; none where all are hidden in one of them."""
    sampled = sides.sampled
    if not sampled[0].series.curves:
        return ""
    chosen, ruleset = curve_groups.chosen(sampled[0].series, group, standing=True), now.state.ruleset
    most, title = max(curves.peak(one.series, chosen) for one in sampled), curves.named(chosen, ruleset, tongue)
    names = [now.game.branches[number].name for number in sides.pair]
    charts = [curves.chart(one.series, chosen, one.place(now.game.at), tongue, title, ruleset, most) for one in sampled]
    heads = [element("b", escaped(tongue.ui("curves-of", branch=name, what=title))) for name in names]
    return element("div", [element("div", head + chart) for head, chart in zip(heads, charts, strict=True)], class_="charts")
