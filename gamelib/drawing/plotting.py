"""What all plots share: one style, the hues of the boards, direct labels, and a line below that says where numbers come from.

matplotlib is imported when something is drawn, so that engines need nothing but the standard library.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from ..core.extras import installed
from ..core.record import Record
from ..core.words import words
from . import HUES, INK, PAPER, Hue

if TYPE_CHECKING:
    from matplotlib.axes import Axes

STYLE = Path(__file__).with_name("rulebook.mplstyle")
QUIET = "#5C6168"
"""Footnotes and axes: weaker than ink, still legible on paper."""
RULED = "#DCD9D2"
"""Lines that only guide the eye."""
PEN = "#4C5561"
"""Lines and bars that stand for no colour of the table."""
_INKED = ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color")

P = ParamSpec("P")
Result = TypeVar("Result")


def styled(draw: Callable[P, Result]) -> Callable[P, Result]:
    """Draw in our style, and leave the reader's own settings as they are."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> Result:
        with installed():
            from matplotlib import interactive, is_interactive, rc_context

        settings: Any = dict.fromkeys(_INKED, INK) | dict.fromkeys(("figure.facecolor", "axes.facecolor"), PAPER)
        settings["text.parse_math"] = False  # a dollar in a name is a dollar
        with rc_context(settings, fname=STYLE):
            found, shows = draw(*args, **kwargs), is_interactive()
        interactive(shows)  # a notebook's first plot turns this on, and without it the next ones would not be shown
        return found

    return drawn


def panel(ax: Axes | None, height: float = 4.2) -> Axes:
    """The axes handed in, or those of a new figure of that height in inches."""
    if ax is not None:
        return ax
    from matplotlib import pyplot

    return pyplot.subplots(figsize=(7.2, height))[1]


def titled(ax: Axes, finding: str, below: str, depth: float = 38) -> None:
    """The finding above the plot, and below it in small print, so many points deep, where its numbers come from."""
    ax.set_title(finding)
    ax.annotate(below, (0, 0), (0, -depth), "axes fraction", "offset points", color=QUIET, fontsize=8.5, va="top")


def disc(ax: Axes, x: float, y: float, hue: Hue, size: float = 9.0, beside: bool = False) -> None:
    """A disc of a hue with its letter on it; ``beside`` the plot, x counts in widths of the axes."""
    where = ax.get_yaxis_transform() if beside else ax.transData
    ax.plot(x, y, "o", ms=size * 1.75, mfc=hue.fill, mec=INK, mew=0.7, clip_on=False, transform=where)
    pen: dict[str, Any] = {"fontsize": size, "fontweight": "bold", "ha": "center", "va": "center_baseline"}
    ax.text(x, y, hue.letter, color=hue.ink, transform=where, **pen)


def beside(ax: Axes, y: float, text: str, **pen: Any) -> None:
    """A label at the right of the plot, at a height of its data."""
    ax.text(1.035, y, text, transform=ax.get_yaxis_transform(), va="center", **pen)


def outlined(colour: str, width: float = 2.0) -> dict[str, Any]:
    """How a line of this colour is drawn; the pale one gets an outline of ink."""
    from matplotlib.patheffects import Normal, Stroke

    outline = [Stroke(linewidth=width + 1.6, foreground=INK), Normal()] if colour == HUES["white"].fill else []
    return {"color": colour, "linewidth": width, "path_effects": outline, "snap": False}


def spread(heights: Sequence[float], gap: float, most: float = inf) -> list[float]:
    """The heights moved down so that labels keep a gap and none is above ``most``; of equal ones the first is highest."""
    found = list(heights)
    ceiling = most
    for index in sorted(range(len(heights)), key=lambda index: (-heights[index], index)):
        found[index] = min(heights[index], ceiling)
        ceiling = found[index] - gap
    return found


def source(games: Sequence[object], extra: str = "") -> str:
    """The small line below: how many games, from which seeds, played by whom."""
    records = [game for game in games if isinstance(game, Record)]
    say = words("core").say
    parts = [say("plots", "games", {"games": len(games)})]
    if records and len(records) == len(games):
        parts += [_seeds([record.seed for record in records]), *_same(", ".join(record.names) for record in records)]
    return " · ".join(part for part in (*parts, extra) if part)


def percent(share: float) -> str:
    """A share as whole per cent."""
    return f"{round(100 * share)} %"


def _seeds(seeds: Sequence[int | None]) -> str:
    known = sorted(seed for seed in seeds if seed is not None)
    if len(known) < len(seeds):
        return ""
    if len(known) == 1:
        return words("core").say("plots", "seed", {"seed": known[0]})
    if known[-1] - known[0] == len(set(known)) - 1 == len(known) - 1:
        return words("core").say("plots", "seeds", {"first": known[0], "last": known[-1]})
    return words("core").say("plots", "some-seeds", {"low": known[0], "high": known[-1]})


def _same(texts: Iterable[str]) -> list[str]:
    found = set(texts)
    return list(found) if len(found) == 1 else []
