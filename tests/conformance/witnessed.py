"""What events say and rest on, in numbers: over the demonstrations and recorded games, all of each kind added up.

``python -m tests.conformance.witnessed mark`` prints the table that ``tests/mark/witnessed.toml`` keeps: for each kind of
event, by the clauses it cites, how often it is met, and the sums of the numbers in its values, its witness and what it moves.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import gamelib

from .places import demo_files, own_tests

HEAD = """\
# Events by the clauses they cite: how often they are met in the demonstrations and the recorded games, and the sums of the
# numbers in what they say, in what they rest on, and of what they move.
"""


def observed(name: str) -> dict[str, dict[str, int]]:
    """By clauses and key of an event, its number and its sums."""
    table: dict[str, Counter[str]] = {}
    files = [*demo_files(name), *sorted((own_tests(name) / "golden").glob("*.record"))]
    for path in files:
        for state in gamelib.Record.load(path).states():
            for event in state.events:
                sums = table.setdefault(f"{' '.join(event.clauses)}: {event.key}", Counter())
                sums["times"] += 1
                sums["moved"] += sum(amount for _, _, _, amount in event.flows)
                for part, facts in (("says", event.values), ("rests on", event.witness)):
                    for field, value in facts.items():
                        sums[f"{part} {field}"] += sum(_numbers(value))
    return {key: dict(sorted(table[key].items())) for key in sorted(table)}


def _numbers(value: Any) -> Iterator[int]:
    """Every number within a value; a word counts as one, so that none is lost."""
    if isinstance(value, int | float):
        yield round(value)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _numbers(key)
            yield from _numbers(item)
    elif isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from _numbers(item)
    else:
        yield int(value is not None)


def written(table: dict[str, dict[str, int]]) -> str:
    """The table as its file has it."""
    rows = (
        f"{json.dumps(key)} = {{ {', '.join(f'{json.dumps(field)} = {number}' for field, number in sums.items())} }}"
        for key, sums in table.items()
    )
    return "\n".join([HEAD, *rows]) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written(observed(gamelib.ruleset(sys.argv[1]).State.ruleset)))
