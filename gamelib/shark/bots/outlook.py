"""What the next roll is likely to do to each company, and what a placement does to each player."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from ..engine.chains import Contact, value
from ..engine.end import used
from ..map import ZONE_SQUARES, ZONES
from ..rules import Rules
from ..table import HUES, THOUSAND, Table
from .sites import NO_CHANGE, Changes, Site, Values, first_point, sites

__all__ = ["NO_CHANGE", "Cell", "Changes", "Option", "changes", "die", "ends", "first_point", "options", "outlook", "swing"]

BY_COLOUR, BY_CHOICE = 1 / 6, 2 / 6
"""How often the die names a given colour, and how often it leaves the choice to the player."""

Option = tuple[int, Changes]
"""The premium of a placement, in points, and what it does to all values."""
Ranked = tuple[int, int, int, Changes, bool]
"""A site by its premium and what it costs all companies together: its squares, what it changes, whether it stands alone."""
_RANK = itemgetter(0, 1)
NOTHING = (-1, 0, NO_CHANGE)
Cell = tuple[bool, tuple[Option, ...]]
"""What a company offers in a zone: whether it can stand alone there, and its placements beside its own buildings."""


def outlook(rules: Rules, table: Table) -> tuple[float, ...]:
    """The change of each company's value to be expected of one roll, if every player places for the highest premium.

    An estimate for trade: Variant II's black is taken for a free choice. The exact table is in ``gamelib.shark.analysis``.
    """
    return _outlook(rules, table.chains, table.built, table.values)


@lru_cache(maxsize=4096)
def _outlook(
    rules: Rules, chains: tuple[tuple[int, ...], ...], built: tuple[int, ...], values: tuple[int, ...]
) -> tuple[float, ...]:
    named, chosen = (often / len(ZONES) for often in die(rules))
    ranked = [_ranked(rules, own) for own in sites(rules, chains, built, values)]
    red = blue = green = yellow = 0.0
    for inside in ZONE_SQUARES:
        best = [_best(own, inside) for own in ranked]
        likely = [(named, moved) for _, _, moved in best]
        likely.append((chosen, max([(premium, moved) for premium, _, moved in best])[1]))
        for often, moved in likely:
            red += moved[0] * often
            blue += moved[1] * often
            green += moved[2] * often
            yellow += moved[3] * often
    return red, blue, green, yellow


def die(rules: Rules) -> tuple[float, float]:
    """How often a given colour must be placed, and how often the player chooses."""
    return (0.0, 1.0) if rules.variant_three else (BY_COLOUR, BY_CHOICE)


def _ranked(rules: Rules, own: tuple[Site, ...]) -> list[Ranked]:
    """A company's sites, the highest premium first; of equal ones that which costs others most, as players choose."""
    lone = rules.lone_premium // THOUSAND
    ranked = [(lone if alone else premium, -sum(moved), squares, moved, alone) for squares, premium, moved, alone in own]
    ranked.sort(key=_RANK, reverse=True)  # sites that rank alike keep their order
    return ranked


def _best(ranked: list[Ranked], inside: int) -> tuple[int, int, Changes]:
    """The site of a zone that ranks first. Of sites that rank alike it is the lone one, else that with the first square."""
    best, first = NOTHING, 0
    for premium, cost, squares, moved, alone in ranked:
        spots = squares & inside
        if not spots:
            continue
        if first and (premium != best[0] or cost != best[1]):
            break
        if alone:
            return premium, cost, moved
        if not first or spots & -spots < first:
            best, first = (premium, cost, moved), spots & -spots
    return best


@lru_cache(maxsize=4096)
def options(
    rules: Rules, chains: tuple[tuple[int, ...], ...], built: tuple[int, ...], values: Values
) -> tuple[tuple[Cell, ...], ...]:
    """What each company offers in each zone on this map. A building that touches rivals alone is never allowed."""
    return tuple([tuple([_cell(own, zone) for zone in ZONES]) for own in sites(rules, chains, built, values)])


def _cell(own: tuple[Site, ...], zone: int) -> Cell:
    """The sites of a company that reach into a zone, in the order of their first squares there."""
    inside = ZONE_SQUARES[zone]
    here = [((one.squares & inside) & -(one.squares & inside), one) for one in own if one.squares & inside]
    apart = any(one.alone for _, one in here)
    beside = sorted([(first, one.premium, one.changes) for first, one in here if not one.alone])
    return apart, tuple(dict.fromkeys([(premium, moved) for _, premium, moved in beside]))


def swing(rules: Rules, table: Table, player: int, company: int, alone: bool, moved: Changes) -> list[int]:
    """What a placement by this player does to the wealth of each, in points: premium, dividends, losses and prices.

    ``alone`` says whether the building touches nothing.
    """
    red, blue, green, yellow = moved
    found = []
    for other, held in enumerate(table.shares):
        change = 2 * (held[0] * red + held[1] * blue + held[2] * green + held[3] * yellow)
        if other == player:
            # The placer pays no losses: only the price of his shares falls.
            change -= sum([shares * points for shares, points in zip(held, moved, strict=True) if points < 0])
            change += table.values[company] + moved[company] if moved[company] > 0 else 0
            change += rules.lone_premium // THOUSAND if moved[company] <= 0 and alone else 0
        found.append(change)
    return found


def ends(rules: Rules, table: Table, company: int, moved: Changes) -> bool:
    """Whether a placement that changes the values like this ends the game."""
    return table.values[company] + moved[company] >= rules.top_value or used(table, company) + 1 == rules.buildings


def changes(rules: Rules, table: Table, company: int, met: Contact) -> Changes:
    """How a placement with this contact changes the value of each company."""
    found = [0] * len(HUES)
    if not met.joins and not met.rivals:
        found[company] = int(not table.values[company])
        return tuple(found)
    kept = tuple(chain for chain in table.chains[company] if chain not in met.joins)
    found[company] = value(rules, (*kept, met.chain)) - table.values[company]
    for rival in {rival for rival, _ in met.rivals}:
        lost = [chain for other, chain in met.rivals if other == rival]
        left = tuple(chain for chain in table.chains[rival] if chain not in lost)
        found[rival] = value(rules, left) - table.values[rival]
    return tuple(found)
