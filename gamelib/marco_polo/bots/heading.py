"""The place that hints of Marco Polo lead to: named before the spin, and held on to while it is worth the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...core.moves import Move
from ...core.view import View
from ...players.hints import Hint
from ..notation import Announce, Go
from ..routes import routes
from ..table import COLOURS, KINDS, NONE
from .distances import spaces_to, turns_on
from .errand import NEARER, Errand, errand
from .pile_reasons import Reason, lacking, pile_told, stop_reason
from .ring_reasons import NEARLY, STOP, Ring

FOR = {"post-gift": "gift", "post-money": "money", "post-reserve": "reserve", "post-colour": "colour", "post-sale": "sale"}
"""What a stop is for, by how its reason begins."""
BACK = 1.0
"""To the place that was just left nobody is led back unless that saves more turns than this."""
LACKS = ("cost-lacks", "cost-lacks-deal")
"""What is lacking for Venice, where nothing else says it."""


class Heading(NamedTuple):
    """Where a hint leads, on which leg, and the moment it was told in: the space, the spin and the cash of the merchant."""

    space: str
    leg: int
    stood: int
    spun: int
    cash: int


def held(plan: Errand, before: Sequence[Hint]) -> str | None:
    """The post that the last hint led to, where it lies ahead on the same leg and is still worth a stop."""
    last = next((one.plan for one in reversed(before) if isinstance(one.plan, Heading)), None)
    if last is None or last.leg != plan.leg or plan.hastens or plan.hurries:
        return None
    at = plan.here.index[last.space]
    return last.space if _stops(plan, at) and at != plan.table.places[plan.me] else None


def _stops(plan: Errand, at: int) -> bool:
    """Whether a space is a post that is worth a stop."""
    return plan.here.colours[at] != NONE and plan.stops[at] > STOP


def planned(view: View, move: Move, before: Sequence[Hint]) -> tuple[Move, Heading | None]:
    """The move, or one that is nearly as good and nearer to where the last hint led; and where it leads now."""
    plan = errand(view)
    if isinstance(move, Announce):
        return move, _heading(plan, Ring(plan, view, move.by, held(plan, before)).named or plan.target)
    if not isinstance(move, Go):
        return move, None
    aim = held(plan, before)
    move = move if aim is None or move.space == plan.target else _towards(plan, view, move, aim)
    move = _not_back(plan, view, move, before)
    return move, _heading(plan, move.space if _stops(plan, plan.here.index[move.space]) else aim or plan.target)


def _heading(plan: Errand, space: str) -> Heading:
    return Heading(space, plan.leg, plan.table.places[plan.me], plan.table.spun, plan.cash)


def _towards(plan: Errand, view: View, move: Go, aim: str) -> Go:
    """The place nearest to the aim among those that are nearly as good as the best."""
    index, values = plan.here.index, plan.values
    least = values[index[move.space]] - NEARLY
    ways = {index[one.space]: one for one in view.moves() if isinstance(one, Go)}
    good = [ways[end] for end in plan.unpassed(tuple(ways)) if values[end] >= least]
    far = _far(plan, aim)
    return min(good, key=lambda one: (far[index[one.space]], one != move, -values[index[one.space]]))


def _not_back(plan: Errand, view: View, move: Go, before: Sequence[Hint]) -> Go:
    """The next best place instead of the one that was just left, where it is nearly as good."""
    gone = next((one.values for one in reversed(before) if isinstance(one.move, Go)), {})
    index, back = plan.here.index, gone.get("leg") == plan.leg and gone.get("stood") == move.space
    others = [index[one.space] for one in view.moves() if isinstance(one, Go) and one != move]
    if not back or not others or move.space == plan.target or plan.hurries or plan.meets:
        return move
    end, at = plan.chosen(others), index[move.space]
    worse = plan.values[end] < plan.values[at] - BACK or plan.turns[end] > plan.turns[at] + NEARER
    return move if worse else Go(plan.here.spaces[end].name)


def _far(plan: Errand, space: str) -> tuple[int, ...]:
    return spaces_to(plan.here, plan.here.index[space], plan.open_gate)


def onward(view: View, move: Move, heading: Heading, cost: Reason | None = None) -> Reason | None:
    """What the move costs; else the way that is ahead: to the post that the hint leads to and what it is for, or to the goal.

    What is lacking for Venice is told with the post.
    """
    plan = errand(view)
    if cost is not None and cost[0] not in LACKS:
        return cost
    return (_ahead(plan, heading.space, move.by) if isinstance(move, Announce) else None) or cost or _then(plan, move, heading)


def _then(plan: Errand, move: Move, heading: Heading) -> Reason | None:
    """How far it is to the next post of the plan from a place that is none."""
    if not isinstance(move, Go) or heading.space in (move.space, plan.target) or move.space == plan.target:
        return None
    return "onward", {"post": heading.space, "spaces": _far(plan, heading.space)[plan.here.index[move.space]]}


def _ahead(plan: Errand, space: str, by: int) -> Reason | None:
    """How far it is from here, and what is to be had there."""
    at, now = plan.here.index[space], plan.table.places[plan.me]
    told: dict[str, object] = {"post": space, "target": space, "by": KINDS[by]}
    if space == plan.target:
        turns = round(turns_on(plan)[now])
        told |= {**_way(plan, at, by), "turns": turns}
        return ("onward-goal" if turns > 1 else "onward-near", told) if plan.course.useful else None
    told["spaces"] = routes(plan.here, now, (by,), plan.open_gate)[at].steps
    if plan.meets:
        return "onward-deal", {
            **told,
            "short": plan.short_of_goal,
            "price": plan.rules.deal_price,
            "player": _standing(plan, at),
        }
    reason = stop_reason(plan, plan.here.colours[at])
    key, values = reason or ("", {"colour": COLOURS[plan.here.colours[at]]})
    kind = next((kind for begins, kind in FOR.items() if key.startswith(begins)), "post")
    kind += "-short" if kind in ("colour", "sale") and plan.short_of_goal > 0 else ""
    lacks = lacking(plan) if kind == "money" or kind.endswith("-short") else {}
    return f"onward-{kind}", {**_without_sum(values), **told, **lacks}


def _without_sum(values: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in values.items() if key not in ("short", "lacks")}


def _way(plan: Errand, at: int, by: int) -> dict[str, object]:
    """How far it is and by what: by the ring that is announced where one spin can lead there, as its numbers are told."""
    now, far = plan.table.places[plan.me], _far(plan, plan.here.spaces[at].name)[plan.table.places[plan.me]]
    kinds = (by, *(kind for kind in range(len(KINDS)) if kind != by))
    ways = {kind: routes(plan.here, now, (kind,), plan.open_gate).get(at) for kind in kinds}
    spun = max(spin.steps for spin in plan.here.ring_moves[by])
    for kind, way in ways.items():
        if way is not None and (way.steps == far or (kind == by and way.steps <= spun)):
            return {"spaces": way.steps, "on": (KINDS[kind],)}
    return {"spaces": far, "on": KINDS}


def _standing(plan: Errand, at: int) -> int:
    """The first of the other merchants who stand there."""
    return next(other for other, place in enumerate(plan.table.places) if place == at and other != plan.me)


def turned(plan: Errand, view: View, move: Announce, before: Sequence[Hint]) -> Reason | None:
    """Why an announcement no longer leads to the post that the last hint led to."""
    last = next((one.plan for one in reversed(before) if isinstance(one.plan, Heading)), None)
    if last is None or last.leg != plan.leg or plan.here.index[last.space] == plan.table.places[plan.me]:
        return None
    now = planned(view, move, before)[1]
    old = plan.here.index[last.space]
    if now is None or now.space == last.space or plan.here.colours[old] == NONE or _reached(before, last.space):
        return None
    told: dict[str, object] = {"post": last.space, "space": now.space, "colour": COLOURS[plan.here.colours[old]]}
    if plan.stops[old] <= STOP or plan.hastens:
        return _worthless(plan, plan.here.colours[old]), {**told, "price": plan.rules.price}
    ring = Ring(plan, view, move.by)
    if not ring.reaches(old):
        return "turned-out-of-reach", {**told, "by": ring.name}
    return _better(plan, old, plan.here.index[ring.instead(old)], {**told, "by": ring.name})


def _worthless(plan: Errand, colour: int) -> str:
    """Whether a merchant has left the post, a card no longer brings what it costs there, or something else is better."""
    return "turned-alone" if plan.meets else "turned-worthless" if pile_told(plan, colour)["pays"] else "turned-unpaid"


def _better(plan: Errand, old: int, other: int, told: dict[str, object]) -> Reason:
    """What speaks for the place that is gone to instead: that it is nearer, that a card brings more there, or all together."""
    told |= {"other": plan.here.spaces[other].name, "target": plan.target}
    nearer = _far(plan, plan.target)[old] - _far(plan, plan.target)[other]
    if nearer > 0 and plan.course.useful:
        return "turned-nearer", {**told, "spaces": nearer}
    colours = plan.here.colours[old], plan.here.colours[other]
    if NONE in colours:
        return "turned-better", told
    less, more = (int(str(pile_told(plan, colour)["mean"])) for colour in colours)
    return ("turned-brings" if more > less else "turned-better"), {**told, "less": less, "mean": more}


def _reached(before: Sequence[Hint], space: str) -> bool:
    """Whether a hint has led there since it was named."""
    named = max(at for at, one in enumerate(before) if isinstance(one.plan, Heading) and one.plan.space == space)
    return any(isinstance(one.move, Go) and one.move.space == space for one in before[named:])
