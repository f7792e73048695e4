"""A game that is explored: lines of states that fork where somebody tried something else. Nothing is ever lost."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from ..core.events import Refusal
from ..core.moves import CHANCE, Move
from ..core.record import Record, Try
from ..core.rulesets import ruleset
from ..core.state import State
from ..players.bots import sensible_name
from ..players.playout import derived

Game = State[Any, Any]
Asked = tuple[int, Move, Refusal]
PERSON, ASKS, ROLLS = "person", "asks", "rolls"
"""Who decides: a person at a seat; and for chance, a person who chooses or the seed."""


@dataclass
class Branch:
    """One line of states. The first ``fork`` of them are those of the line it left."""

    name: str
    states: list[Game]
    parent: int | None = None
    fork: int = 0
    told: dict[tuple[int | None, int], str] = field(default_factory=dict)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that lead from its first state to its last."""
        return tuple(state.last_move for state in self.states[1:] if state.last_move is not None)


class Lines:
    """All branches of one game, the place that is shown, and who sits where.

    The seed decides what chance and bots do at each place, so that going back and on again gives the same, and so that two
    branches meet the same dice.
    """

    def __init__(self, record: Record, at: int | None = None) -> None:
        self.branches = [Branch("main", record.states())]
        self.refusals: tuple[Asked, ...] = tuple(record.refusals())
        self.seed, self.names = record.seed or 0, record.names
        self.current = 0
        self.at = self.last if at is None else at
        self.viewer: int | None = None
        self.seats = [PERSON] * self.state.rules.players
        self.chance = ASKS

    @property
    def game(self) -> Any:
        """The ruleset."""
        return ruleset(self.state.ruleset)

    @property
    def branch(self) -> Branch:
        """The branch that is shown."""
        return self.branches[self.current]

    @property
    def states(self) -> list[Game]:
        """The states of the branch that is shown."""
        return self.branch.states

    @property
    def state(self) -> Game:
        """The state that is shown."""
        return self.states[self.at]

    @property
    def last(self) -> int:
        """The number of the last state of the branch."""
        return len(self.states) - 1

    def twin(self) -> Lines:
        """The same game, to try something in."""
        other = copy(self)
        other.branches = [replace(one, states=list(one.states), told=dict(one.told)) for one in self.branches]
        return other

    def go(self, at: int) -> None:
        """Show another place of the branch, the nearest there is."""
        self.at = min(max(at, 0), self.last)

    def play(self, move: Move | str) -> None:
        """Make a move here. Where the branch went on otherwise, a new one begins; where it did the same, it is followed."""
        after = self.state.play(move)
        if self.at < self.last:
            if self.states[self.at + 1].last_move == after.last_move:
                self.at += 1
                return
            self.fork()
        self.states.append(after)
        self.at += 1

    def fork(self, name: str = "") -> None:
        """A new branch from here, and show it."""
        kept = self.states[: self.at + 1]
        told = {key: text for key, text in self.branch.told.items() if key[1] <= self.at}
        number = sum(branch.parent is not None for branch in self.branches) + 1
        self.branches.append(Branch(name or f"what-if {number}", kept, self.current, len(kept), told))
        self.current = len(self.branches) - 1

    def switch(self, number: int) -> None:
        """Show another branch, at the same place as far as it goes."""
        if not 0 <= number < len(self.branches):
            raise ValueError(f"There is no branch {number}.")
        self.current = number
        self.go(self.at)

    def asked_here(self) -> list[Asked]:
        """The questions that the record itself puts here."""
        return [one for one in self.refusals if one[0] == self.at and self.at < (self.branch.fork or self.at + 1)]

    def automatic(self) -> bool:
        """Whether a bot, or chance left to the seed, decides here."""
        actor = self.state.actor
        if actor is None:
            return False
        return self.chance == ROLLS if actor == CHANCE else self.seats[actor] != PERSON

    @property
    def stand_in(self) -> str:
        """The bot that decides or advises for a person."""
        return sensible_name(self.game)

    def decision(self) -> Move:
        """What chance or the bot of the seat decides here; for a person, the one who stands in."""
        state, actor = self.state, self.state.actor
        if actor is None:
            raise ValueError("The game is over.")
        if actor == CHANCE:
            return state.chance(derived(self.seed, "chance", self.at))
        bot = self.seats[actor] if self.seats[actor] != PERSON else self.stand_in
        move: Move = self.game.BOTS[bot](state.seen_by(actor), derived(self.seed, "bot", self.at))
        return move

    def record(self, branch: int | None = None) -> Record:
        """A branch as a record; the one shown unless another is named."""
        line = self.branch if branch is None else self.branches[branch]
        first = line.states[0]
        set_up: Game = self.game.start(first.rules)
        start = None if first == set_up else first
        tries = tuple(Try(at, move) for at, move, _ in self.refusals) if line.parent is None else ()
        return Record(first.ruleset, first.rules, line.moves, self.names, self.seed, start, tries)


def begun(state: Game, names: Sequence[str] = (), seed: int = 0) -> Record:
    """A record without moves that starts from a state."""
    set_up: Game = ruleset(state.ruleset).start(state.rules)
    return Record(state.ruleset, state.rules, (), tuple(names), seed, None if state == set_up else state)
