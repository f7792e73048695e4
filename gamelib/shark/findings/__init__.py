"""What many games of SHARK tell: each finding asks, counts, and claims something that other games could prove false."""

from __future__ import annotations

from ...drawing.findings import Finding, findings_of
from .money import WORDS, builders_part, dividends, no_trade, what_stops
from .shares import apart, before_fifteen, cheap_shares, never_sells, when_to_sell
from .variants import free_colours, skill, variant_one
from .wise import known_dice

__all__ = [
    "FINDINGS",
    "GAMES",
    "apart",
    "before_fifteen",
    "builders_part",
    "cheap_shares",
    "dividends",
    "free_colours",
    "known_dice",
    "never_sells",
    "no_trade",
    "skill",
    "variant_one",
    "what_stops",
    "when_to_sell",
]

GAMES = 60
"""Games of a notebook."""
FINDINGS: dict[str, Finding] = findings_of(globals(), WORDS)
"""All of them by name."""
