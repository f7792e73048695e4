"""What the next cards of a pile are worth: the top by its odds, the bottom by what was put under it."""

from __future__ import annotations

from functools import lru_cache

from ..engine.chance import short_name
from ..engine.unseen import outside, unseen
from ..rules import Rules
from ..table import CARDS, CHANCES_OF, GOODS, GOODS_OF, PILE, Table, cards, count
from ..world import World

FINEST, MISSING = 60.0, 90.0
"""What a card is worth beyond its value when the Khan wants it, or Venice a card of its colour."""
MORE, WIND, SENT_AWAY = 20.0, 60.0, -30.0
"""What chance cards are worth that give a card, two turns, or a journey to Zanzibar."""


Wants = tuple[World, int, bool, tuple[int, ...]]
"""The map, how many play, whether the Khan's gift is still wanted, and the colours that Venice still wants."""


class Stock:
    """The four piles as one merchant sees them."""

    def __init__(self, rules: Rules, table: Table, wants: Wants) -> None:
        self.rules, self.table, self.wants = rules, table, wants
        self.hiding = unseen(table)

    def gain(self, colour: int, purse: int) -> float:
        """What the best number of purchases from a pile brings beyond its price."""
        table, price, limit = self.table, self.rules.price, self.rules.buy_limit
        pile = self.hiding & PILE[colour], count(table.tops[colour]), table.bottoms[colour]
        return _gain(self.wants, colour, *pile, limit, self._most(purse), price)

    def gains(self, purse: int) -> tuple[float, ...]:
        """The same for every pile, by its colour."""
        table, price, limit = self.table, self.rules.price, self.rules.buy_limit
        return _gains(self.wants, self.hiding, table.tops, table.bottoms, limit, self._most(purse), price)

    def _most(self, purse: int) -> int:
        """How many cards a purse may buy."""
        price, limit = self.rules.price, self.rules.buy_limit
        return min(limit, purse // price) if price else limit

    def from_hands(self) -> float:
        """What a card taken from another's hand is worth on average."""
        goods = [(outside(self.table, colour), cards(self.hiding & mask)) for colour, mask in enumerate(GOODS_OF)]
        parts = [(out / len(held), sum(self.worth(card) for card in held)) for out, held in goods if held and out]
        loose = sum(out for out, held in goods if held)
        return sum(part * value for part, value in parts) / loose if loose else 0.0

    def worth(self, card: int) -> float:
        """What one card is worth to this merchant."""
        return card_worths(*self.wants)[card]


@lru_cache(maxsize=1 << 10)
def _gains(
    wants: Wants, hiding: int, tops: tuple[int, ...], bottoms: tuple[tuple[int, ...], ...], limit: int, most: int, price: int
) -> tuple[float, ...]:
    """What the best number of purchases brings, pile by pile: it is the same when a merchant announces and when he moves."""
    return tuple(
        [
            _gain(wants, colour, hiding & PILE[colour], count(top), bottom, limit, most, price)
            for colour, (top, bottom) in enumerate(zip(tops, bottoms, strict=True))
        ]
    )


@lru_cache(maxsize=1 << 14)
def _gain(
    wants: Wants, colour: int, hiding: int, top: int, bottom: tuple[int, ...], limit: int, most: int, price: int
) -> float:
    """What the best number of purchases brings, of the unknown top of a pile first and then of its known bottom."""
    worths = card_worths(*wants)
    coming = [_mean(worths, colour, hiding, top)] * min(top, limit) if top else []
    coming += [worths[card] for card in bottom[:limit]]
    best = total = 0.0
    for value in coming[:most]:
        total += value - price
        best = max(best, total)
    return best


def _mean(worths: tuple[float, ...], colour: int, hiding: int, top: int) -> float:
    """What a card of the unknown top is worth on average: all chance cards that are not seen lie there."""
    chances = [worths[card] for card in cards(hiding & CHANCES_OF[colour])]
    goods = [worths[card] for card in cards(hiding & GOODS_OF[colour])]
    room = top - len(chances)
    return (sum(chances) + (room * sum(goods) / len(goods) if goods else 0.0)) / top


@lru_cache(maxsize=1 << 8)
def card_worths(here: World, players: int, wanted: bool, missing: tuple[int, ...]) -> tuple[float, ...]:
    """What every card is worth to a merchant who still wants the Khan's gift, or lacks colours that Venice wants."""
    return tuple(_worth(here, card, players, wanted, missing) for card in range(CARDS * len(GOODS_OF)))


def _worth(here: World, card: int, players: int, wanted: bool, missing: tuple[int, ...]) -> float:
    value = float(here.values[card])
    if card % CARDS < GOODS:
        if wanted and 1 << card & here.finest:
            value += FINEST
        return value + (MISSING if card // CARDS in missing else 0.0)
    name = short_name(card)
    if name in ("birthday", "new-year"):
        return value * (players - 1)
    if name in ("hunt", "chief", "khan", "machines"):
        return value * MORE
    named = {"wind": WIND, "zanzibar": SENT_AWAY, "pope": 0.0, "danger": 0.0, "join": 0.0, "karakorum": 0.0}
    return named.get(name, -value)
