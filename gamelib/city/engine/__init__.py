"""Who may do what in the city game, and what it causes: plain functions over rules and tables.

A file a subject, in the order of play: ``setup``, ``turn``, ``reservation``, ``building``, ``auction``, ``expropriation``,
``end``; beside them ``objections`` (what forbids a move) and ``ledger`` (where everything is, and who sees it).
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.events import Log
from ...core.moves import Move
from ..notation import DRAW_TILE, DRAWS, FIRSTS, LAID, Bid, bids, moves
from ..rules import Rules
from ..table import BID, BUILD, CHOOSE, DRAW, FIRST, FLATS, OVER, ROAD, SITE, Table
from .auction import bid
from .building import after_auction, build, choose, draw
from .end import outcome
from .ledger import guess, hidden, holdings, veiled
from .objections import due, objections
from .reservation import in_hand, reservable
from .setup import opening, site, site_moves, site_weights
from .turn import first_player

ENDS = ("city.end",)
"""The ways a game can end."""
LOWEST_WINS = True
"""A score is what a player has to carry, not what the player has."""

__all__ = [
    "ENDS",
    "LOWEST_WINS",
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


def _bid(rules: Rules, table: Table, move: Bid, log: Log | None) -> None:
    if bid(rules, table, move, log) is not None:
        after_auction(rules, table, log)


_STEPS: dict[str, Callable[..., None]] = {
    SITE: site,
    FIRST: first_player,
    CHOOSE: choose,
    DRAW: draw,
    BID: _bid,
    BUILD: build,
}


def step(rules: Rules, table: Table, move: Move, log: Log | None = None) -> Table:
    """The table after a legal move; what it causes is written into the log if there is one."""
    after = table.copy()
    _STEPS[table.phase](rules, after, move, log)
    return after


def legal(rules: Rules, table: Table) -> tuple[Move, ...]:
    """Every legal move in the order of the catalogue; at chance, every outcome."""
    return _LEGAL[table.phase](rules, table)


def weights(rules: Rules, table: Table) -> tuple[int, ...] | None:
    """How many tiles of each kind the pile holds, how often a place leads to a set-up that stands; None for equal chances."""
    if table.phase == DRAW:
        return tuple(count for count in table.pile if count)
    return site_weights(rules, table) if table.phase == SITE else None


def _first_players(rules: Rules, table: Table) -> tuple[Move, ...]:
    return FIRSTS[: rules.players]


def _tiles(rules: Rules, table: Table) -> tuple[Move, ...]:
    return tuple(DRAWS[tile] for tile, count in enumerate(table.pile) if count)


def _bids(rules: Rules, table: Table) -> tuple[Move, ...]:
    assert table.actor is not None
    return bids(table.coins[table.actor])


def _own_plots(rules: Rules, table: Table) -> tuple[Move, ...]:
    assert table.actor is not None
    return moves(rules.ground.side).builds(table.marks[table.actor])


def _choices(rules: Rules, table: Table) -> tuple[Move, ...]:
    """Build, if there is a plot to build on; reserve, if there is a marker."""
    player, every = table.player, moves(rules.ground.side)
    own = table.marks[player]
    found: tuple[Move, ...] = ()
    if own and any(table.pile):
        found = (DRAW_TILE,)
    elif own:
        tiles = [tile for tile in LAID if tile == ROAD or table.aside[tile - FLATS]]
        found = tuple(move for tile in tiles for move in every.lays[tile](own))
    if in_hand(rules, table, player):
        found += every.reserves(reservable(rules, table))
    return found


def _nothing(rules: Rules, table: Table) -> tuple[Move, ...]:
    return ()


_LEGAL: dict[str, Callable[[Rules, Table], tuple[Move, ...]]] = {
    SITE: site_moves,
    FIRST: _first_players,
    CHOOSE: _choices,
    DRAW: _tiles,
    BID: _bids,
    BUILD: _own_plots,
    OVER: _nothing,
}
