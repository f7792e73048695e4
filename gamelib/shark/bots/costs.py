"""What a move gives up in SHARK, where that is worth a word: who else is paid, what falls of one's own, what can fall."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..map import BITS
from ..notation import Buy, Put
from ..table import COMPANIES, HUES, THOUSAND
from .reasons import Reason, offered, threat
from .sites import Site

HARD = 2
"""A fall of so many points by one building is a risk to speak of."""


def said(view: View, move: Move) -> Reason | None:
    """Own shares that fall or a rival who is paid more, for a placement; for a purchase, the building that would hurt most."""
    if isinstance(move, Put):
        bit = BITS[move.row][move.column]
        site = next(one for one in offered(view)[move.company] if one.squares & bit)
        return _own_fall(view, site) or _profits(view, move.company, site)
    if isinstance(move, Buy):
        fall = threat(view, move.company)
        return None if fall is None or _points(fall) < HARD else ("cost-risk", fall)
    return None


def _points(fall: dict[str, object]) -> int:
    low, high = fall["low"], fall["high"]
    assert isinstance(low, int)
    assert isinstance(high, int)
    return high - low


def _own_fall(view: View, site: Site) -> Reason | None:
    """Whoever builds pays nothing for a fall, but shares of that company are worth less."""
    held = view.table.shares[view.viewer]
    lost = {company: -site.changes[company] * held[company] for company in HUES if site.changes[company] < 0}
    worst = max(lost, key=lambda company: lost[company], default=0)
    if not lost.get(worst):
        return None
    return "cost-own-fall", {"company": COMPANIES[worst], "shares": held[worst], "money": lost[worst] * THOUSAND}


def _profits(view: View, company: int, site: Site) -> Reason | None:
    """The rival who is paid for a rise too, at least half as much as the player who builds."""
    rise, shares = max(site.changes[company], 0), view.table.shares
    others = [other for other in range(view.rules.players) if other != view.viewer and not view.table.out[other]]
    most = max(others, key=lambda other: shares[other][company])
    paid, own = rise * shares[most][company], site.premium + rise * shares[view.viewer][company]
    if not paid or 2 * paid < own:
        return None
    told: dict[str, object] = {"player": most, "money": paid * THOUSAND, "shares": shares[most][company]}
    return ("cost-profits" if paid > own else "cost-profits-too"), told
