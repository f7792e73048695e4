"""The steps of a demonstration: from shortly before its rule speaks, through every move and every move that is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...core.events import Event
from ..table.game import Asked, Game

if TYPE_CHECKING:
    from ..table.page import TablePage

LEAD, LONGEST = 2, 6
"""So many steps before the rule first speaks it begins, and at most so many before the rule has said all."""


class Step(NamedTuple):
    """A place of the game, and how many of the moves that are refused there have been tried by then."""

    at: int
    tried: int = 0


class Shown(NamedTuple):
    """All steps of a demonstration, and which of them is shown."""

    steps: list[Step]
    number: int

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.steps[self.number]

    @property
    def is_first(self) -> bool:
        """Whether it is the first: nothing was done yet that is told."""
        return self.number == 0

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after it."""
        return self.number == len(self.steps) - 1


def shown(page: TablePage) -> Shown:
    """The demonstration that lies on a table, at the step that its page shows."""
    steps = steps_of(page.game, clause_of(page))
    here = Step(page.game.at, page.tried)
    return Shown(steps, max((number for number, step in enumerate(steps) if step <= here), default=0))


def clause_of(page: TablePage) -> str:
    """The clause that is demonstrated on a table."""
    return page.demonstrated.partition("~")[0]


def steps_of(game: Game, clause: str) -> list[Step]:
    """The steps that show a clause; what comes long before it speaks is passed over."""
    every = [Step(at, tried) for at in range(game.last + 1) for tried in range(len(refused_at(game, at)) + 1)]
    spoken = [number for number, step in enumerate(every) if speaks(game, step, clause)] or [len(every) - 1]
    first = max(spoken[0] - LEAD, spoken[-1] - LONGEST, 0)
    begin = Step(every[first].at)
    return every[every.index(begin) :]


def speaks(game: Game, step: Step, clause: str) -> bool:
    """Whether a clause causes something at a step, or forbids what is tried there."""
    if step.tried:
        return clause in refused_at(game, step.at)[step.tried - 1][2].clauses
    return any(clause in event.clauses for event in events_at(game, step.at))


def refused_at(game: Game, at: int) -> list[Asked]:
    """The moves that are tried at a place of a demonstration, and refused."""
    return [one for one in game.refusals if one[0] == at]


def events_at(game: Game, at: int) -> tuple[Event, ...]:
    """What led to a place of a demonstration, in which nothing is hidden."""
    return game.states[at].events
