"""What a player plays for: short routes to four shops; which stand, how far they are, and which are still to build."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .curves import route_lengths
from .rules import Rules
from .table import GOODS, LACKING, OFF_BOARD, SHOPS, Table

Need = tuple[str, Mapping[str, object]]
"""The key of a sentence among the ruleset's ``needs``, and its values."""
NO_ROAD = "none"
"""What is said of a shop that no road reaches yet."""


def needs(rules: Rules, table: Table, player: int) -> Iterator[Need]:
    """What wins, the routes so far, and the shops that are still to be built."""
    shops, lengths = table.shops[player], route_lengths(rules, table)[player]
    yield "goal", {"shops": len(GOODS)}
    routes = tuple(
        (SHOPS[good], rules.cap if shops[good] == OFF_BOARD else min(lengths[good], rules.cap) or NO_ROAD)
        for good in range(len(GOODS))
        if shops[good] != LACKING
    )
    if routes:
        yield "routes", {"routes": routes}
    lacking = tuple(SHOPS[good] for good in range(len(GOODS)) if shops[good] == LACKING)
    if lacking:
        yield "lacking", {"shops": lacking}
