"""Why a move is good in SHARK, as a key of the ruleset's words and its values: what rises or falls, and what that pays."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..engine.end import wealth
from ..engine.settlement import lot
from ..map import BITS, name, spots
from ..notation import DONE, Buy, Choose, Put, Surrender
from ..notation import Sell as SellShare
from ..table import COMPANIES, HUES, THOUSAND, Table
from .magnate import Plan, best_plan, numbers_for
from .outlook import ends, swing
from .plans import Trade
from .plans import planned as planned
from .prospects import prospects
from .sites import Site, sites

SCALE = 1000.0
"""The standing is counted in points; a point is a thousand."""
LEAST, MOST = 2_000, 100_000
"""Fewer FT than that are not worth telling, and more than that one move cannot make a difference of."""
NOTICED = 0.1
"""Less than so many points of a value are not worth naming."""
STEP = 100
"""What is likely is told in hundreds of FT."""

Reason = tuple[str, dict[str, object]]
NONE: Reason = ("stands-best", {})
"""Nothing that can be counted speaks for the move but the games that were tried."""


def reason(view: View, move: Move, trade: Trade | None = None) -> Reason:
    """What a placement raises, pays and costs; or what one building can do to a share, and the coming round is likely to."""
    if isinstance(move, Put):
        return _placement(view, move)
    if isinstance(move, Surrender):
        return _surrender(view, move)
    if isinstance(move, Buy):
        return _purchase(view, move)
    if isinstance(move, SellShare):
        return _sale(view, move, trade)
    if move == DONE and trade is not None:
        return "traded", {}
    return _no_trade(view) if move == DONE else ("start", {}) if isinstance(move, Choose) else NONE


def expected_points(view: View) -> list[float]:
    """What one placement of every player is likely to do to the value of each company, in points."""
    coming = prospects(view.rules, view.table).values()
    return [sum(one.ups[company] + one.downs[company] for one in coming) for company in HUES]


def in_money(points: float) -> int:
    """What so many points of a value are in FT a share, in full hundreds."""
    return round(points * THOUSAND / STEP) * STEP


def offered(view: View) -> tuple[tuple[Site, ...], ...]:
    """Where a building of each company may stand, and what it does there."""
    table: Table = view.table
    return sites(view.rules, table.chains, table.built, table.values)


def change_told(table: Table, company: int, site: Site) -> dict[str, object]:
    """One building of a site: where, what it does to the value of a company, and what that pays or costs a share."""
    before, points = table.values[company], site.changes[company]
    square = name(*next(spots(site.squares)))
    low, high = sorted((before, before + points))
    return {"company": COMPANIES[company], "square": square, "low": low, "high": high, "pays": abs(points) * THOUSAND}


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
    return ("buy-cheap" if cheapest == company else "buy"), told


def _sale(view: View, move: SellShare, trade: Trade | None) -> Reason:
    """What the money is for; or the building that would cost every holder of the share most."""
    table, company = view.table, move.company
    plan = best_plan(view.rules, table, view.viewer, numbers_for(view.rules)) if trade is None else trade.plan
    swap = None if plan is None or plan[0] != move else _swap(view, plan)
    fall = threat(view, company)
    return swap or (NONE if fall is None else ("sell", fall))


def threat(view: View, company: int) -> dict[str, object] | None:
    """The building of a rival that would bring a company down most, and what it would do; none where there is no such one."""
    threats = [(site.changes[company], rival, site) for rival, own in enumerate(offered(view)) for site in own]
    points, rival, site = min(threats, key=lambda one: one[0], default=(0, company, None))
    if points >= 0 or rival == company or site is None:
        return None
    return {**change_told(view.table, company, site), "rival": COMPANIES[rival]}


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
    gain, less = expected[other] * number, expected[company] * sold
    if gain - less >= NOTICED and in_money(less) > 0:
        return "sell-more", {**told, "gain": in_money(gain), "less": in_money(max(less, 0.0))}
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
    """Why nothing is bought or sold: the limit, the cash, or what the coming round is likely to do."""
    table, me, expected = view.table, view.viewer, expected_points(view)
    held = [company for company in HUES if table.shares[me][company] and table.values[company]]
    buyable = [move.company for move in view.moves() if isinstance(move, Buy)]
    if all(expected[company] > -NOTICED for company in held):
        if table.bought >= view.rules.buy_limit:
            return "limit", {"bought": table.bought}
        prices = [value for value, stock in zip(table.values, table.stock, strict=True) if value and stock]
        if not buyable and prices and min(prices) * THOUSAND > table.cash[me]:
            told = {"price": min(prices) * THOUSAND, "cash": table.cash[me]}
            return ("no-cash" if table.cash[me] else "no-money"), told
        if buyable and all(expected[company] < NOTICED for company in buyable):
            return "no-rise", {"company": COMPANIES[max(buyable, key=lambda company: expected[company])]}
    best = max(held, key=lambda company: expected[company], default=None)
    if best is None:
        return NONE
    told = {"company": COMPANIES[best], "gain": in_money(max(expected[best], 0.0))}
    more = expected[best] < max((expected[company] for company in buyable), default=0.0)
    return ("no-trade" if expected[best] >= NOTICED and not more else "no-trade-small"), told


def _placement(view: View, move: Put) -> Reason:
    """What it raises and pays; or the company that it brings down, and who pays most for that."""
    rules, table, me, company = view.rules, view.table, view.viewer, move.company
    bit = BITS[move.row][move.column]
    site = next(one for one in offered(view)[company] if one.squares & bit)
    change = swing(rules, table, me, company, site.alone, site.changes)
    others = [other for other in range(rules.players) if other != me and not table.out[other]]
    if ends(rules, table, company, site.changes):
        after = [wealth(table, player) + change[player] * THOUSAND for player in range(rules.players)]
        richest = all(after[me] >= after[other] for other in others)
        return ("ends", {"worth": after[me]}) if richest else NONE
    rise, shares = site.changes[company], table.shares[me][company]
    premium = site.premium * THOUSAND
    told = {
        **change_told(table, company, site),
        "premium": premium,
        "shares": shares,
        "dividend": max(rise, 0) * shares * THOUSAND,
    }
    lost = _lost(table, site, others)
    if lost is not None and lost[0] > premium + max(rise, 0) * shares * THOUSAND:
        money, hurt, rival = lost
        return "costs", {**change_told(table, rival, site), "rival": COMPANIES[rival], "player": hurt, "money": money}
    if rise > 0:
        return ("pays" if shares > 1 else "pays-one" if shares else "premium"), told
    return ("lone", told) if site.alone else NONE


def _lost(table: Table, site: Site, others: list[int]) -> tuple[int, int, int] | None:
    """The most that anybody else pays for a company that falls: how much, who, and which."""
    falls = [company for company in HUES if site.changes[company] < 0]
    owed = [
        (-site.changes[company] * table.shares[other][company] * THOUSAND, other, company)
        for company in falls
        for other in others
    ]
    return max(owed, key=lambda one: one[0], default=None)
