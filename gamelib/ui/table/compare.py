"""Two branches side by side, each with its board and its curves, on one scale."""

from __future__ import annotations

from ..markup import Tongue, element, select
from . import curves, sight
from .moment import Moment


def side_by_side(now: Moment, pair: tuple[int, int], group: str, tongue: Tongue) -> str:
    """Two branches at the place that is shown, as far as these eyes may see them; for one that is gone, the last there is."""
    game = now.game
    pair = (min(pair[0], len(game.branches) - 1), min(pair[1], len(game.branches) - 1))
    options = [(number, branch.name) for number, branch in enumerate(game.branches)]
    sampled = [curves.sampled(now, number) for number in pair]
    chosen = curves.chosen(sampled[0].series, group)
    most = max(curves.peak(one.series, chosen) for one in sampled)
    title = curves.named(chosen, now.state.ruleset, tongue)
    columns = []
    for side, number in enumerate(pair):
        branch = game.branches[number]
        at = min(game.at, len(branch.states) - 1)
        pick = select(f"side-{side}", options, number, tongue.ui("branches"))
        seen = sight.seen(branch.states[at], now.eyes_for(branch, at))
        board = seen.svg(names=tongue.names, language=tongue.language)
        chart = curves.chart(sampled[side].series, chosen, sampled[side].place(at), tongue, title, now.state.ruleset, most)
        columns.append(element("div", [pick, element("span", f" {at}/{len(branch.states) - 1}"), board, chart]))
    return element("div", columns, class_="pair")
