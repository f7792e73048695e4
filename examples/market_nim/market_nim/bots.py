"""Bots for Market Nim."""

from random import Random

from gamelib.core.moves import Move
from gamelib.core.view import View
from gamelib.players.bots import Bot, random_bot


def greedy_bot(view: View, rng: Random) -> Move:
    """Takes what brings the most money at once, and does not leave the last stones to the next player if it can help it."""
    state = view.guess(rng)

    def worth(move: Move) -> int:
        after = state.play(move)
        left = after.table.heaps
        lost = view.rules.prize if 0 < sum(left) == max(left) <= view.rules.limit else 0
        return int(after.table.cash[view.viewer] - lost)

    return max(view.moves(), key=worth)


BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}
