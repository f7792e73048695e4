"""The plan of the hour: the text that lies beside a game's notebooks, read into headings, paragraphs, lists and tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parents[1]
FILE = "lesson_plan.md"
HEADING, TEXT, ITEMS, ROWS = "heading", "text", "items", "rows"


class Block(NamedTuple):
    """A part of a plan: a heading with its level, a paragraph, a list of items, or a table whose first row is its head."""

    kind: str
    texts: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    level: int = 0


def plan(ruleset: str) -> tuple[Block, ...]:
    """The plan of a ruleset, part by part; nothing where there is none."""
    for house in (PACKAGE / "parcel", PACKAGE.parent):
        path = house / "notebooks" / ruleset / FILE
        if ruleset.isidentifier() and path.is_file():
            return tuple(blocks(path.read_text(encoding="utf-8")))
    return ()


def blocks(text: str) -> Iterator[Block]:
    """The parts of a text that is written with headings, lists and tables."""
    for part in re.split(r"\n\s*\n", text.strip()):
        lines = part.splitlines()
        while lines and (heading := re.match(r"(#+) (.*)", lines[0])):
            yield Block(HEADING, (heading[2],), level=len(heading[1]))
            lines = lines[1:]
        if not lines:
            continue
        if lines[0].startswith("|"):
            yield Block(ROWS, rows=tuple(_cells(line) for line in lines if not re.fullmatch(r"[|\s:-]+", line)))
        elif lines[0].startswith("- "):
            yield Block(ITEMS, tuple(_items(lines)))
        else:
            yield Block(TEXT, (" ".join(line.strip() for line in lines),))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|"))


def _items(lines: list[str]) -> Iterator[str]:
    """Each item on one line, with the lines that go on with it."""
    for item in re.split(r"\n(?=- )", "\n".join(lines)):
        yield " ".join(line.strip() for line in item.removeprefix("- ").splitlines())
