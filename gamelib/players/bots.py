"""Bots by name: the levels and other bots of the ruleset, ``search 64`` for any ruleset, and ``sensible without sell``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ..core.moves import Move, nearest
from ..core.rulesets import named
from ..core.view import View
from .restricted import Restricted

Bot = Callable[[View, Random], Move]
"""A bot is called with what it sees and a generator, and answers a move."""
WITHOUT = " without "
RANDOM, BEGINNER, SENSIBLE, STRONG = "random", "beginner", "sensible", "strong"
LEVELS = (BEGINNER, SENSIBLE, STRONG)
"""How well a bot plays; every ruleset of the package has one of each, under these names."""


class Bots(Mapping[str, Bot]):
    """The bots of a ruleset by name. ``also`` gives further names to some of them, which work but are not listed."""

    def __init__(self, bots: Mapping[str, Bot], also: Mapping[str, str] | None = None) -> None:
        self._bots, self._also = dict(bots), dict(also or {})

    def __getitem__(self, name: str) -> Bot:
        return self._bots[self._also.get(name, name)]

    def __iter__(self) -> Iterator[str]:
        return iter(self._bots)

    def __len__(self) -> int:
        return len(self._bots)


def random_bot(view: View, rng: Random) -> Move:
    """Any legal move, each as likely as the others."""
    return rng.choice(view.moves())


def seated(game: Any, bots: str | Bot | Sequence[str | Bot] | None, players: int) -> list[Bot]:
    """A bot for each player."""
    return [bot_of(game, bot) for bot in asked_for(bots, players)]


def asked_for(bots: str | Bot | Sequence[str | Bot] | None, players: int) -> list[str | Bot]:
    """The bot that was asked for at each place: one for all, or one a player; random where none is named."""
    chosen = [bots or RANDOM] * players if bots is None or isinstance(bots, str) or callable(bots) else list(bots)
    if len(chosen) != players:
        raise ValueError(f"There are {len(chosen)} bots for {players} players.")
    return chosen


def sensible_name(game: Any) -> str:
    """The name of the bot that plays as a sensible person might; where there is no such level, the first that is not random."""
    return SENSIBLE if SENSIBLE in game.BOTS else next(str(name) for name in game.BOTS if name != RANDOM)


def bot_of(game: Any, bot: str | Bot) -> Bot:
    """The bot of that name, or the callable itself."""
    if callable(bot):
        return bot
    if bot in game.BOTS:
        known: Bot = game.BOTS[bot]
        return Fitted(known) if _is_of_base(game, str(bot)) else known
    made = _made(game, str(bot))
    if made is None:
        names = ", ".join((*game.BOTS, "search N"))
        raise ValueError(f"There is no bot '{str(bot)[:60]}'; the bots are {names}, and any of them 'without' a kind of move.")
    return made


@dataclass(frozen=True)
class Fitted:
    """A bot that was written for other rules: where what it wants is not allowed, the nearest move that is."""

    bot: Bot

    @property
    def __name__(self) -> str:
        return str(getattr(self.bot, "__name__", "bot"))

    def __call__(self, view: View, rng: Random) -> Move:
        """The bot's own move, or else the nearest one of the same kind, or any."""
        wanted = self.bot(view, rng)
        if view.refusal(wanted) is None:
            return wanted
        moves = view.moves()
        return nearest(wanted, moves) or rng.choice(moves)


def _is_of_base(game: Any, bot: str) -> bool:
    """Whether a changed rule has this bot from its base."""
    base = getattr(game, "BASE", None)
    return base is not None and named(base).BOTS.get(bot) is game.BOTS[bot]


def bot_name(game: Any, bot: str | Bot) -> str:
    """The name under which a bot is found again, or that of its function."""
    if isinstance(bot, str):
        return bot
    known = next((name for name, other in game.BOTS.items() if other is bot), None)
    return known or str(getattr(bot, "__name__", "bot")).replace(",", " ").replace("#", " ")[:30].strip() or "bot"


def _made(game: Any, name: str) -> Bot | None:
    whole, without, denied = name.rpartition(WITHOUT)
    if without:
        _check_kind(game, denied)
        return Restricted(bot_of(game, whole), denied, whole)
    word, _, budget = name.partition(" ")
    if word != "search" or not (budget == "" or (budget.isascii() and budget.isdigit() and len(budget) < 10)):
        return None
    from .search import BUDGET, Search

    return Search(int(budget or BUDGET))


def _check_kind(game: Any, denied: str) -> None:
    kinds = sorted({move.kind for move in game.catalogue(game.Rules())})
    if denied not in kinds:
        raise ValueError(f"There is no kind of move '{denied[:60]}'; the kinds are {', '.join(kinds)}.")
