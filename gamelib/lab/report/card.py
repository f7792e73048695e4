"""The report card: everything that the lab can say about one set-up, on one page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from ...core.text import written
from ...core.words import words
from ..play.results import Results
from ..study.folder import Study
from ..study.part_files import write_whole
from .every import REPORTS
from .page import body, section, whole
from .report import FEW, Report, say, source
from .ruleset_plots import own_plots

if TYPE_CHECKING:
    from pandas import DataFrame

SAMPLE = 60
"""How many games of the sample are played again for the ruleset's own plots."""


class Card:
    """A page of reports. A notebook shows it; ``save`` writes it as HTML; ``table`` holds all its numbers."""

    def __init__(self, results: Results, reports: Sequence[Report], own: Sequence[tuple[str, str]], sample: int) -> None:
        self.results, self.reports, self.own, self.sample = results, reports, own, sample

    @property
    def title(self) -> str:
        """The game and what the page is."""
        name = self.results.setup.ruleset
        return f"{words(name).label('game', name)} · {say('lab', 'card')}"

    def head(self) -> list[str]:
        """What was played: rules, bots, games, seed."""
        setup = self.results.setup
        changed = ", ".join(f"{name} = {written(value)}" for name, value in setup.rules.differing().items())
        rules = say("lab", "rules", rules=changed) if changed else say("lab", "rules-none")
        bots = say("lab", "bots", bots=", ".join(setup.names())) + (f" ({say('lab', 'rotated')})" if setup.rotate else "")
        head = [f"{say('lab', 'players', players=setup.rules.players)} · {rules}", bots, source(self.results)]
        return [*head, say("lab", "few")] if self.results.n < FEW else head

    @property
    def table(self) -> DataFrame:
        """Every number of every report: report, what, value, low, high, n."""
        from pandas import concat

        tables = [
            one.table[["what", "value", "low", "high", "n"]].assign(report=one.key) for one in self.reports if len(one.table)
        ]
        return concat(tables, ignore_index=True)[["report", "what", "value", "low", "high", "n"]]

    def text(self) -> str:
        """The card as plain text, a line a number, for ``diff``."""
        return "\n".join([self.title, *self.head(), *self._lines()]) + "\n"

    def html(self) -> str:
        """The card as a page of its own."""
        return whole(self.title, self.head(), self._sections())

    def save(self, path: str | Path) -> None:
        """Write the page whole, or leave what was there."""
        write_whole(Path(path), self.html())

    def _sections(self) -> Iterator[str]:
        yield from (section(one) for one in self.reports)
        below = say("lab", "sample", games=min(self.sample, self.results.n), seed=self.results.setup.seed)
        for title, svg in self.own:
            lines = ["<section>", f"<h2>{escape(title)}</h2>", f'<div class="plot">{svg}</div>']
            yield "\n".join([*lines, f'<p class="quiet">{escape(below)}</p>', "</section>"])

    def _lines(self) -> Iterator[str]:
        played = source(self.results)
        for one in self.reports:
            more = one.below.removeprefix(played).removeprefix(" · ")  # the head of the card says already who played
            yield "\n".join(["", *one.lines(), *([more] if more else [])])

    def _repr_html_(self) -> str:
        return body(self.title, self.head(), self._sections())


def card(results: Results | Study, sample: int = SAMPLE) -> Card:
    """The report card of an experiment or a study; ``sample`` games are played again for the ruleset's own plots."""
    found = Results(results.setup, results.rows()) if isinstance(results, Study) else results
    if not found.n:
        raise ValueError("There are no finished games to report on.")
    plain = {"seats", "bots", "ties", "ends", "length"}
    keys = [key for key in REPORTS if found.details or key in plain]
    if len(set(found.setup.names())) == 1:
        keys.remove("bots")
    return Card(found, [REPORTS[key](found) for key in keys], own_plots(found, sample), sample)
