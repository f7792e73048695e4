"""The city game: shops, roads and expropriation. 2 to 5 players build a city and want short routes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import state as core
from ..core.rulebook import Demos, Rulebook, late
from .engine import ENGINE
from .notation import catalogue, parse
from .rules import Rules
from .table import CHOOSE, NO_TILE, TILES, Table
from .ways import ways

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..core.view import View
    from ..players.playout import Bot
    from .graph import Reason, Route
    from .plot_sets import Square

__all__ = [
    "BOTS",
    "Rules",
    "State",
    "Table",
    "catalogue",
    "demos",
    "parse",
    "position",
    "reasons",
    "routes",
    "rulebook",
    "series",
    "start",
    "what_if",
]

BOTS: Mapping[str, Bot]
rulebook: Rulebook
demos: Demos


class State(core.State[Rules, Table]):
    """A city table at one moment, under its rules."""

    __slots__ = ()
    ruleset = "city"
    engine = ENGINE
    rules_kind = Rules

    def asked_about(self) -> dict[str, object]:
        """The tile that was drawn, for which one may have to bid; and, where one chooses what to do, what can be done."""
        if self.phase == CHOOSE:
            return {"ways": ways(self.rules, self.table)}
        return {} if self.table.tile == NO_TILE else {"shop": TILES[self.table.tile]}


start, position, series = State.begin, State.described, State.curves


def reasons(state: State | View) -> dict[Square, Reason]:
    """For every plot that the last move made a road, why: clauses, sites that would lose access, the sides it would part."""
    from .graph import reasons_of

    return reasons_of(state)


def what_if(state: State | View, shop: bool = True) -> dict[Square, frozenset[Square]]:
    """For every undeveloped plot, what building a shop (or else a blocker) there would expropriate."""
    from .graph import city_of
    from .graph import what_if as would

    return would(city_of(state), shop)


def routes(state: State | View) -> list[Route]:
    """Every player's four routes with their plots and lengths, and at the end what they count and by which clause."""
    from .graph import routes as found

    return found(state)


__getattr__ = late("city")
