"""A pupil's results as a small text file.

::

    gamelib results 1
    ruleset: mark
    pupil: Anna
    exercises:
      fee: right, 2 tries, 1 hint; wrong: 10
      forbidden: wrong, 3 tries, 2 hints, solution seen
      lost: not attempted
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn, Self

from ..core.errors import RecordError
from ..core.exercise import NOT_ATTEMPTED, RIGHT, WRONG
from ..core.text import Line, lines, read_text, shown

HEAD = "gamelib results 1"
LONGEST_NAME = 60
MOST_EXERCISES = 200
MOST_BYTES = 64_000
"""No results file is longer; a longer one is not read at all."""
MOST_MISSED, LONGEST_ANSWER = 12, 160
"""So many wrong answers to an exercise are kept, each of so many letters at most."""
BETWEEN = " | "
_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_MARK = re.compile(
    rf"({RIGHT}|{WRONG}|{NOT_ATTEMPTED})"
    r"(?:, ([1-9][0-9]{0,5}) (?:try|tries))?(?:, ([1-9]) (?:hint|hints))?(, solution seen)?"
    r"(?:; wrong: (.+))?"
)


@dataclass(frozen=True, slots=True)
class Mark:
    """What became of one exercise: right, wrong or not attempted; after how many tries; with how much help.

    ``missed`` are the first wrong answers, so that a teacher sees what a class has misunderstood.
    """

    status: str = NOT_ATTEMPTED
    tries: int = 0
    hints: int = 0
    saw_solution: bool = False
    missed: tuple[str, ...] = ()

    def __str__(self) -> str:
        parts = [self.status]
        parts += [f"{self.tries} {'try' if self.tries == 1 else 'tries'}"] if self.tries else []
        parts += [f"{self.hints} {'hint' if self.hints == 1 else 'hints'}"] if self.hints else []
        told = ", ".join(parts + ["solution seen"] * self.saw_solution)
        return f"{told}; wrong: {BETWEEN.join(self.missed)}" if self.missed else told


@dataclass(frozen=True, slots=True)
class Results:
    """A pupil's marks, by the name of the exercise."""

    ruleset: str
    pupil: str
    marks: Mapping[str, Mark] = field(hash=False)

    def __post_init__(self) -> None:
        if not self.pupil.isprintable() or self.pupil != self.pupil.strip() or not 0 < len(self.pupil) <= LONGEST_NAME:
            raise RecordError(f"a pupil's name is 1 to {LONGEST_NAME} printable characters; {self.pupil[:60]!r} is not.")
        if "#" in self.pupil:
            raise RecordError("a pupil's name has no '#'.")

    @property
    def solved(self) -> int:
        """How many exercises are right."""
        return self.solved_of(self.marks)

    def solved_of(self, names: Iterable[str]) -> int:
        """How many of these exercises are right."""
        return sum(self.marks[name].status == RIGHT for name in names if name in self.marks)

    @property
    def has_tried(self) -> bool:
        """Whether the pupil has answered any exercise; hints and solutions that were looked at are no answers."""
        return any(mark.tries for mark in self.marks.values())

    def text(self) -> str:
        """The results as they stand in a file."""
        head = [HEAD, f"ruleset: {self.ruleset}", f"pupil: {self.pupil}", "exercises:"]
        return "\n".join([*head, *(f"  {name}: {mark}" for name, mark in self.marks.items())]) + "\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file."""
        Path(path).write_text(self.text(), encoding="utf-8", newline="\n")

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """Read a file; :class:`RecordError` names the line and what was expected."""
        about = os.stat(path)
        if not stat.S_ISREG(about.st_mode):
            raise RecordError("it is not a file.")
        if about.st_size > MOST_BYTES:
            raise RecordError(f"it has {about.st_size:,} bytes; results have at most {MOST_BYTES:,}.")
        return cls.read(read_text(path))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read results from their text."""
        if len(text) > MOST_BYTES:
            raise RecordError(f"it has {len(text):,} characters; results have at most {MOST_BYTES:,}.")
        said = [line for line in lines(text) if line.text]
        if not said or said[0].text != HEAD:
            raise RecordError(f"expected '{HEAD}'{', found ' + repr(shown(said[0].text)) if said else ''}.", 1)
        keys = [line.pair() for line in said[1:4]]
        for place, key in enumerate(("ruleset", "pupil", "exercises")):
            if place >= len(keys) or keys[place][0] != key:
                _expected(said, place + 1, f"{key}:")
        try:
            return cls(keys[0][1], keys[1][1], _marks(said[4:]))
        except RecordError as error:
            raise error if error.line else RecordError(error.problem, said[2].number) from None


def _marks(block: Sequence[Line]) -> dict[str, Mark]:
    if len(block) > MOST_EXERCISES:
        raise RecordError(f"there are {len(block)} exercises; at most {MOST_EXERCISES} can be read.", block[0].number)
    found: dict[str, Mark] = {}
    for line in block:
        name, said = line.pair()
        parts = _MARK.fullmatch(said)
        if parts is None or not line.indent or len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
            line.fail(f"expected an exercise like 'fee: right, 2 tries, 1 hint', found '{shown(line.text)}'.")
        if name in found:
            line.fail(f"'{shown(name)}' is given twice.")
        status, tries, hints, seen, missed = parts.groups()
        if (status == NOT_ATTEMPTED) == bool(tries):
            line.fail(f"'{shown(line.text)}' cannot be: what was tried is right or wrong, and only that has tries.")
        found[name] = Mark(status, int(tries or 0), int(hints or 0), bool(seen), _missed(missed or ""))
    return found


def known_as(pupil: str) -> str:
    """A name as it is looked up: ``lena`` is ``Lena``."""
    return pupil.strip().casefold()


def with_answer(missed: tuple[str, ...], answer: object) -> tuple[str, ...]:
    """The wrong answers with one more, where it is a text or a number that is new and there is room for it."""
    if isinstance(answer, list | tuple) and all(isinstance(one, str) for one in answer):
        answer = ", ".join(answer)
    text = written(str(answer)) if isinstance(answer, str | int | float) else ""
    return (*missed, text) if text and text not in missed and len(missed) < MOST_MISSED else missed


def written(answer: str) -> str:
    """An answer as it can stand in a line of the file."""
    plain = "".join(one if one.isprintable() and one not in "#|" else " " for one in answer)
    return " ".join(plain.split())[:LONGEST_ANSWER].strip()


def _missed(text: str) -> tuple[str, ...]:
    found = dict.fromkeys(written(one) for one in text.split(BETWEEN.strip())[:MOST_MISSED])
    return tuple(one for one in found if one)


def _expected(said: Sequence[Line], place: int, wanted: str) -> NoReturn:
    if place < len(said):
        said[place].fail(f"expected '{wanted} …', found '{shown(said[place].text)}'.")
    raise RecordError(f"expected '{wanted} …' below this line.", said[-1].number)
