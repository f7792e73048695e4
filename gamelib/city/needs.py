"""What a player plays for: short routes to four shops; which stand, how far they are, and which are still to build."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .curves import route_lengths
from .rules import Rules
from .table import GOODS, LACKING, OFF_BOARD, SHOPS, Table

Need = tuple[str, Mapping[str, object]]
"""The key of a sentence among the ruleset's ``needs``, and its values."""


def needs(rules: Rules, table: Table, player: int) -> Iterator[Need]:
    """What wins, the routes so far, and the shops that are still to be built."""
    shops, lengths = table.shops[player], route_lengths(rules, table)[player]
    yield "goal", {"shops": len(GOODS)}
    counted = [rules.cap if shops[good] == OFF_BOARD else min(lengths[good], rules.cap) for good in range(len(GOODS))]
    if any(counted):
        yield "routes", {"routes": tuple((shop, count) for shop, count in zip(SHOPS, counted, strict=True) if count)}
    for key, wanted in (("no-road", False), ("lacking", True)):
        named = tuple(SHOPS[good] for good, count in enumerate(counted) if not count and (shops[good] == LACKING) == wanted)
        if named:
            yield key, {"shops": named}
    if not all(counted):
        yield "cap", {"cap": rules.cap}
