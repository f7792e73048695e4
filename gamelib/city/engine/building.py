"""Building: a tile is drawn; a blocker goes on one's own plot, a shop is auctioned; without a pile, a road or a left-over."""

from __future__ import annotations

from ...core.events import Log
from ...core.moves import CHANCE, Move
from ...core.table import replaced
from ..notation import Build, Draw, Lay, Reserve, Tile
from ..plot_sets import name
from ..rules import Rules
from ..table import (
    ASIDE,
    BUILD,
    DEMONSTRATION,
    DRAW,
    DRAWN,
    FLATS,
    GOODS,
    NO_TILE,
    PILE,
    ROAD,
    ROADS,
    TILES,
    Table,
    hand,
    marker,
    spare,
)
from .auction import give_shop, open_auction
from .end import finish, full
from .expropriation import expropriate, log_road_tiles
from .reservation import reserve, shops_built
from .turn import choose_anew, end_turn


def choose(rules: Rules, table: Table, move: Move, log: Log | None) -> None:
    """What a turn is: reserve a plot, or build on one that was reserved before."""
    if isinstance(move, Reserve):
        reserve(rules, table, move, log)
        end_turn(rules, table, log)
    elif isinstance(move, Draw):
        table.phase, table.actor = DRAW, CHANCE
        if log is not None:
            log.add("city.build", "draw", {"player": table.player, "plots": table.marks[table.player].bit_count()})
    elif isinstance(move, Lay):
        lay(rules, table, move, log)


def draw(rules: Rules, table: Table, move: Tile, log: Log | None) -> None:
    """The tile that the pile gives: a shop is auctioned, a blocker must be built by the drawer."""
    tile, player = move.tile, table.player
    table.pile = replaced(table.pile, tile, table.pile[tile] - 1)
    table.tile = tile
    if log is not None:
        also = ("city.option-demonstration",) if tile == DEMONSTRATION else ()
        flow = (PILE, DRAWN, TILES[tile], 1)
        log.add("city.build", "drawn", {"player": player, "tile": TILES[tile], "left": sum(table.pile)}, (flow,), also)
    if tile < len(GOODS):
        if open_auction(rules, table, log) is not None:
            after_auction(rules, table, log)
    else:
        table.phase, table.actor = BUILD, player
        if log is not None:
            log.add("city.build-blocker", "must-place", {"player": player, "tile": TILES[tile]})


def after_auction(rules: Rules, table: Table, log: Log | None) -> None:
    """The winner is known and is the actor, who builds, or keeps the shop off the board without a plot."""
    winner = table.actor
    assert winner is not None
    if table.marks[winner]:
        table.phase = BUILD
        return
    give_shop(rules, table, winner, log)
    _shop_given(rules, table, winner, log)


def _shop_given(rules: Rules, table: Table, winner: int, log: Log | None) -> None:
    """The drawer's turn is over if the drawer got the shop; otherwise the drawer chooses anew."""
    if winner != table.player:
        return choose_anew(rules, table, log)
    if log is not None:
        log.add("city.drawer-won", "drawer-won", {"player": winner})
    end_turn(rules, table, log)


def build(rules: Rules, table: Table, move: Build, log: Log | None) -> None:
    """The tile drawn or won goes on one of the actor's plots; then expropriation, and the end if the board is full."""
    tile, builder = table.tile, table.actor
    assert builder is not None
    spot = rules.ground.at(move.row, move.column)
    if log is not None:
        said = {"player": builder, "tile": TILES[tile], "plot": name(move.row, move.column)}
        clause = "city.auction-place" if tile < len(GOODS) else "city.build-blocker"
        log.add(clause, "built", said, ((DRAWN, rules.ground.place(spot), TILES[tile], 1),))
    table.tile = NO_TILE
    _stand(rules, table, builder, tile, spot, log)
    expropriate(rules, table, spot, log)
    if full(rules, table):
        finish(rules, table, log)
    elif tile < len(GOODS):
        _shop_given(rules, table, builder, log)
    else:
        end_turn(rules, table, log)


def lay(rules: Rules, table: Table, move: Lay, log: Log | None) -> None:
    """The pile is empty: a road or a left-over blocker on one of one's own plots."""
    tile, player = move.tile, table.player
    spot = rules.ground.at(move.row, move.column)
    if log is not None:
        said = {"player": player, "tile": TILES[tile], "plot": name(move.row, move.column)}
        source = ROADS if tile == ROAD else ASIDE
        log.add("city.pile-empty", "laid", said, ((source, rules.ground.place(spot), TILES[tile], 1),), ("city.build",))
    if tile != ROAD:
        left = table.aside[tile - FLATS]
        table.aside = replaced(table.aside, tile - FLATS, left - 1)
    _stand(rules, table, player, tile, spot, log)
    if tile != ROAD:  # a road leaves open what was open, so it can cut nothing
        expropriate(rules, table, spot, log)
    if full(rules, table):
        finish(rules, table, log)
    else:
        end_turn(rules, table, log)


def _stand(rules: Rules, table: Table, player: int, tile: int, spot: int, log: Log | None) -> None:
    """A tile stands on the plot. A shop keeps the marker that was there; anything else gives it back."""
    bit = 1 << spot
    table.marks = replaced(table.marks, player, table.marks[player] & ~bit)
    if tile < len(GOODS):
        table.shops = replaced(table.shops, player, replaced(table.shops[player], tile, spot))
        table.served |= bit
        table.built |= bit
    elif tile == ROAD:
        table.roads |= bit
    else:
        kind = tile - FLATS
        table.blockers = replaced(table.blockers, kind, table.blockers[kind] | bit)
        table.built |= bit
    if log is not None:
        _log_marker(rules, table, player, tile, spot, log)


def _log_marker(rules: Rules, table: Table, player: int, tile: int, spot: int, log: Log) -> None:
    where = {"player": player, "plot": name(*rules.ground.square(spot)), "tile": TILES[tile]}
    if tile >= len(GOODS):
        flow = (rules.ground.place(spot), hand(player), marker(player), 1)
        log.add("city.marker-owner", "marker-returned", where, (flow,))
    elif shops_built(table, player) <= rules.spare_markers:
        flow = (spare(player), hand(player), marker(player), 1)
        log.add("city.marker-owner", "marker-released", where, (flow,))
    else:
        log.add("city.marker-owner", "marker-kept", where)
    if tile == ROAD:
        log_road_tiles(table, 1, log)
