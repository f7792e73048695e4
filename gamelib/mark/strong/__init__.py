"""How the strong bot thinks in MARK: it trusts a judgement with tuned numbers, and plays the last squares out to the end.

Luck hides what a move is worth until few squares are left: whole games that are played out tell less than the judgement does.
Near the end they are short, and tell who wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...core.moves import Move
from ...core.state import State
from ...core.view import View
from ...players.thinking import Thinking
from ..rules import Rules
from ..table import ACT, Table
from .guide import Guide, kinds
from .numbers import NUMBERS

__all__ = ["NUMBERS", "Guide", "thinking"]

BUDGET = 128
"""Playouts a decision of ``strong``."""
LATE = 4
"""With so many market squares left to fill, the rest of the game is played out."""


def thinking(rules: Rules) -> Thinking:
    """The guide knows the numbers for so many players."""
    return Thinking(guide=Guide(), candidates=candidates, ahead=float("inf"), worth=worth)


def candidates(view: View, most: int, rng: Random) -> Sequence[Move]:
    """One action of each kind, late in the game; before that the guide knows best."""
    if view.phase != ACT or squares_left(view.rules, view.table) > LATE:
        return ()
    return [rng.choice(moves) for moves in kinds(view.moves()).values()]


def squares_left(rules: Rules, table: Table) -> int:
    """How many squares of the market must at least be filled before the game ends."""
    open_squares = sorted(rules.market_squares - sold for sold in table.sold)
    return sum(open_squares[: rules.rows_to_end])


def worth(state: State[Rules, Table], me: int) -> float:
    """The win, or a player's part of it; a lead in coins only parts equals."""
    ended = state.outcome
    cash = state.table.cash
    lead = (cash[me] - max(coins for player, coins in enumerate(cash) if player != me)) / (10 * state.rules.most_cash)
    return lead + (me in ended.winners) / len(ended.winners) if ended is not None and ended.winners else lead
