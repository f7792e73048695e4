"""What the coming placements are likely to do, each player choosing what gains most against the average of the others."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.end import used, wealth
from ..map import ZONE_SQUARES, ZONES
from ..rules import Rules
from ..table import HUES, THOUSAND, Table
from .outlook import die
from .sites import Site, sites

WINNING = 30.0
"""What it is worth to end the game as the richest, in points."""
ENDS = 1e6
"""More than any placement can change: to end the game comes first for the richest and last for anybody else."""


class Prospect(NamedTuple):
    """What one placement is expected to bring: by company the rises and the falls (below zero), and the placer's premium."""

    ups: list[float]
    downs: list[float]
    premium: float

    def share(self, company: int, placer: bool) -> float:
        """What a share of a company brings its holder: the price, and dividends or losses, which a placer does not pay."""
        return 2 * self.ups[company] + (1 if placer else 2) * self.downs[company]

    def change(self, held: tuple[int, ...], placer: bool) -> float:
        """What the placement brings a holder of these shares."""
        shares = sum([number * self.share(company, placer) for company, number in enumerate(held) if number])
        return shares + self.premium if placer else shares


def prospects(rules: Rules, table: Table) -> dict[int, Prospect]:
    """For every player still in the game, what that player's next placement on this map is expected to bring."""
    offered = sites(rules, table.chains, table.built, table.values)
    rich = [wealth(table, player) / THOUSAND for player in range(rules.players)]
    return {
        placer: Placer(rules, table, placer, rich).prospect(offered) for placer in range(rules.players) if not table.out[placer]
    }


class Placer:
    """A player about to roll, with what a point more or less of each company is worth against the others."""

    def __init__(self, rules: Rules, table: Table, placer: int, rich: list[float]) -> None:
        self.rules, self.values = rules, table.values
        rivals = [player for player in range(rules.players) if player != placer and not table.out[player]]
        theirs = [sum(held) / len(rivals) for held in zip(*[table.shares[player] for player in rivals], strict=True)]
        own = table.shares[placer]
        # A share rises by a point and pays as much; when it falls all but the placer pay that as well.
        self.rise = [2 * (mine - other) for mine, other in zip(own, theirs, strict=True)]
        self.fall = [mine - 2 * other for mine, other in zip(own, theirs, strict=True)]
        self.ahead = rich[placer] - max([rich[player] for player in rivals])
        self.last = [used(table, company) + 1 == rules.buildings for company in HUES]

    def prospect(self, offered: tuple[tuple[Site, ...], ...]) -> Prospect:
        """What the placement brings, over all rolls."""
        named, chosen = (often / len(ZONES) for often in die(self.rules))
        ranked = [sorted([_Choice(self.gain(c, site), site) for site in offered[c]], key=_gain, reverse=True) for c in HUES]
        for inside in ZONE_SQUARES:
            best = None
            for own in ranked:
                for choice in own:
                    if choice.site.squares & inside:
                        choice.weight += named
                        if best is None or choice.gain > best.gain:
                            best = choice
                        break
            if best is not None:
                best.weight += chosen
        return _summed([choice for own in ranked for choice in own if choice.weight])

    def gain(self, company: int, site: Site) -> float:
        """What a placement there gains against the average of the others; the end is good for the richest only."""
        gain: float = site.premium
        for points, rise, fall in zip(site.changes, self.rise, self.fall, strict=True):
            if points:
                gain += points * (rise if points > 0 else fall)
        if self.last[company] or self.values[company] + site.changes[company] >= self.rules.top_value:
            gain += ENDS if self.ahead + gain >= 0 else -ENDS
        return gain


class _Choice:
    """A placement: what it gains the player who makes it, where, and how often it is chosen."""

    __slots__ = ("gain", "site", "weight")

    def __init__(self, gain: float, site: Site) -> None:
        self.gain, self.site, self.weight = gain, site, 0.0


def _gain(choice: _Choice) -> float:
    return choice.gain


def _summed(chosen: list[_Choice]) -> Prospect:
    ups, downs, premium = [0.0] * len(HUES), [0.0] * len(HUES), 0.0
    for choice in chosen:
        weight, site = choice.weight, choice.site
        premium += weight * site.premium
        if abs(choice.gain) > ENDS / 2:
            premium += weight * WINNING * (1 if choice.gain > 0 else -1)
        for company, points in enumerate(site.changes):
            if points > 0:
                ups[company] += weight * points
            elif points < 0:
                downs[company] += weight * points
    return Prospect(ups, downs, premium)
