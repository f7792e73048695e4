"""How the players of MARK stand while the game goes on: cash, and what the race for each market row may still bring."""

from __future__ import annotations

from itertools import permutations

from .bots.worth import Outlook, mean_prices
from .race import MOST, Worths, race
from .rules import Rules
from .table import COLOURS, Table

AHEAD = 0
"""The race looks ahead far enough by itself: a move shows in the standing as soon as chance decides next."""
FEES = 1.5
"""For how many more turns a storage fee is thought to be due, once it is."""


def standing(rules: Rules, table: Table) -> tuple[float, ...]:
    """What each player may count on; more is better, and at the end it is the cash alone."""
    found = list(map(float, table.cash))
    if table.actor is None:
        return tuple(found)
    races = [(colour, _race(rules, table, colour)) for colour in range(len(COLOURS))]
    for player in range(rules.players):
        found[player] -= FEES * Outlook(rules, table, player).fee(0, 0)
    for one, other in permutations(range(rules.players), 2):
        if _sooner(rules, table, one, other):
            gain = sum(worths[_stock(table, one, other, colour)] for colour, worths in races) / rules.players
            found[one] += gain
            found[other] -= gain
    return tuple(found)


def _race(rules: Rules, table: Table, colour: int) -> Worths:
    """The race for a colour's row as it stands; one that holds no row yet expects the mean of the free rows."""
    sold = table.sold[colour]
    prices: tuple[float, ...] = rules.market[table.rows.index(colour)] if sold else mean_prices(rules.market, table.rows)
    return race(prices)[sold]


def _stock(table: Table, one: int, other: int, colour: int) -> tuple[int, int, int, int]:
    found = [min(row.count(colour), MOST) for who in (one, other) for row in (table.roofs[who], table.yards[who])]
    return found[0], found[1], found[2], found[3]


def _sooner(rules: Rules, table: Table, one: int, other: int) -> bool:
    """Whether one of two players comes before the other, from the player whose turn it is."""
    return (one - table.player) % rules.players < (other - table.player) % rules.players
