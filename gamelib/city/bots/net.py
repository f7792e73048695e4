"""What a construction brings on balance in the city game: one's own routes beside those of the others, plot against plot."""

from __future__ import annotations

from typing import NamedTuple

from ...core.moves import Move
from ...core.view import View
from ..notation import Build, Lay
from ..rules import Rules
from ..table import LACKING, OFF_BOARD, Table
from .outlook import Outlook


class Net(NamedTuple):
    """A construction beside the one elsewhere that is best for one's own routes; all in road tiles, at best.

    ``total`` is what one's four routes come to after it, ``grown`` by how much that is more than before it, ``least`` what they
    come to after the other one, ``other``; ``harm`` is by how much longer the routes of the rivals are than after that one.
    """

    total: int
    grown: int
    least: int
    other: Build | Lay | None
    harm: int

    @property
    def lost(self) -> int:
        """By how much one's own routes would be shorter after the other one."""
        return max(self.total - self.least, 0)


def tile_of(table: Table, move: Build | Lay) -> int:
    """What is built: the tile that was drawn, or a road or a blocker of one's own choice."""
    return move.tile if isinstance(move, Lay) else table.tile


def each_route(outlook: Outlook, player: int) -> dict[int, int]:
    """The route of each good for a player: of shops that stand, and of those that are planned on plots that the player has."""
    shops, plans = outlook.table.shops[player], outlook.plans(player)
    stand = {good: shop for good, shop in enumerate(shops) if shop != LACKING}
    built = {good: outlook.cap if shop == OFF_BOARD else outlook.length(good, shop) for good, shop in stand.items()}
    return dict(sorted((built | plans).items()))


def expected(outlook: Outlook, player: int) -> int:
    """The four routes of a player together."""
    return sum(each_route(outlook, player).values())


def grown(view: View, move: Build | Lay) -> int:
    """By how much one's own routes can be expected to grow through a construction."""
    now = expected(Outlook(view.rules, view.table), view.viewer)
    return routes_after(view, move)[0] - now


def net(view: View, move: Build | Lay) -> Net:
    """A construction on balance; beside nothing where there is no other plot to build on."""
    mine, theirs = routes_after(view, move)
    before = expected(Outlook(view.rules, view.table), view.viewer)
    elsewhere = {
        one: routes_after(view, one) for one in view.moves() if isinstance(one, Build | Lay) and _other_plot(one, move)
    }
    if not elsewhere:
        return Net(mine, mine - before, mine, None, 0)
    other = min(elsewhere, key=lambda one: (elsewhere[one][0], -elsewhere[one][1]))
    return Net(mine, mine - before, elsewhere[other][0], other, theirs - elsewhere[other][1])


def kept_to(view: View, move: Move) -> Move:
    """The construction, if it costs the others more than oneself beside the one elsewhere; else that other one."""
    if not isinstance(move, Build | Lay):
        return move
    found = net(view, move)
    return move if found.other is None or found.harm > found.lost or not found.lost else found.other


def _other_plot(one: Build | Lay, move: Build | Lay) -> bool:
    return (one.row, one.column) != (move.row, move.column)


def routes_after(view: View, move: Build | Lay) -> tuple[int, int]:
    """One's own routes after a construction, and those of all others together."""
    rules: Rules = view.rules
    then = Outlook(rules, view.engine.step(rules, view.table, move))
    others = sum(expected(then, player) for player in range(rules.players) if player != view.viewer)
    return expected(then, view.viewer), others
