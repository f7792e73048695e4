"""What many games of Marco Polo tell: each finding asks, counts, and claims something that other games could prove false."""

from __future__ import annotations

from ...drawing.findings import Finding, findings_of
from .court import court_money, first_at_court, gift_cards, printed_sum, skill
from .journey import WORDS, loot, sea_way, spins, traffic
from .wise import forgets_conduct, known_cards, no_conduct_money, safe_conduct

__all__ = [
    "FINDINGS",
    "GAMES",
    "court_money",
    "first_at_court",
    "forgets_conduct",
    "gift_cards",
    "known_cards",
    "loot",
    "no_conduct_money",
    "printed_sum",
    "safe_conduct",
    "sea_way",
    "skill",
    "spins",
    "traffic",
]

GAMES = 60
"""Games of a notebook."""
FINDINGS: dict[str, Finding] = findings_of(globals(), WORDS)
"""All of them by name."""
