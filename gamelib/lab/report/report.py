"""What every report is: a finding, a table, a plot, and a line that says where its numbers come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from ...core.words import words
from ...drawing.plotting import panel, styled, titled
from ...players.fingerprint import written_for
from ..estimate.intervals import ALIKE, LEAST, Estimate
from ..estimate.units import NUMBER, Unit
from ..play.results import Results
from ..play.setup import Setup

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame

NEEDS = "needs"
"""The name under which a table keeps how many games its lines without an interval need."""
Line = tuple[str, Estimate]
"""What is estimated, and the estimate."""
FEW = 100
"""Games below which nothing that fails to show may be said not to be there."""
WIDE = 62
"""Characters of a finding that fit above a plot in one line."""
BELOW = 92
"""Characters of the small print below a plot that fit in one line."""
MOST_LACKING = 3
"""What has no interval is named so often; of the rest it is said how many there are."""
ROW = 0.34
"""Inches of a plot for each line of its table."""


@dataclass(frozen=True)
class Report:
    """A finding with the table that bears it out. In a notebook it shows both and the plot.

    The table holds plain numbers; ``units`` says, a row each, how people say them. ``players`` names who played, and ``shows``
    what is clear: 1 where it goes up, -1 where it goes down.
    """

    key: str
    finding: str
    table: DataFrame
    below: str
    draw: Callable[[Axes, DataFrame], None] = field(repr=False)
    means: str = ""
    units: Sequence[Unit] = ()
    players: str = ""
    shows: dict[str, int] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """What it is about."""
        return say("titles", self.key)

    def plot(self, ax: Axes | None = None, bare: bool = False) -> Axes:
        """The plot of the table, on these axes or in a figure of its own; ``bare`` leaves out finding and source."""
        return _plotted(self, ax, bare)

    def text(self) -> str:
        """The finding and the numbers as plain text, a line a row, and below them who played and what is missing."""
        return "\n".join([*self.lines(), *([self.below] if self.below else [])])

    def lines(self) -> list[str]:
        """The finding and the numbers alone."""
        from .cells import lines

        return [f"{self.title}: {self.finding}", *lines(self)]

    def html(self) -> str:
        """The table and what it means as a piece of a page, a line a row, so that pages can be compared by ``diff``."""
        from .page import report

        return report(self)

    def save(self, path: str | Path) -> None:
        """Write it as a page of its own, whole, or leave what was there."""
        from ..study.part_files import write_whole
        from .page import section, whole

        write_whole(Path(path), whole(self.title, [], [section(self)]))

    def _repr_html_(self) -> str:
        return self.html()


@styled
def _plotted(report: Report, ax: Axes | None, bare: bool) -> Axes:
    table = report.table
    rows = len(table) if "measure" not in table else int((table["measure"] == table["measure"].iloc[0]).sum())
    ax = panel(ax, max(2.2, 1.5 + ROW * min(rows, 30)))
    report.draw(ax, report.table)
    if not bare:
        titled(ax, fill(report.finding, WIDE), fill(report.below, BELOW))
    return ax


def say(group: str, key: str, **values: object) -> str:
    """A sentence of the lab."""
    return words("lab").say(group, key, values)


def source(results: Results) -> str:
    """The small line below: how many games, from which seed, played by whom, and how many are missing or cut."""
    failed = len(results.table.attrs["failures"])
    parts = [say("lab", "source", games=results.n, seed=results.setup.seed, bots=who(results.setup))]
    parts += [say("lab", "source-left-out", failed=failed)] if failed else []
    return " · ".join([*parts, *cut_short([results.table], True), *few_games(results.n)])


def who(setup: Setup) -> str:
    """Who played: one name where all seats play alike, else a name for each seat."""
    names = setup.names()
    told = names[0] if len(set(names)) == 1 else ", ".join(names)
    told = f"{told}, {say('lab', 'in-turn')}" if setup.rotate and len(set(names)) > 1 else told
    base = written_for(setup.ruleset, names)
    return f"{told} ({say('lab', 'base-bots', base=base)})" if base else told


def cut_short(tables: Sequence[DataFrame], counted: bool = False) -> list[str]:
    """How many games were cut at a limit, and what that does; nothing if none was."""
    cut = sum(int((~table["finished"].astype(bool)).sum()) for table in tables if "finished" in table)
    return [say("lab", "cut-counted" if counted else "cut-left-out", cut=cut)] if cut else []


def few_games(n: int) -> list[str]:
    """That there are too few games for intervals, if there are."""
    return [say("lab", "least", least=LEAST)] if n < LEAST else []


def too_few(needs: Mapping[str, int], key: str = "needs-one") -> list[str]:
    """What has no interval with these games: how many it needs, or that all its pairs are alike; nothing if all have one."""
    lacking = [say("lab", key, what=what, games=f"{games:,}") for what, games in needs.items() if games > 0]
    alike = [what for what, games in needs.items() if games == ALIKE]
    return [say("lab", group, what=_some(told)) for group, told in (("needs", lacking), ("alike", alike)) if told]


def _some(told: Sequence[str]) -> str:
    """The first few, and how many more there are."""
    more = len(told) - MOST_LACKING
    return ", ".join([*told[:MOST_LACKING], *([say("lab", "needs-more", more=more)] if more > 0 else [])])


def few(n: int, even: str) -> str:
    """The key of the sentence that nothing is shown: below some number of games it is the games that are missing."""
    return f"{even}-few" if n < FEW else even


def made(
    key: str,
    results: Results,
    finding: str,
    table: DataFrame,
    draw: Callable[[Axes, DataFrame], None],
    units: Unit | Sequence[Unit] = NUMBER,
    lacking: str = "needs-one",
) -> Report:
    """A report of these results; one unit for all rows, or one each. ``lacking`` says which games an interval needs."""
    each = [units] * len(table) if isinstance(units, Unit) else units
    below = " · ".join([source(results), *too_few(table.attrs.get(NEEDS, {}), lacking)])
    return Report(key, finding, table, below, draw, say("means", key), each, who(results.setup))


def table_of(lines: Sequence[Line], **more: Mapping[str, Any] | Sequence[Any]) -> DataFrame:
    """A table of estimates: what, value, low, high, n, and further columns."""
    from pandas import DataFrame

    rows = [{"what": what, "value": one.value, "low": one.low, "high": one.high, "n": one.n} for what, one in lines]
    found = DataFrame(rows, columns=["what", "value", "low", "high", "n"])
    for name, values in more.items():
        found[name] = values
    found.attrs[NEEDS] = {what: one.needs for what, one in lines if one.needs}
    return found
