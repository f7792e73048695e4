"""What can be counted in the city game: tiles, markers, plots, roads, routes, missing shops, and the score so far."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.counts import Count
from .becoming import becomes
from .curves import FAR, route_lengths
from .engine.end import counted
from .engine.reservation import in_hand, shops_built
from .plot_sets import members, name
from .route_lengths import lengths
from .rules import Rules
from .table import DISTRIBUTORS, GOODS, KINDS, LACKING, OFF_BOARD, OVER, SET_ASIDE, SHOPS, Table

__all__ = ["becomes", "between", "counts"]


def counts(rules: Rules, table: Table) -> Iterator[Count]:
    """Every number that somebody may ask for; all of them lie open."""
    left = tuple((tile, count) for tile, count in zip(KINDS, table.pile, strict=True) if count)
    yield Count("pile" if left else "pile-empty", "city.pile", {"tiles": sum(table.pile), "kinds": left})
    for kind, tile in enumerate(KINDS):
        yield Count(
            "pile-kind", "city.pile", {"tile": tile, "tiles": table.pile[kind]}, about=(("tile", tile), ("short", tile))
        )
    yield Count("roads", "city.roads-unlimited", {"roads": table.roads.bit_count()})
    yield from _of_board(rules, table)
    free = rules.ground.plots & ~(table.built | table.roads | table.reserved)
    yield Count("free", "city.end", {"plots": free.bit_count(), "reserved": table.reserved.bit_count()})
    lengths, scored = route_lengths(rules, table), counted(rules, table)
    for player in range(rules.players):
        yield from _of_player(rules, table, player)
        yield from _routes(rules, table, player, lengths[player])
        values = {"player": player, "routes": sum(scored[player]), "coins": table.coins[player], "cap": rules.cap}
        key = "score-final" if table.phase == OVER else "score"
        yield Count(key, "city.score", {**values, "score": sum(scored[player]) - table.coins[player]}, player)
    if table.phase != OVER and table.player >= 0:
        yield Count("next", "city.turn-end", {"player": table.player, "next": (table.player + 1) % rules.players})


def between(rules: Rules, table: Table, player: int, start: str, goal: str) -> Iterator[Count]:
    """The shortest route that can still lead from a plot to a distributor, in whichever order they are named."""
    squares = {name(*rules.ground.square(plot)): plot for plot in members(rules.ground.plots)}
    plots = [squares[word] for word in (start.upper(), goal.upper()) if word in squares]
    spoken = {*f"{start} {goal}".lower().split()}
    sites = [good for good, site in enumerate(DISTRIBUTORS) if table.sites[good] in squares.values() and site in spoken]
    if len(plots) != 1 or len(sites) != 1:
        return
    plot, site = plots[0], table.sites[sites[0]]
    open_plots = (rules.ground.plots & ~table.built | table.roads) & ~(1 << plot)
    length = lengths(rules.ground, open_plots, site, {plot}, FAR).get(plot, 0)
    said = {"plot": name(*rules.ground.square(plot)), "site": DISTRIBUTORS[sites[0]], "length": length}
    said["stands"] = name(*rules.ground.square(site))
    yield Count("reach" if length else "reach-none", "city.route", said)


def _of_board(rules: Rules, table: Table) -> Iterator[Count]:
    """How big the board is, the most that a route counts, where distributors stand, and the blockers that were left over."""
    for site, plot in zip(DISTRIBUTORS, table.sites, strict=True):
        about = (("site", site), ("short", site))
        yield Count("site", "city.distributors", {"site": site, "plot": name(*rules.ground.square(plot))}, about=about)
    yield Count("board", "city.board", {"side": rules.ground.side})
    yield Count("cap", "city.route-cap", {"cap": rules.cap})
    left = tuple((KINDS[kind], count) for kind, count in zip(SET_ASIDE, table.aside, strict=True) if count)
    yield Count("aside" if left else "aside-none", "city.pile-empty", {"kinds": left})


def _of_player(rules: Rules, table: Table, player: int) -> Iterator[Count]:
    """A player's markers, wherever they are, the plots that they lie on, and the shops that the player lacks."""
    plots = tuple(name(*rules.ground.square(plot)) for plot in members(table.marks[player]))
    later = max(rules.spare_markers - shops_built(table, player), 0)
    values = {"player": player, "hand": in_hand(rules, table, player), "plots": len(plots), "later": later}
    yield Count("markers", "city.markers", values, player)
    yield Count(
        "plots" if plots else "plots-none", "city.reserve", {"player": player, "count": len(plots), "names": plots}, player
    )
    lacks = tuple(shop for shop, stands in zip(SHOPS, table.shops[player], strict=True) if stands == LACKING)
    for shop, plot in zip(SHOPS, table.shops[player], strict=True):
        about = (("tile", shop), ("short", shop))
        if plot not in (LACKING, OFF_BOARD):
            stands = {"player": player, "shop": shop, "plot": name(*rules.ground.square(plot))}
            yield Count("shop", "city.auction-place", stands, player, about)
    yield Count("lacks" if lacks else "lacks-none", "city.one-each", {"player": player, "shops": lacks}, player)


def _routes(rules: Rules, table: Table, player: int, lengths: list[int]) -> Iterator[Count]:
    """How long the route of each shop is, or why it has no length yet."""
    for good, (shop, site) in enumerate(zip(SHOPS, DISTRIBUTORS, strict=True)):
        about = (("tile", shop), ("site", site), ("good", GOODS[good]), ("short", shop), ("short", site))
        values = {"player": player, "shop": shop, "site": site, "length": lengths[good], "cap": rules.cap}
        stands = table.shops[player][good]
        if stands == OFF_BOARD:
            yield Count("route-off", "city.auction-no-plot", values, player, about)
        elif stands == LACKING:
            yield Count("route-lacking", "city.route", values, player, about)
        elif not lengths[good]:
            yield Count("route-none", "city.route", values, player, about)
        else:
            capped = lengths[good] > rules.cap
            yield Count(
                "route-capped" if capped else "route", "city.route-cap" if capped else "city.route", values, player, about
            )
