"""A position for people at a terminal: columns with letters, rows with numbers, and no code words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from string import ascii_uppercase

from ..core.words import words

INNER = ("agenda",)
"""Lines of a position that only the engine needs."""
FEWEST = 5
"""Cells from which a line is one of a grid."""
_ROW = re.compile(r"(?:row \d+:)?\s+((?:\S{1,2}\s+)*\S{1,2})")


def seen(ruleset: str, position: str) -> str:
    """The position in plain words, with its grid lettered."""
    lines = [line for line in position.splitlines() if line.partition(":")[0] not in INNER]
    return "\n".join(_gridded([_phase(ruleset, line) for line in lines]))


def _phase(ruleset: str, line: str) -> str:
    key, _, value = line.partition(": ")
    return f"now: {words(ruleset).label('phase', value)}" if key == "phase" else line


def _gridded(lines: list[str]) -> Iterator[str]:
    for width, block in groupby(lines, _cells):
        rows = list(block)
        yield from _lettered(rows, width) if width >= FEWEST and len(rows) >= FEWEST else rows


def _cells(line: str) -> int:
    """How many cells a line of a grid has; 0 if it is none."""
    found = _ROW.fullmatch(line)
    return len(found[1].split()) if found else 0


def _lettered(rows: list[str], width: int) -> Iterator[str]:
    yield "    " + " ".join(f"{letter:2}" for letter in ascii_uppercase[:width]).rstrip()
    for number, row in enumerate(rows, start=1):
        found = _ROW.fullmatch(row)
        assert found is not None
        yield f"{number:3} " + " ".join(f"{cell:2}" for cell in found[1].split()).rstrip()
