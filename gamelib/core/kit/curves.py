"""The curves of a game for a ruleset that draws none of its own: every number on its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..series import Series

if TYPE_CHECKING:
    from ..record import Record


def plain_series(record: Record) -> Series:
    """A group for each field of the table that holds numbers: one line, or a line for each of them, counted from 1."""
    tables = [state.table for state in record.states()]
    names = [name for name in type(tables[0]).__slots__ if name != "player"]
    groups = {name: _lines([getattr(table, name) for table in tables]) for name in names}
    return Series([table.turn for table in tables], {name: lines for name, lines in groups.items() if lines})


def _lines(values: list[Any]) -> dict[str, list[int]]:
    if all(isinstance(value, int) for value in values):
        return {"1": values}
    if not all(isinstance(value, tuple) and all(isinstance(one, int) for one in value) for value in values):
        return {}
    length = min(map(len, values))
    return {str(at + 1): [value[at] for value in values] for at in range(length)}
