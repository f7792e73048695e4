"""A merchant who plans his journey, trades on the way, and collects what the Khan and Venice ask for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...core.moves import Move
from ...core.view import View
from ..notation import (
    BUY_ONE,
    DECLINE,
    DONE,
    FIGHT_ON,
    FRESH_START,
    RANSOM_CASH,
    REFUSE,
    Announce,
    Deal,
    Give,
    Go,
    Name,
    Ransom,
    Sell,
)
from ..table import (
    ACRE,
    ANNOUNCE,
    BUY,
    CARDS,
    CONDUCT,
    DEAL,
    DEBT,
    FRESH,
    GIFT,
    HOMEWARD,
    KARAKORUM,
    MAUVE,
    MEASURED,
    MOVE,
    NAME,
    OUTWARD,
    RANSOM,
    TRADE,
    count,
)
from .plan import Plan


def merchant_bot(view: View, rng: Random) -> Move:
    """Go where the journey leads on expected spins, and stop at posts while money, gifts or colours are still wanted.

    Cards from a pile are worth more on average than they cost, so it buys what it can, sells the cheapest goods it does not
    need, keeps three of the finest for the Khan and one of each colour that Venice wants, pays ransom with the cheapest card,
    and lets chance cards trouble the merchant who is nearest to winning. Moves of equal worth are chosen by lot.
    """
    return DECISIONS[view.phase](Plan(view.rules, view.table, view.viewer), view, rng)


def _best(moves: tuple[Move, ...], value: Callable[..., float], rng: Random) -> Move:
    """The move of the greatest worth, by lot where several are; with a single one nothing needs to be weighed."""
    if len(moves) == 1:
        rng.random()
        return moves[0]
    return max(moves, key=lambda move: (value(move), rng.random()))


def _fresh(plan: Plan, view: View, rng: Random) -> Move:
    return FRESH_START


def _announce(plan: Plan, view: View, rng: Random) -> Move:
    def hope(move: Announce) -> float:
        return plan.outlook(move.by)

    return _best(view.moves(), hope, rng)


def _go(plan: Plan, view: View, rng: Random) -> Move:
    index = plan.here.index

    def value(move: Go) -> float:
        return plan.values[index[move.space]]

    return _best(view.moves(), value, rng)


def _conduct(plan: Plan, view: View, rng: Random) -> Move:
    """A fight is lost five times in twelve and costs the turn: only for a good loot."""
    loot = plan.table.loot_cash + 45 * count(plan.table.loot)
    return FIGHT_ON if loot > 3 * plan.rules.ransom else REFUSE


def _ransom(plan: Plan, view: View, rng: Random) -> Move:
    """The card that is missed least, or cash where every card is worth more."""
    prices = {move: _price(plan, move.card) for move in view.moves() if isinstance(move, Ransom) and move != RANSOM_CASH}
    cheapest = min(prices, key=lambda move: (prices[move], str(move)))
    return RANSOM_CASH if RANSOM_CASH in view.moves() and prices[cheapest] > plan.rules.ransom else cheapest


def _price(plan: Plan, name: str) -> float:
    """What it hurts to lose a card: its value, and as much again if it is kept for a purpose."""
    card = plan.here.card_index[name]
    return plan.here.values[card] * (2 if card in plan.goods.kept else 1)


def _trade(plan: Plan, view: View, rng: Random) -> Move:
    """First sell what is too much at home or pays for as much as one may buy; then buy, or deal if that is better."""
    wanted = plan.rules.price * plan.rules.buy_limit if _wants(plan) else 0
    for card in plan.goods.spare:
        if (card // CARDS in plan.surplus and plan.stage == HOMEWARD) or plan.cash < wanted:
            return plan.here.sells[card]
    deals = [move for move in view.moves() if isinstance(move, Deal)]
    colour = plan.here.colours[plan.table.places[plan.me]]
    if deals and plan.stock.from_hands() - plan.rules.deal_price > plan.stock.gain(colour, plan.cash):
        return deals[0] if plan.short_of_goal > 0 else DONE
    return _buy(plan, view, rng)


def _buy(plan: Plan, view: View, rng: Random) -> Move:
    return BUY_ONE if BUY_ONE in view.moves() and _wants(plan) else DONE


def _deal(plan: Plan, view: View, rng: Random) -> Move:
    """Another card, if the hand of a merchant is likely to hold more than it costs."""
    return view.moves()[0] if plan.stock.from_hands() > plan.rules.deal_price and plan.short_of_goal > 0 else DONE


def _wants(plan: Plan) -> bool:
    """Whether another card of this post's colour helps."""
    colour = plan.here.colours[plan.table.places[plan.me]]
    if plan.stage == HOMEWARD and plan.short_of_goal <= 0:
        return colour in plan.missing
    if plan.stage == HOMEWARD and plan.far(plan.table.places[plan.me]) < 1.5 and colour in MEASURED:
        return plan.counts[colour] < plan.rules.most_of_colour
    return plan.stock.gain(colour, plan.purse) > 0


def _debt(plan: Plan, view: View, rng: Random) -> Move:
    """The cheapest card that is not needed, the Secret before the Table while it still protects."""

    def loss(move: Sell) -> float:
        if move.card in plan.here.card_index:
            return _price(plan, move.card)
        return 1.0 if move.card == "secret" else 2.0

    return min(view.moves(), key=lambda move: (loss(move), str(move)))  # type: ignore[arg-type]


def _gift(plan: Plan, view: View, rng: Random) -> Move:
    """Colours of which he has most to spare go first."""

    def spare(move: Give) -> float:
        colour = plan.here.card_index[move.card] // CARDS
        return plan.counts[colour] + (colour == MAUVE) * 0.5

    return _best(view.moves(), spare, rng)


def _name(plan: Plan, view: View, rng: Random) -> Move:
    """Whoever it sets back most is sent; nobody is helped, and a deal for one card is not worth the way."""
    moves = [move for move in view.moves() if isinstance(move, Name)]
    card = plan.here.cards[int(plan.table.agenda[-1][1])].partition("-")[2]
    if card == "join":
        return DECLINE
    to = {"pope": ACRE, "karakorum": KARAKORUM}.get(card, plan.here.spaces[plan.table.places[plan.me]].name)
    harm = {move: _setback(plan, move.player, plan.here.index[to]) for move in moves}
    worst = max(moves, key=lambda move: (harm[move], -move.player))
    return DECLINE if DECLINE in view.moves() and harm[worst] <= 0 else worst


def _setback(plan: Plan, who: int, to: int) -> float:
    """How many turns it costs a rival to be moved there, as far as one can tell; for himself, how many it saves."""
    at, stage = plan.table.places[who], plan.table.stages[who]
    if who == plan.me:
        return plan.value(at) * -1 + plan.value(to) - 1
    aim = None if stage == plan.stage == OUTWARD else "Venice" if stage == HOMEWARD else "Khanbalik"
    return plan.far(to, aim) - plan.far(at, aim) + stage


DECISIONS: dict[str, Callable[[Plan, View, Random], Move]] = {
    FRESH: _fresh,
    ANNOUNCE: _announce,
    CONDUCT: _conduct,
    RANSOM: _ransom,
    MOVE: _go,
    TRADE: _trade,
    BUY: _buy,
    DEAL: _deal,
    DEBT: _debt,
    GIFT: _gift,
    NAME: _name,
}
