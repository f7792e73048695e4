"""Why a hint in Marco Polo speaks otherwise than the one before it: another leg of the journey, or a spin that fell short."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Announce, Go
from .numbers import numbers_of
from .trade_reasons import Reason
from .voyage import Voyage


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """What was reached or lost since the last way that was told; or that the place that was spoken of is out of reach."""
    if not isinstance(move, Go | Announce):
        return None
    plan = Voyage(view.rules, view.table, view.viewer, numbers_of(view.rules.players))
    legs = [one.values["leg"] for one in before if isinstance(one.move, Go | Announce) and "leg" in one.values]
    if legs and legs[-1] != plan.leg:
        told = {"target": plan.target, "wanted": plan.wanted, "value": plan.here.best, "gift": plan.rules.gift}
        return f"changed-leg-{plan.leg}", told
    hoped = before[-1].values.get("space") if before and isinstance(before[-1].move, Announce) else None
    if not isinstance(move, Go) or hoped is None:
        return None
    reached = {one.space for one in view.moves() if isinstance(one, Go)}
    if hoped not in reached:
        return "changed-spin", {"space": hoped}
    return _rather(plan, move, str(hoped)) if before[-1].key.startswith("announce-to") else None


def _rather(plan: Voyage, move: Go, hoped: str) -> Reason | None:
    """A place that saves more turns than the one that was spoken of, which the spin reaches as well."""
    here, there = (plan.values[plan.here.index[space]] for space in (move.space, hoped))
    return ("changed-rather", {"space": hoped, "other": move.space}) if here > there else None
