"""The race for one market row, solved: what pieces of a colour are worth to a company while another sells there too.

Two companies in turn take, refine and sell pieces of one colour until its row is full. In each turn the dice and the other
colours leave a company only a chance to act in this one; a coin that comes a turn later counts a little less. Both play as
well as they can, and the gain of one is the loss of the other.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

ACTS = 0.25
"""How likely a company is to act in a given colour in a turn of its own."""
LATER = 0.98
"""What a coin counts that comes a turn later."""
MOST = 2
"""So many pieces of a colour on a storey make a difference; more are seldom sold before the row is full."""
CLOSE, SWEEPS = 0.02, 60
"""The numbers are worked out anew until none moves by more than this, or so often."""

Prices = tuple[float, ...]
Stock = tuple[int, int, int, int]
"""Pieces on the roof and in the yard of the company that is next to play, then those of the other."""
Worths = dict[Stock, float]
STOCKS: tuple[Stock, ...] = tuple(product(range(MOST + 1), repeat=4))


@lru_cache(maxsize=256)
def race(prices: Prices) -> tuple[Worths, ...]:
    """By how many pieces are sold: what the next company to play gains on the other from here, for every stock."""
    after: Worths = dict.fromkeys(STOCKS, 0.0)
    found = [after]
    for price in reversed(prices):
        after = _settled(price, after)
        found.append(after)
    return tuple(reversed(found))


def _settled(price: float, after: Worths) -> Worths:
    """The worths while the next piece sold brings this price."""
    sales = {stock: price - LATER * after[stock[2], stock[3], stock[0] - 1, stock[1]] for stock in STOCKS if stock[0]}
    worths = dict(after)
    for _ in range(SWEEPS):
        moved = 0.0
        for stock in STOCKS:
            better = _better(stock, sales, worths)
            moved = max(moved, abs(better - worths[stock]))
            worths[stock] = better
        if moved < CLOSE:
            break
    return worths


def _better(stock: Stock, sales: Worths, worths: Worths) -> float:
    """The worth of a stock, by the worths of those that a single action makes of it; to do nothing is always allowed."""
    roof, yard, *other = stock
    idle = -LATER * worths[other[0], other[1], roof, yard]
    best = max(idle, sales.get(stock, idle))
    if yard and roof < MOST:
        best = max(best, -LATER * worths[other[0], other[1], roof + 1, yard - 1])
    if yard < MOST:
        best = max(best, -LATER * worths[other[0], other[1], roof, yard + 1])
    return ACTS * best + (1 - ACTS) * idle
