"""The race for one market row, solved: what pieces of a colour are worth to a company while another sells there too.

Two companies in turn take, refine and sell pieces of one colour until its row is full. In each turn the dice and the other
colours leave a company only a chance to act in this one; a coin that comes a turn later counts a little less. Both play as
well as they can, and the gain of one is the loss of the other.
"""

from __future__ import annotations

from functools import lru_cache

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


def _left(roof: int, yard: int, other_roof: int, other_yard: int) -> list[Stock]:
    """What the other company finds if this one does nothing, refines a piece or takes one."""
    found = [(roof, yard)]
    if yard and roof < MOST:
        found.append((roof + 1, yard - 1))
    if yard < MOST:
        found.append((roof, yard + 1))
    return [(other_roof, other_yard, *mine) for mine in found]


_SOME = range(MOST + 1)
LEFT: dict[Stock, list[Stock]] = {
    stock: _left(*stock) for stock in ((a, b, c, d) for a in _SOME for b in _SOME for c in _SOME for d in _SOME)
}
"""Every stock, and what may be left of it without a sale; to do nothing comes first."""


@lru_cache(maxsize=256)
def race(prices: Prices) -> tuple[Worths, ...]:
    """By how many pieces are sold: what the next company to play gains on the other from here, for every stock."""
    after: Worths = dict.fromkeys(LEFT, 0.0)
    found = [after]
    for price in reversed(prices):
        after = _settled(price, after)
        found.append(after)
    return tuple(reversed(found))


def _settled(price: float, after: Worths) -> Worths:
    """The worths while the next piece sold brings this price."""
    sales = {(a, b, c, d): price - LATER * after[c, d, a - 1, b] for a, b, c, d in LEFT if a}
    worths = dict(after)
    for _ in range(SWEEPS):
        moved = 0.0
        for stock, left in LEFT.items():
            idle = -LATER * worths[left[0]]
            best = max(-LATER * min([worths[one] for one in left]), sales.get(stock, idle))
            better = ACTS * best + (1 - ACTS) * idle
            moved = max(moved, abs(better - worths[stock]))
            worths[stock] = better
        if moved < CLOSE:
            break
    return worths
