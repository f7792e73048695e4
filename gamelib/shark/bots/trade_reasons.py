"""Why shares are bought, sold or kept in SHARK, and how the figures of such a hint are counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.view import View
from ..notation import BUYS, Buy, Sell
from ..table import BEFORE, COMPANIES, THOUSAND, Table
from .effects import Reason, signed
from .promise import Promise, promised, promises
from .reserve import Debt
from .trading import LOSS, Offer, Trade, losing, offers

EVEN = 20
"""Shares that promise less than one part in so many more than others are as good as equal to them."""


def purchase(view: View, move: Buy, clearly: bool = False) -> Reason:
    """What the shares promise that can be bought of a company, beside the others that speak most against it.

    Where others promise as good as the same it says so, unless a look ahead speaks ``clearly`` for these.
    """
    every = offers(view)
    mine = next(offer for offer in every if offer.company == move.company)
    others = [offer for offer in every if offer.company != move.company and offer.each > 0]
    if mine.each <= 0:
        return _doubtful(mine)
    if not others:
        return "buy-alone", _told(mine)
    rival = max(others, key=lambda offer: offer.worth)
    if not clearly and rival.each != mine.each and 0 <= (mine.worth - rival.worth) * EVEN < mine.worth:
        return "buy-even", {**_told(mine), "other": COMPANIES[rival.company], **_sums(mine, rival)}
    dearer = [offer for offer in others if offer.each >= mine.each and offer.number != mine.number]
    if dearer and mine.rank > dearer[0].rank:
        return "buy", {**_told(mine), **_beside(dearer[0]), **_sums(mine, dearer[0])}
    other = max(others, key=lambda offer: offer.each)
    key = "buy-most" if mine.each > other.each else "buy-level" if mine.each == other.each else "buy-less"
    return key, {**_told(mine), **_beside(other)}


def bought_beside(view: View, move: Buy, plan: Trade) -> Reason:
    """The same for a step of a plan: where shares that were sold in this turn promise more, that they are not bought back."""
    if not plan.sold:
        return purchase(view, move, plan.ahead)
    figures, other = promised(view.rules, view.table, view.viewer), plan.sold[0]
    told: dict[str, object] = {"company": COMPANIES[move.company], "each": figures[move.company]}
    return "buy-sold", {**told, "other": COMPANIES[other], "piece": figures[other]}


def keeping(view: View, plan: Trade) -> Reason:
    """Why money is kept back or raised: the building that makes the player owe more than there would be."""
    assert isinstance(plan.keeps, Debt)
    cash, debt, end = view.table.cash[view.viewer], plan.keeps.told, "" if plan.keeps.ruins else "-cash"
    if isinstance(plan.move, Sell):
        return f"sell-keep{end}", {**debt, "cash": cash}
    if not isinstance(plan.move, Buy):
        return f"keep{end}", {**debt, "cash": cash, "company": COMPANIES[plan.to[0][0]]}
    company = plan.move.company
    each = promised(view.rules, view.table, view.viewer)[company]
    return f"buy-keep{end}", {**debt, "company": COMPANIES[company], "each": each}


def _doubtful(mine: Offer) -> Reason:
    """A share that promises no gain."""
    told = _told(mine)
    return ("buy-loss", {**told, "loss": -mine.each}) if mine.each < 0 else ("buy-nothing", told)


def _told(offer: Offer) -> dict[str, object]:
    return {"company": COMPANIES[offer.company], "each": offer.each}


def _beside(other: Offer) -> dict[str, object]:
    return {"other": COMPANIES[other.company], "piece": other.each}


def _sums(mine: Offer, other: Offer) -> dict[str, object]:
    """How many can be bought of the one and the other company, and what they are worth by the rule."""
    return {"number": mine.number, "gain": mine.worth, "instead": other.number, "less": other.worth}


def sale(view: View, move: Sell) -> Reason:
    """What the shares are likely to lose until the next turn, beside the loss from which on one sells."""
    figure, held = promised(view.rules, view.table, view.viewer)[move.company], view.table.shares[view.viewer][move.company]
    told: dict[str, object] = {"company": COMPANIES[move.company], "held": held, "limit": LOSS}
    if figure >= 0:
        return ("sell-gain" if figure else "sell-nothing"), {**told, "each": figure}
    told |= {"loss": -figure, "sum": -figure * held}
    return ("sell-little" if -figure < LOSS else "sell" if held > 1 else "sell-one"), told


def planned_trade(view: View, plan: Trade) -> Reason:
    """Why another plan than the rule's: what it buys and sells promises."""
    figures = promised(view.rules, view.table, view.viewer)
    if isinstance(plan.move, Sell):
        return _planned_sale(view, plan, figures)
    if isinstance(plan.move, Buy) and (paid_for := _paid_for(plan)) is not None:
        return _swapped(plan.move.company, paid_for, figures)
    return bought_beside(view, plan.move, plan) if isinstance(plan.move, Buy) else no_trade(view, plan.sold)


def _paid_for(plan: Trade) -> int | None:
    """The company whose shares were sold for those that a plan buys now."""
    return next((company for company, _ in plan.to if BUYS[company] != plan.move), None) if len(plan.to) > 1 else None


def _swapped(company: int, other: int, figures: list[int]) -> Reason:
    """The second half of a swap, with the two figures for which the first was advised."""
    told: dict[str, object] = {"company": COMPANIES[company], "each": figures[company], "other": COMPANIES[other]}
    key = "buy-for" if figures[other] > 0 else "buy-for-flat" if not figures[other] else "buy-for-losing"
    return key, {**told, "piece": figures[other], "loss": -figures[other]}


def _planned_sale(view: View, plan: Trade, figures: list[int]) -> Reason:
    """Shares that are sold to buy others with the money, or because they are likely to lose."""
    assert isinstance(plan.move, Sell)
    company, held = plan.move.company, view.table.shares[view.viewer][plan.move.company]
    told: dict[str, object] = {"company": COMPANIES[company], "held": held, "each": figures[company], "loss": -figures[company]}
    for wanted, number in plan.to:
        if wanted != company:
            more = number - view.table.shares[view.viewer][wanted]
            key = "sell-for" if figures[company] > 0 else "sell-for-flat" if not figures[company] else "sell-for-losing"
            return key, {**told, "other": COMPANIES[wanted], "piece": figures[wanted], "number": more}
    return "sell-ahead", {**told, "limit": LOSS, "ahead": True, "sum": -figures[company] * plan.times, "times": plan.times}


def no_trade(view: View, sold: Sequence[int] = ()) -> Reason:
    """Why nothing is bought or sold: the own building comes first, the limit, the cash, what a share promises or was sold."""
    table, every = view.table, offers(view)
    falling = losing(view) if view.phase == BEFORE else []
    if falling:
        loss = -promised(view.rules, table, view.viewer)[falling[0]]
        return "wait", {"company": COMPANIES[falling[0]], "loss": loss}
    if table.bought >= view.rules.buy_limit:
        return "limit", {"bought": table.bought}
    if not every:
        return _no_cash(table, table.cash[view.viewer])
    if sold:
        return "just-sold", {"companies": tuple(COMPANIES[company] for company in sorted(sold))}
    best = max(every, key=lambda offer: offer.each)
    told: dict[str, object] = {"company": COMPANIES[best.company], "each": best.each, "loss": -best.each}
    return ("no-rise" if best.each < 0 else "no-rise-level" if not best.each else "could-buy"), told


def _no_cash(table: Table, cash: int) -> Reason:
    prices = [value * THOUSAND for value, stock in zip(table.values, table.stock, strict=True) if value and stock]
    return ("no-cash" if cash else "no-money", {"price": min(prices), "cash": cash}) if prices else ("none-left", {})


def counted(view: View, told: dict[str, object]) -> Iterator[Reason]:
    """How the figures of a hint are counted: the rule, then the rolls that raise and lower each company that it names."""
    named = [told[key] for key in ("company", "other") if key in told and ("each" in told or "loss" in told)]
    if not named:
        return
    figures = promises(view.rules, view.table, view.viewer)
    yield "counted", {"each": figures[0].each, "of": figures[0].of}
    for company in named:
        yield _counted(str(company), figures[COMPANIES.index(str(company))])
    if "limit" in told:
        yield ("counted-ahead" if told.get("ahead") else "counted-limit"), {"limit": told["limit"]}


def _counted(company: str, figure: Promise) -> Reason:
    net = figure.up - figure.down
    told: dict[str, object] = {**figure._asdict(), "company": company, "net": abs(net), "money": abs(figure.money)}
    told |= {"left": signed(net), "share": f"{signed(figure.money)} FT"}
    return ("counted-even" if not net else "counted-gain" if net > 0 else "counted-loss"), told
