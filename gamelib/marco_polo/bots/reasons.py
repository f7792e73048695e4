"""Why a move is good in Marco Polo, as a key of the ruleset's words and its values."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import BUY_ONE, Announce, Go, Sell
from ..table import NONE
from .plan import Plan

SCALE = 1.0
"""The standing is counted in besants."""

Reason = tuple[str, dict[str, object]]


def reason(view: View, move: Move) -> Reason:
    """Where the move leads on the journey, or what a trade is for."""
    plan = Plan(view.rules, view.table, view.viewer)
    if isinstance(move, Go):
        return _way(plan, move)
    if isinstance(move, Announce):
        return "announce", {"target": plan.target}
    if move == BUY_ONE:
        return "buy", {"gain": round(plan.stock.gain(plan.here.colours[plan.table.places[plan.me]], plan.purse))}
    if isinstance(move, Sell):
        return "sell", {}
    return "stands-best", {}


def _way(plan: Plan, move: Go) -> Reason:
    at, now = plan.here.index[move.space], plan.table.places[plan.me]
    saved = plan.far(now) - plan.far(at)
    if move.space == plan.target:
        return "arrives", {"target": plan.target}
    if plan.here.colours[at] != NONE and plan.value(at) + plan.far(at) > 0.3:
        return "post", {"space": move.space, "target": plan.target}
    return ("nearer" if saved > 0 else "detour"), {"target": plan.target, "turns": f"{abs(saved):.1f}"}
