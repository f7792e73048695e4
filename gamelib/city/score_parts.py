"""What a score is made of: the four routes, those that count as much as a route can, and the coins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from .curves import route_lengths
from .engine.end import counted
from .table import SHOPS

if TYPE_CHECKING:
    from . import State

Part = tuple[str, Mapping[str, object]]
"""The key of a line among the ruleset's ``score-parts``, and its values."""


LESS = ("coins",)
"""What lowers a score."""


def terms(state: State, player: int) -> Mapping[str, int]:
    """What each shop counts, and the coins: what one score is compared with another by."""
    routes = dict(zip(SHOPS, counted(state.rules, state.table)[player], strict=True))
    return {**routes, "coins": state.table.coins[player]}


def score_parts(state: State, player: int) -> Iterator[Part]:
    """Routes less coins; then the routes that are longer than what they count, and the shops without a route."""
    rules, table = state.rules, state.table
    routes, coins = counted(rules, table)[player], table.coins[player]
    each = " + ".join(map(str, routes))
    yield "sum", {"each": each, "routes": sum(routes), "coins": coins, "score": sum(routes) - coins}
    lengths = route_lengths(rules, table)[player]
    for shop, length in zip(SHOPS, lengths, strict=True):
        if length > rules.cap:
            yield "capped", {"shop": shop, "length": length, "cap": rules.cap}
    lacking = tuple(shop for shop, length in zip(SHOPS, lengths, strict=True) if not length)
    if lacking:
        yield "no-route" if len(lacking) == 1 else "no-routes", {"shops": lacking, "cap": rules.cap}
