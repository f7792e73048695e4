"""Why a move is good in the city game, as a key of the ruleset's words and its values."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..notation import Bid, Build, Draw, Lay, Reserve
from ..table import DISTRIBUTORS, SHOPS
from .outlook import Outlook

SCALE = 1.0
"""The standing is counted in points of the score."""

Reason = tuple[str, dict[str, object]]


def reason(view: View, move: Move) -> Reason:
    """What the move does to the routes that are to be expected: one's own, or those of whoever it hurts most."""
    rules, table, me = view.rules, view.table, view.viewer
    now = Outlook(rules, table)
    if isinstance(move, Reserve):
        return _reservation(now, me, rules.ground.at(move.row, move.column))
    if isinstance(move, Bid):
        return ("bid" if move.amount else "no-bid"), {}
    if isinstance(move, Draw):
        return "draw", {"plots": table.marks[me].bit_count()}
    if isinstance(move, Build | Lay):
        after = Outlook(rules, view.engine.step(rules, table, move))
        longer = {other: after.routes(other) - now.routes(other) for other in range(rules.players) if other != me}
        hurt = max(longer, key=lambda other: longer[other])
        if longer[hurt] >= 1:
            return "lengthens", {"player": hurt, "steps": round(longer[hurt])}
        return "own-routes", {"steps": round(after.routes(me))}
    return "stands-best", {}


def _reservation(now: Outlook, me: int, plot: int) -> Reason:
    """A plot for oneself, or one that somebody else would have used well."""
    steps = now.gains(me, [plot])[0]
    if steps > 0:
        length, good = _served_best(now, me, plot)
        return "reserve", {"steps": steps, "tile": SHOPS[good], "site": DISTRIBUTORS[good], "length": length}
    theirs = {other: now.gains(other, [plot])[0] for other in range(now.rules.players) if other != me}
    hurt = max(theirs, key=lambda other: theirs[other])
    return ("takes-away" if theirs[hurt] > 0 else "keeps-open"), {"player": hurt, "steps": theirs[hurt]}


def _served_best(now: Outlook, me: int, plot: int) -> tuple[int, int]:
    """The shortest road of a shop that this plot serves better than the player's others, and its good."""
    planned, bit = now.planned(me), 1 << plot
    roads = [(now.length(good, plot), good) for good in now.lacking(me)]
    return min((length, good) for length, good in roads if good not in planned or (length, bit) < planned[good])
