"""What the next roll is likely to do to each company, and what a placement does to each player."""

from __future__ import annotations

from functools import lru_cache

from ..engine.chains import Contact, contact, legal_squares, value
from ..engine.end import used
from ..map import ZONES, around
from ..rules import Rules
from ..table import HUES, THOUSAND, Table

Changes = tuple[int, ...]
"""The change of each company's value."""
NO_CHANGE: Changes = (0, 0, 0, 0)
FIRST_POINTS: tuple[Changes, ...] = tuple(tuple(int(other == company) for other in HUES) for company in HUES)
BY_COLOUR, BY_CHOICE = 1 / 6, 2 / 6
"""How often the die names a given colour, and how often it leaves the choice to the player."""


Option = tuple[int, Changes]
"""The premium of a placement, in points, and what it does to all values."""
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
    named, chosen = die(rules)
    expected = [0.0] * len(HUES)
    cells = options(rules, chains, built, values)
    for zone in ZONES:
        best = [_best(rules, values, company, cells[company][zone]) for company in HUES]
        for _, found in best:
            _weigh(expected, found, named / len(ZONES))
        _weigh(expected, max(best)[1], chosen / len(ZONES))
    return tuple(expected)


def die(rules: Rules) -> tuple[float, float]:
    """How often a given colour must be placed, and how often the player chooses."""
    return (0.0, 1.0) if rules.variant_three else (BY_COLOUR, BY_CHOICE)


def _weigh(expected: list[float], found: Changes, weight: float) -> None:
    for company in HUES:
        expected[company] += found[company] * weight


def _best(rules: Rules, values: tuple[int, ...], company: int, cell: Cell) -> Option:
    """The highest premium that a company offers in a zone, and what that placement does to all values.

    Of equal ones the placement that costs others most is taken, as players do. Away from all buildings nothing changes
    but that a company without any gets its first point.
    """
    apart, beside = cell
    if not apart and not beside:
        return -1, NO_CHANGE
    alone = (rules.lone_premium // THOUSAND, first_point(values, company))
    return max((alone, *beside), key=lambda one: (one[0], -sum(one[1])))


def first_point(values: tuple[int, ...], company: int) -> Changes:
    """What a building that touches nothing does to all values."""
    return NO_CHANGE if values[company] else FIRST_POINTS[company]


@lru_cache(maxsize=4096)
def options(
    rules: Rules, chains: tuple[tuple[int, ...], ...], built: tuple[int, ...], values: tuple[int, ...]
) -> tuple[tuple[Cell, ...], ...]:
    """What each company offers in each zone on this map. A building that touches rivals alone is never allowed."""
    table = Table(chains=chains, built=built, values=values)
    return tuple(tuple(_cell(rules, table, company, zone) for zone in ZONES) for company in HUES)


def _cell(rules: Rules, table: Table, company: int, zone: int) -> Cell:
    squares = legal_squares(table, company, zone)
    near = squares & around(table.built[company])
    apart = squares != near
    found: dict[Option, None] = {}
    while near:
        bit = near & -near
        near ^= bit
        moved = changes(rules, table, company, contact(table, company, bit))
        found[table.values[company] + moved[company] if moved[company] > 0 else 0, moved] = None
    return apart, tuple(found)


def swing(rules: Rules, table: Table, player: int, company: int, met: Contact, moved: Changes) -> list[int]:
    """What a placement by this player does to the wealth of each, in points: premium, dividends, losses and prices."""
    found = []
    for other, held in enumerate(table.shares):
        change = sum(shares * points * 2 for shares, points in zip(held, moved, strict=True))
        if other == player:
            # The placer pays no losses: only the price of his shares falls.
            change -= sum(shares * points for shares, points in zip(held, moved, strict=True) if points < 0)
            change += table.values[company] + moved[company] if moved[company] > 0 else 0
            change += rules.lone_premium // THOUSAND if moved[company] <= 0 and met.size == 1 else 0
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
