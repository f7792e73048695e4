"""The same question with several kinds of players, side by side: what holds for all of them, and what turns with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..play.setup import Bots
from ..report.report import Report, say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame


def lineups(bots: Any) -> list[Bots] | None:
    """The line-ups of a list of line-ups: ``[["sensible"], ["random"]]``; None where ``bots`` is one line-up or none.

    A line-up with one bot plays every seat with it.
    """
    if isinstance(bots, list | tuple) and any(isinstance(one, list | tuple) for one in bots):
        each = [list(one) if isinstance(one, list | tuple) else [one] for one in bots]
        return [one[0] if len(one) == 1 else one for one in each]
    return None


def side_by_side(ask: Callable[[Bots], Report], bots: Sequence[Bots]) -> Report:
    """One report of the same question asked with each line-up; the finding says whether the answer is the same."""
    from pandas import concat

    reports = [ask(one) for one in bots]
    names = [one.players for one in reports]
    told = " ".join(say("findings", "lineup", bots=name, finding=one.finding) for name, one in zip(names, reports, strict=True))
    key = _verdict([one.shows for one in reports])
    finding = f"{say('findings', key)} {told}"
    tables = [one.table.assign(bots=name) for name, one in zip(names, reports, strict=True)]
    below = " · ".join(dict.fromkeys(one.below for one in reports))
    units = [unit for one in reports for unit in one.units]
    draw, means = _drawn(reports[0].draw), reports[0].means
    joined = concat(tables, ignore_index=True)
    return replace(reports[0], finding=finding, table=joined, below=below, units=units, draw=draw, means=means)


def _verdict(shows: Sequence[dict[str, int]]) -> str:
    """Whether something goes up with some players and down with others, is shown with some only, or is the same with all."""
    every = {what for one in shows for what in one}
    if any({1, -1} <= {one.get(what, 0) for one in shows} for what in every):
        return "lineups-turn"
    return "lineups-same" if all(one == shows[0] for one in shows) else "lineups-differ"


def _drawn(draw: Callable[[Axes, DataFrame], None]) -> Callable[[Axes, DataFrame], None]:
    """The plot of one report with the players named at each line."""

    def named(ax: Axes, table: DataFrame) -> None:
        draw(ax, table.assign(what=table["what"] + " · " + table["bots"]))

    return named
