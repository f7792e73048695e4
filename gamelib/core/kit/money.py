"""Money: where it lies in most games, and who wins where the most of it does."""

from __future__ import annotations

from collections.abc import Sequence

from ..events import Flow, Log
from ..moves import Place
from ..state import Outcome

BANK: Place = ("bank",)
"""It pays without limit, so its money may be below zero."""
MONEY = "money"


def purse(player: int) -> Place:
    """Where a player's money is."""
    return ("cash", player)


def payment(player: int, amount: int) -> tuple[Flow, ...]:
    """What the bank pays a player, as flows; none where it is nothing."""
    return ((BANK, purse(player), MONEY, amount),) if amount else ()


def richest(clause: str, scores: Sequence[int]) -> Outcome:
    """The end of a game that the highest score wins, or several that are equal."""
    return Outcome(clause, tuple(scores), tuple(player for player, score in enumerate(scores) if score == max(scores)))


def tell_winner(clause: str, ended: Outcome, log: Log | None) -> None:
    """Say who has won, with ``winner`` or ``shared-win``."""
    if log is not None:
        key = "winner" if len(ended.winners) == 1 else "shared-win"
        log.add(clause, key, {"winners": ended.winners, "cash": max(ended.scores)})
