"""A beginner at Marco Polo: hurries along the shortest way, buys while the money lasts, and plans no fortune."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from ..notation import BUY_ONE, DONE, Go
from ..table import ANNOUNCE, BUY, CONDUCT, DEBT, GIFT, MOVE, RANSOM, TRADE
from .merchant import merchant_bot
from .plan import Plan

MOOD = 0.4
"""How often a beginner trusts luck instead of thinking: by land or by sea, fight or not, buy or not."""


def beginner_bot(view: View, rng: Random) -> Move:
    """Go as near to the goal as the spin allows, and buy what a post has.

    The mistakes: it passes the posts where it could earn, chooses land or sea by mood, fights where it could refuse, pays
    ransoms and debts with whatever comes to hand, and sells a card without asking who will want it. What the goal needs it
    knows, so that it comes home in the end.
    """
    plan, moves = Plan(view.rules, view.table, view.viewer), view.moves()
    if view.phase == MOVE:
        return max(moves, key=lambda move: (_nearness(plan, move), rng.random()))
    if view.phase in (TRADE, BUY) and rng.random() < MOOD:
        return BUY_ONE if BUY_ONE in moves else DONE
    if view.phase in (RANSOM, DEBT, GIFT) or (view.phase in (ANNOUNCE, CONDUCT) and rng.random() < MOOD):
        return rng.choice(moves)
    return merchant_bot(view, rng)


def _nearness(plan: Plan, move: Move) -> float:
    """How good a stop looks to somebody in a hurry; a goal that cannot be reached yet is no use."""
    assert isinstance(move, Go)
    at = plan.here.index[move.space]
    return plan.value(at) if plan.here.spaces[at].name == plan.target else -plan.far(at)
