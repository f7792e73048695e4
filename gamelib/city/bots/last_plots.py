"""The last plots of the city game, once the pile is empty: what a building or a road on each would do to everybody's routes.

From then on nothing is hidden. A plot that a player has reserved is sure to let that player's roads through; on any other a
rival may build. A road can wait, for nobody else can build on a plot that is held, unless it makes a score better at once.
"""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..engine.end import counted
from ..fixed import fixed
from ..notation import Build, Lay, Reserve
from ..plot_sets import members
from ..rules import Rules
from ..table import CHOOSE, GOODS, LACKING, OFF_BOARD, ROAD, Table
from .outlook import Outlook

FREE, HELD = 0.15, 0.4
"""How likely a plot that is free is built on where that does harm, and one that somebody else than the sufferer holds."""
OTHERS = 0.5
"""What is bad for all others together counts this much of what is good for oneself."""
AT_ONCE = 0.3
"""A point that a score is better at once counts this much: sooner or later that road would be laid anyway."""
ALIKE = 1e-9


def is_late(view: View) -> bool:
    """Whether the pile is empty and a player may reserve or lay, while scores can still change."""
    return view.phase == CHOOSE and not sum(view.table.pile) and not fixed(view.rules, view.table)


def best(view: View, move: Move) -> Move:
    """The reservation or the tile after which everybody's scores are best for the viewer; this move if it is as good."""
    worths: dict[tuple[object, ...], float] = {}
    moves: dict[tuple[object, ...], Move] = {_kind(one): one for one in reversed(view.moves())} | {_kind(move): move}
    for kind, one in moves.items():
        worths[kind] = worth(view.rules, view.engine.step(view.rules, view.table, one), view.viewer)
    most = max(worths.values())
    return move if worths[_kind(move)] >= most - ALIKE else moves[max(worths, key=lambda kind: worths[kind])]


def undeveloped(rules: Rules, table: Table) -> int:
    """The plots on which something may still be built."""
    return rules.ground.plots & ~(table.built | table.roads)


def growth(rules: Rules, table: Table, player: int, good: int, plot: int) -> int:
    """By how much a building on a plot would make the way to a shop that stands longer."""
    shop, built = table.shops[player][good], table.copy()
    if shop in (LACKING, OFF_BOARD):
        return 0
    built.built |= 1 << plot
    return Outlook(rules, built).length(good, shop) - Outlook(rules, table).length(good, shop)


def worth(rules: Rules, after: Table, me: int) -> float:
    """How a player stands after a move: the own score first, then those of the others."""
    each = [_expected(rules, after, player) for player in range(rules.players)]
    return OTHERS * (sum(each) - each[me]) / (len(each) - 1) - each[me]


def _expected(rules: Rules, table: Table, player: int) -> float:
    """What a player's routes may come to: over all that is open, what others may build on it, and roads not yet laid."""
    outlook, shops = Outlook(rules, table), table.shops[player]
    least = sum(rules.cap if shop < 0 else outlook.length(good, shop) for good, shop in enumerate(shops))
    total = least + AT_ONCE * (sum(counted(rules, table)[player]) - least)
    for plot in members(undeveloped(rules, table) & ~table.marks[player]) if any(table.aside) else ():
        chance = HELD if table.reserved >> plot & 1 else FREE
        total += chance * sum(growth(rules, table, player, good, plot) for good in range(len(GOODS)))
    return total


def _kind(move: Move) -> tuple[object, ...]:
    """What tells moves apart: blockers all do the same."""
    assert isinstance(move, Reserve | Build | Lay)
    return move.kind, move.row, move.column, isinstance(move, Lay) and move.tile == ROAD
