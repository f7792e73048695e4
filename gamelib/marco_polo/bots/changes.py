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
from .pile_reasons import lacking
from .trade_reasons import Reason

LEAST = 0.1
"""A gain of so many turns is told."""
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
    told: dict[str, object] = {"short": plan.short_of_goal, "home": GOING_HOME, "target": plan.target}
    return key, told | (lacking(plan) if key == "changed-hastens" else {})


def _otherwise(plan: Errand, view: View, move: Go, before: Sequence[Hint]) -> Reason | None:
    """Why it is not the place that was spoken of before the spin, or is one that the pawn has just left."""
    hoped = _hoped(plan, before)
    reached = {one.space for one in view.moves() if isinstance(one, Go)}
    gone = [one.values for one in before if isinstance(one.move, Go)][-LATELY:]
    left = [values.get("stood") for values in gone if values.get("leg") == plan.leg]
    if move.space in left and move.space not in (plan.target, hoped) and not plan.meets:
        return _back(plan, view, move)
    if hoped is not None and hoped not in reached:
        return _missed(plan, str(hoped))
    return None if hoped is None else _rather(plan, move, str(hoped))


def _hoped(plan: Errand, before: Sequence[Hint]) -> object:
    """The place that was spoken of before this spin; None where the spin is of the other ring, or the pawn stood elsewhere."""
    last = before[-1] if before else None
    if last is None or not isinstance(last.move, Announce) or last.move.by != plan.table.kind:
        return None
    now = plan.here.spaces[plan.table.places[plan.me]].name
    return last.values.get("space") if last.values.get("stood", now) == now else None


def _back(plan: Errand, view: View, move: Go) -> Reason:
    """What speaks for the place that was just left, beside the next best that the spin reaches: the stop, or the way."""
    index = plan.here.index
    told: dict[str, object] = {"space": move.space, "spun": plan.table.spun, "target": plan.target}
    others = [index[one.space] for one in view.moves() if isinstance(one, Go) and one != move]
    at, following = index[move.space], max(others, key=plan.values.__getitem__, default=None)
    if following is None or plan.values[at] < plan.values[following] + LEAST:
        return "changed-back-even", told
    told |= {"other": plan.here.spaces[following].name}
    if plan.stops[at] > plan.stops[following]:
        return "changed-back", told
    nearer = spaces_left(plan, following) - spaces_left(plan, at)
    return ("changed-back-nearer", {**told, "spaces": nearer}) if nearer > 0 else ("changed-back-even", told)


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
    if nearer > 0:
        return "changed-rather-nearer", {**told, "spaces": nearer}
    return ("changed-rather-brings" if plan.stops[here] > plan.stops[there] else "changed-rather"), told
