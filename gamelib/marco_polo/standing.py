"""How the merchants stand: how many turns the journey still takes, and what is missing of the fortune, in money."""

from __future__ import annotations

from .bots.chart import turns_left
from .bots.plan import TURN, Plan
from .rules import Rules
from .table import DEBT, HOMEWARD, KHANBALIK, MISSIONS, ON_MISSION, OUTWARD, VENICE, Table

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
GIFT = 1.0
"""A good that the Khan wants takes about so many turns to find beside the way that is made anyhow."""
FAR = 20
"""More turns than that are a guess at a way that was shut before, and no number to tell."""


def standing(rules: Rules, table: Table) -> tuple[float, ...]:
    """What each merchant lacks, below zero: turns to go at what a turn is worth, and money short of the goal."""
    return tuple(_lacking(Plan(rules, table, player)) for player in range(rules.players))


def race(rules: Rules, table: Table) -> tuple[float, ...]:
    """The same for whoever asks afterwards who was in front: with all that is still to do, stop by stop, and each a turn."""
    return tuple(_behind(Plan(rules, table, player)) for player in range(rules.players))


def _behind(plan: Plan) -> float:
    """What a merchant lacks, with the turns that each stop takes which must be made: Khanbalik, the mission, Venice."""
    here, table = plan.here, plan.table
    at, cities = table.places[plan.me], [number for number, _ in enumerate(MISSIONS) if table.tables >> number & 1]
    if plan.stage == OUTWARD:
        gift = plan.rules.gift - (max(plan.hand, 0) & here.finest).bit_count()
        way = _leg(plan, at, here.khanbalik) + max(gift, 0) * GIFT
        missions = [here.missions[city] for city in cities] or here.missions
        way += sum(_leg(plan, here.khanbalik, city) + _leg(plan, city, here.venice) for city in missions) / len(missions)
    elif plan.stage == ON_MISSION:
        city = here.index[plan.target]
        way = _leg(plan, at, city) + _leg(plan, city, here.venice)
    else:
        way = _leg(plan, at, here.venice)
    return -TURN * way - max(plan.short_of_goal, 0)


def _leg(plan: Plan, at: int, to: int) -> float:
    """How many turns it takes on average to stop there."""
    return turns_left(plan.here, to, True, False)[at]


def _lacking(plan: Plan) -> float:
    return -TURN * _turns(plan) - max(plan.short_of_goal, 0)


def _turns(plan: Plan) -> float:
    """About how many turns the rest of the journey takes."""
    way = plan.far(plan.table.places[plan.me])
    if plan.stage == HOMEWARD:
        return way
    corner = plan.target if plan.stage == ON_MISSION else KHANBALIK
    return way + plan.far(plan.here.index[corner], VENICE)
