"""Many games: how fast the market fills, by row or by colour, and when rows close."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import inf, isinf
from typing import TYPE_CHECKING

from ...core.record import Record
from ...core.series import Series
from ...core.words import words
from ...drawing import HUES, INK
from ...drawing.estimates import quantile, share_interval
from ...drawing.plotting import PEN, QUIET, RULED, beside, disc, outlined, panel, percent, source, styled, titled
from ..curves import series as curves
from ..rules import Rules

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Game = Record | Series
"""A record, or the series made of it beforehand, so that many games need not be played again for each plot."""
GROUPS = {"row": "rows", "colour": "fill"}
Band = tuple[float, float, float]
"""10 % quantile, median, 90 % quantile."""
LOW, HIGH = 0.1, 0.9
LANE = 1.45
"""The height of a lane in the plot, where a full row is 1."""


def series(game: Game) -> Series:
    """The curves of a game, made of its record if need be."""
    if isinstance(game, Series):
        return game
    if not isinstance(game, Record) or game.ruleset != "mark":
        raise ValueError(
            f"A plot of MARK takes records or series of MARK, not {str(getattr(game, 'ruleset', type(game).__name__))[:60]}."
        )
    return curves(game)


def full(games: Sequence[Game], squares: int | None = None) -> int:
    """How many squares a market row has in these games, which must be the same in all."""
    if not games:
        raise ValueError("There are no games to draw.")
    known = {game.rules.market_squares for game in games if isinstance(game, Record) and isinstance(game.rules, Rules)}
    found = known | ({squares} if squares is not None else set()) or {Rules().market_squares}
    if len(found) > 1:
        raise ValueError(f"The games have market rows of {' and '.join(map(str, sorted(found)))} squares; draw them apart.")
    return found.pop()


def closing_turns(games: Sequence[Game], by: str = "row", squares: int | None = None) -> dict[str, list[float]]:
    """For each row or colour, the turn in which it closed in each game; infinity where it never did."""
    squares, group = full(games, squares), _group(by)
    found: dict[str, list[float]] = {}
    for game in games:
        for name, curve in series(game).after_turns(group).items():
            found.setdefault(name, []).append(next((turn for turn, fill in curve.items() if fill == squares), inf))
    return found


def first_to_close(closings: Mapping[str, Sequence[float]]) -> Counter[str]:
    """In how many games each row or colour closed before all others; no two can close in the same turn."""
    names, found = list(closings), Counter(dict.fromkeys(closings, 0))
    for turns in zip(*closings.values(), strict=True):
        if not isinf(min(turns)):
            found[names[turns.index(min(turns))]] += 1
    return found


def fill_bands(games: Sequence[Game], by: str = "row") -> dict[str, list[Band]]:
    """For each row or colour and each turn from 0 on, the 10 % quantile, the median and the 90 % quantile of its fill.

    A game that is over keeps its last fill; one that starts from a position has its first until then.
    """
    filled = [series(game).after_turns(_group(by)) for game in games]
    last = max((max(curve) for game in filled for curve in game.values()), default=0)
    return {name: _bands([_level(game[name], last) for game in filled]) for name in (filled[0] if filled else ())}


@styled
def fill_rates(games: Iterable[Game], by: str = "row", ax: Axes | None = None, squares: int | None = None) -> Axes:
    """A lane for each row or colour: the median fill over the turns with its band, and when it closes.

    The band holds the middle 80 % of the games; above a lane each tick is a game in which the row closed, the thick line the
    middle 80 % of them and the dot their median. ``squares`` is how long a market row is; it is asked for only
    where series, which do not tell, come from games with other rules.
    """
    games = list(games)
    squares, found = full(games, squares), [series(game) for game in games]
    closings = closing_turns(found, by, squares)
    bands, first = fill_bands(found, by), first_to_close(closings)
    ax = panel(ax, 5.4)
    edge = _edge(closings, bands)
    for lane, name in enumerate(reversed(bands)):
        look = _Lane(ax, lane * LANE, by, name, edge)
        look.climb([tuple(level / squares for level in band) for band in bands[name]])
        look.close(closings[name])
        look.label(closings[name], first[name], len(games))
    ax.set(xlim=(0, edge), ylim=(-0.12, len(bands) * LANE - 0.2), yticks=[], xlabel=words("mark").template("plots", "turn"))
    ax.spines["left"].set_visible(False)
    titled(ax, _finding(by, first, len(games)), source(games, words("mark").template("plots", "band")))
    return ax


class _Lane:
    """One row or colour in the plot: where it lies and with what it is drawn."""

    def __init__(self, ax: Axes, floor: float, by: str, name: str, edge: float) -> None:
        self.ax, self.floor, self.by, self.name, self.edge = ax, floor, by, name, edge
        self.hue = HUES[name].fill if by == "colour" else PEN

    def climb(self, bands: Sequence[Sequence[float]]) -> None:
        """Band and median between the empty and the full row."""
        turns = range(len(bands))
        low, middle, high = ([self.floor + band[part] for band in bands] for part in range(3))
        self.ax.hlines([self.floor, self.floor + 1], 0, self.edge, color=RULED, linewidth=0.8, zorder=0)
        outline = {"edgecolor": INK, "linewidth": 0.4} if self.name == "white" else {"linewidth": 0}
        self.ax.fill_between(turns, low, high, step="post", facecolor=self.hue, alpha=0.3, **outline)
        self.ax.step(turns, middle, where="post", **outlined(self.hue, 2.2))

    def close(self, closings: Sequence[float]) -> None:
        """A tick for each game, the middle 80 % and the median, just above the full row."""
        top = self.floor + 1.14
        self.ax.vlines(
            [turn for turn in closings if turn <= self.edge], top - 0.06, top + 0.06, color=QUIET, linewidth=0.5, alpha=0.35
        )
        low, middle, high = (quantile(closings, share) for share in (LOW, 0.5, HIGH))
        if not isinf(low):
            self.ax.plot([low, min(high, self.edge)], [top, top], color=INK, linewidth=1.4, solid_capstyle="butt")
        if not isinf(middle):
            self.ax.plot(middle, top, "o", color=INK, markersize=5)

    def label(self, closings: Sequence[float], first: int, games: int) -> None:
        """What the lane is, at its left, and its numbers at its right."""
        middle = self.floor + 0.5
        if self.by == "colour":
            disc(self.ax, -0.045, middle, HUES[self.name], 9, beside=True)
        else:
            where = self.ax.get_yaxis_transform()
            self.ax.text(-0.045, middle, self.name, fontsize=14, fontweight="bold", ha="center", va="center", transform=where)
        numbers = _numbers(closings, first, games)
        for key, height, ink in (("closes", 0.32, INK), ("first-in", 0, QUIET), ("first-sure", -0.28, QUIET)):
            beside(self.ax, middle + height, words("mark").say("plots", key, numbers), fontsize=9, color=ink)


def _numbers(closings: Sequence[float], first: int, games: int) -> dict[str, str]:
    never = words("mark").template("plots", "never")
    low, middle, high = (quantile(closings, share) for share in (LOW, 0.5, HIGH))
    turns = {key: never if isinf(turn) else f"{turn:.0f}" for key, turn in (("low", low), ("middle", middle), ("high", high))}
    sure = share_interval(first, games)
    return turns | {"share": percent(first / games), "least": f"{100 * sure[0]:.0f}", "most": percent(sure[1])}


def _finding(by: str, first: Counter[str], games: int) -> str:
    """Who closes first, if the intervals of the first two let us say so."""
    (leader, most), (second, next_most) = first.most_common(2)
    clear = share_interval(most, games)[0] > share_interval(next_most, games)[1]
    values = {"name": leader, "share": percent(most / games), "second": second, "second_share": percent(next_most / games)}
    key = f"{by}-first" if clear else f"{by}-even" if most else "none-first"
    return words("mark").say("plots", key, values)


def _edge(closings: Mapping[str, Sequence[float]], bands: Mapping[str, Sequence[Band]]) -> float:
    """How far the turns are drawn: a little beyond the slowest row's 90 %, or to the end of the longest game."""
    longest = max(len(band) - 1 for band in bands.values())
    slowest = max(quantile(turns, HIGH) for turns in closings.values())
    return max(min(slowest * 1.08, longest), 1)


def _level(curve: Mapping[int, int], last: int) -> list[int]:
    """The fill after each turn from 0 to the last, also before this game starts and after it is over."""
    level = next(iter(curve.values()))
    return [level := curve.get(turn, level) for turn in range(last + 1)]


def _bands(levels: Sequence[Sequence[int]]) -> list[Band]:
    return [(quantile(now, LOW), quantile(now, 0.5), quantile(now, HIGH)) for now in zip(*levels, strict=True)]


def _group(by: str) -> str:
    if by not in GROUPS:
        raise ValueError(f"Fill rates are drawn by {' or by '.join(GROUPS)}, not by '{str(by)[:60]}'.")
    return GROUPS[by]
