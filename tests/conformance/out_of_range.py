"""Moves just outside what can be written, and what forbids them in every phase of a ruleset.

``python -m tests.conformance.out_of_range mark`` prints the table that ``tests/mark/out_of_range.toml`` keeps: read every line
of it before it is kept, for the suite only sees that it still holds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

import gamelib
from gamelib.core.events import Refusal
from gamelib.core.moves import Move

from .games import sample_states
from .places import demo_files

NOWHERE = "nowhere"
"""A name that no map, card or city has."""
MOST_STATES = 12
"""So many states of each phase are asked under the same rules; the first of all is the one whose sentence the table keeps."""
OTHERS = "a move of another phase"


@dataclass(frozen=True)
class Asked:
    """A move that does not exist, the state it was tried in, and what it is called in the table."""

    state: Any
    move: Move
    name: str

    @property
    def refusal(self) -> Refusal | None:
        """What forbids it."""
        return self.state.refusal(self.move)  # type: ignore[no-any-return]


@cache
def states_by_phase(name: str) -> dict[str, list[Any]]:
    """Some states of every phase: from the demonstrations, in the order of their files, then from random games."""
    shown = [state for path in demo_files(name) for state in gamelib.Record.load(path).states()]
    found: dict[str, list[Any]] = {}
    for state in (*shown, *sample_states(name)):
        met = found.setdefault(state.phase, [])
        if sum(other.rules == state.rules for other in met) < MOST_STATES and state not in met:
            met.append(state)
    return found


def asked(name: str) -> Iterator[Asked]:
    """Every kind of move with each field in turn just outside its range, in states of every phase."""
    for states in states_by_phase(name).values():
        for state in states:
            for kind, moves in _kinds(gamelib.ruleset(name).catalogue(state.rules)).items():
                belongs = kind in state.engine._checks[state.phase]
                base = next((move for move in state.moves() if type(move) is kind), moves[0])
                for field, side, value in _outside(kind, moves):
                    label = f"{kind.kind} {field}, {side}" if belongs else OTHERS
                    yield Asked(state, replace(base, **{field: value}), label)


def _kinds(catalogue: tuple[Move, ...]) -> dict[type[Move], list[Move]]:
    found: dict[type[Move], list[Move]] = {}
    for move in catalogue:
        found.setdefault(type(move), []).append(move)
    return found


def _outside(kind: type[Move], moves: list[Move]) -> Iterator[tuple[str, str, Any]]:
    """The values just outside what a field has in the catalogue."""
    for one in fields(kind):
        values = {getattr(move, one.name) for move in moves}
        if all(isinstance(value, int) for value in values):
            yield from ((one.name, "too low", value) for value in sorted({min(values) - 1, -1} - values))
            yield one.name, "too high", max(values) + 1
        else:
            yield one.name, "unknown", NOWHERE


Cell = dict[str, Any]
"""The clauses that a refusal may cite, and the sentence of the first."""


def observed(name: str) -> dict[str, dict[str, Cell]]:
    """By phase and kind of fault, which clauses refuse it and what is said first."""
    table: dict[str, dict[str, Cell]] = {}
    for one in asked(name):
        refusal = one.refusal
        clause = refusal.clause if refusal is not None else "LEGAL"
        cell = table.setdefault(one.state.phase, {}).setdefault(
            one.name, {"clauses": [clause], "says": "" if refusal is None else refusal.sentence}
        )
        if clause not in cell["clauses"]:
            cell["clauses"].append(clause)
    return table


def written(table: dict[str, dict[str, Cell]]) -> str:
    """The table as its file has it."""
    lines = ["# What refuses a move of which one field lies just outside its range, by the phase in which it is tried: the"]
    lines += ["# clauses that may be cited, and the sentence in the first state of that phase."]
    for phase in sorted(table):
        lines += ["", f"[{phase}]"]
        for name in sorted(table[phase]):
            cell = table[phase][name]
            clauses = ", ".join(sorted(cell["clauses"]))
            lines.append(f"{json.dumps(name)} = [{json.dumps(clauses)}, {json.dumps(cell['says'], ensure_ascii=False)}]")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written(observed(gamelib.ruleset(sys.argv[1]).State.ruleset)))
