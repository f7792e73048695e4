"""What the cash at the end is made of: what a player began with, sales, bids, and storage fees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import State

Part = tuple[str, Mapping[str, object]]
"""The key of a line among the ruleset's ``score-parts``, and its values."""
SALES, FEES = ("sell",), ("fee",)
"""The events that bring money by a sale, and those that cost storage; all else that is paid was bid."""


def score_history(states: Sequence[State], player: int) -> Iterator[Part]:
    """All that came and went, from the events of the whole game; nothing where they do not add up to the cash."""
    start, sales, fees, bids = states[0].table.cash[player], 0, 0, 0
    for state in states[1:]:
        for event in state.events:
            change = sum(_change(flow, player) for flow in event.flows)
            if event.key in SALES:
                sales += change
            elif event.key in FEES:
                fees -= change
            else:
                bids -= change
    score = states[-1].table.cash[player]
    if start + sales - bids - fees == score:
        yield "sum", {"start": start, "sales": sales, "bids": bids, "fees": fees, "score": score}


def _change(flow: tuple[object, object, str, int], player: int) -> int:
    """What a flow of money brings the player."""
    source, target, thing, amount = flow
    purse = ("cash", player)
    return (amount * (target == purse) - amount * (source == purse)) if thing == "money" else 0
