"""What one building does to a company: how far it can take it, and how many rolls allow one that brings it down."""

from __future__ import annotations

from typing import NamedTuple

from ...core.view import View
from ..map import name, spots
from ..table import COMPANIES, HUES, THOUSAND, Table
from .promise import all_rolls
from .sites import Site, sites

Reason = tuple[str, dict[str, object]]
"""A key of the ruleset's words and its values."""


class Fall(NamedTuple):
    """A company that can fall: how many of how many rolls allow that, and the building that would bring it down most."""

    company: int
    rolls: int
    of: int
    rival: int
    site: Site

    @property
    def points(self) -> int:
        """By how many points it falls at worst."""
        return -self.site.changes[self.company]


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


def fall_told(table: Table, fall: Fall) -> dict[str, object]:
    """How often a company can fall, by which building at worst, and how far."""
    return {
        **change_told(table, fall.company, fall.site),
        "rival": COMPANIES[fall.rival],
        "rolls": fall.rolls,
        "of": fall.of,
    }


def falls(view: View) -> dict[int, Fall]:
    """Every company that the next building can bring down, on the map as it is."""
    found, rolls, own = dict[int, Fall](), all_rolls(view.rules, view.table), offered(view)
    for company in HUES:
        harmful = [(site.changes[company], rival, site) for rival in HUES for site in own[rival] if site.changes[company] < 0]
        reached = [
            rolled for rolled in rolls if any(rival in rolled[0] and site.squares & rolled[1] for _, rival, site in harmful)
        ]
        if reached:
            _, rival, site = min(harmful, key=lambda one: one[0])
            found[company] = Fall(company, len(reached), len(rolls), rival, site)
    return found
