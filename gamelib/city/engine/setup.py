"""The table as it is set up, and the draw of where the distributors stand."""

from __future__ import annotations

from functools import cache

from ...core.events import Log
from ...core.moves import CHANCE
from ...core.table import replaced
from ..cut_plots import cuts, holds
from ..notation import Site, moves
from ..plot_sets import Ground, ground, name
from ..rules import EASY, HARD, Rules
from ..table import (
    BANK,
    BLOCKERS,
    DISTRIBUTORS,
    FIRST,
    FISH,
    GOODS,
    KINDS,
    LACKING,
    MONEY,
    NO_TILE,
    NOBODY,
    NOT_YET,
    NOWHERE,
    SET_ASIDE,
    SITE,
    SITING,
    TILES,
    Table,
    plot,
    purse,
)
from .end import finish, full
from .expropriation import become_roads

TIGHT = 4
"""The only size of board on which a draw by quarters can break a rule of connection."""


def opening(rules: Rules, log: Log | None = None) -> Table:
    """The table as it is set up: before the distributors are drawn, or with them where the rules say."""
    table = _bare(rules)
    if log is not None:
        _log_setup(rules, log)
    for good in SITING if rules.sites else ():
        _stand(rules, table, good, rules.given_sites[good], log)
    if rules.sites:
        _prepare(rules, table, log)
    return table


def _bare(rules: Rules) -> Table:
    players, goods = rules.players, len(GOODS)
    return Table(
        turn=0,
        phase=SITE,
        actor=CHANCE,
        player=NOBODY,
        sites=(NOWHERE,) * goods,
        shops=((LACKING,) * goods,) * players,
        blockers=(0,) * len(BLOCKERS),
        served=0,
        built=0,
        roads=0,
        marks=(0,) * players,
        coins=(rules.coins,) * players,
        pile=rules.pile,
        aside=rules.aside,
        tile=NO_TILE,
        bids=(NOT_YET,) * players,
    )


def _log_setup(rules: Rules, log: Log) -> None:
    players, pile, aside = rules.players, rules.pile, rules.aside
    log.add("city.board", "board", {"players": players, "side": rules.ground.side})
    money = tuple((BANK, purse(player), MONEY, rules.coins) for player in range(players) if rules.coins)
    log.add("city.money", "money", {"coins": rules.coins}, money, ("city.open-info",))
    log.add("city.markers", "markers", {"markers": rules.markers, "spare": rules.spare_markers})
    counted = tuple((KINDS[tile], count) for tile, count in enumerate(pile) if count)
    said = {"tiles": sum(pile), "shops": players, "blockers": sum(pile) - players * len(GOODS), "aside": sum(aside)}
    left = tuple((TILES[tile], count) for tile, count in zip(SET_ASIDE, aside, strict=True))
    log.add("city.pile", "pile", said, (), ("city.open-info",), {"pile": counted, "aside": left})
    if rules.demonstrations:
        log.add("city.option-demonstration", "demonstrations", {"count": pile[-1]})
    log.add("city.option-works", "works", {})


def next_site(table: Table) -> int:
    """The good whose distributor is placed next."""
    return _next(table.sites)


def _next(sites: tuple[int, ...]) -> int:
    return next(good for good in SITING if sites[good] == NOWHERE)


def sites_to_draw(rules: Rules, table: Table) -> int:
    """Where the next distributor may stand: the port in a corner; the others in corners, or each in a quarter of its own."""
    return sum(_ways(rules.ground.side, rules.setup, table.sites))


def site_weights(rules: Rules, table: Table) -> tuple[int, ...]:
    """In how many ways each of these places can be completed to a set-up that is not refused: what is refused is redrawn."""
    return tuple(_ways(rules.ground.side, rules.setup, table.sites).values())


def _ways(side: int, setup: str, sites: tuple[int, ...]) -> dict[int, int]:
    """The places of the next distributor as single bits, each with the ways to complete the set-up; none without a way.

    With a distributor in each quarter only a board of 4 by 4 can break a rule of connection, so that on all others no way
    needs to be tried.
    """
    return _tried(sites) if setup == HARD and side == TIGHT else dict.fromkeys(_places(ground(side), setup, sites), 1)


@cache
def _tried(sites: tuple[int, ...]) -> dict[int, int]:
    good = _next(sites)
    ways = {place: _completions(replaced(sites, good, place.bit_length() - 1)) for place in _places(ground(TIGHT), HARD, sites)}
    return {place: count for place, count in ways.items() if count}


def _places(here: Ground, setup: str, sites: tuple[int, ...]) -> list[int]:
    if _next(sites) == FISH or setup == EASY:
        return [1 << corner for corner in here.corners if corner not in sites]
    free = [quarter for quarter in here.quarters if not set(quarter) & set(sites)]
    return sorted(1 << spot for quarter in free for spot in quarter)


def _completions(sites: tuple[int, ...]) -> int:
    if NOWHERE in sites:
        return sum(_tried(sites).values())
    served = sum(1 << spot for spot in sites)
    return int(holds(ground(TIGHT), served, served))


def site_moves(rules: Rules, table: Table) -> tuple[Site, ...]:
    """Every place that the draw may give to the next distributor."""
    return moves(rules.ground.side).sites[next_site(table)](sites_to_draw(rules, table))


def site(rules: Rules, table: Table, move: Site, log: Log | None) -> None:
    """One distributor; after the last, whatever the distributors alone expropriate."""
    if log is not None:
        said = {"site": DISTRIBUTORS[move.good], "plot": name(move.row, move.column)}
        log.add("city.setup-draw", f"drawn-{rules.setup}", said)
    _stand(rules, table, move.good, rules.ground.at(move.row, move.column), log)
    if NOWHERE not in table.sites:
        _prepare(rules, table, log)


def _stand(rules: Rules, table: Table, good: int, spot: int, log: Log | None) -> None:
    table.sites = replaced(table.sites, good, spot)
    table.served |= 1 << spot
    table.built |= 1 << spot
    if log is not None:
        where = rules.ground.square(spot)
        flow = (("box",), plot(*where), DISTRIBUTORS[good], 1)
        log.add("city.distributors", "site", {"site": DISTRIBUTORS[good], "plot": name(*where)}, (flow,))


def _prepare(rules: Rules, table: Table, log: Log | None) -> None:
    """The distributors stand: expropriation at set-up, then the first player is drawn."""
    table.phase = FIRST
    become_roads(rules, table, cuts(rules.ground, table.built, table.served), log)
    if full(rules, table):
        finish(rules, table, log)
