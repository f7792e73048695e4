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


class Site(NamedTuple):
    """Squares on which a building of a company does the same: the premium, in points, and what it does to all values."""

    squares: int
    premium: int
    changes: Changes
    alone: bool


class _Chain(NamedTuple):
    """A chain as its neighbours see it: whose it is, how many buildings it has, what it counts, and where it can be touched."""

    company: int
    size: int
    counts: int
    edge: int


def first_point(values: Values, company: int) -> Changes:
    """What a building that touches nothing does to all values."""
    return NO_CHANGE if values[company] else FIRST_POINTS[company]


@lru_cache(maxsize=1 << 14)
def sites(rules: Rules, chains: Chains, built: tuple[int, ...], values: Values) -> tuple[tuple[Site, ...], ...]:
    """For each company every site on which its next building may stand; the one that touches nothing comes first."""
    ground = _Ground(rules, chains, built, values)
    growth = [ground.growth(company) for company in HUES]
    for bit, touched in ground.contested():
        for company in {chain.company for chain in touched}:
            moved = ground.won(company, touched)
            if moved is not None:
                growth[company][moved] = growth[company].get(moved, 0) | bit
    return tuple([(*ground.alone(company), *ground.beside(company, growth[company])) for company in HUES])


class _Ground:
    """The map with what is needed of every chain."""

    def __init__(self, rules: Rules, chains: Chains, built: tuple[int, ...], values: Values) -> None:
        self.rules, self.values = rules, values
        self.counts = counts = _counts(rules.chain_cap if rules.variant_one else rules.buildings)
        empty = ALL & ~(built[0] | built[1] | built[2] | built[3])
        self.chains: list[list[_Chain]] = []
        once = twice = 0
        for company, own in enumerate(chains):
            laid = []
            for squares in own:
                size, edge = squares.bit_count(), _around(squares) & empty
                laid.append(_Chain(company, size, counts[size], edge))
                twice |= once & edge
                once |= edge
            self.chains.append(laid)
        self.points = [sum([chain.counts for chain in own]) for own in self.chains]
        self.apart, self.crowded = empty & ~once, twice
        """The squares that touch nothing, and those that touch more than one chain."""

    def growth(self, company: int) -> dict[Changes, int]:
        """What a building beside one chain of its own and nothing else does, and the squares where it does that."""
        squares: dict[Changes, int] = {}
        for _, size, counts, edge in self.chains[company]:
            quiet = edge & ~self.crowded
            if quiet:
                grown = _only(company, self._grown(company, size + 1, counts))
                squares[grown] = squares.get(grown, 0) | quiet
        return squares

    def contested(self) -> list[tuple[int, list[_Chain]]]:
        """Every square that touches several chains, row by row, with these chains."""
        touched: dict[int, list[_Chain]] = {}
        for own in self.chains:
            for chain in own:
                squares = chain.edge & self.crowded
                while squares:
                    bit = squares & -squares
                    squares ^= bit
                    touched.setdefault(bit, []).append(chain)
        return sorted(touched.items())

    def won(self, company: int, touched: list[_Chain]) -> Changes | None:
        """What a building beside all these chains does; None where one of a rival is not smaller than the chain it makes."""
        size, lost = 1, 0
        rivals: dict[int, list[int]] = {}
        for owner, length, counts, _ in touched:
            if owner == company:
                size += length
                lost += counts
        for owner, length, counts, _ in touched:
            if owner != company:
                if length >= size:
                    return None
                rivals.setdefault(owner, []).append(counts)
        points = self._grown(company, size, lost)
        if not rivals:
            return _only(company, points)
        moved = [0] * len(HUES)
        moved[company] = points
        for rival, removed in rivals.items():
            moved[rival] = self._without(rival, removed)
        return tuple(moved)

    def _grown(self, company: int, size: int, lost: int) -> int:
        """The change of a company's value by a chain of this size, made of chains that counted so much."""
        points = self.points[company] - lost + self.counts[size]
        return min(points or 1, self.rules.top_value) - self.values[company]

    def _without(self, rival: int, removed: list[int]) -> int:
        """The change of a rival's value when chains that count so much are removed."""
        left = self.points[rival] - sum(removed)
        kept = len(self.chains[rival]) > len(removed)
        return (min(left or 1, self.rules.top_value) if kept else 0) - self.values[rival]

    def alone(self, company: int) -> list[Site]:
        """The site that touches nothing, if there is such a square."""
        if not self.apart:
            return []
        moved = first_point(self.values, company)
        return [Site(self.apart, 1 if moved[company] else self.rules.lone_premium // THOUSAND, moved, True)]

    def beside(self, company: int, growth: dict[Changes, int]) -> list[Site]:
        """The sites beside buildings, with the premium of each."""
        value = self.values[company]
        rises = [(squares, moved, moved[company]) for moved, squares in growth.items()]
        return [Site(squares, value + rise if rise > 0 else 0, moved, False) for squares, moved, rise in rises]


@cache
def _counts(cap: int) -> list[int]:
    """What a chain counts, by its size; a lone building counts nothing."""
    return [0, 0, *[min(size, cap) for size in range(2, len(SQUARES) + 2)]]


@cache
def _only(company: int, points: int) -> Changes:
    """One company's value changes alone."""
    return tuple([points if other == company else 0 for other in HUES])


@lru_cache(maxsize=1 << 15)
def _around(squares: int) -> int:
    """The squares beside a chain; chains stay as they are for many turns."""
    return (squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE) & ALL
