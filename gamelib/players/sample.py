"""Games for a question: played once from one seed, kept, and read again by every finding that asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..core.events import Event
from ..core.record import Record
from ..core.rules import Rules
from ..core.rulesets import ruleset
from ..core.state import State
from .bots import SENSIBLE
from .playout import Run
from .told import Seer, Told


class Story:
    """One game with everything that happened in it."""

    def __init__(self, record: Record, final: State[Any, Any] | None = None) -> None:
        self.record, self._final = record, final
        self.kept: dict[str, Any] = {}
        """What findings computed of this game and will ask for again."""

    @cached_property
    def states(self) -> list[State[Any, Any]]:
        """Every state, from the first to the last."""
        return self.record.states()

    @cached_property
    def events(self) -> list[Event]:
        """Every event, in order."""
        return [event for state in self.states for event in state.events]

    @property
    def final(self) -> State[Any, Any]:
        """The last state; where it is known, nothing is played again for it."""
        return self._final or self.states[-1]

    @property
    def winners(self) -> tuple[int, ...]:
        """The players who won; nobody where the game was not finished."""
        outcome = self.final.outcome
        return tuple(outcome.winners) if outcome else ()

    def won(self, player: int) -> float:
        """A player's part of the win: all, nothing, or a share where several have won."""
        return (player in self.winners) / max(len(self.winners), 1)

    def forget(self) -> None:
        """Keep the record and the end of the game, and nothing that can be had again from them."""
        self._final = self.final
        self.kept.clear()
        for name in ("states", "events"):
            self.__dict__.pop(name, None)

    def values(self, *keys: str) -> list[dict[str, Any]]:
        """The values of all events of these kinds."""
        return [dict(event.values) for event in self.events if event.key in keys]

    def count(self, key: str) -> int:
        """How often an event of this kind happened."""
        return sum(event.key == key for event in self.events)


Number = Callable[[Story], float]
"""One number of a game."""
PlayersNumber = Callable[[Story, int], float]
"""One number of a player in a game."""


def story_of(run: Run) -> Story:
    """The story of a game that is played to its end."""
    run.play()
    return Story(run.record(), run.state)


def played_on(state: State[Any, Any], bots: str, seed: int) -> State[Any, Any]:
    """How a game that has come this far ends, if bots go on from here with the luck of a seed."""
    run = Run(state.ruleset, state.rules, bots, seed)
    run.state = state
    run.play()
    return run.state


@dataclass
class Sample:
    """So many games of a ruleset from a seed on; games under other rules or by other bots use the same seeds.

    >>> sample = Sample("mark", games=2, seed=0)
    >>> len(sample.stories()), sample.seeds
    (2, '2 games, seeds 0–1')
    """

    ruleset: str
    games: int = 100
    seed: int = 0
    bots: str = SENSIBLE
    _store: dict[str, dict[Any, list[Story]]] = field(default_factory=dict, repr=False)
    """The games that were played so far, by ruleset: samples from one seed may share them."""

    @property
    def _kept(self) -> dict[Any, list[Story]]:
        return self._store.setdefault(self.ruleset, {})

    def of(self, ruleset: str) -> Sample:
        """Games of another ruleset from the same seeds; they are shared."""
        return Sample(ruleset, self.games, self.seed, self.bots, self._store)

    @property
    def seeds(self) -> str:
        """Where the numbers come from, in words."""
        return f"{self.games} games, seeds {self.seed}–{self.seed + self.games - 1}"

    def fewer(self, part: int) -> Sample:
        """The first of these games: a half of them, a third …"""
        return Sample(self.ruleset, max(self.games // part, 2), self.seed, self.bots, self._store)

    def rules(self, **changed: Any) -> Rules:
        """The printed rules with some numbers changed."""
        rules: Rules = ruleset(self.ruleset).Rules(**changed)
        return rules

    def stories(self, bots: str | Sequence[str] | None = None, games: int | None = None, **rules: Any) -> list[Story]:
        """The games: as printed between sensible bots, or under changed rules, or with other bots."""
        seats = bots if isinstance(bots, str | None) else tuple(bots)
        kept = self._kept.setdefault((seats or self.bots, repr(sorted(rules.items()))), [])
        wanted, chosen = games or self.games, self.rules(**rules)
        while len(kept) < wanted:
            kept.append(story_of(Run(self.ruleset, chosen, seats or self.bots, self.seed + len(kept))))
        return kept[:wanted]

    def each(self, number: Number, games: int | None = None, **rules: Any) -> list[float]:
        """One number of every game."""
        return [number(story) for story in self.stories(games=games, **rules)]

    def change(self, number: Number, games: int | None = None, **rules: Any) -> list[float]:
        """By how much a number changes under other rules, seed by seed: after less before."""
        pairs = zip(self.each(number, games, **rules), self.each(number, games), strict=True)
        return [after - before for after, before in pairs]

    def seat(self, index: int) -> int:
        """Where the one who is looked at sits in that game: in another seat each game."""
        players: int = self.rules().players
        return index % players

    def lone(self, bot: str, against: str, games: int | None = None) -> list[float]:
        """What one bot wins against others in every game, a shared win in parts; it sits in another seat each game."""
        stories = self.lone_stories(bot, against, games)
        return [story.won(self.seat(index)) for index, story in enumerate(stories)]

    def lone_stories(self, bot: str, against: str, games: int | None = None) -> list[Story]:
        """The games of one bot against others."""

        def run(index: int) -> Run:
            seats = [bot if seat == self.seat(index) else against for seat in range(self.rules().players)]
            return Run(self.ruleset, self.rules(), seats, self.seed + index)

        return self._seated((bot, against), run, games)

    def told_stories(self, seer: Seer, games: int | None = None) -> list[Story]:
        """The same games as ever, but that one player is told something that nobody can know: a thought experiment."""

        def run(index: int) -> Run:
            return Told(self.ruleset, self.rules(), self.bots, self.seed + index, self.seat(index), seer)

        return self._seated(seer, run, games)

    def _seated(self, key: Any, run: Callable[[int], Run], games: int | None) -> list[Story]:
        kept = self._kept.setdefault(("seated", key), [])
        wanted = games or self.games
        while len(kept) < wanted:
            kept.append(story_of(run(len(kept))))
        return kept[:wanted]

    def gains(self, stories: Sequence[Story], number: PlayersNumber) -> list[float]:
        """How much more the one who is looked at has in these games than in the plain ones of the same seeds and seat."""
        pairs = enumerate(zip(stories, self.stories(games=len(stories)), strict=True))
        return [number(story, self.seat(index)) - number(plain, self.seat(index)) for index, (story, plain) in pairs]

    def forget(self) -> None:
        """Free the memory of everything that can be had again from the records."""
        for stories in self._kept.values():
            for story in stories:
                story.forget()
