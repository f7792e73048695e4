"""What a merchant knows and wants: where to go next, what a stop on the way is worth, which cards to keep."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple

from ..atlas import world
from ..engine.arrival import lacking
from ..engine.end import worth
from ..engine.ways import CLOSED, GATE, OPEN, known_ways, open_mission
from ..journey_times import turns_to
from ..rules import Rules
from ..table import (
    CARDS,
    GOODS_OF,
    HOMEWARD,
    KHANBALIK,
    LAND,
    MEASURED,
    MISSIONS,
    ON_MISSION,
    OUTWARD,
    SEA,
    VENICE,
    Table,
    cards,
)
from ..world import World
from .stock import Stock

TURN = 30.0
"""What a turn is worth in besants: so much gain makes a stop as good as a turn of the journey."""
DETOUR = 2.5
"""How many turns a post is worth that has, or lets one get rid of, the colour that alone keeps a merchant from winning."""
NO_WAY = 99.0
"""Turns to a place that cannot be reached."""
ARRIVED = 3.0
"""How many turns it is worth to be there rather than one stop away."""


@lru_cache(maxsize=256)
def turns_from(here: World, target: str, open_gate: bool) -> tuple[float, ...]:
    """About how many turns it is to the target from each space by its number, setting out by land or by sea."""
    turns = turns_to(here, target, open_gate)
    ways = [[turns.get((space.name, kind), NO_WAY) for kind in (LAND, SEA)] for space in here.spaces]
    return tuple(min(way) for way in ways)


@lru_cache(maxsize=1 << 12)
def spins(
    here: World, start: int, kind: int, gate: int, mission: int, only_start: bool
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Everything that a ring may show: its weight, and where the move may then end, whoever stands there."""
    shown = zip(here.ring_moves[kind], here.ring_weights[kind], strict=True)
    ends = [
        (weight, spin.steps and known_ways(here, start, kind, spin.steps, gate, mission, only_start)) for spin, weight in shown
    ]
    return tuple((weight, tuple(ways or ())) for weight, ways in ends)


@lru_cache(maxsize=1 << 10)
def values_of(here: World, target: str, open_gate: bool, stops: tuple[float, ...], arrived: float) -> list[float]:
    """How good it is to end a move on each space, in turns saved: what its post is worth, and the way that is left.

    The last of the stops is for spaces that are no posts; ``arrived`` is what the target itself is worth.
    """
    turns = turns_from(here, target, open_gate)
    values = [stops[colour] - way for colour, way in zip(here.colours, turns, strict=True)]
    aim = here.index[target]
    values[aim] = arrived - turns[aim]
    return values


class Goods(NamedTuple):
    """The goods of a hand: those that are not for sale, the others in the order of their sale, and what these bring.

    By colour ``counts`` are how many there are; Venice wants more of those ``missing`` and fewer of the ``surplus``.
    """

    kept: frozenset[int]
    spare: tuple[int, ...]
    worth: int
    counts: tuple[int, ...]
    missing: tuple[int, ...]
    surplus: tuple[int, ...]


@lru_cache(maxsize=1 << 13)
def sorted_goods(here: World, hand: int, outward: bool, gift: int, least: int, most: int) -> Goods:
    """The goods of a hand, of which the Khan or Venice wants some: least and most of a colour are what Venice wants.

    The cheapest are sold first, those of a colour of which there are too many before them.
    """
    colours = {colour: cards(hand & GOODS_OF[colour]) for colour in MEASURED}
    counts = tuple([(hand & goods).bit_count() for goods in GOODS_OF])
    missing = tuple([colour for colour in MEASURED if counts[colour] < least])
    surplus = tuple([colour for colour in MEASURED if counts[colour] > most])
    if outward:
        kept = frozenset(cards(hand & here.finest)[-gift:])
    else:
        best = [sorted(held, key=lambda card: -here.values[card])[:least] for held in colours.values()]
        kept = frozenset(card for held in best for card in held)
    loose = [card for card in cards(hand) if card not in kept]
    spare = sorted(loose, key=lambda card: (card // CARDS not in surplus, here.values[card]))
    return Goods(kept, tuple(spare), sum(here.values[card] for card in spare), counts, missing, surplus)


class Plan:
    """One merchant's view of his own affairs; nothing in it depends on what he cannot see."""

    def __init__(self, rules: Rules, table: Table, me: int) -> None:
        self.rules, self.table, self.me, self.here = rules, table, me, world(rules.map)
        self.stage, self.cash, self.hand = table.stages[me], table.cash[me], table.hands[me]
        self.gift_ready = (self.hand & self.here.finest).bit_count() >= rules.gift
        """Whether he holds what the Khan wants."""
        self.open_gate = self.stage != OUTWARD or self.gift_ready
        """Whether Khanbalik lets him in."""

    @cached_property
    def goods(self) -> Goods:
        """His goods: those to keep, those that he would sell, and what Venice would say to them."""
        rules, hand, outward = self.rules, max(self.hand, 0), self.stage == OUTWARD
        return sorted_goods(self.here, hand, outward, rules.gift, rules.least_of_colour, rules.most_of_colour)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many goods of each colour he holds."""
        return self.goods.counts

    @property
    def missing(self) -> tuple[int, ...]:
        """Colours of which Venice wants more than he holds."""
        return self.goods.missing

    @property
    def surplus(self) -> tuple[int, ...]:
        """Colours of which he holds more than Venice allows."""
        return self.goods.surplus

    @property
    def purse(self) -> int:
        """Cash, and what the goods he would sell bring."""
        return self.cash + self.goods.worth

    @cached_property
    def short_of_goal(self) -> int:
        """What he lacks of the sum that Venice wants, with the gift, the Table and the Secret that are still to come."""
        rules = self.rules
        short = rules.goal - worth(rules, self.table, self.me)
        if self.stage != HOMEWARD:
            short -= rules.secret_value
        if self.stage == OUTWARD:
            short += rules.gift * self.here.best - rules.table_value
        return short

    @property
    def ready(self) -> bool:
        """Whether he would win in Venice now."""
        return not any(lacking(self.rules, self.table, self.me))

    @cached_property
    def target(self) -> str:
        """Where the journey leads now."""
        if self.stage == OUTWARD:
            return KHANBALIK
        mission = self.table.missions[self.me]
        return MISSIONS[mission] if self.stage == ON_MISSION and mission >= 0 else VENICE

    def far(self, at: int, target: str | None = None) -> float:
        """About how many turns it is from a space to the target."""
        return turns_from(self.here, target or self.target, self.open_gate)[at]

    @cached_property
    def values(self) -> list[float]:
        """How good it is to end a move on each space, in turns saved."""
        useful = self.ready if self.stage == HOMEWARD else self.stage == ON_MISSION or self.gift_ready
        return values_of(self.here, self.target, self.open_gate, (*self._stops(), 0.0), ARRIVED if useful else -1.0)

    def _stops(self) -> list[float]:
        """What a stop on a post of each colour is worth beside the way made, in turns."""
        if self.stage == HOMEWARD and self.short_of_goal <= 0:
            return [DETOUR if colour in self.missing or self.surplus else 0.0 for colour in range(len(GOODS_OF))]
        if self.stage == OUTWARD and self.gift_ready and self.short_of_goal <= 0:
            return [0.0] * len(GOODS_OF)
        return [gain / TURN for gain in self.stock.gains(self.purse)]

    @cached_property
    def stock(self) -> Stock:
        """What the piles promise him."""
        wanted = self.stage == OUTWARD and not self.gift_ready
        missing = self.missing if self.stage == HOMEWARD else ()
        return Stock(self.rules, self.table, (self.here, self.rules.players, wanted, missing))

    def value(self, at: int) -> float:
        """How good it is to end a move there, in turns saved."""
        return self.values[at]

    def outlook(self, kind: int) -> float:
        """The mean value of the best move over everything the ring may show."""
        here, table, rules, me = self.here, self.table, self.rules, self.me
        gate = OPEN if self.stage != OUTWARD else GATE if self.gift_ready else CLOSED
        key = (table.places[me], kind, gate, open_mission(here, table, me), rules.only_start_barred)
        barred = {place for other, place in enumerate(table.places) if other != me and not here.share[place]}
        value_of, total, hope = self.values.__getitem__, 0, 0.0
        stay = value_of(table.places[me])
        for weight, ends in spins(here, *key):
            reached = [at for at in ends if at not in barred] if barred else ends
            hope += weight * max(map(value_of, reached), default=stay)
            total += weight
        return hope / total
