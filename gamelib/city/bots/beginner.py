"""A beginner at the city game: reserves beside a distributor, builds at once, and spends its money on the first shops."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from ..notation import Bid, Build, Draw, Lay, Reserve
from ..table import BID, GOODS, NOWHERE

EAGER = 0.5
"""The part of its money that a beginner bids at most, whatever the shop would save."""
PLOTS = 2
"""With so many plots a beginner builds."""


def beginner_bot(view: View, rng: Random) -> Move:
    """Reserve near the distributors as the crow flies, draw as soon as two plots are reserved, build where it looks close.

    The mistakes: it never follows the way that roads will take, puts blockers in its own way, and bids by its purse.
    """
    if view.phase == BID:
        coins: int = view.table.coins[view.viewer]
        return Bid(int(coins * EAGER * rng.random()))
    moves = view.moves()
    if view.table.marks[view.viewer].bit_count() >= PLOTS:
        moves = tuple(move for move in moves if isinstance(move, Draw)) or moves
    return min(moves, key=lambda move: (_distance(view, move), rng.random()))


def _distance(view: View, move: Move) -> int:
    """How far a plot lies from the distributor that it is meant for, as the crow flies; what has no plot comes first."""
    if not isinstance(move, Reserve | Build | Lay):
        return 0
    tile = view.table.tile if isinstance(move, Build) else len(GOODS)
    goods = [tile] if 0 <= tile < len(GOODS) else range(len(GOODS))
    squares = [view.rules.ground.square(view.table.sites[good]) for good in goods if view.table.sites[good] != NOWHERE]
    return min((abs(row - move.row) + abs(column - move.column) for row, column in squares), default=0)
