"""A bot that thinks ahead in any ruleset: Monte Carlo over open states that agree with what it sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from .moves import CHANCE, Move
from .rulesets import ruleset
from .state import State
from .view import View

BUDGET, MOST_BUDGET = 64, 1_000_000
ROUNDS = 4
"""A move that is looked at at all is played out at least this often before it may be dropped."""
DOUBT = 1.5
"""By how many standard errors another move must do better than the guide's, so that luck alone rarely changes a decision."""
LONGEST = 5_000
"""Moves after which a game that is played in the head is given up."""

Estimate = Callable[[Any, Any], Sequence[float]]


class Search:
    """Asks the ruleset's sensible bot, its guide, and plays every other candidate out against that answer.

    Each playout starts from a guess of what is hidden and lets the guide play all seats; all candidates meet the same
    guesses and the same luck. The worse half is dropped again and again while the budget, counted in playouts a decision,
    lasts. Where moves are more than the budget can tell apart, chance picks which are looked at. A playout is judged by the
    ruleset's ``standing`` after as many rounds as that asks for, or goes on to the end of the game where there is none.
    """

    def __init__(self, budget: int = BUDGET) -> None:
        if not 1 <= budget <= MOST_BUDGET:
            raise ValueError(f"A search plays out 1 to {MOST_BUDGET:,} games a decision, not {budget}.")
        self.budget = budget
        self.__name__ = f"search {budget}"

    def __call__(self, view: View, rng: Random) -> Move:
        """The candidate that did best, if it did clearly better than the guide's own."""
        guide, moves = sensible(view.ruleset), view.moves()
        if len(moves) == 1:
            return moves[0]
        choice = guide(view, rng)
        others = [move for move in moves if move != choice]
        most = max(self.budget // ROUNDS - 1, 0)
        rivals = others if len(others) <= most else rng.sample(others, most)
        return _Contest(view, guide, choice, rng).best(rivals, self.budget)

    def __repr__(self) -> str:
        return f"Search({self.budget})"


@cache
def sensible(name: str) -> Callable[[View, Random], Move]:
    """The bot of a ruleset that plays as a sensible person might: the first of its list after the random one."""
    found: Callable[[View, Random], Move] = next(bot for known, bot in ruleset(name).BOTS.items() if known != "random")
    return found


@cache
def standing_of(name: str) -> tuple[Estimate | None, float]:
    """A ruleset's estimate of how the players stand, more being better, and after how many rounds it judges a move well."""
    if find_spec(f"gamelib.{name}.standing") is None:
        return None, float("inf")
    module = import_module(f"gamelib.{name}.standing")
    return module.standing, module.AHEAD


class _Contest:
    """The guide's choice against its rivals, with the worth of every playout so far."""

    def __init__(self, view: View, guide: Any, choice: Move, rng: Random) -> None:
        self.view, self.guide, self.choice, self.rng = view, guide, choice, rng
        self.worths: dict[Move, list[float]] = {choice: []}
        self.standing, ahead = standing_of(view.ruleset)
        self.until = view.turn + ahead * view.rules.players

    def best(self, rivals: list[Move], budget: int) -> Move:
        """Spend the budget, halving the rivals whenever a share of it is used up; the last must clearly beat the guide."""
        self.worths.update((move, []) for move in rivals)
        halvings = len(rivals).bit_length()
        while rivals and budget > len(rivals):
            rounds = max(budget // ((len(rivals) + 1) * halvings), 1)
            for _ in range(rounds):
                budget -= self._round([self.choice, *rivals])
            halvings = max(halvings - 1, 1)
            rivals = sorted(rivals, key=lambda move: -sum(self.worths[move]))
            if len(rivals) > 1:
                rivals = rivals[: len(rivals) // 2]
        return rivals[0] if rivals and self._clearly_better(rivals[0]) else self.choice

    def _round(self, field: list[Move]) -> int:
        """One guess and one piece of luck, met by every candidate; answers how many playouts that took."""
        opened, luck = self.view.guess(self.rng), self.rng.getrandbits(64)
        for move in field:
            self.worths[move].append(self._playout(opened.play(move), Random(luck)))
        return len(field)

    def _playout(self, state: State[Any, Any], luck: Random) -> float:
        """Play on, and say what has come of it."""
        for _ in range(LONGEST):
            actor = state.actor
            if actor is None or state.turn >= self.until:
                break
            state = state.play(state.chance(luck) if actor == CHANCE else self.guide(state.seen_by(actor), luck))
        return self._worth(state)

    def _worth(self, state: State[Any, Any]) -> float:
        """The lead over the best of the others; a win or a loss counts as much again as all that lies on the table."""
        ended, me = state.outcome, self.view.viewer
        stands = self.standing(state.rules, state.table) if self.standing else ended.scores if ended is not None else ()
        lead = stands[me] - max(one for player, one in enumerate(stands) if player != me) if stands else 0.0
        if ended is None or not ended.winners:
            return lead
        whole = sum(map(abs, stands)) or 1.0
        share = (me in ended.winners) / len(ended.winners)
        return (lead if self.standing else abs(lead) * (1 if share else -1)) + whole * (2 * share - 1)

    def _clearly_better(self, move: Move) -> bool:
        gaps = [mine - guides for mine, guides in zip(self.worths[move], self.worths[self.choice], strict=False)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(len(gaps) - 1, 1)
        return bool(mean > DOUBT * (spread / len(gaps)) ** 0.5)
