"""Better numbers for a strong bot's judgement, by cross-entropy: vary them, keep the quarter that wins most, vary those.

A ruleset takes part if its part ``strong`` has ``NUMBERS``, a named tuple of numbers for each number of players, and ``Guide``,
which makes a bot of such numbers. One bot sits among sensible ones, at every place in turn; all variants of a round meet the
same seeds. What comes out is tried once more against what stood there, on seeds that no round has used.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from ..core.rulesets import part, ruleset
from ..players.bots import SENSIBLE, Bot, bot_of
from ..players.playout import derived, playout

VARIANTS, ROUNDS, GAMES = 16, 4, 100
WIDE, STEADY = 0.25, 0.3
"""At first a number moves by this part of itself; the mean keeps this much of what it was."""
LEAST = 0.05
"""A number that is 0 moves by this at first."""
CHECKED = 3
"""The last comparison has so many times the games of a round."""
LIMIT = 50_000


class Tuned(NamedTuple):
    """The numbers before and after, and how often each won on fresh seeds."""

    ruleset: str
    players: int
    games: int
    before: Any
    after: Any
    won_before: float
    won_after: float

    def line(self) -> str:
        """What came of it, and the better numbers as they stand in the ruleset's table."""
        better = self.after if self.won_after > self.won_before else self.before
        kept = ", ".join(f"{number:.4g}" for number in better)
        shares = f"{self.won_before:.1%} with the numbers of the table, {self.won_after:.1%} with the new ones"
        return f"{self.ruleset}, {self.players} players: {shares} ({self.games} games)\n    {self.players}: Numbers({kept}),"


def won(name: str, players: int, bot: Bot, games: int, seed: int) -> float:
    """The part of the games that a bot wins among sensible ones."""
    game, total = ruleset(name), 0.0
    rules, sensible = game.Rules(players=players), bot_of(game, SENSIBLE)
    for number in range(games):
        place = number % players
        bots = [bot if seat == place else sensible for seat in range(players)]
        ended = playout(name, rules, bots, seed + number // players, LIMIT).final().outcome
        total += (place in ended.winners) / len(ended.winners) if ended is not None and ended.winners else 0.0
    return total / games


def tuned(name: str, players: int, games: int, rounds: int, seed: int, tell: Callable[[str], None]) -> Tuned:
    """Vary the numbers of the table for so many rounds."""
    module = part(name, "strong")
    if module is None or not hasattr(module, "NUMBERS"):
        raise ValueError(f"The strong bot of {name} has no table of numbers.")
    before = module.NUMBERS[players]
    mean, spread = list(before), [max(abs(number) * WIDE, LEAST) for number in before]
    rng, step = derived(seed, "tune", name, players), -(-games // players)
    for count in range(rounds):
        variants = [mean] + [_varied(mean, spread, rng) for _ in range(VARIANTS - 1)]
        shares = [won(name, players, module.Guide(type(before)(*one)), games, seed + count * step) for one in variants]
        order = sorted(range(VARIANTS), key=lambda at: -shares[at])[: VARIANTS // 4]
        columns = list(zip(*[variants[at] for at in order], strict=True))
        mean = [STEADY * old + (1 - STEADY) * fmean(column) for old, column in zip(mean, columns, strict=True)]
        spread = [(old + pstdev(column)) / 2 for old, column in zip(spread, columns, strict=True)]
        tell(f"{name}, {players} players, round {count + 1}: the best won {shares[order[0]]:.1%}, the mean {shares[0]:.1%}")
    after = type(before)(*[round(number, 4) for number in mean])
    fresh, last = seed + rounds * step, CHECKED * games
    shares = [won(name, players, module.Guide(numbers), last, fresh) for numbers in (before, after)]
    return Tuned(name, players, last, before, after, *shares)


def _varied(mean: list[float], spread: list[float], rng: Random) -> list[float]:
    return [rng.gauss(middle, width) for middle, width in zip(mean, spread, strict=True)]
