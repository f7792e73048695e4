"""What forbids a move: one short function a kind, which names every clause in the way, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.events import Refusal
from ...core.kit.engine import Checks
from ..notation import LAID, LARGEST, Abstain, Bid, Build, Draw, Lay, Reserve, Site, Tile
from ..plot_sets import name
from ..rules import Rules
from ..table import (
    BID,
    BUILD,
    CHOOSE,
    DISTRIBUTORS,
    DRAW,
    FLATS,
    GOODS,
    KINDS,
    ROAD,
    SITE,
    TILES,
    Table,
)
from .reservation import first_round, in_hand, reservable
from .setup import next_site, sites_to_draw


def due_to_build(rules: Rules, table: Table) -> str:
    """The clause by which the tile must be built: it was won at auction, or it is a blocker."""
    return "city.auction-place" if table.tile < len(GOODS) else "city.build-blocker"


def _site(rules: Rules, table: Table, move: Site) -> Iterator[Refusal]:
    good = next_site(table)
    if move.good != good:
        yield Refusal("city.setup-draw", "other-site-first", {"site": DISTRIBUTORS[good]})
    if not _exists(rules, move.row, move.column):
        yield _no_plot(rules, move.row, move.column)
    elif not sites_to_draw(rules, table) >> rules.ground.at(move.row, move.column) & 1:
        values = {"site": DISTRIBUTORS[good], "plot": name(move.row, move.column)}
        yield Refusal("city.distributors", f"site-{rules.setup}", values)


def _draw(rules: Rules, table: Table, move: Draw) -> Iterator[Refusal]:
    if not table.marks[table.player]:
        yield Refusal("city.build", "no-plot", {"player": table.player})
    if not any(table.pile):
        yield Refusal("city.pile-empty", "pile-empty")


def _tile(rules: Rules, table: Table, move: Tile) -> Iterator[Refusal]:
    if not 0 <= move.tile < len(KINDS):
        yield Refusal("city.pile", "no-such-tile")
    elif not table.pile[move.tile]:
        yield Refusal("city.pile", "not-in-pile", {"tile": KINDS[move.tile]})


def _bid(rules: Rules, table: Table, move: Bid) -> Iterator[Refusal]:
    assert table.actor is not None
    if move.amount < 0:
        yield Refusal("city.auction", "bid-too-low")
    elif move.amount > table.coins[table.actor]:
        values = {"player": table.actor, "amount": move.amount, "coins": table.coins[table.actor]}
        yield Refusal("city.auction", "bid-too-high", values)


def _abstain(rules: Rules, table: Table, move: Abstain) -> Iterator[Refusal]:
    if not rules.may_abstain:
        yield Refusal("city.auction", "no-abstaining", {"player": table.actor})


def _build(rules: Rules, table: Table, move: Build) -> Iterator[Refusal]:
    assert table.actor is not None
    yield from _own_plot(rules, table, table.actor, (move.row, move.column))


def _lay(rules: Rules, table: Table, move: Lay) -> Iterator[Refusal]:
    if any(table.pile):
        yield Refusal("city.pile-empty", "pile-not-empty", {"tiles": sum(table.pile)})
    if move.tile not in LAID:
        yield Refusal("city.pile-empty", "never-aside")
    elif move.tile != ROAD and not table.aside[move.tile - FLATS]:
        yield Refusal("city.pile-empty", "none-aside", {"tile": TILES[move.tile]})
    yield from _own_plot(rules, table, table.player, (move.row, move.column))


def _own_plot(rules: Rules, table: Table, builder: int, where: tuple[int, int]) -> Iterator[Refusal]:
    """Only its owner builds on a reserved plot, and only on a reserved one."""
    if not _exists(rules, *where):
        yield _no_plot(rules, *where)
        return
    spot = rules.ground.at(*where)
    if table.marks[builder] >> spot & 1:
        return
    owner = next((player for player, plots in enumerate(table.marks) if plots >> spot & 1), None)
    values: dict[str, object] = {"player": builder, "plot": name(*where)}
    if owner is not None:
        yield Refusal("city.reserve-owner", "plot-of-another", {**values, "owner": owner})
    else:
        clause = due_to_build(rules, table) if table.phase == BUILD else "city.build"
        yield Refusal(clause, "plot-not-reserved", values)


def _reserve(rules: Rules, table: Table, move: Reserve) -> Iterator[Refusal]:
    player = table.player
    if not in_hand(rules, table, player):
        yield Refusal("city.markers", "no-marker", {"player": player})
    if not _exists(rules, move.row, move.column):
        yield _no_plot(rules, move.row, move.column)
        return
    spot, values = rules.ground.at(move.row, move.column), {"plot": name(move.row, move.column)}
    if (table.built | table.roads) >> spot & 1:
        yield Refusal("city.reserve", "plot-developed", values)
    elif table.reserved >> spot & 1:
        yield Refusal("city.reserve", "plot-reserved", values)
    elif not first_round(rules, table) and not reservable(rules, table) >> spot & 1:
        yield Refusal("city.reserve", "too-far-roads" if rules.reserve_by_roads else "too-far", values)


def _exists(rules: Rules, row: int, column: int) -> bool:
    return 0 <= row < rules.ground.side and 0 <= column < rules.ground.side


def _no_plot(rules: Rules, row: int, column: int) -> Refusal:
    last = rules.ground.side - 1
    values: dict[str, object] = {"side": last + 1, "last": name(last, last)}
    if not (0 <= row < LARGEST and 0 <= column < LARGEST):
        return Refusal("city.board", "no-plot-there", values)
    return Refusal("city.board", "no-such-plot", {"plot": name(row, column), **values})


OBJECTIONS: dict[str, Checks] = {
    SITE: {Site: _site},
    CHOOSE: {Draw: _draw, Lay: _lay, Reserve: _reserve},
    DRAW: {Tile: _tile},
    BID: {Bid: _bid, Abstain: _abstain},
    BUILD: {Build: _build},
}
"""For each phase, the kinds of move that belong to it and what forbids them."""
