"""What a share promises until its holder's next turn in SHARK: one figure for a map, whatever its holder buys or sells.

Every other player rolls once before that turn. Each is taken to build, on the map as it is, where it pays that player most at
once, premium and dividends together; of buildings that pay alike, the one that costs other companies most. A share's promise
is what all these rolls together bring it on average, in dividends less losses.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...core.moves import CHANCE
from ..engine import ENGINE
from ..engine.chains import allowed_colours
from ..map import ZONE_SQUARES
from ..notation import Roll
from ..rules import Rules
from ..table import HUES, ROLL, THOUSAND, Table
from .sites import Changes, Site, sites

Rolled = tuple[tuple[int, ...], int]
"""A roll: the colours that it allows, and the squares of its zone."""


class Promise(NamedTuple):
    """How many rolls of the others raise a company and how many lower it, by how many points in all.

    ``each`` is how many rolls the dice have, ``of`` how many that makes for all other players together.
    """

    rises: int
    up: int
    falls: int
    down: int
    each: int
    of: int

    @property
    def money(self) -> int:
        """What a share promises, in full FT; below zero what it is likely to lose."""
        net = self.up - self.down
        rounded = (2 * abs(net) * THOUSAND + self.each) // (2 * self.each)
        return rounded * (1 if net > 0 else -1)


def promises(rules: Rules, table: Table, holder: int) -> list[Promise]:
    """What a share of each company promises its holder until the holder's next turn."""
    rolls, offered = all_rolls(rules, table), sites(rules, table.chains, table.built, table.values)
    others = [player for player in range(rules.players) if player != holder and not table.out[player]]
    built = [change for player in others for change in _likely(table.shares[player], rolls, offered)]
    return [_summed([change[company] for change in built], len(rolls), len(others)) for company in HUES]


def promised(rules: Rules, table: Table, holder: int) -> list[int]:
    """The same in FT a share."""
    return [one.money for one in promises(rules, table, holder)]


def _summed(moved: list[int], each: int, others: int) -> Promise:
    ups, downs = [points for points in moved if points > 0], [-points for points in moved if points < 0]
    return Promise(len(ups), sum(ups), len(downs), sum(downs), each, each * others)


def _likely(held: tuple[int, ...], rolls: list[Rolled], offered: tuple[tuple[Site, ...], ...]) -> Iterator[Changes]:
    """What the building of a holder of these shares does to the values, roll by roll; nothing where none may stand."""
    ranked = sorted(
        ((_pays(held, company, site), company, site) for company in HUES for site in offered[company]),
        key=lambda one: (-one[0], sum(one[2].changes)),
    )
    for colours, inside in rolls:
        best = next((site for _, company, site in ranked if company in colours and site.squares & inside), None)
        if best is not None:
            yield best.changes


def _pays(held: tuple[int, ...], company: int, site: Site) -> int:
    """What a building pays whoever builds it at once, in points."""
    return site.premium + max(site.changes[company], 0) * held[company]


def all_rolls(rules: Rules, table: Table) -> list[Rolled]:
    """Every roll of the dice, each as likely as another."""
    return list(_rolls(rules, table.changed(phase=ROLL, actor=CHANCE)))


def _rolls(rules: Rules, table: Table) -> Iterator[Rolled]:
    for roll in ENGINE.legal(rules, table):
        assert isinstance(roll, Roll)
        yield allowed_colours(rules, table.changed(dice=(roll.face, roll.zone))), ZONE_SQUARES[roll.zone]
