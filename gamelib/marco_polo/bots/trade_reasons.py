"""Why a trade, a gift or a ransom is good in Marco Polo, as a key of the ruleset's words and its values."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..engine.end import worth
from ..engine.unseen import outside, unseen
from ..notation import BUY_ONE, DONE, RANSOM_CASH, Deal, Give, Ransom, Sell
from ..table import CARDS, COLOURS, DEBT, GOODS_OF, HOMEWARD, MEASURED, OUTWARD, cards
from .errand import Errand
from .pile_reasons import UNCLEAR, Reason, not_worth, pile_told, purchase_reason, stop_reason

__all__ = ["UNCLEAR", "Reason", "stop_reason", "trading"]


def trading(plan: Errand, view: View, move: Move) -> Reason:
    """What is bought, sold, given away or left."""
    colour = plan.here.colours[plan.table.places[plan.me]]
    if move == BUY_ONE:
        return purchase_reason(plan, colour)
    if isinstance(move, Sell):
        return _debt(plan, view, move) if view.phase == DEBT else _sale(plan, move.card, colour)
    if move == DONE:
        return _enough(plan, view, colour)
    if isinstance(move, Deal):
        mean = _from_hands(plan)
        told: dict[str, object] = {"player": move.player, "price": plan.rules.deal_price, "mean": round(mean)}
        told |= {"wanted": plan.wanted, "value": plan.here.best}
        return ("deal" if mean > plan.rules.deal_price else "deal-gift" if plan.wanted > 0 else "deal-even"), told
    if isinstance(move, Ransom):
        return _ransom(plan, view, move)
    return _gift(plan, move.card) if isinstance(move, Give) else UNCLEAR


def _sale(plan: Errand, name: str, here: int) -> Reason:
    """A card of which there are too many, one that pays for others, or one that counts as much in money."""
    card = plan.here.card_index.get(name)
    if card is None:
        return "sell-paper", {"cash": plan.cash, "price": plan.rules.price}
    colour, value = card // CARDS, plan.here.values[card]
    if plan.stage != OUTWARD and colour in plan.surplus:
        return "sell-surplus", {"colour": COLOURS[colour], "held": plan.counts[colour], "most": plan.rules.most_of_colour}
    limit, price = plan.rules.buy_limit, plan.rules.price
    before, after = (min(limit, cash // price) if price else 0 for cash in (plan.cash, plan.cash + value))
    told = pile_told(plan, here, max(after, 1))
    if told["pays"] and after > before:
        key = "sell-buys" + ("-one" if after == 1 else "-most" if after == limit else "") + ("" if plan.cash else "-alone")
        return key, {**told, "value": value, "cards": after, "cash": plan.cash, "sum": plan.cash + value}
    if plan.stage == HOMEWARD and colour == here and colour in MEASURED:
        return "sell-room", told
    if plan.sold_to_deal() == Sell(name):
        return "sell-deal", {"value": value, "cash": plan.cash, "price": plan.rules.deal_price}
    if after > before:
        return "sell-more", {**told, "value": value, "cards": after, "sum": plan.cash + value}
    return ("sell-even" if plan.cash else "sell-cash"), {"value": value, "cash": plan.cash, "price": price}


def _debt(plan: Errand, view: View, move: Sell) -> Reason:
    """The cheapest card, if it is that."""
    goods = [one.card for one in view.moves() if isinstance(one, Sell) and one.card in plan.here.card_index]
    values = {card: plan.here.values[plan.here.card_index[card]] for card in goods}
    if move.card not in values:
        return "sell-debt", {"cash": plan.cash}
    cheapest = values[move.card] == min(values.values())
    return ("sell-cheapest" if cheapest else "sell-spare"), {"value": values[move.card]}


def _enough(plan: Errand, view: View, colour: int) -> Reason:
    """Why no more is bought: all that Venice wants is there, the cash is short, or the cards do not pay."""
    told = {**pile_told(plan, colour), "cash": plan.cash, "worth": worth(plan.rules, plan.table, plan.me)}
    if BUY_ONE not in view.moves():
        return _cannot_buy(plan, told)
    if plan.stage == HOMEWARD and plan.ready:
        return "ready", told
    if plan.stage == HOMEWARD and colour in MEASURED and plan.counts[colour] >= plan.rules.most_of_colour:
        return ("colour-full" if plan.counts[colour] == plan.rules.most_of_colour else "colour-over"), told
    if not told["pays"]:
        return not_worth(plan, colour, told)
    rich = plan.short_of_goal + plan.numbers.margin[plan.leg] <= 0
    return ("rich" if rich else "surplus" if plan.counts[colour] >= plan.rules.most_of_colour else "little"), told


def _cannot_buy(plan: Errand, told: dict[str, object]) -> Reason:
    """Without the money, without a card in the pile, or after as many cards as one may buy."""
    if plan.cash >= plan.rules.price:
        return "bought-all", {**told, "limit": plan.rules.buy_limit}
    return ("no-money" if plan.cash else "no-cash"), told


def _from_hands(plan: Errand) -> float:
    """What a good that another merchant may hold is worth on average."""
    hiding, values = unseen(plan.table), plan.here.values
    goods = [(outside(plan.table, colour), cards(hiding & mask)) for colour, mask in enumerate(GOODS_OF)]
    known = [(out, sum(values[card] for card in held) / len(held)) for out, held in goods if held and out > 0]
    loose = sum(out for out, _ in known)
    return sum(out * mean for out, mean in known) / loose if loose else 0.0


def _ransom(plan: Errand, view: View, move: Ransom) -> Reason:
    """A card that is worth less than the cash, or the cash where every card is worth more."""
    goods = [one.card for one in view.moves() if isinstance(one, Ransom) and one.card in plan.here.card_index]
    values = {card: plan.here.values[plan.here.card_index[card]] for card in goods}
    ransom, cheapest = plan.rules.ransom, min(values.values(), default=0)
    if move == RANSOM_CASH:
        return _in_cash(plan, values, cheapest)
    value = values[move.card]
    in_cash = RANSOM_CASH in view.moves()
    if value == cheapest and not in_cash:
        return "ransom-cheapest", {"value": value}
    if not in_cash or value > ransom:
        return "ransom-spare", {"value": value}
    return ("ransom-card" if value < ransom else "ransom-even"), {"value": value, "ransom": ransom}


def _in_cash(plan: Errand, values: dict[str, int], cheapest: int) -> Reason:
    """Every card is worth more than the cash, or the one that is not is needed: the last of its colour, or for the Khan."""
    least = min(values, key=lambda card: values[card], default="")
    told: dict[str, object] = {"ransom": plan.rules.ransom, "value": cheapest}
    if not least or cheapest > plan.rules.ransom:
        return "ransom-cash", told
    colour = plan.here.card_index[least] // CARDS
    last = colour in MEASURED and plan.counts[colour] <= plan.rules.least_of_colour
    return ("ransom-last" if last else "ransom-needed"), {**told, "colour": COLOURS[colour]}


def _gift(plan: Errand, name: str) -> Reason:
    """The colours of the goods that stay in hand for Venice."""
    colour = plan.here.card_index[name] // CARDS
    told = {"colour": COLOURS[colour], "left": plan.counts[colour] - 1, "least": plan.rules.least_of_colour}
    if colour not in MEASURED:
        return "give-free", told
    left = plan.counts[colour] - 1
    return ("give" if left >= plan.rules.least_of_colour else "give-few" if left else "give-last"), told
