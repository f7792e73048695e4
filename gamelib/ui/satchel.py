"""What a visitor carries from page to page: what was answered in lessons and exercises, and whether a projector is on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

MOST_PUPILS = 60
"""So many pupils may work one after the other at one screen; then the first of them is forgotten."""


@dataclass
class Satchel:
    """The texts of what was answered: of lessons by ruleset, of exercises by ruleset and pupil, the last pupil last."""

    projected: bool = False
    lessons: dict[str, str] = field(default_factory=dict)
    exercises: dict[str, dict[str, str]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return self.projected or bool(self.lessons) or bool(self.exercises)

    def put_exercises(self, ruleset: str, pupil: str, results: str) -> None:
        """Keep a pupil's results; whoever works now stands last."""
        pupils = self.exercises.setdefault(ruleset, {})
        pupils.pop(known_as(pupil), None)
        pupils[known_as(pupil)] = results
        while len(pupils) > MOST_PUPILS:
            del pupils[next(iter(pupils))]

    def of_pupil(self, ruleset: str, pupil: str) -> str:
        """The results of a pupil; empty where there are none."""
        return self.exercises.get(ruleset, {}).get(known_as(pupil), "")

    def last(self, ruleset: str) -> str:
        """The results of whoever worked last; empty where nobody has."""
        return next(reversed(self.exercises.get(ruleset, {}).values()), "")

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {"projected": self.projected, "lessons": self.lessons, "exercises": self.exercises}

    @classmethod
    def of(cls, data: object) -> Self:
        """From plain data; what does not fit raises :class:`ValueError`."""
        if not isinstance(data, Mapping):
            raise ValueError(f"This is no satchel that was put away: {str(data)[:60]}.")
        exercises = {name: _texts(pupils) for name, pupils in _mapping(data.get("exercises", {})).items()}
        return cls(bool(data.get("projected")), _texts(data.get("lessons", {})), exercises)


def known_as(pupil: str) -> str:
    """A name as it is looked up: ``lena`` is ``Lena``."""
    return pupil.strip().casefold()


def _mapping(data: object) -> dict[str, object]:
    if not isinstance(data, Mapping):
        raise ValueError(f"This is no satchel that was put away: {str(data)[:60]}.")
    return {str(key): value for key, value in data.items()}


def _texts(data: object) -> dict[str, str]:
    return {key: str(value) for key, value in _mapping(data).items()}
