"""The figures of the lab: a report card in pictures, a sweep and a tornado, each from a seed; `gamelib figures` draws them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from textwrap import fill
from typing import Any

from ..drawing.plotting import styled
from .change.dials import dials
from .change.sweep import sweep
from .play.results import experiment
from .report.card import Card, card
from .report.report import WIDE

GAMES, SEED = 300, 7
SHOWN = ("seats", "length", "early", "actions", "money", "choices")
"""The reports on the picture of the card, two in a row."""
FEES = (0, 5, 10, 20, 40)


@cache
def _card() -> Card:
    return card(experiment("mark", bots="sensible", games=GAMES, seed=SEED, progress=False), 0)


@styled
def report_card() -> Any:
    """The card of MARK as it is printed: some of its reports, with their findings."""
    from matplotlib import pyplot
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    page = _card()
    reports = {one.key: one for one in page.reports}
    engine = ConstrainedLayoutEngine(h_pad=0.28, w_pad=0.2)
    figure, axes = pyplot.subplots(len(SHOWN) // 2, 2, figsize=(14.4, 12.6), layout=engine)
    for key, ax in zip(SHOWN, axes.flat, strict=True):
        reports[key].draw(ax, reports[key].table)
        ax.set_title(f"{reports[key].title}\n{fill(reports[key].finding, WIDE)}", fontsize=11)
    figure.suptitle("\n".join([page.title, " · ".join(page.head())]), x=0.01, ha="left", fontsize=13)
    return axes.flat[0]


def storage_fee_sweep() -> Any:
    """What the storage fee of MARK does to the length of a game."""
    fees = [{"fee_one_row": fee, "fee_both_rows": 2 * fee} for fee in FEES]
    return sweep("mark", fees, measures=["turns"], bots="sensible", games=GAMES, seed=SEED).plot()


def dials_of_mark() -> Any:
    """Every number of MARK one step down and up."""
    return dials("mark", "turns", bots="sensible", games=GAMES // 3, seed=SEED).plot()


FIGURES: dict[str, Callable[[], Any]] = {
    "report_card.png": report_card,
    "storage_fee_sweep.png": storage_fee_sweep,
    "dials.png": dials_of_mark,
}
