"""A hint for whoever is to decide: which move, how much better it is than the next, and why, in a sentence of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random

from ..core.moves import Move
from ..core.view import View
from ..core.words import words
from .search import _Contest, sensible

LOOKED_AT, TRIES = 24, 4
"""So many moves are looked at, each on so many guesses of what is hidden and of the luck to come."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The move that did best, the next best, by how much in the game's own unit, and the reason as a key and its values.

    ``next`` is None where there is only one move; ``better`` is 0 where the two came out alike.
    """

    ruleset: str
    move: Move
    next: Move | None
    better: float
    key: str
    values: Mapping[str, object]

    def why(self, names: Sequence[str] = (), language: str = "en") -> str:
        """The reason as a sentence: "It shuts Ben out of the $70 square."."""
        return words(self.ruleset, language).say("hints", self.key, self.values, names)

    def than_next(self, language: str = "en") -> str:
        """How much better it is than the next, with its unit."""
        gain = round(self.better * _scale(self.ruleset))
        key = "only" if self.next is None else "better" if gain else "alike"
        return words(self.ruleset, language).say("hints", key, {"gain": gain, "next": str(self.next)})


def hint(view: View, rng: Random) -> Hint:
    """What a sensible player who looks ahead would do here, from what this player sees and nothing else."""
    moves = view.moves()
    if not moves:
        raise ValueError("There is nothing to decide here for this player.")
    worths = _looked_at(view, moves, rng)
    ranked = sorted(worths, key=lambda move: -worths[move])
    best, following = ranked[0], ranked[1] if len(ranked) > 1 else None
    better = worths[best] - worths[following] if following is not None else 0.0
    key, values = _reason(view, best)
    return Hint(view.ruleset, best, following, better, key, values)


def _looked_at(view: View, moves: tuple[Move, ...], rng: Random) -> dict[Move, float]:
    """The mean worth of each move that is looked at; the sensible bot's own is always among them and first among equals."""
    if len(moves) == 1:
        return {moves[0]: 0.0}
    guide = sensible(view.ruleset)
    choice = guide(view, rng)
    others = [move for move in moves if move != choice]
    rivals = others if len(others) < LOOKED_AT else rng.sample(others, LOOKED_AT)
    contest = _Contest(view, guide, choice, rng)
    contest.worths = {move: [] for move in (choice, *rivals)}
    contest.rounds(TRIES)
    return {move: sum(tried) / len(tried) for move, tried in contest.worths.items()}


def _reason(view: View, move: Move) -> tuple[str, Mapping[str, object]]:
    module = f"gamelib.{view.ruleset}.bots.reasons"
    if view.ruleset.isidentifier() and find_spec(module) is not None:
        key, values = import_module(module).reason(view, move)
        return key, values
    return "stands-best", {}


def _scale(name: str) -> float:
    """How much of the game's unit one point of the standing is."""
    module = f"gamelib.{name}.bots.reasons"
    return float(import_module(module).SCALE) if name.isidentifier() and find_spec(module) is not None else 1.0
