"""What the cash at the end is made of: what a player began with, sales, bids, and storage fees; and what the pieces brought."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from .table import EMPTY

if TYPE_CHECKING:
    from . import State

Part = tuple[str, Mapping[str, object]]
"""The key of a line among the ruleset's ``score-parts``, and its values."""
LESS = ("bids", "fees")
"""What lowers a score."""
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
        yield from _pieces(states, player)


def _pieces(states: Sequence[State], player: int) -> Iterator[Part]:
    """How many pieces were sold and at what price at best, what was left unsold, and who filled the last row."""
    sold = [event.values for state in states[1:] for event in state.events if event.key in SALES]
    prices = [int(str(one["price"])) for one in sold if one["player"] == player]
    if prices:
        yield "sold", {"pieces": len(prices), "best": max(prices)}
    left = sum(piece != EMPTY for row in (states[-1].table.yards, states[-1].table.roofs) for piece in row[player])
    if left:
        yield "unsold", {"pieces": left}
    ended = any(event.key == "end" for event in states[-1].events)
    if ended and sold[-1]["player"] == player:
        yield "ended", {key: sold[-1][key] for key in ("colour", "row", "price")}


def _change(flow: tuple[object, object, str, int], player: int) -> int:
    """What a flow of money brings the player."""
    source, target, thing, amount = flow
    purse = ("cash", player)
    return (amount * (target == purse) - amount * (source == purse)) if thing == "money" else 0
