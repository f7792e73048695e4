"""Positions of Market Nim as text, a line for each field of the table."""

from collections.abc import Iterator

from gamelib.core.kit.engine import OVER
from gamelib.core.kit.first import FIRST
from gamelib.core.kit.positions import Fault, PlainFacts

from .rules import Rules
from .table import DIE, TAKE, Table


def _faults(rules: Rules, table: Table) -> Iterator[Fault]:
    if len(table.heaps) != rules.heaps or not all(0 <= stones <= rules.stones for stones in table.heaps):
        yield "heaps", f"there are {rules.heaps} heaps of 0 to {rules.stones} stones."
    if len(table.cash) != rules.players or min(table.cash) < 0:
        yield "cash", f"there is an amount of money for each of {rules.players} players, none below 0."
    if (table.phase == OVER) == any(table.heaps):
        yield "phase", "the game is over when no stone is left, and only then."
    if {table.player < 0, table.turn == 0} != {table.phase == FIRST}:
        yield "phase", "before the first player is drawn it is turn 0 and nobody's, and later neither."
    if table.price not in (DIE if table.phase == TAKE else (0,)):
        yield "price", f"the price is {DIE[0]} to {DIE[-1]} while stones are taken, and 0 otherwise."


class Facts(PlainFacts[Rules, Table]):
    """The lines of a position of Market Nim."""

    kind = Table
    faults = (_faults,)


read, write = Facts.read, Facts.write
