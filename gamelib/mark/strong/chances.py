"""How likely a company is to win, by a table of numbers that was learnt from games against sensible bots.

Every colour in play gives its inputs to some units; what they make of it is added up over the colours and, together with the
inputs of the table as a whole, given to further units and to the answer. A unit counts only above 0. All of it that depends on
one colour, one purse or one company alone is worked out once and remembered, so that a judgement is a sum of remembered rows.
``gamelib bench --learn`` goes on learning with the engine; ``docs/strength.md`` says where the numbers come from.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any

from ..rules import Rules
from ..table import Table
from .inputs import ALWAYS, Colour, Input, look

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
        self.units = [self.whole[f"unit {number + 1}"] for number in range(len(self.colours[ALWAYS]))]
        remembered = lru_cache(maxsize=REMEMBERED)
        self.of_colour, self.of_part = remembered(self._of_colour), remembered(self._of_part)

    def win(self, rules: Rules, table: Table, me: int) -> float:
        """The chance of a win while the game goes on, with the dice to come."""
        colours, parts = look(rules, table, me)
        rows = [*map(self.of_colour, colours), *(self.of_part(*part) for part in parts)]
        *units, direct = map(sum, zip(*rows, strict=True))
        answer = direct + sum([said * unit for said, unit in zip(self.says, units, strict=True) if unit > 0])
        return 1 / (1 + exp(-answer)) if answer > -FAR else 0.0

    def _of_colour(self, colour: Colour) -> Row:
        """What a colour adds to every unit of the whole and to the answer."""
        units = [max(unit, 0.0) for unit in self._sum(self.colours, colour.inputs())]
        return tuple([sum(map(mul, units, column)) for column in zip(*self.units, strict=True)])

    def _of_part(self, name: Callable[..., list[Input]], numbers: tuple[int, ...]) -> Row:
        """What a part of the whole adds to them."""
        return self._sum(self.whole, name(*numbers))

    @staticmethod
    def _sum(table: Mapping[str, Row], inputs: Iterable[Input]) -> Row:
        weighted = [[value * number for number in table[name]] for name, value in inputs]
        return tuple(map(sum, zip(*weighted, strict=True))) if weighted else (0.0,) * len(table[ALWAYS])


@cache
def chances_of(players: int) -> Chances | None:
    """The learnt table for so many players, if there is one."""
    source = files(__package__) / "learnt" / f"{players}.toml"
    return Chances(tomllib.loads(source.read_text(encoding="utf-8"))) if source.is_file() else None
