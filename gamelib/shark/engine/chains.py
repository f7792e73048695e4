"""Chains: what a company is worth, what a new building would join and touch, and where it may stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..map import NEAR, STRIDE, ZONE_SQUARES, places
from ..rules import Rules
from ..table import BLACK, COMPANIES, HUES, NO_COLOUR, WHITE, Table

Rival = tuple[int, int]
"""A company and one of its chains."""


def value(rules: Rules, chains: tuple[int, ...]) -> int:
    """The sum of the sizes of a company's chains of two or more; at least 1 if it has a building, at most the top."""
    if not chains:
        return 0
    total = 0
    cap = rules.chain_cap if rules.variant_one else rules.buildings
    for chain in chains:
        size = chain.bit_count()
        if size > 1:
            total += size if size < cap else cap
    return min(total or 1, rules.top_value)


def joined(table: Table, company: int, bit: int) -> list[int]:
    """The company's own chains and lone buildings that a building on this square would join."""
    near = NEAR[bit]
    return [chain for chain in table.chains[company] if chain & near]


def rivals(table: Table, company: int, bit: int) -> list[Rival]:
    """The chains of other companies that a building on this square would touch."""
    near = NEAR[bit]
    return [
        (other, chain)
        for other in HUES
        if other != company and table.built[other] & near
        for chain in table.chains[other]
        if chain & near
    ]


def superior(table: Table, company: int, bit: int) -> bool:
    """Whether the chain that a building here makes is larger than each rival chain that it touches."""
    near, size = NEAR[bit], 1
    for chain in table.chains[company]:
        if chain & near:
            size += chain.bit_count()
    for other in HUES:
        if other != company and table.built[other] & near:
            for chain in table.chains[other]:
                if chain & near and chain.bit_count() >= size:
                    return False
    return True


def legal_squares(table: Table, company: int, zone: int) -> int:
    """Every square of a zone on which the company's next building may stand."""
    built = table.built
    own, everything = built[company], built[0] | built[1] | built[2] | built[3]
    others = everything ^ own
    empty = ZONE_SQUARES[zone] & ~everything
    beside = others << 1 | others >> 1 | others << STRIDE | others >> STRIDE
    found = empty & ~beside
    # Beside a rival a building that joins nothing is a chain of 1 and never the larger one.
    contested = empty & beside & (own << 1 | own >> 1 | own << STRIDE | own >> STRIDE)
    while contested:
        bit = contested & -contested
        contested ^= bit
        if superior(table, company, bit):
            found |= bit
    return found


def allowed_colours(rules: Rules, table: Table) -> tuple[int, ...]:
    """The companies among which the colour die lets the player choose."""
    face = table.dice[0]
    if face == BLACK and rules.variant_two:
        counts = [built.bit_count() for built in table.built]
        fewest = min(counts)
        return tuple(company for company in HUES if counts[company] == fewest)
    return tuple(HUES) if face in (BLACK, WHITE, NO_COLOUR) else (face,)


class Contact(NamedTuple):
    """What a placement meets: the chain that it makes, the chains that it joins, and the rivals that it touches."""

    chain: int
    joins: list[int]
    rivals: list[Rival]

    @property
    def size(self) -> int:
        """How many buildings the new chain has."""
        return self.chain.bit_count()

    def witness(self) -> Mapping[str, object]:
        """The same as places and numbers, with the comparison that allows or forbids each rival."""
        return {
            "chain": places(self.chain),
            "size": self.size,
            "joins": tuple(places(chain) for chain in self.joins),
            "rivals": tuple(
                {
                    "company": COMPANIES[company],
                    "chain": places(chain),
                    "size": chain.bit_count(),
                    "removed": self.size > chain.bit_count(),
                }
                for company, chain in self.rivals
            ),
        }


def contact(table: Table, company: int, bit: int) -> Contact:
    """What a building of this company on this square would make, join and touch."""
    joins = joined(table, company, bit)
    return Contact(bit | sum(joins), joins, rivals(table, company, bit))
