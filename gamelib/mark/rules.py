"""Every number and option of MARK that a designer may change."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from ..core import rules as core
from ..core.rules import Grid, dial, grid, switch
from .table import COLOURS

VALUES: Grid = (
    (5, 10, 15, 30, 70),
    (5, 10, 20, 35, 60),
    (10, 15, 25, 30, 50),
    (10, 20, 25, 35, 40),
    (15, 20, 25, 30, 40),
)
"""A reconstruction: the printed numbers are not known. Each row is worth 130 in all; only the slope differs."""


@dataclass(frozen=True)
class Rules(core.Rules):
    """The rules of MARK. ``rows_to_end=4`` is the printed variant."""

    ruleset: ClassVar[str] = "mark"

    players: int = dial(3, "mark.setup", 2, 4)
    cash: int = dial(30, "mark.setup", 0, 1000, 5)
    pieces: int = dial(8, "mark.setup", 1, 40)
    squares: int = dial(4, "mark.setup", 1, 8)
    market_squares: int = dial(5, "mark.market-shape", 1, 8)
    market: Grid = grid(VALUES, "mark.market-values", 1, 1000, 5)
    crowded: int = dial(3, "mark.storage-fee", 1, 9)
    fee_one_row: int = dial(5, "mark.storage-fee", 0, 1000)
    fee_both_rows: int = dial(10, "mark.storage-fee", 0, 1000)
    rows_to_end: int = dial(5, "mark.variant-four-rows", 1, 5)
    closed_hammer_ends_turn: bool = switch(False, "mark.hammer-nothing")
    zero_is_a_bid: bool = switch(False, "mark.bid-zero")
    turn_limit: int = dial(1000, "mark.stall", 1, 100_000, 50)

    def check(self) -> None:
        """What must hold between the fields: the table's shape, rising rows, and pieces enough to fill a row."""
        rows, squares = len(COLOURS), self.market_squares
        if [len(row) for row in self.market] != [squares] * rows:
            raise self.refuse("market", "market-shape", "mark.market-shape", rows=rows, squares=squares, found=self._shape())
        for number, row in enumerate(self.market):
            if any(low >= high for low, high in pairwise(row)):
                raise self.refuse("market", "market-rising", row=number, values=" ".join(map(str, row)))
        if self.pieces < squares:
            raise self.refuse("pieces", "too-few-pieces", pieces=self.pieces, squares=squares)
        if self.fee_both_rows < self.fee_one_row:
            raise self.refuse("fee_both_rows", "fee-order", one=self.fee_one_row, both=self.fee_both_rows)

    @property
    def most_cash(self) -> int:
        """More than this nobody can ever hold: the cash at the start and every square of the market."""
        return self.cash + sum(map(sum, self.market))

    def _shape(self) -> str:
        return ", ".join(str(len(row)) for row in self.market) or "none"
