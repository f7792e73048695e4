"""The race for one market row against all others at once, solved: what pieces of a colour are worth to a company.

The others are one field that holds all their pieces of the colour. In turn the company and the field take, refine and sell
until the row is full; the dice and the other colours leave each only a chance to act in this one, and a coin that comes later
counts a little less. What the field earns counts against the company by a part, because it is shared.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from .numbers import Numbers

MOST, FIELD_MOST = 2, 3
"""So many pieces of a colour on a storey make a difference: for the company, and for the field."""
CLOSE, SWEEPS = 0.05, 40
"""The numbers are worked out anew until none moves by more than this, or so often."""

Stock = tuple[int, int, int, int]
"""Pieces on the company's roof and in its yard, then on the roofs and in the yards of the field."""
Worths = tuple[list[float], list[float]]
"""By stock, as :func:`at` numbers them: what the company gains on the field if it is next to act, and if the field is."""

_STOCKS: tuple[Stock, ...] = tuple(product(range(MOST + 1), range(MOST + 1), range(FIELD_MOST + 1), range(FIELD_MOST + 1)))


def at(roof: int, yard: int, other_roofs: int, other_yards: int) -> int:
    """The number of a stock; more pieces than make a difference count as that many."""
    mine = min(roof, MOST) * (MOST + 1) + min(yard, MOST)
    return (mine * (FIELD_MOST + 1) + min(other_roofs, FIELD_MOST)) * (FIELD_MOST + 1) + min(other_yards, FIELD_MOST)


def _steps(stock: Stock) -> tuple[list[int], int, list[int], int]:
    """What a stock becomes: for the company by refining or taking and by selling, then the same for the field; -1 for none."""
    roof, yard, roofs, yards = stock
    mine = [at(roof + 1, yard - 1, roofs, yards)] if yard and roof < MOST else []
    mine += [at(roof, yard + 1, roofs, yards)] if yard < MOST else []
    theirs = [at(roof, yard, roofs + 1, yards - 1)] if yards and roofs < FIELD_MOST else []
    theirs += [at(roof, yard, roofs, yards + 1)] if yards < FIELD_MOST else []
    sold = at(roof - 1, yard, roofs, yards) if roof else -1
    return mine, sold, theirs, at(roof, yard, roofs - 1, yards) if roofs else -1


_STEPS = [_steps(stock) for stock in _STOCKS]


@lru_cache(maxsize=512)
def field_race(prices: tuple[float, ...], numbers: Numbers) -> tuple[Worths, ...]:
    """The worths of all stocks by how many pieces of the row are sold."""
    after: Worths = ([0.0] * len(_STOCKS), [0.0] * len(_STOCKS))
    solved = [after]
    for price in reversed(prices):
        after = _settled(price, after, numbers)
        solved.append(after)
    return tuple(reversed(solved))


def _settled(price: float, after: Worths, numbers: Numbers) -> Worths:
    """The worths while the next piece sold brings this price."""
    acts, field, later, lost = numbers.acts, numbers.field, numbers.later, numbers.shared * price
    own, other = list(after[0]), list(after[1])
    own_sales = [price + later * after[1][sold] if sold >= 0 else -1e9 for _, sold, _, _ in _STEPS]
    other_sales = [later * after[0][sold] - lost if sold >= 0 else 1e9 for *_, sold in _STEPS]
    for _ in range(SWEEPS):
        moved = 0.0
        for stock, (mine, _, theirs, _) in enumerate(_STEPS):
            best = idle = later * other[stock]
            for step in mine:
                best = max(best, later * other[step])
            worth = acts * max(best, own_sales[stock]) + (1 - acts) * idle
            moved, own[stock] = max(moved, abs(worth - own[stock])), worth
            best = idle = later * worth
            for step in theirs:
                best = min(best, later * own[step])
            worth = field * min(best, other_sales[stock]) + (1 - field) * idle
            moved, other[stock] = max(moved, abs(worth - other[stock])), worth
        if moved < CLOSE:
            break
    return own, other
