"""What a move gives up in the city game, where that is worth a word: a marker, coins, a plot, or one's own routes."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..engine.auction import bidders
from ..fixed import is_fixed
from ..notation import Bid, Build, Draw, Lay, Reserve
from ..table import GOODS, LACKING, OFF_BOARD
from .reasons import Reason, grown

MANY = 3
"""Blockers are worth a warning when at least one tile of so many in the pile is one."""


def said(view: View, move: Move) -> Reason | None:
    """The last marker, who comes first at equal bids, the risk of a blocker, or how one's own routes grow, while they count."""
    if is_fixed(view.rules, view.table, view.viewer):
        return None
    if isinstance(move, Reserve):
        return _marker(view)
    if isinstance(move, Bid):
        return _equal_bids(view, move.amount)
    if isinstance(move, Draw):
        return _blockers(view)
    return _longer(view, move) if isinstance(move, Build | Lay) else None


def _marker(view: View) -> Reason | None:
    """Whoever uses the last marker in hand can reserve no more."""
    built = sum(shop not in (LACKING, OFF_BOARD) for shop in view.table.shops[view.viewer])
    hand = view.rules.free_markers[built] - view.table.marks[view.viewer].bit_count()
    return ("cost-last-marker", {}) if hand == 1 else None


def _equal_bids(view: View, amount: int) -> Reason | None:
    """Where one comes at equal bids, with what a coin costs; without a coin, where that is the reason."""
    from ..strong.guide import loses_ties

    table, me = view.table, view.viewer
    order = bidders(view.rules, table)
    before = tuple(order[: order.index(me)])
    if not amount:
        key = "equal-lost-anew" if me == table.player else "equal-lost"
        return (key, {"before": before}) if table.marks[me] and loses_ties(view.rules, table, me) else None
    return ("equal-after" if before else "equal-first"), {"amount": amount, "before": before}


def _blockers(view: View) -> Reason | None:
    """A blocker that is drawn takes a plot of one's own."""
    table, me = view.table, view.viewer
    pile, blockers = sum(table.pile), sum(table.pile[len(GOODS) :])
    wanted = any(table.pile[good] and table.shops[me][good] == LACKING for good in range(len(GOODS)))
    warned = table.marks[me] and wanted and blockers * MANY >= pile
    return ("cost-blocker", {"blockers": blockers}) if warned else None


def _longer(view: View, move: Build | Lay) -> Reason | None:
    tiles = grown(view, move)
    return ("cost-longer", {"tiles": tiles}) if tiles >= 1 else None
