"""Where a company may grow on the map, and what a building there does to the values of all companies.

Many squares do the same: all that touch one chain and nothing else, for a start. Squares that do the same are one site, so that
what follows from a placement is worked out once a site.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from ..map import ALL, SQUARES, STRIDE
from ..rules import Rules
from ..table import HUES, THOUSAND

Chains = tuple[tuple[int, ...], ...]
Values = tuple[int, ...]
Changes = tuple[int, ...]
"""The change of each company's value."""
NO_CHANGE: Changes = (0, 0, 0, 0)
FIRST_POINTS: tuple[Changes, ...] = tuple(tuple(int(other == company) for other in HUES) for company in HUES)


OTHERS = tuple(tuple(other for other in HUES if other != company) for company in HUES)


class Site(NamedTuple):
    """Squares on which a building of a company does the same: the premium, in points, and what it does to all values."""

    squares: int
    premium: int
    changes: Changes
    alone: bool


_Chain = tuple[int, int, int]
"""How many buildings a chain has, what it counts, and the empty squares beside it."""


def first_point(values: Values, company: int) -> Changes:
    """What a building that touches nothing does to all values."""
    return NO_CHANGE if values[company] else FIRST_POINTS[company]


@lru_cache(maxsize=1 << 14)
def sites(rules: Rules, chains: Chains, built: tuple[int, ...], values: Values) -> tuple[tuple[Site, ...], ...]:
    """For each company every site on which its next building may stand; the one that touches nothing comes first."""
    ground = _Ground(rules, chains, built, values)
    return tuple(tuple(ground.sites(company)) for company in HUES)


class _Ground:
    """The map with what is needed of every chain."""

    def __init__(self, rules: Rules, chains: Chains, built: tuple[int, ...], values: Values) -> None:
        self.rules, self.values = rules, values
        self.counts = _counts(rules.chain_cap if rules.variant_one else rules.buildings)
        self.empty = empty = ALL & ~(built[0] | built[1] | built[2] | built[3])
        self.chains: list[list[_Chain]] = [[_chain(chain, self.counts, empty) for chain in own] for own in chains]
        self.points = [sum([counts for _, counts, _ in own]) for own in self.chains]
        self.beside = [_around(squares) for squares in built]

    def sites(self, company: int) -> list[Site]:
        """The sites of one company."""
        one, other, third = OTHERS[company]
        rivals = self.beside[one] | self.beside[other] | self.beside[third]
        own, value = self.chains[company], self.values[company]
        once = twice = 0
        for _, _, edge in own:
            twice |= once & edge
            once |= edge
        single = once & ~twice & ~rivals
        squares: dict[Changes, int] = {}
        for size, counts, edge in own:
            if edge & single:
                grown = self._grown(company, size + 1, counts)
                squares[grown] = squares.get(grown, 0) | edge & single
        self._contested(company, once & (twice | rivals), rivals, squares)
        apart = self.empty & ~rivals & ~self.beside[company]
        alone = [self._alone(company, apart)] if apart else []
        rises = [(spots, value + moved[company] if moved[company] > 0 else 0, moved) for moved, spots in squares.items()]
        return alone + [Site(spots, premium, moved, False) for spots, premium, moved in rises]

    def _alone(self, company: int, squares: int) -> Site:
        """Squares that touch nothing."""
        moved = first_point(self.values, company)
        return Site(squares, 1 if moved[company] else self.rules.lone_premium // THOUSAND, moved, True)

    def _contested(self, company: int, squares: int, rivals: int, found: dict[Changes, int]) -> None:
        """Squares that join several chains or touch rivals; the new chain must be larger than each that it touches."""
        while squares:
            bit = squares & -squares
            squares ^= bit
            size, lost = 1, 0
            for length, counts, edge in self.chains[company]:
                if edge & bit:
                    size += length
                    lost += counts
            fallen = self._fallen(company, bit, size) if bit & rivals else {}
            if fallen is not None:
                moved = self._grown(company, size, lost)
                if fallen:
                    moved = tuple([fallen.get(other, points) for other, points in enumerate(moved)])
                found[moved] = found.get(moved, 0) | bit

    def _fallen(self, company: int, bit: int, size: int) -> dict[int, int] | None:
        """By how much each rival changes whose chains are removed from beside this square; None where one is not smaller."""
        fallen: dict[int, int] = {}
        for rival in OTHERS[company]:
            if self.beside[rival] & bit:
                left, kept = self.points[rival], 0
                for length, counts, edge in self.chains[rival]:
                    if not edge & bit:
                        kept += 1
                    elif length >= size:
                        return None
                    else:
                        left -= counts
                fallen[rival] = (min(left or 1, self.rules.top_value) if kept else 0) - self.values[rival]
        return fallen

    def _grown(self, company: int, size: int, lost: int) -> Changes:
        """A chain of this size, made of chains that counted so much."""
        points = self.points[company] - lost + self.counts[size]
        return _only(company, min(points or 1, self.rules.top_value) - self.values[company])


@cache
def _counts(cap: int) -> list[int]:
    """What a chain counts, by its size; a lone building counts nothing."""
    return [0, 0, *[min(size, cap) for size in range(2, len(SQUARES) + 2)]]


def _chain(squares: int, counts: list[int], empty: int) -> _Chain:
    size = squares.bit_count()
    return size, counts[size], _around(squares) & empty


@cache
def _only(company: int, points: int) -> Changes:
    """One company's value changes alone."""
    return tuple([points if other == company else 0 for other in HUES])


def _around(squares: int) -> int:
    return (squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE) & ALL
