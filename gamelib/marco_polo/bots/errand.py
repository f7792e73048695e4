"""The plan that hints tell: with the gift to Khanbalik by the quickest way; what is lacking is earned on the way home."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ...core.view import View
from ..engine.unseen import unseen
from ..notation import Sell
from ..table import GOODS_OF, HOMEWARD, NONE, ON_MISSION, OUTWARD, PILE, count
from .chart import Course, Values, fans, turns_left
from .numbers import numbers_of
from .pile import TOO_DEEP, Draw, depth, purchases
from .plan import Goods
from .voyage import Voyage

GOING_HOME = 150
"""So many besants a way home from the Khan brings with a few stops: nobody who lacks no more waits outside Khanbalik."""
LITTLE_LACKING = 60
"""Nobody on a mission leaves the way to its city for so many besants or fewer."""
PAYS = 60.0
"""A stop on the way to the Khan may take a turn longer for so many besants."""
MOST = 1.0
"""No stop on the way to the Khan is worth more turns than this."""
FREE = 0.05
"""Whoever lacks nothing but the mission stops on the way only where that takes no more turns than this."""
BACK = 0.25
"""Whoever has the gift and still lacks too much goes no more turns than this away from Khanbalik at a time ..."""
TOO_FAR = 6.0
"""... unless nothing else can be reached: so many turns it counts to go further."""
AT_THE_DOOR = 6.0
"""How many turns it counts to come to Venice before one has all that is wanted there."""
LITTLE = 0.25
"""A stop on the way home is worth more turns than this, or none is made."""
DEALT = 1.0
"""What it is worth, in turns, to meet a merchant with whom to deal, where no pile brings anything."""
EQUAL = 0.3
"""Of two posts away from the goal the nearer is gone to where the other is worth no more turns than this beside it."""
NEARER = 0.3
"""By so many turns must it be nearer."""
HALF = 0.4
"""A post on the way to the goal is gone to before one away from it where it is worth this part as much."""
DEAR = 40
"""On the way home nobody who lacks money spends more than so many besants in all, with prices and fines, on luck."""
DUG = 1.0
"""What it is worth, in turns, to dig for the last colour that Venice wants in a pile that has only bad cards on top."""


class Errand(Voyage):
    """A voyage by rules that can be told in a sentence each; what they do not decide is as on any other voyage."""

    @cached_property
    def has_gift(self) -> bool:
        """Whether the Khan's gift is in hand, and Khanbalik still ahead."""
        return self.stage == OUTWARD and self.gift_ready

    @cached_property
    def lingers(self) -> bool:
        """Whether more is lacking for Venice than the way home brings, and there is something to earn it with."""
        return self.has_gift and self.short_of_goal > GOING_HOME and self.purse >= self.rules.price

    @property
    def hastens(self) -> bool:
        """Whether the way to the goal comes first: to the Khan a stop must pay for its turns, on a mission it must be free."""
        return self.only_mission or (self.has_gift and not self.lingers)

    @cached_property
    def only_mission(self) -> bool:
        """Whether the Khan's mission comes before all else: what little is lacking for Venice is earned on the way home."""
        return self.stage == ON_MISSION and self.short_of_goal <= LITTLE_LACKING

    @property
    def enters(self) -> bool:
        """Whether the goal of this leg is gone to at once."""
        return self.course.useful and not self.lingers

    @cached_property
    def turns(self) -> Values:
        """How many turns it takes on average from each space to where the journey leads, if one hurries."""
        course = self.course
        return turns_left(self.here, course.target, course.passing, course.safe)

    @cached_property
    def stops(self) -> tuple[float, ...]:
        """What a stop on each space is worth, in turns; to the Khan only money that is lacking, and never on a way back.

        On a mission that is all that is left, next to nothing: of places that are equally near, one where one can trade.
        """
        if not self.hastens:
            return self._meetings if self.meets else self._worthwhile
        now, most = self.turns[self.table.places[self.me]], FREE if self.only_mission else MOST
        worth = self.weighed() if self.only_mission else [self.earned(at) / PAYS for at in range(len(self.turns))]
        return tuple(
            min(worth[at], most) if turns <= now and at != self.course.target else 0.0 for at, turns in enumerate(self.turns)
        )

    @cached_property
    def meets(self) -> bool:
        """Whether no pile brings what is lacking on the way home, so that only a deal with another merchant is left."""
        lacking = self.stage == HOMEWARD and self.short_of_goal > 0
        return lacking and self.purse >= self.rules.deal_price and not any(self._worthwhile)

    @cached_property
    def _worthwhile(self) -> Values:
        """What stops are worth on any voyage; going home none for so little that nobody could say what it is."""
        if self.hurries:
            return (0.0,) * len(self.here.spaces)
        least = LITTLE if self.stage == HOMEWARD else 0.0
        return tuple(stop if stop > least else 0.0 for stop in self.weighed())

    @property
    def _meetings(self) -> Values:
        """The posts where another merchant stands with cards to deal for."""
        table, colours = self.table, self.here.colours
        others = {at for other, at in enumerate(table.places) if other != self.me and count(table.hands[other])}
        return tuple(DEALT if at in others and colour != NONE else 0.0 for at, colour in enumerate(colours))

    def sold_to_deal(self) -> Sell | None:
        """What is sold so that there is cash for a deal with a merchant who stands here, where only that is left."""
        here = self.stops[self.table.places[self.me]] > 0
        short = self.meets and here and self.cash < self.rules.deal_price
        return self.here.sells[self.goods.spare[0]] if short and self.goods.spare else None

    @cached_property
    def goods(self) -> Goods:
        """The goods in hand; on the way home, too, those that are kept are for sale where nothing else is left to earn with."""
        goods = super().goods
        if self.stage != HOMEWARD or self.short_of_goal <= 0 or self.cash + goods.worth >= self.rules.price:
            return goods
        kept = tuple(sorted(goods.kept, key=lambda card: -self.here.values[card]))
        return goods._replace(kept=frozenset(), spare=kept, worth=sum(self.here.values[card] for card in kept))

    def earned(self, at: int) -> float:
        """How many of the besants that are lacking for Venice a stop there brings on average."""
        colour = self.here.colours[at]
        return 0.0 if colour == NONE else min(self._gains[colour], max(self.short_of_goal, 0))

    @cached_property
    def values(self) -> list[float]:
        """How good it is to end a move on each space, in turns saved."""
        if self.hastens:
            return [stop - turns for stop, turns in zip(self.stops, self.turns, strict=True)]
        if not self.lingers:
            return super().values
        return [one - TOO_FAR * self._strays(at) for at, one in enumerate(super().values)]

    def chosen(self, ends: Sequence[int]) -> int:
        """The space among these that is gone to: none that leads away from the goal past a post that is as good."""
        return super().chosen(self.unpassed(ends))

    def unpassed(self, ends: Sequence[int]) -> Sequence[int]:
        """The spaces among these that do not lead away from the goal, or beside which no other is as good."""
        if self.hastens or self.hurries or self.meets:
            return ends
        now = self.turns[self.table.places[self.me]]
        away = {end for end in ends if self.turns[end] > now}
        return [end for end in ends if end not in away or not any(self._as_good(other, end) for other in ends)]

    def _as_good(self, other: int, end: int) -> bool:
        """Whether another space is as good as one that leads away: on the way a post half as good, else one as good but nearer.

        On the way to the Khan a place that is no post and leads away is worse than any that does not.
        """
        stops, turns, now = self.stops, self.turns, self.turns[self.table.places[self.me]]
        if self.stage == OUTWARD and not stops[end] and turns[end] > now + NEARER:
            return turns[other] <= now
        enough = HALF * stops[end] if turns[other] <= now else stops[end] - EQUAL
        return stops[other] > 0 and stops[other] >= enough and turns[other] < turns[end] - NEARER

    def outlook(self, kind: int) -> float:
        """The mean value of the place that is gone to, over everything the ring may show."""
        here, course, at = self.here, self.course, self.table.places[self.me]
        barred = {place for other, place in enumerate(self.table.places) if other != self.me and not here.share[place]}
        stay = self.values[at] - self.stops[at]
        fan = fans(here, course.gate, course.mission, course.only_start, course.safe)[at][here.kinds_from[at].index(kind)]
        free = [(chance, [end for end in reached if end not in barred]) for chance, reached in fan]
        return sum(chance * (self.values[self.chosen(ends)] if ends else stay) for chance, ends in free)

    def _strays(self, at: int) -> bool:
        """Whether a space leads away from Khanbalik, and is no post near by where something is to be had."""
        further = self.turns[at] - self.turns[self.table.places[self.me]]
        return further > (BACK if self.stops[at] > 0 else 0.0)

    @cached_property
    def course(self) -> Course:
        """The leg of the journey; whoever has not all that Venice wants goes where it is to be had, and waits at no door."""
        course = super().course
        return course._replace(vain=AT_THE_DOOR) if self.stage == HOMEWARD else course

    def offer(self, colour: int, cash: int, most: int, held: int) -> tuple[float, int]:
        """As on any voyage, but no luck is bought dear, and the last colour for Venice is dug for, whatever lies on top."""
        worth, best = self._thrifty(colour, *super().offer(colour, cash, most, held), held)
        price, needed = self.rules.price, self.stage == HOMEWARD and self.short_of_goal <= 0 and colour in self.missing
        if best or not needed or cash < price or depth(self.table.bottoms[colour]) == TOO_DEEP:
            return worth, best
        return DUG, min(most, cash // price) if price else most

    def _thrifty(self, colour: int, worth: float, best: int, held: int) -> tuple[float, int]:
        """Fewer purchases, where so many cost more money in all than luck is worth to whoever has to earn it again."""
        lacking = self.stage == HOMEWARD and self.short_of_goal > 0
        if not best or not lacking or colour in self.missing:
            return worth, best
        draws, price = self._draws(colour, best), self.rules.price
        spent = [bought * price - draw.money for bought, draw in enumerate(draws)]
        if spent[best] <= DEAR:
            return worth, best
        worths = {bought: self._worth(colour, bought, draws[bought], held) for bought in range(best) if spent[bought] <= DEAR}
        fewer = max(worths, key=lambda bought: (worths[bought], -bought))
        return worths[fewer], fewer

    def _draws(self, colour: int, most: int) -> tuple[Draw, ...]:
        """What the first 0, 1, 2 … of so many purchases from a pile bring together."""
        table = self.table
        pile = unseen(table) & PILE[colour], count(table.tops[colour]), table.bottoms[colour]
        return purchases(self.here, self.rules.players, self.numbers, colour, *pile, most)

    @cached_property
    def _gains(self) -> Sequence[float]:
        """What the best number of purchases from each pile brings in money."""
        return [self._gain(colour) for colour in range(len(GOODS_OF))]

    def _gain(self, colour: int) -> float:
        rules, price = self.rules, self.rules.price
        most = min(rules.buy_limit, self.purse // price) if price else rules.buy_limit
        return max(draw.money - bought * price for bought, draw in enumerate(self._draws(colour, most)))


def errand(view: View) -> Errand:
    """The plan of whoever sees this."""
    return Errand(view.rules, view.table, view.viewer, numbers_of(view.rules.players))
