"""What a class made of one exercise: how many found it at once, later or not, and which wrong answer came most often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from ..core.exercise import FUNCTION, NOT_ATTEMPTED, RIGHT, Exercise, exercises
from .results import Mark, Results

KINDS = ("first", "later", "helped", "missed", "given-up", "looked", "open")
"""Right at the first try, at a later one, only after a look at the solution; tried and not right, without such a look or with
one; not tried, but the solution was looked at; not tried."""
FIRST, LATER, HELPED, MISSED, GIVEN_UP, LOOKED, OPEN = KINDS
SOLVED = (FIRST, LATER, HELPED)
WENT = BADLY, SLOWLY, WELL = ("badly", "slowly", "well")
"""How an exercise went: more than a third of those who tried it did not find it by themselves; fewer than half found it at
once; or neither."""


def kind(mark: Mark) -> str:
    """Which of the kinds a mark is of."""
    if mark.status == NOT_ATTEMPTED:
        return LOOKED if mark.saw_solution else OPEN
    if mark.status != RIGHT:
        return GIVEN_UP if mark.saw_solution else MISSED
    return HELPED if mark.saw_solution else FIRST if mark.tries == 1 else LATER


@dataclass
class Tally:
    """The marks of all pupils for one exercise, counted by kind, and their wrong answers."""

    name: str
    kinds: Counter[str] = field(default_factory=Counter)
    tries: int = 0
    answers: Counter[str] = field(default_factory=Counter)

    @property
    def tried(self) -> int:
        """How many pupils gave an answer."""
        return self.kinds.total() - self.kinds[OPEN] - self.kinds[LOOKED]

    @property
    def right(self) -> int:
        """How many pupils have it right."""
        return sum(self.kinds[one] for one in SOLVED)

    def take(self, mark: Mark) -> None:
        """Count one pupil's mark."""
        self.kinds[kind(mark)] += 1
        self.tries += mark.tries
        self.answers.update(set(mark.missed))


def asked(ruleset: str, results: Iterable[Results], chosen: Collection[str] = ()) -> list[Exercise]:
    """The exercises that were set, as far as one can tell: those that were chosen, or else those that somebody began.

    Where nobody began any, all of them that need no Python.
    """
    tasks = exercises(ruleset)
    in_page = {name for name, task in tasks.items() if task.field != FUNCTION}
    marks = [(name, mark) for one in results for name, mark in one.marks.items() if name in tasks]
    begun = {name for name, mark in marks if mark.tries or (name in in_page and (mark.hints or mark.saw_solution))}
    return [task for name, task in tasks.items() if name in (chosen or begun or in_page)]


def tallied(names: Iterable[str], results: Sequence[Results]) -> list[Tally]:
    """A tally for each of the exercises."""
    tallies = [Tally(name) for name in names]
    for one in results:
        for tally in tallies:
            tally.take(one.marks.get(tally.name, Mark()))
    return tallies


def went(tally: Tally) -> str:
    """How an exercise went that somebody tried."""
    found = tally.kinds[FIRST] + tally.kinds[LATER]
    return BADLY if 3 * found < 2 * tally.tried else SLOWLY if 2 * tally.kinds[FIRST] < tally.tried else WELL


def hardest(tallies: Iterable[Tally]) -> list[Tally]:
    """The exercises that somebody did not solve at once, the hardest first: those that went badly, then as they were found."""
    hard = [one for one in tallies if one.tried > one.kinds[FIRST]]
    return sorted(hard, key=lambda one: (WENT.index(went(one)), *_found(one), -one.tries / one.tried))


def _found(tally: Tally) -> tuple[float, float]:
    """Which part of those who tried an exercise found it at once, and in the end."""
    return tally.kinds[FIRST] / tally.tried, tally.right / tally.tried
