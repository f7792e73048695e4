"""The end of the game, the routes and the scores."""

from __future__ import annotations

from ...core.events import Log
from ...core.state import Outcome
from ..route_lengths import lengths, shortest
from ..rules import Rules
from ..table import DISTRIBUTORS, GOODS, LACKING, NO_TILE, OFF_BOARD, OVER, SHOPS, Table


def full(rules: Rules, table: Table) -> bool:
    """Whether every plot is developed."""
    return not rules.ground.plots & ~(table.built | table.roads)


def finish(rules: Rules, table: Table, log: Log | None) -> None:
    """The last plot is developed: the game ends at once."""
    table.phase, table.actor, table.tile = OVER, None, NO_TILE
    if log is not None:
        log.add("city.end", "end", {"tiles": sum(table.pile)})
        _log_routes(rules, table, log)
        _log_scores(rules, table, log)


def counted(rules: Rules, table: Table) -> tuple[tuple[int, ...], ...]:
    """What each player's four routes count at the end; a shop that is not on the board counts the maximum."""
    found = [[rules.cap] * len(GOODS) for _ in range(rules.players)]
    for good, site in enumerate(table.sites):
        wanted = {shops[good]: player for player, shops in enumerate(table.shops) if shops[good] > 0}
        for shop, length in lengths(rules.ground, table.roads, site, wanted, rules.cap).items():
            found[wanted[shop]][good] = length
    return tuple(map(tuple, found))


def outcome(rules: Rules, table: Table) -> Outcome | None:
    """None while the game goes on; the lowest score wins, among equals the most money, then they share the win."""
    if table.phase != OVER:
        return None
    scores = tuple(sum(routes) - table.coins[player] for player, routes in enumerate(counted(rules, table)))
    return Outcome("city.end", scores, _winners(scores, table.coins))


def _winners(scores: tuple[int, ...], coins: tuple[int, ...]) -> tuple[int, ...]:
    best = min(zip(scores, (-coin for coin in coins), strict=True))
    return tuple(player for player in range(len(scores)) if (scores[player], -coins[player]) == best)


def _log_routes(rules: Rules, table: Table, log: Log) -> None:
    for player, shops in enumerate(table.shops):
        for good, shop in enumerate(shops):
            said = {"player": player, "shop": SHOPS[good], "site": DISTRIBUTORS[good], "cap": rules.cap}
            if shop == OFF_BOARD:
                log.add("city.route-cap", "route-off-board", said, (), ("city.auction-no-plot",))
            elif shop == LACKING:
                log.add("city.unbuilt-shop", "route-unbuilt", said, (), ("city.route-cap",))
            else:
                _log_route(rules, table, (good, shop), said, log)


def _log_route(rules: Rules, table: Table, where: tuple[int, int], said: dict[str, object], log: Log) -> None:
    here, (good, shop) = rules.ground, where
    path = shortest(here, table.roads, table.sites[good], shop)
    said = {**said, "length": len(path)}
    road = {"route": tuple(here.place(plot) for plot in path), "shop": here.place(shop), "site": here.place(table.sites[good])}
    if len(path) > rules.cap:
        log.add("city.route-cap", "route-capped", said, (), ("city.route",), road)
    else:
        log.add("city.route", "route", said, (), (), road)


def _log_scores(rules: Rules, table: Table, log: Log) -> None:
    ended = outcome(rules, table)
    assert ended is not None
    routes = counted(rules, table)
    for player, score in enumerate(ended.scores):
        said = {"player": player, "routes": sum(routes[player]), "coins": table.coins[player], "score": score}
        log.add("city.score", "score", said)
    best = min(ended.scores)
    tied = tuple(player for player, score in enumerate(ended.scores) if score == best)
    if len(tied) > 1:
        key = "tie-money" if len(ended.winners) == 1 else "tie-shared"
        most = table.coins[ended.winners[0]]
        log.add("city.tie", key, {"players": tied, "score": best, "winners": ended.winners, "coins": most})
    key = "winner" if len(ended.winners) == 1 else "shared-win"
    log.add("city.score", key, {"winners": ended.winners, "score": best})
