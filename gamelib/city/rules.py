"""Every number and option of the city game that a designer may change."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import ClassVar

from ..core import rules as core
from ..core.rules import Grid, choice, dial, grid, switch
from .cut_plots import holds
from .plot_sets import Ground, ground, name
from .table import DISTRIBUTORS, FISH, GOODS

FEWEST, MOST = 2, 5
SIDES = (7, 8, 9, 10)
CAPS = (8, 10, 12, 14)
"""The printed numbers for 2, 3, 4 and 5 players."""
BLOCKERS: Grid = ((4, 2, 2), (6, 3, 3), (7, 4, 4), (9, 5, 5))
"""Flats, offices and parks in the pile, a row for each number of players; the sums are printed, how they part is ours."""
BLOCKER_TILES: Grid = ((12, 6, 6),)
DEMONSTRATIONS = 2
SMALLEST = 3
EASY, HARD = "easy", "hard"


@dataclass(frozen=True)
class Rules(core.Rules):
    """The rules of the city game. ``size`` and ``route_cap`` are 0 where the printed number for the players holds."""

    ruleset: ClassVar[str] = "city"

    players: int = dial(3, "city.board", FEWEST, MOST)
    size: int = dial(0, "city.board", 0, 30)
    setup: str = choice(EASY, "city.distributors", (EASY, HARD))
    sites: Grid = grid((), "city.distributors", 1, 30)
    pile_blockers: Grid = grid(BLOCKERS, "city.pile", 0, 100)
    blocker_tiles: Grid = grid(BLOCKER_TILES, "city.pile", 0, 100)
    coins: int = dial(15, "city.money", 0, 200)
    markers: int = dial(6, "city.markers", 1, 40)
    spare_markers: int = dial(2, "city.markers", 0, 4)
    route_cap: int = dial(0, "city.route-cap", 0, 900)
    reserve_by_roads: bool = switch(False, "city.reserve")
    may_abstain: bool = switch(False, "city.auction")
    demonstrations: bool = switch(False, "city.option-demonstration")
    works: bool = switch(False, "city.option-works")

    def check(self) -> None:
        """What must hold between the fields."""
        if self.works:
            raise self.refuse("works", "works")
        if 0 < self.size < SMALLEST:
            raise self.refuse("size", "size", value=self.size, low=SMALLEST, high=self.dials()["size"]["range"][1])
        if self.markers + self.spare_markers <= len(GOODS):
            raise self.refuse("markers", "too-few-markers", total=self.markers + self.spare_markers, least=len(GOODS) + 1)
        self._check_blockers()
        if self.sites:
            self._check_sites()

    def __getstate__(self) -> dict[str, object]:
        """Only the fields: what follows from them is found again."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @cached_property
    def ground(self) -> Ground:
        """The plots of the board."""
        return ground(self.size or SIDES[self.players - FEWEST])

    @cached_property
    def cap(self) -> int:
        """What a route counts at most."""
        return self.route_cap or CAPS[self.players - FEWEST]

    @cached_property
    def free_markers(self) -> tuple[int, ...]:
        """The markers that shops do not keep, by how many stand on the board: the first ones release those set aside."""
        return tuple(self.markers + min(self.spare_markers, shops) - shops for shops in range(len(GOODS) + 1))

    @cached_property
    def pile(self) -> tuple[int, ...]:
        """How many tiles of each kind the pile holds at the start."""
        demonstrations = DEMONSTRATIONS if self.demonstrations else 0
        return (*(self.players,) * len(GOODS), *self.pile_blockers[self.players - FEWEST], demonstrations)

    @cached_property
    def aside(self) -> tuple[int, ...]:
        """How many blockers of each kind are left over at the start."""
        tiles, pile = self.blocker_tiles[0], self.pile_blockers[self.players - FEWEST]
        return tuple(all_ - some for all_, some in zip(tiles, pile, strict=True))

    @cached_property
    def given_sites(self) -> tuple[int, ...]:
        """The plots of the distributors where the rules name them, in the order of the goods."""
        return tuple(self.ground.at(row - 1, column - 1) for row, column in self.sites)

    def _check_blockers(self) -> None:
        shapes = (("pile_blockers", MOST - FEWEST + 1), ("blocker_tiles", 1))
        for field, rows in shapes:
            if [len(row) for row in getattr(self, field)] != [3] * rows:
                raise self.refuse(field, "blocker-shape", rows=rows)
        for row in self.pile_blockers[self.players - FEWEST :][:1]:
            if any(some > all_ for some, all_ in zip(row, self.blocker_tiles[0], strict=True)):
                raise self.refuse("pile_blockers", "too-many-blockers", row=row, tiles=self.blocker_tiles[0])

    def _check_sites(self) -> None:
        side = self.ground.side
        if [len(row) for row in self.sites] != [2] * len(GOODS):
            raise self.refuse("sites", "sites-shape", names=DISTRIBUTORS)
        for good, (row, column) in enumerate(self.sites):
            if max(row, column) > side:
                raise self.refuse("sites", "site-off-board", site=DISTRIBUTORS[good], row=row, column=column, side=side)
        plots = self.given_sites
        if len(set(plots)) < len(plots):
            raise self.refuse("sites", "sites-twice")
        for good, plot in enumerate(plots):
            if plot not in self.ground.corners and (good == FISH or self.setup == EASY):
                key = "port-corner" if good == FISH else "easy-corners"
                raise self.refuse("sites", key, site=DISTRIBUTORS[good], plot=name(*self.ground.square(plot)))
        self._check_connection(sum(1 << plot for plot in plots))

    def _check_connection(self, served: int) -> None:
        here = self.ground
        for good, plot in enumerate(self.given_sites):
            if not here.around[plot] & ~served:
                raise self.refuse("sites", "site-no-access", "city.access", site=DISTRIBUTORS[good])
        if not holds(here, served, served):
            raise self.refuse("sites", "sites-disconnect", "city.connected")
