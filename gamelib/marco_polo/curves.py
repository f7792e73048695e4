"""The curves of a game of Marco Polo: what each merchant is worth, by kind, and how far each has come."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core.record import Record
from ..core.series import Series
from .atlas import world
from .engine.end import worth
from .rules import Rules
from .table import NONE, Table


def series(record: Record) -> Series:
    """``cash``, ``goods``, ``table``, ``secret`` and their sum ``worth``, ``cards`` in hand and ``stage``, a line a player."""
    tables: list[Table] = [state.table for state in record.states()]
    rules = record.rules
    assert isinstance(rules, Rules)
    here = world(rules.map)
    kinds: dict[str, Callable[[Table, int], int]] = {
        "cash": lambda table, player: table.cash[player],
        "goods": lambda table, player: here.worth(table.hands[player]),
        "table": lambda table, player: rules.table_value * table.golden[player],
        "secret": lambda table, player: rules.secret_value * (table.learnt[player] != NONE),
        "worth": lambda table, player: worth(rules, table, player),
        "cards": lambda table, player: table.hands[player].bit_count(),
        "stage": lambda table, player: table.stages[player],
    }
    curves: dict[str, dict[str, Sequence[int]]] = {
        name: {str(player + 1): [value(table, player) for table in tables] for player in range(rules.players)}
        for name, value in kinds.items()
    }
    return Series([table.turn for table in tables], curves)
