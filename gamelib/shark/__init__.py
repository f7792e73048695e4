"""SHARK: companies grow on a map and swallow each other; players place buildings and trade shares. 2 to 6 players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import state as core
from ..core.rulebook import Demos, Rulebook, late
from .engine import ENGINE
from .notation import catalogue, parse
from .rules import Rules
from .table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..players.playout import Bot

__all__ = ["BOTS", "Rules", "State", "Table", "catalogue", "demos", "parse", "position", "rulebook", "series", "start"]

BOTS: Mapping[str, Bot]
rulebook: Rulebook
demos: Demos


class State(core.State[Rules, Table]):
    """A SHARK table at one moment, under its rules."""

    __slots__ = ()
    ruleset = "shark"
    engine = ENGINE
    rules_kind = Rules


start, position, series = State.begin, State.described, State.curves
__getattr__ = late("shark")
