"""Many games: how the values fan out over the turns, by company or by rank."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from ...core.series import Series
from ...core.words import words
from ...drawing import HUES, INK
from ...drawing.estimates import quantile
from ...drawing.plotting import PEN, QUIET, RULED, beside, disc, panel, source, styled, titled
from ..table import COMPANIES
from .game import Game, series

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BY = ("company", "rank")
SHARES = (0.1, 0.25, 0.5, 0.75, 0.9)
"""The quantiles of a fan: the middle 80 %, the middle half, and the median."""
Band = tuple[float, ...]
RANKS = ("1", "2", "3", "4")


def value_bands(games: Sequence[Game], by: str = "company") -> dict[str, list[Band]]:
    """For each company, or for the highest, second, third and lowest value, the quantiles of ``SHARES`` after each turn.

    A game that is over keeps its last values; one that starts from a position has its first until then.
    """
    if by not in BY:
        raise ValueError(f"Values are drawn by {' or by '.join(BY)}, not by '{str(by)[:60]}'.")
    found = [series(game).after_turns("value") for game in games]
    if not found:
        raise ValueError("There are no games to draw.")
    last = max(max(curve) for game in found for curve in game.values())
    levels = [_levels(game, last, by) for game in found]
    return {name: [_band([game[name][turn] for game in levels]) for turn in range(last + 1)] for name in levels[0]}


def _levels(game: Mapping[str, Mapping[int, int]], last: int, by: str) -> dict[str, list[int]]:
    curves = {company: _level(game[company], last) for company in COMPANIES}
    if by == "company":
        return curves
    ranked = [sorted(values, reverse=True) for values in zip(*curves.values(), strict=True)]
    return {rank: [values[place] for values in ranked] for place, rank in enumerate(RANKS)}


def _level(curve: Mapping[int, int], last: int) -> list[int]:
    level = next(iter(curve.values()))
    return [level := curve.get(turn, level) for turn in range(last + 1)]


def _band(values: Sequence[int]) -> Band:
    return tuple(quantile(values, share) for share in SHARES)


@styled
def value_fans(games: Iterable[Game], by: str = "company", ax: Axes | None = None) -> Axes:
    """A lane for each company or rank: the median value over the turns, the middle half and the middle 80 % of the games."""
    games = list(games)
    found: list[Series] = [series(game) for game in games]
    bands = value_bands(found, by)
    top = max(band[-1] for lane in bands.values() for band in lane) or 1
    ax = panel(ax, 5.6)
    for place, name in enumerate(reversed(bands)):
        _fan(ax, place * 1.2, name, bands[name], top)
    edge = max(len(next(iter(bands.values()))) - 1, 1)
    ax.set(xlim=(0, edge), ylim=(-0.06, len(bands) * 1.2), yticks=[], xlabel=words("shark").template("plots", "turn"))
    ax.spines["left"].set_visible(False)
    titled(ax, _finding(bands, by), source(games, words("shark").template("plots", "band")))
    return ax


def _fan(ax: Axes, floor: float, name: str, bands: Sequence[Band], top: float) -> None:
    hue, turns = (HUES[name].fill if name in HUES else PEN), range(len(bands))
    low, quarter, middle, three, high = ([floor + band[part] / top for band in bands] for part in range(len(SHARES)))
    ax.hlines([floor, floor + 1], 0, max(len(bands) - 1, 1), color=RULED, linewidth=0.8, zorder=0)
    ax.fill_between(turns, low, high, step="post", facecolor=hue, alpha=0.22, linewidth=0)
    ax.fill_between(turns, quarter, three, step="post", facecolor=hue, alpha=0.4, linewidth=0)
    ax.step(turns, middle, where="post", color=hue, linewidth=2.2)
    if name in HUES:
        disc(ax, -0.045, floor + 0.5, HUES[name], 9, beside=True)
    else:
        where = ax.get_yaxis_transform()
        label = words("shark").label("rank", name)
        ax.text(-0.02, floor + 0.5, label, fontsize=10, ha="right", va="center", transform=where)
    numbers = {"middle": f"{bands[-1][2]:g}", "low": f"{bands[-1][0]:g}", "high": f"{bands[-1][4]:g}", "top": f"{top:g}"}
    for key, height, ink in (("ends-at", 0.62, INK), ("ends-between", 0.34, QUIET)):
        beside(ax, floor + height, words("shark").say("plots", key, numbers), fontsize=9, color=ink)


def _finding(bands: Mapping[str, Sequence[Band]], by: str) -> str:
    ends = {name: lane[-1][2] for name, lane in bands.items()}
    best, worst = max(ends, key=lambda name: ends[name]), min(ends, key=lambda name: ends[name])
    values = {"best": best, "high": f"{ends[best]:g}", "worst": worst, "low": f"{ends[worst]:g}"}
    key = "fan-rank" if by == "rank" else "fan-even" if ends[best] == ends[worst] else "fan-company"
    return words("shark").say("plots", key, values)
