"""Which sale may be offered instead of the one that was meant: of a piece like it, on the row that pays most."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.moves import Move
from .notation import Sell
from .rules import Rules


def knows(move: Move) -> bool:
    """Whether nearness is known of such a move."""
    return isinstance(move, Sell)


def nearest(rules: Rules, move: Move, legal: Sequence[Move]) -> Move | None:
    """The sale of the piece that is nearest to the one that was meant; None for other moves.

    A colour with a row is sold on that row alone. One without may go to any free row: to the one that was meant if it is this
    colour that was meant, else to the one whose first square pays most.
    """
    sales = [one for one in legal if isinstance(one, Sell)]
    if not isinstance(move, Sell) or not sales:
        return None
    piece = min(sales, key=lambda one: _apart(move, one))
    rows = [one for one in sales if (one.colour, one.square) == (piece.colour, piece.square)]
    if piece.colour == move.colour and piece.row == move.row:
        return piece
    return max(rows, key=lambda one: rules.market[one.row][0])


def _apart(one: Sell, other: Sell) -> tuple[int, int, int, int]:
    """How unlike two sales are: first by their colours, then by their squares, then by their rows."""
    squares, rows = abs(one.square - other.square), abs(one.row - other.row)
    return int(one.colour != other.colour), squares, abs(one.colour - other.colour), rows
