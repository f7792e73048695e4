"""How the players of MARK stand while the game goes on: cash, and what the pieces in their companies may still earn."""

from __future__ import annotations

from .bots.worth import coming_prices, pieces_of
from .rules import Rules
from .table import COLOURS, Table

ON_ROOF, IN_YARD = 0.6, 0.3
"""The part of its coming price that a piece counts while it waits there."""


def standing(rules: Rules, table: Table) -> tuple[float, ...]:
    """What each player may count on; more is better, and at the end it is the cash alone."""
    if table.actor is None:
        return tuple(map(float, table.cash))
    prices = [coming_prices(rules, table, colour) for colour in range(len(COLOURS))]
    return tuple(table.cash[player] + sum(_stock(table, player, c, prices[c]) for c in range(len(COLOURS))) for player in range(rules.players))


def _stock(table: Table, player: int, colour: int, prices: object) -> float:
    yard, roof = pieces_of(table, player, colour)
    coming = list(prices)  # type: ignore[call-overload]
    return float(ON_ROOF * sum(coming[:roof]) + IN_YARD * sum(coming[roof : roof + yard]))
