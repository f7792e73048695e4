"""Many games: how roads grow, and where plots are expropriated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...core.record import Record
from ...drawing import HUES, INK
from ...drawing.estimates import quantile, share_interval
from ...drawing.plotting import PEN, QUIET, RULED, panel, percent, source, styled, titled
from ..notation import Lay
from ..plot_sets import name
from ..table import ROAD
from .source import Game, records, rules_of, say, series

if TYPE_CHECKING:
    from matplotlib.axes import Axes

NAMED = 4
"""Plots that a title names, at most."""
Band = tuple[float, float, float]
"""10 % quantile, median, 90 % quantile."""


def growth_bands(games: Sequence[Game], curve: str = "roads") -> list[Band]:
    """For each turn from 0 on, the 10 % quantile, median and 90 % quantile of the roads (or undeveloped plots).

    A game that is over keeps its last number.
    """
    levels = [_level(series(game).after_turns("plots")[curve]) for game in games]
    longest = max((len(one) for one in levels), default=0)
    padded = [[*one, *[one[-1]] * (longest - len(one))] for one in levels]
    return [(quantile(now, 0.1), quantile(now, 0.5), quantile(now, 0.9)) for now in zip(*padded, strict=True)]


def _level(curve: dict[int, int]) -> list[int]:
    level = next(iter(curve.values()))
    return [level := curve.get(turn, level) for turn in range(max(curve) + 1)]


@styled
def road_growth(games: Iterable[Game], ax: Axes | None = None) -> Axes:
    """Roads and undeveloped plots over the turns: the median of the games and the middle 80 % of them."""
    games = list(games)
    if not games:
        raise ValueError("There are no games to draw.")
    ax = panel(ax)
    for curve, hue in (("roads", PEN), ("undeveloped", HUES["green"].fill)):
        bands = growth_bands(games, curve)
        low, middle, high = zip(*bands, strict=True)
        turns = range(len(bands))
        ax.fill_between(turns, low, high, step="post", color=hue, alpha=0.25, linewidth=0)
        ax.step(turns, middle, where="post", color=hue, linewidth=2.2)
        at = len(bands) * 3 // 4 if curve == "roads" else len(bands) // 5
        side, away = ("right", -6) if curve == "roads" else ("left", 6)  # from where the curve is higher
        ax.annotate(say(f"curve-{curve}"), (at, high[at]), (away, 5), textcoords="offset points", color=INK, ha=side)
    roads = growth_bands(games)
    ax.set(xlim=(0, len(roads) - 1), ylim=(0, None), xlabel=say("turn"), ylabel=say("plots"))
    ax.grid(axis="y", color=RULED, linewidth=0.8)
    least, median, most = roads[-1]
    finding = say("roads-at-end", {"middle": f"{median:g}", "low": f"{least:g}", "high": f"{most:g}"})
    titled(ax, finding, source(games, say("band")))
    return ax


def expropriated_shares(games: Iterable[Record]) -> list[list[float]]:
    """For each row and column, the share of the games in which that plot was expropriated."""
    found = records(games)
    side = rules_of(found[0]).ground.side
    if any(rules_of(game).ground.side != side for game in found):
        raise ValueError("The games are played on boards of different sizes; draw them apart.")
    counts = [[0] * side for _ in range(side)]
    for game in found:
        for row, column in rules_of(game).ground.squares(_taken(game)):
            counts[row][column] += 1
    return [[count / len(found) for count in row] for row in counts]


def _taken(game: Record) -> int:
    """The plots that became roads without anybody laying one there."""
    here, laid = rules_of(game).ground, 0
    for move in game.moves:
        if isinstance(move, Lay) and move.tile == ROAD:
            laid |= 1 << here.at(move.row, move.column)
    roads: int = game.final().table.roads
    return roads & ~laid


@styled
def expropriation_map(games: Iterable[Record], ax: Axes | None = None) -> Axes:
    """A heat map of the board: in which share of the games each plot became a road by expropriation."""
    found = records(games)
    shares = expropriated_shares(found)
    side = len(shares)
    ax = panel(ax, 6.4)
    ax.imshow(shares, cmap="Greys", vmin=0, vmax=1)
    taken = _distributors(found)
    for row in range(side):
        for column in range(side):
            share = shares[row][column]
            if (row, column) in taken:
                _hatched(ax, row, column)
                continue
            ink = "white" if share > 0.55 else INK
            ax.text(column, row, f"{100 * share:.0f}", ha="center", va="center", fontsize=9, color=ink)
    ax.set_xticks(range(side), [name(0, column)[:-1] for column in range(side)])
    ax.set_yticks(range(side), [str(row + 1) for row in range(side)])
    ax.xaxis.tick_top()
    ax.tick_params(length=0, colors=QUIET)
    for spine in ax.spines.values():
        spine.set_visible(False)
    below = [source(found, say("map")), *[say("map-distributors")] * bool(taken)]
    titled(ax, _finding(shares, len(found)), "\n".join(below), 14)
    return ax


def _distributors(games: Sequence[Record]) -> set[tuple[int, int]]:
    """The plots that a distributor has in every one of these games; no game could expropriate them."""
    each = [{rules_of(game).ground.square(site) for site in game.final().table.sites} for game in games]
    return set.intersection(*each)


def _hatched(ax: Axes, row: int, column: int) -> None:
    from matplotlib.patches import Rectangle

    ax.add_patch(Rectangle((column - 0.5, row - 0.5), 1, 1, facecolor="none", edgecolor=QUIET, hatch="////", linewidth=0))


def _finding(shares: list[list[float]], games: int) -> str:
    """The plots that are expropriated most often, with their interval; ahead only if no other interval reaches it."""
    hits = {name(row, column): round(share * games) for row, line in enumerate(shares) for column, share in enumerate(line)}
    most = max(hits.values())
    if not most:
        return say("none-expropriated")
    first = [plot for plot, count in hits.items() if count == most]
    low, high = share_interval(most, games)
    others = sum(share_interval(count, games)[1] > low for count in hits.values()) - len(first)
    values = {"share": percent(most / games), "low": f"{100 * low:.0f}", "high": percent(high), "others": others}
    if len(first) == 1 and not others:
        return say("most-often", {"plot": first[0], **values})
    return say("often" if others else "often-each", {"plots": _few(first), **values})


def _few(plots: Sequence[str]) -> list[str]:
    """The plots, or the first of them and how many more there are."""
    return [*plots] if len(plots) <= NAMED else [*plots[: NAMED - 1], say("more", {"count": len(plots) - NAMED + 1})]
