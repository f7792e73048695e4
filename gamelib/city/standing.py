"""How the players of the city game stand: money, less the routes that they have or may still expect."""

from __future__ import annotations

from .bots.outlook import Outlook
from .engine.end import counted
from .rules import Rules
from .table import Table

AHEAD = float("inf")
"""Only the end tells: routes that look short may still be cut off, so moves are judged by whole games."""


def standing(rules: Rules, table: Table) -> tuple[float, ...]:
    """Money less the length of all routes, those that are still to come as short as they can be; more is better."""
    if table.actor is None:
        return tuple(float(coins - sum(routes)) for coins, routes in zip(table.coins, counted(rules, table), strict=True))
    outlook = Outlook(rules, table)
    return tuple(coins - outlook.routes(player) for player, coins in enumerate(table.coins))
