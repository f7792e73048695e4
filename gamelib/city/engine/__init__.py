"""Who may do what in the city game, and what it causes: plain functions over rules and tables.

A file a subject, in the order of play: ``setup``, ``turn``, ``reservation``, ``building``, ``auction``, ``expropriation``,
``end``; beside them ``objections`` (what forbids a move) and ``ledger`` (where everything is, and who sees it).
``ENGINE`` puts them together.
"""

from __future__ import annotations

from itertools import compress

from ...core.events import Log
from ...core.kit.engine import Engine, Phase
from ...core.kit.first import draw_of_first
from ...core.kit.sealed import veiled_bid
from ...core.moves import Move
from ..notation import DRAW_TILE, DRAWS, LAID, Abstain, Bid, First, bids, moves
from ..rules import Rules
from ..table import BID, BUILD, CHOOSE, DRAW, FLATS, ROAD, SITE, TILES, Table
from .auction import bid
from .building import after_auction, build, choose, draw
from .end import outcome
from .ledger import guess, hidden, holdings
from .objections import OBJECTIONS, due_to_build
from .reservation import in_hand, reservable
from .setup import opening, site, site_moves, site_weights
from .turn import start_turn

ENDS = ("city.end",)
"""The ways a game can end."""


def _bid(rules: Rules, table: Table, move: Bid | Abstain, log: Log | None) -> None:
    if bid(rules, table, move, log) is not None:
        after_auction(rules, table, log)


def _kinds_left(rules: Rules, table: Table) -> tuple[int, ...]:
    """How many tiles of each kind the pile holds."""
    return tuple(filter(None, table.pile))


def _tiles(rules: Rules, table: Table) -> tuple[Move, ...]:
    return tuple(compress(DRAWS, table.pile))


def _bids(rules: Rules, table: Table) -> tuple[Move, ...]:
    assert table.actor is not None
    return bids(rules, table.coins[table.actor])


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
        for tile in LAID:
            if tile == ROAD or table.aside[tile - FLATS]:
                found += every.lays[tile](own)
    if in_hand(rules, table, player):
        found += every.reserves(reservable(rules, table))
    return found


def _build_first(rules: Rules, table: Table) -> tuple[str, dict[str, object]]:
    return "due-build", {"player": table.actor, "tile": TILES[table.tile]}


PHASES = (
    Phase(SITE, "city.setup-draw", site, site_moves, OBJECTIONS[SITE], chance=True, weights=site_weights),
    draw_of_first("city.first-player", First, start_turn),
    Phase(CHOOSE, "city.turn", choose, _choices, OBJECTIONS[CHOOSE]),
    Phase(DRAW, "city.build", draw, _tiles, OBJECTIONS[DRAW], chance=True, weights=_kinds_left),
    Phase(BID, "city.auction", _bid, _bids, OBJECTIONS[BID]),
    Phase(BUILD, due_to_build, build, _own_plots, OBJECTIONS[BUILD], reminder=_build_first),
)

ENGINE: Engine[Rules, Table] = Engine(
    opening, PHASES, holdings, outcome, ENDS, lowest_wins=True, hidden=hidden, veiled=veiled_bid, guess=guess, pace=3.0
)
"""The lowest score wins: it is what a player has to carry, not what the player has."""
