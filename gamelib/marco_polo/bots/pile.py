"""What the next cards of a pile bring: the unknown top on average, the known bottom card by card."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..engine.chance import short_name
from ..table import CARDS, CHANCES_OF, GOODS, GOODS_OF, cards
from ..world import World
from .numbers import Numbers

MORE = {"hunt": 1, "khan": 1, "machines": 1, "chief": 2}
"""Chance cards that give so many cards more."""
PAID_BY_ALL = ("birthday", "new-year")
FINES = ("astrologer", "insult", "bath", "typhoon", "volcano", "tartar")
"""Chance cards for which one pays."""
AWAY = "zanzibar"
"""The card that ends a purchase, as the pawn goes elsewhere."""
TOO_DEEP = 20
"""Cards to a good of a pile that has none in sight."""


class Draw(NamedTuple):
    """What cards bring: money in besants, how many of the finest, the chance of a good, turns by luck, and how many goods."""

    money: float = 0.0
    finest: float = 0.0
    chance: float = 0.0
    luck: float = 0.0
    goods: float = 0.0

    def and_then(self, other: Draw) -> Draw:
        """Both together."""
        chance = 1 - (1 - self.chance) * (1 - other.chance)
        money, finest = self.money + other.money, self.finest + other.finest
        return Draw(money, finest, chance, self.luck + other.luck, self.goods + other.goods)


@lru_cache(maxsize=1 << 14)
def purchases(
    here: World, players: int, numbers: Numbers, colour: int, hiding: int, top: int, bottom: tuple[int, ...], most: int
) -> tuple[Draw, ...]:
    """What the first 0, 1, 2 … purchases from a pile bring together, before they are paid for."""
    drawn = [_unknown(here, players, numbers, colour, hiding, top)] * min(top, most) if top else []
    drawn += _known(faces(here, players, numbers), bottom, most - len(drawn))
    together = [Draw()]
    for one in drawn:
        together.append(together[-1].and_then(one))
    return tuple(together)


def _unknown(here: World, players: int, numbers: Numbers, colour: int, hiding: int, top: int) -> Draw:
    """A card of the unknown top on average: all chance cards that are not seen lie there."""
    known = faces(here, players, numbers)
    chances = [known[card] for card in cards(hiding & CHANCES_OF[colour])]
    goods = [known[card] for card in cards(hiding & GOODS_OF[colour])]
    room = (top - len(chances)) / len(goods) if goods else 0.0
    lucky = [sum(one) for one in zip(Draw(), *chances, strict=True)]
    usual = [sum(one) for one in zip(Draw(), *goods, strict=True)]
    return Draw(*[(one + room * other) / top for one, other in zip(lucky, usual, strict=True)])


def _known(known: tuple[Draw, ...], bottom: tuple[int, ...], most: int) -> list[Draw]:
    """What each purchase of cards in a known order brings; some cards give more cards, and one ends the purchase."""
    found: list[Draw] = []
    at = 0
    while len(found) < most and at < len(bottom):
        due, total, away = 1, Draw(), False
        while due and at < len(bottom):
            card, due, at = bottom[at], due - 1, at + 1
            name = short_name(card) if card % CARDS >= GOODS else ""
            due += MORE.get(name, 0)
            total = total if name in MORE else total.and_then(known[card])
            away = away or name == AWAY
        found.append(total)
        if away:
            break
    return found


def depth(bottom: tuple[int, ...]) -> int:
    """How many cards of a known pile it takes to get a good."""
    return next((at for at, card in enumerate(bottom, 1) if card % CARDS < GOODS), TOO_DEEP)


@lru_cache(maxsize=64)
def faces(here: World, players: int, numbers: Numbers) -> tuple[Draw, ...]:
    """What every card brings whoever draws it."""
    return tuple(_face(here, card, players, numbers) for card in range(CARDS * len(GOODS_OF)))


def _face(here: World, card: int, players: int, numbers: Numbers) -> Draw:
    value = float(here.values[card])
    if card % CARDS < GOODS:
        return Draw(value, float(bool(1 << card & here.finest)), 1.0, 0.0, 1.0)
    name = short_name(card)
    if name in PAID_BY_ALL:
        return Draw(value * (players - 1), luck=numbers.harm)
    if name in MORE:
        return Draw(value * numbers.more)
    luck = {"wind": numbers.wind, AWAY: numbers.zanzibar, "join": 0.0}
    luck |= dict.fromkeys(("pope", "danger", "karakorum"), numbers.harm)
    return Draw(luck=luck[name]) if name in luck else Draw(-value)
