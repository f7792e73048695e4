"""Where a hint in MARK leaves its rule for bids: what a strong player bids, where that makes a win clearly likelier."""

from __future__ import annotations

from ...core.view import View
from ..rules import Rules
from .bidding import Advice, advice

CLEARLY = 0.01
"""By so much a win must be likelier. In 40 games such bids made up three quarters of what the rule lost."""
HELD_TO = ("full", "little", "cash")
"""What stands against a bid so that no other is advised."""


def strong_bid(view: View) -> int | None:
    """The bid of a strong player where it is clearly better than the rule's; only the printed rules have learnt chances."""
    rules, table = view.rules, view.table
    told = advice(rules, table, view.viewer, table.lot)
    if rules != Rules(players=rules.players) or told.against in HELD_TO:
        return None
    from ..strong.expert import Mind, top_bids

    mind = Mind(view)
    worth, amount = mind.bid(table, table.lot)
    if amount == told.bid or worth - mind.bid_worth(table, table.lot, told.bid) < CLEARLY:
        return None
    in_vain = told.against == "enough" and not max(top_bids(rules, table, view.viewer, table.lot))[0]
    return None if in_vain else amount


def left_key(told: Advice, amount: int) -> str:
    """The key of the sentence for a bid that is not the rule's: nothing, less, more, or in spite of what stands against it."""
    if told.against:
        return "bid-deny" if told.against == "enough" else f"bid-though-{told.against}"
    return "keep-money" if not amount else "bid-below" if amount < told.bid else "bid-above"
