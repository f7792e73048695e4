"""What the learnt chances look at, by name: each input is a number, mostly 1 where something holds, with a line of its own.

Players are counted from the company that is judged: 0 is itself, 1 the next clockwise. A colour is looked at by itself, closed
ones not at all; then the table as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..bots.worth import mean_prices
from ..rules import Rules
from ..table import COLOURS, EMPTY, ROWS, Table

Input = tuple[str, float]
ALWAYS = "always"

NEXT_PRICES = 3
"""So many coming prices of a colour are looked at."""
PRICE, COINS, BANK, ALL_SQUARES = 40.0, 100.0, 8.0, 25.0
"""What prices, cash, pieces in the bank and squares left are counted in."""
FEW_LEFT = (2, 5, 10)
SOON = 3.0


class Colour(NamedTuple):
    """One colour: its coming prices, its row or EMPTY, pieces sold and in the bank, who rolls next, and the players' pieces.

    ``pieces`` are pairs of those on the roof and those in the yard.
    """

    prices: tuple[float, ...]
    row: int
    sold: int
    bank: int
    roller: int
    pieces: tuple[tuple[int, int], ...]

    def inputs(self) -> list[Input]:
        """The colour's inputs that are not 0."""
        seen = [(ALWAYS, 1.0)]
        seen += [(f"price {number + 1}", price / PRICE) for number, price in enumerate(self.prices[:NEXT_PRICES])]
        seen += [(f"sold {self.sold}", 1.0), ("bank", self.bank / BANK), (f"rolls {self.roller}", 1.0)]
        if self.row != EMPTY:
            seen.append((f"row {ROWS[self.row]}", 1.0))
        if not self.bank:
            seen.append(("bank empty", 1.0))
        for player, (roof, yard) in enumerate(self.pieces):
            seen += _steps(f"roof {player}", roof, (1, 2, 3)) + _steps(f"yard {player}", yard, (1, 2, 3))
        return seen


def _steps(name: str, count: int, steps: Sequence[int]) -> list[Input]:
    """1 for each number that is reached; the last one counts what goes beyond it too."""
    last = steps[-1]
    return [(f"{name} {step}", float(count - last + 1 if step == last else 1)) for step in steps if count >= step]


def company(player: int, yard: int, roof: int) -> list[Input]:
    """How full a player's rows are."""
    rows = (("crowd yard", yard), ("crowd roof", roof))
    return [(f"{name} {player} {step}", 1.0) for name, count in rows for step in (2, 3, 4) if count >= step]


def course(roller: int, closed: int, left: int, free: int) -> list[Input]:
    """How far the game is: who rolls, colours closed, squares left to fill, rows that no colour holds."""
    few = [(f"left {number}", 1.0) for number in FEW_LEFT if left <= number]
    return [
        (ALWAYS, 1.0),
        (f"rolls {roller}", 1.0),
        ("closed", closed / 5),
        ("left", left / ALL_SQUARES),
        ("free", free / 5),
        *few,
    ]


def purse(player: int, cash: int) -> list[Input]:
    """A player's cash."""
    return [(f"cash {player}", cash / COINS)]


def lead(ahead: int, left: int) -> list[Input]:
    """What the company is ahead of the richest other; it counts for more, the fewer squares are left."""
    return [("lead", ahead / COINS), ("lead late", ahead / COINS * 10 / (left + SOON))]


Part = tuple[Callable[..., list[Input]], tuple[int, ...]]
"""A part of the whole by itself: what names its inputs, and with which numbers."""


def look(rules: Rules, table: Table, me: int) -> tuple[list[Colour], list[Part]]:
    """Everything that a company looks at: the colours in play, and the parts of the whole."""
    count, sold, cash, full = rules.players, table.sold, table.cash, rules.market_squares
    order, roller = [(me + away) % count for away in range(count)], (table.player - me) % count
    colours = [_colour(rules, table, order, colour, roller) for colour in range(len(COLOURS)) if sold[colour] != full]
    left, size = full * len(COLOURS) - sum(sold), rules.squares
    parts: list[Part] = [(course, (roller, sold.count(full), left, table.rows.count(EMPTY)))]
    for away, player in enumerate(order):
        in_yard, on_roof = size - table.yards[player].count(EMPTY), size - table.roofs[player].count(EMPTY)
        parts += [(purse, (away, cash[player])), (company, (away, in_yard, on_roof))]
    parts.append((lead, (cash[me] - max([cash[other] for other in order[1:]]), left)))
    return colours, parts


def _colour(rules: Rules, table: Table, order: Sequence[int], colour: int, roller: int) -> Colour:
    sold, roofs, yards = table.sold[colour], table.roofs, table.yards
    row = table.rows.index(colour) if sold else EMPTY
    prices = rules.market[row][sold:] if sold else mean_prices(rules.market, table.rows)
    pieces = tuple([(roofs[player].count(colour), yards[player].count(colour)) for player in order])
    return Colour(prices, row, sold, table.bank[colour], roller, pieces)
