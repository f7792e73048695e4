"""What pieces are worth before they are sold: the coming prices of their colour, less for the way still to go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...core.rules import Grid
from ..rules import Rules
from ..table import EMPTY, Table

ON_ROOF, IN_YARD = 0.5, 0.1
"""The part of its price that a piece is worth while it waits there: each step to the market takes a turn and a roll."""
IN_A_LOT = 0.2
"""The part of its price that a piece is worth to whoever wins it: it saves the turn in which it would be taken, no more."""
TURNS_CROWDED = 3
"""A row that gets crowded is thought to stay so for this many turns, each with its fee."""

Pieces = tuple[int, int]
"""How many pieces of a colour a company has in its yard and on its roof."""


class Outlook:
    """What a change of a company is worth to its owner, as things lie on the table."""

    def __init__(self, rules: Rules, table: Table, player: int) -> None:
        self.rules, self.table, self.player = rules, table, player
        self.others = [other for other in range(rules.players) if other != player]
        self.cash = table.cash[player]
        self.in_yard = rules.squares - table.yards[player].count(EMPTY)
        self.on_roof = rules.squares - table.roofs[player].count(EMPTY)

    def change(self, colour: int, yard: int, roof: int) -> float:
        """The worth of so many more pieces of a colour in the yard and on the roof; negative numbers are pieces fewer."""
        mine = pieces_of(self.table, self.player, colour)
        prices = coming_prices(self.rules, self.table, colour)
        return worth(prices, (mine[0] + yard, mine[1] + roof)) - worth(prices, mine) - self.more_storage(yard, roof)

    def lot(self, colour: int) -> float:
        """The worth of a piece at auction: a part of the price that is left for it, the less, the more wait in the yard."""
        yard, roof = pieces_of(self.table, self.player, colour)
        prices = coming_prices(self.rules, self.table, colour)
        price = prices[yard + roof] if yard + roof < len(prices) else 0.0
        return IN_A_LOT * (price - yard * mean_price(self.rules.market)) - self.more_storage(1, 0)

    def sale(self, colour: int, row: int) -> float:
        """The worth of selling a piece: its price, and what the prices that come next do for me and for the others."""
        sold = self.table.sold[colour]
        price, after = self.rules.market[row][sold], self.rules.market[row][sold + 1 :]
        if not after and self.table.sold.count(self.rules.market_squares) + 1 == self.rules.rows_to_end:
            return self.ending(price)
        yard, roof = pieces_of(self.table, self.player, colour)
        before = coming_prices(self.rules, self.table, colour)
        mine = worth(after, (yard, roof - 1)) - worth(before, (yard, roof))
        theirs = [pieces_of(self.table, other, colour) for other in self.others]
        rise = sum(worth(after, pieces) - worth(before, pieces) for pieces in theirs if pieces != (0, 0))
        return price + mine - rise / len(self.others) - self.more_storage(0, -1)

    def ending(self, price: int) -> float:
        """Ending the game is worth everything to the richest, and the worst that can be done to anybody else."""
        richest = self.cash + price >= max(self.table.cash[other] for other in self.others)
        return float("inf") if richest else -float("inf")

    def more_storage(self, yard: int, roof: int) -> int:
        """How much more storage will cost with so many more pieces in the yard and on the roof."""
        return TURNS_CROWDED * (self.fee(yard, roof) - self.fee(0, 0))

    def fee(self, yard: int, roof: int) -> int:
        """The storage fee of the coming turn with so many more pieces in the yard and on the roof."""
        rules = self.rules
        crowded = (self.in_yard + yard >= rules.crowded) + (self.on_roof + roof >= rules.crowded)
        return (0, rules.fee_one_row, rules.fee_both_rows)[crowded]


def pieces_of(table: Table, player: int, colour: int) -> Pieces:
    """A player's pieces of a colour."""
    return table.yards[player].count(colour), table.roofs[player].count(colour)


def worth(prices: Sequence[float], pieces: Pieces) -> float:
    """What a company's pieces of one colour are worth: each gets the next price, those on the roof first."""
    yard, roof = pieces
    return ON_ROOF * sum(prices[:roof]) + IN_YARD * sum(prices[roof : roof + yard])


def coming_prices(rules: Rules, table: Table, colour: int) -> Sequence[float]:
    """What the next pieces of a colour earn, in order. One that holds no row yet expects the mean of the free rows."""
    sold = table.sold[colour]
    return rules.market[table.rows.index(colour)][sold:] if sold else mean_prices(rules.market, table.rows)


@lru_cache(maxsize=1 << 10)
def mean_prices(market: Grid, rows: tuple[int, ...]) -> tuple[float, ...]:
    """What the next pieces earn in a row that is still free, on average."""
    free = [prices for prices, holder in zip(market, rows, strict=True) if holder == EMPTY]
    return tuple(sum(square) / len(free) for square in zip(*free, strict=True))


@lru_cache(maxsize=1 << 8)
def mean_price(market: Grid) -> float:
    """What a piece earns on average over the whole market."""
    return sum(map(sum, market)) / sum(map(len, market))
