"""Marco Polo: merchants travel from Venice to Khanbalik, carry out the Khan's mission and come home rich. 2 to 4 players.

Map and roulette are our own reconstruction; ``add_map`` makes another map known to the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import state as core
from ..core.rulebook import Demos, Rulebook, late
from .atlas import add_map, map_text, world
from .engine import ENGINE
from .engine.chance import named_card, short_name
from .notation import catalogue, parse
from .owing import asked
from .rules import Rules
from .table import ANNOUNCE, DEBT, KINDS, NAME, Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..players.playout import Bot

__all__ = [
    "BOTS", "Rules", "State", "Table", "add_map", "catalogue", "demos", "map_text", "parse", "position", "rulebook", "series",
    "start", "world",
]  # fmt: skip

BOTS: Mapping[str, Bot]
rulebook: Rulebook
demos: Demos


class State(core.State[Rules, Table]):
    """A Marco Polo table at one moment, under its rules."""

    __slots__ = ()
    ruleset = "marco_polo"
    engine = ENGINE
    rules_kind = Rules

    def asked_about(self) -> dict[str, object]:
        """The chance card for which a merchant is named; what is missing of a debt; and the only kind of ways that lead on."""
        if self.phase == ANNOUNCE:
            here, at = world(self.rules.map), self.table.places[self.table.player]
            kinds = here.kinds_from[at]
            return {"asked": KINDS[kinds[0]], "space": here.spaces[at].name} if len(kinds) == 1 else {}
        if self.phase == DEBT:
            return asked(self.table)
        return {"card": short_name(named_card(self.table))} if self.phase == NAME else {}


start, position, series = State.begin, State.described, State.curves
__getattr__ = late("marco_polo")
