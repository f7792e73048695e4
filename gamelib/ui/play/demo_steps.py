"""The steps of a demonstration: every move and every move that is refused; it opens one step before its rule speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...core.events import Event
from ..table.game import Asked, Game

if TYPE_CHECKING:
    from ..table.page import TablePage

LONGEST = 6
"""It opens at most so many steps, and one more, before the rule has said all: what the rule said long before is passed over."""


class Step(NamedTuple):
    """A place of the game, and how many of the moves that are refused there have been tried by then."""

    at: int
    tried: int = 0


class Shown(NamedTuple):
    """All steps of a demonstration, which of them is shown, and with which it opens; those before it are reached going back."""

    steps: list[Step]
    number: int
    opening: int

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.steps[self.number]

    @property
    def is_first(self) -> bool:
        """Whether nothing comes before it."""
        return self.number == 0

    @property
    def is_opening(self) -> bool:
        """Whether all begins here: how it stands is told, not what led to it."""
        return self.number in (0, self.opening)

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after it."""
        return self.number == len(self.steps) - 1


def shown(page: TablePage) -> Shown:
    """The demonstration that lies on a table, at the step that its page shows."""
    steps = steps_of(page.game)
    here = Step(page.game.at, page.tried)
    number = max((number for number, step in enumerate(steps) if step <= here), default=0)
    return Shown(steps, number, opening(page.game, clause_of(page)))


def clause_of(page: TablePage) -> str:
    """The clause that is demonstrated on a table."""
    return page.demonstrated.partition("~")[0]


def steps_of(game: Game) -> list[Step]:
    """Every step of a demonstration."""
    return [Step(at, tried) for at in range(game.last + 1) for tried in range(len(refused_at(game, at)) + 1)]


def opening(game: Game, clause: str) -> int:
    """The number of the step with which it opens: the one before the clause speaks, so that one press leads to the rule."""
    steps = steps_of(game)
    spoken = [number for number, step in enumerate(steps) if speaks(game, step, clause)] or [len(steps) - 1]
    return max(next(number for number in spoken if number >= spoken[-1] - LONGEST) - 1, 0)


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
