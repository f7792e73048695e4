"""What a bid in the city game is worth in road tiles: what a rival who wins the shop could do to one's own routes with it."""

from __future__ import annotations

from typing import NamedTuple

from ...core.view import View
from ..engine.auction import bidders
from ..notation import Build
from ..plot_sets import members
from ..table import BUILD, Table
from .net import expected
from .outlook import Outlook

UNSURE = 3
"""A rival may lose or build elsewhere: a bid pays where it can save at least so many road tiles more than it costs coins."""


class Danger(NamedTuple):
    """A shop that a rival wins and builds: by how much one's own routes grow, and which plots of one's own are lost."""

    tiles: int
    player: int
    plot: int
    lost: int
    near: bool
    """Whether no other plot of the rival is nearer to where the shop gets its goods from."""


class BidWorth:
    """An auction in the eyes of one bidder who has a plot."""

    def __init__(self, view: View) -> None:
        self.view, self.rules, self.table, self.me = view, view.rules, view.table, view.viewer
        self.now, self.good, order = Outlook(view.rules, view.table), view.table.tile, bidders(view.rules, view.table)
        self.total = expected(self.now, self.me)
        self.before = order[: order.index(self.me)]
        self.rivals = [other for other in order if other != self.me and self.table.marks[other]]
        self.dangers = [danger for rival in self.rivals for danger in self._dangers(rival)]

    @property
    def winning(self) -> int:
        """The coins that can win: one, and one more after a rival who wants the shop too and would win at equal bids."""
        return 2 if any(self.nearest(other)[0] < self.now.cap for other in self.before if self.table.marks[other]) else 1

    @property
    def likely(self) -> Danger | None:
        """The worst that a rival does who builds the shop as near as it can be; None where none of that costs a road tile."""
        return self._worst([danger for danger in self.dangers if danger.near])

    @property
    def possible(self) -> Danger | None:
        """The worst that a rival could do on any plot; None where nothing costs a road tile."""
        return self._worst(self.dangers)

    @property
    def saved(self) -> int:
        """The road tiles that are saved by building the shop oneself, beside what a rival is likely to do."""
        danger = self.likely
        if danger is None:
            return 0
        return danger.tiles - max(self.own[0], 0)

    @property
    def own(self) -> tuple[int, int]:
        """By how much one's own routes grow at least by building the shop oneself, and the plot for that."""
        return min((self._after(self.me, plot)[0] - self.total, plot) for plot in members(self.table.marks[self.me]))

    @property
    def amount(self) -> int:
        """The coins that winning is worth: as few as can win, where they pay and one has them; else none."""
        far = self.nearest(self.me)[0] == self.now.cap
        return 0 if far or not self.pays(self.saved) or self.table.coins[self.me] < self.winning else self.winning

    def pays(self, tiles: int) -> bool:
        """Whether so many road tiles that could be saved are worth the coins that can win."""
        return tiles >= self.needed

    @property
    def needed(self) -> int:
        """The fewest road tiles that pay for the coins that can win, as it is not sure that they are saved."""
        return self.winning + UNSURE

    def nearest(self, player: int) -> tuple[int, int]:
        """How near a player can build the shop, and the plot for it."""
        return min((self.now.length(self.good, plot), plot) for plot in members(self.table.marks[player]))

    def _worst(self, dangers: list[Danger]) -> Danger | None:
        return max((danger for danger in dangers if danger.tiles > 0), key=lambda danger: danger.tiles, default=None)

    def _dangers(self, rival: int) -> list[Danger]:
        nearest, found = self.nearest(rival)[0], []
        for plot in members(self.table.marks[rival]):
            total, after = self._after(rival, plot)
            lost = self.table.marks[self.me] & ~after.marks[self.me]
            found.append(Danger(total - self.total, rival, plot, lost, self.now.length(self.good, plot) == nearest))
        return found

    def built(self, builder: int, plot: int) -> Table:
        """The table once the shop is won and built there."""
        table: Table = self.table.copy()
        table.phase, table.actor = BUILD, builder
        after: Table = self.view.engine.step(self.rules, table, Build(*self.rules.ground.square(plot)))
        return after

    def _after(self, builder: int, plot: int) -> tuple[int, Table]:
        after = self.built(builder, plot)
        return expected(Outlook(self.rules, after), self.me), after
