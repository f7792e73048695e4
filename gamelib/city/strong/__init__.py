"""How the strong bot thinks in the city game: it trusts a judgement with tuned numbers, and plays the last plots out.

What others will reserve decides most of a route's length, so that the judgement counts what a plot is worth to them too. With
few plots left the games that are played out are short, and tell who wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...core.moves import Move
from ...core.state import State
from ...core.view import View
from ...players.thinking import Thinking
from ..notation import Build, Lay, Reserve
from ..rules import Rules
from ..table import BID, ROAD, Table
from .guide import Guide
from .numbers import NUMBERS

__all__ = ["BUDGET", "NUMBERS", "Guide", "thinking"]

BUDGET = 32
"""Playouts a decision of ``strong``."""
LATE = 8
"""With so many undeveloped plots left, the rest of the game is played out."""
LEAD = 0.005
"""What a point of the score counts beside a win, so that it only parts equals."""


def thinking(rules: Rules) -> Thinking:
    """The guide knows the numbers for so many players."""
    return Thinking(guide=Guide(), candidates=candidates, ahead=float("inf"), worth=worth)


def candidates(view: View, most: int, rng: Random) -> Sequence[Move]:
    """One move of each kind, late in the game; before that, and in auctions, the guide knows best."""
    if view.phase == BID or plots_left(view.rules, view.table) > LATE:
        return ()
    different: dict[tuple[object, ...], Move] = {}
    for move in view.moves():
        plot = (move.row, move.column) if isinstance(move, Reserve | Build | Lay) else ()
        different.setdefault((move.kind, *plot, isinstance(move, Lay) and move.tile == ROAD), move)
    return list(different.values())


def plots_left(rules: Rules, table: Table) -> int:
    """How many plots nothing stands on yet."""
    return (rules.ground.plots & ~(table.built | table.roads)).bit_count()


def worth(state: State[Rules, Table], me: int) -> float:
    """The win, or a player's part of it, and a little for the lead; nothing where a playout was given up."""
    ended = state.outcome
    if ended is None or not ended.winners:
        return 0.0
    lead = min(score for player, score in enumerate(ended.scores) if player != me) - ended.scores[me]
    return (me in ended.winners) / len(ended.winners) + LEAD * lead
