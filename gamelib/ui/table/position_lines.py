"""A position as lines that are changed one by one: each with its key, its parts, and the fields of a form for them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

FIELD = re.compile(r"(\d{1,4})\.(\d{1,3})([|,])(\$?) (.*)")
"""The name of a field: line and part, how the parts are joined, what stands before the number, and the key."""
JOINTS = {"|": " | ", ",": " "}
HEADS = ":"
"""How the key of a line ends in the name of its field where only the lines below it say something."""
NUMBER = re.compile(r"(\$?)(\d+)")


class Part(NamedTuple):
    """A part of a line that has a field of its own: the name of the field, what is in it, and the sign before a number."""

    name: str
    text: str
    sign: str = ""

    @property
    def is_number(self) -> bool:
        """Whether it is a whole number."""
        return self.text.isdecimal()


class PositionLine(NamedTuple):
    """A line of a position: its number, its key (none in a row of a drawing) and the rest, if it has a rest."""

    number: int
    key: str
    value: str
    is_heading: bool = False

    @property
    def kind(self) -> str:
        """The key without a player's or a row's number, or the colour of a pile."""
        return self.key.partition(" ")[0]

    def parts(self, players: int) -> list[Part]:
        """What has a field of its own: between bars, or the number of each player where there is nothing else."""
        if self.is_heading:
            return [Part(f"{self.number}.0| {self.key}{HEADS}", "")]
        words = self.value.split()
        each = len(words) == players > 1 and all(word.isdecimal() for word in words)
        joint, texts = (",", words) if each else ("|", [one.strip() for one in self.value.split("|")])
        return [self._part(number, joint, text) for number, text in enumerate(texts)]

    def _part(self, number: int, joint: str, text: str) -> Part:
        counted = NUMBER.fullmatch(text)
        sign, rest = (counted[1], counted[2]) if counted else ("", text)
        return Part(f"{self.number}.{number}{joint}{sign} {self.key}", rest, sign)


def lines_of(text: str) -> list[PositionLine]:
    """The lines of a position, each under its key."""
    return [_line(number, raw) for number, raw in enumerate(text.split("\n"), start=1) if raw.strip()]


def _line(number: int, raw: str) -> PositionLine:
    key, colon, value = raw.partition(":")
    if not colon:
        return PositionLine(number, "", raw.strip())
    return PositionLine(number, key.strip(), value.strip(), is_heading=not value.strip())


def lacking(lines: Iterable[PositionLine], kinds: Iterable[str]) -> list[PositionLine]:
    """A line without anything in it for each kind that is not there, numbered on."""
    there = list(lines)
    last = max((line.number for line in there), default=0)
    absent = [kind for kind in kinds if kind not in {line.kind for line in there}]
    return [PositionLine(last + number, kind, "") for number, kind in enumerate(absent, start=1)]


def composed(fields: Mapping[str, str]) -> str:
    """The text of a form's fields, a line for each that has something in it."""
    rows: dict[int, list[tuple[int, str, str, str, str]]] = {}
    for name, value in fields.items():
        if (found := FIELD.fullmatch(name)) is not None:
            line, part, joint, sign, key = found.groups()
            rows.setdefault(int(line), []).append((int(part), joint, sign, key, " ".join(value.split())))
    return "\n".join(filter(None, (_composed(sorted(rows[number])) for number in sorted(rows))))


def _composed(parts: list[tuple[int, str, str, str, str]]) -> str:
    _, joint, _, key, _ = parts[0]
    if key.endswith(HEADS):
        return key
    if not any(value for *_, value in parts):
        return ""
    value = JOINTS[joint].join(f"{sign}{value}" for _, _, sign, _, value in parts)
    return f"{key}: {value}" if key else f"  {value}"
