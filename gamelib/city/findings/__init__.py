"""What many city games tell: each finding asks, counts, and claims something that other games could prove false."""

from __future__ import annotations

from ...drawing.findings import Finding, findings_of
from .auctions import drawer, patience, seen_bids, skill
from .blockers import blocker_and_shop, blocker_harm, no_blockers
from .markers import constructions, early_loss, late_loss, reservations
from .roads import WORDS, detours, inner_rings, rings, routes_or_thrift

__all__ = [
    "FINDINGS",
    "GAMES",
    "blocker_and_shop",
    "blocker_harm",
    "constructions",
    "detours",
    "drawer",
    "early_loss",
    "inner_rings",
    "late_loss",
    "no_blockers",
    "patience",
    "reservations",
    "rings",
    "routes_or_thrift",
    "seen_bids",
    "skill",
]

GAMES = 80
"""Games of a notebook."""
FINDINGS: dict[str, Finding] = findings_of(globals(), WORDS)
"""All of them by name."""
