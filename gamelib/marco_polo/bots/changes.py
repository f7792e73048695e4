"""Why a hint in Marco Polo speaks otherwise than the one before it: another leg of the journey, or a spin that fell short."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Announce, Go
from ..table import COLOURS, NONE
from .distances import left as spaces_left
from .errand import GOING_HOME, Errand, errand
from .heading import turned
from .plan import NO_WAY
from .trade_reasons import Reason

LEAST, TURNS = 0.1, 1.05
"""A gain of so many turns is told, and from so many on as more than one."""
LATELY = 2
"""So many ways that were told before are looked at for the place that a hint leads back to."""


def said(view: View, move: Move, before: Sequence[Hint]) -> Reason | None:
    """What was reached or lost since the last way that was told; that a place is out of reach; or why the way leads back."""
    if not isinstance(move, Go | Announce):
        return None
    plan, ways = errand(view), [one for one in before if isinstance(one.move, Go | Announce) and "leg" in one.values]
    if ways and ways[-1].values["leg"] != plan.leg:
        told = {"target": plan.target, "wanted": plan.wanted, "value": plan.here.best, "gift": plan.rules.gift}
        return f"changed-leg-{plan.leg}", told
    if plan.has_gift and ways and ways[-1].values.get("lingers", plan.lingers) != plan.lingers:
        return _turned(plan)
    return _otherwise(plan, view, move, before) if isinstance(move, Go) else turned(plan, view, move, before)


def _turned(plan: Errand) -> Reason:
    """Whether money comes before the Khan again, or no longer; and what is lacking for Venice."""
    key = "changed-lingers" if plan.lingers else "changed-hastens" if plan.short_of_goal > 0 else "changed-enough"
    return key, {"short": plan.short_of_goal, "home": GOING_HOME, "target": plan.target}


def _otherwise(plan: Errand, view: View, move: Go, before: Sequence[Hint]) -> Reason | None:
    """Why it is not the place that was spoken of before the spin, or is one that the pawn has just left."""
    hoped = before[-1].values.get("space") if before and isinstance(before[-1].move, Announce) else None
    reached = {one.space for one in view.moves() if isinstance(one, Go)}
    gone = [one.values for one in before if isinstance(one.move, Go)][-LATELY:]
    left = [values.get("stood") for values in gone if values.get("leg") == plan.leg]
    if move.space in left and move.space not in (plan.target, hoped) and not plan.meets:
        return _back(plan, view, move)
    if hoped is not None and hoped not in reached:
        return _missed(plan, str(hoped))
    return None if hoped is None else _rather(plan, move, str(hoped))


def _back(plan: Errand, view: View, move: Go) -> Reason:
    """By how many turns the place that was just left is better than the next best that the spin reaches."""
    index = plan.here.index
    told: dict[str, object] = {"space": move.space, "spun": plan.table.spun}
    others = [index[one.space] for one in view.moves() if isinstance(one, Go) and one != move]
    following = max(others, key=plan.values.__getitem__, default=None)
    gain = 0.0 if following is None else plan.values[index[move.space]] - plan.values[following]
    if following is None or not LEAST <= gain < NO_WAY:
        return "changed-back-even", told
    told |= {"gain": f"{gain:.1f}", "other": plan.here.spaces[following].name}
    return ("changed-back-turns" if gain >= TURNS else "changed-back"), told


def _missed(plan: Errand, hoped: str) -> Reason:
    """The place that the spin does not reach, and what it was for."""
    colour = plan.here.colours[plan.here.index[hoped]]
    if hoped == plan.target or colour == NONE or plan.hurries or plan.hastens:
        return ("changed-spin" if hoped == plan.target else "changed-spin-way"), {"space": hoped, "target": plan.target}
    if plan.meets:
        return "changed-spin-deal", {"space": hoped}
    return "changed-spin-post", {"space": hoped, "colour": COLOURS[colour]}


def _rather(plan: Errand, move: Go, hoped: str) -> Reason | None:
    """A place that saves more turns than the one that was spoken of, which the spin reaches as well."""
    told: dict[str, object] = {"space": hoped, "other": move.space, "target": plan.target}
    here, there = plan.here.index[move.space], plan.here.index[hoped]
    if plan.values[here] <= plan.values[there]:
        return None
    nearer = spaces_left(plan, there) - spaces_left(plan, here)
    if nearer > 0 and plan.stops[here] <= plan.stops[there]:
        return "changed-rather-nearer", {**told, "spaces": nearer}
    return ("changed-rather-brings" if nearer <= 0 and plan.stops[here] > plan.stops[there] else "changed-rather"), told
