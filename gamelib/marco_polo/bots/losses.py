"""What hints of Marco Polo would rather not lose or carry home: goods that are needed, and more than Venice allows."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..engine.unseen import unseen
from ..notation import RANSOM_CASH, Ransom, Sell
from ..table import CARDS, GOODS_OF, HOMEWARD, MEASURED, OUTWARD, count
from .errand import Errand
from .pile_reasons import chance_name

LAST = 25.0
"""The last good of a colour that Venice wants is worth at least so many besants more than its value."""
PAPERS = {"secret": 1_000.0, "table": 1_001.0}
"""Table and Secret go last, the Table after the Secret."""


def least_missed(plan: Errand, view: View) -> Move:
    """The ransom or the sale for a debt that hurts least: its value, and what it takes to get such a card again."""
    return min(view.moves(), key=lambda move: (_missed(plan, move), str(move)))


def _missed(plan: Errand, move: Move) -> float:
    if move == RANSOM_CASH:
        return plan.rules.ransom
    assert isinstance(move, Ransom | Sell)
    card = plan.here.card_index.get(move.card)
    return PAPERS.get(move.card, 0.0) if card is None else plan.here.values[card] + _needed(plan, card)


def _needed(plan: Errand, card: int) -> float:
    """What it takes in besants to replace a good that the Khan wants, or the last of a colour that Venice wants."""
    numbers, leg, colour = plan.numbers, plan.leg, card // CARDS
    turn = numbers.turn[leg]
    khan = numbers.finest * turn if _for_khan(plan, card) else 0.0
    return khan + (max(numbers.colour[leg] * turn, LAST) if _is_last(plan, colour) else 0.0)


def _for_khan(plan: Errand, card: int) -> bool:
    return plan.stage == OUTWARD and plan.wanted >= 0 and bool(plan.here.finest >> card & 1)


def _is_last(plan: Errand, colour: int) -> bool:
    return colour in MEASURED and plan.counts[colour] <= plan.rules.least_of_colour


def sells_needed(plan: Errand, move: Move) -> bool:
    """Whether a needed good would be sold only for one card more, while there is cash for another."""
    card = plan.here.card_index.get(move.card) if isinstance(move, Sell) else None
    needed = card is not None and (_for_khan(plan, card) or _is_last(plan, card // CARDS))
    return needed and plan.cash >= plan.rules.price


def over_limit(plan: Errand) -> bool:
    """Whether the next card bought may be a good too many for Venice, with the money for Venice already there.

    Whoever lacks money has to stop once more anyway, and sells there what is too much.
    """
    colour = plan.here.colours[plan.table.places[plan.me]]
    home = plan.stage == HOMEWARD and plan.short_of_goal <= 0
    if not home or colour not in MEASURED or plan.counts[colour] < plan.rules.most_of_colour:
        return False
    if count(plan.table.tops[colour]):
        return bool(unseen(plan.table) & GOODS_OF[colour])
    return not any(map(chance_name, plan.table.bottoms[colour][:1]))
