"""Two branches side by side: their boards, and below them what differs in words, beside their curves on one scale."""

from __future__ import annotations

from collections.abc import Sequence

from ...drawing import escaped
from ..markup import Tongue, element, select
from . import curve_groups, curves, differences, parting, sight
from .moment import Moment

SHAPE, PHONE = "projector", "phone"
"""Two boards beside each other are small, and need large letters; on a phone they stand below each other."""


def side_by_side(now: Moment, pair: tuple[int, int], group: str, tongue: Tongue, shape: str = SHAPE) -> str:
    """Two branches at the place that is shown, as far as these eyes may see them; for one that is gone, the last there is."""
    game, known = now.game, [number for number, branch in enumerate(now.game.branches) if now.may_look(branch)]
    first, second = (
        number if number in known else game.current if number < len(game.branches) else known[-1] for number in pair
    )
    pair = (first, second)
    options = [(number, game.branches[number].name) for number in known]
    sampled = curve_groups.shared([curve_groups.sampled(now, number) for number in pair])
    columns, boards, stood = list[str](), list[str](), list[tuple[str, differences.Values]]()
    for side, number in enumerate(pair):
        branch = game.branches[number]
        at = min(game.at, len(branch.states) - 1)
        pick = select(f"side-{side}", options, number, tongue.ui("branches"))
        seen = sight.seen(branch.states[at], now.eyes_for(branch, at))
        boards.append(seen.svg(names=tongue.names, language=tongue.language, shape=shape))
        stood += filter(None, [differences.standing(sampled[side], at, now.state.ruleset, tongue)])
        place = element("span", f" {at}/{len(branch.states) - 1}")
        columns.append(element("div", [pick, place, boards[side]]))
    names = [game.branches[number].name for number in pair]
    parted = parting.told(now, pair, tongue)
    told = element("div", parted + differences.told(boards, names, stood, tongue), class_="compared")
    below = element("div", told + _charts(now, sampled, group, names, tongue), class_="below")
    return element("div", columns, class_="pair boards") + below


def _charts(now: Moment, sampled: Sequence[curve_groups.Sampled], group: str, names: Sequence[str], tongue: Tongue) -> str:
    """The curves of both on one scale; none where all are hidden in one of them."""
    if not sampled[0].series.curves:
        return ""
    chosen, ruleset = curve_groups.chosen(sampled[0].series, group, standing=True), now.state.ruleset
    most, title = max(curves.peak(one.series, chosen) for one in sampled), curves.named(chosen, ruleset, tongue)
    charts = [curves.chart(one.series, chosen, one.place(now.game.at), tongue, title, ruleset, most) for one in sampled]
    heads = [element("b", escaped(tongue.ui("curves-of", branch=name, what=title))) for name in names]
    return element("div", [element("div", head + chart) for head, chart in zip(heads, charts, strict=True)], class_="charts")
