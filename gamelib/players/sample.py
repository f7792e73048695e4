"""Games for a question: played once from one seed, kept, and read again by every finding that asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..core.events import Event
from ..core.record import Record
from ..core.rules import Rules
from ..core.rulesets import ruleset
from ..core.state import State
from .bots import SENSIBLE
from .playout import playout


class Story:
    """One game with everything that happened in it."""

    def __init__(self, record: Record) -> None:
        self.record = record
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
        """The last state."""
        return self.states[-1]

    @property
    def winners(self) -> tuple[int, ...]:
        """The players who won; nobody where the game was not finished."""
        outcome = self.final.outcome
        return tuple(outcome.winners) if outcome else ()

    def values(self, *keys: str) -> list[dict[str, Any]]:
        """The values of all events of these kinds."""
        return [dict(event.values) for event in self.events if event.key in keys]

    def count(self, key: str) -> int:
        """How often an event of this kind happened."""
        return sum(event.key == key for event in self.events)


Number = Callable[[Story], float]
"""One number of a game."""


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
    _kept: dict[Any, list[Story]] = field(default_factory=dict, repr=False)

    @property
    def seeds(self) -> str:
        """Where the numbers come from, in words."""
        return f"{self.games} games, seeds {self.seed}–{self.seed + self.games - 1}"

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
            kept.append(Story(playout(self.ruleset, chosen, seats or self.bots, self.seed + len(kept))))
        return kept[:wanted]

    def each(self, number: Number, games: int | None = None, **rules: Any) -> list[float]:
        """One number of every game."""
        return [number(story) for story in self.stories(games=games, **rules)]

    def change(self, number: Number, games: int | None = None, **rules: Any) -> list[float]:
        """By how much a number changes under other rules, seed by seed: after less before."""
        pairs = zip(self.each(number, games, **rules), self.each(number, games), strict=True)
        return [after - before for after, before in pairs]

    def lone(self, bot: str, against: str, games: int | None = None) -> list[float]:
        """What one bot wins against others in every game, a shared win in parts; it sits in another seat each game."""
        return [*self._lone(bot, against, games or self.games)]

    def _lone(self, bot: str, against: str, games: int) -> Iterator[float]:
        players = self.rules().players
        kept = self._kept.setdefault(("lone", bot, against), [])
        for index in range(games):
            if len(kept) <= index:
                seats = [bot if seat == index % players else against for seat in range(players)]
                kept.append(Story(playout(self.ruleset, self.rules(), seats, self.seed + index)))
            winners = kept[index].winners
            yield (index % players in winners) / max(len(winners), 1)
