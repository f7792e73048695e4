"""The voyager: a merchant who plans several turns ahead, knows what lies in the piles, and comes home without a detour."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...core.moves import Move
from ...core.view import View
from ..notation import BUY_ONE, DONE, FIGHT_ON, REFUSE, Deal, Go
from ..table import BUY, CARDS, CONDUCT, HOMEWARD, MEASURED, MOVE, OUTWARD, TRADE, count
from .merchant import DECISIONS
from .numbers import Numbers, numbers_of
from .voyage import Voyage

GOOD = 45
"""What a good on the loot space is taken to be worth, in besants."""


class Voyager:
    """Weighs every stop in turns, looks several turns ahead, and goes where the fewest turns are left to the win.

    Money is as good as goods: what is not wanted is sold whenever cash is short. Where the order of a pile is known the cards
    are counted one by one, with all that they set off. It goes by these numbers, or by those of the number of players.
    """

    def __init__(self, numbers: Numbers | None = None) -> None:
        self.numbers = numbers

    def __call__(self, view: View, rng: Random) -> Move:
        """Trade and fight by its own mind, and decide everything else as the merchant does, on a better plan."""
        numbers = self.numbers or numbers_of(view.rules.players)
        return decided(Voyage(view.rules, view.table, view.viewer, numbers), view, rng)


voyager_bot = Voyager()


def decided(plan: Voyage, view: View, rng: Random) -> Move:
    """What a voyager does by a plan: trade and fight by its own mind, all else as the merchant does."""
    if view.phase == MOVE and (arrival := _arrival(plan, view)) is not None:
        return arrival
    own = _OWN.get(view.phase)
    return own(plan, view) if own is not None else DECISIONS[view.phase](plan, view, rng)


def _arrival(plan: Voyage, view: View) -> Go | None:
    """The goal of this leg, where it can be reached and does not have to wait."""
    if not plan.enters:
        return None
    return next((move for move in view.moves() if isinstance(move, Go) and move.space == plan.target), None)


def _conduct(plan: Voyage, view: View) -> Move:
    """A fight costs the turn: only for a good loot."""
    return FIGHT_ON if plan.table.loot_cash + GOOD * count(plan.table.loot) > plan.numbers.loot else REFUSE


def _trade(plan: Voyage, view: View) -> Move:
    """Sell what is too much or pays for what one would buy; then deal or buy, whichever is worth more turns."""
    colour = plan.here.colours[plan.table.places[plan.me]]
    held = min(plan.counts[colour], plan.rules.least_of_colour)
    worth, number = plan.offer(colour, plan.purse, plan.rules.buy_limit, held)
    for card in plan.goods.spare:
        if plan.cash < plan.rules.price * number or _too_many(plan, card // CARDS, colour if number else None):
            return plan.here.sells[card]
    deals = [move for move in view.moves() if isinstance(move, Deal)]
    return deals[0] if deals and plan.short_of_goal > 0 and _dealt(plan) > worth else _buy(plan, view)


def _too_many(plan: Voyage, colour: int, bought: int | None) -> bool:
    """Whether goods of a colour must go: there are too many, or more of it will be bought on the way home."""
    homeward = plan.stage == HOMEWARD and colour == bought and colour in MEASURED
    return homeward or (plan.stage != OUTWARD and colour in plan.surplus)


def _dealt(plan: Voyage) -> float:
    """What a card from another's hand is worth, in turns."""
    numbers = plan.numbers
    gain = plan.stock.from_hands() - plan.rules.deal_price
    return gain / numbers.turn[plan.leg] + numbers.deal + (numbers.fan * numbers.finest if plan.wanted > 0 else 0.0)


def _buy(plan: Voyage, view: View) -> Move:
    """Another card, while the best number of purchases is not none."""
    colour = plan.here.colours[plan.table.places[plan.me]]
    wanted = BUY_ONE in view.moves() and plan.offer(colour, plan.cash, plan.table.left, plan.counts[colour])[1]
    return BUY_ONE if wanted else DONE


_OWN: dict[str, Callable[[Voyage, View], Move]] = {CONDUCT: _conduct, TRADE: _trade, BUY: _buy}
