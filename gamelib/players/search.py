"""A bot that thinks ahead in any ruleset: Monte Carlo over open states that agree with what it sees.

How a ruleset makes it strong in its own game is told in :mod:`gamelib.players.thinking`. How strong it is beside sensible bots,
by ruleset, players and budget, stands in ``docs/strength.md``, with the number of games and the intervals; ``gamelib bench
--strength`` measures it again.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ..core.moves import CHANCE, Move
from ..core.state import State
from ..core.view import View
from .bots import Bot
from .thinking import Estimate, Thinking, sensible, standing_of, thinking

__all__ = ["BUDGET", "Estimate", "Search", "sensible", "standing_of"]

BUDGET, MOST_BUDGET = 64, 1_000_000
ROUNDS = 2
"""A move that is looked at at all is played out at least this often, while the budget lasts."""
LONGEST = 5_000
"""Moves after which a game that is played in the head is given up."""
PLAIN = Thinking()
"""What holds in every ruleset."""


class Search:
    """Asks its guide, the ruleset's sensible bot or a better one, and plays every other candidate out against that answer.

    Each playout starts from a guess of what is hidden and lets the guide go on in its own seat and the sensible bot in all
    others; all candidates meet the same guesses and the same luck. The worse half is dropped again and again while the
    budget, counted in playouts a decision, lasts; the last one left is tried on fresh luck before it is preferred to the
    guide's own. Where moves are more than the budget can tell apart, the ruleset or else chance picks which are looked at. A
    playout is judged by the ruleset's ``standing`` after as many rounds as that asks for (none: where chance decides next),
    or goes on to the end of the game where there is none; a part ``strong`` may judge in its own way. Where nothing in it was
    left to chance or to a guess, it is not repeated further, and part of the budget is left over.
    """

    def __init__(self, budget: int = BUDGET, name: str = "") -> None:
        if not 1 <= budget <= MOST_BUDGET:
            raise ValueError(f"A search plays out 1 to {MOST_BUDGET:,} games a decision, not {budget}.")
        self.budget = budget
        self.__name__ = name or f"search {budget}"

    def __call__(self, view: View, rng: Random) -> Move:
        """The candidate that did best, if it did clearly better than the guide's own."""
        moves = view.moves()
        if len(moves) == 1:
            return moves[0]
        how = thinking(view.ruleset, view.rules)
        guide = how.guide or sensible(view.ruleset)
        choice = guide(view, rng)
        most = max(self.budget // ROUNDS - 1, 0)
        rivals = _rivals(view, how, choice, most, rng)
        return _Contest(view, guide, choice, rng, how).best(rivals, self.budget)

    def __repr__(self) -> str:
        return f"Search({self.budget})"


def _rivals(view: View, how: Thinking, choice: Move, most: int, rng: Random) -> list[Move]:
    """The moves that are tried beside the guide's, at most so many."""
    if how.candidates is not None:
        named = dict.fromkeys(how.candidates(view, most, rng))
        allowed = set(view.moves())
        return [move for move in named if move in allowed and move != choice][:most]
    others = [move for move in view.moves() if move != choice]
    return others if len(others) <= most else rng.sample(others, most)


class _Contest:
    """The guide's choice against its rivals, with the worth of every playout so far."""

    def __init__(self, view: View, guide: Bot, choice: Move, rng: Random, how: Thinking = PLAIN) -> None:
        self.view, self.choice, self.rng, self.how = view, choice, rng, how
        self.seats = [sensible(view.ruleset) if how.guide else guide] * view.rules.players
        self.seats[view.viewer] = guide
        self.worths: dict[Move, list[float]] = {}
        self.standing, ahead = standing_of(view.ruleset)
        ahead = ahead if how.ahead is None else how.ahead
        self.to_chance = ahead == 0
        self.until = view.turn + ahead * view.rules.players if ahead else float("inf")

    def best(self, rivals: list[Move], budget: int) -> Move:
        """Halve the rivals, each time with an equal share of the budget; the last must clearly beat the guide's choice.

        Only its last playouts count for that: those that it was picked by speak for it by luck as well.
        """
        while rivals:
            self.worths = {move: [] for move in (self.choice, *rivals)}
            share = max(budget // len(rivals).bit_length(), len(self.worths))
            budget -= self._tried(min(share, budget))
            rivals = sorted(rivals, key=lambda move: -sum(self.worths[move]))
            if len(rivals) == 1 or self._certain():
                return rivals[0] if self._clearly_better(rivals[0]) else self.choice
            rivals = rivals[: len(rivals) // 2]
        return self.choice

    def _tried(self, share: int) -> int:
        """Play as many rounds as a share of the budget allows; answers how many playouts that took."""
        spent = 0
        while spent + len(self.worths) <= share and not self._certain():
            self._round()
            spent += len(self.worths)
        return spent

    def _certain(self) -> bool:
        """Whether every candidate came out just the same when it was tried again."""
        return all(len(tried) >= ROUNDS and tried.count(tried[0]) == len(tried) for tried in self.worths.values())

    def rounds(self, tries: int) -> None:
        """Try every candidate so often; once or twice is enough where nothing is left to chance or to a guess."""
        for _ in range(tries):
            if not self._certain():
                self._round()

    def _round(self) -> None:
        """One guess and one piece of luck, met by every candidate."""
        opened, luck = self.view.guess(self.rng), self.rng.getrandbits(64)
        for move, tried in self.worths.items():
            tried.append(self._playout(opened.play(move), luck))

    def _playout(self, state: State[Any, Any], luck: int) -> float:
        """Play on, and say what has come of it. Dice and draws have their own stream: what a bot asks for never shifts them."""
        fate, mind = Random(luck), Random(luck + 1)
        engine, rules, kind, seats = state.engine, state.rules, type(state), self.seats
        for _ in range(LONGEST):
            actor = state.actor
            if actor is None or state.turn >= self.until or (self.to_chance and actor == CHANCE):
                break
            move = state.chance(fate) if actor == CHANCE else seats[actor](state.seen_by(actor), mind)
            state = kind(rules, engine.step(rules, state.table, move))
        return self.how.worth(state, self.view.viewer) if self.how.worth else self._worth(state)

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
        gaps = [mine - guides for mine, guides in zip(self.worths[move], self.worths[self.choice], strict=True)]
        if not gaps:
            return False
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(len(gaps) - 1, 1)
        return bool(mean > self.how.doubt * (spread / len(gaps)) ** 0.5)
