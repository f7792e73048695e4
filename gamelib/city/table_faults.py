"""Whether a table could be: tiles, markers and money add up, the connection rules hold, and the phase fits."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.kit.positions import Fault
from .cut_plots import cuts, holds, sides
from .engine.auction import bidders
from .engine.end import full
from .engine.reservation import in_hand
from .engine.turn import can_act
from .plot_sets import members, name
from .rules import EASY, Rules
from .table import (
    ABSTAINED,
    BID,
    BUILD,
    CHOOSE,
    DISTRIBUTORS,
    DRAW,
    FIRST,
    FISH,
    FLATS,
    GOODS,
    KINDS,
    LACKING,
    NO_TILE,
    NOBODY,
    NOT_YET,
    NOWHERE,
    OVER,
    SET_ASIDE,
    SITE,
    SITING,
    Table,
)


def _phase(rules: Rules, table: Table) -> Iterator[Fault]:
    before = table.phase in (SITE, FIRST)
    if (table.turn == 0) != before and table.phase != OVER:
        yield "turn", "the turn is 0 while distributors and the first player are drawn, and at least 1 afterwards."
    if (table.player == NOBODY) != before and table.phase != OVER:
        yield "player", "a player has the turn in every phase but site and first-player."
    if NOWHERE not in table.sites and (table.phase == OVER) != full(rules, table):
        said = "a plot is still undeveloped" if table.phase == OVER else "every plot is developed"
        yield "phase", f"{said}, so the phase cannot be {table.phase}."
    if table.phase == CHOOSE and not can_act(rules, table):
        yield "phase", "the player can neither reserve nor build, so the phase cannot be choose."


def _sites(rules: Rules, table: Table) -> Iterator[Fault]:
    standing = [good for good in SITING if table.sites[good] != NOWHERE]
    missing = [good for good in SITING if table.sites[good] == NOWHERE]
    if missing and table.phase != SITE:
        yield "board", f"the {DISTRIBUTORS[missing[0]]} is missing."
    elif not missing and table.phase == SITE:
        yield "phase", "all distributors stand, so the phase cannot be site."
    elif standing != list(SITING[: len(standing)]):
        yield "board", "the distributors are placed in the order port, plant, refinery, factory."
    for good in standing:
        yield from _site(rules, good, table.sites[good])


def _site(rules: Rules, good: int, site: int) -> Iterator[Fault]:
    if rules.sites and site != rules.given_sites[good]:
        there = name(*rules.ground.square(rules.given_sites[good]))
        yield site, f"the rules put the {DISTRIBUTORS[good]} on {there}."
    if (good == FISH or rules.setup == EASY) and site not in rules.ground.corners:
        yield site, f"the {DISTRIBUTORS[good]} must stand in a corner [city.distributors]."


def _connection(rules: Rules, table: Table) -> Iterator[Fault]:
    here, free = rules.ground, rules.ground.plots & ~table.built
    for plot in members(table.served):
        if not here.around[plot] & free:
            yield plot, "no road or undeveloped plot lies beside it [city.access]."
    if not holds(here, table.built, table.served):
        lonely = sides(here, table.built, 0)[-1]
        yield next(members(lonely)), "it is cut off from the other roads and undeveloped plots [city.connected]."
    if table.phase != SITE:
        for plot in members(cuts(here, table.built, table.served) & ~table.roads):
            yield plot, "building there would break a connection, so it must be a road, '+' [city.expropriate]."


def _tiles(rules: Rules, table: Table) -> Iterator[Fault]:
    for good, kind in enumerate(KINDS[: len(GOODS)]):
        lacking = sum(owned[good] == LACKING for owned in table.shops) - (table.tile == good)
        if table.pile[good] != lacking:
            yield "pile", f"{lacking} of the kind {kind} are still to be drawn, not {table.pile[good]}."
    drawn = [plots.bit_count() + (table.tile == tile) for tile, plots in enumerate(table.blockers, start=FLATS)]
    for tile, out in enumerate(drawn, start=FLATS):
        aside = table.aside[tile - FLATS] if tile in SET_ASIDE else 0
        all_ = rules.pile[tile] + (rules.aside[tile - FLATS] if tile in SET_ASIDE else 0)
        if out + table.pile[tile] + aside != all_:
            yield (
                "pile",
                f"the {KINDS[tile]} on the board, in the pile and left over are {out + table.pile[tile] + aside}, not {all_}.",
            )
    if any(table.pile) and table.aside != rules.aside:
        yield "aside", "blockers that were left over are used only when the pile is empty."
    if not any(table.pile) and any(left > first for left, first in zip(table.aside, rules.aside, strict=True)):
        yield "aside", "more blockers are left over than there were at first."


def _markers(rules: Rules, table: Table) -> Iterator[Fault]:
    for player, plots in enumerate(table.marks):
        if in_hand(rules, table, player) < 0:
            shops = sum(shop > 0 for shop in table.shops[player])
            most = plots.bit_count() + in_hand(rules, table, player)
            where = max(members(plots), default=0) or max(table.shops[player])
            yield (
                where,
                f"player {player + 1} has reserved {plots.bit_count()} plots; with {shops} shops there are {most} markers.",
            )


def _money(rules: Rules, table: Table) -> Iterator[Fault]:
    for player, coins in enumerate(table.coins):
        buys = table.phase == BUILD and table.actor == player and table.tile < len(GOODS)
        bought = buys or any(shop != LACKING for shop in table.shops[player])
        if coins < rules.coins and not bought:
            yield "coins", f"player {player + 1} has no shop, so nothing of the {rules.coins} coins is spent."


def _beginning(rules: Rules, table: Table) -> Iterator[Fault]:
    """Nobody can build before everybody has had a turn, and until then each has reserved one plot at most."""
    if table.turn > rules.players or table.phase == OVER:
        return
    here = rules.ground
    if table.pile != rules.pile or table.tile != NO_TILE:
        yield "turn", f"nothing can be built before turn {rules.players + 1}."
    expected = 0 if table.phase == SITE else cuts(here, table.built, table.served)
    for plot in members(table.roads & ~expected):
        yield plot, "nothing has been built, so this cannot be a road."
    first = (table.player - table.turn + 1) % rules.players
    for player, plots in enumerate(table.marks):
        turns = int((player - first) % rules.players < table.turn - 1)
        if plots.bit_count() > turns:
            yield (
                next(members(plots)),
                f"player {player + 1} cannot have reserved {plots.bit_count()} plots before turn {table.turn}.",
            )


def _tile(rules: Rules, table: Table) -> Iterator[Fault]:
    if (table.tile != NO_TILE) != (table.phase in (BID, BUILD)):
        yield "tile", "a tile is drawn in the phases bid and build, and only there."
        return
    if table.phase in (DRAW, BID) and not table.marks[table.player]:
        yield "player", "a player who builds has a reserved plot."
    if table.phase == DRAW and not any(table.pile):
        yield "pile", "the pile is empty, so no tile is drawn."
    if table.phase == BUILD:
        yield from _builder(table)


def _builder(table: Table) -> Iterator[Fault]:
    where, builder = ("winner", table.actor) if table.tile < len(GOODS) else ("player", table.player)
    assert builder is not None
    if not table.marks[builder]:
        yield where, f"player {builder + 1} has no reserved plot to build on."
    if table.tile < len(GOODS) and table.shops[builder][table.tile] != LACKING:
        yield where, f"player {builder + 1} already owns a {KINDS[table.tile]} [city.one-each]."


def _bids(rules: Rules, table: Table) -> Iterator[Fault]:
    if table.phase != BID:
        return
    if table.tile >= len(GOODS):
        yield "tile", f"{KINDS[table.tile]} are not auctioned."
        return
    order = bidders(rules, table)
    laid = [table.bids[player] != NOT_YET for player in order]
    if len(order) < 2:
        yield "bids", "fewer than two players lack this shop, so there is no auction."
    elif all(laid) or sorted(laid, reverse=True) != laid:
        yield (
            "bids",
            "bids are laid clockwise from the drawer's left by those who lack the shop, and the last is still to come.",
        )
    for player, bid in enumerate(table.bids):
        if bid != NOT_YET and player not in order:
            yield "bids", f"player {player + 1} owns this shop and does not bid."
        if bid == ABSTAINED and not rules.may_abstain:
            yield "bids", f"player {player + 1} cannot abstain under these rules [city.auction]."
        if bid > table.coins[player]:
            yield "bids", f"player {player + 1} bids {bid} and has {table.coins[player]}."


FAULTS = (_phase, _sites, _connection, _tiles, _markers, _money, _beginning, _tile, _bids)
"""What to look for, in this order; each function names where something is wrong, and what."""
