"""Tables with one or two things changed, and everything that is then found wrong with them, function by function.

A position is refused at the first thing that is wrong with it; here every function that looks for faults is asked for all it
finds, so that none hides behind another. ``python -m tests.conformance.nudged mark`` prints the table that
``tests/mark/nudged.toml`` keeps: read every line of it before it is kept, for the suite only sees that it still holds.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import combinations
from typing import Any

import gamelib
from gamelib.core.errors import PositionWarning
from gamelib.core.kit.positions import fault_name

from .faults import Table, plain, written
from .out_of_range import states_by_phase

STATES = 2
"""So many tables of each phase are changed."""
PAIRS = 60
"""So many pairs of fields are taken from each other table."""
BITS = (0, 17, 40)
"""Bits that are turned over in a number: of a set of cards or plots, one of its members."""
HEAD = """\
# What is found wrong with tables in which one or two things were changed, by the function that finds it: how often, and where
# it is met first. "cannot be asked" stands where a function relies on what another one has made sure of.
"""


def observed(name: str) -> Table:
    """By function and sentence, how often a changed table is found wrong, and the first of them."""
    faults = import_module(f"{gamelib.ruleset(name).__name__}.positions").Facts.faults
    table: Table = {}
    for told, rules, nudge in nudged(name):
        for look in faults:
            for sentence in _found(look, rules, nudge):
                entry = table.setdefault(f"{fault_name(look)}: {plain(sentence)}", [0, f"{told}: {sentence}"])
                entry[0] += 1
    return table


def nudged(name: str) -> Iterator[tuple[str, Any, Any]]:
    """Tables of every phase with a field changed a little, or with fields of a table of another phase.

    Numbers stay within what is met in games, and one above it: a negative set of cards has no end.
    """
    by_phase = states_by_phase(name)
    every = [state.table for states in by_phase.values() for state in states]
    numbers = {one: [n for table in every for n in (0, *_numbers(getattr(table, one)))] for one in _fields(every[0])}
    range_of = {one: range(min(met), max(met) + 2) for one, met in numbers.items()}
    others = {phase: [other for other in by_phase if other != phase] for phase in by_phase}
    chosen = {phase: states[:: max(1, len(states) // STATES)][:STATES] for phase, states in by_phase.items()}
    for phase, states in chosen.items():
        for at, state in enumerate(states):
            for field in _fields(state.table):
                phases = others[phase] if field == "phase" else ()
                for value in dict.fromkeys(_near(getattr(state.table, field), range_of[field], phases)):
                    yield f"{phase}, {field} {_short(value)}", state.rules, state.table.changed(**{field: value})
            for number, other in enumerate(others[phase]):
                yield from _mixed(phase, number, state, chosen[other][at % len(chosen[other])])


def _mixed(phase: str, number: int, state: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    """A table with two fields of another under the same number of players; each donor has other pairs."""
    if state.rules.players != other.rules.players:
        return
    unlike = [one for one in _fields(state.table) if getattr(state.table, one) != getattr(other.table, one)]
    pairs = list(combinations(unlike, 2))
    for one, two in pairs[number % 3 :: 3][:PAIRS]:
        taken = {field: getattr(other.table, field) for field in (one, two)}
        yield f"{phase} with {one} and {two} of {other.phase}", state.rules, state.table.changed(**taken)


def _fields(table: Any) -> list[str]:
    return sorted({*gamelib.core.table.Table.__slots__, *type(table).__slots__})


def _near(value: Any, known: range, phases: Sequence[str] = ()) -> Iterator[Any]:
    """Values beside this one: a number higher, lower or with a bit turned over, another phase, a list with an item changed."""
    if isinstance(value, str):
        yield from phases
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (one for one in (value + 1, value - 1, *(value ^ 1 << bit for bit in BITS)) if one in known)
    elif isinstance(value, tuple):
        yield from ((), value[:-1], (*value, *value[-1:]), value[::-1])
        for place, item in enumerate(value):
            for other in _near(item, known):
                yield (*value[:place], other, *value[place + 1 :])


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _numbers(item)


def _found(look: Any, rules: Any, table: Any) -> list[str]:
    """All that a function says of a table: what is wrong, and what it only warns of."""
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always", PositionWarning)
        try:
            wrong = [f"{where if isinstance(where, str) else 'a place'}: {problem}" for where, problem in look(rules, table)]
        except Exception:  # it may rely on what another function makes sure of
            return ["cannot be asked"]
    return [*wrong, *(f"warning: {one.message}" for one in warned)]


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


if __name__ == "__main__":
    sys.stdout.write(written(observed(gamelib.ruleset(sys.argv[1]).State.ruleset), HEAD))
