"""The roulette and the waiting it causes, exactly: no game is played for these plots."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from ...core.words import words
from ...drawing import HUES, INK
from ...drawing.plotting import QUIET, RULED, panel, percent, styled, titled
from ..atlas import world
from ..journey_times import pace
from ..table import ATTACK, KHANBALIK, KINDS, LAND, SEA, VENICE
from ..travel import arrived, hurry

if TYPE_CHECKING:
    from matplotlib.axes import Axes

HUES_OF = {"land": HUES["red"].fill, "sea": HUES["blue"].fill}
MARKS = {"land": "o-", "sea": "s:"}


@styled
def rings(name: str = "orient", ax: Axes | None = None) -> Axes:
    """What the two rings show and how likely each number is; the last pair of bars is an attack."""
    chart, say = world(name).chart, words("marco_polo").say
    ax = panel(ax, 3.4)
    most = max(steps for ring in chart.rings for steps, _ in ring) + 1
    for kind, ring in enumerate(chart.rings):
        total, shift = sum(weight for _, weight in ring), (kind - 0.5) * 0.42
        for steps, weight in ring:
            at = (steps if steps != ATTACK else most) + shift
            hatch = "" if kind == LAND else "//"
            ax.bar(at, weight / total, 0.4, color=HUES_OF[KINDS[kind]], edgecolor=INK, linewidth=0.6, hatch=hatch)
            ax.annotate(f"{weight}/{total}", (at, weight / total), (0, 3), textcoords="offset points", ha="center", fontsize=7)
    labels = [*(str(steps) for steps in range(1, most)), say("plots", "attack", {})]
    ax.set(xticks=range(1, most + 1), xticklabels=labels, yticks=[])
    ax.margins(y=0.14)
    ax.spines["left"].set_visible(False)
    values = {"land": f"{pace(chart, LAND):.2f}", "sea": f"{pace(chart, SEA):.2f}"}
    titled(ax, say("plots", "rings", values), say("plots", "rings-below", {"map": name}), 30)
    return ax


@styled
def arrivals(
    start: str = VENICE, target: str = KHANBALIK, most: int = 12, name: str = "orient", ax: Axes | None = None
) -> Axes:
    """The chance that a merchant who hurries is there after so many turns, by land alone and by sea alone."""
    say = words("marco_polo").say
    ax = panel(ax, 3.8)
    means = {kind: hurry(target, (kind,), name=name)[start] for kind in KINDS}
    for kind in [kind for kind in KINDS if means[kind] < inf]:
        chances = arrived(start, target, most, (kind,), name)
        ax.plot(range(most + 1), chances, MARKS[kind], color=HUES_OF[kind], mec=INK, mew=0.6, linewidth=2)
        _label(ax, kind, chances, say("plots", "by-kind", {"kind": kind, "turns": f"{means[kind]:.2f}"}))
    ax.set(xlim=(0, most), ylim=(0, 1.04), xlabel=say("plots", "hurried-turns", {}), ylabel=say("plots", "arrived", {}))
    ax.yaxis.set_major_formatter(lambda share, _: percent(share))
    ax.grid(axis="y", color=RULED, linewidth=0.8)
    ax.axhline(0.5, color=QUIET, linewidth=1, linestyle=(0, (4, 3)))
    best = min(means.values())
    key = "arrivals" if best < inf else "no-arrivals"
    values = {"start": start, "target": target, "turns": f"{best:.1f}"}
    titled(ax, say("plots", key, values), say("plots", "exact", {"map": name}))
    return ax


def _label(ax: Axes, kind: str, chances: list[float], said: str) -> None:
    """Land is named above its curve, high up where there is room on the left; sea below its own."""
    above = kind == KINDS[LAND]
    turn = next((turn for turn, chance in enumerate(chances) if chance >= (0.8 if above else 0.5)), len(chances) - 1)
    shift, side = ((-10, 6), "right") if above else ((12, -14), "left")
    ax.annotate(said, (turn, chances[turn]), shift, textcoords="offset points", ha=side)
