"""Reports on many games: each a finding, a table with n and 95 % intervals, and a plot of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..play.results import Results
from .course import choices, early, lead, length
from .report import Report
from .rulebook import actions, coverage, money
from .winning import bots, ends, gini, seats, ties

REPORTS: Mapping[str, Callable[[Results], Report]] = {
    "seats": seats,
    "bots": bots,
    "ties": ties,
    "ends": ends,
    "length": length,
    "lead": lead,
    "early": early,
    "choices": choices,
    "actions": actions,
    "coverage": coverage,
    "money": money,
    "gini": gini,
}
"""Every report by name, in the order of the card."""
