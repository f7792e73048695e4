"""Why cards of a pile are worth buying or a stop in Marco Polo, or not, as a key of the ruleset's words and its values."""

from __future__ import annotations

from ..engine.chance import short_name
from ..engine.end import worth
from ..engine.unseen import unseen
from ..table import CARDS, CHANCES_OF, COLOURS, GOODS, HOMEWARD, PILE, cards, count
from .errand import Errand
from .pile import MORE, PAID_BY_ALL, TOO_DEEP, Draw, depth, purchases

Reason = tuple[str, dict[str, object]]
UNCLEAR: Reason = ("stands-best", {})
"""Nothing that can be counted speaks for the move but the games that were tried."""
RARE = 8
"""A gift for the Khan is what a pile is for where at least one card of so many is fit for it."""
WIND = "wind"
"""The card that gives more turns."""
KINDS = {WIND: "wind", **dict.fromkeys(("pope", "danger", "karakorum"), "sends"), **dict.fromkeys(PAID_BY_ALL, "pays")}
"""Chance cards that are worth having: more turns, another merchant sent away, or money of all others."""


def _drawn(plan: Errand, colour: int, bought: int) -> tuple[Draw, ...]:
    """What the first 0, 1, 2 … of so many purchases bring together."""
    table = plan.table
    pile = unseen(table) & PILE[colour], count(table.tops[colour]), table.bottoms[colour]
    return purchases(plan.here, plan.rules.players, plan.numbers, colour, *pile, bought)


def pile_told(plan: Errand, colour: int, bought: int = 1) -> dict[str, object]:
    """What a card of a pile brings, whether so many pay, one in how many is of the finest, and what is wanted."""
    rules, drawn = plan.rules, _drawn(plan, colour, bought)
    number = max(len(drawn) - 1, 1)
    pays, finest = drawn[-1].money / number > rules.price, drawn[-1].finest / number
    kind, few, mean = _figure(plan, colour, pays)
    eighties, hidden = _finest(plan, colour)
    return {
        "eighties": eighties,
        "hidden": hidden,
        "colour": COLOURS[colour],
        "next": kind,
        "number": few,
        "mean": round(mean),
        "pays": pays,
        "one_in": round(1 / finest) if finest > 0 else 0,
        "price": rules.price,
        "wanted": plan.wanted,
        "value": plan.here.best,
        "goal": rules.goal,
        "held": plan.counts[colour],
        "least": rules.least_of_colour,
        "most": rules.most_of_colour,
    }


def _finest(plan: Errand, colour: int) -> tuple[int, bool]:
    """How many of the finest of a colour are unseen; where none may be drawn, how many all saw go under the pile."""
    finest = plan.here.finest & PILE[colour]
    number = count(unseen(plan.table) & finest) if count(plan.table.tops[colour]) else 0
    return (number, True) if number else (sum(finest >> card & 1 for card in plan.table.bottoms[colour]), False)


def _figure(plan: Errand, colour: int, pays: bool) -> tuple[str, int, float]:
    """The one figure that is told of a pile until a card is drawn: of which cards it is, how many they are, and the figure.

    It is that of the next card, on average where nobody has seen it. Only where that does not pay and some that follow make up
    for it, it is that of the next few: as many as bring most each, whatever the purse holds.
    """
    drawn = _drawn(plan, colour, plan.rules.buy_limit)
    means = [draw.money / bought for bought, draw in enumerate(drawn) if bought] or [0.0]
    if means[0] > plan.rules.price or not pays:
        return ("sure" if _known(plan, colour) else "unseen"), 1, means[0]
    return "several", means.index(max(means)) + 1, max(means)


def _known(plan: Errand, colour: int) -> bool:
    """Whether all have seen the next card of a pile go under it."""
    return not count(plan.table.tops[colour])


def _aim(plan: Errand, colour: int, bought: int) -> str:
    """What so many cards of a pile are good for most: the Khan's gift, a colour that Venice wants, luck, or money."""
    draw, numbers = _drawn(plan, colour, bought)[-1], plan.numbers
    often = draw.finest * RARE >= bought
    if plan.wanted > 0 and often:
        return "gift"
    missing = colour in plan.missing and (draw.goods > 0 or depth(plan.table.bottoms[colour]) < TOO_DEEP)
    if missing and plan.stage == HOMEWARD:
        return "colour"
    money = (draw.money - bought * plan.rules.price) / numbers.turn[plan.leg]
    luck = 0.0 if _luck_told(plan, colour, bought) is None else draw.luck
    if max(money, luck) <= 0:
        return "colour" if missing else "gift" if plan.wanted > 0 and draw.finest > 0 else ""
    return "luck" if luck > money else "money"


def _lucky(plan: Errand, colour: int, bought: int) -> tuple[int, int] | None:
    """The first of the next cards that all have seen and that helps by more than money: after how many it comes, and which."""
    due = bought
    for at, card in enumerate(plan.table.bottoms[colour] if _known(plan, colour) else ()):
        if at == due:
            break
        due += MORE.get(chance_name(card), 0)
        if chance_name(card) in KINDS:
            return at, card
    return None


def chance_name(card: int) -> str:
    """The name of a chance card, nothing for a good."""
    return short_name(card) if card % CARDS >= GOODS else ""


def _luck_told(plan: Errand, colour: int, bought: int) -> Reason | None:
    """The card itself, under how many others it lies; or the wind, where it lies among cards that nobody has seen."""
    told: dict[str, object] = {"colour": COLOURS[colour], "price": plan.rules.price}
    lucky = _lucky(plan, colour, bought)
    if lucky is None:
        hidden = [card for card in cards(unseen(plan.table) & CHANCES_OF[colour]) if chance_name(card) == WIND]
        top = count(plan.table.tops[colour])
        key = "luck-hope" if top > 1 else "luck-hope-one"
        return (key, {**told, "top": top, "amount": plan.here.values[hidden[0]]}) if hidden and top else None
    above, card = lucky
    kind, (number, cost) = KINDS[chance_name(card)], _dug(plan, colour, bought)
    told |= {"above": above, "card": chance_name(card), "amount": plan.here.values[card], "cost": cost, "bought": number}
    return f"luck-{kind}" + ("" if not above else "-under" if cost > 0 or kind == "pays" else "-under-free"), told


def _dug(plan: Errand, colour: int, most: int) -> tuple[int, int]:
    """After how many purchases the first card comes that helps by more than money, and what that costs in all.

    Counted are prices and fines, less what comes in.
    """
    number = next(number for number in range(1, most + 1) if _lucky(plan, colour, number) is not None)
    return number, round(number * plan.rules.price - _drawn(plan, colour, number)[-1].money)


def _dug_good(plan: Errand, colour: int) -> tuple[int, int | None]:
    """The same for the first good of a pile in a known order; no cost where a card on top ends the purchase."""
    bottom = plan.table.bottoms[colour]
    draws = _drawn(plan, colour, len(bottom))
    number = next((number for number, draw in enumerate(draws) if draw.goods), 0)
    if not number or not _known(plan, colour):
        return 0, None
    return number, round(number * plan.rules.price - draws[number].money) + plan.here.values[bottom[depth(bottom) - 1]]


def _dug_key(plan: Errand, colour: int, under: int) -> str:
    """Whether what lies above a good is more than may be bought here, or costs something in all."""
    if under >= plan.table.left:
        return "buy-colour-under-more"
    _, cost = _dug_good(plan, colour)
    return "buy-colour-under" + ("-far" if cost is None else "" if cost > 0 else "-free")


def purchase_reason(plan: Errand, colour: int) -> Reason:
    """What the next cards of this pile are for."""
    best = plan.offer(colour, plan.cash, plan.table.left, plan.counts[colour])[1]
    number = max(best, 1)
    aim, one, told = _aim(plan, colour, number), pile_told(plan, colour), pile_told(plan, colour, number)
    known, several = _known(plan, colour), number > 1 and not one["pays"]
    if aim == "gift":
        return _gift_key("buy-gift", one if one["one_in"] else told, known and bool(one["one_in"])), one if one[
            "one_in"
        ] else told
    if aim == "colour":
        under = depth(plan.table.bottoms[colour]) - 1 if known else 0
        none = "-none" if not plan.counts[colour] and plan.rules.least_of_colour == 1 else ""
        bought, cost = _dug_good(plan, colour)
        key = _dug_key(plan, colour, under) if under else "buy-colour" + none
        return key, {**told, "above": under, "cost": cost, "bought": bought, "cards": plan.table.left}
    if aim == "luck" and (luck := _luck_told(plan, colour, number)) is not None:
        return "buy-" + luck[0], luck[1]
    if several and told["pays"]:
        return ("buy-several-sure" if known else "buy-several"), told
    return ("buy-sure" if known else "buy-money", one) if one["pays"] else UNCLEAR


def _gift_key(key: str, told: dict[str, object], sure: bool) -> str:
    return key + ("-sure" if sure and told["one_in"] == 1 else "" if told["hidden"] else "-under")


def stop_reason(plan: Errand, colour: int) -> Reason | None:
    """What a trading post of a colour is for; none where nothing that can be counted speaks for it."""
    held = min(plan.counts[colour], plan.rules.least_of_colour)
    bought = max(plan.offer(colour, plan.purse, plan.rules.buy_limit, held)[1], 1)
    told, aim = pile_told(plan, colour, bought), _aim(plan, colour, bought)
    owned = worth(plan.rules, plan.table, plan.me)
    if plan.stage == HOMEWARD and plan.surplus and aim != "colour":
        most = max(plan.surplus, key=lambda one: plan.counts[one])
        return "post-sale", {**told, "colour": COLOURS[most], "held": plan.counts[most]}
    if aim == "gift":
        return _gift_key("post-gift", told, False), told
    if aim == "luck" and (luck := _luck_told(plan, colour, bought)) is not None:
        return "post-" + luck[0], luck[1]
    if aim == "money" and told["pays"]:
        lacks = "post-money" if plan.stage == HOMEWARD else "post-money-yet"
        key = "post-reserve" if plan.short_of_goal <= 0 else "post-money-plain" if plan.has_gift else lacks
        yet = lacking(plan) if key == lacks else {}
        return key, {**told, "worth": owned, **yet}
    none = "-none" if not plan.counts[colour] and plan.rules.least_of_colour == 1 else ""
    return ("post-colour" + none, told) if aim == "colour" else None


def lacking(plan: Errand) -> dict[str, object]:
    """What is lacking for Venice with all that is still to come, and how far one has come: that says what is counted in."""
    return {"short": plan.short_of_goal, "lacks": plan.leg}


def not_worth(plan: Errand, colour: int, told: dict[str, object]) -> Reason:
    """What the next card is, where all have seen it; else how little a card brings on average."""
    if _known(plan, colour) and plan.table.bottoms[colour]:
        card = plan.table.bottoms[colour][0]
        if card % CARDS >= GOODS:
            return _too_dear(plan, colour, told) or ("not-worth-sure", {**told, "card": chance_name(card)})
    mean = told["mean"]
    assert isinstance(mean, int)
    key = "not-worth-loss" if mean < 0 else "not-worth-none" if not mean else "not-worth"
    return key, {**told, "loss": -mean}


def _too_dear(plan: Errand, colour: int, told: dict[str, object]) -> Reason | None:
    """A wind that could be dug for here, and what that would cost in all."""
    lucky = _lucky(plan, colour, plan.table.left)
    if lucky is None or not lucky[0] or chance_name(lucky[1]) != WIND:
        return None
    (bought, cost), card = _dug(plan, colour, plan.table.left), chance_name(plan.table.bottoms[colour][0])
    wind: dict[str, object] = {**told, "card": card, "above": lucky[0], "cost": cost, "bought": bought}
    return ("not-worth-sure-wind", wind) if cost > 0 else None
