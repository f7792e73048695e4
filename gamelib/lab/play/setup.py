"""What is to be simulated: which game under which rules, who plays, how often, from which seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from ...core.record import MOST_SEED
from ...core.rules import Rules
from ...core.rulesets import ruleset
from ...players.bots import Bot, bot_name, seated, sensible_name
from ...players.playout import derived
from ..errors import LabError

Bots = str | Bot | Sequence[str | Bot] | None
LIMIT = 100_000
"""Moves after which a game is held to be one that never ends."""
PATIENCE = 600.0
"""Seconds after which one game is held to be stuck."""
STOP, GO_ON = "stop", "go on"
MOST_GAMES = 10**9
MOST_PATIENCE = 10**6


@dataclass(frozen=True)
class Setup:
    """Everything that decides the games of a study. Game i is decided by the study's seed and i alone.

    With ``rotate`` the bots move on by one player from game to game, so that each plays every place equally often.
    ``details`` reads events and curves of every game as well; ``series`` keeps the curves, a value a turn. ``measures`` are
    functions of a record and its curves by name, each a further column.
    """

    ruleset: str
    rules: Rules
    bots: tuple[str | Bot, ...]
    games: int = 1000
    seed: int = 0
    rotate: bool = False
    details: bool = False
    series: bool = False
    limit: int = LIMIT
    patience: float = PATIENCE
    on_failure: str = STOP
    measures: tuple[tuple[str, Callable[[Any, Any], float]], ...] = ()

    def __post_init__(self) -> None:
        _whole("games", self.games, 1, MOST_GAMES)
        _whole("seed", self.seed, 0, MOST_SEED)
        _whole("limit", self.limit, 1, MOST_GAMES)
        if not 0 < self.patience <= MOST_PATIENCE:
            raise LabError(f"patience is {self.patience}; it must be a number of seconds above 0 and up to {MOST_PATIENCE:,}.")
        if self.on_failure not in (STOP, GO_ON):
            raise LabError(f"on_failure is '{str(self.on_failure)[:60]}'; it must be '{STOP}' or '{GO_ON}'.")

    @classmethod
    def of(
        cls, name: str, rules: Rules | None = None, bots: Bots = None, games: int = 1000, seed: int = 0, **rest: Any
    ) -> Self:
        """A set-up with the ruleset's own rules where none are given, and a bot, by name or callable, for every player.

        Where no bots are given, the ruleset's sensible one plays every seat. ``measures`` are the ruleset's own by name,
        "module:function", or functions of a record and its curves.
        """
        game = ruleset(name)
        state = game.start(rules)
        bots = sensible_name(game) if bots is None else bots
        seats = seated(game, bots, state.rules.players)
        given = [bots] * len(seats) if isinstance(bots, str) or callable(bots) else list(bots)
        named = tuple(one if isinstance(one, str) else _known(game, one) for one in given)
        if rest.get("measures"):
            from ..change.own_measures import taken

            rest["measures"] = taken(rest["measures"], state.ruleset)
        return cls(state.ruleset, state.rules, named, games, seed, **rest)

    def with_(self, **changes: Any) -> Self:
        """The same with some parts changed."""
        return replace(self, **changes)

    def game_seed(self, index: int) -> int:
        """The seed of one game, with which ``gamelib.playout`` plays it again."""
        return derived(self.seed, "game", index).getrandbits(63)

    def seats(self, index: int) -> tuple[str | Bot, ...]:
        """The bot of each player in one game."""
        turn = index % len(self.bots) if self.rotate else 0
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots

    def names(self) -> tuple[str, ...]:
        """The names of the bots."""
        game = ruleset(self.ruleset)
        return tuple(bot_name(game, bot) for bot in self.bots)


def _known(game: Any, bot: Bot) -> str | Bot:
    """The name of a bot that the ruleset knows: a name goes to any process and into any file."""
    return next((name for name, other in game.BOTS.items() if other is bot), bot)


def _whole(what: str, value: object, low: int, high: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise LabError(f"{what} is {str(value)[:60]}; it must be a whole number from {low} to {high}.")
