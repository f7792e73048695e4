"""The city as a graph, drawn over its board: open plots as dots, lines between neighbours, leaves, and cut vertices by name."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...drawing import HUES, INK, PAPER, REFUSAL
from ...drawing.plotting import PEN, QUIET, RULED, panel, styled, titled
from ..board.overlays import SIDE_HUES
from ..plot_sets import Square, name
from .source import say

if TYPE_CHECKING:
    import networkx as nx
    from matplotlib.axes import Axes

LEAF = 0.26
"""How far the frame of a leaf reaches from its middle, in plots."""
SHAPES = "os^D"
"""The marks of the parts, so that they are told apart without their hues."""


@styled
def network(
    graph: nx.Graph[Any],
    cut: Collection[Hashable] = (),
    built: Mapping[Square, str] | None = None,
    parts: Sequence[Collection[Hashable]] = (),
    finding: str = "",
    ax: Axes | None = None,
) -> Axes:
    """A graph whose vertices are plots, (row, column) from 0, and leaves, ("leaf", plot), drawn where they lie on the board.

    ``cut`` are vertices to be ringed and named, ``built`` the plots that are no vertices with a word each, and ``parts`` sets
    of vertices to be told apart. Without a ``finding`` the title counts the cut vertices.
    """
    built = built or {}
    spots = [*built, *(plot for plot in graph if not is_leaf(plot))]
    if not spots:
        raise ValueError("There is nothing to draw: the graph has no vertices.")
    rows, columns = (max(axis) + 1 for axis in zip(*spots, strict=True))
    ax = panel(ax, 0.56 * rows + 1.1)
    _ground(ax, rows, columns, built)
    for one, other in graph.edges:
        leaf = is_leaf(one) or is_leaf(other)
        (y1, x1), (y2, x2) = _line(one, other)
        ax.plot([x1, x2], [y1, y2], color=PEN, linewidth=1.6, linestyle=(0, (2, 1.5)) if leaf else "-", zorder=2)
    for vertex in graph:
        _vertex(ax, vertex, next((number for number, part in enumerate(parts) if vertex in part), None))
    for vertex in cut:
        _ringed(ax, vertex)
    counted = say("cut-vertices", {"count": len(cut), "vertices": graph.number_of_nodes()})
    keys = ["network-plots", *["network-leaves"] * any(map(is_leaf, graph)), *["network-cuts"] * bool(cut)]
    titled(ax, finding or counted, "; ".join(map(say, keys)), 6)
    return ax


def is_leaf(vertex: Any) -> bool:
    """Whether a vertex stands for a distributor or shop that hangs on its last open neighbour."""
    return bool(vertex[0] == "leaf")


def _where(vertex: Any) -> Square:
    """The square at which a vertex is drawn: a leaf where its site stands."""
    spot: Square = vertex[1] if is_leaf(vertex) else vertex
    return spot


def _line(one: Any, other: Any) -> tuple[tuple[float, float], tuple[float, float]]:
    """The ends of the line between two vertices; at a leaf it ends at the frame of the letter."""
    (y1, x1), (y2, x2) = _where(one), _where(other)
    start, stop = (LEAF * is_leaf(vertex) for vertex in (one, other))
    return (y1 + start * (y2 - y1), x1 + start * (x2 - x1)), (y2 + stop * (y1 - y2), x2 + stop * (x1 - x2))


def _ground(ax: Axes, rows: int, columns: int, built: Mapping[Square, str]) -> None:
    """The board with its letters and numbers, and what is built on it."""
    from matplotlib.patches import Rectangle

    for (row, column), word in built.items():
        ax.add_patch(Rectangle((column - 0.44, row - 0.44), 0.88, 0.88, facecolor=RULED, edgecolor=QUIET, linewidth=0.8))
        ax.text(column, row, word, ha="center", va="center", fontweight="bold", color=INK, zorder=5)
    ax.set(xlim=(-0.6, columns - 0.4), ylim=(rows - 0.4, -0.6), aspect="equal")
    ax.set_xticks(range(columns), [name(0, column)[:-1] for column in range(columns)])
    ax.set_yticks(range(rows), [str(row + 1) for row in range(rows)])
    ax.xaxis.tick_top()
    ax.tick_params(length=0, colors=QUIET)
    for spine in ax.spines.values():
        spine.set_visible(False)


def _vertex(ax: Axes, vertex: Any, part: int | None) -> None:
    row, column = _where(vertex)
    if is_leaf(vertex):
        ax.plot(column, row, "s", ms=21, mfc="none", mec=PEN, mew=1.4, zorder=4)
        return
    mark = SHAPES[(part or 0) % len(SHAPES)]
    hue = PAPER if part is None else HUES[SIDE_HUES[part % len(SIDE_HUES)]].fill
    ax.plot(column, row, mark, ms=9, mfc=hue, mec=INK, mew=1.2, zorder=4)


def _ringed(ax: Axes, vertex: Any) -> None:
    """A ring round a cut vertex, its name beside it."""
    row, column = _where(vertex)
    ax.plot(column, row, "o", ms=17, mfc="none", mec=REFUSAL, mew=2.2, zorder=5)
    label: dict[str, Any] = {"fontsize": 9, "fontweight": "bold", "color": REFUSAL, "textcoords": "offset points"}
    ax.annotate(name(row, column), (column, row), (8, 9), zorder=6, **label)
