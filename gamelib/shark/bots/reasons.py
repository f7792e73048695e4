"""Why a move is good in SHARK, as a key of the ruleset's words and its values."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..map import BITS
from ..notation import Buy, Put
from ..notation import Sell as SellShare
from ..table import COMPANIES, THOUSAND
from .outlook import ends, outlook, swing
from .sites import sites

SCALE = 1000.0
"""The standing is counted in points; a point is a thousand."""

Reason = tuple[str, dict[str, object]]


def reason(view: View, move: Move) -> Reason:
    """What the next roll is likely to do to a share, or what a placement pays and whom it costs."""
    if isinstance(move, Put):
        return _placement(view, move)
    if isinstance(move, Buy | SellShare):
        points = outlook(view.rules, view.table)[move.company]
        key = "buy" if isinstance(move, Buy) else "sell" if points < 0 else "needs-cash"
        return key, {"company": COMPANIES[move.company], "points": f"{abs(points):.1f}"}
    return "stands-best", {}


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
    return "pays", {"money": change[me] * THOUSAND, "company": COMPANIES[company]}
