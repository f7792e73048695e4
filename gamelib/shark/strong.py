"""How the strong bot of SHARK thinks: as the magnate, whose best placements are played on until its next turn.

What the others will do with a map is the larger part of what a placement is worth. So each of the few that the magnate likes
best is followed by trade and by the turns of all others, on the same dice, and judged by the chance of winning that is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from ..core.moves import Move
from ..core.state import State
from ..core.view import View
from ..players.thinking import Thinking
from .bots.magnate import NUMBERS, lead, magnate_bot, numbers_for, ranked
from .bots.magnate import Magnate as Guide
from .rules import Rules
from .table import PLACE

__all__ = ["NUMBERS", "Guide", "chance_of_winning", "placements", "thinking"]

AHEAD = 1
"""A placement is judged when the turn comes back."""
LOOKED_AT = 6
"""So many placements are played on."""
CERTAIN = 9e5
"""A lead like this ends the game."""
CHANCES = {2: (0.012, 0.0), 3: (0.018, 1.0)}
MORE_PLAYERS = (0.023, 1.0)
"""What a point of the lead adds to the log odds of winning, and how far they lie below even without a lead, by players."""


def thinking(rules: Rules) -> Thinking:
    """The magnate guides, and its best placements are tried against each other; trade is left to it."""
    return Thinking(guide=magnate_bot, candidates=placements, ahead=AHEAD, worth=chance_of_winning)


def placements(view: View, most: int, rng: Random) -> Sequence[Move]:
    """The placements that leave the magnate the greatest lead; none in trade, and none where it can win at once."""
    if view.phase != PLACE:
        return ()
    best = ranked(view, rng, numbers_for(view.rules))
    return () if best[0][0] > CERTAIN else [move for worth, move in best[:LOOKED_AT] if worth > -CERTAIN]


def chance_of_winning(state: State[Any, Any], me: int) -> float:
    """How likely a player is to win from here: known at the end, before that a matter of the lead."""
    ended = state.outcome
    if ended is not None:
        return (me in ended.winners) / len(ended.winners)
    if state.table.out[me]:
        return 0.0
    point, behind = CHANCES.get(state.rules.players, MORE_PLAYERS)
    return 1 / (1 + exp(behind - point * lead(state.rules, state.table, me, numbers_for(state.rules))))
