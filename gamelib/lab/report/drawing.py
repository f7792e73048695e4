"""The few shapes of which the lab's plots are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.words import words
from ...drawing import ACCENT, INK
from ...drawing.plotting import PEN, QUIET, RULED
from ..estimate.units import NUMBER, SHARE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matplotlib.axes import Axes
    from pandas import DataFrame

MOST_BARS = 30
"""Bars of a histogram, about."""
MOST_LINES = 30
"""So many lines of a table are drawn; the table itself has them all."""


def forest(
    fair: float | Sequence[float] | None = None, percent: bool = False, skip: int = 0, wide: bool = False
) -> Callable[[Axes, DataFrame], None]:
    """A dot for each line of the table, its interval as a bar, and a dashed line at what would be fair or no change.

    ``skip`` leaves out the first lines, which are not of a kind with the others; ``wide`` is for numbers of any size. A line
    without a number is not drawn.
    """

    def draw(ax: Axes, table: DataFrame) -> None:
        from matplotlib.ticker import MaxNLocator

        shown = table.iloc[skip:].dropna(subset=["value"]).head(MOST_LINES)
        heights = range(len(shown))[::-1]
        for height, (_, row) in zip(heights, shown.iterrows(), strict=True):
            ax.plot([row.low, row.high], [height, height], color=PEN, linewidth=2.4, solid_capstyle="butt")
            ax.plot(row.value, height, "o", color=INK, markersize=6)
            ax.annotate(
                _number(row.value, percent), (row.value, height), (0, 7), textcoords="offset points", ha="center", fontsize=8.5
            )
        for at in [fair] if isinstance(fair, int | float) else fair or ():
            ax.axvline(at, color=ACCENT, linewidth=1.2, linestyle=(0, (4, 3)), zorder=0)
        ax.set_yticks(list(heights), [str(what) for what in shown["what"]])
        ax.set_ylim(-0.7, len(shown) - 0.2)
        ax.grid(axis="x", color=RULED, linewidth=0.8)
        ax.spines["left"].set_visible(False)
        if wide:
            ax.set_xscale("symlog", linthresh=1)
            ax.set_xlim(left=-0.1)
            ax.xaxis.set_major_formatter(lambda value, _: f"{value:,.10g}")
        if percent:
            ax.xaxis.set_major_locator(MaxNLocator(8, steps=[1, 2, 5, 10]))
            ax.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.3g} %")

    return draw


def histogram(values: Any, label: str) -> Callable[[Axes, DataFrame], None]:
    """How often each value occurs, with the median as a line."""

    def draw(ax: Axes, table: DataFrame) -> None:
        import numpy as np

        data = np.asarray(values, dtype=float)
        step = max(1, -int(-np.ptp(data) // MOST_BARS))  # whole numbers: a bar that holds more of them than the next would lie
        edges = np.arange(data.min() - 0.5, data.max() + step + 0.5, step)
        ax.hist(data, bins=edges.tolist(), color=PEN, edgecolor="white", linewidth=0.5)
        ax.axvline(float(np.median(data)), color=ACCENT, linewidth=1.4)
        ax.set(xlabel=axis(label), ylabel=axis("games"))
        ax.grid(axis="y", color=RULED, linewidth=0.8)

    return draw


def flows(ax: Axes, table: DataFrame) -> None:
    """What comes from the bank to the right, what goes back to the left, what only changes hands hatched."""
    heights = range(len(table))[::-1]
    for height, (_, row) in zip(heights, table.iterrows(), strict=True):
        ax.barh(height, row["from bank"], color=PEN, height=0.55)
        ax.barh(height, -row["to bank"], color=QUIET, height=0.55)
        ax.barh(height, row["between"], color="none", edgecolor=INK, hatch="///", height=0.55, linewidth=0.6)
    ax.axvline(0, color=INK, linewidth=0.8)
    ax.set_yticks(list(heights), list(table["what"]))
    ax.set_xlabel(axis("flows"))
    ax.spines["left"].set_visible(False)
    ax.grid(axis="x", color=RULED, linewidth=0.8)


def axis(key: str) -> str:
    """The words beside an axis."""
    return words("lab").template("axes", key)


def _number(value: float, percent: bool) -> str:
    return SHARE.say(value, 0) if percent else NUMBER.say(value)
