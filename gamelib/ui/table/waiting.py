"""Tables that wait: a game that is left stays where it is, and one that is taken up has the others with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .page import TablePage

ODD = "odd"
"""The part of an address that stands for the game to which a designer's page led."""


def seated(table: TablePage, tables: Iterable[TablePage]) -> TablePage:
    """The table at which somebody sits down; the others go on waiting."""
    others = [one for one in tables if one is not table]
    for one in others:
        one.left = []
    table.left = others
    return table


def address(table: TablePage) -> str:
    """Where a table is found in its visit: by its game, and by the rule that is demonstrated on it."""
    if table.opened is None or not table.door or table.seat is not None:
        return ""
    if table.origin is not None:
        return f"{table.origin.address}/{ODD}"
    clause = table.demonstrated.partition(".")[2] if table.aside else ""
    return f"/{table.opened.state.ruleset}/table" + (f"/{clause}" if clause else "")
