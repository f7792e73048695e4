"""A position as lines that are changed one by one: each with its key, its parts, and the fields of a form for them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

FIELD = re.compile(r"(\d{1,4})\.(\d{1,3})([|,])(\$?)(?:\[([\w-]+)\])? (.*)")
"""The name of a field: line and part, how the parts are joined, what stands before the number, what is counted, and the key."""
JOINTS = {"|": " | ", ",": " "}
HEADS = ":"
"""How the key of a line ends in the name of its field where only the lines below it say something."""
NUMBER = re.compile(r"(\$?)(\d+)")
COUNTED = re.compile(r"[a-z][\w-]* \d+(?:, [a-z][\w-]* \d+)+")
"""Several things, each with its number: every one of them has a field of its own."""


class Part(NamedTuple):
    """A part of a line that has a field of its own: its name, what is in it, the sign before a number, and what is counted."""

    name: str
    text: str
    sign: str = ""
    word: str = ""

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
        return [part for number, text in enumerate(texts) for part in self._parts(number, joint, text)]

    def _parts(self, number: int, joint: str, text: str) -> list[Part]:
        """What stands between two bars: one part, or one for each of several things that are counted."""
        if COUNTED.fullmatch(text) is None:
            return [self._part(number, joint, text)]
        pairs = (one.split(" ") for one in text.split(", "))
        return [Part(f"{self.number}.{number}{joint}[{word}] {self.key}", count, word=word) for word, count in pairs]

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


class _Filled(NamedTuple):
    """What a field says: how its part is joined to others, the sign before a number, what is counted, and what is in it."""

    joint: str
    sign: str
    word: str
    value: str

    def written(self) -> str:
        """As it stands in the line."""
        return f"{self.word} {self.value or 0}" if self.word else f"{self.sign}{self.value}"


def composed(fields: Mapping[str, str]) -> str:
    """The text of a form's fields, a line for each that has something in it."""
    rows: dict[int, tuple[str, dict[int, list[_Filled]]]] = {}
    for name, value in fields.items():
        if (found := FIELD.fullmatch(name)) is not None:
            line, part, joint, sign, word, key = found.groups()
            filled = _Filled(joint, sign, word or "", " ".join(value.split()))
            rows.setdefault(int(line), (key, {}))[1].setdefault(int(part), []).append(filled)
    return "\n".join(filter(None, (_composed(*rows[number]) for number in sorted(rows))))


def _composed(key: str, parts: Mapping[int, list[_Filled]]) -> str:
    if key.endswith(HEADS):
        return key
    every = [parts[number] for number in sorted(parts)]
    if not any(one.value for some in every for one in some):
        return ""
    value = JOINTS[every[0][0].joint].join(", ".join(one.written() for one in some) for some in every)
    return f"{key}: {value}" if key else f"  {value}"
