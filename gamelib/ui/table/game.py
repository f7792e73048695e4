"""A game that is explored: branches of states that fork where somebody tried something else. Nothing is ever lost."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ...core.events import Refusal
from ...core.moves import CHANCE, Move
from ...core.record import Record, Try
from ...core.rulesets import ruleset
from ...core.state import State
from ...players.bots import bot_of, sensible_name
from ...players.playout import derived
from ..markup import Tongue

AnyState = State[Any, Any]
Asked = tuple[int, Move, Refusal]
PERSON, ASKS, ROLLS = "person", "asks", "rolls"
"""Who decides: a person at a seat; and for chance, a person who chooses or the seed."""
ANYBODY = -2
"""Who may look at a branch that holds nobody's secrets."""
MOST_BRANCHES = 100
"""So many branches one game has at most: each is kept whole, and stands in a list."""


class Luck(NamedTuple):
    """What sets the dice of a branch, and its bots, apart from those of other branches; nothing where they are the same."""

    dice: tuple[str | int, ...] = ()
    bots: tuple[str | int, ...] = ()


SAME_LUCK = Luck()


@dataclass
class Branch:
    """One line of states. The first ``fork`` of them are those of the branch it left.

    ``base`` is where its own world begins: a what-if of somebody from whom something is hidden goes on from a table that
    this person can imagine, not from the true one. ``owner`` is whose true secrets that table holds: those of a seat, of all
    (None) or of nobody. A branch ``plays_on`` from a place that somebody looked back at, and the one it left is still
    wanted. ``by_bots`` are the places where a bot decided for a person who let it finish the game. With ``other_luck`` other
    dice fall in it than in the branch it left. ``told`` and ``worlds`` remember what was worked out for single places.
    """

    name: str
    states: list[AnyState]
    parent: int | None = None
    fork: int = 0
    base: int = 0
    owner: int | None = ANYBODY
    plays_on: bool = False
    other_luck: bool = False
    told: dict[tuple[int | None, int], str] = field(default_factory=dict)
    worlds: dict[tuple[int, int], tuple[AnyState, AnyState]] = field(default_factory=dict)
    turns: list[int] = field(default_factory=list)
    looked_at: int = 0
    open_until: int = -1
    opened: int = 0
    by_bots: set[int] = field(default_factory=set)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of its own world, from the first state to the last."""
        return tuple(state.last_move for state in self.states[self.base + 1 :] if state.last_move is not None)

    def turn_starts(self) -> list[int]:
        """The places at which a turn begins; a state is looked at once."""
        while self.looked_at < len(self.states):
            at = self.looked_at
            if at and self.states[at].turn != self.states[at - 1].turn:
                self.turns.append(at)
            self.looked_at += 1
        return self.turns


class Undone(NamedTuple):
    """How a game stood before something was taken back: its branches, their parents, and which of them was shown.

    ``left`` is the branch that was shown since, and ``length`` how many states it had: with more, something else was played.
    """

    branches: list[Branch]
    parents: list[int | None]
    current: int
    left: Branch
    length: int


class Game:
    """All branches of one game, the place that is shown, and who sits where.

    The seed decides what chance and bots do at each place, so that going back and on again gives the same, and so that two
    branches meet the same dice, unless something is hidden that would thereby come out. A game is
    ``passed_on`` in which several people at one screen hid something from each other: who stays behind has not seen it.
    """

    def __init__(self, record: Record, at: int | None = None) -> None:
        self.branches = [Branch("main", record.states())]
        self.refusals: tuple[Asked, ...] = tuple(record.refusals()) if record.tries else ()
        self.seed, self.names = record.seed or 0, record.names
        self.current = 0
        self.at = self.last if at is None else at
        self.seats = [PERSON] * self.state.rules.players
        self.chance = ASKS
        self.passed_on = False
        self.undone: list[Undone] = []

    @property
    def ruleset(self) -> Any:
        """The ruleset."""
        return ruleset(self.state.ruleset)

    @property
    def branch(self) -> Branch:
        """The branch that is shown."""
        return self.branches[self.current]

    @property
    def states(self) -> list[AnyState]:
        """The states of the branch that is shown."""
        return self.branch.states

    @property
    def state(self) -> AnyState:
        """The state that is shown."""
        return self.states[self.at]

    @property
    def last(self) -> int:
        """The number of the last state of the branch."""
        return len(self.states) - 1

    def twin(self) -> Game:
        """The same game, to try something in."""
        other = copy(self)
        other.branches = [*self.branches]
        line = self.branch
        other.branches[self.current] = replace(line, states=list(line.states), told=dict(line.told), turns=list(line.turns))
        return other

    def go(self, at: int) -> None:
        """Show another place of the branch, the nearest there is."""
        self.at = min(max(at, 0), self.last)

    def append(self, move: Move | str) -> None:
        """Make a move at the end of the branch."""
        self.states.append(self.state.play(move))
        self.at += 1

    def fork(self, world: AnyState | None = None, owner: int | None = ANYBODY) -> None:
        """A new branch from here, and show it; in a world of its own if one is given. Where there are too many, none.

        ``owner`` is whose secrets it holds; without one, those that the branch it leaves holds here.
        """
        if self.is_full:
            raise ValueError(Tongue().ui("too-many-branches", most=MOST_BRANCHES))
        kept = self.states[: self.at + 1]
        home = self.home(self.at)
        base, owner = home.base, home.owner if owner == ANYBODY else owner
        if world is not None:
            kept[-1], base = world, self.at
        told = {key: text for key, text in self.branch.told.items() if key[1] <= self.at}
        number = sum(branch.parent is not None for branch in self.branches) + 1
        by_bots = {at for at in self.branch.by_bots if at < self.at}
        self.branches.append(
            Branch(f"what-if {number}", kept, self.current, len(kept), base, owner, told=told, by_bots=by_bots)
        )
        self.current = len(self.branches) - 1

    @property
    def is_full(self) -> bool:
        """Whether no more branches can be begun."""
        return len(self.branches) >= MOST_BRANCHES

    def take_back(self, at: int) -> None:
        """Go back for good: what came after that place was never played, and what was tried from there is gone."""
        while at < self.branch.base and self.branch.parent is not None:
            self.current = self.branch.parent
        gone: set[int] = set()
        for number, line in enumerate(self.branches):
            if line.parent in gone or (line.parent == self.current and line.fork - 1 > at):
                gone.add(number)
        left = [number for number in range(len(self.branches)) if number not in gone]
        now, lines = left.index(self.current), [self.branches[number] for number in left]
        for line in lines:
            line.parent = None if line.parent is None else left.index(line.parent)
        old = lines[now]
        told = {key: text for key, text in old.told.items() if key[1] <= at}
        lines[now] = Branch(
            old.name,
            old.states[: at + 1],
            old.parent,
            min(old.fork, at + 1),
            old.base,
            old.owner,
            old.plays_on,
            old.other_luck,
            told,
            by_bots={one for one in old.by_bots if one < at},
        )
        self.branches, self.current, self.at = lines, now, at

    def standing(self) -> tuple[list[Branch], list[int | None], int]:
        """How the game stands, to come back to."""
        return list(self.branches), [line.parent for line in self.branches], self.current

    def stand_again(self, before: Undone) -> None:
        """Be as the game was before something was taken back."""
        for line, parent in zip(before.branches, before.parents, strict=True):
            line.parent = parent
        self.branches, self.current = list(before.branches), before.current
        self.at = self.last

    def home(self, at: int) -> Branch:
        """The branch in whose world a place lies: before a what-if in a world of its own, that of the branch it left."""
        branch = self.branch
        while at < branch.base and branch.parent is not None:
            branch = self.branches[branch.parent]
        return branch

    def switch(self, number: int) -> None:
        """Show another branch, at the same place as far as it goes."""
        if not 0 <= number < len(self.branches):
            raise ValueError(f"There is no branch {number}.")
        self.current = number
        self.go(self.at)

    def forget_told(self) -> None:
        """Say everything anew: names, language or face have changed."""
        for branch in self.branches:
            branch.told.clear()

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
        return sensible_name(self.ruleset)

    def decision(self, luck: Luck = SAME_LUCK) -> Move:
        """What chance or the bot of the seat decides here; for a person, the one who stands in."""
        state, actor = self.state, self.state.actor
        if actor is None:
            raise ValueError("The game is over.")
        if actor == CHANCE:
            return state.chance(derived(self.seed, "chance", self.at, *luck.dice))
        bot = self.seats[actor] if self.seats[actor] != PERSON else self.stand_in
        return bot_of(self.ruleset, bot)(state.seen_by(actor), derived(self.seed, "bot", self.at, *luck.bots))

    def record(self, branch: int | None = None) -> Record:
        """A branch as a record; the one shown unless another is named."""
        line = self.branch if branch is None else self.branches[branch]
        first = line.states[line.base]
        set_up: AnyState = self.ruleset.start(first.rules)
        start = None if first == set_up else first
        tries = tuple(Try(at, move) for at, move, _ in self.refusals) if line.parent is None else ()
        return Record(first.ruleset, first.rules, line.moves, self.names, self.seed, start, tries)


def begun(state: AnyState, names: Sequence[str] = (), seed: int = 0) -> Record:
    """A record without moves that starts from a state."""
    set_up: AnyState = ruleset(state.ruleset).start(state.rules)
    return Record(state.ruleset, state.rules, (), tuple(names), seed, None if state == set_up else state)
