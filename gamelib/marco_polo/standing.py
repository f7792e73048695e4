"""How the merchants stand: how many turns the journey still takes, and what is missing of the fortune, in money."""

from __future__ import annotations

from .bots.plan import TURN, Plan
from .rules import Rules
from .table import DEBT, HOMEWARD, KHANBALIK, ON_MISSION, VENICE, Table

DECIDES = True
"""Who is in front is told by this and not by the scores: whoever is home first wins, however rich the others are."""
AHEAD = 1
"""Rounds until a move shows in the standing: it measures the whole way that is left, so that one round tells."""
UNIT = TURN
"""So much of the standing is a turn."""
FOLLOWS = (DEBT,)
"""Phases in which only the consequences of an earlier move are settled."""
NAMES_CARD = "chance"
"""The event that only names a card: the next one tells what the card does."""
FAR = 20
"""More turns than that are a guess at a way that was shut before, and no number to tell."""


def standing(rules: Rules, table: Table) -> tuple[float, ...]:
    """What each merchant lacks, below zero: turns to go at what a turn is worth, and money short of the goal."""
    return tuple(_lacking(Plan(rules, table, player)) for player in range(rules.players))


def _lacking(plan: Plan) -> float:
    return -TURN * _turns(plan) - max(plan.short_of_goal, 0)


def _turns(plan: Plan) -> float:
    """About how many turns the rest of the journey takes."""
    way = plan.far(plan.table.places[plan.me])
    if plan.stage == HOMEWARD:
        return way
    corner = plan.target if plan.stage == ON_MISSION else KHANBALIK
    return way + plan.far(plan.here.index[corner], VENICE)
