"""What a player plays for: short routes to four shops; which stand, how far they are, which are still to build, and where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .curves import route_lengths
from .engine.auction import bidders
from .fixed import fixed, is_fixed
from .plot_sets import members, name
from .rules import Rules
from .table import BID, BUILD, CHOOSE, GOODS, LACKING, OFF_BOARD, SHOPS, Table

Need = tuple[str, Mapping[str, object]]
"""The key of a sentence among the ruleset's ``needs``, and its values."""
COUNTED = {"lacking": ("built", "whole")}
"""What is counted in a sentence, for the bar below it: how much there is, and of how much."""


def needs(rules: Rules, table: Table, player: int) -> Iterator[Need]:
    """The plots to build on, where one comes at equal bids, what wins, the routes so far, and the shops still to be built.

    A score that can no longer change is told first; where that holds for all, there is nothing else to say.
    """
    plots = [_plots(rules, table, player)] if table.phase in (CHOOSE, BID) else []
    if table.phase in (CHOOSE, BUILD) and is_fixed(rules, table, player):
        yield ("all-fixed" if fixed(rules, table) else "own-fixed"), {}
        if fixed(rules, table):
            return
    yield from plots
    if table.phase == BID:
        yield _at_equal_bids(rules, table, player)
    shops, lengths = table.shops[player], route_lengths(rules, table)[player]
    yield "goal", {"shops": len(GOODS)}
    counted = [rules.cap if shops[good] == OFF_BOARD else min(lengths[good], rules.cap) for good in range(len(GOODS))]
    if any(counted):
        yield "routes", {"routes": tuple((shop, count) for shop, count in zip(SHOPS, counted, strict=True) if count)}
    for key, wanted in (("no-road", False), ("lacking", True)):
        named = tuple(SHOPS[good] for good, count in enumerate(counted) if not count and (shops[good] == LACKING) == wanted)
        if named:
            yield key, {"shops": named, "left": len(named), "built": len(GOODS) - len(named), "whole": len(GOODS)}
    if not all(counted) and not any("cap" in told for _, told in plots):
        yield "cap", {"cap": rules.cap}


def _at_equal_bids(rules: Rules, table: Table, player: int) -> Need:
    """Who would come before a bidder who bids just as much."""
    order = bidders(rules, table)
    before = tuple(order[: order.index(player)])
    key = "equal-first" if not before else "equal-last" if player == order[-1] else "equal-after"
    return key, {"before": before}


def _plots(rules: Rules, table: Table, player: int) -> Need:
    """The plots that a player can build on; without any, what becomes of a shop that is won."""
    own = tuple(name(*rules.ground.square(plot)) for plot in members(table.marks[player]))
    if own:
        last = len(own) == 1 and table.phase == CHOOSE and any(table.pile)
        return ("one-plot" if last else "plots"), {"count": len(own), "plots": own}
    if table.phase == BID:
        return "no-plot-bid", {"shop": SHOPS[table.tile], "cap": rules.cap}
    return ("no-plot", {"cap": rules.cap}) if LACKING in table.shops[player] else ("no-plot-left", {})
