"""A beginner at SHARK: builds for the highest premium, buys the dearest shares, and never sells."""

from __future__ import annotations

from random import Random

from ...core.moves import Move
from ...core.view import View
from ..engine.chains import contact
from ..map import BITS
from ..notation import BUYS, DONE, Put
from ..table import AFTER, BEFORE, HUES, PLACE
from .outlook import changes


def beginner_bot(view: View, rng: Random) -> Move:
    """Place where the premium is highest, and put all money into the company that stands highest.

    The mistakes: it forgets who else holds the shares that it makes rise, buys dear before the fall, keeps what falls, and
    ends the game without counting.
    """
    moves, values = view.moves(), view.table.values
    if view.phase in (BEFORE, AFTER):
        wanted = [company for company in HUES if BUYS[company] in moves]
        return BUYS[max(wanted, key=lambda company: (values[company], rng.random()))] if wanted else DONE
    if view.phase == PLACE:
        return max(moves, key=lambda move: (_rise(view, move), rng.random()))
    return rng.choice(moves)


def _rise(view: View, move: Move) -> int:
    """The value that the company reaches, if it rises."""
    assert isinstance(move, Put)
    table, company = view.table, move.company
    moved = changes(view.rules, table, company, contact(table, company, BITS[move.row][move.column]))
    return int(table.values[company] + moved[company]) if moved[company] > 0 else 0
