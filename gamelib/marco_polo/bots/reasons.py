"""Why a move is good in Marco Polo, as a key of the ruleset's words and its values: ways first, the rest in trade_reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ...core.moves import Move
from ...core.view import View
from ..engine.chance import named_card, short_name
from ..engine.end import worth
from ..notation import DECLINE, FIGHT_ON, FRESH_START, REFUSE, Announce, Go, Name
from ..table import ACRE, COLOURS, HOMEWARD, KARAKORUM, KINDS, NONE, ON_MISSION, OUTWARD, count
from ..world import World
from .chart import Fan, fans
from .numbers import numbers_of
from .trade_reasons import UNCLEAR, Reason, pile_told, purpose, trading
from .voyage import Voyage

SCALE = 1.0
"""The standing is counted in besants."""
MOST = 300
"""The most besants that one move can make a difference of."""
STOP = 0.3
"""A stop is worth naming that saves so many turns."""
FAR = 1_000
"""More spaces than any way has."""
LIKELIER = 0.02
"""By so much must one ring be likelier than the other to speak for it."""
WINS, FIGHTS = 7, 12
"""So many fights of so many are won: black must be higher to win against white."""


def reason(view: View, move: Move) -> Reason:
    """Where the move leads on the journey, what a stop or a trade is for, or what it does to another merchant."""
    plan = Voyage(view.rules, view.table, view.viewer, numbers_of(view.rules.players))
    if isinstance(move, Go):
        return _Way(plan, view, move).reason()
    if isinstance(move, Announce):
        return _Ring(plan, view, move.by).reason()
    if isinstance(move, Name):
        return _named(plan, move)
    if move in (FIGHT_ON, REFUSE):
        loot = {"cash": plan.table.loot_cash, "cards": count(plan.table.loot), "ransom": plan.rules.ransom}
        return ("fight" if move == FIGHT_ON else "refuse"), {**loot, "wins": WINS, "fights": FIGHTS}
    if move == DECLINE:
        return _declined(plan)
    return ("fresh", {"cash": plan.rules.cash}) if move == FRESH_START else trading(plan, view, move)


@lru_cache(maxsize=64)
def spaces_to(here: World, target: int, passing: bool) -> tuple[int, ...]:
    """How many spaces it is from each space to the target by land and sea; ``passing`` says whether through Khanbalik too."""
    far, ring = [FAR] * len(here.spaces), {target}
    for steps in range(len(here.spaces)):
        for at in ring:
            far[at] = steps
        onward = {at for at in ring if passing or at == target or at != here.khanbalik}
        ring = {end for at in onward for near in here.near for end in near[at] if far[end] == FAR}
    return tuple(far)


def _left(plan: Voyage, at: int) -> int:
    """How many spaces it is from there to where the journey leads."""
    return spaces_to(plan.here, plan.here.index[plan.target], plan.open_gate)[at]


def _taken(plan: Voyage) -> set[int]:
    """The spaces where nobody else may stand now."""
    here, places = plan.here, plan.table.places
    return {place for other, place in enumerate(places) if other != plan.me and not here.share[place]}


def _fan(plan: Voyage, at: int, kind: int) -> Fan:
    here, course = plan.here, plan.course
    return fans(here, course.gate, course.mission, course.only_start, course.safe)[at][here.kinds_from[at].index(kind)]


class _Way:
    """A place to go to, beside the others that could be reached."""

    def __init__(self, plan: Voyage, view: View, move: Go) -> None:
        self.plan, self.space = plan, move.space
        self.at, self.now = plan.here.index[move.space], plan.table.places[plan.me]
        self.others = [plan.here.index[one.space] for one in view.moves() if isinstance(one, Go) and one != move]

    def reason(self) -> Reason:
        """The goal itself, a stop to trade on the way, the way that is saved, or what can be reached from there."""
        plan = self.plan
        if self.space == plan.target and plan.course.useful:
            return self._arrived()
        colour = plan.here.colours[self.at]
        if colour != NONE and plan.stops[self.at] > STOP and (told := self._stop(colour)) is not None:
            return told
        left, now = _left(plan, self.at), _left(plan, self.now)
        nearest = min([left, *(_left(plan, other) for other in self.others)])
        way = {"space": self.space, "target": plan.target, "spaces": left, "before": now}
        if left == nearest < now:
            return "nearer", way
        return self._next_stop() or (("least-far", way) if left == nearest > now else UNCLEAR)

    def _arrived(self) -> Reason:
        rules, stage = self.plan.rules, self.plan.stage
        told = {"target": self.space, "gift": rules.gift, "value": self.plan.here.best}
        if stage == OUTWARD:
            return "arrives-khan", {**told, "worth": rules.table_value}
        return ("arrives-mission", {**told, "worth": rules.secret_value}) if stage == ON_MISSION else ("arrives-home", told)

    def _stop(self, colour: int) -> Reason | None:
        """What the post is for."""
        plan, held = self.plan, min(self.plan.counts[colour], self.plan.rules.least_of_colour)
        bought = plan.offer(colour, plan.purse, plan.rules.buy_limit, held)[1]
        told, aim = pile_told(plan, colour, max(bought, 1)), purpose(plan, colour)
        if aim == "sale":
            most = max(plan.surplus, key=lambda one: plan.counts[one])
            return "post-sale", {"space": self.space, **told, "colour": COLOURS[most], "held": plan.counts[most]}
        if aim == "money" and not told["pays"]:
            return None
        if aim == "gift" and told["one_in"] == 1:
            aim = "gift-most"
        return f"post-{aim}", {"space": self.space, **told, "worth": worth(plan.rules, plan.table, plan.me)}

    def _next_stop(self) -> Reason | None:
        """The trading post that the next spin leads to most often from there."""
        plan, here = self.plan, self.plan.here
        likely: dict[tuple[int, int], float] = {}
        for kind in here.kinds_from[self.at]:
            for chance, ends in _fan(plan, self.at, kind):
                for end in ends:
                    if here.colours[end] != NONE and plan.stops[end] > STOP:
                        likely[kind, end] = likely.get((kind, end), 0.0) + chance
        if not likely:
            return None
        kind, post = max(likely, key=lambda one: likely[one])
        told: dict[str, object] = {"space": self.space, "post": here.spaces[post].name, "by": KINDS[kind]}
        return "next-post", {**told, "percent": round(100 * likely[kind, post]), "colour": COLOURS[here.colours[post]]}


class _Ring:
    """The ring of land or of sea, beside the other one where both can be announced."""

    def __init__(self, plan: Voyage, view: View, by: int) -> None:
        self.plan, self.by, self.at, self.taken = plan, by, plan.table.places[plan.me], _taken(plan)
        self.others = [move.by for move in view.moves() if isinstance(move, Announce) and move.by != by]
        self.goal, self.left = plan.here.index[plan.target], _left(plan, self.at)

    def reason(self) -> Reason:
        """How often it leads to the goal, to a post that is wanted, or nearer; else where it leads most often."""
        told: dict[str, object] = {"by": KINDS[self.by], "target": self.plan.target}
        names = self.plan.here.spaces
        for key, good in (("goal", self._arrives), ("post", self._trades), ("nearer", self._nearer)):
            here, there = self._often(self.by, good), max((self._often(kind, good) for kind in self.others), default=0.0)
            if self.others and here > there + LIKELIER:
                told |= {"other": KINDS[self.others[0]], "space": names[self._likeliest(good)[0]].name}
                return f"announce-{key}", {**told, "percent": round(100 * here), "less": round(100 * there)}
        for key, good in (("to-post", self._trades), ("to", self._closer)):
            if self._often(self.by, good) > 0:
                end, chance = self._likeliest(good)
                told |= {"space": names[end].name, "percent": round(100 * chance), "spaces": _left(self.plan, end)}
                return f"announce-{key}", {**told, "colour": COLOURS[max(self.plan.here.colours[end], 0)]}
        return UNCLEAR

    def _often(self, kind: int, good: Callable[[int], bool]) -> float:
        fan = _fan(self.plan, self.at, kind)
        return sum(chance for chance, ends in fan if any(good(end) for end in ends if end not in self.taken))

    def _likeliest(self, good: Callable[[int], bool]) -> tuple[int, float]:
        """The place among these to which the ring leads most often, and how often."""
        likely: dict[int, float] = {}
        for chance, ends in _fan(self.plan, self.at, self.by):
            for end in ends:
                if good(end) and end not in self.taken:
                    likely[end] = likely.get(end, 0.0) + chance
        most = max(likely, key=lambda end: (likely[end], self.plan.values[end]))
        return most, likely[most]

    def _arrives(self, end: int) -> bool:
        return self.plan.course.useful and end == self.goal

    def _trades(self, end: int) -> bool:
        return self.plan.here.colours[end] != NONE and self.plan.stops[end] > STOP

    def _nearer(self, end: int) -> bool:
        return _left(self.plan, end) < self.left

    def _closer(self, end: int) -> bool:
        """Nearer, and not a goal where nothing is to be had yet."""
        return self._nearer(end) and end != self.goal


def _named(plan: Voyage, move: Name) -> Reason:
    """Where the merchant stands and is moved to; how many turns that costs, where it is known what the way leads to."""
    here, table, card = plan.here, plan.table, short_name(named_card(plan.table))
    if card == "join":
        return "join", {"player": move.player, "price": plan.rules.deal_price}
    places = {"pope": ACRE, "karakorum": KARAKORUM}
    to, at = here.index[places.get(card, here.spaces[table.places[plan.me]].name)], table.places[move.player]
    told = {"player": move.player, "from": here.spaces[at].name, "to": here.spaces[to].name}
    stage = table.stages[move.player]
    if move.player == plan.me or at == to or stage == ON_MISSION:
        return ("name-own", told) if move.player == plan.me else UNCLEAR if at == to else ("name", told)
    goal = here.venice if stage == HOMEWARD else here.khanbalik
    far = spaces_to(here, goal, stage == HOMEWARD)
    if far[to] <= far[at]:
        return "name", told
    return "name-back", {**told, "goal": here.spaces[goal].name, "spaces": far[to] - far[at]}


def _declined(plan: Voyage) -> Reason:
    """To join a merchant is to pay, and to leave the place where one stands."""
    at = plan.here.spaces[plan.table.places[plan.me]].name
    join = short_name(named_card(plan.table)) == "join"
    return ("decline-join", {"price": plan.rules.deal_price, "space": at}) if join else UNCLEAR
