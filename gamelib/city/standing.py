"""How the players of the city game stand: money, less the routes that they have or may still expect."""

from __future__ import annotations

from .bots.outlook import Outlook
from .engine.end import counted
from .rules import Rules
from .table import Table

AHEAD = 0
"""Routes count as short as they can still be: a move shows in them at once, so that it is judged where chance decides next."""


def standing(rules: Rules, table: Table) -> tuple[float, ...]:
    """Money less the length of all routes, those that are still to come as short as they can be; more is better."""
    if table.actor is None:
        return tuple(float(coins - sum(routes)) for coins, routes in zip(table.coins, counted(rules, table), strict=True))
    outlook = Outlook(rules, table)
    return tuple(coins - outlook.routes(player) for player, coins in enumerate(table.coins))
