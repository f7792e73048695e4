"""The curves of a table: a line for a number, lines for a row of numbers, nothing for what is neither."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from gamelib.core.kit.curves import plain_series


class Table:
    """Numbers, a row that grows, and words."""

    __slots__ = ("cash", "mixed", "phase", "player", "pot", "turn")

    def __init__(self, turn: int, cash: tuple[int, ...]) -> None:
        self.turn, self.pot, self.cash, self.phase, self.player = turn, turn * 10, cash, "bid", 0
        self.mixed = (1, "a")


def test_every_number_of_a_table_has_its_line() -> None:
    tables = [Table(1, (5, 6)), Table(2, (7, 8, 9))]
    record: Any = SimpleNamespace(states=lambda: [SimpleNamespace(table=table) for table in tables])
    series = plain_series(record)
    assert list(series.turns) == [1, 2]
    assert series.curves == {"cash": {"1": [5, 7], "2": [6, 8]}, "pot": {"1": [10, 20]}, "turn": {"1": [1, 2]}}
    assert series.after_turns("cash") == {"1": {1: 7}, "2": {1: 8}}
