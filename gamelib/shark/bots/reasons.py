"""Why a move is good in SHARK, as a key of the ruleset's words and its values: what rises or falls, and what that pays."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..engine.settlement import lot
from ..notation import DONE, Buy, Choose, Put, Surrender
from ..notation import Sell as SellShare
from ..table import COMPANIES, HUES, THOUSAND, Table
from .effects import Reason, change_told, fall_told, falls, offered
from .magnate import Plan, best_plan, numbers_for
from .other_sites import settled as settled_placement
from .placement_reasons import placement
from .plans import Trade
from .plans import planned as planned
from .prospects import STEP, expected_changes, in_money

SCALE = 1000.0
"""The standing is counted in points; a point is a thousand."""
LEAST, MOST = 2_000, 100_000
"""Fewer FT than that are not worth telling, and more than that one move cannot make a difference of."""
NOTICED = 0.1
"""Less than so many points of a value are not worth naming."""

NONE: Reason = ("stands-best", {})
"""Nothing that can be counted speaks for the move but the games that were tried."""


def reason(view: View, move: Move, trade: Trade | None = None) -> Reason:
    """What a placement raises, pays and costs; or what one building can do to a share, and the coming round is likely to."""
    if isinstance(move, Put):
        return placement(view, move)
    if isinstance(move, Surrender):
        return _surrender(view, move)
    if isinstance(move, Buy):
        return _purchase(view, move)
    if isinstance(move, SellShare):
        return _sale(view, move, trade)
    if move == DONE and trade is not None:
        return "traded", {}
    return _no_trade(view) if move == DONE else ("start", {}) if isinstance(move, Choose) else NONE


def settled(view: View, move: Move) -> Move:
    """The move of a hint: no placement for which another one is given up that pays more and is as good in the long run."""
    return settled_placement(view, move) if isinstance(move, Put) else move


def expected_points(view: View) -> list[float]:
    """What one placement of every player is likely to do to the value of each company, in points."""
    return expected_changes(view.rules, view.table)


def _purchase(view: View, move: Buy) -> Reason:
    """How much the company is likely to rise beside the others, and how far one building can take it."""
    table, company, expected = view.table, move.company, expected_points(view)
    best = max(offered(view)[company], key=lambda site: site.changes[company], default=None)
    if best is None or best.changes[company] <= 0:
        return NONE
    points = expected[company]
    told = {**change_told(table, company, best), "gain": in_money(max(points, 0.0)), "price": table.values[company] * THOUSAND}
    if points < NOTICED:
        return "buy-chance", told
    if points == max(expected):
        return "buy-most", told
    buyable = [one.company for one in view.moves() if isinstance(one, Buy)]
    cheapest = max(buyable, key=lambda one: expected[one] / table.values[one])
    return ("buy-cheap", told) if cheapest == company else _beside_best(view, expected, told)


def _beside_best(view: View, expected: list[float], told: dict[str, object]) -> Reason:
    """Why not the company that promises most: none can be bought, or a rival has more of it and would gain more."""
    table, me = view.table, view.viewer
    best = max(HUES, key=lambda one: expected[one])
    told |= {"other": COMPANIES[best], "more": in_money(expected[best]), "dear": table.values[best] * THOUSAND}
    if not table.stock[best]:
        return "buy-none-left", told
    if table.values[best] * THOUSAND > table.cash[me]:
        return "buy-too-dear", {**told, "cash": table.cash[me]}
    others = [other for other in range(view.rules.players) if other != me and not table.out[other]]
    most = max(others, key=lambda other: table.shares[other][best])
    theirs, own = table.shares[most][best], table.shares[me][best]
    told |= {"player": most, "theirs": theirs, "held": own}
    return ("buy-not-theirs" if theirs > own else "buy-spread" if own else "buy"), told


def _sale(view: View, move: SellShare, trade: Trade | None) -> Reason:
    """What the money is for; or the building that would cost every holder of the share most."""
    table, company = view.table, move.company
    plan = best_plan(view.rules, table, view.viewer, numbers_for(view.rules)) if trade is None else trade.plan
    swap = None if plan is None or plan[0] != move else _swap(view, plan)
    fall = falls(view).get(company)
    return swap or (NONE if fall is None else ("sell", fall_told(table, fall)))


def _swap(view: View, plan: Plan) -> Reason | None:
    """Shares that are sold for others: these are likely to rise more, are more, or are not held by a rival."""
    _, (company, sold), (other, number) = plan
    if not number:
        return None
    expected = expected_points(view)
    told: dict[str, object] = {"company": COMPANIES[company], "sold": sold, "other": COMPANIES[other], "number": number}
    told |= {"gain": in_money(expected[other]), "less": in_money(max(expected[company], 0.0))}
    if expected[company] <= -NOTICED:
        return "sell-falls", {**told, "loss": in_money(-expected[company])}
    if expected[other] - expected[company] >= NOTICED:
        return ("sell-swap" if told["less"] else "sell-swap-flat"), told
    each, piece = in_money(expected[other]), in_money(expected[company])
    gain, less = number * each, sold * piece
    if gain - less >= STEP and less > 0:
        return "sell-more", {**told, "each": each, "piece": piece, "gain": gain, "less": less}
    return _held(view, company, told) or ("sell-number", told) if number > sold else _held(view, company, told)


def _held(view: View, company: int, told: dict[str, object]) -> Reason | None:
    """Whoever else holds more shares of what is sold, and so gains more when it rises."""
    held = {player: shares[company] for player, shares in enumerate(view.table.shares) if player != view.viewer}
    most, own = max(held, key=lambda player: held[player]), view.table.shares[view.viewer][company]
    if held[most] > own:
        return "sell-rival", {**told, "player": most, "theirs": held[most], "held": own}
    return "sell-other", told


def _surrender(view: View, move: Surrender) -> Reason:
    """How much of the debt the share covers for what it is worth, beside a share that covers less for its worth."""
    table: Table = view.table
    worths = {}
    for one in [one for one in view.moves() if isinstance(one, Surrender)]:
        value, lots = table.values[one.company], table.lots[one.company]
        worths[one] = lot(view.rules, lots + 1, value) - lot(view.rules, lots, value), value * THOUSAND
    covers, price = worths[move]
    told: dict[str, object] = {"covers": covers, "price": price}
    worse = [one for one, (less, dear) in worths.items() if less * price < covers * dear]
    if not worse:
        return ("surrender", told) if covers else NONE
    less, dear = worths[worse[0]]
    key = "surrender-best" if less else "surrender-none"
    return key, {**told, "other": COMPANIES[worse[0].company], "less": less, "dear": dear}


def _no_trade(view: View) -> Reason:
    """Why nothing is bought or sold: the limit, the cash, or what the coming round promises."""
    table, me, expected = view.table, view.viewer, expected_points(view)
    held = [company for company in HUES if table.shares[me][company] and table.values[company]]
    buyable = [move.company for move in view.moves() if isinstance(move, Buy)]
    if all(expected[company] > -NOTICED for company in held):
        if (key := _cannot_buy(view, buyable)) is not None:
            return _keeping(view, key, sum(in_money(expected[company]) * table.shares[me][company] for company in HUES))
        if buyable and all(expected[company] < NOTICED for company in buyable):
            return "no-rise", {"company": COMPANIES[max(buyable, key=lambda company: expected[company])]}
    best = max(held, key=lambda company: expected[company], default=None)
    if best is None:
        return NONE
    told = {"company": COMPANIES[best], "gain": in_money(max(expected[best], 0.0))}
    more = expected[best] < max((expected[company] for company in buyable), default=0.0)
    return ("no-trade" if expected[best] >= NOTICED and not more else "no-trade-small"), told


def _cannot_buy(view: View, buyable: list[int]) -> str | None:
    """Why nothing more can be bought: as many as one may, or no cash for the cheapest."""
    table, cash = view.table, view.table.cash[view.viewer]
    if table.bought >= view.rules.buy_limit:
        return "limit"
    cheapest = _cheapest(table)
    return None if buyable or cheapest is None or cheapest <= cash else "no-cash" if cash else "no-money"


def _cheapest(table: Table) -> int | None:
    """What the cheapest share costs that the bank still has."""
    prices = [value * THOUSAND for value, stock in zip(table.values, table.stock, strict=True) if value and stock]
    return min(prices, default=None)


def _keeping(view: View, key: str, gain: int) -> Reason:
    """What all shares promise that one keeps, where that is anything, beside why none is bought."""
    table = view.table
    told = {"bought": table.bought, "price": _cheapest(table) or 0, "cash": table.cash[view.viewer], "gain": gain}
    return (key if gain > 0 else f"{key}-flat"), told
