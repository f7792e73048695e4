"""Whole games played by bots, from a seed that decides everything."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from .moves import CHANCE, Move
from .record import Record
from .rules import Rules
from .rulesets import ruleset
from .view import View

Bot = Callable[[View, Random], Move]
"""A bot is called with what it sees and a generator, and answers a move."""


def derived(seed: int | str, *path: int | str) -> Random:
    """A generator of its own for each purpose, from one seed; the global generator is never touched."""
    text = "/".join(str(part) for part in (seed, *path))
    return Random(int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"))


def playout(
    name: str,
    rules: Rules | None = None,
    bots: str | Bot | Sequence[str | Bot] | None = None,
    seed: int = 0,
    limit: int | None = None,
) -> Record:
    """A game played by bots (names or callables, one for all or one a player; random by default).

    It ends with the game, or after ``limit`` moves. The same rules, bots and seed give the same record.
    """
    game = ruleset(name)
    state = game.start(rules)
    seats = seated(game, bots, state.rules.players)
    fate = derived(seed, "chance")
    minds = [derived(seed, "bot", player) for player in range(len(seats))]
    moves: list[Move] = []
    while state.actor is not None and len(moves) != limit:
        actor = state.actor
        move = state.chance(fate) if actor == CHANCE else seats[actor](state.seen_by(actor), minds[actor])
        state = state.play(move)
        moves.append(move)
    names = tuple(f"{_name(game, bot)} {player + 1}" for player, bot in enumerate(seats))
    return Record(name, state.rules, tuple(moves), names, seed)


def seated(game: Any, bots: str | Bot | Sequence[str | Bot] | None, players: int) -> list[Bot]:
    """A bot for each player."""
    chosen = [bots or "random"] * players if bots is None or isinstance(bots, str) or callable(bots) else list(bots)
    if len(chosen) != players:
        raise ValueError(f"There are {len(chosen)} bots for {players} players.")
    return [_bot(game, bot) for bot in chosen]


def _bot(game: Any, bot: str | Bot) -> Bot:
    if callable(bot):
        return bot
    if bot not in game.BOTS:
        raise ValueError(f"There is no bot '{str(bot)[:60]}'; the bots are {', '.join(game.BOTS)}.")
    found: Bot = game.BOTS[bot]
    return found


def _name(game: Any, bot: Bot) -> str:
    known = next((name for name, other in game.BOTS.items() if other is bot), None)
    return known or str(getattr(bot, "__name__", "bot")).replace(",", " ").replace("#", " ")[:30].strip() or "bot"
