"""What forbids the moves of each phase, as a table that a person can read beside the rulebook.

``python -m tests.conformance.refusals mark`` prints the table that ``tests/mark/refusals.toml`` keeps: read every line of it
before it is kept, for the suite only sees that it still holds.
"""

from __future__ import annotations

import json
import sys

import gamelib
from gamelib.core.events import Refusal

from .out_of_range import states_by_phase

MOST_MOVES = 150
"""So many moves of the catalogue are tried in each state, spread over all of it, and others in the next."""
HEAD = """\
# Why moves of a phase are refused in it, over many states: by the kind of move and all reasons that hold at once, the clauses,
# the sentence of the first reason where it is met first, and the legal move that is offered instead.
"""

Table = dict[str, dict[str, list[str]]]


def observed(name: str) -> Table:
    """By phase, each set of reasons for which a kind of move is refused."""
    table: Table = {}
    for phase, states in states_by_phase(name).items():
        for offset, state in enumerate(states):
            catalogue = gamelib.ruleset(name).catalogue(state.rules)
            step = max(1, len(catalogue) // MOST_MOVES)
            for move in catalogue[offset % step :: step]:
                refusal = state.refusal(move) if type(move) in state.engine._checks[phase] else None
                if refusal is not None:
                    reasons = f"{move.kind}: {', '.join(_keys(refusal))}"
                    table.setdefault(phase, {}).setdefault(reasons, [", ".join(refusal.clauses), *_told(move, refusal)])
    return table


def _keys(refusal: Refusal) -> list[str]:
    return [refusal.key, *(other.key for other in refusal.others)]


def _told(move: object, refusal: Refusal) -> list[str]:
    return [f"{move}: {refusal.sentence}", f"{refusal.nearest}"]


def written(table: Table) -> str:
    """The table as its file has it."""
    lines = [HEAD.rstrip("\n")]
    for phase in sorted(table):
        lines += ["", f"[{phase}]"]
        lines += [f"{json.dumps(key)} = {json.dumps(table[phase][key], ensure_ascii=False)}" for key in sorted(table[phase])]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written(observed(gamelib.ruleset(sys.argv[1]).State.ruleset)))
