"""Learnt numbers of a strong bot, learnt further: it plays among sensible bots, and every game moves its numbers a little.

A ruleset takes part if its part ``strong`` has ``learnt``, which answers a table for a number of players, ``Learner``, which
changes one, ``Expert``, which plays by one, ``look`` and ``written``. What comes out is tried against what stood there, on
seeds that no game was learnt from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..core.moves import CHANCE
from ..core.rulesets import part, ruleset
from ..players.bots import SENSIBLE, bot_of
from ..players.playout import Run
from .tune import CHECKED, LIMIT, won

EVERY = 50
"""After so many games it is told how many were won."""


class Learnt(NamedTuple):
    """How often the table won before and after, and the better one as text."""

    ruleset: str
    players: int
    games: int
    won_before: float
    won_after: float
    table: str

    def line(self) -> str:
        """What came of it."""
        shares = f"{self.won_before:.1%} with the numbers of the table, {self.won_after:.1%} with those learnt since"
        return f"{self.ruleset}, {self.players} players: {shares} ({self.games} games on fresh seeds)"


def learnt(name: str, players: int, games: int, seed: int, tell: Callable[[str], None]) -> Learnt:
    """Learn from so many games, then compare."""
    module: Any = part(name, "strong")
    before = module.learnt(players) if hasattr(module, "Learner") else None
    if before is None:
        raise ValueError(f"The strong bot of {name} has learnt nothing for {players} players.")
    learner, total = module.Learner(before), 0.0
    for number in range(games):
        total += _game(name, players, module, learner, number % players, seed + number // players)
        if (number + 1) % EVERY == 0:
            tell(f"{name}, {players} players: {number + 1} games, {total / EVERY:.1%} of the last {EVERY} won")
            total = 0.0
    fresh, last = seed + -(-games // players), CHECKED * games
    then, now = (won(name, players, module.Expert(one), last, fresh) for one in (before, learner.chances()))
    better = learner if now > then else module.Learner(before)
    return Learnt(name, players, last, then, now, module.written(better.numbers))


def _game(name: str, players: int, module: Any, learner: Any, place: int, seed: int) -> float:
    """One game to learn from; the part of the win that it brought."""
    game = ruleset(name)
    expert, sensible = module.Expert(learner.chances()), bot_of(game, SENSIBLE)
    seats = [expert if seat == place else sensible for seat in range(players)]
    run, looks = Run(name, game.Rules(players=players), seats, seed), []
    for _ in run.steps(LIMIT):
        if run.state.actor == CHANCE:
            looks.append(module.look(run.state.rules, run.state.table, place))
    ended = run.state.outcome
    share = (place in ended.winners) / len(ended.winners) if ended is not None and ended.winners else 0.0
    learner.learn(looks, share)
    return share
