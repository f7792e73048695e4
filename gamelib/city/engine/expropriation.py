"""Expropriation: plots on which building would break a connection become roads at once, with the reason as data."""

from __future__ import annotations

from ...core.events import Log
from ..cut_plots import cut_off, cuts_after, sides
from ..plot_sets import members, name
from ..rules import Rules
from ..table import ROAD_TILES, ROADS, Table, hand, marker


def expropriate(rules: Rules, table: Table, plot: int, log: Log | None) -> None:
    """After a construction on this plot."""
    become_roads(rules, table, cuts_after(rules.ground, table.built, table.served, plot), log)


def become_roads(rules: Rules, table: Table, cut: int, log: Log | None) -> None:
    """These plots, where they are not roads already, become roads; their owners take their markers back."""
    cut &= ~table.roads
    if not cut:
        return
    if log is not None:
        for plot in members(cut):
            _log_road(rules, table, plot, log)
    table.roads |= cut
    if table.reserved & cut:
        table.marks = tuple(plots & ~cut for plots in table.marks)
    if log is not None:
        log_road_tiles(table, cut.bit_count(), log)


def reason(rules: Rules, table: Table, plot: int) -> tuple[tuple[str, ...], int, tuple[int, ...]]:
    """Why nothing may be built on this plot: the clauses, the sites that would lose access, the areas it would part."""
    lost = cut_off(rules.ground, table.built, table.served, plot)
    areas = sides(rules.ground, table.built, plot)
    clauses = (*(("city.access",) if lost else ()), *(("city.connected",) if len(areas) > 1 else ()))
    return clauses, lost, areas


def _log_road(rules: Rules, table: Table, plot: int, log: Log) -> None:
    here, (clauses, lost, areas) = rules.ground, reason(rules, table, plot)
    said = {"plot": name(*here.square(plot)), "sites": _names(rules, lost), "cut": _names(rules, sum(areas[1:]))}
    why = {
        "clauses": clauses,
        "plot": here.place(plot),
        "sites": here.places(lost),
        "sides": tuple(here.places(area) for area in areas),
    }
    key = "-".join(("road", *(clause.partition(".")[2] for clause in clauses)))
    log.add("city.expropriate", key, said, ((ROADS, here.place(plot), "road", 1),), clauses, why)
    for player, plots in enumerate(table.marks):
        if plots >> plot & 1:
            flow = (here.place(plot), hand(player), marker(player), 1)
            log.add("city.expropriate-marker", "marker-back", {"player": player, "plot": said["plot"]}, (flow,))


def _names(rules: Rules, plots: int) -> tuple[str, ...]:
    return tuple(name(*square) for square in rules.ground.squares(plots))


def log_road_tiles(table: Table, laid: int, log: Log) -> None:
    """Roads beyond the printed tiles are laid all the same."""
    beyond = table.roads.bit_count() - ROAD_TILES
    if beyond > 0 and laid:
        log.add("city.roads-unlimited", "roads-unlimited", {"tiles": ROAD_TILES, "beyond": beyond})
