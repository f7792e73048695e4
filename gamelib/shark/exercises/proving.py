"""Proving small results: every case is tried, or a position or a game that speaks against the claim is found."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import ceil

from ...core.exercise import Exercise, Fault
from ...core.judges import Case, Game, agrees, counts
from ...core.table import replaced
from ..engine import ENGINE
from ..engine.chains import value
from ..engine.end import used
from ..map import BITS, chains_of, name, spots
from ..notation import Put, Roll
from ..rules import Rules
from ..table import HUES, PLACE, RED, ROLL, Table

MOST_CHAINS, LARGEST = 4, 6
CENTRE = (5, 6)
"""Column and row of the square around which chains are joined."""
ARMS = ((0, -1), (1, 0), (0, 1), (-1, 0))
LONGEST_ARM = 2
PAIR = BITS[0][0] | BITS[0][1]


def _values(task: Exercise) -> Iterator[Case]:
    """The value of a company for all sizes of up to four chains, each in a row of its own."""
    rules = task.state.rules
    for count in range(MOST_CHAINS + 1):
        for sizes in product(range(1, LARGEST + 1), repeat=count):
            if sum(sizes) <= rules.buildings:
                chains = tuple(sum(BITS[2 * row][:size]) for row, size in enumerate(sizes))
                yield f"sizes={list(sizes)}", (list(sizes),), value(rules, chains), _with_red(task.state, sum(chains))


def _joins(task: Exercise) -> Iterator[tuple[int, int]]:
    """Red buildings in up to four arms around a square, with or without a pair elsewhere, and the rise of a new one there."""
    for lengths in product(range(LONGEST_ARM + 1), repeat=len(ARMS)):
        for more in (0, PAIR):
            squares = sum(_arm(arm, length) for arm, length in zip(ARMS, lengths, strict=True)) | more
            before = _with_red(task.state, squares)
            after = before.play(Put(RED, *CENTRE))
            rise: int = after.table.values[RED] - before.table.values[RED]
            yield rise, squares


def _arm(towards: tuple[int, int], length: int) -> int:
    (column, row), (right, down) = CENTRE, towards
    return sum(BITS[row + down * step][column + right * step] for step in range(1, length + 1))


def _with_red(state: Game, squares: int) -> Game:
    """The same table with these red buildings instead of those that stand there."""
    table, chains = state.table.copy(), chains_of(squares)
    table.built, table.chains = replaced(table.built, RED, squares), replaced(table.chains, RED, chains)
    table.values = replaced(table.values, RED, value(state.rules, chains))
    return type(state)(state.rules, table)


def _steepest(task: Exercise) -> int:
    return max(rise for rise, _ in _joins(task))


def _not_the_steepest(task: Exercise, given: Fraction) -> Fault:
    more = [(rise, squares) for rise, squares in _joins(task) if rise > given and squares]
    if not more:
        return Fault("not-so-steep", {"given": given}, "shark.merge")
    _, squares = min(more)
    where = ", ".join(name(*spot) for spot in spots(squares))
    return Fault("steeper", {"squares": where, "centre": name(*CENTRE)}, "shark.value", _with_red(task.state, squares))


def _most_buildings(task: Exercise) -> int:
    """Before the last placement no colour is used up; the last one may use up any."""
    each: int = task.state.rules.buildings
    return len(HUES) * (each - 1) + 1


def _not_the_longest(task: Exercise, given: Fraction) -> Fault:
    if given > _most_buildings(task):
        before = ceil((given - 1) / len(HUES))
        return Fault("too-long", {"given": given, "least": before}, "shark.end-buildings")
    assert given < long_game(task.state.rules)
    return Fault("goes-on", {"given": given}, "shark.end-buildings")


@cache
def long_game(rules: Rules) -> int:
    """How many buildings are placed where all dice and all players work for a long game."""
    table, placed = ENGINE.opening(rules), 0
    while table.actor is not None:
        if table.phase == ROLL:
            table, placed = min(_placements(rules, table), key=_progress), placed + 1
        else:
            table = ENGINE.step(rules, table, ENGINE.legal(rules, table)[-1])
    return placed


def _placements(rules: Rules, table: Table) -> Iterator[Table]:
    """Every table that a roll and a placement of a colour that was used least lead to."""
    least = min(used(table, company) for company in HUES)
    for roll in ENGINE.legal(rules, table):
        if isinstance(roll, Roll) and roll.face in HUES and used(table, roll.face) == least:
            ready = ENGINE.step(rules, table, roll)
            if ready.phase == PLACE:
                yield from (ENGINE.step(rules, ready, move) for move in ENGINE.legal(rules, ready))


def _progress(table: Table) -> tuple[bool, int, int]:
    """How near a table is to the end of the game."""
    return table.actor is None, max(table.values), sum(table.values)


FORMULA = Exercise(
    "shark",
    "formula",
    "prove",
    ("shark.value", "shark.first-building"),
    agrees(_values),
    lambda sizes: min(15, max(sum(size for size in sizes if size > 1), 1)) if sizes else 0,
    (
        lambda sizes: sum(size for size in sizes if size > 1),
        lambda sizes: min(15, sum(sizes)),
        lambda sizes: max(sum(size for size in sizes if size > 1), 1) if sizes else 0,
    ),
    field="function",
)
STEEPEST = Exercise(
    "shark",
    "steepest",
    "prove",
    ("shark.value", "shark.merge"),
    counts(_steepest, _not_the_steepest),
    5,
    (2, 3, 4, 6, 15),
    field="number",
)
LONGEST = Exercise(
    "shark",
    "longest",
    "prove",
    ("shark.end-buildings", "shark.end-value"),
    counts(_most_buildings, _not_the_longest),
    69,
    (72, 68, 18, 120),
    field="number",
)
