"""Cuts: which plots become roads after a building, on one board and for every plot of an empty one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from ...core.exercise import Exercise, Fault, Unread
from ...core.judges import Case, agrees
from ..cut_plots import cuts_after
from ..plot_sets import members, name, square

PARK = "build F2"
MOST_PLOTS = 900
_PLOT = re.compile("[A-Z]{1,2}[1-9][0-9]?")


def read_plots(task: Exercise, answer: Any) -> list[int]:
    """Plots from text such as ``A3, C1`` or from a list of such texts."""
    parts = re.split("[,\\s]+", answer.strip()) if isinstance(answer, str) else answer
    if not isinstance(parts, Iterable):
        raise Unread("no-plots", found=type(answer).__name__)
    found: list[int] = []
    side = task.state.rules.ground.side
    for part in list(parts)[:MOST_PLOTS]:
        text = str(part).strip().upper()
        if not _PLOT.fullmatch(text) or max(square(text)) >= side:
            raise Unread("no-plots", found=str(part)[:60])
        found.append(task.state.rules.ground.at(*square(text)))
    if not found:
        raise Unread("no-plots", found="-")
    return found


def _become_roads(task: Exercise, answer: Any) -> Fault | None:
    """The plots that the park makes roads, all of them and no other."""
    given, here = read_plots(task, answer), task.state.rules.ground
    before, after = task.state.table, task.state.play(PARK).table
    new, developed = after.roads & ~before.roads, after.built | before.roads
    for plot in given:
        if not new >> plot & 1:
            key = "not-open" if developed >> plot & 1 else "stays-open"
            return Fault(key, {"plot": name(*here.square(plot))}, "city.expropriate")
    missing = new & ~sum(1 << plot for plot in set(given))
    return Fault("more-roads", {"count": len(set(given))}, "city.expropriate") if missing else None


def _first_buildings(task: Exercise) -> Iterator[Case]:
    """Every plot of the empty board, and how many plots a blocker there expropriates."""
    table, here = task.state.table, task.state.rules.ground
    for plot in members(here.plots & ~table.built):
        row, column = here.square(plot)
        cut = cuts_after(here, table.built | 1 << plot, table.served, plot)
        yield f"row={row + 1}, column={column + 1}", (row + 1, column + 1), (cut & ~table.roads).bit_count(), None


def _kind(row: int, column: int) -> tuple[int, int]:
    """How far the plot is from the nearest edges, the nearer one first: all that matters on a board with four like corners."""
    first, second = sorted((min(row, 8 - row), min(column, 8 - column)))
    return first, second


CUTS = Exercise(
    "city",
    "cuts",
    "apply",
    ("city.expropriate", "city.access", "city.connected"),
    _become_roads,
    ["E1", "G3", "G4"],
    (["E1", "G3"], ["G3"], ["E1", "G3", "G4", "E2"], "F2 E1 G3 G4"),
    field="places",
    close_up="plots",
)
FIRST_BLOCK = Exercise(
    "city",
    "first-block",
    "prove",
    ("city.expropriate", "city.access", "city.connected"),
    agrees(_first_buildings),
    lambda row, column: {(1, 2): 1, (1, 3): 1, (2, 2): 2}.get(_kind(row, column), 0),
    (
        lambda row, column: int(1 in _kind(row, column)),
        lambda row, column: {(1, 2): 1, (2, 2): 2}.get(_kind(row, column), 0),
        lambda row, column: 2 if (row, column) == (2, 2) else 0,
    ),
    field="function",
    close_up="plots",
)
