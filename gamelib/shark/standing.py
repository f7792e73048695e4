"""How the players of SHARK stand while the game goes on: cash and shares at their price."""

from __future__ import annotations

from .engine.end import wealth
from .rules import Rules
from .table import Table

AHEAD = 2
"""Rounds until a move shows in the standing: the next placements pay for what was bought."""


def standing(rules: Rules, table: Table) -> tuple[float, ...]:
    """The wealth of each player; more is better."""
    return tuple(float(wealth(table, player)) for player in range(rules.players))
