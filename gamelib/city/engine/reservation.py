"""Reserving a plot: where it is allowed, and with how many markers."""

from __future__ import annotations

from ...core.events import Log
from ...core.table import replaced
from ..cut_plots import cuts_after
from ..notation import Reserve
from ..plot_sets import name
from ..rules import Rules
from ..table import Table, hand, marker, plot


def shops_built(table: Table, player: int) -> int:
    """How many of a player's shops stand on the board."""
    first, second, third, fourth = table.shops[player]
    return (first > 0) + (second > 0) + (third > 0) + (fourth > 0)


def in_hand(rules: Rules, table: Table, player: int) -> int:
    """The markers that a player can reserve with: those that neither a shop nor a reserved plot keeps."""
    return rules.free_markers[shops_built(table, player)] - table.marks[player].bit_count()


def first_round(rules: Rules, table: Table) -> bool:
    """Whether the player whose turn it is has never reserved: nobody can build before, so it is the player's first turn."""
    return table.turn <= rules.players


def reservable(rules: Rules, table: Table) -> int:
    """The empty plots that may be reserved: anywhere at first, then beside what is developed or reserved."""
    here, reserved = rules.ground, sum(table.marks)
    used = table.built | table.roads | reserved
    empty = here.plots ^ used
    if table.turn <= rules.players:
        return empty
    if rules.reserve_by_roads:
        near = here.beside(table.roads | reserved) & empty
        if near:
            return near
    stride = here.stride
    return (used << 1 | used >> 1 | used << stride | used >> stride) & empty


def reserve(rules: Rules, table: Table, move: Reserve, log: Log | None) -> None:
    """A marker goes from hand to the plot. Nothing is expropriated: a reserved plot is still undeveloped."""
    player, here = table.player, rules.ground
    spot = here.at(move.row, move.column)
    if log is not None:
        _log_reservation(rules, table, move, spot, log)
    table.marks = replaced(table.marks, player, table.marks[player] | 1 << spot)


def _log_reservation(rules: Rules, table: Table, move: Reserve, spot: int, log: Log) -> None:
    player, here = table.player, rules.ground
    said = {"player": player, "plot": name(move.row, move.column), "left": in_hand(rules, table, player) - 1}
    flow = (hand(player), plot(move.row, move.column), marker(player), 1)
    if first_round(rules, table):
        log.add("city.reserve-first", "reserve-first", said, (flow,), ("city.reserve",))
    else:
        log.add("city.reserve", "reserve", said, (flow,))
    bit = 1 << spot
    cut = cuts_after(here, table.built | bit, table.served | bit, spot) & ~table.roads
    if cut:
        plots = tuple(name(*square) for square in here.squares(cut))
        harmless = {"plot": said["plot"], "plots": plots}
        log.add("city.reserve-harmless", "harmless", harmless, witness={"plots": here.places(cut)})
