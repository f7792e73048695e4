"""The board as a drawing in text, a word a plot, that a teacher can type.

=================  ==================================================================
``.``              an empty plot
``1`` to ``5``     a plot reserved by that player
``+``              a road
``N P R T``        nuclear plant, port, refinery, toy factory
``n1 p1 r1 t1``    player 1's waste dump, fishmonger, petrol station, toy shop
``F O G D``        flats, offices, park (green), demonstration
=================  ==================================================================
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..core.errors import RecordError
from ..core.text import Line, shown
from .plot_sets import members, name
from .rules import Rules
from .table import BLOCKERS, DISTRIBUTORS, GOODS, LACKING, NOWHERE, SHOPS, Table

EMPTY, ROAD = ".", "+"
SITES, BLOCKS = "NPRT", "FOGD"
CODES = f"'{EMPTY}' empty, 1 to 5 reserved, '{ROAD}' road, N P R T a distributor, n1 p1 r1 t1 a shop, F O G D a blocker"


def codes(rules: Rules, table: Table) -> dict[int, str]:
    """The word of every plot, row by row."""
    found = dict.fromkeys(members(rules.ground.plots), EMPTY)
    for letter, site in zip(SITES, table.sites, strict=True):
        if site != NOWHERE:
            found[site] = letter
    for player, shops in enumerate(table.shops):
        found.update((shop, f"{SITES[good].lower()}{player + 1}") for good, shop in enumerate(shops) if shop > 0)
        found.update(dict.fromkeys(members(table.marks[player]), str(player + 1)))
    for letter, plots in (*zip(BLOCKS, table.blockers, strict=True), (ROAD, table.roads)):
        found.update(dict.fromkeys(members(plots), letter))
    return found


def drawing(rules: Rules, table: Table) -> list[str]:
    """The board, a line a row."""
    found, side = codes(rules, table), rules.ground.side
    width = max(map(len, found.values()))
    words = [code.ljust(width) for code in found.values()]
    return [" ".join(words[row : row + side]).rstrip() for row in range(0, len(words), side)]


class Drawing:
    """What a drawing in text shows, and where each plot stands in it."""

    def __init__(self, rules: Rules, head: Line, rows: Sequence[Line]) -> None:
        self.rules, self.head = rules, head
        self.sites = [NOWHERE] * len(GOODS)
        self.shops = [[LACKING] * len(GOODS) for _ in range(rules.players)]
        self.marks = [0] * rules.players
        self.blockers = [0] * len(BLOCKERS)
        self.roads = 0
        self.spots: dict[int, tuple[Line, int]] = {}
        side = rules.ground.side
        if len(rows) != side:
            (rows[-1] if rows else head).fail(f"the board has {len(rows)} rows; it must have {side}.")
        for row, line in enumerate(rows):
            self._row(row, line)

    def fail(self, plot: int, problem: str) -> None:
        """Raise the error at the place of that plot."""
        line, column = self.spots[plot]
        raise RecordError(f"{name(*self.rules.ground.square(plot))}: {problem}", line.number, column)

    def _row(self, row: int, line: Line) -> None:
        words, side = list(re.finditer(r"\S+", line.text)), self.rules.ground.side
        if len(words) != side:
            line.fail(f"row {row + 1} of the board has {len(words)} plots; it must have {side}.")
        for column, word in enumerate(words):
            plot = self.rules.ground.at(row, column)
            self.spots[plot] = line, line.indent + word.start() + 1
            self._plot(plot, word.group())

    def _plot(self, plot: int, code: str) -> None:
        if code == ROAD:
            self.roads |= 1 << plot
        elif code in tuple(SITES):
            self._site(plot, SITES.index(code))
        elif code in tuple(BLOCKS):
            self.blockers[BLOCKS.index(code)] |= 1 << plot
        elif code.isascii() and code.isdigit():
            self.marks[self._player(plot, code)] |= 1 << plot
        elif code[:1] in tuple(SITES.lower()):
            self._shop(plot, SITES.lower().index(code[0]), code[1:])
        elif code != EMPTY:
            self.fail(plot, f"'{shown(code)}' means nothing here; a plot is {CODES}.")

    def _player(self, plot: int, text: str) -> int:
        """The player whose marker lies there; without one nothing is reserved and no shop stands."""
        if text not in [str(player + 1) for player in range(self.rules.players)]:
            self.fail(plot, f"the marker must be a player's, 1 to {self.rules.players}; found '{shown(text)}'.")
        return int(text) - 1

    def _site(self, plot: int, good: int) -> None:
        if self.sites[good] != NOWHERE:
            first = name(*self.rules.ground.square(self.sites[good]))
            self.fail(plot, f"the {DISTRIBUTORS[good]} stands twice; it is already on {first}.")
        self.sites[good] = plot

    def _shop(self, plot: int, good: int, owner: str) -> None:
        player = self._player(plot, owner)
        if self.shops[player][good] != LACKING:
            self.fail(plot, f"player {player + 1} has two shops of the kind {SHOPS[good]}.")
        self.shops[player][good] = plot
