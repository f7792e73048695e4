"""Many games: time per leg, fights and ransoms, posts, and how long games last against the goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, isinf
from typing import TYPE_CHECKING

from ...core.record import Record
from ...core.words import words
from ...drawing import HUES, INK
from ...drawing.estimates import quantile, share_interval
from ...drawing.plotting import PEN, QUIET, RULED, disc, panel, percent, source, styled, titled
from ..atlas import world
from ..table import COLOURS
from .measures import FIGHTS, LEGS, RANSOMS, checked, fight_counts, leg_turns, own_rules, post_stops, rounds

if TYPE_CHECKING:
    from matplotlib.axes import Axes

LOW, HIGH = 0.1, 0.9


@styled
def legs(games: Sequence[Record], ax: Axes | None = None) -> Axes:
    """How many turns of his own a merchant takes to Khanbalik, then to his mission, and home: every journey a dot."""
    found, say = leg_turns(games), words("marco_polo").say
    ax = panel(ax, 3.2)
    for row, leg in enumerate(LEGS):
        turns = found[leg]
        ax.annotate(
            words("marco_polo").label("leg", leg), (0, row), (-8, 0), textcoords="offset points", ha="right", va="center"
        )
        if not turns:
            continue
        spots = [(n % 9 - 4) * 0.05 for n in range(len(turns))]
        ax.plot(turns, [row + spot for spot in spots], "o", ms=3.2, color=PEN, alpha=0.3)
        low, middle, high = (quantile(turns, share) for share in (LOW, 0.5, HIGH))
        ax.plot([low, high], [row, row], color=INK, linewidth=2)
        ax.plot(middle, row, "o", ms=8, color=INK)
        numbers = {"n": len(turns), "low": int(low), "middle": int(middle), "high": int(high)}
        ax.annotate(say("plots", "leg", numbers), (1.02, row), xycoords=ax.get_yaxis_transform(), va="center", fontsize=9)
    ax.set(ylim=(len(LEGS) - 0.5, -0.5), yticks=[], xlabel=words("marco_polo").template("plots", "own-turns"))
    ax.set_xlim(0, max((max(turns) for turns in found.values() if turns), default=1) * 1.05)
    ax.spines["left"].set_visible(False)
    longest = max(LEGS, key=lambda leg: quantile(found[leg], 0.5) if found[leg] else 0)
    key = "longest-leg" if found[longest] else "no-leg"
    middle = int(quantile(found[longest], 0.5)) if found[longest] else 0
    titled(ax, say("plots", key, {"leg": longest, "turns": middle}), source(checked(games), _label("band")))
    return ax


@styled
def fights(games: Sequence[Record], ax: Axes | None = None) -> Axes:
    """How fights end, and how ransom is paid."""
    counts, say = fight_counts(games), words("marco_polo").say
    ax = panel(ax, 3.2)
    for row, name in enumerate((*FIGHTS, *RANSOMS)):
        height = row + (0.6 if name in RANSOMS else 0)
        ax.barh(height, counts[name], 0.66, color=PEN if name in FIGHTS else QUIET, edgecolor=INK, linewidth=0.6)
        label = words("marco_polo").label("fight", name)
        ax.annotate(label, (0, height), (-8, 0), textcoords="offset points", ha="right", va="center")
        ax.annotate(f"{counts[name]:,}", (counts[name], height), (5, 0), textcoords="offset points", va="center", fontsize=9)
    ax.set(ylim=(6.1, -0.6), yticks=[], xticks=[], xlim=(0, max(counts.values()) * 1.12 + 1))
    for side in ("left", "bottom"):
        ax.spines[side].set_visible(False)
    fought = counts["won"] + counts["lost"]
    share = percent(counts["won"] / fought) if fought else "–"
    low, high = share_interval(counts["won"], fought) if fought else (0.0, 1.0)
    values = {"share": share, "low": f"{100 * low:.0f}", "high": percent(high), "fights": fought}
    titled(ax, say("plots", "fights-won" if fought else "no-fights", values), source(checked(games)), 10)
    return ax


@styled
def posts(games: Sequence[Record], ax: Axes | None = None) -> Axes:
    """Which posts are used: how often a merchant stops there, and how many cards he takes away, per game."""
    found, say = post_stops(games), words("marco_polo").say
    here = world(own_rules(checked(games)[0]).map)
    ax = panel(ax, 0.24 * len(found) + 1.4)
    order = sorted(found, key=lambda name: -found[name][0])
    for row, name in enumerate(order):
        stops, cards = (number / len(games) for number in found[name])
        hue = HUES[COLOURS[here.colours[here.index[name]]]]
        ax.barh(row, stops, 0.7, color=hue.fill, edgecolor=INK, linewidth=0.6)
        ax.plot(cards, row, "|", color=INK, markersize=9, markeredgewidth=2)
        disc(ax, -0.025, row, hue, 5.5, beside=True)
        where = ax.get_yaxis_transform()
        ax.text(-0.05, row, name, ha="right", va="center", fontsize=9, transform=where)
    ax.set(ylim=(len(order) - 0.4, -0.6), yticks=[], xlabel=_label("per-game"))
    ax.set_xlim(left=0)
    ax.grid(axis="x", color=RULED, linewidth=0.8)
    stops = found[order[0]][0] / len(games)
    titled(ax, say("plots", "busiest", {"space": order[0], "stops": f"{stops:.1f}"}), source(games, _label("cards-mark")))
    return ax


@styled
def game_lengths(games: Mapping[int, Sequence[Record]], ax: Axes | None = None) -> Axes:
    """How long games last against the sum that wins: for each goal the median and the middle 80 % of the rounds.

    ``games`` are records by their goal, such as ``{700: [...], 1100: [...]}``; games that were cut count as endless.
    """
    if not games:
        raise ValueError("There are no games to draw.")
    goals, say = sorted(games), words("marco_polo").say
    lengths = {goal: rounds(games[goal]) for goal in goals}
    ax = panel(ax)
    top = max((length for found in lengths.values() for length in found if not isinf(length)), default=1.0)
    bands = [tuple(min(quantile(lengths[goal], share), top) for share in (LOW, 0.5, HIGH)) for goal in goals]
    ax.fill_between(goals, [band[0] for band in bands], [band[2] for band in bands], color=PEN, alpha=0.25, linewidth=0)
    ax.plot(goals, [band[1] for band in bands], "o-", color=INK, linewidth=2)
    for goal, band in zip(goals, bands, strict=True):
        cut = sum(length == inf for length in lengths[goal])
        shown = f"{band[1]:.0f}" + (" " + say("plots", "cut", {"cut": cut}) if cut else "")
        ax.annotate(shown, (goal, band[1]), (0, 9), textcoords="offset points", ha="center", fontsize=9)
    ax.set(xlabel=_label("goal-sum"), ylabel=_label("rounds"), xticks=goals)
    ax.set_ylim(0, top * 1.08)
    ax.grid(axis="y", color=RULED, linewidth=0.8)
    values = {"low": goals[0], "high": goals[-1], "short": f"{bands[0][1]:.0f}", "long": f"{bands[-1][1]:.0f}"}
    every = [game for goal in goals for game in games[goal]]
    titled(ax, say("plots", "lengths" if len(goals) > 1 else "length", values), source(every, _label("band")))
    return ax


def _label(key: str) -> str:
    return words("marco_polo").template("plots", key)
