"""Why a move is good in Marco Polo, as a key of the ruleset's words and its values."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import BUY_ONE, DECLINE, DONE, FIGHT_ON, FRESH_START, REFUSE, Announce, Deal, Give, Go, Name, Ransom, Sell
from ..table import CARDS, COLOURS, HOMEWARD, KINDS, NONE
from .chart import fans
from .numbers import numbers_of
from .voyage import Voyage

SCALE = 1.0
"""The standing is counted in besants."""
STOP, STEP, NAMED = 0.3, 0.05, 2
"""A stop is worth naming that saves so many turns, a way that saves so many; so many places are named."""

Reason = tuple[str, dict[str, object]]


def reason(view: View, move: Move) -> Reason:
    """Where the move leads on the journey, what a stop or a trade is for, or what it does to another merchant."""
    plan = Voyage(view.rules, view.table, view.viewer, numbers_of(view.rules.players))
    if isinstance(move, Go):
        return _way(plan, move)
    if isinstance(move, Announce):
        return _ring(plan, move)
    if move == BUY_ONE:
        return _purchase(plan, plan.here.colours[plan.table.places[plan.me]])
    if isinstance(move, Sell):
        return _sale(plan, move)
    return _other(move)


def _way(plan: Voyage, move: Go) -> Reason:
    """The goal itself, a stop to trade on the way, or the way that is saved."""
    at, now, target = plan.here.index[move.space], plan.table.places[plan.me], plan.target
    if move.space == target and plan.course.useful:
        return "arrives", {"target": target}
    colour = plan.here.colours[at]
    if colour != NONE and plan.stops[at] > STOP:
        return f"post-{_purpose(plan, colour)}", {"space": move.space, **_wants(plan, colour)}
    saved = plan.far(now) - plan.far(at)
    if saved > STEP:
        return "nearer", {"target": target, "turns": f"{saved:.1f}"}
    return "detour", {"target": target, "space": move.space}


def _purpose(plan: Voyage, colour: int) -> str:
    """What a post of a colour is good for now: the Khan's gift, a colour that Venice wants, a sale, or money."""
    if plan.wanted > 0:
        return "gift"
    if plan.stage == HOMEWARD and colour in plan.missing:
        return "colour"
    return "sale" if plan.stage == HOMEWARD and plan.surplus else "money"


def _wants(plan: Voyage, colour: int) -> dict[str, object]:
    return {
        "colour": COLOURS[colour],
        "wanted": plan.wanted,
        "value": plan.here.best,
        "goal": plan.rules.goal,
        "most": plan.rules.most_of_colour,
    }


def _ring(plan: Voyage, move: Announce) -> Reason:
    """The places to which this ring leads most often, if one then goes where it is best."""
    here, course, at = plan.here, plan.course, plan.table.places[plan.me]
    fan = fans(here, course.gate, course.mission, course.only_start, course.safe)[at][here.kinds_from[at].index(move.by)]
    taken = {place for other, place in enumerate(plan.table.places) if other != plan.me and not here.share[place]}
    likely: dict[int, float] = {}
    for chance, reached in fan:
        ends = [end for end in reached if end not in taken]
        if ends:
            best = max(ends, key=lambda end: plan.values[end])
            likely[best] = likely.get(best, 0.0) + chance
    named = sorted(likely, key=lambda end: -likely[end])[:NAMED]
    if not named:
        return "no-way", {}
    spaces = tuple(here.spaces[end].name for end in named)
    return "announce", {"by": KINDS[move.by], "spaces": spaces, "target": plan.target}


def _purchase(plan: Voyage, colour: int) -> Reason:
    """What the cards of this pile are for."""
    purpose = _purpose(plan, colour)
    return ("buy-money" if purpose == "sale" else f"buy-{purpose}"), _wants(plan, colour)


def _sale(plan: Voyage, move: Sell) -> Reason:
    card = plan.here.card_index.get(move.card)
    if card is not None and plan.stage == HOMEWARD and card // CARDS in plan.surplus:
        return "sell-surplus", _wants(plan, card // CARDS)
    return "sell", {}


def _other(move: Move) -> Reason:
    """What is decided beside travelling, buying and selling."""
    if isinstance(move, Name):
        return "name", {"player": move.player}
    told = {DONE: "enough", DECLINE: "decline", FIGHT_ON: "fight", REFUSE: "refuse", FRESH_START: "fresh"}
    kinds = {Ransom: "ransom", Give: "give", Deal: "deal"}
    return told.get(move) or kinds.get(type(move), "stands-best"), {}
