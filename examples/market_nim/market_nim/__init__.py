"""Market Nim: players take stones from heaps and sell them on a market whose price falls. 2 to 4 players."""

from gamelib.core import state as core
from gamelib.core.rulebook import late

from .bots import BOTS
from .engine import ENGINE
from .notation import catalogue, parse
from .rules import Rules
from .table import Table

__all__ = ["BOTS", "Rules", "State", "Table", "catalogue", "parse", "position", "series", "start"]


class State(core.State[Rules, Table]):
    """A table of Market Nim at one moment, under its rules."""

    __slots__ = ()
    ruleset = "market_nim"
    engine = ENGINE
    rules_kind = Rules


start, position, series = State.begin, State.described, State.curves
__getattr__ = late("market_nim")
