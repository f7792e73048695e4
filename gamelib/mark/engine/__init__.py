"""Who may do what in MARK, and what it causes: plain functions over rules and tables.

A file a subject, in the order of play: ``setup``, ``turn``, ``storage``, ``dice``, ``auction``, ``action``, ``end``; beside
them ``objections`` (what forbids a move) and ``ledger`` (where everything is, and who sees it). ``ENGINE`` puts them together.
"""

from __future__ import annotations

from ...core.kit.engine import Engine, Phase, always
from ...core.kit.first import draw_of_first
from ...core.kit.sealed import veiled_bid
from ...core.moves import Move
from ..notation import AUCTIONS, PUTS, RETURNS, ROLLS, First, bids
from ..rules import Rules
from ..table import ACT, BID, EMPTY, NAME, PLACE, RETURN, ROLL, Table
from .action import act, actions, squares_of
from .auction import auctionable, bid, name_colour, put
from .dice import roll
from .end import ENDS, outcome
from .ledger import guess, hidden, holdings
from .objections import OBJECTIONS
from .setup import opening
from .storage import crowded_rows, give_back
from .turn import start_turn


def _colours_to_name(rules: Rules, table: Table) -> tuple[Move, ...]:
    return tuple(AUCTIONS[colour] for colour in auctionable(rules, table))


def _bids(rules: Rules, table: Table) -> tuple[Move, ...]:
    assert table.actor is not None
    return bids(table.cash[table.actor])


def _free_squares(rules: Rules, table: Table) -> tuple[Move, ...]:
    assert table.actor is not None
    return tuple(PUTS[square] for square in squares_of(EMPTY, table.yards[table.actor]))


def _pieces_to_return(rules: Rules, table: Table) -> tuple[Move, ...]:
    rows = crowded_rows(rules, table)
    return tuple([move for storey, row in rows for move, piece in zip(RETURNS[storey], row, strict=False) if piece != EMPTY])


PHASES = (
    draw_of_first("mark.first-player", First, start_turn),
    Phase(ROLL, "mark.roll", roll, always(*ROLLS), OBJECTIONS[ROLL], chance=True),
    Phase(NAME, "mark.hammer-star", name_colour, _colours_to_name, OBJECTIONS[NAME]),
    Phase(BID, "mark.sealed-bids", bid, _bids, OBJECTIONS[BID]),
    Phase(PLACE, "mark.sealed-bids", put, _free_squares, OBJECTIONS[PLACE]),
    Phase(RETURN, "mark.storage-default", give_back, _pieces_to_return, OBJECTIONS[RETURN]),
    Phase(ACT, "mark.one-action", act, actions, OBJECTIONS[ACT]),
)

ENGINE: Engine[Rules, Table] = Engine(
    opening, PHASES, holdings, outcome, ENDS, hidden=hidden, veiled=veiled_bid, guess=guess, pace=8.0
)
