"""Who may do what in MARK, and what it causes: plain functions over rules and tables.

A file a subject, in the order of play: ``setup``, ``turn``, ``storage``, ``dice``, ``auction``, ``action``, ``end``; beside
them ``objections`` (what forbids a move) and ``ledger`` (where everything is, and who sees it).
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.events import Log
from ...core.moves import Move
from ..notation import AUCTIONS, FIRSTS, PUTS, RETURNS, ROLLS, bids
from ..rules import Rules
from ..table import ACT, BID, EMPTY, FIRST, NAME, OVER, PLACE, RETURN, ROLL, Table
from .action import act, actions, squares_of
from .auction import auctionable, bid, name_colour, put
from .dice import roll
from .end import ENDS, outcome
from .ledger import guess, hidden, holdings, veiled
from .objections import due, objections
from .setup import opening
from .storage import crowded_rows, give_back
from .turn import first_player

__all__ = [
    "ENDS",
    "due",
    "guess",
    "hidden",
    "holdings",
    "legal",
    "objections",
    "opening",
    "outcome",
    "step",
    "veiled",
    "weights",
]

_STEPS: dict[str, Callable[..., None]] = {
    FIRST: first_player,
    ROLL: roll,
    NAME: name_colour,
    BID: bid,
    PLACE: put,
    RETURN: give_back,
    ACT: act,
}


def step(rules: Rules, table: Table, move: Move, log: Log | None = None) -> Table:
    """The table after a legal move; what it causes is written into the log if there is one."""
    after = table.copy()
    _STEPS[table.phase](rules, after, move, log)
    return after


def legal(rules: Rules, table: Table) -> tuple[Move, ...]:
    """Every legal move in the order of the catalogue; at chance, every outcome."""
    return _LEGAL[table.phase](rules, table)


def weights(rules: Rules, table: Table) -> None:
    """None: the first player and the faces of fair dice are all equally likely."""
    return None


def _first_players(rules: Rules, table: Table) -> tuple[Move, ...]:
    return FIRSTS[: rules.players]


def _rolls(rules: Rules, table: Table) -> tuple[Move, ...]:
    return ROLLS


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


def _nothing(rules: Rules, table: Table) -> tuple[Move, ...]:
    return ()


_LEGAL: dict[str, Callable[[Rules, Table], tuple[Move, ...]]] = {
    FIRST: _first_players,
    ROLL: _rolls,
    NAME: _colours_to_name,
    BID: _bids,
    PLACE: _free_squares,
    RETURN: _pieces_to_return,
    ACT: actions,
    OVER: _nothing,
}
