"""One game: how long the routes are as roads grow, and how much is expropriated in each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.record import Record
from ...core.series import Series
from ...drawing import HUES, INK, PLAYERS, Hue
from ...drawing.plotting import PEN, RULED, beside, disc, panel, source, spread, styled, titled
from ..board.tiles import GOOD_HUES
from ..board_text import SITES
from ..table import GOODS
from .source import Game, say, series

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@styled
def route_lengths(game: Game, player: int | None = None, ax: Axes | None = None) -> Axes:
    """The length of each route along the roads so far, a line a player and good; it begins where there is a way.

    ``game`` is a record or its series, ``player`` (from 0) shows one player only. A line may fall, where new roads
    shorten a route, but never rises: roads stay.
    """
    ax = panel(ax, 4.6)
    found, names = series(game), game.names if isinstance(game, Record) else ()
    lines = _lines(found, player)
    last, most = max(found.turns[-1], 1), max((values[-1] for _, _, values in lines), default=1)
    heights = _heights([values[-1] for _, _, values in lines], max(most, 4) * 0.075)
    for (owner, good, values), height in zip(lines, heights, strict=True):
        hue = HUES[GOOD_HUES[good]]
        nudge = (good - 1.5) * most * 0.012
        turns = [turn for turn, value in zip(found.turns, values, strict=True) if value]
        ax.step(turns, [value + nudge for value in values if value], where="post", color=hue.fill, linewidth=2)
        disc(
            ax,
            turns[0],
            values[values.index(next(filter(None, values)))] + nudge,
            Hue(PLAYERS[owner].tint, str(owner + 1), INK),
            6.5,
        )
        disc(ax, 1.045, height, Hue(hue.fill, SITES[good].lower(), hue.ink), 6.5, beside=True)
        beside(ax, height, "     " + say("route-of", {"player": owner, "length": values[-1]}, names), fontsize=9)
    ax.set(xlim=(0, last), ylim=(0, max(most, 4) * 1.12), xlabel=say("turn"), ylabel=say("route-length"))
    ax.grid(axis="y", color=RULED, linewidth=0.8)
    titled(ax, _shortest(found, names), source([game]))
    return ax


def _heights(values: list[int], gap: float) -> list[float]:
    """Where the labels stand: apart from each other, none below the plot, and no higher than they must."""
    heights, floor = spread(values, gap), 0.0
    for index in sorted(range(len(heights)), key=lambda index: heights[index]):
        heights[index] = max(heights[index], floor)
        floor = heights[index] + gap
    return heights


def _lines(found: Series, player: int | None) -> list[tuple[int, int, list[int]]]:
    """Player, good and values of every route that ever was, the longest last."""
    routes = {(int(key.split()[0]) - 1, GOODS.index(key.split()[1])): list(v) for key, v in found.curves["routes"].items()}
    players = {owner for owner, _ in routes}
    if player is not None and player not in players:
        raise ValueError(f"There is no player {str(player)[:20]}; the players are 0 to {max(players)}.")
    return [(owner, good, v) for (owner, good), v in routes.items() if v[-1] and player in (None, owner)]


def _shortest(found: Series, names: tuple[str, ...]) -> str:
    sums: dict[int, int] = {}
    whole: dict[int, int] = {}
    for owner, _, values in _lines(found, None):
        sums[owner] = sums.get(owner, 0) + values[-1]
        whole[owner] = whole.get(owner, 0) + 1
    if not sums:
        return say("no-routes")
    best = min(sums, key=lambda owner: (-whole[owner], sums[owner]))
    return say("shortest", {"player": best, "routes": whole[best], "sum": sums[best]}, names)


@styled
def expropriations(game: Game, ax: Axes | None = None) -> Axes:
    """How many plots each turn made roads by expropriation; ``game`` is a record or its series."""
    ax = panel(ax)
    found = series(game)
    counts: dict[int, int] = {}
    made = (found.turns[0], *found.turns[:-1])
    for turn, plots in zip(made, found.curves["expropriated"]["plots"], strict=True):
        counts[turn] = counts.get(turn, 0) + plots
    ax.bar(list(counts), list(counts.values()), 0.8, color=PEN)
    most = max(counts, key=lambda turn: counts[turn])
    if counts[most]:
        ax.annotate(str(counts[most]), (most, counts[most]), (0, 3), textcoords="offset points", ha="center", fontweight="bold")
    top = max(counts[most], 1)
    ax.set(xlim=(-0.6, max(counts) + 0.6), ylim=(0, top * 1.15), xlabel=say("turn"), ylabel=say("expropriated"))
    ax.set_yticks(range(0, top + 1, max(1, top // 6)))
    ax.grid(axis="y", color=RULED, linewidth=0.8)
    total = sum(counts.values())
    key = "most-expropriated" if counts[most] else "none-expropriated"
    titled(ax, say(key, {"turn": most, "plots": counts[most], "total": total}), source([game]))
    return ax
