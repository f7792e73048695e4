"""What a score is made of: cash, and what the shares brought at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from .engine.end import wealth

if TYPE_CHECKING:
    from . import State

Part = tuple[str, Mapping[str, object]]
"""The key of a line among the ruleset's ``score-parts``, and its values."""


def score_parts(state: State, player: int) -> Iterator[Part]:
    """The cash before the final sale, and the shares: sold in it, or still held where a game ended without one."""
    sales = (event.values for event in state.events if event.key == "final-sale")
    sold = sum(int(str(sale["money"])) for sale in sales if sale["player"] == player)
    cash, score = state.table.cash[player] - sold, wealth(state.table, player)
    yield "sum", {"cash": cash, "shares": score - cash, "score": score}
