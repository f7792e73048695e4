"""Names on a map, each where it hides no space and no other name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ...drawing import INK, PAPER

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.transforms import Bbox

GAP = 3.0
"""Points between a disc and its name."""


class Spot(NamedTuple):
    """A disc on the map: where it lies, its radius in points, and the name to be written beside it, if any."""

    x: float
    y: float
    radius: float
    name: str = ""


def name_spots(ax: Axes, spots: Sequence[Spot], size: float = 8.0) -> None:
    """Write every name beside its disc: below, above, to a side, and further off where all these are taken."""
    from matplotlib.patheffects import Normal, Stroke

    ax.figure.canvas.draw()  # only now it is known where things lie on the paper
    point = ax.figure.dpi / 72
    discs = [(*ax.transData.transform((spot.x, spot.y)), spot.radius * point) for spot in spots]
    halo = [Stroke(linewidth=2.6, foreground=PAPER), Normal()]
    taken: list[Bbox] = []
    for spot in (spot for spot in spots if spot.name):
        pen: dict[str, Any] = {"fontsize": size, "color": INK, "zorder": 6, "path_effects": halo}
        label = ax.annotate(spot.name, (spot.x, spot.y), (0, 0), textcoords="offset points", **pen)
        tried = []
        for number, (across, up, ha, va) in enumerate(_around(spot.radius + GAP)):
            label.set(ha=ha, va=va)
            label.xyann = (across, up)
            box = label.get_window_extent()
            hidden = sum(_covers(box, *one) for one in discs) + sum(box.overlaps(other) for other in taken)
            tried.append((hidden, number, (across, up), ha, va, box))
            if not hidden:
                break
        *_, label.xyann, ha, va, box = min(tried, key=lambda one: one[:2])
        label.set(ha=ha, va=va)
        taken.append(box)


def _around(away: float) -> Iterator[tuple[float, float, str, str]]:
    """Where a name may stand, the nearest places first: how far across and up, and what of the name stands there."""
    for far in (away, away + 8, away + 18):
        yield 0, -far, "center", "top"
        yield 0, far, "center", "bottom"
        yield far, 0, "left", "center"
        yield -far, 0, "right", "center"
        for up, va in ((-0.7 * far, "top"), (0.7 * far, "bottom")):
            yield 0.7 * far, up, "left", va
            yield -0.7 * far, up, "right", va


def _covers(box: Bbox, x: float, y: float, radius: float) -> bool:
    """Whether a box reaches into a disc."""
    across, down = max(box.x0 - x, 0, x - box.x1), max(box.y0 - y, 0, y - box.y1)
    return bool(across**2 + down**2 < radius**2)
