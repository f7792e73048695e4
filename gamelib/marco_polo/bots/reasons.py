"""Why a move is good in Marco Polo, as a key of the ruleset's words and its values: ways first, the rest in trade_reasons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf
from random import Random

from ...core.moves import Move
from ...core.view import View
from ..engine.chance import named_card, short_name
from ..notation import BUY_ONE, DECLINE, DONE, FIGHT_ON, FRESH_START, REFUSE, Announce, Give, Go, Name, Sell
from ..table import (
    ANNOUNCE,
    BUY,
    COLOURS,
    DEBT,
    FRESH,
    HOMEWARD,
    KINDS,
    MOVE,
    NAME,
    NONE,
    ON_MISSION,
    OUTWARD,
    RANSOM,
    TRADE,
    count,
)
from . import sums
from .distances import SOONER, fan, left, turns_on
from .errand import Errand, errand
from .heading import Heading, onward, planned
from .losses import least_missed, over_limit, sells_needed
from .name_reasons import chosen, named
from .ring_reasons import STOP, Ring
from .trade_reasons import UNCLEAR, Reason, stop_reason, trading
from .voyager import decided

__all__ = ["BESIDE", "LEAST", "MOST", "SCALE", "SENTENCES", "counted", "only", "onward", "planned", "reason", "settled"]

SCALE = 1.0
"""The standing is counted in besants."""
LEAST = MOST = inf
"""No difference in besants is told: a round that is played on says little about a race."""
BESIDE = ("lacks",)
"""What is counted too where it is told beside a reason: what will be lacking for Venice."""
GOAL = ("wanted", "value")
"""What the Khan still wants, which a hint tells once while it stays the same."""
PLANNED = (ANNOUNCE, TRADE, BUY)
"""What is decided by the plan that hints tell."""
SENTENCES = 3
"""A hint that says what has changed leaves out what the move gives up where that would make more sentences."""
POSTS = 3
"""So many posts are named that can be reached next."""
WINS, FIGHTS = 7, 12
"""So many fights of so many are won: black must be higher to win against white."""


def reason(view: View, move: Move, heading: Heading | None = None) -> Reason:
    """Where the move leads on the journey, what a stop or a trade is for, or what it does to another merchant."""
    plan = errand(view)
    key, values = _reason(plan, view, move, None if heading is None else heading.space)
    return key, {**values, "leg": plan.leg, "lingers": plan.lingers, "stood": plan.here.spaces[plan.table.places[plan.me]].name}


def counted(view: View, move: Move, told: Mapping[str, object]) -> Iterator[Reason]:
    """How the figures of a hint are counted: the numbers of both rings, the cards of a pile, or the sum for Venice."""
    return sums.counted(view, move, reason(view, move)[0], told)


def only(view: View, move: Move) -> Reason | None:
    """Why there is no other move: the ways that leave a place, a spin that leads to one place, or a single good to give."""
    told: dict[str, object] = {"from": errand(view).here.spaces[view.table.places[view.viewer]].name, "spun": view.table.spun}
    if isinstance(move, Announce):
        return f"only-{KINDS[move.by]}", told
    return ("only-go", told) if isinstance(move, Go) else ("only-give", told) if isinstance(move, Give) else None


def settled(view: View, move: Move) -> Move:
    """The advice that a hint can stand by: by its plan, and no trade that is not needed or that nothing speaks for."""
    plan = errand(view)
    if view.phase == NAME:
        return chosen(plan, view, move)
    if view.phase in (RANSOM, DEBT):
        return least_missed(plan, view)
    if view.phase == MOVE:
        return _gone_to(plan, view)
    sold = plan.sold_to_deal() if view.phase == TRADE else None
    move = sold or (decided(plan, view, Random(0)) if view.phase in PLANNED else move)
    if sold is None and BUY_ONE in view.moves() and sells_needed(plan, move):
        move = BUY_ONE
    if DONE not in view.moves() or not (move == BUY_ONE or isinstance(move, Sell)):
        return move
    if move == BUY_ONE and over_limit(plan):
        return DONE
    return DONE if _needs_nothing(plan) or trading(plan, view, move) == UNCLEAR else move


def _gone_to(plan: Errand, view: View) -> Go:
    """The place to go to by the plan."""
    index = plan.here.index
    ways = {index[move.space]: move for move in view.moves() if isinstance(move, Go)}
    return ways[plan.chosen(tuple(ways))]


def _needs_nothing(plan: Errand) -> bool:
    """Whether all that Venice wants is together, and only the way home is left."""
    return plan.stage == HOMEWARD and plan.ready


def _reason(plan: Errand, view: View, move: Move, aim: str | None) -> Reason:
    if isinstance(move, Go):
        return _Way(plan, view, move).reason()
    if isinstance(move, Announce):
        return Ring(plan, view, move.by, aim).reason()
    if isinstance(move, Name):
        return named(plan, move)
    if move in (FIGHT_ON, REFUSE):
        return _fight(plan, "fight" if move == FIGHT_ON else "refuse")
    if move == DECLINE:
        return _declined(plan)
    return ("fresh", {"cash": plan.rules.cash}) if move == FRESH_START else trading(plan, view, move)


def _fight(plan: Errand, key: str) -> Reason:
    """How often a fight is won, and what lies there for the winner."""
    cash, held = plan.table.loot_cash, count(plan.table.loot)
    loot: dict[str, object] = {"cash": cash, "cards": held, "ransom": plan.rules.ransom, "wins": WINS, "fights": FIGHTS}
    return key + ("-both" if cash and held else "-cash" if cash else "-cards" if held else "-none"), loot


class _Way:
    """A place to go to, beside the others that could be reached."""

    def __init__(self, plan: Errand, view: View, move: Go) -> None:
        self.plan, self.space = plan, move.space
        self.at, self.now = plan.here.index[move.space], plan.table.places[plan.me]
        self.others = [plan.here.index[one.space] for one in view.moves() if isinstance(one, Go) and one != move]

    def reason(self) -> Reason:
        """The goal itself, a stop to trade on the way, the way that is saved, or what can be reached from there."""
        plan = self.plan
        if self.space == plan.target and plan.course.useful:
            return self._arrived()
        if plan.hurries or (plan.hastens and self._soonest() is not None):
            return self._nearer() or self._quicker() or self._soonest() or self._waits()
        if plan.meets:
            return self._met()
        colour = plan.here.colours[self.at]
        if colour != NONE and plan.stops[self.at] > STOP and (told := stop_reason(plan, colour)) is not None:
            key, values = told
            return key, {"space": self.space, **values}
        way = None if self.space == plan.target else self._nearer() or self._quicker()
        return self._lacking() or way or self._next_stop() or self._waits()

    def _lacking(self) -> Reason | None:
        """On the way home without the money: what is still lacking, and the post from there where it can be earned."""
        plan, stop = self.plan, self._next_stop()
        if plan.stage != HOMEWARD or plan.short_of_goal <= 0 or stop is None:
            return None
        return "next-post-sum", {**stop[1], "short": plan.short_of_goal}

    def _met(self) -> Reason:
        """The merchant with whom one can deal there; else that no pile brings anything now, and where one may meet another."""
        plan, table = self.plan, self.plan.table
        told: dict[str, object] = {"space": self.space, "price": plan.rules.deal_price, "short": plan.short_of_goal}
        there = [other for other, at in enumerate(table.places) if at == self.at and other != plan.me]
        if plan.stops[self.at] > 0:
            return "post-deal", {**told, "player": there[0]}
        return "waits-deal", {**told, "posts": self._posts()}

    def _nearer(self) -> Reason | None:
        """The way to the goal in spaces, if no place that can be reached is nearer."""
        spaces, now = left(self.plan, self.at), left(self.plan, self.now)
        nearest = min([spaces, *(left(self.plan, other) for other in self.others)])
        turns = round(turns_on(self.plan)[self.at])
        way = {"space": self.space, "target": self.plan.target, "spaces": spaces, "before": now, "turns": turns}
        if spaces == nearest < now:
            return ("nearer-turns" if self.plan.course.useful and turns > 1 else "nearer"), way
        return ("least-far", way) if spaces == nearest > now else None

    def _quicker(self) -> Reason | None:
        """The way to the goal in turns, beside a place that is nearer and yet further off."""
        plan, soonest = self.plan, self._soonest()
        nearest = min(self.others, key=lambda other: left(plan, other), default=self.at)
        more = f"{turns_on(plan)[nearest]:.1f}"
        if soonest is None or turns_on(plan)[nearest] < turns_on(plan)[self.at] or more == soonest[1]["turns"]:
            return None
        return "quicker", {**soonest[1], "other": plan.here.spaces[nearest].name, "more": more}

    def _soonest(self) -> Reason | None:
        """The way to an open goal in turns, if no place that can be reached takes fewer."""
        plan, turns = self.plan, turns_on(self.plan)
        if not plan.course.useful or any(turns[self.at] > turns[other] + SOONER for other in self.others):
            return None
        return "soonest", {"space": self.space, "target": plan.target, "turns": f"{turns[self.at]:.1f}"}

    def _arrived(self) -> Reason:
        rules, stage = self.plan.rules, self.plan.stage
        told = {"target": self.space, "gift": rules.gift, "value": self.plan.here.best}
        if stage == OUTWARD:
            return "arrives-khan", {**told, "worth": rules.table_value}
        return ("arrives-mission", {**told, "worth": rules.secret_value}) if stage == ON_MISSION else ("arrives-home", told)

    def _next_stop(self) -> Reason | None:
        """The trading post that the next spin leads to most often from there."""
        plan, here = self.plan, self.plan.here
        likely: dict[tuple[int, int], float] = {}
        for kind in here.kinds_from[self.at]:
            for chance, ends in fan(plan, self.at, kind):
                for end in ends:
                    if here.colours[end] != NONE and plan.stops[end] > STOP and end != self.now:
                        likely[kind, end] = likely.get((kind, end), 0.0) + chance
        if not likely:
            return None
        kind, post = max(likely, key=lambda one: likely[one])
        told: dict[str, object] = {"space": self.space, "post": here.spaces[post].name, "by": KINDS[kind]}
        return "next-post", {**told, "colour": COLOURS[here.colours[post]]}

    def _waits(self) -> Reason:
        """What is still missing at the goal, and the trading posts that can be reached from there next."""
        plan, here, posts = self.plan, self.plan.here, self._posts()
        told: dict[str, object] = {"space": self.space, "target": plan.target, "spaces": left(plan, self.at), "posts": posts}
        if plan.course.useful or not posts:
            return "way", told
        if plan.stage == OUTWARD:
            return "waits-gift", {**told, "wanted": plan.wanted, "value": here.best}
        colours = tuple(COLOURS[colour] for colour in plan.missing)
        short = max(plan.short_of_goal, 0)
        key = "waits-sum" if short else "waits-colour" if colours else "waits"
        return key, {**told, "short": short, "colours": colours}

    def _posts(self) -> tuple[str, ...]:
        """The trading posts to which the next spin leads most often from there."""
        plan, here = self.plan, self.plan.here
        often: dict[int, float] = {}
        for kind in here.kinds_from[self.at]:
            for chance, ends in fan(plan, self.at, kind):
                often |= {end: often.get(end, 0.0) + chance for end in ends if here.colours[end] != NONE and end != self.now}
        return tuple(here.spaces[end].name for end in sorted(often, key=lambda end: -often[end])[:POSTS])


def _declined(plan: Errand) -> Reason:
    """To join a merchant is to pay, and to leave the place where one stands; a fresh start leaves it as well."""
    at = plan.here.spaces[plan.table.places[plan.me]].name
    if plan.table.phase == FRESH:
        return "decline-fresh", {"space": at}
    join = short_name(named_card(plan.table)) == "join"
    return ("decline-join", {"price": plan.rules.deal_price, "space": at}) if join else ("decline-name", {})
