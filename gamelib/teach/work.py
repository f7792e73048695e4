"""A pupil's work: the exercises of a ruleset, shown one by one, with tries and hints counted as they happen."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import Any

from ..core.exercise import NOT_ATTEMPTED, RIGHT, UNREAD, WRONG, Exercise, exercises
from ..core.record import Record
from ..core.state import State
from ..core.words import words
from . import page
from .numbers import why_impossible
from .results import Mark, Results, with_answer

HINTS = ("hint", "second")


class Task:
    """One exercise as a pupil meets it: it shows itself, checks answers, and gives hints one after the other.

    The exercise itself holds answers, so it has no public name here.
    """

    def __init__(self, exercise: Exercise) -> None:
        self._exercise = exercise
        self.status, self.tries, self.hints, self.saw_solution = NOT_ATTEMPTED, 0, 0, False
        self._missed: tuple[str, ...] = ()

    @property
    def state(self) -> State[Any, Any]:
        """The position that the question is about, to try moves on."""
        return self._exercise.state

    @property
    def record(self) -> Record:
        """The game that the question is about."""
        return self._exercise.record

    def check(self, answer: Any = None) -> page.Said:
        """What the engine says to the answer. Without one it stays as it was; once right it stays right."""
        if impossible := why_impossible(self._exercise, answer):
            return page.Said(_say("unread", sentence=_say(impossible)), UNREAD)
        verdict = self._exercise.check(answer)
        if verdict.status in (RIGHT, WRONG) and self.status != RIGHT:
            self.tries += 1
            self.status = verdict.status
            self._missed = with_answer(self._missed, answer) if verdict.status == WRONG else self._missed
        at_once = verdict.status == RIGHT and self.tries == 1 and not (self.hints or self.saw_solution)
        is_empty = verdict.status == NOT_ATTEMPTED and self.tries
        key = "right-at-once" if at_once else "empty" if is_empty else verdict.status.replace(" ", "-")
        return page.Said(_say(key, sentence=verdict.sentence), verdict.status, verdict.clause, verdict.shown)

    def hint(self, number: int | None = None) -> page.Said:
        """The first hint, then the second; or the one of that number."""
        number = min(self.hints + 1, len(HINTS)) if number is None else number
        if number not in range(1, len(HINTS) + 1):
            raise ValueError(_say("no-hint", number=number, all=len(HINTS)))
        self.hints = max(self.hints, number)
        return self.hint_of(number)

    def hint_of(self, number: int) -> page.Said:
        """What the hint of that number says, for those who were given it: it is not counted."""
        return page.Said(_say("hint", number=number, all=len(HINTS), text=self._exercise.text(HINTS[number - 1])))

    def solution(self) -> page.Said:
        """How it is done; that it was looked at is kept."""
        self.saw_solution = self.saw_solution or self.status != RIGHT
        return page.Said(_say("solution", text=self._exercise.text("solution")))

    def mark(self) -> Mark:
        """What the results file says of it."""
        return Mark(self.status, self.tries, self.hints, self.saw_solution, self._missed)

    def restore(self, mark: Mark) -> None:
        """Take up where a results file left it."""
        self.status, self.tries, self.saw_solution = mark.status, mark.tries, mark.saw_solution
        self.hints, self._missed = min(mark.hints, len(HINTS)), mark.missed

    def __repr__(self) -> str:
        return f"<exercise {self._exercise.ruleset}/{self._exercise.name}: {self.status}>"

    def _repr_html_(self) -> str:
        return page.task(self._exercise)


class Work(Mapping[str, Task]):
    """The exercises of a ruleset by name, and what one pupil has made of them."""

    def __init__(self, ruleset: str, pupil: str = "") -> None:
        self.ruleset, self.pupil = ruleset, pupil
        self.tasks = {name: Task(exercise) for name, exercise in exercises(ruleset).items()}
        if not self.tasks:
            raise ValueError(_say("no-exercises", ruleset=ruleset))

    def __getitem__(self, name: str) -> Task:
        if name not in self.tasks:
            raise ValueError(_say("no-exercise", ruleset=self.ruleset, name=str(name)[:60], known=", ".join(self.tasks)))
        return self.tasks[name]

    def __contains__(self, name: object) -> bool:
        return name in self.tasks

    def __iter__(self) -> Iterator[str]:
        return iter(self.tasks)

    def __len__(self) -> int:
        return len(self.tasks)

    def results(self) -> Results:
        """How it stands, as a value that can be written to a file."""
        return Results(self.ruleset, self.pupil or _say("nobody"), {name: task.mark() for name, task in self.tasks.items()})

    def restore(self, results: Results) -> None:
        """Take up where a results file of this ruleset left it."""
        self.pupil = results.pupil
        for name in self.tasks.keys() & results.marks.keys():
            self.tasks[name].restore(results.marks[name])

    def clear(self) -> None:
        """Begin anew, for another pupil."""
        self.pupil = ""
        for task in self.tasks.values():
            task.restore(Mark())

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the results as a small text file, for the teacher's table."""
        self.results().save(path)

    def _repr_html_(self) -> str:
        return page.overview(self.results(), {name: task._exercise for name, task in self.tasks.items()})


def _say(key: str, **values: object) -> str:
    return words("teach").say("teach", key, values)
