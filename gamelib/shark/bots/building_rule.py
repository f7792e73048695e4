"""The rule by which a hint in SHARK builds: what a building brings its player at once, against what it brings the others.

All of it can be counted on the board: premium, dividends, losses, and by how much the shares of each player rise or fall in
worth. What the others gain counts on average. Of buildings that are as good, or nearly, those come first after which no single
building of another player takes more than all cash; of these the one that leaves the player the greatest lead once everybody
has built again. A building that ends the game is for the richest only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...core.view import View
from ..map import BITS, name
from ..notation import Put
from ..table import COMPANIES, THOUSAND
from .effects import signed
from .magnate import lead_after, numbers_for
from .outlook import ends, swing
from .placement_reasons import options, put_there, rivals, site_of, wealth_after
from .prospects import ENDS
from .reserve import exposed
from .sites import Site

NEARLY = 2.0
"""A building that brings so many points less at once is nearly as good. This number was not measured."""
SQUARES = 4
"""So many squares of one site are looked at: they do the same now, but not to what comes next."""


class Brings(NamedTuple):
    """What a building brings at once, in points: premium and dividends, what the player's shares gain in worth, the others."""

    premium: int
    dividend: int
    worth: int
    theirs: tuple[tuple[int, int], ...]

    @property
    def mine(self) -> int:
        """All that it brings the player who builds."""
        return self.premium + self.dividend + self.worth

    @property
    def average(self) -> float:
        """What it brings another player on average."""
        return sum(gain for _, gain in self.theirs) / len(self.theirs)

    @property
    def against(self) -> float:
        """By how much it brings the player forward against the average of the others."""
        return self.mine - self.average


def brings(view: View, move: Put) -> Brings:
    """What a building brings every player at once."""
    site, held = site_of(view, move), view.table.shares[view.viewer]
    gains = swing(view.rules, view.table, view.viewer, move.company, site.alone, site.changes)
    dividend = max(site.changes[move.company], 0) * held[move.company]
    worth = sum(points * shares for points, shares in zip(site.changes, held, strict=True))
    return Brings(site.premium, dividend, worth, tuple((one, gains[one]) for one in rivals(view)))


def by_building_rule(view: View, move: Put) -> Put:
    """The building of a hint; the given one is looked at too, where it is nearly as good as the best."""
    near, numbers = list(_near(view, move)), numbers_for(view.rules)
    return near[0] if len(near) == 1 else max(near, key=lambda one: (not _exposes(view, one), lead_after(view, one, numbers)))


def _exposes(view: View, move: Put) -> bool:
    """Whether a single building of another player could then take more than all cash."""
    return exposed(view.rules, view.engine.step(view.rules, view.table, move), view.viewer)


def _near(view: View, move: Put) -> Iterator[Put]:
    """Some squares of every site that is nearly as good as the best."""
    gains = [(_gain(view, company, site), company, site) for company, site in options(view)]
    best = max(gain for gain, _, _ in gains)
    for gain, company, site in gains:
        if gain >= best - NEARLY:
            yield from _some_squares(view, move, company, site)


def _gain(view: View, company: int, site: Site) -> float:
    """What a building brings against the others; one that ends the game comes first for the richest, else last."""
    against = brings(view, put_there(view, company, site)).against
    if not ends(view.rules, view.table, company, site.changes):
        return against
    after = wealth_after(view, company, site)
    return against + (ENDS if after[view.viewer] >= max(after[one] for one in rivals(view)) else -ENDS)


def _some_squares(view: View, move: Put, company: int, site: Site) -> Iterator[Put]:
    puts = [one for one in view.moves() if isinstance(one, Put) and one.company == company]
    there = [one for one in puts if BITS[one.row][one.column] & site.squares]
    if move in there:
        yield move
    step = -(-len(there) // SQUARES)
    yield from there[step // 2 :: step]


def summed(view: View, move: Put) -> tuple[str, dict[str, object]]:
    """The sum of what a building brings, as a sentence: the player's own, the others' on average, and the difference."""
    found = brings(view, move)
    told: dict[str, object] = {"company": COMPANIES[move.company], "square": name(move.column, move.row)}
    told |= {"premium": found.premium * THOUSAND, "dividend": found.dividend * THOUSAND}
    for part in ("worth", "mine", "average", "against"):
        told[part] = _signed(getattr(found, part))
    return "counted-building", told


def _signed(points: float) -> str:
    """Points as a sum of FT that may lie below zero, for a sum that is read as one."""
    return f"{signed(round(points * THOUSAND))} FT"
