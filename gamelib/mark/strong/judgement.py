"""What every move is worth to a company in coins, by the race for each market row against all others."""

from __future__ import annotations

from ...core.moves import Move
from ..bots.worth import mean_prices
from ..notation import YARD, Return, Sell, Take
from ..rules import Rules
from ..table import COLOURS, EMPTY, Table
from .field import Worths, at, field_race
from .numbers import Numbers

FIELD_NEXT, ME_NEXT = 1, 0
"""Who acts next in the race: the others, or the company itself."""


class Judgement:
    """A table in one company's eyes; ``next_to_act`` says whether the race goes on with the others or with the company."""

    def __init__(self, rules: Rules, table: Table, player: int, numbers: Numbers, next_to_act: int = FIELD_NEXT) -> None:
        self.rules, self.table, self.player, self.numbers, self.next = rules, table, player, numbers, next_to_act
        self.roof, self.yard = table.roofs[player], table.yards[player]
        self.on_roof = rules.squares - self.roof.count(EMPTY)
        self.in_yard = rules.squares - self.yard.count(EMPTY)
        self.stocks = [self._stock(colour) for colour in range(len(COLOURS))]

    def _stock(self, colour: int) -> tuple[int, int, int, int]:
        table, roof, yard = self.table, self.roof.count(colour), self.yard.count(colour)
        roofs = sum([row.count(colour) for row in table.roofs]) - roof
        return roof, yard, roofs, sum([row.count(colour) for row in table.yards]) - yard

    def change(self, colour: int, roof: int, yard: int, other_yards: int = 0) -> float:
        """What so many more pieces of a colour on the roof and in the yards are worth; negative numbers are pieces fewer."""
        mine, own, roofs, yards = self.stocks[colour]
        worths = self._race(colour, self.table.rows)[self.table.sold[colour]][self.next]
        gain = worths[at(mine + roof, own + yard, roofs, yards + other_yards)] - worths[at(mine, own, roofs, yards)]
        return gain - self._storage(self.in_yard + yard, self.on_roof + roof) + self._storage(self.in_yard, self.on_roof)

    def move(self, move: Move) -> float:
        """The worth of an action or of a piece returned, beside doing nothing."""
        if isinstance(move, Sell):
            return self._sale(move)
        if isinstance(move, Return):
            in_yard = move.storey == YARD
            return self.change((self.yard if in_yard else self.roof)[move.square], -(not in_yard), -in_yard)
        colour: int = move.colour  # type: ignore[attr-defined]
        return self.change(colour, 0, 1) if isinstance(move, Take) else self.change(colour, 1, -1)

    def _sale(self, move: Sell) -> float:
        """Its price, the race that goes on, and what the row means to colours that still look for one."""
        rules, table, colour, row = self.rules, self.table, move.colour, move.row
        sold = table.sold[colour]
        roof, yard, roofs, yards = self.stocks[colour]
        worth = rules.market[row][sold] + self.numbers.sale
        worth -= self._race(colour, table.rows)[sold][self.next][at(roof, yard, roofs, yards)]
        if sold + 1 < rules.market_squares:
            after = field_race(tuple(map(float, rules.market[row])), self.numbers)[sold + 1][self.next]
            worth += after[at(roof - 1, yard, roofs, yards)]
            left = self._storage(self.in_yard, self.on_roof - 1)
        else:
            left = self._storage(self.in_yard - yard, self.on_roof - roof)
        if not sold:
            worth += self._rows_left(colour, row)
        return worth - left + self._storage(self.in_yard, self.on_roof)

    def _rows_left(self, claimed: int, row: int) -> float:
        """What it means to the other colours without a row that this one is taken."""
        before = self.table.rows
        rows = (*before[:row], claimed, *before[row + 1 :])
        change = 0.0
        for colour, stock in enumerate(self.stocks):
            if colour != claimed and not self.table.sold[colour]:
                here = at(*stock)
                change += self._race(colour, rows)[0][self.next][here] - self._race(colour, before)[0][self.next][here]
        return change

    def _race(self, colour: int, rows: tuple[int, ...]) -> tuple[Worths, ...]:
        """The race for a colour's row; one that holds none yet expects the mean of the free rows."""
        market = self.rules.market
        prices = market[rows.index(colour)] if self.table.sold[colour] else mean_prices(market, rows)
        return field_race(tuple(map(float, prices)), self.numbers)

    def _storage(self, in_yard: int, on_roof: int) -> float:
        """What crowded and full rows will cost."""
        rules, numbers, cost = self.rules, self.numbers, 0.0
        if in_yard >= rules.crowded:
            cost += numbers.crowded_yard * rules.fee_one_row + numbers.full_yard * (in_yard == rules.squares)
        if on_roof >= rules.crowded:
            cost += numbers.crowded_roof * rules.fee_one_row + numbers.full_roof * (on_roof == rules.squares)
        return cost
