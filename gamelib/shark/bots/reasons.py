"""Why a move is good in SHARK, as a key of the ruleset's words and its values."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..map import BITS
from ..notation import DONE, Buy, Put
from ..notation import Sell as SellShare
from ..table import COMPANIES, THOUSAND
from .outlook import ends, swing
from .prospects import prospects
from .sites import sites

SCALE = 1000.0
"""The standing is counted in points; a point is a thousand."""
NOTICED = 0.1
"""Less than so many points of a value are not worth naming."""

Reason = tuple[str, dict[str, object]]


def reason(view: View, move: Move) -> Reason:
    """What the next roll is likely to do to a share, or what a placement pays and whom it costs."""
    if isinstance(move, Put):
        return _placement(view, move)
    if isinstance(move, Buy | SellShare):
        return _trade(view, move)
    return ("no-trade" if move == DONE else "stands-best"), {}


def _trade(view: View, move: Buy | SellShare) -> Reason:
    """What one placement of every player is likely to do to the value of the company."""
    coming = prospects(view.rules, view.table).values()
    points = sum(one.ups[move.company] + one.downs[move.company] for one in coming)
    if isinstance(move, Buy):
        key = "buy" if points >= NOTICED else "buy-early"
    else:
        key = "sell" if points <= -NOTICED else "needs-cash"
    return key, {"company": COMPANIES[move.company], "points": f"{abs(points):.1f}"}


def _placement(view: View, move: Put) -> Reason:
    rules, table, me, company = view.rules, view.table, view.viewer, move.company
    bit = BITS[move.row][move.column]
    site = next(one for one in sites(rules, table.chains, table.built, table.values)[company] if one.squares & bit)
    change = swing(rules, table, me, company, site.alone, site.changes)
    if ends(rules, table, company, site.changes):
        return "ends", {"company": COMPANIES[company]}
    hurt = min((other for other in range(rules.players) if other != me), key=lambda other: change[other])
    if -change[hurt] > max(change[me], 0):
        return "costs", {"player": hurt, "money": -change[hurt] * THOUSAND}
    if change[me] <= 0:
        return "least-bad", {"company": COMPANIES[company]}
    return "pays", {"money": change[me] * THOUSAND, "company": COMPANIES[company]}
