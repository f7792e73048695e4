"""What many games of MARK tell: each finding asks, counts, and claims something that other games could prove false."""

from __future__ import annotations

from ...drawing.findings import Finding, findings_of
from .auctions import overpaid, roller_wins, roller_without_ties, seen_bids, seen_bids_money
from .market import WORDS, claim_worth, first_row, first_row_same_start, lost_turns, no_fees
from .rolls import hammer, hammer_whom, lost_roll
from .winning import last_sale, skill

__all__ = [
    "FINDINGS",
    "GAMES",
    "claim_worth",
    "first_row",
    "first_row_same_start",
    "hammer",
    "hammer_whom",
    "last_sale",
    "lost_roll",
    "lost_turns",
    "no_fees",
    "overpaid",
    "roller_wins",
    "roller_without_ties",
    "seen_bids",
    "seen_bids_money",
    "skill",
]

GAMES = 120
"""Games of a notebook."""
FINDINGS: dict[str, Finding] = findings_of(globals(), WORDS)
"""All of them by name."""
