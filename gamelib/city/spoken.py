"""What moves are about, as people name it: a bid with its coins."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.moves import Move
from .notation import Bid
from .rules import Rules

Spoken = dict[str, tuple[str, Mapping[str, object]]]
"""The parts of a move by name, each with the key of its words among the ruleset's ``spoken`` and the values in them."""


def spoken(rules: Rules, move: Move) -> Spoken:
    """The coins of a bid: "1 coin", "3 coins"."""
    return {"amount": ("coins", {"amount": move.amount})} if isinstance(move, Bid) else {}
