"""The curves of a game of MARK: how the market fills, by colour and by row, and each player's cash."""

from __future__ import annotations

from ..core.record import Record
from ..core.series import Series
from .table import COLOURS, EMPTY, ROWS, Table


def series(record: Record) -> Series:
    """``fill`` (pieces sold, a line a colour), ``rows`` (the same, a line a market row), ``cash`` (a line a player)."""
    states = record.states()
    tables: list[Table] = [state.table for state in states]
    fill = {name: [table.sold[colour] for table in tables] for colour, name in enumerate(COLOURS)}
    rows = {letter: [_filled(table, row) for table in tables] for row, letter in enumerate(ROWS)}
    cash = {str(player + 1): [table.cash[player] for table in tables] for player in range(record.rules.players)}
    return Series([table.turn for table in tables], {"fill": fill, "rows": rows, "cash": cash})


def _filled(table: Table, row: int) -> int:
    colour = table.rows[row]
    return 0 if colour == EMPTY else table.sold[colour]
