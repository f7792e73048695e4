"""Thought experiments: games in which one player is told what nobody at a table can know, and only that.

What perfect information would be worth is the difference between such a game and the same game without the telling.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from random import Random
from typing import Any

from ..core.moves import CHANCE, Move
from ..core.rules import Rules
from ..core.state import State
from .bots import Bot
from .playout import Run, derived

Seer = Callable[["Told", State[Any, Any], Move], Move]
"""Is given the game, the open state and the move that the bot of the seat would make; answers the move that is made."""


class Told(Run):
    """A game of bots in which one seat asks a seer before it moves. No bot is shown anything but its own view."""

    def __init__(
        self, name: str, rules: Rules | None, bots: str | Bot | Sequence[str | Bot] | None, seed: int, seat: int, seer: Seer
    ) -> None:
        super().__init__(name, rules, bots, seed)
        self.seat, self.seer = seat, seer
        self.notes: dict[Any, Any] = {}
        """What the seer has worked out and will need again."""
        self.fate = derived(seed, "chance")
        self.minds = [derived(seed, "bot", player) for player in range(len(self.seats))]

    def steps(self, limit: int | None = None) -> Iterator[None]:
        """As every game, but that the seat's moves go through the seer."""
        while self.state.actor is not None and len(self.moves) != limit:
            self.state = self.state.play(self._next(self.state))
            if self.state.last_move is not None:
                self.moves.append(self.state.last_move)
            yield

    def _next(self, state: State[Any, Any]) -> Move:
        if state.actor == CHANCE:
            return state.chance(self.fate)
        wanted = self._asked(state, self.minds[state.actor or 0])
        return self.seer(self, state, wanted) if state.actor == self.seat else wanted

    def _asked(self, state: State[Any, Any], mind: Random) -> Move:
        actor = state.actor
        assert actor is not None
        return self.seats[actor](state.seen_by(actor), mind)

    def ahead(self) -> Callable[[State[Any, Any]], Move]:
        """A look into the future: asked state after state, what chance will bring there and what the bots will do."""
        fate, minds = copy(self.fate), [copy(mind) for mind in self.minds]

        def coming(state: State[Any, Any]) -> Move:
            return state.chance(fate) if state.actor == CHANCE else self._asked(state, minds[state.actor or 0])

        return coming


def sealed_bids(run: Told, state: State[Any, Any], mine: Move, order: Sequence[int]) -> int:
    """The least bid that wins, if the bids that are made and those that are coming are known; among equals the first wins.

    A sealed bid cannot depend on another, so that it does not matter which bid of one's own is taken for a moment.
    """
    me, due, phase = order.index(state.actor or 0), state.play(mine), state.phase
    made = {player: bid for player, bid in enumerate(state.table.bids) if bid >= 0 and player != state.actor}
    coming = run.ahead()
    while due.phase == phase and due.actor in order:
        bid = coming(due)
        made[due.actor or 0] = int(getattr(bid, "amount", 0))
        due = due.play(bid)
    return max((bid + (order.index(player) < me) for player, bid in made.items()), default=0)
