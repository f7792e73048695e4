"""How likely a company is to win, by a table of numbers that was learnt from games against sensible bots.

Every colour in play gives its inputs to some units; what they make of it is added up over the colours and, together with the
inputs of the table as a whole, given to further units and to the answer. A unit counts only above 0. All of it that depends on
one colour, one purse or one company alone is worked out once and remembered, so that a judgement is a sum of remembered rows.
``docs/strength.md`` says where the numbers come from.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any

from ..bots.worth import mean_prices
from ..rules import Rules
from ..table import COLOURS, EMPTY, Table
from .inputs import Colour, Input, company, course, lead, pieces, purse

Row = tuple[float, ...]
REMEMBERED = 1 << 16
FAR = 50.0
"""So far below 0 an answer means no chance at all."""


class Chances:
    """The table for one number of players: lines by input for colours and for the whole, and what each unit says of a win."""

    def __init__(self, learnt: Mapping[str, Any]) -> None:
        self.colours: dict[str, Row] = {name: tuple(row) for name, row in learnt["colour"].items()}
        self.whole: dict[str, Row] = {name: tuple(row) for name, row in learnt["whole"].items()}
        self.says: Row = tuple(learnt["win"]["says"])
        self.units = [self.whole[f"unit {number + 1}"] for number in range(len(self.colours["always"]))]
        remembered = lru_cache(maxsize=REMEMBERED)
        self.of_colour, self.of_company = remembered(self._of_colour), remembered(self._of_company)
        self.of_course, self.of_purse, self.of_lead = (
            remembered(one) for one in (self._of_course, self._of_purse, self._of_lead)
        )

    def win(self, rules: Rules, table: Table, me: int) -> float:
        """The chance of a win while the game goes on, with the dice to come."""
        *units, direct = map(sum, zip(*self._rows(rules, table, me), strict=True))
        answer = direct + sum([said * unit for said, unit in zip(self.says, units, strict=True) if unit > 0])
        return 1 / (1 + exp(-answer)) if answer > -FAR else 0.0

    def _rows(self, rules: Rules, table: Table, me: int) -> list[Row]:
        count, sold, cash, full = rules.players, table.sold, table.cash, rules.market_squares
        order, roller = [(me + away) % count for away in range(count)], (table.player - me) % count
        rows = [
            self.of_colour(self._colour(rules, table, order, colour)) for colour in range(len(COLOURS)) if sold[colour] != full
        ]
        left, size = full * len(COLOURS) - sum(sold), rules.squares
        rows.append(self.of_course(roller, sold.count(full), left, table.rows.count(EMPTY)))
        for away, player in enumerate(order):
            rows.append(self.of_purse(away, cash[player]))
            rows.append(self.of_company(away, size - table.yards[player].count(EMPTY), size - table.roofs[player].count(EMPTY)))
        rows.append(self.of_lead(cash[me] - max([cash[other] for other in order[1:]]), left))
        return rows

    def _colour(self, rules: Rules, table: Table, order: Sequence[int], colour: int) -> Colour:
        sold = table.sold[colour]
        row = table.rows.index(colour) if sold else EMPTY
        prices = rules.market[row][sold:] if sold else mean_prices(rules.market, table.rows)
        roller = (table.player - order[0]) % rules.players
        return Colour(prices, row, sold, table.bank[colour], roller, pieces(table, order, colour))

    def _of_colour(self, colour: Colour) -> Row:
        """What a colour adds to every unit of the whole and to the answer."""
        units = [max(unit, 0.0) for unit in self._sum(self.colours, [("always", 1.0), *colour.inputs()])]
        return tuple([sum(map(mul, units, column)) for column in zip(*self.units, strict=True)])

    def _of_company(self, player: int, yard: int, roof: int) -> Row:
        return self._sum(self.whole, company(player, yard, roof))

    def _of_course(self, roller: int, closed: int, left: int, free: int) -> Row:
        return self._sum(self.whole, [("always", 1.0), *course(roller, closed, left, free)])

    def _of_purse(self, player: int, cash: int) -> Row:
        return self._sum(self.whole, purse(player, cash))

    def _of_lead(self, ahead: int, left: int) -> Row:
        return self._sum(self.whole, lead(ahead, left))

    @staticmethod
    def _sum(table: Mapping[str, Row], inputs: Iterable[Input]) -> Row:
        weighted = [[value * number for number in table[name]] for name, value in inputs]
        return tuple(map(sum, zip(*weighted, strict=True))) if weighted else (0.0,) * len(table["always"])


@cache
def chances_of(players: int) -> Chances | None:
    """The learnt table for so many players, if there is one."""
    source = files(__package__) / "learnt" / f"{players}.toml"
    return Chances(tomllib.loads(source.read_text(encoding="utf-8"))) if source.is_file() else None
