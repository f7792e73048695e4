"""What the next cards of a pile are worth: the top by its odds, the bottom by what was put under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.chance import short_name
from ..engine.unseen import outside, unseen
from ..table import CARDS, CHANCES_OF, GOODS, GOODS_OF, HOMEWARD, OUTWARD, cards, count

if TYPE_CHECKING:
    from .plan import Plan

FINEST, MISSING = 60.0, 90.0
"""What a card is worth beyond its value when the Khan wants it, or Venice a card of its colour."""
MORE, WIND, SENT_AWAY = 20.0, 60.0, -30.0
"""What chance cards are worth that give a card, two turns, or a journey to Zanzibar."""


class Stock:
    """The four piles as one merchant sees them."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.table, self.here = plan, plan.table, plan.here
        self.hiding = unseen(plan.table)
        self.next = [self._next(colour) for colour in range(len(GOODS_OF))]

    def gain(self, colour: int, purse: int) -> float:
        """What the best number of purchases from a pile brings beyond its price."""
        price, rules = self.plan.rules.price, self.plan.rules
        most = min(rules.buy_limit, purse // price) if price else rules.buy_limit
        best = total = 0.0
        for value in self.next[colour][:most]:
            total += value - price
            best = max(best, total)
        return best

    def from_hands(self) -> float:
        """What a card taken from another's hand is worth on average."""
        goods = [(outside(self.table, colour), cards(self.hiding & mask)) for colour, mask in enumerate(GOODS_OF)]
        parts = [(out / len(held), sum(self.worth(card) for card in held)) for out, held in goods if held and out]
        loose = sum(out for out, held in goods if held)
        return sum(part * value for part, value in parts) / loose if loose else 0.0

    def worth(self, card: int) -> float:
        """What one card is worth to this merchant."""
        plan, value = self.plan, float(self.here.values[card])
        if card % CARDS < GOODS:
            if plan.stage == OUTWARD and not plan.gift_ready and 1 << card & self.here.finest:
                value += FINEST
            return value + (MISSING if plan.stage == HOMEWARD and card // CARDS in plan.missing else 0.0)
        name = short_name(card)
        if name in ("birthday", "new-year"):
            return value * (plan.rules.players - 1)
        if name in ("hunt", "chief", "khan", "machines"):
            return value * MORE
        named = {"wind": WIND, "zanzibar": SENT_AWAY, "pope": 0.0, "danger": 0.0, "join": 0.0, "karakorum": 0.0}
        return named.get(name, -value)

    def _next(self, colour: int) -> list[float]:
        """The value of each of the next cards: the same for all of the unknown top, then the known bottom."""
        limit, top = self.plan.rules.buy_limit, count(self.table.tops[colour])
        known = [self.worth(card) for card in self.table.bottoms[colour][:limit]]
        return [self._mean(colour, top)] * min(top, limit) + known if top else known

    def _mean(self, colour: int, top: int) -> float:
        chances = [self.worth(card) for card in cards(self.hiding & CHANCES_OF[colour])]
        goods = [self.worth(card) for card in cards(self.hiding & GOODS_OF[colour])]
        room = top - len(chances)
        return (sum(chances) + (room * sum(goods) / len(goods) if goods else 0.0)) / top
