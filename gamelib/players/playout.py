"""Whole games played by bots, from a seed that decides everything."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from ..core.moves import CHANCE, Move
from ..core.record import Record
from ..core.rules import Rules
from ..core.rulesets import ruleset
from ..core.state import State
from .bots import Bot, asked_for, bot_name, bot_of, seated

__all__ = ["Bot", "Run", "derived", "playout", "seated"]


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
    run = Run(name, rules, bots, seed)
    run.play(limit)
    return run.record()


class Run:
    """A game that bots play: ``state`` and ``moves`` as far as it has come, also where a bot gave up."""

    def __init__(self, name: str, rules: Rules | None, bots: str | Bot | Sequence[str | Bot] | None, seed: int) -> None:
        game = ruleset(name)
        self.state: State[Any, Any] = game.start(rules)
        asked = asked_for(bots, self.state.rules.players)
        self.seats = [bot_of(game, bot) for bot in asked]
        known = [one if isinstance(one, str) and one in game.BOTS else bot for one, bot in zip(asked, self.seats, strict=True)]
        self.names = tuple(f"{bot_name(game, bot)} {player + 1}" for player, bot in enumerate(known))
        self.name, self.seed = self.state.ruleset, seed
        self.moves: list[Move] = []

    def play(self, limit: int | None = None) -> None:
        """Play to the end of the game, or until so many moves are made."""
        for _ in self.steps(limit):
            pass

    def steps(self, limit: int | None = None) -> Iterator[None]:
        """The same, with a pause after every move for whoever must do other things in between."""
        fate, seats, moves = derived(self.seed, "chance"), self.seats, self.moves
        minds = [derived(self.seed, "bot", player) for player in range(len(seats))]
        state = self.state
        while (actor := state.table.actor) is not None and len(moves) != limit:
            move = state.chance(fate) if actor == CHANCE else seats[actor](state.seen_by(actor), minds[actor])
            self.state = state = state.play(move)
            moves.append(state.last_move or move)  # a bot may answer notation; the record keeps the move it stands for
            yield

    def record(self) -> Record:
        """What was played so far, as a record."""
        return Record(self.name, self.state.rules, tuple(self.moves), self.names, self.seed).ending(self.state)
