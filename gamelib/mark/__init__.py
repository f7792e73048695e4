"""MARK: recycling companies buy, refine and sell coloured pieces on a market that fills. 2 to 4 players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import state as core
from ..core.rulebook import Demos, Rulebook, late
from .engine import ENGINE
from .notation import catalogue, parse
from .rules import Rules
from .table import COLOURS, EMPTY, Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..players.playout import Bot

__all__ = ["BOTS", "Rules", "State", "Table", "catalogue", "demos", "parse", "position", "rulebook", "series", "start"]

BOTS: Mapping[str, Bot]
rulebook: Rulebook
demos: Demos


class State(core.State[Rules, Table]):
    """A MARK table at one moment, under its rules."""

    __slots__ = ()
    ruleset = "mark"
    engine = ENGINE
    rules_kind = Rules

    def asked_about(self) -> dict[str, object]:
        """How many actions are left; in an auction the colour of the piece, and whether nothing is a bid."""
        lot = self.table.lot
        return {"actions": self.table.actions} if lot == EMPTY else {"colour": COLOURS[lot], "zero": self.rules.zero_is_a_bid}


start, position, series = State.begin, State.described, State.curves
__getattr__ = late("mark")
