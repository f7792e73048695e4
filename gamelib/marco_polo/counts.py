"""What can be counted in Marco Polo: the cards in every hand, and of the goods that one sees their colours and their worth."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.counts import Count
from .atlas import world
from .rules import Rules
from .table import CARDS, COLOURS, Table, cards, count


def counts(rules: Rules, table: Table) -> Iterator[Count]:
    """Every number that somebody may ask for who sees this table; of hidden hands no more than how many cards they hold."""
    here = world(rules.map)
    for player, hand in enumerate(table.hands):
        yield Count("goods", "marco_polo.hidden-hands", {"player": player, "goods": count(hand)}, player)
        seen = cards(hand) if hand >= 0 else None
        if seen is None:
            yield Count("worth-hidden", "marco_polo.hidden-hands", {"player": player}, player)
        else:
            worth = sum(here.values[card] for card in seen)
            yield Count("worth", "marco_polo.sell", {"player": player, "goods": len(seen), "worth": worth}, player)
        for colour, name in enumerate(COLOURS):
            values = {"player": player, "colour": name}
            if seen is None:
                yield Count("colour-hidden", "marco_polo.hidden-hands", values, player, (("colour", name),))
            else:
                same = sum(card // CARDS == colour for card in seen)
                yield Count("colour", "marco_polo.goods", {**values, "goods": same}, player, (("colour", name),))
