"""What can still change it for a player of SHARK who is far behind: a building that lowers the shares of the richest."""

from __future__ import annotations

from ...core.view import View
from ..engine.end import wealth
from ..table import COMPANIES, HUES, THOUSAND
from .effects import Reason

FAR = 2
"""Whoever has not one part in so many of what the richest has is far behind."""
LOSSES = 2
"""A point that a company falls costs a holder so many points a share: one in worth, and one that is paid to the bank."""


def said(view: View) -> Reason | None:
    """The company of which the richest has most more shares than the player, and what each point of its fall costs."""
    table, me = view.table, view.viewer
    worths = [wealth(table, player) for player in range(view.rules.players)]
    rich = max((player for player in range(view.rules.players) if player != me), key=lambda player: worths[player])
    if worths[me] * FAR >= worths[rich]:
        return None
    more = {company: table.shares[rich][company] - table.shares[me][company] for company in HUES if table.values[company]}
    company = max(more, key=lambda one: more[one], default=0)
    if more.get(company, 0) <= 0:
        return None
    held = table.shares[rich][company]
    told: dict[str, object] = {"worth": worths[me], "player": rich, "most": worths[rich]}
    return "cost-behind", told | {"shares": held, "company": COMPANIES[company], "loss": LOSSES * held * THOUSAND}
