"""What SHARK answers to a driver: ``state.at("C4")``, ``state.at("shares 1")``, ``state.debts``, ``state.purchases_left``."""

from __future__ import annotations

from ..core.answers import seats, single
from ..core.moves import Place
from . import map as chart
from .map import COLUMNS, ROWS
from .rules import Rules
from .table import AFTER, BEFORE, Table


def places(rules: Rules) -> dict[str, Place]:
    """``C4`` is a square of the map, ``shares 1`` what the first player holds."""
    found = {chart.name(column, row): chart.place(column, row) for row in range(ROWS) for column in range(len(COLUMNS))}
    return found | seats(rules.players, "cash", "shares") | single("bank", "box")


def debts(rules: Rules, table: Table) -> tuple[int, ...]:
    """What each player still owes for falling values."""
    return table.debts


def purchases_left(rules: Rules, table: Table) -> int:
    """How many more shares may be bought in this window; none while there is no trade."""
    return rules.buy_limit - table.bought if table.phase in (BEFORE, AFTER) else 0
