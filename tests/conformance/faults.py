"""What is said of positions that cannot be: the positions of a game, each with one word, number or line wrong.

``python -m tests.conformance.faults mark`` prints the table that ``tests/mark/faults.toml`` keeps: read every line of it before
it is kept, for the suite only sees that it still holds.
"""

from __future__ import annotations

import json
import re
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import gamelib
from gamelib.core.errors import PositionWarning

from .out_of_range import NOWHERE, states_by_phase

STATES = 3
"""So many positions of each phase are spoilt."""
WORDS = 5
"""So many words and numbers of a line are exchanged."""
ACCEPTED = "accepted"
HEAD = """\
# What is said of positions with one word, number or line wrong: how often (n stands for a number, … for what was written),
# and where it is met first: the phase, the line, and what it was changed into.
"""

Table = dict[str, list[Any]]


def observed(name: str) -> Table:
    """By what is said of it, how many positions are refused or warned of, and the first of them."""
    table: Table = {}
    game, by_phase = gamelib.ruleset(name), states_by_phase(name)
    for phase, states in by_phase.items():
        others = [phase, *(other for other in by_phase if other != phase)]
        for at, state in enumerate(states[:: max(1, len(states) // STATES)][:STATES]):
            donor = by_phase[others[(at + 1) % len(others)]][-1].position()
            for change, text in spoilt(state.position(), donor, others[1:] if at == 0 else []):
                for sentence in _said(game, text, state.rules):
                    entry = table.setdefault(plain(sentence), [0, f"{phase}, {change}: {sentence}"])
                    entry[0] += 1
    return table


def spoilt(text: str, donor: str, phases: list[str]) -> Iterator[tuple[str, str]]:
    """The position with one line left out, doubled, exchanged for that of another, or with a word or number exchanged."""
    lines = text.splitlines()
    given = {line.partition(":")[0]: line for line in donor.splitlines()}
    for at, line in enumerate(lines):
        key, colon, value = line.partition(": ") if ": " in line else ("", "", line)
        changes = ["", f"{line}\n{line}", f"{key}:", *(other for other in [given.get(key)] if other)]
        changes += [f"phase: {phase}" for phase in phases] if key == "phase" else []
        for word in list(re.finditer(r"[^\s,|]+", value))[:WORDS]:
            for other in _instead(word[0]):
                changes.append(f"{key}{colon}{value[: word.start()]}{other}{value[word.end() :]}")
        for change in dict.fromkeys(changes):
            if change != line:
                told = f"{line.strip()} twice" if "\n" in change else change.strip() or f"without {line.strip()}"
                yield told, "\n".join([*lines[:at], *([change] if change else []), *lines[at + 1 :]])


def _instead(word: str) -> list[str]:
    return [str(int(word) + 1), str(int(word) - 1), "999999"] if word.isdecimal() else [NOWHERE]


def _said(game: Any, text: str, rules: Any) -> list[str]:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", PositionWarning)
        try:
            game.position(text, rules)
        except gamelib.RecordError as error:
            return [str(error)]
    return [str(one.message) for one in told] or [ACCEPTED]


def plain(sentence: str) -> str:
    """A sentence without what differs from one position to the next."""
    return re.sub(r"\b[A-Z]{0,2}[0-9]+", "n", re.sub(r"(?<!\w)'[^']*'", "'…'", re.sub(r"^line [0-9]+[^:]*: ", "", sentence)))


def written(table: Table, head: str = HEAD) -> str:
    """The table as its file has it."""
    rows = (f"{json.dumps(key, ensure_ascii=False)} = {json.dumps(table[key], ensure_ascii=False)}" for key in sorted(table))
    return "\n".join([head, *rows]) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written(observed(gamelib.ruleset(sys.argv[1]).State.ruleset)))
