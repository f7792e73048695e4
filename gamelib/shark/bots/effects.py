"""What one building does to a company: how far it takes it, and what that pays or costs a share."""

from __future__ import annotations

from ...core.view import View
from ..map import name, spots
from ..table import COMPANIES, THOUSAND, Table
from .sites import Site, sites

Reason = tuple[str, dict[str, object]]
"""A key of the ruleset's words and its values."""


def offered(view: View) -> tuple[tuple[Site, ...], ...]:
    """Where a building of each company may stand, and what it does there."""
    table: Table = view.table
    return sites(view.rules, table.chains, table.built, table.values)


def change_told(table: Table, company: int, site: Site) -> dict[str, object]:
    """One building of a site: where, what it does to the value of a company, and what that pays or costs a share."""
    before, points = table.values[company], site.changes[company]
    square = name(*next(spots(site.squares)))
    low, high = sorted((before, before + points))
    return {"company": COMPANIES[company], "square": square, "low": low, "high": high, "pays": abs(points) * THOUSAND}


def signed(number: int) -> str:
    """A number that may lie below zero, for a sum that is read as one."""
    return f"{'−' if number < 0 else ''}{abs(number):,}"
