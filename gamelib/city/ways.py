"""What whoever has the turn can do in the city game, as a word for it: reserve, draw a tile, or lay one of one's own choice."""

from __future__ import annotations

from .engine.reservation import in_hand, reservable
from .rules import Rules
from .table import Table


def ways(rules: Rules, table: Table) -> str:
    """The ways that are open, joined by a line: with an empty pile a tile that was left over is laid, or else a road."""
    player = table.player
    can_reserve = in_hand(rules, table, player) and reservable(rules, table)
    building = "draw" if any(table.pile) else "lay" if any(table.aside) else "road"
    return "-".join([*(["reserve"] if can_reserve else []), *([building] if table.marks[player] else [])])
