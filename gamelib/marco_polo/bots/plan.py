"""What a merchant knows and wants: where to go next, what a stop on the way is worth, which cards to keep."""

from __future__ import annotations

from functools import cached_property

from ..atlas import world
from ..engine.arrival import lacking
from ..engine.end import worth
from ..engine.ways import destinations
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
    NONE,
    ON_MISSION,
    OUTWARD,
    SEA,
    VENICE,
    Table,
    cards,
)
from .stock import Stock

TURN = 30.0
"""What a turn is worth in besants: so much gain makes a stop as good as a turn of the journey."""
DETOUR = 2.5
"""How many turns a post is worth that has, or lets one get rid of, the colour that alone keeps a merchant from winning."""
ARRIVED = 3.0
"""How many turns it is worth to be there rather than one stop away."""


class Plan:
    """One merchant's view of his own affairs; nothing in it depends on what he cannot see."""

    def __init__(self, rules: Rules, table: Table, me: int) -> None:
        self.rules, self.table, self.me, self.here = rules, table, me, world(rules.map)
        self.stage, self.cash, self.hand = table.stages[me], table.cash[me], table.hands[me]
        self.finest = self.hand & self.here.finest
        self.counts = [(self.hand & goods).bit_count() for goods in GOODS_OF]
        self._values: dict[int, float] = {}  # many spins lead to the same spaces
        self.short_of_goal = rules.goal - worth(rules, table, me)
        if self.stage != HOMEWARD:
            self.short_of_goal -= rules.secret_value
        if self.stage == OUTWARD:
            self.short_of_goal += rules.gift * self.here.best - rules.table_value

    @cached_property
    def gift_ready(self) -> bool:
        """Whether he holds what the Khan wants."""
        return self.finest.bit_count() >= self.rules.gift

    @property
    def ready(self) -> bool:
        """Whether he would win in Venice now."""
        return not any(lacking(self.rules, self.table, self.me))

    @cached_property
    def missing(self) -> list[int]:
        """Colours of which Venice wants more than he holds."""
        return [colour for colour in MEASURED if self.counts[colour] < self.rules.least_of_colour]

    @cached_property
    def surplus(self) -> list[int]:
        """Colours of which he holds more than Venice allows."""
        return [colour for colour in MEASURED if self.counts[colour] > self.rules.most_of_colour]

    @cached_property
    def target(self) -> str:
        """Where the journey leads now."""
        if self.stage == OUTWARD:
            return KHANBALIK
        mission = self.table.missions[self.me]
        return MISSIONS[mission] if self.stage == ON_MISSION and mission >= 0 else VENICE

    def far(self, at: int, target: str | None = None) -> float:
        """About how many turns it is from a space to the target."""
        open_gate = self.stage != OUTWARD or self.gift_ready
        turns = turns_to(self.here, target or self.target, open_gate)
        name = self.here.spaces[at].name
        return min(turns.get((name, LAND), 99.0), turns.get((name, SEA), 99.0))

    def stop_value(self, at: int) -> float:
        """What a stop on a space is worth beside the way made, in turns."""
        colour = self.here.colours[at]
        if self.here.spaces[at].name == self.target:
            useful = self.ready if self.stage == HOMEWARD else self.stage == ON_MISSION or self.gift_ready
            return ARRIVED if useful else -1.0
        if colour == NONE:
            return 0.0
        if self.stage == HOMEWARD and self.short_of_goal <= 0:
            return DETOUR if colour in self.missing or self.surplus else 0.0
        if self.stage == OUTWARD and self.gift_ready and self.short_of_goal <= 0:
            return 0.0
        return self.stock.gain(colour, self.purse) / TURN

    @cached_property
    def stock(self) -> Stock:
        """What the piles promise him."""
        return Stock(self)

    @cached_property
    def purse(self) -> int:
        """Cash, and what the goods he would sell bring."""
        return self.cash + sum(self.here.values[card] for card in self.spare())

    def value(self, at: int) -> float:
        """How good it is to end a move there, in turns saved."""
        known = self._values.get(at)
        if known is None:
            known = self._values[at] = self.stop_value(at) - self.far(at)
        return known

    def outlook(self, kind: int) -> float:
        """The mean value of the best move over everything the ring may show."""
        here, total, hope = self.here, 0, 0.0
        stay = self.value(self.table.places[self.me])
        for spin, weight in zip(here.ring_moves[kind], here.ring_weights[kind], strict=True):
            ends = destinations(self.rules, self.table.changed(kind=kind, spun=spin.steps)) if spin.steps else []
            hope += weight * max((self.value(at) for at in ends), default=stay)
            total += weight
        return hope / total

    def keep(self) -> set[int]:
        """Goods that are not for sale: those for the Khan, and the best of each colour that Venice wants."""
        kept: set[int] = set()
        if self.stage == OUTWARD:
            kept.update(cards(self.finest)[-self.rules.gift :])
            return kept
        for colour in MEASURED:
            held = sorted(cards(self.hand & GOODS_OF[colour]), key=lambda card: -self.here.values[card])
            kept.update(held[: self.rules.least_of_colour])
        return kept

    def spare(self) -> list[int]:
        """Goods that may be sold, the cheapest first, those of a surplus colour before them."""
        kept, surplus = self.keep(), self.surplus
        loose = [card for card in cards(self.hand) if card not in kept]
        return sorted(loose, key=lambda card: (card // CARDS not in surplus, self.here.values[card]))
