"""One game: the companies' values, the players' wealth, and where it came from and went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ...core.record import Record
from ...core.series import Series
from ...core.words import words
from ...drawing import HUES, INK, PLAYERS, REFUSAL, Hue
from ...drawing.plotting import PEN, QUIET, RULED, beside, disc, panel, source, spread, styled, titled
from ..curves import series as curves
from ..table import COMPANIES, THOUSAND

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Game = Record | Series
"""A record, or the series made of it beforehand, so that a game need not be played again for each plot."""
PARTS = ("premium", "dividend", "gain", "losses")
SHADES = {"premium": PEN, "dividend": "#9AA5B1", "gain": "#DAD3C3", "losses": REFUSAL}
HATCHES = {"premium": "", "dividend": "//", "gain": "..", "losses": "xx"}


def series(game: Game) -> Series:
    """The curves of a game, made of its record if need be."""
    if isinstance(game, Series):
        return game
    if not isinstance(game, Record) or game.ruleset != "shark":
        given = str(getattr(game, "ruleset", type(game).__name__))[:60]
        raise ValueError(f"A plot of SHARK takes records or series of SHARK, not {given}.")
    return curves(game)


def marks(found: Series, group: str, company: str) -> list[int]:
    """The turns in which a company was placed, merged or robbed of a chain."""
    counts = found.after_turns(group)[company]
    turns = list(counts)
    first = [turns[0]] if counts[turns[0]] else []
    return first + [turn for before, turn in pairwise(turns) if counts[turn] > counts[before]]


@styled
def value_curves(game: Game, ax: Axes | None = None) -> Axes:
    """The value of each company after each turn: a dot is a placement, a diamond a merger, a cross a chain removed."""
    ax = panel(ax)
    found = series(game)
    values = found.after_turns("value")
    last, top = max(values[COMPANIES[0]]), max(max(curve.values()) for curve in values.values())
    for place, (company, curve) in enumerate(values.items()):
        _climb(ax, found, company, curve, (place - 1.5) * 0.09)
    heights = spread([curve[last] for curve in values.values()], max(top, 1) * 0.07)
    for company, height in zip(values, heights, strict=True):
        disc(ax, 1.045, height, HUES[company], 7, beside=True)
        beside(ax, height, "     " + _say("at", company=company, value=values[company][last]))
    ax.set(xlim=(min(values[COMPANIES[0]]), last), ylim=(-0.4, top + 1), xlabel=_label("turn"), ylabel=_label("value"))
    ax.grid(axis="y", color=RULED, linewidth=0.8)
    best = max(values, key=lambda company: values[company][last])
    titled(ax, _say("highest", company=best, value=values[best][last], turn=last), source([game], _label("marks")))
    return ax


def _climb(ax: Axes, found: Series, company: str, curve: Mapping[int, int], nudge: float) -> None:
    """A company's steps, a hair above or below the others where they run together, with its marks."""
    hue = HUES[company].fill
    ax.step(list(curve), [value + nudge for value in curve.values()], where="post", color=hue, clip_on=False)
    for group, sign, size in (("placements", "o", 4.5), ("merges", "D", 7.5), ("removals", "X", 9)):
        turns = marks(found, group, company)
        edge = REFUSAL if group == "removals" else INK
        ax.plot(turns, [curve[turn] + nudge for turn in turns], sign, ms=size, mfc=hue, mec=edge, mew=0.8, clip_on=False)


@styled
def wealth_curves(game: Game, ax: Axes | None = None) -> Axes:
    """Each player's wealth after each turn in a lane of its own, cash below and shares at their price above."""
    found = series(game)
    cash, wealth = found.after_turns("cash"), found.after_turns("wealth")
    names = game.names if isinstance(game, Record) else ()
    most = max(max(curve.values()) for curve in wealth.values()) or 1
    ax = panel(ax, 1.5 + 1.1 * len(cash))
    for lane, player in enumerate(reversed(cash)):
        _lane(ax, lane * 1.18, int(player) - 1, cash[player], wealth[player], most, names)
    turns = list(cash["1"])
    ax.set(xlim=(turns[0], max(turns[-1], turns[0] + 1)), ylim=(-0.05, len(cash) * 1.18), yticks=[], xlabel=_label("turn"))
    ax.spines["left"].set_visible(False)
    last = {int(player) - 1: curve[turns[-1]] for player, curve in wealth.items()}
    best = tuple(player for player, money in last.items() if money == max(last.values()))
    finding = words("shark").say("plots", "richest", {"players": best, "money": max(last.values())}, names)
    titled(ax, finding, source([game], _label("stacked")))
    return ax


def _lane(
    ax: Axes, floor: float, player: int, cash: Mapping[int, int], wealth: Mapping[int, int], most: int, names: Sequence[str]
) -> None:
    look, turns = PLAYERS[player], list(cash)
    low = [floor + amount / most for amount in cash.values()]
    high = [floor + amount / most for amount in wealth.values()]
    ax.hlines(floor, turns[0], turns[-1], color=RULED, linewidth=0.8)
    ax.fill_between(turns, [floor] * len(turns), low, step="post", facecolor=look.line, alpha=0.85, linewidth=0)
    ax.fill_between(turns, low, high, step="post", facecolor=look.tint, edgecolor=look.line, hatch="//", linewidth=0.5)
    disc(ax, -0.045, floor + 0.35, Hue(look.tint, str(player + 1), INK), 9, beside=True)
    end = turns[-1]
    values = {"player": player, "money": wealth[end], "cash": cash[end], "shares": wealth[end] - cash[end]}
    for key, height, ink in (("has", 0.55, INK), ("split", 0.22, QUIET)):
        beside(ax, floor + height, words("shark").say("plots", key, values, names), fontsize=9, color=ink)


def sources(game: Game) -> dict[str, dict[str, int]]:
    """For each player what premium, dividends and trade brought in all, what losses cost, and the wealth at the end.

    Wealth is the cash at the start, plus premium, dividend and gain, less losses.
    """
    found = series(game).curves
    return {player: {part: found[part][player][-1] for part in (*PARTS, "wealth")} for player in found["cash"]}


@styled
def money_sources(game: Game, ax: Axes | None = None) -> Axes:
    """A bar for each player: premium, dividends and gains from trade to the right, losses to the left."""
    found = sources(game)
    names = game.names if isinstance(game, Record) else ()
    ax = panel(ax, 1.9 + 0.5 * len(found))
    for place, (player, parts) in enumerate(found.items()):
        _bar(ax, place, parts)
        disc(ax, -0.045, place, Hue(PLAYERS[int(player) - 1].tint, player, INK), 9, beside=True)
        values = {"player": int(player) - 1, "money": parts["wealth"]}
        beside(ax, place, words("shark").say("plots", "has", values, names), fontsize=9)
    for part in PARTS:
        ax.barh([0], [0], color=SHADES[part], hatch=HATCHES[part], edgecolor=INK, linewidth=0.6, label=_label(part))
    ax.legend(loc="upper center", bbox_to_anchor=(0.5, -0.32), ncols=len(PARTS), fontsize=9)
    ax.axvline(0, color=INK, linewidth=0.8)
    ax.set(ylim=(len(found) - 0.4, -0.6), yticks=[], xlabel=_label("thousands"))
    ax.spines["left"].set_visible(False)
    total = {part: sum(parts[part] for parts in found.values()) for part in PARTS[:3]}
    best = max(total, key=lambda part: total[part])
    titled(ax, _say("most-from", part=_label(best), money=total[best]), source([game]), 84)
    return ax


def _bar(ax: Axes, place: int, parts: Mapping[str, int]) -> None:
    """What came in is laid end to end to the right of zero, what went out to the left."""
    ends = {1: 0.0, -1: 0.0}
    for part in PARTS:
        amount = (-parts[part] if part == "losses" else parts[part]) / THOUSAND
        side = 1 if amount >= 0 else -1
        hatched: dict[str, Any] = {"hatch": HATCHES[part], "edgecolor": INK, "linewidth": 0.6}
        ax.barh(place, amount, 0.62, left=ends[side], color=SHADES[part], **hatched)
        ends[side] += amount


def _say(key: str, **values: object) -> str:
    return words("shark").say("plots", key, values)


def _label(key: str) -> str:
    return words("shark").template("plots", key)
