"""What a far-sighted merchant makes of the journey: every stop in turns, several turns ahead, the known cards one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

from ..engine.unseen import unseen
from ..engine.ways import CLOSED, GATE, OPEN, open_mission
from ..rules import Rules
from ..table import CARDS, GOODS_OF, HOMEWARD, MEASURED, ON_MISSION, OUTWARD, PILE, Table, cards, count
from ..world import World
from . import plan
from .chart import Course, fans, values
from .numbers import AHEAD, Numbers
from .pile import Draw, depth, purchases
from .plan import Goods, Plan

SHORT = 0
"""Whoever lacks more besants than this for Venice, with what is still to come, earns them before the Khan, from fresh piles."""


@lru_cache(maxsize=1 << 13)
def sorted_goods(here: World, hand: int, outward: bool, gift: int, least: int, most: int) -> Goods:
    """The goods of a hand: kept are the finest for the Khan, or the cheapest of each colour that Venice wants.

    Money is as good as goods, so the dear are sold before the cheap, but those that the Khan wants after them, for rivals want
    them too. First go those of which there are too many, and last the only ones of their colour.
    """
    goods = plan.sorted_goods(here, hand, outward, gift, least, most)
    colours = [sorted(cards(hand & GOODS_OF[colour]), key=lambda card: here.values[card]) for colour in MEASURED]
    only = frozenset(card for held in colours for card in held[:least])
    kept = goods.kept if outward else only
    loose = [card for card in cards(hand) if card not in kept]
    finest, surplus = here.finest, goods.surplus
    spare = sorted(loose, key=lambda card: (card // CARDS not in surplus, card in only, finest >> card & 1, -here.values[card]))
    return goods._replace(kept=kept, spare=tuple(spare), worth=sum(here.values[card] for card in spare))


class Voyage(Plan):
    """A plan that weighs every stop in turns: money, the finest goods, missing colours and luck."""

    def __init__(self, rules: Rules, table: Table, me: int, numbers: Numbers) -> None:
        super().__init__(rules, table, me)
        self.numbers = numbers

    def offer(self, colour: int, cash: int, most: int, held: int) -> tuple[float, int]:
        """What the best number of purchases from a pile is worth in turns, and that number.

        At most so many may be bought; so many goods of the colour are held when the first is.
        """
        price = self.rules.price
        most = min(most, cash // price) if price else most
        pile = self._hiding & PILE[colour], count(self.table.tops[colour]), self.table.bottoms[colour]
        draws = purchases(self.here, self.rules.players, self.numbers, colour, *pile, most)
        worths = [self._worth(colour, bought, draw, held) for bought, draw in enumerate(draws)]
        best = max(range(len(worths)), key=lambda bought: (worths[bought], -bought))
        return worths[best], best

    def _worth(self, colour: int, bought: int, draw: Draw, held: int) -> float:
        """What so many purchases are worth that bring this."""
        numbers, leg = self.numbers, self.leg
        gain, short = draw.money - bought * self.rules.price, self.short_of_goal + numbers.margin[leg]
        worth = (max(short, 0.0) - max(short - gain, 0.0)) / numbers.turn[leg] + draw.luck
        if colour in self.missing:
            dug = numbers.dig * bought / max(depth(self.table.bottoms[colour]), bought) if bought and not draw.chance else 0.0
            worth += numbers.colour[leg] * (draw.chance + dug)
        if self.wanted > 0:
            worth += numbers.finest * min(draw.finest, self.wanted)
        if self._last(colour) and self.short_of_goal <= gain:
            worth -= numbers.surplus * min(max(held + draw.goods - self.rules.most_of_colour, 0.0), 1.0)
        return worth

    @cached_property
    def leg(self) -> int:
        """How far he has come, for the numbers that change on the way."""
        return self.stage + (self.stage != OUTWARD or self.gift_ready)

    @cached_property
    def wanted(self) -> int:
        """How many of the finest goods the Khan's gift still lacks."""
        return self.rules.gift - (self.hand & self.here.finest).bit_count() if self.stage == OUTWARD else 0

    def _last(self, colour: int) -> bool:
        """Whether nothing but this colour is missing on the way home, so that too many goods of it would cost another stop."""
        return self.stage == HOMEWARD and colour in MEASURED and all(one == colour for one in self.missing)

    @cached_property
    def stops(self) -> tuple[float, ...]:
        """What a stop on each space is worth, in turns: nothing more once only the way home is left."""
        return (0.0,) * len(self.here.spaces) if self.hurries else self.weighed()

    def weighed(self) -> tuple[float, ...]:
        """What a stop on each space brings, in turns: cards to buy, and a place to sell what is too much."""
        rules, numbers = self.rules, self.numbers
        sale = numbers.surplus if self.stage == HOMEWARD and self.surplus else 0.0
        held = [min(number, rules.least_of_colour) for number in self.counts]
        offers = [self.offer(colour, self.purse, rules.buy_limit, held[colour])[0] + sale for colour in range(len(GOODS_OF))]
        return tuple([*offers, 0.0][colour] for colour in self.here.colours)

    @cached_property
    def course(self) -> Course:
        """The leg of the journey that he is on."""
        outward = self.stage == OUTWARD
        gate = OPEN if not outward else GATE if self.gift_ready else CLOSED
        useful = self.ready if self.stage == HOMEWARD else not outward or self.gift_ready
        safe = self.stage == ON_MISSION and self.table.golden[self.me]
        mission, option = open_mission(self.here, self.table, self.me), self.rules.only_start_barred
        return Course(self.here.index[self.target], gate, mission, option, safe, self.open_gate, useful)

    @cached_property
    def values(self) -> list[float]:
        """How good it is to end a move on each space, in turns saved."""
        later = values(self.here, self.course, self.stops, self.numbers.decay, self.numbers.via, AHEAD)
        return [one + stop for one, stop in zip(later, self.stops, strict=True)]

    @property
    def hurries(self) -> bool:
        """Whether nothing but the way home is left, with all that Venice wants."""
        return self.stage == HOMEWARD and self.ready

    @property
    def enters(self) -> bool:
        """Whether the goal of this leg is gone to at once: with all that it takes, and to the Khan with enough for Venice."""
        return self.course.useful and (self.stage != OUTWARD or self.short_of_goal <= SHORT)

    def chosen(self, ends: Sequence[int]) -> int:
        """The space among these that is gone to."""
        goal = self.course.target
        return goal if self.enters and goal in ends else max(ends, key=self.values.__getitem__)

    def outlook(self, kind: int) -> float:
        """The mean value of the best move over everything the ring may show."""
        here, table, course, at = self.here, self.table, self.course, self.table.places[self.me]
        barred = {place for other, place in enumerate(table.places) if other != self.me and not here.share[place]}
        stay, ends = self.values[at] - self.stops[at], self.values
        fan = fans(here, course.gate, course.mission, course.only_start, course.safe)[at][here.kinds_from[at].index(kind)]
        return sum(chance * max([ends[end] for end in reached if end not in barred], default=stay) for chance, reached in fan)

    @cached_property
    def goods(self) -> Goods:
        """The goods in hand: those to keep, and those for sale; without a card's price in the purse even the Khan's are."""
        rules, hand, outward = self.rules, max(self.hand, 0), self.stage == OUTWARD
        goods = sorted_goods(self.here, hand, outward, rules.gift, rules.least_of_colour, rules.most_of_colour)
        if not outward or self.gift_ready or self.cash + goods.worth >= rules.price:
            return goods
        kept = tuple(sorted(goods.kept))
        return goods._replace(kept=frozenset(), spare=kept, worth=sum(self.here.values[card] for card in kept))

    @cached_property
    def _hiding(self) -> int:
        return unseen(self.table)
