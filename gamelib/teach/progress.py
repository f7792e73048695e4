"""How far somebody has come in a lesson: what was answered to each scene, kept as a small text.

::

    gamelib lesson 1
    ruleset: mark
    scenes:
      fee: right, 10
      refine: wrong, refine red 2-4
      bank: seen
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from ..core.errors import RecordError
from ..core.exercise import RIGHT, WRONG
from ..core.text import lines, shown

HEAD = "gamelib lesson 1"
SEEN = "seen"
"""Revealed without a prediction, or nothing was asked."""
STATUSES = (RIGHT, WRONG, SEEN)
MOST_BYTES = 64_000


@dataclass(frozen=True, slots=True)
class Given:
    """What became of one scene: right, wrong or only seen, and the answer that was given."""

    status: str
    answer: str = ""


@dataclass(slots=True)
class Progress:
    """The scenes that are done, by name."""

    ruleset: str
    given: dict[str, Given] = field(default_factory=dict)

    def take(self, scene: str, status: str, answer: str = "") -> None:
        """Keep the first prediction; a later one does not change it, and a look counts only where there was none."""
        if scene not in self.given or self.given[scene].status == SEEN:
            self.given[scene] = Given(status, "".join(c for c in answer if c.isprintable() and c != "#").strip())

    def count(self, status: str) -> int:
        """How many scenes have that status."""
        return sum(one.status == status for one in self.given.values())

    def text(self) -> str:
        """As it stands in a file."""
        head = [HEAD, f"ruleset: {self.ruleset}", "scenes:"]
        told = (f"  {name}: {one.status}{', ' if one.answer else ''}{one.answer}" for name, one in self.given.items())
        return "\n".join([*head, *told]) + "\n"

    @classmethod
    def read(cls, text: str, known: Mapping[str, object]) -> Self:
        """From its text; scenes that are not known any more are left out."""
        if len(text) > MOST_BYTES:
            raise RecordError("it is too long for a lesson.")
        told = [line for line in lines(text) if line.text]
        if len(told) < 3 or told[0].text != HEAD:
            raise RecordError(f"expected '{HEAD}', found '{shown(told[0].text) if told else ''}'.", 1)
        found = cls(told[1].pair()[1])
        for line in told[3:]:
            name, given = line.pair()
            status, _, answer = given.partition(", ")
            if status not in STATUSES:
                line.fail(f"expected one of {', '.join(STATUSES)}, found '{shown(status)}'.")
            if name in known:
                found.given[name] = Given(status, answer)
        return found
