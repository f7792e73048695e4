"""How the chances of a win are learnt: each game moves the numbers towards what its end, and the chances after it, say.

Every state before a throw is judged. What it should have said is a mixture of what the next one said and of the end of the
game, and all numbers that had a part in the answer move a little that way (temporal differences, with the steps of Adam).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, NamedTuple

from .chances import Chances
from .inputs import Colour, Input, Part

Looks = tuple[list[Colour], list[Part]]
Table = dict[str, list[float]]
Slopes = dict[str, Table]

KEPT = 0.8
"""What a later answer counts beside the one next to it."""
RATE = 0.0002
"""How far a number moves at most, about, after a game."""
SMOOTH, SPREAD, TINY = 0.9, 0.999, 1e-8
"""How much of the earlier slopes, and of their squares, is remembered."""


class _Answer(NamedTuple):
    """One judgement with all that led to it."""

    colours: list[tuple[list[Input], list[float]]]
    whole: list[Input]
    units: list[float]
    chance: float


class Learner:
    """A table of numbers that changes with every game."""

    def __init__(self, chances: Chances, rate: float = RATE) -> None:
        self.rate, self.games = rate, 0
        self.numbers: Slopes = {
            "colour": {name: list(row) for name, row in chances.colours.items()},
            "whole": {name: list(row) for name, row in chances.whole.items()},
            "win": {"says": list(chances.says)},
        }
        self._mean, self._square = _like(self.numbers), _like(self.numbers)

    def chances(self) -> Chances:
        """The numbers as they are now."""
        return Chances(self.numbers)

    def learn(self, looks: Sequence[Looks], won: float) -> None:
        """Move the numbers after a game: what was looked at before each throw, and the part of the win."""
        slopes, target = _like(self.numbers), won
        for one in reversed(looks):
            answer = self._answer(one)
            self._add(slopes, answer, (answer.chance - target) / max(len(looks), 1))
            target = KEPT * target + (1 - KEPT) * answer.chance
        self._move(slopes)

    def _answer(self, looks: Looks) -> _Answer:
        colours = [(inputs, _above(_sum(self.numbers["colour"], inputs))) for inputs in (one.inputs() for one in looks[0])]
        units = [sum(column) for column in zip(*[units for _, units in colours], strict=True)]
        whole = [(f"unit {number + 1}", unit) for number, unit in enumerate(units) if unit]
        whole += [one for name, numbers in looks[1] for one in name(*numbers)]
        *further, direct = _sum(self.numbers["whole"], whole)
        further = _above(further)
        answer = direct + sum(said * unit for said, unit in zip(self.numbers["win"]["says"], further, strict=True))
        return _Answer(colours, whole, further, 1 / (1 + exp(-max(min(answer, 50.0), -50.0))))

    def _add(self, slopes: Slopes, answer: _Answer, wrong: float) -> None:
        """Add how each number had its part in an answer that was wrong by so much."""
        says, whole = self.numbers["win"]["says"], self.numbers["whole"]
        for at, unit in enumerate(answer.units):
            slopes["win"]["says"][at] += wrong * unit
        back = [*(wrong * said if unit else 0.0 for said, unit in zip(says, answer.units, strict=True)), wrong]
        _spread(slopes["whole"], answer.whole, back)
        for inputs, units in answer.colours:
            rows = [whole[f"unit {number + 1}"] for number in range(len(units))]
            through = [
                sum(one * two for one, two in zip(back, row, strict=True)) if unit else 0.0
                for row, unit in zip(rows, units, strict=True)
            ]
            _spread(slopes["colour"], inputs, through)

    def _move(self, slopes: Slopes) -> None:
        self.games += 1
        fresh, wide = 1 - SMOOTH**self.games, 1 - SPREAD**self.games
        for section, rows in slopes.items():
            for name, row in rows.items():
                numbers, means, squares = (kept[section][name] for kept in (self.numbers, self._mean, self._square))
                for at, slope in enumerate(row):
                    means[at] = SMOOTH * means[at] + (1 - SMOOTH) * slope
                    squares[at] = SPREAD * squares[at] + (1 - SPREAD) * slope * slope
                    numbers[at] -= self.rate * means[at] / fresh / (sqrt(squares[at] / wide) + TINY)


def written(numbers: dict[str, Any]) -> str:
    """The numbers as a file of the package holds them."""
    lines: list[str] = []
    for section, rows in numbers.items():
        lines += [f"[{section}]", *(f'"{name}" = [{", ".join(f"{one:.4g}" for one in row)}]' for name, row in rows.items()), ""]
    return "\n".join(lines)


def _like(numbers: Slopes) -> Slopes:
    return {section: {name: [0.0] * len(row) for name, row in rows.items()} for section, rows in numbers.items()}


def _above(units: Sequence[float]) -> list[float]:
    return [unit if unit > 0 else 0.0 for unit in units]


def _sum(table: Table, inputs: Sequence[Input]) -> list[float]:
    return [sum(column) for column in zip(*[[value * one for one in table[name]] for name, value in inputs], strict=True)]


def _spread(slopes: Table, inputs: Sequence[Input], back: Sequence[float]) -> None:
    for name, value in inputs:
        row = slopes[name]
        for at, one in enumerate(back):
            row[at] += value * one
