"""Plots of many changes: a tornado of dials, and lines of estimates by measure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...drawing import INK
from ...drawing.plotting import PEN, QUIET, RULED
from ..report.drawing import axis

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame

MOST = 24


def in_words(field: str) -> str:
    """A field of the rules as it is said."""
    return field.replace("_", " ")


def tornado(ax: Axes, table: DataFrame) -> None:
    """For each dial a bar down and a bar up, with intervals; the widest on top, and none of which nothing is known yet."""
    moved = table[(table["high"] - table["low"]).fillna(0.0) > 0]
    fields = list(dict.fromkeys((moved if len(moved) else table)["what"]))[:MOST]
    for height, field in zip(range(len(fields))[::-1], fields, strict=True):
        for _, row in table[table["what"] == field].iterrows():
            up = row["way"] == "up"
            place = height + (0.17 if up else -0.17)
            ax.barh(
                place,
                row["value"],
                height=0.3,
                color=PEN if up else "none",
                edgecolor=PEN,
                hatch="" if up else "////",
                linewidth=0.8,
            )
            ax.plot([row["low"], row["high"]], [place, place], color=INK, linewidth=1.2)
    ax.axvline(0, color=INK, linewidth=0.8)
    ax.set_yticks(list(range(len(fields))[::-1]), [in_words(field) for field in fields])
    ax.set_ylim(-0.7, len(fields) - 0.3)
    ax.set_xlabel(axis("tornado"))
    ax.grid(axis="x", color=RULED, linewidth=0.8)
    ax.spines["left"].set_visible(False)


def lines(ax: Axes, table: DataFrame) -> None:
    """Estimates with intervals in the order of the table, of its first measure."""
    first = table[table["measure"] == table["measure"].iloc[0]]
    heights = range(len(first))[::-1]
    for height, (_, row) in zip(heights, first.iterrows(), strict=True):
        ax.plot([row["low"], row["high"]], [height, height], color=PEN, linewidth=2.4, solid_capstyle="butt")
        ax.plot(row["value"], height, "o", color=INK, markersize=6)
    if "clear" in first:
        ax.axvline(0, color=QUIET, linewidth=1.0, linestyle=(0, (4, 3)), zorder=0)
    ax.set_yticks(list(heights), list(first["what"]))
    ax.set_xlabel(str(first["measure"].iloc[0]))
    ax.set_ylim(-0.7, len(first) - 0.3)
    ax.grid(axis="x", color=RULED, linewidth=0.8)
    ax.spines["left"].set_visible(False)
