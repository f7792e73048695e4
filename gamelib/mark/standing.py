"""How the players of MARK stand while the game goes on: cash, and what the pieces in their companies may still earn."""

from __future__ import annotations

from collections.abc import Sequence

from .bots.worth import coming_prices, pieces_of
from .rules import Rules
from .table import COLOURS, Table

ON_ROOF, IN_YARD = 0.8, 0.5
"""The part of its coming price that a piece counts while it waits there."""

AHEAD = 6
"""Rounds until a move shows in the standing: a piece is taken, refined and sold in three turns, when the dice allow it."""


def standing(rules: Rules, table: Table) -> tuple[float, ...]:
    """What each player may count on; more is better, and at the end it is the cash alone."""
    if table.actor is None:
        return tuple(map(float, table.cash))
    prices = [coming_prices(rules, table, colour) for colour in range(len(COLOURS))]
    return tuple(cash + _stock(table, player, prices) for player, cash in enumerate(table.cash))


def _stock(table: Table, player: int, prices: Sequence[Sequence[float]]) -> float:
    """Each piece counts a part of the next price of its colour, those on the roof before those in the yard."""
    found = 0.0
    for colour, coming in enumerate(prices):
        yard, roof = pieces_of(table, player, colour)
        found += ON_ROOF * sum(coming[:roof]) + IN_YARD * sum(coming[roof : roof + yard])
    return found
