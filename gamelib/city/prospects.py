"""What a move promises to whoever points at it: how long a shop's road would be at least, and whose way it makes longer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..core.moves import Move
from .bots.outlook import Outlook
from .engine import ENGINE
from .notation import Build, Lay, Reserve
from .plot_sets import name
from .rules import Rules
from .table import DISTRIBUTORS, GOODS, SHOPS, Table

Prospect = tuple[str, Mapping[str, object]]
"""The key of a sentence among the ruleset's ``prospects``, and its values."""
MOST = 2
"""Of so many shops it is told that their way gets longer."""


def prospects(rules: Rules, table: Table, player: int, move: Move) -> Iterator[Prospect]:
    """Of a reservation, how far it is to where each good comes from; of a building, that and whom it hurts.

    A way leads over roads and plots on which nothing is built; later there are fewer of these and never more, so that no
    road will be shorter.
    """
    if not isinstance(move, Reserve | Build | Lay):
        return
    now, plot = Outlook(rules, table), rules.ground.at(move.row, move.column)
    where = name(move.row, move.column)
    if isinstance(move, Reserve):
        if lacking := now.lacking(player):
            roads = tuple((SHOPS[good], now.length(good, plot)) for good in lacking)
            yield "reserve", {"plot": where, "roads": roads}
        return
    if isinstance(move, Build) and table.tile < len(GOODS):
        values = {"plot": where, "tile": SHOPS[table.tile], "site": DISTRIBUTORS[table.tile]}
        yield "build", {**values, "length": now.length(table.tile, plot)}
    yield from _longer(rules, table, move, now)


def _longer(rules: Rules, table: Table, move: Move, now: Outlook) -> Iterator[Prospect]:
    """The shops whose way gets longer, the worst first."""
    after = Outlook(rules, ENGINE.step(rules, table, move))
    hurt = [
        (after.length(good, shop) - now.length(good, shop), player, good, after.length(good, shop))
        for player, shops in enumerate(table.shops)
        for good, shop in enumerate(shops)
        if shop > 0
    ]
    for more, player, good, length in sorted(hurt, reverse=True)[:MOST]:
        if more:
            yield "longer", {"player": player, "tile": SHOPS[good], "length": length, "before": length - more}
