"""What a masked table does not show: which cards and Tables the viewer has not seen, and how many lie outside the piles."""

from __future__ import annotations

from ..table import CHANCES_OF, GOODS_OF, MISSIONS, PILE, Table, count

ALL_CARDS = sum(PILE)


def in_the_air(table: Table) -> int:
    """Chance cards that are shown and not yet back under their piles."""
    found = 0
    for task in table.agenda:
        if task[0] == "return":
            assert isinstance(task[1], int)
            found |= 1 << task[1]
    return found


def unseen(table: Table) -> int:
    """The cards that lie nowhere in sight: in the tops of the piles, in masked hands, on the loot space."""
    seen = in_the_air(table)
    for hand in table.hands:
        seen |= hand if hand > 0 else 0
    for bottom in table.bottoms:
        for card in bottom:
            seen |= 1 << card
    return ALL_CARDS & ~seen


def outside(table: Table, colour: int) -> int:
    """How many unseen goods of a colour are in hands or on the loot space rather than in the pile."""
    hiding = unseen(table) & PILE[colour]
    return (hiding & GOODS_OF[colour]).bit_count() - (count(table.tops[colour]) - (hiding & CHANCES_OF[colour]).bit_count())


def unseen_tables(table: Table) -> int:
    """The Golden Tables whose city the viewer does not know, as bits."""
    known = 0
    for city in table.missions:
        known |= 1 << city if city >= 0 else 0
    return (1 << len(MISSIONS)) - 1 & ~known
