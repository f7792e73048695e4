"""Estimates with their intervals, one below the other: the plot for a finding that is a few numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from . import INK, PAPER
from .plotting import PEN, QUIET, RULED, panel, percent, styled, titled

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Estimate = tuple[float, float, float]
"""Lower end, estimate, upper end."""
CLEAR: dict[str, object] = {"facecolor": PAPER, "edgecolor": "none", "pad": 1.5}
"""Paper behind a label, so that no line runs through it."""


@styled
def intervals(
    found: Mapping[str, Estimate],
    finding: str,
    below: str = "",
    line: float | None = None,
    said: Callable[[float], str] = percent,
    ax: Axes | None = None,
) -> Axes:
    """A dot for each estimate and a bar for its interval; ``line`` is what one would expect if nothing were special.

    >>> from gamelib.drawing.estimates import share_interval
    >>> low, high = share_interval(57, 100)
    >>> ax = intervals({"row E": (low, 0.57, high)}, "Row E closes first in 57 % of games", "100 games", line=0.2)
    """
    if not found:
        raise ValueError("There is nothing to draw.")
    ax = panel(ax, 0.42 * len(found) + 1.5)
    for height, (name, (low, middle, high)) in enumerate(found.items()):
        ax.plot([low, high], [height, height], color=PEN, linewidth=4, alpha=0.45)
        ax.plot(middle, height, "o", color=INK, ms=7)
        ax.annotate(
            f"{said(middle)}  ({said(low)} to {said(high)})",
            (high, height),
            (8, 0),
            textcoords="offset points",
            va="center",
            bbox=CLEAR,
        )
        ax.annotate(name, (0, height), (-8, 0), ("axes fraction", "data"), "offset points", va="center", ha="right")
    _frame(ax, list(found.values()), line, said)
    titled(ax, finding, below, 30)
    return ax


def plain(number: str) -> str:
    """A number as it is written where no sign and no digit after the point is wanted: a zero, or what follows "more than"."""
    return re.sub(r"\.0+(?!\d)", "", number.lstrip("+-"))


def _frame(ax: Axes, found: list[Estimate], line: float | None, said: Callable[[float], str]) -> None:
    ends = [end for low, _, high in found for end in (low, high)] + ([line] if line is not None else [])
    if min(ends) > 0 and min(ends) < 0.6 * max(ends):
        ends.append(0.0)  # so that a length can be compared with another
    reach = max(ends) - min(ends) or abs(max(ends)) or 1.0
    ax.set(xlim=(min(ends) - 0.06 * reach, max(ends) + 0.62 * reach), ylim=(len(found) - 0.4, -0.6), yticks=[])
    if line is not None:
        ax.axvline(line, color=QUIET, linewidth=1.2, linestyle=(0, (4, 3)), zorder=0)
    if min(ends) <= 0 <= max(ends) and line != 0:
        ax.axvline(0, color=QUIET, linewidth=1.0, zorder=0)
    ax.set_xticks([tick for tick in ax.get_xticks() if min(ends) - 0.06 * reach <= tick <= max(ends) + 0.06 * reach])
    ax.xaxis.set_major_formatter(lambda value, _: said(value) if value else plain(said(value)))
    ax.grid(axis="x", color=RULED, linewidth=0.8)
    ax.spines["left"].set_visible(False)
    ax.tick_params(axis="x", length=3)
