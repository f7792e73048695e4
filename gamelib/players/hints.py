"""A hint for whoever is to decide: which move, how much better it is than the next, and why, in a sentence of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from ..core.moves import Move
from ..core.rulesets import RULESETS, part
from ..core.state import State
from ..core.view import View
from ..core.words import words
from .search import Search, _Contest, sensible

LOOKED_AT, TRIES = 24, 4
"""So many moves are looked at, each on so many guesses of what is hidden and of the luck to come."""
BUDGET = 16
"""Playouts of the strong bot for a hint: near the end of a game, and little enough that nobody waits for it."""


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

    def repeats(self, earlier: Hint) -> bool:
        """Whether it says what an earlier hint said: the same move, or one for the same reason with the same numbers."""
        return self.key == earlier.key and (self.move == earlier.move or self.values == earlier.values)

    def than_next(self, language: str = "en") -> str:
        """How much better it is than the next, with its unit."""
        key = "only" if self.next is None else self.margin or "alike"
        return words(self.ruleset, language).say("hints", key, {"gain": self.gain, "next": str(self.next)})

    @property
    def margin(self) -> str:
        """The key of the sentence that says how much better it is than the next; none where the two came out alike.

        What is more than a move of this game can ever bring is a way or a game that was lost, and no amount to name.
        """
        return "" if self.next is None or not self.gain else "better" if self.gain <= _most(self.ruleset) else "far-better"

    @property
    def gain(self) -> int:
        """How much better it is than the next, in the game's own unit: an estimate, so no more than two digits of it."""
        gain = round(self.better * _scale(self.ruleset))
        return round(gain, 2 - len(str(gain)))


def hint(view: View, rng: Random) -> Hint:
    """What a strong player would do here, from what this player sees and nothing else; with the next best beside it."""
    move = advised(view, rng)
    worths = _looked_at(view, move, rng, _Leads)
    others = [other for other in worths if other != move]
    following = max(others, key=lambda other: worths[other], default=None)
    better = 0.0 if following is None else max(worths[move] - worths[following], 0.0)
    key, values = reason(view, move)
    return Hint(view.ruleset, move, following, better, key, values)


def advised(view: View, rng: Random) -> Move:
    """The move of a strong player; where a ruleset has no part ``strong``, of a sensible one who looks a little ahead."""
    moves = view.moves()
    if not moves:
        raise ValueError("There is nothing to decide here for this player.")
    if part(view.ruleset, "strong") is not None:
        return Search(BUDGET)(view, rng)
    worths = _looked_at(view, sensible(view.ruleset)(view, rng), rng)
    return max(worths, key=lambda move: worths[move])


def reason(view: View, move: Move) -> tuple[str, Mapping[str, object]]:
    """Why a move is good: the key of a sentence among the ruleset's ``hints``, and its values."""
    if len(view.moves()) == 1:
        return "only", {}
    module = _reasons(view.ruleset)
    if module is None:
        return "stands-best", {}
    key, values = module.reason(view, move)
    return key, values


class _Leads(_Contest):
    """A contest that counts the lead alone, in the game's own unit: what a win adds for a search is no money of the game."""

    def _worth(self, state: State[Any, Any]) -> float:
        if self.standing is None:
            return super()._worth(state)
        me, stands = self.view.viewer, self.standing(state.rules, state.table)
        return float(stands[me] - max(one for player, one in enumerate(stands) if player != me))


def _looked_at(view: View, choice: Move, rng: Random, kind: type[_Contest] = _Contest) -> dict[Move, float]:
    """The mean worth of each move that is looked at, the chosen one first, when all go on to play sensibly."""
    moves = view.moves()
    if len(moves) == 1:
        return {moves[0]: 0.0}
    others = [move for move in moves if move != choice]
    rivals = others if len(others) < LOOKED_AT else rng.sample(others, LOOKED_AT)
    contest = kind(view, sensible(view.ruleset), choice, rng)
    contest.worths = {move: [] for move in (choice, *rivals)}
    contest.rounds(TRIES)
    return {move: sum(tried) / len(tried) for move, tried in contest.worths.items()}


def _reasons(name: str) -> Any:
    """The part of a ruleset of the package that knows why a move is good."""
    return import_module(f"gamelib.{name}.bots.reasons") if name in RULESETS else None


def _scale(name: str) -> float:
    """How much of the game's unit one point of the standing is."""
    module = _reasons(name)
    return 1.0 if module is None else float(module.SCALE)


def _most(name: str) -> float:
    """The most of the game's unit that one move can make a difference of."""
    module = _reasons(name)
    return float("inf") if module is None else float(module.MOST)
