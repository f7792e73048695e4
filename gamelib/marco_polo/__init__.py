"""Marco Polo: merchants travel from Venice to Khanbalik, carry out the Khan's mission and come home rich. 2 to 4 players.

Map and roulette are our own reconstruction; ``add_map`` makes another map known to the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ..core import state as core
from ..core.rulebook import Demos, Rulebook, late
from . import engine
from .atlas import add_map, map_text, world
from .notation import catalogue, parse
from .rules import Rules
from .table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..core.record import Record
    from ..core.series import Series
    from ..core.text import Line
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
    ruleset: ClassVar[str] = "marco_polo"
    engine: ClassVar[Any] = engine
    rules_kind: ClassVar[type[Rules]] = Rules


def start(rules: Rules | None = None, **fields: Any) -> State:
    """The state before the first player is drawn; ``start(players=3)`` makes the rules itself."""
    return State.begin(rules, fields)


def series(record: Record) -> Series:
    """The curves of a game by player: ``cash``, ``goods``, ``table``, ``secret``, ``worth``, ``cards``, ``stage``."""
    from .curves import series as curves

    return curves(record)


def position(text: str | Sequence[Line], rules: Rules | None = None) -> State:
    """The state that a position's text describes; what cannot lie on a table is refused with its line."""
    return State.described(text, rules)


def __getattr__(name: str) -> Any:
    """The rulebook, the demonstrations and the bots are read when they are first asked for."""
    return late("marco_polo", name)
