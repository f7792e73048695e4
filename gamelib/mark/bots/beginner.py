"""A beginner at MARK: sells whatever it can at once, fills the company without thinking of fees, and pays too much."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from ..notation import Refine, Sell, Take, bids
from ..table import BID

EAGER = 0.4
"""The part of its money that a beginner bids at most, for any piece at all."""


def beginner_bot(view: View, rng: Random) -> Move:
    """Sell at the best price of the moment, else refine, else take whatever the dice allow.

    The mistakes: it opens the cheap squares for the others, never looks at what they hold, pays storage turn after turn, and
    bids by its purse and its mood instead of by what the piece will earn.
    """
    moves = view.moves()
    if view.phase == BID:
        cash: int = view.table.cash[view.viewer]
        return bids(cash)[int(cash * EAGER * rng.random())]
    return max(moves, key=lambda move: (_tempting(view, move), rng.random()))


def _tempting(view: View, move: Move) -> float:
    """How good a move looks to somebody who counts only what it brings now."""
    if isinstance(move, Sell):
        price: int = view.rules.market[move.row][view.table.sold[move.colour]]
        return 2.0 + price
    return float(isinstance(move, Refine)) if isinstance(move, Refine | Take) else 0.0
