"""The text that records and positions are written in: lines of ``key: value``, indented blocks, ``#`` for comments.

Every line knows its number, so that what is wrong can be shown where it stands.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, NamedTuple, NoReturn

from .errors import RecordError, RulesError
from .rules import Grid, Rules, meant

MOST_BYTES = 8_000_000
MOST_LINES = 400_000
MOST_DIGITS = 9
MOST_GIVEN = 10**15
"""The most that a number which play counts up may be given as: money, turns, turns owed."""
GROWN_DIGITS = 18
"""The digits that such a number can grow to, so that a game which begins at the most that may be given can still be read."""
LONGEST_GRID = 4_000


class Line(NamedTuple):
    """One line that says something: its number in the file, its indent, its text, and the comment behind it."""

    number: int
    indent: int
    text: str
    comment: str = ""

    def fail(self, problem: str, at: str = "") -> NoReturn:
        """Raise the error for this line, at the column where ``at`` stands."""
        column = self.text.find(at) + self.indent + 1 if at and at in self.text else 0
        raise RecordError(problem, self.number, column)

    def pair(self) -> tuple[str, str]:
        """The key and the value of a ``key: value`` line."""
        key, colon, value = self.text.partition(":")
        if not colon:
            self.fail(f"expected 'key: value', found '{shown(self.text)}'.")
        return key.strip(), value.strip()

    def number_of(self, text: str, what: str, low: int = 0, high: int = 10**MOST_DIGITS) -> int:
        """A whole number in this line, within its bounds."""
        digits = max(MOST_DIGITS, len(str(high)) - 1)
        if not re.fullmatch(rf"-?[0-9]{{1,{digits}}}", text):
            self.fail(f"{what} must be a whole number, found '{shown(text)}'.", text)
        if not low <= int(text) <= high:
            self.fail(f"{what} is {int(text)}; it must be from {low} to {high}.", text)
        return int(text)

    def count_of(self, text: str, what: str, low: int = 0) -> int:
        """A whole number that play counts up: more than may be given is read too, as far as play could have brought it."""
        if re.fullmatch(rf"[1-9][0-9]{{1,{GROWN_DIGITS - 1}}}", text) and int(text) >= low:
            return int(text)
        return self.number_of(text, what, low, MOST_GIVEN)


def shown(text: str) -> str:
    """A text cut short and made harmless for a message."""
    clean = "".join(c if c.isprintable() else "?" for c in text[:61])
    return clean if len(clean) <= 60 else clean[:57] + "..."


def lines(text: str) -> Iterator[Line]:
    """Every line that is not blank; a whole-line comment has no text. Control characters are refused."""
    if len(text) > MOST_BYTES:
        raise RecordError(f"The text has {len(text):,} characters; a record has at most {MOST_BYTES:,}.")
    rows = text.split("\n")
    if len(rows) > MOST_LINES + 1:
        raise RecordError(f"The text has {len(rows):,} lines; a record has at most {MOST_LINES:,}.")
    for number, raw in enumerate(rows, start=1):
        raw = raw.removesuffix("\r")
        if not raw.isprintable():
            column, character = next((at, one) for at, one in enumerate(raw, start=1) if not one.isprintable())
            raise RecordError(f"the character U+{ord(character):04X} is not allowed; only printable text is.", number, column)
        body, _, comment = raw.partition("#")
        if raw.strip():
            indent = len(body) - len(body.lstrip(" "))
            yield Line(number, indent, body.strip(), comment.strip())


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a file, of which no more is read than a record may have."""
    with open(path, "rb") as file:
        return decoded(file.read(MOST_BYTES + 1))


def decoded(data: bytes) -> str:
    """The text of a file's bytes, which must be UTF-8 and of a sensible size."""
    if len(data) > MOST_BYTES:
        raise RecordError(f"The file is too long; a record has at most {MOST_BYTES:,} bytes.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(f"byte {data[error.start]:#04x} is not UTF-8 text.", line) from None


def write_rules(rules: Rules) -> list[str]:
    """The fields that differ from the default, as ``key: value`` lines."""
    return [f"{name}: {written(value)}" for name, value in rules.differing().items()]


def read_rules(kind: type[Rules], block: Sequence[Line]) -> Rules:
    """Rules from ``key: value`` lines; the rest keeps its default."""
    known = {f.name: f.metadata["kind"] for f in fields(kind)}
    found: dict[str, Any] = {}
    for line in block:
        key, value = line.pair()
        if key not in known:
            close = meant(key, list(known))
            hint = f"did you mean {' or '.join(close)}? The" if close else "the"
            line.fail(f"there is no rule named '{shown(key)}'; {hint} rules are {', '.join(known)}.", key)
        if key in found:
            line.fail(f"{key} is given twice.", key)
        found[key] = _read(line, key, value, known[key])
    try:
        return kind(**found)
    except RulesError as error:
        where = next((line.number for line in block if line.pair()[0] == error.field), 0)
        raise RecordError(str(error), where) from None


def written(value: object) -> str:
    """A field's value as it stands in a file."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " / ".join(" ".join(str(number) for number in row) for row in value)
    return str(value)


def _read(line: Line, key: str, value: str, kind: str) -> int | bool | str | Grid:
    if kind == "choice":
        return value
    if kind == "switch":
        if value not in ("yes", "no"):
            line.fail(f"{key} must be yes or no, found '{shown(value)}'.", value)
        return value == "yes"
    if kind == "grid":
        if len(value) > LONGEST_GRID:
            line.fail(f"{key} has {len(value):,} characters; a table of numbers has at most {LONGEST_GRID:,}.")
        return tuple(tuple(line.number_of(n, key) for n in row.split()) for row in value.split("/"))
    return line.number_of(value, key)
