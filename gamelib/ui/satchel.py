"""What a visitor carries from page to page: answers in lessons and exercises, names at the table, whether a projector is on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from ..teach.results import known_as

MOST_PUPILS = 60
"""So many pupils may work one after the other at one screen; then the first of them is forgotten."""


@dataclass
class Satchel:
    """The texts of what was answered: of lessons by ruleset, of exercises by ruleset and pupil, the last pupil last.

    ``names`` are those of the players at this screen as they were last given, the visitor's own first; ``pupil`` is whoever
    works at the exercises, of whichever game.
    """

    projected: bool = False
    lessons: dict[str, str] = field(default_factory=dict)
    exercises: dict[str, dict[str, str]] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    pupil: str = ""

    def __bool__(self) -> bool:
        return self.projected or bool(self.lessons) or bool(self.exercises) or bool(self.names) or bool(self.pupil)

    def put_names(self, names: Sequence[str]) -> None:
        """Keep the names of the players at this screen; those of further seats stay as they were."""
        self.names[: len(names)] = names

    def put_exercises(self, ruleset: str, pupil: str, results: str) -> None:
        """Keep a pupil's results; whoever works now stands last, and is the pupil here."""
        self.pupil = pupil
        pupils = self.exercises.setdefault(ruleset, {})
        pupils.pop(known_as(pupil), None)
        pupils[known_as(pupil)] = results
        while len(pupils) > MOST_PUPILS:
            del pupils[next(iter(pupils))]

    def of_pupil(self, ruleset: str, pupil: str) -> str:
        """The results of a pupil; empty where there are none."""
        return self.exercises.get(ruleset, {}).get(known_as(pupil), "")

    def data(self) -> dict[str, Any]:
        """As plain data."""
        answered = {"lessons": self.lessons, "exercises": self.exercises}
        return {"projected": self.projected, **answered, "names": self.names, "pupil": self.pupil}

    @classmethod
    def of(cls, data: object) -> Self:
        """From plain data; what does not fit raises :class:`ValueError`."""
        if not isinstance(data, Mapping):
            raise ValueError(f"This is no satchel that was put away: {str(data)[:60]}.")
        exercises = {name: _texts(pupils) for name, pupils in _mapping(data.get("exercises", {})).items()}
        names = [str(name) for name in _list(data.get("names", []))]
        return cls(bool(data.get("projected")), _texts(data.get("lessons", {})), exercises, names, str(data.get("pupil", "")))


def _mapping(data: object) -> dict[str, object]:
    if not isinstance(data, Mapping):
        raise ValueError(f"This is no satchel that was put away: {str(data)[:60]}.")
    return {str(key): value for key, value in data.items()}


def _list(data: object) -> list[object]:
    if not isinstance(data, list):
        raise ValueError(f"This is no satchel that was put away: {str(data)[:60]}.")
    return data


def _texts(data: object) -> dict[str, str]:
    return {key: str(value) for key, value in _mapping(data).items()}
