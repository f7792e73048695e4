"""Where everything is, and who sees it: everything is open except the pile's order and the bids that are still sealed."""

from __future__ import annotations

from random import Random

from ...core.kit.sealed import NOT_YET, SEALED, sealed, unsealed
from ...core.moves import Place
from ..plot_sets import members
from ..rules import Rules
from ..table import (
    ASIDE,
    BANK,
    BLOCKERS,
    BOX,
    DISTRIBUTORS,
    DRAWN,
    KINDS,
    MONEY,
    NO_TILE,
    NOWHERE,
    OFF_BOARD,
    PILE,
    ROAD_TILES,
    ROADS,
    SET_ASIDE,
    SHOPS,
    Table,
    hand,
    marker,
    off_board,
    purse,
    spare,
)
from .reservation import in_hand, shops_built


def holdings(rules: Rules, table: Table) -> dict[tuple[Place, str], int]:
    """Every coin, tile and marker; places that hold nothing are left out.

    The bank's money and the printed road tiles may be below zero: neither ever runs out.
    """
    found: dict[tuple[Place, str], int] = {(BANK, MONEY): -sum(table.coins)}
    found[ROADS, "road"] = ROAD_TILES - table.roads.bit_count()
    found.update(((PILE, KINDS[tile]), count) for tile, count in enumerate(table.pile))
    found.update(((ASIDE, KINDS[tile]), count) for tile, count in zip(SET_ASIDE, table.aside, strict=True))
    if table.tile != NO_TILE:
        found[DRAWN, KINDS[table.tile]] = 1
    _board(rules, table, found)
    for player in range(rules.players):
        _player(rules, table, player, found)
    return {key: amount for key, amount in found.items() if amount}


def _board(rules: Rules, table: Table, found: dict[tuple[Place, str], int]) -> None:
    here = rules.ground
    for name, site in zip(DISTRIBUTORS, table.sites, strict=True):
        found[BOX if site == NOWHERE else here.place(site), name] = 1
    for name, plots in (*zip(BLOCKERS, table.blockers, strict=True), ("road", table.roads)):
        found.update(((place, name), 1) for place in here.places(plots))


def _player(rules: Rules, table: Table, player: int, found: dict[tuple[Place, str], int]) -> None:
    here, thing = rules.ground, marker(player)
    found[purse(player), MONEY] = table.coins[player]
    found[hand(player), thing] = in_hand(rules, table, player)
    found[spare(player), thing] = max(0, rules.spare_markers - shops_built(table, player))
    found.update(((here.place(plot), thing), 1) for plot in members(table.marks[player]))
    for name, shop in zip(SHOPS, table.shops[player], strict=True):
        if shop == OFF_BOARD:
            found[off_board(player), name] = 1
        elif shop > 0:
            found[here.place(shop), name] = found[here.place(shop), thing] = 1


def hidden(rules: Rules, table: Table, viewer: int) -> Table:
    """The table as the viewer sees it: the others' bids are sealed until the last is in."""
    return table if all(bid == NOT_YET for bid in table.bids) else table.changed(bids=sealed(table.bids, viewer))


def guess(rules: Rules, table: Table, viewer: int, rng: Random) -> Table:
    """An open table that agrees with what the viewer sees: each sealed bid is any that its bidder can pay."""
    return table.changed(bids=unsealed(table.bids, table.coins, rng)) if SEALED in table.bids else table
