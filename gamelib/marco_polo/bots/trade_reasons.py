"""Why a trade, a gift or a ransom is good in Marco Polo, as a key of the ruleset's words and its values."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..engine.unseen import outside, unseen
from ..notation import BUY_ONE, DONE, RANSOM_CASH, Deal, Give, Ransom, Sell
from ..table import CARDS, COLOURS, DEBT, GOODS_OF, HOMEWARD, MEASURED, PILE, cards, count
from .pile import purchases
from .voyage import Voyage

Reason = tuple[str, dict[str, object]]
UNCLEAR: Reason = ("stands-best", {})
"""Nothing that can be counted speaks for the move but the games that were tried."""


def trading(plan: Voyage, view: View, move: Move) -> Reason:
    """What is bought, sold, given away or left."""
    colour = plan.here.colours[plan.table.places[plan.me]]
    if move == BUY_ONE:
        return _purchase(plan, colour)
    if isinstance(move, Sell):
        return _debt(plan, view, move) if view.phase == DEBT else _sale(plan, move.card, colour)
    if move == DONE:
        return _enough(plan, view, colour)
    if isinstance(move, Deal):
        mean = _from_hands(plan)
        told: dict[str, object] = {"player": move.player, "price": plan.rules.deal_price, "mean": round(mean)}
        return ("deal", told) if mean > plan.rules.deal_price else UNCLEAR
    if isinstance(move, Ransom):
        return _ransom(plan, view, move)
    return _gift(plan, move.card) if isinstance(move, Give) else UNCLEAR


def purpose(plan: Voyage, colour: int) -> str:
    """What a post of a colour is good for now: the Khan's gift, a colour that Venice wants, a sale, or money."""
    if plan.wanted > 0 and pile_told(plan, colour)["one_in"]:
        return "gift"
    if plan.stage == HOMEWARD and colour in plan.missing:
        return "colour"
    return "sale" if plan.stage == HOMEWARD and plan.surplus else "money"


def pile_told(plan: Voyage, colour: int, bought: int = 1) -> dict[str, object]:
    """What each of so many next cards of a pile brings on average, one in how many is of the finest, and what is wanted."""
    rules, table = plan.rules, plan.table
    pile = unseen(table) & PILE[colour], count(table.tops[colour]), table.bottoms[colour]
    drawn = purchases(plan.here, rules.players, plan.numbers, colour, *pile, bought)
    number = max(len(drawn) - 1, 1)
    mean, finest = drawn[-1].money / number, drawn[-1].finest / number
    return {
        "colour": COLOURS[colour],
        "mean": round(mean),
        "pays": mean > rules.price,
        "one_in": round(1 / finest) if finest > 0 else 0,
        "price": rules.price,
        "wanted": plan.wanted,
        "value": plan.here.best,
        "goal": rules.goal,
        "held": plan.counts[colour],
        "least": rules.least_of_colour,
        "most": rules.most_of_colour,
    }


def _purchase(plan: Voyage, colour: int) -> Reason:
    """What the cards of this pile are for."""
    aim, told = purpose(plan, colour), pile_told(plan, colour)
    if aim == "gift":
        return ("buy-gift-sure" if _known(plan, colour) else "buy-gift-most" if told["one_in"] == 1 else "buy-gift"), told
    if aim == "colour":
        return "buy-colour", told
    return ("buy-sure" if _known(plan, colour) else "buy-money", told) if told["pays"] else UNCLEAR


def _known(plan: Voyage, colour: int) -> bool:
    """Whether all have seen the next card of a pile go under it."""
    return not count(plan.table.tops[colour])


def _sale(plan: Voyage, name: str, here: int) -> Reason:
    """A card of which there are too many, one that pays for others, or one that counts as much in money."""
    card = plan.here.card_index.get(name)
    if card is None:
        return UNCLEAR
    colour, value = card // CARDS, plan.here.values[card]
    if plan.stage == HOMEWARD and colour in plan.surplus:
        return "sell-surplus", {"colour": COLOURS[colour], "held": plan.counts[colour], "most": plan.rules.most_of_colour}
    limit, price = plan.rules.buy_limit, plan.rules.price
    before, after = (min(limit, cash // price) if price else 0 for cash in (plan.cash, plan.cash + value))
    told = pile_told(plan, here, max(after, 1))
    if told["pays"] and after > before:
        return "sell-buys", {**told, "value": value, "cards": after}
    if plan.stage == HOMEWARD and colour == here and colour in MEASURED:
        return "sell-room", told
    needed = colour in MEASURED and plan.counts[colour] <= plan.rules.least_of_colour
    return UNCLEAR if needed else ("sell-even", {"value": value})


def _debt(plan: Voyage, view: View, move: Sell) -> Reason:
    """The cheapest card, if it is that."""
    goods = [one.card for one in view.moves() if isinstance(one, Sell) and one.card in plan.here.card_index]
    values = {card: plan.here.values[plan.here.card_index[card]] for card in goods}
    if move.card not in values or values[move.card] > min(values.values()):
        return UNCLEAR
    return "sell-cheapest", {"value": values[move.card]}


def _enough(plan: Voyage, view: View, colour: int) -> Reason:
    """Why no more is bought: all that Venice wants is there, the cash is short, or the cards do not pay."""
    told = {**pile_told(plan, colour), "cash": plan.cash}
    if BUY_ONE not in view.moves():
        return ("no-money", told) if plan.cash < plan.rules.price else UNCLEAR
    if plan.stage == HOMEWARD and plan.ready:
        return "ready", told
    if plan.stage == HOMEWARD and colour in MEASURED and plan.counts[colour] >= plan.rules.most_of_colour:
        return "colour-full", told
    return UNCLEAR if told["pays"] else ("not-worth-sure" if _known(plan, colour) else "not-worth", told)


def _from_hands(plan: Voyage) -> float:
    """What a good that another merchant may hold is worth on average."""
    hiding, values = unseen(plan.table), plan.here.values
    goods = [(outside(plan.table, colour), cards(hiding & mask)) for colour, mask in enumerate(GOODS_OF)]
    known = [(out, sum(values[card] for card in held) / len(held)) for out, held in goods if held and out > 0]
    loose = sum(out for out, _ in known)
    return sum(out * mean for out, mean in known) / loose if loose else 0.0


def _ransom(plan: Voyage, view: View, move: Ransom) -> Reason:
    """A card that is worth less than the cash, or the cash where every card is worth more."""
    goods = [one.card for one in view.moves() if isinstance(one, Ransom) and one.card in plan.here.card_index]
    values = {card: plan.here.values[plan.here.card_index[card]] for card in goods}
    ransom, cheapest = plan.rules.ransom, min(values.values(), default=0)
    if move == RANSOM_CASH:
        return ("ransom-cash", {"ransom": ransom, "value": cheapest}) if cheapest > ransom else UNCLEAR
    value = values[move.card]
    in_cash = RANSOM_CASH in view.moves()
    if value == cheapest and not in_cash:
        return "ransom-cheapest", {"value": value}
    if not in_cash or value > ransom:
        return UNCLEAR
    return ("ransom-card" if value < ransom else "ransom-even"), {"value": value, "ransom": ransom}


def _gift(plan: Voyage, name: str) -> Reason:
    """The colours of the goods that stay in hand for Venice."""
    colour = plan.here.card_index[name] // CARDS
    told = {"colour": COLOURS[colour], "left": plan.counts[colour] - 1, "least": plan.rules.least_of_colour}
    if colour not in MEASURED:
        return "give-free", told
    return ("give", told) if plan.counts[colour] > plan.rules.least_of_colour else UNCLEAR
