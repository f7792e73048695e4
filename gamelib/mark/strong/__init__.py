"""How the strong bot thinks in MARK: by learnt chances of a win, which it checks by playing one round on.

The chances were learnt under the printed rules; there the best few actions meet the same throws of the others, and what is
likeliest to win after that is done. Under changed rules the bot trusts a judgement with tuned numbers and plays the last
squares out: luck hides what a move is worth until few are left.
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
from . import expert
from .chances import chances_of
from .chances import chances_of as learnt
from .expert import Expert, Mind
from .guide import Guide, kinds
from .inputs import look
from .learning import Learner, written
from .numbers import NUMBERS

__all__ = ["NUMBERS", "Expert", "Guide", "Learner", "learnt", "look", "thinking", "written"]

BUDGET = 64
"""Playouts a decision of ``strong``."""
LATE = 4
"""With so many market squares left to fill, the rest of the game is played out."""
AHEAD = 1
"""So many rounds are played on before the learnt chances judge."""
DOUBT = 0.5
"""By so many standard errors another action must do better than the expert's own."""


def thinking(rules: Rules) -> Thinking:
    """Under the printed rules the expert, if it learnt for so many players; else the guide, which knows numbers for them."""
    if rules == Rules(players=rules.players) and chances_of(rules.players) is not None:
        return Thinking(guide=Expert(), candidates=promising, ahead=AHEAD, worth=chance, doubt=DOUBT)
    return Thinking(guide=Guide(), candidates=candidates, ahead=float("inf"), worth=worth)


def promising(view: View, most: int, rng: Random) -> Sequence[Move]:
    """One action of each kind, those that make a win likeliest first."""
    return [move for _, move in Mind(view).ranked(view.table)] if view.phase == ACT else ()


def chance(state: State[Rules, Table], me: int) -> float:
    """How likely a win is, by the learnt chances; after the end, the part of it."""
    chances = chances_of(state.rules.players)
    assert chances is not None
    return expert.worth(state.rules, state.table, me, chances)


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
